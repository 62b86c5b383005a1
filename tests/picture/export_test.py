#!/usr/bin/env python3
"""Exports every sample and lets other programs judge: export_test.py FAIRWAY SOURCE_DIR. Skipped (77) without jsonschema."""
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

FAIRWAY, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
BOARD = ["lake", "heat", "grid", "labels", "start-cells", "slots", "gates", "route", "course", "findings"]


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def check_json(sample, folder, schema):
    out = folder / "out.json"
    run(FAIRWAY, "export", sample, "-o", out)
    jsonschema.validate(json.loads(out.read_text()), schema)


def check_svg(sample, folder):
    out = folder / "out.svg"
    run(FAIRWAY, "export", sample, "-o", out)
    root = xml.parse(out).getroot()
    assert root.get("width").endswith("mm") and root.get("height").endswith("mm")
    layers = [g.get(INKSCAPE + "label") for g in root if g.get(INKSCAPE + "groupmode") == "layer"]
    assert layers == ["paper"] + BOARD + ["texts"], layers
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "an id stands twice"
    if shutil.which("inkscape"):
        seen = run("inkscape", "--query-all", out).decode()
        assert all(f"layer-{name}," in seen for name in ("lake", "grid", "texts")), "Inkscape finds no layers"


def check_yaml(sample, folder):
    """A self-contained document, exported again, is the same: nothing was left to look up or to choose."""
    once, twice = folder / "once.yaml", folder / "twice.yaml"
    run(FAIRWAY, "export", sample, "-o", once)
    run(FAIRWAY, "export", once, "-o", twice)
    assert once.read_bytes() == twice.read_bytes(), sample.name


def main():
    schema = json.loads((SOURCE / "formats/schema/export.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    samples = sorted((SOURCE / "samples").glob("*.yaml"))
    assert samples, "no samples found"
    for sample in samples:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            check_json(sample, folder, schema)
            check_yaml(sample, folder)
            if "duck" in sample.name or "tileset" in sample.name:
                check_svg(sample, folder)
    print(f"{len(samples)} samples exported and judged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
