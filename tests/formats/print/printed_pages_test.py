#!/usr/bin/env python3
"""Prints every sample in every mode and measures pages with poppler.

    printed_pages_test.py FAIRWAY_MANY SOURCE_DIR [short]

`short` prints a few samples alone, for builds that are slow. Skipped (77) without poppler.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE, SHORT = pathlib.Path(sys.argv[2]), "short" in sys.argv[3:]
SAMPLES = SOURCE / "samples/lake_race"
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4), "A3": (297, 420)}
DPI = 254  # ten pixels a millimetre


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


def page(pdf, number, dpi=DPI):
    """A page as rows of grey bytes."""
    raw = run("pdftoppm", "-gray", "-r", dpi, "-f", number, "-l", number, pdf)
    header, rest = raw.split(b"\n255\n", 1)
    width, height = map(int, header.split()[1:3])
    return [rest[y * width:(y + 1) * width] for y in range(height)]


def longest_run(row):
    return max((len(run) for run in re.findall(rb"[\x00-\x7f]+", row)), default=0)


def check_every_sample(folder):
    """Page sizes in millimetres, fonts inside, words where they are looked for."""
    samples = sorted(SAMPLES.glob("duck-pond*.yaml" if SHORT else "*.yaml"))
    assert samples, "no samples found"
    for sample in samples:
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
            if mode == "sheet" and "record" in sample.name:
                assert words.count("Player") == len(page_sizes(pdf)) == 3, f"{sample.name}: not all races have a sheet"
            wanted = {"sheet": ["Start", "Buoy 3", "steps", "Total"], "poster": ["Row 1, column 1", "100 %"],
                      "tiles": ["print at 100 %", "The race in short"]}[mode]
            assert all(word in words for word in wanted), f"{sample.name} {mode}: {wanted}"


def check_bar(folder):
    for sample, options, number in (("duck-pond.lake.yaml", ("--mode", "poster"), 1),
                                    ("duck-pond.lake.yaml", ("--mode", "poster", "--paper", "Letter"), 1),
                                    ("classic.tileset.yaml", ("--mode", "tiles"), 19)):
        lengths = [longest_run(row) / 10 for row in page(printed(folder, SAMPLES / sample, *options), number)]
        bar = sorted(length for length in lengths if 95 < length < 105)  # other lines on the page may be as long
        assert bar and abs(bar[len(bar) // 2] - 100) < 0.3, f"the check bar of {sample} measures {bar} mm"


def check_par(folder):
    """Par is said where it is asked for, on each of a lake's sheets."""
    lake = SAMPLES / "duck-pond.lake.yaml"
    assert "Par" not in run("pdftotext", printed(folder, lake), "-").decode()
    words = run("pdftotext", printed(folder, lake, "--par"), "-").decode()
    assert words.count("Par\n") == words.count(" turns\n") == words.count("Player\n") > 0, words


def check_long_names(folder):
    """Names of any length leave everything else where it is."""
    for name in ("Sehr langer Name für einen kleinen Weiher, groß und schön übertrieben " * 3, "W" * 200, "Ä" * 60):
        file = folder / "long.lake.yaml"
        text = (SAMPLES / "duck-pond.lake.yaml").read_text().splitlines(keepends=True)
        file.write_text("".join(f"name: {name.strip()}\n" if line.startswith("name:") else line for line in text))
        for mode in ("sheet", "poster"):
            pdf = printed(folder, file, "--mode", mode)
            assert all(abs(width - 210) < 0.2 or abs(width - 297) < 0.2 for width, _ in page_sizes(pdf))
            words = run("pdftotext", pdf, "-").decode()
            assert name[:4] in words and ("Total" if mode == "sheet" else "100 %") in words, f"{mode}: {words[:300]}"


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
    first, second = page(pdf, 2, 127), page(pdf, 3, 127)  # five pixels a millimetre
    left = int((10 + printed_width - 10) * 5)
    different = ink = 0
    for y in range(55, len(first) - 55):
        a, b = first[y][left + 2:left + 48], second[y][52:98]
        ink += any(value < 250 for value in a)
        different += a != b
    assert ink > 150, "the overlap is empty"
    assert different == 0, f"{different} rows of the overlap differ"


def check_backs(folder):
    """Turned over its long edge a tile's back covers its front: their outlines are mirror images."""
    pdf = printed(folder, SAMPLES / "classic.tileset.yaml", "--mode", "tiles")
    front, back = page(pdf, 1, 101.6), page(pdf, 2, 101.6)  # four pixels a millimetre
    off = total = 0
    for y in range(0, len(front), 3):
        a = [value < 252 for value in front[y]]
        b = [value < 252 for value in reversed(back[y])]
        off += sum(x != z for x, z in zip(a, b))
        total += sum(a)
    assert total > 150000 and off < total * 0.01, f"{off} of {total} pixels stick out"


GOLDEN = {"sheet": ("glass-narrows-a.course.yaml", ("--par",), 1),
          "sheet-low-letter": ("morning-mere.lake.yaml", ("--ink", "low", "--paper", "Letter"), 2),
          "cover": ("duck-pond-a.course.yaml", ("--mode", "poster"), 1),
          "poster-page": ("duck-pond-a.course.yaml", ("--mode", "poster", "--ink", "gray"), 2),
          "tile": ("classic.tileset.yaml", ("--mode", "tiles"), 1),
          "frame-back": ("classic.tileset.yaml", ("--mode", "tiles"), 14),
          "pieces": ("classic.tileset.yaml", ("--mode", "tiles"), 17),
          "rules": ("classic.tileset.yaml", ("--mode", "tiles"), 19)}


def check_golden_pages(folder):
    """Pages as they were when somebody looked at them, two millimetres a pixel: what moves or is missing shows, another
    version of the fonts does not. FAIRWAY_GOLDEN=write writes them anew: look at the pages before committing."""
    for name, (sample, options, number) in GOLDEN.items():
        pdf = printed(folder, SAMPLES / sample, *options)
        now = run("pdftoppm", "-gray", "-r", 12.7, "-f", number, "-l", number, pdf)
        file = SOURCE / "tests/golden/pages" / f"{name}.pgm"
        if os.environ.get("FAIRWAY_GOLDEN"):
            file.write_bytes(now)
        golden = file.read_bytes()
        assert golden[:15].split()[:3] == now[:15].split()[:3], f"the page {name} has another size"
        differences = [abs(a - b) for a, b in zip(golden, now)]
        mean = sum(differences) / len(differences)
        far = sum(difference > 60 for difference in differences)
        assert mean < 3 and far < len(differences) / 100, f"the page {name} looks different: {mean:.2f}, {far} pixels"


def check_same_bytes(folder):
    for mode in ("sheet", "poster"):
        one = printed(folder, SAMPLES / "duck-pond-a.course.yaml", "--mode", mode).read_bytes()
        assert one == printed(folder, SAMPLES / "duck-pond-a.course.yaml", "--mode", mode).read_bytes()


def main():
    if not all(shutil.which(tool) for tool in ("pdfinfo", "pdffonts", "pdftoppm", "pdftotext")):
        print("poppler-utils is not installed")
        return 77
    for check in (check_bar, check_hex, check_overlaps, check_backs, check_same_bytes, check_par, check_long_names,
                  check_golden_pages, check_every_sample):
        with tempfile.TemporaryDirectory() as name:
            check(pathlib.Path(name))
        print(f"{check.__name__} holds", flush=True)
    FAIRWAY.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
