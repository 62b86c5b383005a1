#!/usr/bin/env python3
"""Prints regattas and decks in every mode and measures the pages with poppler, as a ruler would.

    regatta_pages_test.py FAIRWAY_MANY

Skipped (77) without poppler.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import pages  # noqa: E402
from pages import Printer, expect_fonts_inside, expect_paper, grey, have_poppler, longest_run, page_sizes, run_checks  # noqa: E402

printed = Printer(sys.argv[1], "regatta")


def words_of(pdf):
    return " ".join(pages.words_of(pdf, "-layout").split())


def check_papers_and_bars(folder):
    """Every page is as large as its paper, has its fonts inside, and a rule of 100 mm."""
    for paper in ("A4", "Letter"):
        for file, mode in [("harbour.regatta.yaml", m) for m in ("sheet", "poster", "cards", "pieces")] + [
                ("classic.deck.yaml", "cards")]:
            pdf = printed(folder, file, "--mode", mode, "--paper", paper)
            expect_paper(pdf, paper, f"{file} {mode}")
            expect_fonts_inside(pdf, f"{file} {mode}")
            for number in {1, len(page_sizes(pdf))}:
                runs = [longest_run(row) / 10 for row in grey(pdf, number)]
                bar = [length for length in runs if 99.7 < length < 100.3]
                assert bar, f"{file} {mode} on {paper}, page {number}: no rule of 100 mm"


def check_cards(folder):
    """Nine to a page, 63 x 88 mm each: their cuts are measured in the margin and between them."""
    pdf = printed(folder, "classic.deck.yaml", "--no-backs")
    assert len(page_sizes(pdf)) == 7
    rows = grey(pdf, 1, 508)  # twenty pixels a millimetre
    cuts = [y / 20 for y, row in enumerate(rows) if len(re.findall(rb"[\x00-\xd8]{3700,}", row)) > 0]
    cuts = [y for i, y in enumerate(cuts) if i == 0 or y - cuts[i - 1] > 1]
    assert len(cuts) == 4 and all(abs(b - a - 88) < 0.1 for a, b in zip(cuts, cuts[1:])), cuts
    above = rows[int((cuts[0] - 2) * 20)]
    columns = [x / 20 for x, value in enumerate(above) if value < 250]
    columns = [x for i, x in enumerate(columns) if i == 0 or x - columns[i - 1] > 1]
    assert len(columns) == 4 and all(abs(b - a - 63) < 0.1 for a, b in zip(columns, columns[1:])), columns


def check_every_card_is_there(folder):
    words = words_of(printed(folder, "classic.deck.yaml", "--no-backs"))
    for name, count in (("s88", 6), ("p45-helm", 2), ("joker", 3), ("t-slip", 1), ("sun", 5)):
        found = len(re.findall(rf"(?<![\w-]){name}(?![\w-])", words))
        assert found == count, f"{name} is there {found} times instead of {count}"


def check_plan(folder):
    """The plan says its scale and every distance from the two corners."""
    words = words_of(printed(folder, "harbour.regatta.yaml"))
    for wanted in ("Table 1000 × 800 mm, scale 1 : 6", "buoy red 300 250 391 743", "buoy green 700 150 716 335",
                   "teapot, middle; 140 mm across 820 460 940 494", "leave green to starboard (clockwise)"):
        assert wanted in words, f"{wanted!r} is missing: {words}"


def check_poster(folder):
    """At true size: the teapot's rim is 140 mm across on one page as large as the table."""
    pdf = printed(folder, "harbour.regatta.yaml", "--mode", "poster", "--paper", "board", "--ink", "low")
    (width, height), = page_sizes(pdf)
    assert abs(width - 1024) < 0.2 and height > 820, (width, height)
    # Where the rim's leftmost and rightmost points are dark: page margin 10, rim 2, middle at 820, 460.
    rows = grey(pdf, 1, 101.6)  # four pixels a millimetre
    middle = rows[round((460 + 12) * 4)]
    dark = [x / 4 - 12 for x, value in enumerate(middle) if value < 190 and 720 < x / 4 - 12 < 896]
    assert abs(dark[0] - 750) < 1.2 and abs(dark[-1] - 890) < 1.2, (dark[0], dark[-1])


def check_same_bytes(folder):
    printed.expect_same_bytes(folder, "harbour.regatta.yaml", ("sheet", "poster", "cards", "pieces"))


def check_inks(folder):
    printed.expect_gray_is_gray(folder, [
        ("harbour.regatta.yaml", "--mode", mode) for mode in ("sheet", "poster", "cards", "pieces")],
        ["kitchen-table.regatta.yaml", "classic.deck.yaml", "kitchen-three.record.yaml"])


GOLDEN = {"regatta-sheet": ("harbour.regatta.yaml", (), 1),
          "regatta-poster-page": ("harbour.regatta.yaml", ("--mode", "poster", "--ink", "gray"), 7),
          "regatta-cards": ("classic.deck.yaml", ("--no-backs",), 3),
          "regatta-backs": ("classic.deck.yaml", ("--ink", "low"), 2),
          "regatta-pieces": ("harbour.regatta.yaml", ("--mode", "pieces", "--paper", "Letter"), 1)}


def check_golden_pages(folder):
    printed.expect_golden_pages(folder, GOLDEN)


def main():
    if not have_poppler():
        return 77
    return run_checks(printed, (check_papers_and_bars, check_cards, check_every_card_is_there, check_plan, check_poster,
                                check_same_bytes, check_inks, check_golden_pages))


if __name__ == "__main__":
    sys.exit(main())
