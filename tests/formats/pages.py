"""Printed pages, measured with poppler as with a ruler: for the page tests of all games."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tests/cli"))
from many import Fairway  # noqa: E402

PAPERS = {"A5": (148, 210), "A4": (210, 297), "Letter": (215.9, 279.4), "A3": (297, 420)}


def have_poppler():
    if all(shutil.which(tool) for tool in ("pdfinfo", "pdffonts", "pdftoppm", "pdftotext")):
        return True
    print("poppler-utils is not installed")
    return False


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def page_sizes(pdf):
    """Widths and heights in millimetres."""
    lines = run("pdfinfo", "-l", "-1", pdf).decode().splitlines()
    sizes = [line.split("size:")[1].split() for line in lines if line.startswith("Page") and "size:" in line]
    return [(float(s[0]) * 25.4 / 72, float(s[2]) * 25.4 / 72) for s in sizes]


def page(pdf, number, dpi=254, *options):
    """A page as rows of bytes, one a pixel if it is grey, else three. Unless told, ten pixels a millimetre."""
    raw = run("pdftoppm", *options, "-r", dpi, "-f", number, "-l", number, pdf)
    header, rest = raw.split(b"\n255\n", 1)
    width, height = map(int, header.split()[1:3])
    bytes_of_row = width * (1 if header.startswith(b"P5") else 3)
    return [rest[y * bytes_of_row:(y + 1) * bytes_of_row] for y in range(height)]


def grey(pdf, number, dpi=254):
    return page(pdf, number, dpi, "-gray")


def longest_run(row, lightest=0x7f):
    """How many pixels in a row are dark, one after the other."""
    dark = rb"[\x00-" + re.escape(bytes([lightest])) + rb"]+"
    return max((len(found) for found in re.findall(dark, row)), default=0)


def words_of(pdf, *options):
    return run("pdftotext", *options, pdf, "-").decode()


def expect_paper(pdf, paper, what):
    """Pages are as large as their paper, upright or across."""
    for width, height in page_sizes(pdf):
        w, h = PAPERS[paper] if width < height else reversed(PAPERS[paper])
        assert abs(width - w) < 0.2 and abs(height - h) < 0.2, f"{what}: {width} x {height} mm"


def expect_fonts_inside(pdf, what):
    fonts = run("pdffonts", pdf).decode().splitlines()[2:]
    assert fonts and all(" yes " in line for line in fonts), f"{what}: a font is not embedded"


def expect_no_colour(pdf, what):
    for number, _ in enumerate(page_sizes(pdf), 1):
        dots = b"".join(page(pdf, number, 20))
        reds, greens, blues = dots[0::3], dots[1::3], dots[2::3]
        if reds == greens == blues:
            continue
        far = sum(max(dot) - min(dot) > 12 for dot in zip(reds, greens, blues))
        assert far == 0, f"{what}, page {number}: {far} dots are coloured"


def expect_golden(name, pdf, number):
    """A page as it was when somebody looked at it, two millimetres a pixel: what moves or is missing shows, another version
    of the fonts does not. FAIRWAY_GOLDEN=write writes it anew: look at the page before committing."""
    now = run("pdftoppm", "-gray", "-r", 12.7, "-f", number, "-l", number, pdf)
    file = TOP / "tests/golden/pages" / f"{name}.pgm"
    if os.environ.get("FAIRWAY_GOLDEN"):
        file.write_bytes(now)
    golden = file.read_bytes()
    assert golden[:15].split()[:3] == now[:15].split()[:3], f"the page {name} has another size"
    differences = [abs(a - b) for a, b in zip(golden, now)]
    mean = sum(differences) / len(differences)
    far = sum(difference > 60 for difference in differences)
    assert mean < 3 and far < len(differences) / 100, f"the page {name} looks different: {mean:.2f}, {far} pixels"


class Printer:
    """Prints with one running `fairway`."""

    def __init__(self, program, samples):
        self.fairway = Fairway(program)
        self.samples = TOP / "samples" / samples

    def __call__(self, folder, file, *options):
        """The printed file: a sample by its name, or a path."""
        pdf = folder / "out.pdf"
        self.fairway("print", self.samples / file, "-o", pdf, *options)
        return pdf

    def expect_same_bytes(self, folder, file, modes):
        for mode in modes:
            one = self(folder, file, "--mode", mode).read_bytes()
            assert one == self(folder, file, "--mode", mode).read_bytes(), mode

    def expect_facts(self, folder, file, number, *options):
        """What is known of a board, on one page more than there are without, in each language; with this number."""
        plain = len(page_sizes(self(folder, file, *options)))
        for language, head in (("en", "What is known of this board"), ("fr", "Ce qu’on sait de ce plateau"),
                               ("de", "Was über diesen Spielplan bekannt ist")):
            pdf = self(folder, file, "--facts", "--language", language, *options)
            count = len(page_sizes(pdf))
            assert count == plain + 1, f"{file}: {count} pages, without facts {plain}"
            words = " ".join(words_of(pdf, "-f", count).split())
            assert head in words, f"{file} in {language}: {words}"
            shown = number if language == "en" else number.replace(".", ",")
            assert shown in words, f"{file} in {language}: {words}"

    def expect_gray_is_gray(self, folder, pages, pictures):
        """What is for printers without colours, or with little ink, has none: samples with their modes, and pictures."""
        for ink in ("gray", "low"):
            for file, *mode in pages:
                expect_no_colour(self(folder, file, "--ink", ink, *mode), f"{file} {mode} --ink {ink}")
            for file in pictures:
                pdf = folder / "picture.pdf"
                self.fairway("export", self.samples / file, "-o", pdf, "--theme", ink)
                expect_no_colour(pdf, f"{file} --theme {ink}")

    def expect_golden_pages(self, folder, pages):
        """Pages by their names: the sample, the options, the number of the page. What is wanted twice running is printed once."""
        printed, pdf = None, None
        for name, (file, options, number) in pages.items():
            if (file, options) != printed:
                printed, pdf = (file, options), self(folder, file, *options)
            expect_golden(name, pdf, number)


def run_checks(printer, checks):
    """Each in an empty folder. What the program ends with is the last check."""
    for check in checks:
        with tempfile.TemporaryDirectory() as name:
            check(pathlib.Path(name))
        print(f"{check.__name__} holds", flush=True)
    printer.fairway.close()
    return 0
