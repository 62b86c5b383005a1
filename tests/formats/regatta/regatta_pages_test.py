#!/usr/bin/env python3
"""Prints regattas and decks in every mode and measures the pages with poppler, as a ruler would.

    regatta_pages_test.py FAIRWAY_MANY SOURCE_DIR

Skipped (77) without poppler.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(sys.argv[2])
SAMPLES = SOURCE / "samples/regatta"
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def printed(folder, file, *options):
    pdf = folder / "out.pdf"
    FAIRWAY("print", SAMPLES / file, "-o", pdf, *options)
    return pdf


def page_sizes(pdf):
    """Widths and heights in millimetres."""
    lines = run("pdfinfo", "-l", "-1", pdf).decode().splitlines()
    sizes = [line.split("size:")[1].split() for line in lines if line.startswith("Page") and "size:" in line]
    return [(float(s[0]) * 25.4 / 72, float(s[2]) * 25.4 / 72) for s in sizes]


def page(pdf, number, per_millimetre=10):
    """A page as rows of grey bytes."""
    raw = run("pdftoppm", "-gray", "-r", 25.4 * per_millimetre, "-f", number, "-l", number, pdf)
    header, rest = raw.split(b"\n255\n", 1)
    width, height = map(int, header.split()[1:3])
    return [rest[y * width:(y + 1) * width] for y in range(height)]


def longest_run(row):
    return max((len(run) for run in re.findall(rb"[\x00-\x7f]+", row)), default=0)


def words_of(pdf):
    return " ".join(run("pdftotext", "-layout", pdf, "-").decode().split())


def check_papers_and_bars(folder):
    """Every page is as large as its paper, has its fonts inside, and a rule of 100 mm."""
    for paper in PAPERS:
        for file, mode in [("harbour.regatta.yaml", m) for m in ("sheet", "poster", "cards", "pieces")] + [
                ("classic.deck.yaml", "cards")]:
            pdf = printed(folder, file, "--mode", mode, "--paper", paper)
            sizes = page_sizes(pdf)
            for width, height in sizes:
                w, h = PAPERS[paper] if width < height else reversed(PAPERS[paper])
                assert abs(width - w) < 0.2 and abs(height - h) < 0.2, f"{file} {mode}: {width} x {height} mm"
            fonts = run("pdffonts", pdf).decode().splitlines()[2:]
            assert fonts and all(" yes " in line for line in fonts), f"{file} {mode}: a font is not embedded"
            for number in {1, len(sizes)}:
                runs = [longest_run(row) / 10 for row in page(pdf, number)]
                bar = [length for length in runs if 99.7 < length < 100.3]
                assert bar, f"{file} {mode} on {paper}, page {number}: no rule of 100 mm"


def check_cards(folder):
    """Nine to a page, 63 x 88 mm each: their cuts are measured in the margin and between them."""
    pdf = printed(folder, "classic.deck.yaml", "--no-backs")
    assert len(page_sizes(pdf)) == 7
    rows = page(pdf, 1, 20)
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
    rows = page(pdf, 1, 4)
    middle = rows[round((460 + 12) * 4)]
    dark = [x / 4 - 12 for x, value in enumerate(middle) if value < 190 and 720 < x / 4 - 12 < 896]
    assert abs(dark[0] - 750) < 1.2 and abs(dark[-1] - 890) < 1.2, (dark[0], dark[-1])


if not shutil.which("pdftoppm"):
    sys.exit(77)
with tempfile.TemporaryDirectory() as scratch:
    for check in [value for name, value in list(globals().items()) if name.startswith("check_")]:
        check(pathlib.Path(scratch))
print("all pages measure what they should")
