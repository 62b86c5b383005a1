#!/usr/bin/env python3
"""Prints every sample in every mode and measures pages with poppler.

    printed_pages_test.py FAIRWAY_MANY

Skipped (77) without poppler.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from pages import (Printer, expect_fonts_inside, expect_paper, grey, have_poppler, longest_run, page_sizes,  # noqa: E402
                   run_checks, words_of)

printed = Printer(sys.argv[1], "lake_race")


def check_every_sample(folder):
    """Page sizes in millimetres, fonts inside, words where they are looked for."""
    samples = sorted(printed.samples.glob("*.yaml"))
    assert samples, "no samples found"
    for sample in samples:
        modes = ["sheet", "poster"] + (["tiles"] if "tileset" in sample.name else [])
        for paper, mode in [(p, m) for p in ("A4", "Letter") for m in modes]:
            pdf = printed(folder, sample, "--paper", paper, "--mode", mode)
            expect_paper(pdf, paper, f"{sample.name} {mode}")
            if paper != "A4":
                continue  # the same words in the same fonts
            expect_fonts_inside(pdf, f"{sample.name} {mode}")
            words = words_of(pdf)
            if mode == "sheet" and "record" in sample.name:
                assert words.count("Player") == len(page_sizes(pdf)) == 3, f"{sample.name}: not all races have a sheet"
            wanted = {"sheet": ["Start", "Buoy 3", "steps", "Total"], "poster": ["Row 1, column 1", "100 %"],
                      "tiles": ["print at 100 %", "The race in short"]}[mode]
            assert all(word in words for word in wanted), f"{sample.name} {mode}: {wanted}"


def check_bar(folder):
    for sample, options, number in (("duck-pond.lake.yaml", ("--mode", "poster"), 1),
                                    ("duck-pond.lake.yaml", ("--mode", "poster", "--paper", "Letter"), 1),
                                    ("classic.tileset.yaml", ("--mode", "tiles"), 20)):
        lengths = [longest_run(row) / 10 for row in grey(printed(folder, sample, *options), number)]
        bar = sorted(length for length in lengths if 95 < length < 105)  # other lines on the page may be as long
        assert bar and abs(bar[len(bar) // 2] - 100) < 0.3, f"the check bar of {sample} measures {bar} mm"


def check_par(folder):
    """Par is said where it is asked for, on each of a lake's sheets."""
    lake = "duck-pond.lake.yaml"
    assert "Par" not in words_of(printed(folder, lake))
    words = words_of(printed(folder, lake, "--par"))
    assert words.count("Par\n") == words.count(" turns\n") == words.count("Player\n") > 0, words


def check_long_names(folder):
    """Names of any length leave everything else where it is."""
    for name in ("Sehr langer Name für einen kleinen Weiher, groß und schön übertrieben " * 3, "W" * 200, "Ä" * 60):
        file = folder / "long.lake.yaml"
        text = (printed.samples / "duck-pond.lake.yaml").read_text().splitlines(keepends=True)
        file.write_text("".join(f"name: {name.strip()}\n" if line.startswith("name:") else line for line in text))
        for mode in ("sheet", "poster"):
            pdf = printed(folder, file, "--mode", mode)
            assert all(abs(width - 210) < 0.2 or abs(width - 297) < 0.2 for width, _ in page_sizes(pdf))
            words = words_of(pdf)
            assert name[:4] in words and ("Total" if mode == "sheet" else "100 %") in words, f"{mode}: {words[:300]}"


def check_hex(folder):
    """A lake of one cell: its two upright sides are one hex apart."""
    lake = folder / "one.lake.yaml"
    lake.write_text("fairway: 1\nkind: lake\nmap: |\n  .\n")
    for size in (22, 10):
        pdf = printed(folder, lake, "--mode", "poster", "--paper", "board", "--ink", "low", "--hex", size)
        rows = grey(pdf, 1)
        middle = rows[int((10 + 2 + size / 3 ** 0.5) * 10)]
        dark = [x for x, value in enumerate(middle) if value < 200]
        line = size * 0.05
        measured = (dark[-1] + 1 - dark[0]) / 10 - line
        assert abs(measured - size) < 0.3, f"a hex of {size} mm measures {measured} mm across flats"


def check_overlaps(folder):
    pdf = printed(folder, "duck-pond-a.course.yaml", "--mode", "poster", "--hex", 30)
    width, across = map(int, re.search(r": (\d+) × \d+ mm on \d+ pages of A4, (\d+) across",
                                       " ".join(words_of(pdf, "-l", "1").split())).groups())
    step = -(-(width - 10) // across)  # all pages are equally broad, in whole millimetres
    first, second = grey(pdf, 2, 127), grey(pdf, 3, 127)  # five pixels a millimetre
    paper = page_sizes(pdf)[0][0]
    window = int((paper - step - 10) / 2)
    left, right = window * 5, (window + step) * 5
    different = ink = 0
    for y in range(100, len(first) - 100):
        a, b = first[y][right + 2:right + 48], second[y][left + 2:left + 48]
        ink += any(value < 250 for value in a)
        different += any(abs(x - z) > 24 for x, z in zip(a, b))  # less is how an edge was rounded
    assert ink > 150, "the overlap is empty"
    assert different == 0, f"{different} rows of the overlap differ"


def check_backs(folder):
    """Turned over its long edge a tile's back covers its front: their outlines are mirror images."""
    pdf = printed(folder, "classic.tileset.yaml", "--mode", "tiles")
    front, back = grey(pdf, 1, 101.6), grey(pdf, 2, 101.6)  # four pixels a millimetre
    off = total = 0
    for y in range(0, len(front), 3):
        a = [value < 252 for value in front[y]]
        b = [value < 252 for value in reversed(back[y])]
        off += sum(x != z for x, z in zip(a, b))
        total += sum(a)
    assert total > 150000 and off < total * 0.01, f"{off} of {total} pixels stick out"


def check_inks(folder):
    printed.expect_gray_is_gray(folder, [
        ("glass-narrows-a.course.yaml", "--par"), ("duck-pond.lake.yaml", "--mode", "poster"),
        ("duck-pond.lake.yaml", "--mode", "cards"), ("classic.tileset.yaml", "--mode", "tiles")],
        ["glass-narrows-a.course.yaml", "duck-pond.lake.yaml"])


GOLDEN = {"sheet": ("glass-narrows-a.course.yaml", ("--par",), 1),
          "sheet-low-letter": ("morning-mere.lake.yaml", ("--ink", "low", "--paper", "Letter"), 2),
          "cover": ("duck-pond-a.course.yaml", ("--mode", "poster"), 1),
          "poster-page": ("duck-pond-a.course.yaml", ("--mode", "poster", "--ink", "gray"), 2),
          "tile": ("classic.tileset.yaml", ("--mode", "tiles"), 1),
          "frame-back": ("classic.tileset.yaml", ("--mode", "tiles"), 14),
          "pieces": ("classic.tileset.yaml", ("--mode", "tiles"), 17),
          "rules": ("classic.tileset.yaml", ("--mode", "tiles"), 20),
          "plan": ("classic.tileset.yaml", ("--mode", "tiles"), 19),
          "sheet-landscape": ("glass-narrows-a.course.yaml", ("--landscape", "--paper", "Letter"), 1),
          "contents": ("morning-mere.lake.yaml", ("--mode", "booklet"), 1),
          "booklet": ("morning-mere.lake.yaml", ("--mode", "booklet", "--ink", "gray"), 4),
          "cards": ("morning-mere.lake.yaml", ("--mode", "cards"), 1)}


def check_golden_pages(folder):
    printed.expect_golden_pages(folder, GOLDEN)


def check_legends(folder):
    """Every sheet has its legend, on small paper too."""
    for sample in ("glass-narrows-a.course.yaml", "morning-mere-a.course.yaml", "reedwater-a.course.yaml"):
        for options in (("--paper", "Letter"), ("--paper", "A4"), ("--paper", "Letter", "--landscape"), ("--paper", "A5")):
            words = words_of(printed(folder, sample, *options))
            assert "start buoy" in words and "shortest route" in words, f"{sample} {options}: no legend"


def check_long_notes(folder):
    """Notes are printed in full where there is room, in letters that can be read."""
    notes = " ".join(f"word{i}" for i in range(120))
    file = folder / "long.course.yaml"
    text = (printed.samples / "duck-pond-a.course.yaml").read_text().splitlines(keepends=True)
    lines = [f"notes: {notes}\n" if line.startswith("notes:") else line for line in text]
    file.write_text("".join(lines).replace("lake: ", f"lake: {printed.samples}/"))
    pdf = printed(folder, file)
    assert "word119" in words_of(pdf), "the end of the notes is missing"
    boxes = re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">word\d', words_of(pdf, "-bbox"))
    assert len(boxes) == 120 and min(float(b) - float(a) for a, b in boxes) > 7, "the notes are too small to be read"


def check_names_of_pieces(folder):
    """Each piece to cut out has its name on it, and the plan has all of them."""
    words = words_of(printed(folder, "classic.tileset.yaml", "--mode", "tiles"))
    for name in ("heron", "pike", "swan", "otter", "crane", "perch"):
        assert len(re.findall(rf"^{name}$", words, re.M)) >= 2, f"{name} is not on its piece and on the plan"
    assert len(re.findall(r"^frame 12$", words, re.M)) >= 2, "the frame's pieces have no names"
    assert "Assembly plan" in words


def check_posters(folder):
    """A check bar and the page's place inside of the margins, on each page; chosen pages are the same pages."""
    options = ("glass-narrows.lake.yaml", "--mode", "poster", "--margin", "12")
    pdf = printed(folder, *options)
    count = len(page_sizes(pdf))
    for number in range(2, count + 1):
        width, height = page_sizes(pdf)[number - 1]
        boxes = words_of(pdf, "-bbox", "-f", number, "-l", number)
        foot = [float(y) * 25.4 / 72 for y in re.findall(r'yMax="([\d.]+)">(?:Row|100|mm)', boxes)]
        assert foot and max(foot) < height - 11, f"page {number}: {foot}"
        bars = [longest_run(row) / 4 for row in grey(pdf, number, 101.6)[-int(4 * 16):]]
        assert any(abs(bar - 100) < 0.6 for bar in bars), f"page {number} has no check bar"
    whole = words_of(pdf, "-f", "3", "-l", "3")
    assert words_of(printed(folder, *options, "--pages", "3")) == whole, "page 3 alone is another page"


def check_booklet(folder):
    """All courses that can be raced, each in the contents on the page where it stands."""
    pdf = printed(folder, "duck-pond.lake.yaml", "--mode", "booklet")
    rows = re.findall(r"race ([ABC]), assignment (\d+) +(\d+) +(\d+)", words_of(pdf, "-layout"))
    assert len(rows) > 3, rows
    for race, assignment, steps, number in rows:
        words = words_of(pdf, "-f", number, "-l", number)
        assert f"race {race}" in words and f"Assignment {assignment} of 24" in words and f"{steps} steps" in words
    cards = words_of(printed(folder, "duck-pond.lake.yaml", "--mode", "cards"))
    assert cards.count("of 24") == len(rows), "not every course has a card"


def check_same_bytes(folder):
    printed.expect_same_bytes(folder, "duck-pond-a.course.yaml", ("sheet", "poster"))


def main():
    if not have_poppler():
        return 77
    return run_checks(printed, (
        check_bar, check_hex, check_overlaps, check_backs, check_same_bytes, check_par, check_long_names, check_legends,
        check_long_notes, check_names_of_pieces, check_posters, check_booklet, check_inks, check_golden_pages, check_every_sample))


if __name__ == "__main__":
    sys.exit(main())
