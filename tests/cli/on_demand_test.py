#!/usr/bin/env python3
"""The command loads what draws when it draws: a library that cannot be loaded stops pictures, and nothing else.

    on_demand_test.py FAIRWAY SOURCE_DIR
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

FAIRWAY, TOP = sys.argv[1], pathlib.Path(sys.argv[2])
POND = TOP / "samples/lake_race/duck-pond-a.course.yaml"
RECORD = TOP / "samples/pool/first-splash.record.yaml"
DRAWING = ("libcairo.so.2", "libpango-1.0.so.0", "libpangocairo-1.0.so.0", "libglib-2.0.so.0", "libgobject-2.0.so.0")
FILMS = ("libgif.so.7", "libwebp.so.7", "libwebpmux.so.3")


class OnDemandTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def call(self, broken, *words):
        """With empty files in the place of the libraries `broken`."""
        for name in broken:
            (self.folder / name).touch()
        return subprocess.run([FAIRWAY, *map(str, words)], capture_output=True, text=True,
                              env={**os.environ, "LD_LIBRARY_PATH": str(self.folder)})

    def test_what_draws_nothing_needs_nothing_that_draws(self):
        for words in (["--version"], ["validate", POND], ["par", POND], ["--help"]):
            with self.subTest(words=words):
                done = self.call(DRAWING + FILMS, *words)
                self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_a_picture_that_cannot_be_drawn_is_refused_and_not_begun(self):
        for name in DRAWING[:3]:
            with self.subTest(library=name):
                picture = self.folder / "pond.png"
                done = self.call([name], "export", POND, "-o", picture)
                self.assertEqual(done.returncode, 3)
                self.assertIn(name, done.stderr)
                self.assertFalse(picture.exists())
                (self.folder / name).unlink()

    def test_a_still_picture_needs_no_library_of_films(self):
        still = self.folder / "splash.png"
        self.assertEqual(self.call(FILMS, "export", RECORD, "-o", still).returncode, 0)
        self.assertTrue(still.exists())
        film = self.folder / "splash.gif"
        done = self.call(FILMS, "export", RECORD, "-o", film)
        self.assertEqual(done.returncode, 3)
        self.assertIn("libgif.so.7", done.stderr)
        self.assertFalse(film.exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
