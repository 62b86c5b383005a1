#!/usr/bin/env python3
"""Prints pools and their tiles and measures the pages with poppler, as a ruler would.

    printed_pages_test.py FAIRWAY_MANY SOURCE_DIR

Skipped (77) without poppler.
"""
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(sys.argv[2])
LIDO = SOURCE / "samples/pool/hotel-lido.pool.yaml"
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
PAPERS = {"A5": (148, 210), "A4": (210, 297), "Letter": (215.9, 279.4), "A3": (297, 420)}
STEP = 25.4 / 6  # the tiles' places are whole steps apart
BLEED = 3


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def printed(folder, file, *options):
    pdf = folder / "out.pdf"
    FAIRWAY("print", file, "-o", pdf, *options)
    return pdf


def page_sizes(pdf):
    """Widths and heights in millimetres."""
    lines = run("pdfinfo", "-l", "-1", pdf).decode().splitlines()
    sizes = [line.split("size:")[1].split() for line in lines if line.startswith("Page") and "size:" in line]
    return [(float(s[0]) * 25.4 / 72, float(s[2]) * 25.4 / 72) for s in sizes]


def page(pdf, number, dpi, *options):
    """A page as rows of bytes, one a pixel if it is grey, else three."""
    raw = run("pdftoppm", *options, "-r", dpi, "-f", number, "-l", number, pdf)
    header, rest = raw.split(b"\n255\n", 1)
    width, height = map(int, header.split()[1:3])
    bytes_of_row = width * (1 if header.startswith(b"P5") else 3)
    return [rest[y * bytes_of_row:(y + 1) * bytes_of_row] for y in range(height)]


def grey(pdf, number, dpi=254):
    return page(pdf, number, dpi, "-gray")


def longest_run(row):
    return max((len(run) for run in re.findall(rb"[\x00-\x7f]+", row)), default=0)


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
    words = run("pdftotext", "-f", 2, "-l", 2, pdf, "-").decode()
    for value in range(1, 7):
        assert len(re.findall(rf"(?m)\b{value}\b", words)) >= 4, f"{value} is not on two tiles, twice each: {words}"
    moved = grey(printed(folder, LIDO, "--mode", "tiles", "--back-x", 5), 2, 101.6)
    first = [next(x for x, value in enumerate(rows[100]) if value < 240) for rows in (back, moved)]
    assert abs(first[1] - first[0] - 20) <= 1, f"--back-x moves the backs by {(first[1] - first[0]) / 4} mm"


def check_papers(folder):
    for paper, size in PAPERS.items():
        for mode in ("poster", "tiles"):
            pdf = printed(folder, LIDO, "--paper", paper, "--mode", mode)
            for width, height in page_sizes(pdf):
                w, h = size if width < height else reversed(size)
                assert abs(width - w) < 0.2 and abs(height - h) < 0.2, f"{paper} {mode}: {width} x {height} mm"
            fonts = run("pdffonts", pdf).decode().splitlines()[2:]
            assert fonts and all(" yes " in line for line in fonts), f"{paper} {mode}: a font is not embedded"
            words = " ".join(run("pdftotext", pdf, "-").decode().split())
            wanted = {"poster": ["A pool of 6 × 14 squares", "Row 1, column 1", "100 %"],
                      "tiles": ["turn over the long edge", "backs: crocodiles", "The game in short", "The end"]}[mode]
            assert all(word in words for word in wanted), f"{paper} {mode}: {wanted}"


def check_same_bytes(folder):
    for mode in ("poster", "tiles"):
        one = printed(folder, LIDO, "--mode", mode).read_bytes()
        assert one == printed(folder, LIDO, "--mode", mode).read_bytes()


GOLDEN = {"pool-cover": (("--mode", "poster"), 1), "pool-page": (("--mode", "poster", "--ink", "gray"), 2),
          "pool-fronts": (("--mode", "tiles", "--ink", "gray"), 1), "pool-backs": (("--mode", "tiles", "--ink", "low"), 2),
          "pool-rules": (("--mode", "tiles"), 3)}


def check_golden_pages(folder):
    """Pages as they were when somebody looked at them, two millimetres a pixel. FAIRWAY_GOLDEN=write writes them anew."""
    for name, (options, number) in GOLDEN.items():
        now = run("pdftoppm", "-gray", "-r", 12.7, "-f", number, "-l", number, printed(folder, LIDO, *options))
        file = SOURCE / "tests/golden/pages" / f"{name}.pgm"
        if os.environ.get("FAIRWAY_GOLDEN"):
            file.write_bytes(now)
        golden = file.read_bytes()
        assert golden[:15].split()[:3] == now[:15].split()[:3], f"the page {name} has another size"
        differences = [abs(a - b) for a, b in zip(golden, now)]
        mean = sum(differences) / len(differences)
        far = sum(difference > 60 for difference in differences)
        assert mean < 3 and far < len(differences) / 100, f"the page {name} looks different: {mean:.2f}, {far} pixels"


def main():
    if not all(shutil.which(tool) for tool in ("pdfinfo", "pdffonts", "pdftoppm", "pdftotext")):
        print("poppler-utils is not installed")
        return 77
    for check in (check_bars, check_square, check_fronts, check_backs, check_papers, check_same_bytes, check_golden_pages):
        with tempfile.TemporaryDirectory() as name:
            check(pathlib.Path(name))
        print(f"{check.__name__} holds", flush=True)
    FAIRWAY.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
