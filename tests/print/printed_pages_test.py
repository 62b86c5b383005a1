#!/usr/bin/env python3
"""Measures printed pages with poppler: printed_pages_test.py FAIRWAY SAMPLES. Skipped (77) without poppler."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

FAIRWAY, SAMPLES = sys.argv[1], pathlib.Path(sys.argv[2])
PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4), "A3": (297, 420)}
DPI = 254  # ten pixels a millimetre


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def printed(folder, file, *options):
    pdf = folder / "out.pdf"
    run(FAIRWAY, "print", file, "-o", pdf, *options)
    return pdf


def page_sizes(pdf):
    """Widths and heights in millimetres."""
    lines = run("pdfinfo", "-l", "-1", pdf).decode().splitlines()
    sizes = [line.split("size:")[1].split() for line in lines if line.startswith("Page") and "size:" in line]
    return [(float(s[0]) * 25.4 / 72, float(s[2]) * 25.4 / 72) for s in sizes]


def page(pdf, number):
    """A page as rows of grey bytes."""
    raw = run("pdftoppm", "-gray", "-r", DPI, "-f", number, "-l", number, pdf)
    header, rest = raw.split(b"\n255\n", 1)
    width, height = map(int, header.split()[1:3])
    return [rest[y * width:(y + 1) * width] for y in range(height)]


def longest_run(row):
    best = start = 0
    for x, value in enumerate(row + b"\xff"):
        if value < 128:
            continue
        best, start = max(best, x - start), x + 1
    return best


def check_sizes_fonts_and_words(folder):
    for sample in sorted(SAMPLES.glob("*.yaml")):
        modes = ["sheet", "poster"] + (["tiles"] if "tileset" in sample.name else [])
        for paper, mode in [(p, m) for p in ("A4", "Letter") for m in modes]:
            pdf = printed(folder, sample, "--paper", paper, "--mode", mode)
            for width, height in page_sizes(pdf):
                w, h = PAPERS[paper] if width < height else reversed(PAPERS[paper])
                assert abs(width - w) < 0.2 and abs(height - h) < 0.2, f"{sample.name} {mode}: {width} x {height} mm"
            if paper != "A4":
                continue  # the same words in the same fonts
            fonts = run("pdffonts", pdf).decode().splitlines()[2:]
            assert fonts and all(" yes " in line for line in fonts), f"{sample.name} {mode}: a font is not embedded"
            words = run("pdftotext", pdf, "-").decode()
            wanted = {"sheet": ["Start", "Buoy 3", "steps", "Total"], "poster": ["Row 1, column 1", "100 %"],
                      "tiles": ["print at 100 %", "The race in short"]}[mode]
            assert all(word in words for word in wanted), f"{sample.name} {mode}: {wanted}"


def check_bar(folder):
    pdf = printed(folder, SAMPLES / "duck-pond.lake.yaml", "--mode", "poster")
    lengths = [longest_run(row) / 10 for row in page(pdf, 1)]
    bar = [length for length in lengths if 90 < length < 110]
    assert bar and abs(max(bar) - 100) < 0.3, f"the check bar measures {bar[:3]} mm"


def check_hex(folder):
    """A lake of one cell: its two upright sides are one hex apart."""
    lake = folder / "one.lake.yaml"
    lake.write_text("fairway: 1\nkind: lake\nmap: |\n  .\n")
    for size in (22, 10):
        pdf = printed(folder, lake, "--mode", "poster", "--paper", "board", "--ink", "low", "--hex", size)
        rows = page(pdf, 1)
        middle = rows[int((10 + 2 + size / 3 ** 0.5) * 10)]
        dark = [x for x, value in enumerate(middle) if value < 200]
        line = size * 0.05
        measured = (dark[-1] + 1 - dark[0]) / 10 - line
        assert abs(measured - size) < 0.3, f"a hex of {size} mm measures {measured} mm across flats"


def check_overlaps(folder):
    pdf = printed(folder, SAMPLES / "duck-pond-a.course.yaml", "--mode", "poster", "--hex", 30)
    sizes = page_sizes(pdf)
    turned = sizes[0][0] > sizes[0][1]
    printed_width = (297 if turned else 210) - 20
    first, second = page(pdf, 2), page(pdf, 3)
    left = int((10 + printed_width - 10) * 10)
    different = ink = 0
    for y in range(110, len(first) - 110):
        a, b = first[y][left + 3:left + 97], second[y][103:197]
        ink += any(value < 250 for value in a)
        different += a != b
    assert ink > 300, "the overlap is empty"
    assert different == 0, f"{different} rows of the overlap differ"


def check_backs(folder):
    """Turned over its long edge a tile's back covers its front: their outlines are mirror images."""
    pdf = printed(folder, SAMPLES / "classic.tileset.yaml", "--mode", "tiles")
    front, back = page(pdf, 1), page(pdf, 2)
    off = total = 0
    for y in range(100, 2400, 7):
        a = [value < 252 for value in front[y]]
        b = [value < 252 for value in reversed(back[y])]
        off += sum(x != z for x, z in zip(a, b))
        total += sum(a)
    assert total > 300000 and off < total * 0.005, f"{off} of {total} pixels stick out"


def check_same_bytes(folder):
    for mode in ("sheet", "poster"):
        one = printed(folder, SAMPLES / "duck-pond-a.course.yaml", "--mode", mode).read_bytes()
        assert one == printed(folder, SAMPLES / "duck-pond-a.course.yaml", "--mode", mode).read_bytes()


def main():
    if not all(shutil.which(tool) for tool in ("pdfinfo", "pdffonts", "pdftoppm", "pdftotext")):
        print("poppler-utils is not installed")
        return 77
    for check in (check_bar, check_hex, check_overlaps, check_backs, check_same_bytes, check_sizes_fonts_and_words):
        with tempfile.TemporaryDirectory() as name:
            check(pathlib.Path(name))
        print(f"{check.__name__} holds", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
