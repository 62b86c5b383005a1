#!/usr/bin/env python3
"""Exports and prints every sample of the river race, and lets other programs judge: jsonschema, an XML parser, poppler.

    pages_test.py FAIRWAY_MANY

Skipped (77) without jsonschema or poppler.
"""
import json
import pathlib
import sys
import tempfile
import xml.etree.ElementTree as xml

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from pages import (TOP, Printer, expect_fonts_inside, expect_paper, grey, have_poppler, longest_run, page_sizes,  # noqa: E402
                   words_of)

printed = Printer(sys.argv[1], "river")
FAIRWAY = printed.fairway
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
LAYERS = ["paper", "river", "heat", "places", "names", "boats", "findings", "texts"]


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


def lines_of(pdf, number, length):
    """Where rows of a page have dark lines of this length, in millimetres from the top, each once."""
    found = []
    for y, row in enumerate(grey(pdf, number)):
        if abs(longest_run(row, 0xc0) / 10 - length) < 0.5 and (not found or y / 10 - found[-1] > 0.5):
            found.append(y / 10)
    return found


def check_pages(sample, folder):
    for paper in ("A4", "Letter"):
        pdf = printed(folder, sample, "--paper", paper)
        expect_paper(pdf, paper, sample.name)
    expect_fonts_inside(pdf, sample.name)
    words = words_of(pdf)
    assert all(word in words for word in ("Calm", "print at 100 %", "The race in short")), sample.name
    locked = "fixed: true" in sample.read_text()  # a record points to its river
    assert sample.name.endswith(".record.yaml") or ("padlock" in words) == locked, \
        f"{sample.name}: the rules say what a padlock means where there is one"
    assert words.count("100 mm") == len(page_sizes(pdf)), f"{sample.name}: a page has no rule"


def check_measures(folder):
    """Six cards of 150 x 45 mm on a page, the harbour 150 x 90 mm, a rule of 100 mm."""
    pdf = printed(folder, "up-the-river.river.yaml", "--ink", "low")
    cuts = lines_of(pdf, 1, 150)
    assert len(cuts) == 7 and all(abs(b - a - 45) < 0.2 for a, b in zip(cuts, cuts[1:])), cuts
    cuts = lines_of(pdf, 2, 150)
    assert len(cuts) == 6 and abs(cuts[5] - cuts[4] - 90) < 0.2, cuts
    for number in range(1, 5):
        assert lines_of(pdf, number, 100), f"page {number} has no rule of 100 mm"
    assert lines_of(pdf, 3, 14) and lines_of(pdf, 3, 18), "boats and die have other widths"
    small = printed(folder, "up-the-river.river.yaml", "--ink", "low", "--card", "80x30")
    cuts = lines_of(small, 1, 160)  # two side by side
    assert cuts and all(abs(b - a - 30) < 0.2 for a, b in zip(cuts, cuts[1:-1])), cuts


def check_long_names(folder):
    """Names of any length leave everything else where it is."""
    text = (printed.samples / "mill-race.river.yaml").read_text()
    for name in ("Sehr langer Name für einen kleinen Fluss, groß und schön übertrieben " * 3, "W" * 200):
        file = folder / "long.river.yaml"
        file.write_text(text.replace("name: Mill race", f"name: {name.strip()}").replace("name: Mill}", f'name: "{name.strip()}"}}'))
        pdf = printed(folder, file)
        assert all(abs(width - 210) < 0.2 for width, _ in page_sizes(pdf))
        FAIRWAY("export", file, "-o", folder / "long.png", "--dpi", "40")


def check_inks(folder):
    printed.expect_gray_is_gray(folder, [("up-the-river.river.yaml",)], ["otter-bend.river.yaml"])


GOLDEN = {"river-cards": ("up-the-river.river.yaml", ("--ink", "gray"), 1),
          "river-harbour": ("up-the-river.river.yaml", ("--ink", "low"), 2),
          "river-pieces": ("up-the-river.river.yaml", (), 3),
          "river-rules": ("up-the-river.river.yaml", ("--paper", "Letter"), 5)}


def main():
    if not have_poppler():
        return 77
    schema = json.loads((TOP / "formats/schema/river-export.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    samples = sorted(printed.samples.glob("*.yaml"))
    assert samples, "no samples found"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for sample in samples:
            check_json(sample, folder, schema)
            check_yaml(sample, folder)
            check_svg(sample, folder)
            check_pages(sample, folder)
        check_long_names(folder)
        check_measures(folder)
        check_inks(folder)
        printed.expect_facts(folder, "quiet-backwater.river.yaml", "7.51")
        printed.expect_golden_pages(folder, GOLDEN)
    FAIRWAY.close()
    print(f"{len(samples)} samples exported, printed and judged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
