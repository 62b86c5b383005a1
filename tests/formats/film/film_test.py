#!/usr/bin/env python3
"""Animates a record of each game and lets other programs judge: libwebp's tools, gifsicle and ImageMagick.

    film_test.py FAIRWAY_MANY SOURCE_DIR

Skipped (77) where one of them is not installed.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAMS = ["webpinfo", "gifsicle", "compare", "convert", "identify"]
for program in PROGRAMS:
    if not shutil.which(program):
        print(f"{program} is not installed")
        sys.exit(77)

SOURCE = pathlib.Path(sys.argv[2])
sys.path.insert(0, str(SOURCE / "tests/cli"))
from many import Fairway  # noqa: E402

FAIRWAY = Fairway(sys.argv[1])
WIDTH = 320
TURNS = 4
RECORDS = ["lake_race/match-four", "river/four-up-the-river", "pool/evening-at-the-lido", "regatta/harbour-four"]


def run(*command, check=True):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert not check or done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout + done.stderr


def difference(metric, one, other):
    """What ImageMagick says; it exits with 1 where pictures differ."""
    return run("compare", "-metric", metric, one, other, "null:", check=False).split()[0]


def check_webp(record, still, folder):
    out = folder / "race.webp"
    FAIRWAY("export", record, "-o", out, "--width", WIDTH, "--turns", f"1-{TURNS}")
    info = run("webpinfo", out)
    assert "No error detected" in info, info
    canvas = re.search(r"Canvas size (\d+) x (\d+)", info)
    assert canvas and int(canvas[1]) == WIDTH, info
    frames = len(re.findall(r"Chunk ANMF", info))
    assert frames >= TURNS, f"{record.name}: {frames} frames"
    last = folder / "last.png"
    run("convert", out, "-coalesce", "-delete", "0--2", last)
    assert difference("AE", last, still) == "0", f"{record.name}: the last frame is not the picture of its turn"
    return frames


def check_gif(record, still, folder):
    out = folder / "race.gif"
    FAIRWAY("export", record, "-o", out, "--width", WIDTH, "--turns", f"1-{TURNS}")
    info = run("gifsicle", "--info", out)
    assert "warning" not in info.lower() and "loop forever" in info, info
    assert re.search(rf"logical screen {WIDTH}x\d+", info), info
    assert int(re.search(r"(\d+) images", info)[1]) >= TURNS, info
    last = folder / "last.png"
    run("convert", out, "-coalesce", "-delete", "0--2", last)
    likeness = difference("PSNR", last, still)
    assert likeness == "inf" or float(likeness) > 35, f"{record.name}: {likeness} dB"


def check_no_turns(folder):
    record = folder / "none.record.yaml"
    shutil.copy(SOURCE / "samples/river/up-the-river.river.yaml", folder / "up.river.yaml")
    record.write_text("fairway: 1\nkind: record\ngame: river\nriver: up.river.yaml\nplayers: 2\nfirst: 1\nturns: []\n")
    for form in ("webp", "gif"):
        out = folder / f"none.{form}"
        FAIRWAY("export", record, "-o", out, "--width", WIDTH)
        assert run("identify", out).count("\n") == 1, f"{form}: more than one frame"


def main():
    for name in RECORDS:
        with tempfile.TemporaryDirectory() as place:
            folder = pathlib.Path(place)
            record = SOURCE / "samples" / f"{name}.record.yaml"
            still = folder / "still.png"
            FAIRWAY("export", record, "-o", still, "--width", WIDTH, "--turn", TURNS, "--no-legend")
            frames = check_webp(record, still, folder)
            check_gif(record, still, folder)
            print(f"{name}: {frames} frames")
    with tempfile.TemporaryDirectory() as place:
        check_no_turns(pathlib.Path(place))
    FAIRWAY.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
