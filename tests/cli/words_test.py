#!/usr/bin/env python3
"""What the words of the command promise beyond one call: templates, help, colours, watching.

    words_test.py FAIRWAY SOURCE_DIR
"""
import json
import os
import pathlib
import pty
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
TOP = pathlib.Path(sys.argv[2]).resolve()


def run(*words, **more):
    return subprocess.run([FAIRWAY, *words], capture_output=True, text=True, timeout=60, **more)


def run_at_terminal(*words, **environment):
    """What a person sees, both streams together."""
    ours, theirs = pty.openpty()
    clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    with subprocess.Popen([FAIRWAY, *words], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
                          env={**clean, **environment}) as called:
        os.close(theirs)
        seen = b""
        while True:
            try:
                piece = os.read(ours, 4096)
            except OSError:  # how Linux tells that the other side is closed
                break
            if not piece:
                break
            seen += piece
    os.close(ours)
    return seen.decode().replace("\r\n", "\n")


class InFolder(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)


class Templates(InFolder):
    def test_each_is_valid_and_canonical(self):
        kinds = run("new").stdout.split()
        self.assertGreaterEqual(len(kinds), 3)
        for kind in kinds:
            file = str(self.folder / (kind.replace("/", "-") + ".yaml"))
            self.assertEqual(run("new", kind, "-o", file).returncode, 0)
            for check in (["validate", "--strict"], ["fmt", "--check"]):
                done = run(*check, file)
                self.assertEqual(done.returncode, 0, kind + done.stdout + done.stderr)
            self.assertEqual(run("new", kind).stdout, pathlib.Path(file).read_text())


class Choice(unittest.TestCase):
    def test_what_is_ignored_is_in_no_sarif(self):
        file = str(TOP / "samples/lake_race/findings/G03-full-circle.course.yaml")
        for words, codes in (([], {"G03"}), (["--ignore", "G"], set()), (["--select", "C"], set())):
            log = json.loads(run("validate", "--format", "sarif", file, *words).stdout)
            self.assertEqual({result["ruleId"] for result in log["runs"][0]["results"]}, codes)


class Explanations(unittest.TestCase):
    def test_are_wrapped_at_a_terminal_only(self):
        piped = run("explain", "G03", env={**os.environ, "COLUMNS": "40"}).stdout
        self.assertGreater(max(map(len, piped.splitlines())), 80)
        for columns in ("40", "72"):
            shown = run_at_terminal("explain", "G03", COLUMNS=columns)
            self.assertLessEqual(max(map(len, shown.splitlines())), int(columns))
            self.assertEqual(shown.split(), piped.split())
        usual = run_at_terminal("explain", "G03").splitlines()
        self.assertTrue(40 < max(map(len, usual)) <= 80)
        self.assertTrue(all(line.startswith("  ") for line in usual if line.startswith(" ")))

    def test_of_all_checks_as_json(self):
        tree = json.loads(run("explain", "--format", "json").stdout)
        self.assertEqual(tree["schema"], "fairway-checks-1")
        listed = [line.split()[:2] for line in run("explain").stdout.splitlines()]
        self.assertEqual([[check["code"], check["name"]] for check in tree["checks"]], listed)
        codes = {check["code"] for check in tree["checks"]}
        for check in tree["checks"]:
            self.assertLessEqual(set(check["needs"]), codes)


class Colours(InFolder):
    def test_of_problems_are_for_terminals_that_want_them(self):
        file = self.folder / "a.lake.yaml"
        file.write_text("fairway: 1\nkind: lake\nstrip: many\n")
        for command in (["validate"], ["fmt"], ["courses"], ["par"]):
            words = [*command, str(file)]
            shown = run_at_terminal(*words)
            self.assertIn("\033[1;31merror\033[0m", shown)
            self.assertIn("\033[1;31m^\033[0m", shown)
            self.assertNotIn("\033", run(*words).stderr)
            plain = run_at_terminal(*words, NO_COLOR="1")
            self.assertNotIn("\033", plain)
            self.assertEqual(plain, run(*words).stderr)


class Watching(InFolder):
    def wait(self, called):
        """The errors up to the line that tells that it waits."""
        lines = []
        for line in called.stderr:
            lines.append(line)
            if "waiting for changes" in line:
                return lines
        self.fail("ended: " + "".join(lines))

    def test_sees_the_file_and_what_it_refers_to(self):
        for name in ("duck-pond.lake.yaml", "duck-pond-a.course.yaml"):
            shutil.copy(TOP / "samples/lake_race" / name, self.folder)
        lake = self.folder / "duck-pond.lake.yaml"
        course = self.folder / "duck-pond-a.course.yaml"
        with subprocess.Popen([FAIRWAY, "validate", "-q", "--watch", str(course)], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True) as called:
            first = self.wait(called)
            self.assertRegex(first[0], r"^fairway: \d\d:\d\d:\d\d: waiting for changes of 2 files \(Ctrl-C stops\)\n$")
            whole = lake.read_text()
            lake.write_text("nothing of ours\n")
            self.assertIn("duck-pond.lake.yaml", self.wait(called)[0])
            lake.unlink()
            self.assertIn("No such file", self.wait(called)[0])
            lake.write_text(whole)
            self.assertEqual(len(self.wait(called)), 1)
            course.write_text(course.read_text().replace("race: A", "race: D"))
            self.assertIn("error: race", self.wait(called)[0])
            called.send_signal(signal.SIGINT)
            self.assertEqual(called.wait(60), 130)
            self.assertEqual(called.stdout.read(), "")

    def test_sees_new_files_of_a_folder(self):
        shutil.copy(TOP / "samples/lake_race/duck-pond.lake.yaml", self.folder)
        with subprocess.Popen([FAIRWAY, "validate", "-q", "--watch", str(self.folder)], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True) as called:
            self.assertIn("1 file ", self.wait(called)[0])
            shutil.copy(self.folder / "duck-pond.lake.yaml", self.folder / "copy.lake.yaml")
            self.assertIn("2 files ", self.wait(called)[-1])
            called.send_signal(signal.SIGINT)
            self.assertEqual(called.wait(60), 130)


class StandardOutput(InFolder):
    def test_has_what_a_file_would_have(self):
        lake = str(TOP / "samples/lake_race/duck-pond.lake.yaml")
        for form in ("yaml", "json", "svg", "png"):
            file = self.folder / ("out." + form)
            self.assertEqual(run("export", lake, "-o", str(file)).returncode, 0)
            done = subprocess.run([FAIRWAY, "export", lake, "-o", "-", "--to", form], capture_output=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertEqual(done.stdout, file.read_bytes(), form)
        self.assertEqual(run("export", lake, "-o", "-").stdout, (self.folder / "out.yaml").read_text())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
