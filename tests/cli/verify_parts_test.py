#!/usr/bin/env python3
"""`verify` in parts: --shard, --merge, --failures, --fail-fast, --time, --resume.

    verify_parts_test.py FAIRWAY SOURCE_DIR

The parts are run by GNU parallel, as docs/verify.md has it.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
CASES = pathlib.Path(sys.argv[2]).resolve() / "tests/cli/cases/lake_race"
FAILING = CASES / "verify_failing/files/pair.tileset.yaml"
SPLIT = CASES / "verify_split/files/pair.tileset.yaml"
GOOD = CASES / "verify_text/files/pair.tileset.yaml"
LETTERS = CASES / "verify_letters/files/pair.tileset.yaml"


def run(*words, **more):
    return subprocess.run([FAIRWAY, *map(str, words)], capture_output=True, text=True, timeout=300, **more)


class Parts(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def make(self, tileset, count, *options):
        """The JSON files of all parts."""
        files = [self.folder / f"part-{number}.json" for number in range(1, count + 1)]
        words = [FAIRWAY, "verify", tileset, *options, "--shard", f"{{}}/{count}", "--format", "json"]
        line = " ".join(map(str, words)) + f" > {self.folder}/part-{{}}.json"
        subprocess.run(["parallel", "--will-cite", "-j2", line, ":::", *map(str, range(1, count + 1))],
                       capture_output=True, timeout=300, check=False)
        return files

    def refused(self, files, reason):
        done = run("verify", "--merge", *files)
        self.assertEqual(done.returncode, 3, done)
        self.assertEqual(done.stdout, "")
        self.assertIn(reason, done.stderr)

    def test_all_parts_merge_to_the_bytes_of_one_run(self):
        chance = random.Random(7)
        for tileset in FAILING, SPLIT, GOOD, LETTERS:
            for options in [], ["--sample", "3", "--seed", "5"], ["--side", "dark"]:
                whole = run("verify", tileset, "--format", "json", *options)
                files = self.make(tileset, chance.randint(1, 9), *options)
                chance.shuffle(files)
                merged = run("verify", "--merge", *files)
                self.assertEqual(merged.stderr, "")
                self.assertEqual(merged.stdout, whole.stdout)
                self.assertEqual(merged.returncode, whole.returncode)

    def test_strict_holds_for_merged_parts_too(self):
        files = self.make(SPLIT, 2)
        loose, strict = run("verify", SPLIT), run("verify", SPLIT, "--strict")
        self.assertEqual(run("verify", "--merge", *files).returncode, loose.returncode)
        self.assertEqual(run("verify", "--merge", *files, "--strict").returncode, strict.returncode)

    def test_every_lake_is_in_exactly_one_part(self):
        whole = json.loads(run("verify", FAILING, "--format", "json").stdout)
        for count in 1, 2, 3, 5, 8, 20:
            parts = [json.loads(file.read_text()) for file in self.make(FAILING, count)]
            self.assertEqual(sum(part["lakes"] for part in parts), whole["lakes"])
            self.assertEqual([part["shard"] for part in parts], [[i, count] for i in range(1, count + 1)])

    def test_a_missing_part(self):
        files = self.make(FAILING, 4)
        self.refused(files[:1] + files[2:], "the run has 4 parts; missing is part 2")
        self.refused(files[:1], "missing are parts 2, 3 and 4")

    def test_a_part_given_twice(self):
        files = self.make(FAILING, 2)
        self.refused([*files, files[0]], "part 1 is given twice")

    def test_parts_of_different_runs(self):
        first = self.make(FAILING, 2)[0].rename(self.folder / "first.json")
        self.refused([first, self.make(SPLIT, 2)[1]], "another tile set, or the set was changed")
        self.refused([first, self.make(FAILING, 3)[1]], "it is part 2 of 3, not one of 2")
        self.refused([first, self.make(FAILING, 2, "--seed", "2")[1]], "--seed is not the same")
        self.refused([first, self.make(FAILING, 2, "--sample", "2")[1]], "--sample is not the same")

    def test_what_is_no_part(self):
        good = self.make(FAILING, 1)[0]
        bad = self.folder / "bad.json"
        part = json.loads(good.read_text())
        bad.write_text(run("verify", FAILING, "--format", "json").stdout)
        self.refused([bad], "this is a whole run, not a part")
        for text in "", "{", "[]", "null", "{\"schema\": 1}", "[" * 1000000:
            bad.write_text(text)
            self.refused([bad], "bad.json")
        self.refused([self.folder / "nowhere.json"], "cannot be read")
        for key in part:
            bad.write_text(json.dumps({k: v for k, v in part.items() if k != key}))
            if key != "failures_total":
                self.refused([bad], "bad.json: error: " + key)
            bad.write_text(json.dumps({**part, key: {"a": []}}))
            if key != "failures_total":
                self.refused([bad], "bad.json: error: ")
        bad.write_text(json.dumps({**part, "shard": [1, 1 << 60]}))
        self.refused([bad], "bad.json: error: shard")

    def test_a_part_that_stopped_early(self):
        files = self.make(FAILING, 2, "--fail-fast")
        self.refused(files, "stopped early; run this part without --fail-fast and --time")

    def test_wrong_calls(self):
        part = self.make(FAILING, 1)[0]
        for words in (["verify"], ["verify", "--merge"], ["verify", FAILING, "--merge", part],
                      ["verify", "--merge", part, "--seed", "2"], ["verify", "--merge", part, "--format", "text"],
                      *(["verify", FAILING, "--shard", shard] for shard in
                        ("0/4", "5/4", "1", "1/", "/4", "1/0", "-1/4", "1/4x", "1/99999999999999999999", "", "nan/4",
                         " 1/4", "1 / 4"))):
            done = run(*words)
            self.assertEqual(done.returncode, 2, words)
            self.assertEqual(done.stdout, "")

    def test_text_says_which_part_it_is(self):
        self.assertIn(", part 2 of 3, ", run("verify", FAILING, "--shard", "2/3").stdout)


class Failures(unittest.TestCase):
    def test_are_documents_that_fail_for_the_same_reason(self):
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch) / "new/failures"
            done = run("verify", FAILING, "--failures", folder, "--format", "json")
            report = json.loads(done.stdout)
            self.assertEqual(done.returncode, 1)
            courses = sorted(folder.glob("*.course.yaml"))
            lakes = sorted(folder.glob("*.lake.yaml"))
            self.assertEqual(len(courses), report["failures_total"])
            self.assertEqual(len(lakes), len({str(failure["layout"]) for failure in report["failures"]}))
            self.assertEqual(done.stderr, f"{len(lakes)} lakes and {len(courses)} courses written to {folder}\n")
            judged = run("validate", "--format", "json", *courses)
            self.assertEqual(judged.returncode, 1)
            for file, failure in zip(json.loads(judged.stdout)["files"], report["failures"], strict=True):
                self.assertIn(failure["code"], [f["code"] for f in file["findings"] if f["severity"] == "error"])
            self.assertEqual(run("fmt", "--check", *courses, *lakes).returncode, 0)

    def test_have_the_same_names_in_every_part(self):
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            run("verify", FAILING, "--failures", folder / "whole")
            for number in 1, 2, 3:
                run("verify", FAILING, "--failures", folder / "parts", "--shard", f"{number}/3")
            whole = {file.name: file.read_bytes() for file in (folder / "whole").iterdir()}
            parts = {file.name: file.read_bytes() for file in (folder / "parts").iterdir()}
            self.assertEqual(whole, parts)

    def test_a_folder_that_cannot_be_made(self):
        done = run("verify", FAILING, "--failures", "/proc/nowhere")
        self.assertEqual(done.returncode, 3)
        self.assertIn("/proc/nowhere: error: the folder cannot be created", done.stderr)


class FailFast(unittest.TestCase):
    def test_stops_at_the_first_lake_that_fails(self):
        whole = json.loads(run("verify", FAILING, "--format", "json").stdout)
        done = run("verify", FAILING, "--fail-fast", "--format", "json")
        first = json.loads(done.stdout)
        self.assertEqual(done.returncode, 1)
        self.assertTrue(first["stopped_early"])
        self.assertLess(first["lakes"], whole["lakes"])
        self.assertEqual({str(f["layout"]) for f in first["failures"]}, {str(whole["failures"][0]["layout"])})
        self.assertIn("up to the first that fails", run("verify", FAILING, "--fail-fast").stdout)

    def test_a_set_that_holds_is_verified_whole(self):
        whole, fast = (run("verify", GOOD, "--format", "json", *more).stdout for more in ([], ["--fail-fast"]))
        self.assertEqual(whole, fast)


def small_set():
    """Six tiles of a few cells: thousands of lakes, most of which fail, in little time."""
    tiles = "".join(f"""
      t{i}: {{map: ". . . . \\n . . . .\\n. . . .\\n . . . .\\n", slots: [{{race: {"ABC"[i % 3]}, at: [1, 2], letter: E}},
             {{race: {"ABC"[(i + 1) % 3]}, at: [4, 3], letter: {"W" if i % 2 else "NW"}}}]}}""" for i in range(6))
    return ("fairway: 1\nkind: tileset\ntile: {columns: 4, rows: 4}\nboard: {across: 3, down: 2}\nstrip: 2\n"
            f"sides:\n  dark:\n    stagger: odd\n    tiles:{tiles}\n")


class Resume(unittest.TestCase):
    """A stop and another run are one run. A millisecond is over after the first 512 lakes, on any machine."""
    ASKED = ["-", "--sample", "1100", "--seed", "3", "--format", "json"]

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.file = pathlib.Path(scratch.name) / "done"

    def refused(self, text, reason, *options):
        if text is not None:
            self.file.write_text(text)
        done = run("verify", FAILING, "--resume", self.file, *options)
        self.assertEqual((done.returncode, done.stdout), (3, ""), done)
        self.assertIn(reason, done.stderr)

    def test_runs_that_are_stopped_end_with_the_bytes_of_one_run(self):
        whole = run("verify", *self.ASKED, input=small_set()).stdout
        lakes = []
        for _ in range(3):
            done = run("verify", *self.ASKED, "--time", "1ms", "--resume", self.file, input=small_set())
            self.assertEqual((done.returncode, done.stderr), (1, ""))
            lakes.append(json.loads(done.stdout)["lakes"])
            self.assertEqual(json.loads(done.stdout).get("stopped_early", False), len(lakes) < 3)
            self.assertEqual("confidence" in json.loads(done.stdout), len(lakes) == 3)
        self.assertEqual(lakes, [512, 1024, 1100])
        self.assertEqual(done.stdout, whole)
        again = run("verify", *self.ASKED, "--resume", self.file, input=small_set())
        self.assertEqual(again.stdout, whole)

    def test_text_says_that_the_time_was_up(self):
        done = run("verify", *self.ASKED[:-2], "--time", "1ms", input=small_set())
        self.assertIn("512 lakes checked before time ran out", done.stdout)
        self.assertNotIn("confidence", done.stdout)

    def test_failures_are_kept(self):
        whole = run("verify", FAILING, "--format", "json")
        for _ in range(2):
            done = run("verify", FAILING, "--format", "json", "--resume", self.file)
            self.assertEqual((done.stdout, done.returncode), (whole.stdout, 1))
        folder = self.file.parent / "failures"
        self.refused(None, "only one of both has --failures", "--failures", folder)

    def test_a_file_of_another_run(self):
        run("verify", FAILING, "--resume", self.file)
        for options, reason in ((["--seed", "2"], "--seed is not the same"),
                                (["--sample", "3"], "--sample is not the same"),
                                (["--shard", "1/2"], "--shard is not the same")):
            self.refused(None, f"does not belong to this run: {reason}", *options)
        done = run("verify", GOOD, "--resume", self.file)
        self.assertEqual(done.returncode, 3)
        self.assertIn("another tile set, or the set was changed", done.stderr)

    def test_a_file_that_is_damaged(self):
        run("verify", FAILING, "--resume", self.file)
        text = self.file.read_text()
        kept = json.loads(text)
        for length in 0, 1, len(text) // 2, len(text) - 2:
            self.refused(text[:length], "done: error")
        for key in kept:
            if key != "failures_total":
                self.refused(json.dumps({k: v for k, v in kept.items() if k != key}), "done: error: " + key)
        for key, value in (("done", 1), ("done", 1 << 40), ("lakes", 9), ("courses", 1 << 50), ("raceable", 1),
                           ("shortest", None), ("failing_lakes", 9), ("routes", {**kept["routes"], "A": [[5, 1]]})):
            self.refused(json.dumps({**kept, key: value}), "done: error: ")

    def test_a_file_that_cannot_be_written(self):
        done = run("verify", GOOD, "--resume", "/proc/nowhere")
        self.assertEqual((done.returncode, done.stdout), (3, ""))
        self.assertIn("/proc/nowhere: error: ", done.stderr)

    def test_wrong_calls(self):
        for options in (["--resume", self.file, "--fail-fast"], ["--resume", self.file, "--side", "both"],
                        *(["--time", time] for time in ("", "10", "m", "0s", "-1m", "1.5h", "1001h", "10 m", "10d",
                                                        "99999999999999999999s"))):
            done = run("verify", GOOD, *options)
            self.assertEqual((done.returncode, done.stdout), (2, ""), options)
        self.assertFalse(self.file.exists())


class Proof(unittest.TestCase):
    """The summary that is committed beside the sample set `classic` belongs to the set as it is."""
    SAMPLES = pathlib.Path(sys.argv[2]).resolve() / "samples/lake_race"

    def test_of_the_classic_set(self):
        proof = json.loads((self.SAMPLES / "classic.verify.json").read_text())
        some = json.loads(run("verify", self.SAMPLES / "classic.tileset.yaml", "--side", "both", "--sample", "3",
                              "--format", "json").stdout)
        self.assertEqual(proof["schema"], some["schema"])
        self.assertEqual(proof["set"], some["set"],
                         "the set was changed: fairway verify classic.tileset.yaml --side both --format json > classic.verify.json")
        self.assertEqual((proof["side"], proof["sample"], proof["lakes"]), ("both", None, 2 * 46080))
        self.assertEqual((proof["courses"], proof["raceable"], proof["failures_total"]), (6635520, 6635520, 0))
        self.assertNotIn("stopped_early", proof)
        for race, routes in some["routes"].items():
            all_routes = dict(proof["routes"][race])
            for route, courses in routes:
                self.assertGreaterEqual(all_routes.get(route, 0), courses)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
