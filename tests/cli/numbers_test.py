#!/usr/bin/env python3
"""No number that people would not write gets past an option of a command.

    numbers_test.py FAIRWAY

The options are those that --help names, so one that is added later is tested too.
"""
import os
import pathlib
import re
import subprocess
import sys
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())

NEVER = ["nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "INF", "infinity", "0x10", "0x1p3", "1e999", "-1e999",
         "99999999999999999999999999", "-99999999999999999999999999", "12abc", "1 2", " 5", "5 ", "5\t", "", " ", "-",
         "+", "+-1", "1e", ".", "5,5", "\u0665", "true", "1_000", "1'000"]
NEVER_WHOLE = ["1.5", "1e3", "2.0", ".5"]
WHOLE = ["--seed", "--players", "--races", "--max-dice", "--sample", "--tries", "--count", "--damage", "--depth", "--states"]
LISTS = [("par", "--dice"), ("par", "--rolled"), ("compare", "--assignment")]


def run(*words):
    return subprocess.run([FAIRWAY, *words], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL,
                          env={**os.environ, "COLUMNS": "1000"})


def commands():
    listed = run("--help").stdout.split("Commands:\n")[1].split("\n\n")[0]
    return re.findall(r"^  ([a-z-]+) ", listed, re.MULTILINE)


def numeric_options(command):
    """(option, whether it takes whole numbers, whether it takes several)"""
    text = run(command, "--help").stdout
    found = re.findall(r"^  (?:-\w, )?(--[a-z-]+)(?:, --[a-z-]+)* N  (.*)$", text, re.MULTILINE)
    return [(name, name in WHOLE, (command, name) in LISTS) for name, rest in found
            if name == "--seed" or re.search(r"\(.*\d to \d.*\)$", rest)]


class Numbers(unittest.TestCase):
    def refused(self, *words):
        done = run(*words)
        self.assertEqual(done.returncode, 2, (words, done.stdout[:200], done.stderr))
        self.assertEqual(done.stdout, "", words)
        self.assertTrue(done.stderr.startswith("fairway: "), (words, done.stderr))
        return done.stderr

    def test_every_numeric_option_of_every_command(self):
        options = [(command, *option) for command in commands() for option in numeric_options(command)]
        self.assertGreater(len(options), 30)
        for number, (command, option, whole, several) in enumerate(options):
            # All are read by the same code, so each gets a third of what is never a number, and the next one another.
            for value in (NEVER + (NEVER_WHOLE if whole else []))[number % 3::3]:
                if several and value == "5,5":
                    continue
                words = [f"{option}={value}"] if value else [option, value]
                message = self.refused(command, *words, "nowhere.yaml")
                self.assertIn(option, message)

    def test_the_ones_that_were_there_when_this_was_written(self):
        known = {(command, name) for command in commands() for name, _, _ in numeric_options(command)}
        for command, names in {"export": ["--dpi", "--hex", "--race"],
                               "print": ["--hex", "--margin", "--overlap", "--back-x", "--back-y"],
                               "verify": ["--sample", "--seed"], "race": ["--players", "--seed"],
                               "par": ["--max-dice", "--sink-penalty", "--dice", "--damage", "--owed", "--rolled"],
                               "simulate": ["--players", "--races", "--seed", "--max-dice", "--sink-penalty"]}.items():
            for name in names:
                self.assertIn((command, name), known)

    def test_the_message_says_what_is_expected(self):
        self.assertEqual(self.refused("par", "--sink-penalty", "nan", "a.yaml").splitlines()[0],
                         "fairway: --sink-penalty: expected a number from 0 to 1000000, found 'nan'")
        self.assertEqual(self.refused("par", "--max-dice", "", "a.yaml").splitlines()[0],
                         "fairway: --max-dice: expected a whole number from 1 to 18, found nothing")
        self.assertEqual(self.refused("race", "--seed", "-1", "a.yaml", "-o", "b").splitlines()[0],
                         "fairway: --seed: expected a whole number from 0 to 18446744073709551615, found '-1'")

    def test_what_people_write_is_taken(self):
        for words in (["par", "--sink-penalty", "1e2"], ["par", "--sink-penalty", "+60.5"], ["par", "--max-dice", "06"],
                      ["simulate", "--seed", "18446744073709551615"], ["simulate", "--races", "010"],
                      ["verify", "--sample", "4294967296"]):
            self.assertEqual(run(*words, "nowhere.yaml").returncode, 3, words)
        self.assertEqual(run("print", "nowhere.yaml", "-o", "a.pdf", "--mode", "tiles", "--back-x", "-1.5").returncode, 3)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
