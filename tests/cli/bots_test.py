#!/usr/bin/env python3
"""`fairway race --bot`: the bots of docs/bots.md race, and bots that hang, die, flood or lie are reported and ended.

    bots_test.py FAIRWAY SOURCE_DIR
"""
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

FAIRWAY, TOP = sys.argv[1], pathlib.Path(sys.argv[2])
SAMPLES = TOP / "samples"
POOL = SAMPLES / "pool/paddling-pool.pool.yaml"
RIVER = SAMPLES / "river/quiet-backwater.river.yaml"

# By the heading under which docs/bots.md has it.
BOARDS = {
    "Lake race": (SAMPLES / "lake_race/duck-pond-a.course.yaml", ["--players", "3", "--pilots", "random"]),
    "River": (RIVER, ["--players", "2"]),
    "Crocodile pool": (POOL, ["--pilots", "quick"]),
    "Card regatta": (SAMPLES / "regatta/harbour.regatta.yaml", ["--players", "2"]),
}


def documented():
    page = (TOP / "docs/bots.md").read_text()
    return dict(re.findall(r"### ([^\n]+)\n.*?```python\n(.*?)```", page, re.S))


def running(*words):
    """Whether some process runs with exactly these words."""
    wanted = b"".join(word.encode() + b"\0" for word in words)
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cmdline").read_bytes() == wanted:
                return True
        except OSError:  # it has ended meanwhile
            pass
    return False


def ends(*words):
    """Whether no process runs with these words any more: one that was killed may still need a moment to be gone."""
    for _ in range(600):
        if not running(*words):
            return True
        time.sleep(0.05)
    return False


class Bots(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.record = self.folder / "it.record.yaml"

    def script(self, text, name="bot.py"):
        path = self.folder / name
        path.write_text(text)
        return f"{sys.executable} {path}"

    def race(self, board, *words):
        return subprocess.run([FAIRWAY, "race", board, *words, "-o", self.record], capture_output=True, text=True,
                              timeout=300)

    def fails(self, command, *words, board=RIVER):
        """A bot at seat 2 that stops the race. Gives what is said."""
        self.record.unlink(missing_ok=True)
        done = self.race(board, "--players", "2", "--bot", f"2={command}", *words)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertFalse(self.record.exists(), "nothing is written")
        self.assertRegex(done.stderr, r"the bot '.*' of seat 2 stops the race in turn \d+: ")
        return done.stderr

    def test_those_of_the_page_race(self):
        bots = documented()
        self.assertEqual(set(bots), set(BOARDS))
        for game, (board, words) in BOARDS.items():
            with self.subTest(game):
                self.assertLessEqual(len(bots[game].splitlines()), 20)
                done = self.race(board, *words, "--bot", f"2={self.script(bots[game])}", "--seed", "3")
                self.assertEqual(done.returncode, 0, done.stderr)
                replayed = subprocess.run([FAIRWAY, "replay", self.record], capture_output=True, text=True)
                self.assertEqual(replayed.returncode, 0, replayed.stdout + replayed.stderr)

    def test_two_of_them_race_each_other_and_again_alike(self):
        bot = self.script(documented()["Crocodile pool"])
        records = []
        for _ in range(2):
            done = self.race(POOL, "--bot", f"1={bot}", "--bot", f"2={bot}")
            self.assertEqual(done.returncode, 0, done.stderr)
            records.append(self.record.read_text())
        self.assertEqual(*records)

    def test_those_of_the_page_are_simulated(self):
        for game, (board, words) in BOARDS.items():
            with self.subTest(game):
                bot = f"2={self.script(documented()[game])}"
                done = subprocess.run([FAIRWAY, "simulate", board, *words, "--bot", bot, "--races", "2", "--seed", "5",
                                       "--format", "json"], capture_output=True, text=True, timeout=300)
                self.assertEqual(done.returncode, 0, done.stderr)
                said = json.loads(done.stdout)
                self.assertEqual((said["schema"], said["races"], said["seed"]), ("fairway-bot-simulation-1", 2, 5))
                self.assertEqual(said["seats"][1]["pilot"], "bot")
                if said["unfinished"] == 0:
                    self.assertAlmostEqual(sum(seat["win_rate"] for seat in said["seats"]), 1)

    def test_simulated_races_are_those_that_race_plays(self):
        bot = f"2={self.script(documented()['River'])}"
        words = ["--players", "2", "--bot", bot]
        turns, points = [], [0, 0]
        for seed in ("8", "9"):
            self.assertEqual(self.race(RIVER, *words, "--seed", seed).returncode, 0)
            replayed = json.loads(subprocess.run([FAIRWAY, "replay", self.record, "--format", "json"],
                                                 capture_output=True, text=True).stdout)
            turns.append(self.record.read_text().count("roll:"))
            for winner in replayed["winners"]:
                points[winner - 1] += 1 / len(replayed["winners"])
        done = subprocess.run([FAIRWAY, "simulate", RIVER, *words, "--races", "2", "--seed", "8", "--format", "json"],
                              capture_output=True, text=True, timeout=300)
        said = json.loads(done.stdout)
        self.assertAlmostEqual(said["mean_turns"], sum(turns) / 2)
        self.assertEqual([2 * seat["win_rate"] for seat in said["seats"]], points)

    def test_one_that_dies_stops_the_simulation(self):
        done = subprocess.run([FAIRWAY, "simulate", RIVER, "--players", "2", "--bot", "2=exit 3"], capture_output=True,
                              text=True, timeout=300)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("of seat 2 stops the race in turn", done.stderr)

    def test_a_choice_may_be_written_out(self):
        bot = self.script("import json, sys\nfor line in sys.stdin:\n"
                          "    print(json.dumps({'choice': json.loads(line)['choices'][0]}), flush=True)\n")
        self.assertEqual(self.race(RIVER, "--players", "2", "--bot", f"1={bot}").returncode, 0)

    def test_one_that_hangs_is_ended_with_what_it_started(self):
        said = self.fails("sleep 98765 & sleep 98764", "--bot-time", "0.3")
        self.assertIn("it did not answer within 0.3 s (--bot-time)", said)
        self.assertTrue(ends("sleep", "98765") and ends("sleep", "98764"), "nothing is left running")

    def test_one_that_dies_is_heard(self):
        said = self.fails("echo I lost my oars >&2; exit 3")
        self.assertIn(": it ended\nIt wrote to standard error:\nI lost my oars\n", said)

    def test_one_that_is_not_there(self):
        self.assertIn("not found", self.fails("/nowhere/to/be/found"))

    def test_one_that_floods(self):
        self.assertIn("it said more than 1 MiB without an answer", self.fails("tr '\\0' x </dev/zero"))
        self.assertIn("its answer", self.fails("yes"))
        self.fails("yes '{\"play\": 0}' | tr -d '\\n'")
        self.fails("yes >&2")

    def test_one_that_lies(self):
        for answer, why in {"{\"play\": 99}": "it plays choice 99 of ",
                            "{\"play\": -1}": "it plays choice -1 of ",
                            "{\"play\": \"0\"}": "neither {\"play\": index} nor",
                            "{\"choice\": {\"boat\": 8}}": "its choice is refused: seat 2 rolled wind",
                            "{\"choice\": {\"at\": [1, 1]}}": "its choice is refused",
                            "{\"play\": 0, \"choice\": {}}": "neither",
                            "[]": "neither",
                            "boat 4": "its answer cannot be read: it is not valid JSON"}.items():
            with self.subTest(answer):
                bot = self.script(f"import sys\nfor line in sys.stdin:\n    print({answer!r}, flush=True)\n")
                self.assertIn(why, self.fails(bot))

    def test_ctrl_c_ends_all(self):
        # A shell that runs the tests in the background ignores the signal, and so would all that they start.
        process = subprocess.Popen([FAIRWAY, "race", RIVER, "--bot", "1=sleep 98763", "--bot-time", "600", "-o", self.record],
                                   stderr=subprocess.PIPE, text=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.addCleanup(process.kill)
        deadline = time.monotonic() + 60
        while not running("sleep", "98763"):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        self.assertEqual((process.returncode, said), (130, "fairway: stopped\n"))
        self.assertTrue(ends("sleep", "98763"))

    def test_a_signal_that_ends_the_race_ends_all(self):
        # However it comes: a program that is killed cannot end its bots itself.
        for name, number in (("SIGTERM", 98762), ("SIGHUP", 98760), ("SIGKILL", 98758)):
            with self.subTest(name):
                words = [["sleep", str(number)], ["sleep", str(number - 1)]]
                bot = f"{' '.join(words[0])} & {' '.join(words[1])}; true"
                process = subprocess.Popen([FAIRWAY, "race", RIVER, "--bot", f"1={bot}", "--bot-time", "600", "-o",
                                            self.record], stderr=subprocess.DEVNULL,
                                           preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL))
                self.addCleanup(process.wait)
                self.addCleanup(process.kill)
                deadline = time.monotonic() + 60
                while not all(running(*each) for each in words):
                    self.assertLess(time.monotonic(), deadline)
                    time.sleep(0.02)
                process.send_signal(getattr(signal, name))
                self.assertEqual(process.wait(timeout=60), -getattr(signal, name))
                self.assertTrue(all(ends(*each) for each in words), "nothing is left running")
                self.assertFalse(self.record.exists(), "nothing is written")

    def test_calls_that_cannot_be(self):
        for words, why in ((["--bot", "./mine"], "--bot takes a seat and a command"),
                           (["--bot", "2="], "--bot takes a seat and a command"),
                           (["--bot", "x=./mine"], "--bot takes a seat and a command"),
                           (["--bot", "3=./mine"], "there are seats 1 to 2"),
                           (["--bot", "1=a", "--bot", "1=b"], "seat 1 has two bots"),
                           (["--bot-time", "3"], "--bot-time needs --bot"),
                           (["--bot", "1=a", "--placement", "random"], "the players place their tiles themselves")):
            with self.subTest(words):
                done = self.race(POOL, *words)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertIn(why, done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
