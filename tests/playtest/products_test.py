#!/usr/bin/env python3
"""Pictures for makers of boards: exactly as many pixels as they ask for, nothing of the board outside of the safe zone.

    products_test.py FAIRWAY SOURCE_DIR
"""
import pathlib
import re
import struct
import sys
import tempfile
import unittest
import zlib

from archive import BOARDS, call, export, png_size

FAIRWAY = TOP = None
DPI, BLEED = 300, 0.125  # inches on each side; the safe zone is as much again inside of the cut


def products():
    """The names that the command lists, with the inches of the finished board."""
    listed = call(FAIRWAY, "export", TOP / BOARDS["pool"], "-o", "x.png", "--for", "?").stderr
    return {name: (int(w), int(h)) for name, w, h in re.findall(r"^  (\S+): .*, (\d+) x (\d+) in$", listed, re.M)}


def chunks(png):
    at = 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        yield kind, png[at + 8:at + 8 + length]
        at += 12 + length


def columns(png, wanted):
    """The colours of some columns, row by row; our rows are differences to the row above (filter 2)."""
    width, height = png_size(png)
    lines = zlib.decompress(b"".join(content for kind, content in chunks(png) if kind == b"IDAT"))
    above = [(0, 0, 0)] * len(wanted)
    for row in range(height):
        start = row * (3 * width + 1)
        assert lines[start] == 2
        above = [tuple((a + lines[start + 1 + 3 * x + i]) & 255 for i, a in enumerate(old)) for old, x in zip(above, wanted)]
        yield above


class Products(unittest.TestCase):
    def made(self, board, product, *options):
        with tempfile.TemporaryDirectory() as folder:
            return export(FAIRWAY, TOP / BOARDS[board], f"{folder}/x.png", "--for", product, *options).read_bytes()

    def test_every_product_has_its_pixels_with_bleed_at_three_hundred_an_inch(self):
        sizes = products()
        self.assertGreaterEqual(len(sizes), 10)
        for name, inches in sizes.items():
            with self.subTest(product=name):
                png = self.made("river", name)
                width, height = png_size(png)
                # Some makers round the finished size: what counts is a whole number of quarter inches.
                self.assertEqual((width % 75, height % 75), (0, 0))
                self.assertLessEqual(abs(width / DPI - 2 * BLEED - inches[0]), 0.01)
                self.assertLessEqual(abs(height / DPI - 2 * BLEED - inches[1]), 0.01)
                per_metre = struct.unpack(">IIB", dict(chunks(png))[b"pHYs"])
                self.assertEqual(per_metre, (11811, 11811, 1))
        self.assertEqual(png_size(self.made("lake", "thegamecrafter-quadfold")), (5475, 5475))

    def test_nothing_of_the_board_is_outside_of_the_safe_zone(self):
        for board in BOARDS:
            with self.subTest(board=board):
                png = self.made(board, "thegamecrafter-half-board")
                width, height = png_size(png)
                margin = int(2 * BLEED * DPI)
                edges = [*range(0, margin, 7), margin - 1, *range(width - margin, width, 7), width - 1]
                inside = [width // 2, width // 2 + 100]
                colours, board_colours = set(), set()
                for row, pixels in enumerate(columns(png, edges + inside)):
                    colours |= set(pixels[:len(edges)])
                    if row < margin or row >= height - margin:
                        colours |= set(pixels)
                    board_colours |= set(pixels[len(edges):])
                self.assertEqual(len(colours), 1)
                self.assertGreater(len(board_colours), 5)

    def test_pieces_are_not_printed_on_the_board(self):
        plain = self.made("river", "thegamecrafter-half-board")
        self.assertEqual(plain, self.made("river", "thegamecrafter-half-board", "--hide", "boats"))
        self.assertNotEqual(plain, self.made("river", "thegamecrafter-half-board", "--layers", "boats,places,names"))

    def test_two_pictures_are_the_same_bytes(self):
        self.assertEqual(self.made("pool", "thegamecrafter-half-board"), self.made("pool", "thegamecrafter-half-board"))

    def test_wrong_calls_are_refused(self):
        board = TOP / BOARDS["pool"]
        for words, why in (((".png", "--for", "chessboard"), "thegamecrafter-quadfold"), ((".svg", "--for", "thegamecrafter-quadfold"), "--for needs a .png"),
                           ((".png", "--for", "thegamecrafter-quadfold", "--width", "800"), "--width cannot be used with --for")):
            with tempfile.TemporaryDirectory() as folder:
                done = call(FAIRWAY, "export", board, "-o", f"{folder}/x{words[0]}", *words[1:])
                self.assertEqual(done.returncode, 2)
                self.assertIn(why, done.stderr)
                self.assertEqual(list(pathlib.Path(folder).iterdir()), [])


if __name__ == "__main__":
    FAIRWAY, TOP = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
