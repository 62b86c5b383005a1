#!/usr/bin/env python3
"""Lets the real Tiled draw and rewrite our maps.

    real_tiled_test.py FAIRWAY_MANY SOURCE_DIR

Skipped (77) without Tiled.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(sys.argv[2])
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
TILE_WIDTH, TILE_HEIGHT, SIDE = 56, 64, 32


def run(*command):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_RUNTIME_DIR=tempfile.gettempdir())
    return subprocess.run([str(part) for part in command], env=environment, check=True, capture_output=True).stdout


def rows_of(yaml):
    """The map's rows, the stagger index and nothing else."""
    lines, rows, even = yaml.read_text().splitlines(), [], False
    even = "stagger: even" in lines
    inside = False
    for line in lines:
        if line.startswith("map:"):
            inside = True
        elif inside and line.startswith(" "):
            rows.append(line.split())
        else:
            inside = False
    return rows, even


def pixels(png, points):
    """The colours at these points, with ImageMagick's help."""
    width = int(run("identify", "-format", "%w", png))
    raw = run("convert", png, "-depth", "8", "rgba:-")
    return [raw[4 * (y * width + x):4 * (y * width + x) + 4] for x, y in points]


def looks_like_ours(lake, folder):
    """Tiled's picture of our map shows land where our land is, water where our water is."""
    tmx, png, yaml = folder / "map.tmx", folder / "map.png", folder / "map.yaml"
    FAIRWAY("export", lake, "-o", tmx)
    FAIRWAY("export", lake, "-o", yaml)
    run("tmxrasterizer", "--hide-layer", "slots", tmx, png)
    rows, even = rows_of(yaml)
    points, kinds = [], []
    for r, row in enumerate(rows):
        for c, kind in enumerate(row):
            shift = TILE_WIDTH // 2 if (r % 2 == 0) == even else 0
            points.append((c * TILE_WIDTH + TILE_WIDTH // 2 + shift, r * (TILE_HEIGHT + SIDE) // 2 + TILE_HEIGHT // 2))
            kinds.append(kind)
    seen = {}
    for kind, colour in zip(kinds, pixels(png, points)):
        seen.setdefault(kind, set()).add(colour)
    assert all(len(colours) == 1 for colours in seen.values()), f"{lake.name}: {seen}"
    assert len({next(iter(c)) for c in seen.values()}) == len(seen), f"{lake.name}: {seen}"
    return len(points)


def survives_tiled(lake, folder):
    """Export, Tiled's own rewriting into either format, import: the same lake."""
    yaml = folder / "plain.yaml"
    FAIRWAY("export", lake, "-o", yaml)
    for ours, theirs, form in [("a.tmx", "b.json", "json"), ("c.tmj", "d.tmx", "tmx")]:
        back = folder / (theirs + ".yaml")
        FAIRWAY("export", lake, "-o", folder / ours)
        run("tiled", "--export-map", form, folder / ours, folder / theirs)
        FAIRWAY("import", folder / theirs, "-o", back)
        assert back.read_bytes() == yaml.read_bytes(), f"{lake.name} changed on its way through {theirs}"


def main():
    if not all(shutil.which(tool) for tool in ("tiled", "tmxrasterizer", "convert")):
        print("Tiled or ImageMagick is not installed")
        return 77
    lakes = sorted((SOURCE / "samples/lake_race").glob("*.lake.yaml"))
    assert lakes, "no samples found"
    for lake in lakes:
        with tempfile.TemporaryDirectory() as name:
            cells = looks_like_ours(lake, pathlib.Path(name))
            survives_tiled(lake, pathlib.Path(name))
            print(f"{lake.name}: {cells} cells as drawn, the same lake after Tiled")
    FAIRWAY.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
