#!/usr/bin/env python3
"""Exports every sample and lets other programs judge.

    export_test.py FAIRWAY_MANY SOURCE_DIR FAIRWAY

Skipped (77) without jsonschema. Inkscape judges SVG files too where it is installed. tools/test does not install it, since it
weighs more than a hundred megabytes: when what is written for Inkscape changes, run this by hand with it.
"""
import json
import pathlib
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

SOURCE = pathlib.Path(sys.argv[2])
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
BOARD = ["lake", "heat", "grid", "labels", "start-cells", "slots", "gates", "route", "course", "boats",
         "findings"]


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def check_json(sample, folder, schema):
    out = folder / "out.json"
    FAIRWAY("export", sample, "-o", out)
    jsonschema.validate(json.loads(out.read_text()), schema)


def check_svg(sample, folder):
    out = folder / "out.svg"
    FAIRWAY("export", sample, "-o", out)
    root = xml.parse(out).getroot()
    assert root.get("width").endswith("mm") and root.get("height").endswith("mm")
    layers = [g.get(INKSCAPE + "label") for g in root if g.get(INKSCAPE + "groupmode") == "layer"]
    assert layers == ["paper"] + BOARD + ["texts"], layers
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "an id stands twice"
    if shutil.which("inkscape"):
        check_inkscape(out, root)


def check_inkscape(out, root):
    """Inkscape finds the layers, and takes the millimetres for what they are."""
    seen = {line.split(",")[0]: line.split(",")[1:] for line in run("inkscape", "--query-all", out).decode().splitlines()}
    assert all(f"layer-{name}" in seen for name in ("paper", "lake", "grid", "texts")), "Inkscape finds no layers"
    pixels = [float(value) for value in seen["layer-paper"]]  # x, y, width, height, 96 an inch
    for measured, said in ((pixels[2], root.get("width")), (pixels[3], root.get("height"))):
        assert abs(measured / 96 * 25.4 - float(said[:-2])) < 0.1, f"{said} is {measured / 96 * 25.4} mm in Inkscape"


def check_yaml(sample, folder):
    """A self-contained document, exported again, is the same: nothing was left to look up or to choose."""
    once, twice = folder / "once.yaml", folder / "twice.yaml"
    FAIRWAY("export", sample, "-o", once)
    FAIRWAY("export", once, "-o", twice)
    assert once.read_bytes() == twice.read_bytes(), sample.name


def check_card(folder):
    """A card says what par and simulate say."""
    sample = SOURCE / "samples/lake_race/duck-pond-a.course.yaml"
    out = folder / "card.svg"
    races = ["--races", "200", "--seed", "7"]
    FAIRWAY("export", sample, "-o", out, "--card", *races)
    texts = " ".join(element.text or "" for element in xml.parse(out).getroot().iter() if element.tag.endswith("text"))
    texts = " ".join(texts.split())  # lines are wrapped
    par = json.loads(run(sys.argv[3], "par", sample, "--format", "json"))["par"]
    # Its status says how fair the course is, as the JSON does.
    simulated = json.loads(subprocess.run([sys.argv[3], "simulate", sample, "--skill", "--players", "4", "--format", "json", *races],
                                          capture_output=True).stdout)
    character = simulated["character"]
    for figure in (f"{par['lower']:.1f}", f"+{character['skill']['value']:.0f}", f"{100 * character['luck']['value']:.0f} %",
                   f"{character['lead_changes']['value']:.1f}", "200 of four perfect boats", "seed 7"):
        assert figure in texts, f"{figure} is not on the card: {texts}"
    assert (simulated["verdict"] in texts) == (simulated["verdict"] != "undecided"), texts


def main():
    schema = json.loads((SOURCE / "formats/schema/export.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    samples = sorted((SOURCE / "samples/lake_race").glob("*.yaml"))
    assert samples, "no samples found"
    for sample in samples:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            check_json(sample, folder, schema)
            check_yaml(sample, folder)
            if "duck" in sample.name or "tileset" in sample.name:
                check_svg(sample, folder)
    with tempfile.TemporaryDirectory() as name:
        check_card(pathlib.Path(name))
    FAIRWAY.close()
    print(f"{len(samples)} samples exported and judged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
