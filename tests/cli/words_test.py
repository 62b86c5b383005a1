#!/usr/bin/env python3
"""What the words of the command promise beyond one call: templates, help, colours, watching.

    words_test.py FAIRWAY SOURCE_DIR
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
TOP = pathlib.Path(sys.argv[2]).resolve()


def run(*words, **more):
    return subprocess.run([FAIRWAY, *words], capture_output=True, text=True, timeout=60, **more)


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


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
