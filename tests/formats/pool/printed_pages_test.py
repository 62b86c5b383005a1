#!/usr/bin/env python3
"""Prints pools and their tiles and measures the pages with poppler, as a ruler would.

    printed_pages_test.py FAIRWAY_MANY

Skipped (77) without poppler.
"""
import math
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from pages import (PAPERS, Printer, expect_fonts_inside, expect_paper, grey, have_poppler, longest_run, page,  # noqa: E402
                   page_sizes, run_checks, words_of)

printed = Printer(sys.argv[1], "pool")
LIDO = "hotel-lido.pool.yaml"
STEP = 25.4 / 6  # the tiles' places are whole steps apart
BLEED = 3


def check_bars(folder):
    """Every page of every kind has a bar of 100 mm (50 where there is no room)."""
    for options in (("--mode", "poster"), ("--mode", "poster", "--paper", "Letter", "--square", 40), ("--mode", "tiles"),
                    ("--mode", "tiles", "--paper", "A5"), ("--mode", "tiles", "--paper", "A3", "--landscape")):
        pdf = printed(folder, LIDO, *options)
        for number, size in enumerate(page_sizes(pdf), 1):
            lengths = [longest_run(row) / 4 for row in grey(pdf, number, 101.6)]
            assert any(abs(length - 100) < 0.6 for length in lengths), f"{options}: page {number} has no bar"


def check_square(folder):
    """A pool of one square: the lines at its two edges are one square apart."""
    pool = folder / "one.pool.yaml"
    pool.write_text("fairway: 1\nkind: pool\nmap: |\n  .\nladders: []\nstart:\n  red:\n    - {row: 1, swimmers: 1}\n"
                    "  yellow:\n    - {row: 1, swimmers: 1}\n")
    for size in (25, 40):
        pdf = printed(folder, pool, "--paper", "board", "--ink", "low", "--square", size)
        rows = grey(pdf, 1)
        # Where neither slab nor triangle nor label is: a little above the lower edge.
        y = int((10 + 2 + size * (0.44 + 0.85)) * 10)
        dark = [x for x, value in enumerate(rows[y]) if value < 120]
        groups = [x for i, x in enumerate(dark) if i == 0 or x - dark[i - 1] > 5]
        ends = [x for i, x in enumerate(dark) if i + 1 == len(dark) or dark[i + 1] - x > 5]
        middles = [(a + b) / 2 for a, b in zip(groups, ends)]  # rim, edge, edge, rim
        assert len(middles) >= 4, middles
        measured = (middles[-2] - middles[1]) / 10
        assert abs(measured - size) < 0.3, f"a square of {size} mm measures {measured} mm"


def tile_places(paper, square, margin=10, foot=11):
    """The middles of the tiles on a sheet of fronts, in steps, and how far a tile and its bleed reach in millimetres."""
    whole = 0.84 * square + 2 * BLEED
    pitch = math.ceil(whole / STEP - 1e-9)
    columns = 1 + int((paper[0] - 2 * margin - whole) / (pitch * STEP))
    first = round((paper[0] - (columns - 1) * pitch * STEP) / 2 / STEP)
    top = math.ceil((margin + whole / 2) / STEP)
    return [[(first + column * pitch, top + row * pitch) for column in range(columns)] for row in range(2)], whole / 2


def cut_out(rows, middle, half, dpi):
    """The dots of one tile with its bleed."""
    x, y, reach = middle[0] * dpi // 6, middle[1] * dpi // 6, int(half / 25.4 * dpi)
    return [row[3 * (x - reach):3 * (x + reach)] for row in rows[y - reach:y + reach]]


def check_fronts(folder):
    """Fronts of a colour are identical to the dot, at the resolutions that printers have; the two colours differ."""
    for dpi, ink in ((300, "full"), (600, "gray"), (300, "low")):
        pdf = printed(folder, LIDO, "--mode", "tiles", "--ink", ink)
        rows = page(pdf, 1, dpi)
        (red, yellow), half = tile_places(PAPERS["A4"], 25)
        assert len(red) == 6, "six tiles lie in a row"
        faces = [[cut_out(rows, middle, half, dpi) for middle in side] for side in (red, yellow)]
        for side in faces:
            assert len(set(b"".join(side[0]))) > 3, "there is nothing on the tile"
            assert all(face == side[0] for face in side), f"fronts differ at {dpi} dots an inch, ink {ink}"
        assert faces[0][0] != faces[1][0], "the sides cannot be told apart"


def check_backs(folder):
    """Turned over its long edge a back covers its front, and no two backs of a side are alike."""
    pdf = printed(folder, LIDO, "--mode", "tiles")
    front, back = grey(pdf, 1, 101.6), grey(pdf, 2, 101.6)  # four pixels a millimetre
    compared = 0
    for y in range(0, 4 * 100):  # what is on the tiles differs, where their colour begins and ends does not
        a = [x for x, value in enumerate(front[y]) if value < 240]
        b = [x for x, value in enumerate(reversed(back[y])) if value < 240]
        assert bool(a) == bool(b), f"row {y} is printed on one side only"
        if a:
            compared += 1
            assert abs(a[0] - b[0]) <= 1 and abs(a[-1] - b[-1]) <= 1, f"row {y}: {a[0]}-{a[-1]} and {b[0]}-{b[-1]}"
    assert compared > 200, "there are no tiles"
    words = words_of(pdf, "-f", 2, "-l", 2)
    for value in range(1, 7):
        assert len(re.findall(rf"(?m)\b{value}\b", words)) >= 4, f"{value} is not on two tiles, twice each: {words}"
    moved = grey(printed(folder, LIDO, "--mode", "tiles", "--back-x", 5), 2, 101.6)
    first = [next(x for x, value in enumerate(rows[100]) if value < 240) for rows in (back, moved)]
    assert abs(first[1] - first[0] - 20) <= 1, f"--back-x moves the backs by {(first[1] - first[0]) / 4} mm"


def check_papers(folder):
    for paper in PAPERS:
        for mode in ("poster", "tiles"):
            pdf = printed(folder, LIDO, "--paper", paper, "--mode", mode)
            expect_paper(pdf, paper, f"{paper} {mode}")
            expect_fonts_inside(pdf, f"{paper} {mode}")
            words = " ".join(words_of(pdf).split())
            joined = ["A pool of 6 × 14 squares", "Row 1, column 1", "100 %"]
            wanted = {"poster": joined if len(page_sizes(pdf)) > 1 else ["Hotel Lido", "100 %"],
                      "tiles": ["turn over the long edge", "backs: crocodiles", "The game in short", "The end"]}[mode]
            assert all(word in words for word in wanted), f"{paper} {mode}: {wanted}"


def check_same_bytes(folder):
    printed.expect_same_bytes(folder, LIDO, ("poster", "tiles"))


def check_inks(folder):
    printed.expect_gray_is_gray(folder, [(LIDO, "--mode", "poster"), (LIDO, "--mode", "tiles")],
                                [LIDO, "evening-at-the-lido.record.yaml"])


GOLDEN = {"pool-cover": (LIDO, ("--mode", "poster"), 1), "pool-page": (LIDO, ("--mode", "poster", "--ink", "gray"), 2),
          "pool-fronts": (LIDO, ("--mode", "tiles", "--ink", "gray"), 1),
          "pool-backs": (LIDO, ("--mode", "tiles", "--ink", "low"), 2), "pool-rules": (LIDO, ("--mode", "tiles"), 3)}


def check_golden_pages(folder):
    printed.expect_golden_pages(folder, GOLDEN)


def main():
    if not have_poppler():
        return 77
    return run_checks(printed, (
        check_bars, check_square, check_fronts, check_backs, check_papers, check_same_bytes, check_inks, check_golden_pages))


if __name__ == "__main__":
    sys.exit(main())
