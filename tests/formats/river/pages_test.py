#!/usr/bin/env python3
"""Exports and prints every sample of the river race, and lets other programs judge: jsonschema, an XML parser, poppler.

    pages_test.py FAIRWAY_MANY SOURCE_DIR [short]

`short` takes a few samples alone, for builds that are slow. Skipped (77) without jsonschema or poppler.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)
if not shutil.which("pdftoppm"):
    print("poppler is not installed")
    sys.exit(77)

SOURCE, SHORT = pathlib.Path(sys.argv[2]), "short" in sys.argv[3:]
SAMPLES = SOURCE / "samples/river"
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
LAYERS = ["paper", "river", "heat", "places", "names", "boats", "findings", "texts"]
DPI = 254  # ten pixels a millimetre


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def check_json(sample, folder, schema):
    out = folder / "out.json"
    FAIRWAY("export", sample, "-o", out)
    exported = json.loads(out.read_text())
    jsonschema.validate(exported, schema)
    river = exported["river"]
    assert len(river["order"]) == len(river["sections"]) == len(river["landings"]), sample.name


def check_yaml(sample, folder):
    """A self-contained document, exported again, is the same: nothing was left to look up."""
    once, twice = folder / "once.yaml", folder / "twice.yaml"
    FAIRWAY("export", sample, "-o", once)
    FAIRWAY("export", once, "-o", twice)
    assert once.read_bytes() == twice.read_bytes(), sample.name


def check_svg(sample, folder):
    out = folder / "out.svg"
    FAIRWAY("export", sample, "-o", out, "--save")
    root = xml.parse(out).getroot()
    assert root.get("width").endswith("mm") and root.get("height").endswith("mm")
    layers = [g.get(INKSCAPE + "label") for g in root if g.get(INKSCAPE + "groupmode") == "layer"]
    assert layers == LAYERS, layers
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "an id stands twice"


def printed(folder, sample, *options):
    pdf = folder / "out.pdf"
    FAIRWAY("print", sample, "-o", pdf, *options)
    return pdf


def page_sizes(pdf):
    """Widths and heights in millimetres."""
    lines = run("pdfinfo", "-l", "-1", pdf).decode().splitlines()
    sizes = [line.split("size:")[1].split() for line in lines if line.startswith("Page") and "size:" in line]
    return [(float(s[0]) * 25.4 / 72, float(s[2]) * 25.4 / 72) for s in sizes]


def lines_of(pdf, number, length):
    """Where rows of a page have dark lines of this length, in millimetres from the top, each once."""
    raw = run("pdftoppm", "-gray", "-r", DPI, "-f", number, "-l", number, pdf)
    header, rest = raw.split(b"\n255\n", 1)
    width, height = map(int, header.split()[1:3])
    found = []
    for y in range(height):
        row = rest[y * width:(y + 1) * width]
        longest = max((len(part) for part in re.findall(rb"[\x00-\xc0]+", row)), default=0) / 10
        if abs(longest - length) < 0.5 and (not found or y / 10 - found[-1] > 0.5):
            found.append(y / 10)
    return found


def check_pages(sample, folder):
    for paper, (width, height) in {"A4": (210, 297), "Letter": (215.9, 279.4)}.items():
        pdf = printed(folder, sample, "--paper", paper)
        for w, h in page_sizes(pdf):
            assert abs(w - width) < 0.2 and abs(h - height) < 0.2, f"{sample.name}: {w} x {h} mm"
    fonts = run("pdffonts", pdf).decode().splitlines()[2:]
    assert fonts and all(" yes " in line for line in fonts), f"{sample.name}: a font is not embedded"
    words = run("pdftotext", pdf, "-").decode()
    assert all(word in words for word in ("Calm", "print at 100 %", "The race in short")), sample.name
    assert words.count("100 mm") == len(page_sizes(pdf)), f"{sample.name}: a page has no rule"


def check_measures(folder):
    """Six cards of 150 x 45 mm on a page, the harbour 150 x 90 mm, a rule of 100 mm."""
    pdf = printed(folder, SAMPLES / "up-the-river.river.yaml", "--ink", "low")
    cuts = lines_of(pdf, 1, 150)
    assert len(cuts) == 7 and all(abs(b - a - 45) < 0.2 for a, b in zip(cuts, cuts[1:])), cuts
    cuts = lines_of(pdf, 2, 150)
    assert len(cuts) == 6 and abs(cuts[5] - cuts[4] - 90) < 0.2, cuts
    for number in range(1, 5):
        assert lines_of(pdf, number, 100), f"page {number} has no rule of 100 mm"
    assert lines_of(pdf, 3, 14) and lines_of(pdf, 3, 18), "boats and die have other widths"
    small = printed(folder, SAMPLES / "up-the-river.river.yaml", "--ink", "low", "--card", "80x30")
    cuts = lines_of(small, 1, 160)  # two side by side
    assert cuts and all(abs(b - a - 30) < 0.2 for a, b in zip(cuts, cuts[1:-1])), cuts


def check_long_names(folder):
    """Names of any length leave everything else where it is."""
    text = (SAMPLES / "mill-race.river.yaml").read_text()
    for name in ("Sehr langer Name für einen kleinen Fluss, groß und schön übertrieben " * 3, "W" * 200):
        file = folder / "long.river.yaml"
        file.write_text(text.replace("name: Mill race", f"name: {name.strip()}").replace("name: Mill}", f'name: "{name.strip()}"}}'))
        pdf = printed(folder, file)
        assert all(abs(width - 210) < 0.2 for width, _ in page_sizes(pdf))
        FAIRWAY("export", file, "-o", folder / "long.png", "--dpi", "40")


def main():
    schema = json.loads((SOURCE / "formats/schema/river-export.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    samples = sorted(SAMPLES.glob("*.yaml"))
    assert samples, "no samples found"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for sample in samples[:2] if SHORT else samples:
            check_json(sample, folder, schema)
            check_yaml(sample, folder)
            check_svg(sample, folder)
            check_pages(sample, folder)
        check_long_names(folder)
        if not SHORT:
            check_measures(folder)
    FAIRWAY.close()
    print(f"{len(samples)} samples exported, printed and judged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
