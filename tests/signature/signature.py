#!/usr/bin/env python3
"""Compares what `fairway` computes with the digests in signature.txt.

    signature.py FAIRWAY [--write] [--show WORDS...] [--only WORDS...]

Same input, options and seed, same output: with every compiler, on every processor, on any number of threads. So the
output of each command below, run over the samples with quick settings, has a digest, and the file of digests is
committed. Where one differs the change was meant, and the commit that writes the file anew says why; or something
depends on what it must not depend on: the order in which a compiler evaluates arguments, contracted sums, the last
digit of a logarithm.

--write writes signature.txt anew; --show prints what a call puts out, to be compared with another machine's; --only looks at
one call.
"""
import concurrent.futures
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SIGNATURE = HERE / "signature.txt"
SAMPLES = HERE.parent.parent / "samples"
DIGITS = 16

# Words of calls; {} is a sample. OUT is a folder of the call's own, and what is written there belongs to the output.
EXPORTS = ["export {} -o OUT/it.yaml", "export {} -o OUT/it.json"]
CALLS = {
    "lake_race/*.lake.yaml": [*EXPORTS, "export {} -o OUT/it.tmx", "export {} -o OUT/it.tmj", "validate --format json {}",
                              "courses {} --race A -o OUT"],
    "lake_race/*.tileset.yaml": [*EXPORTS, "verify {} --sample 12 --format json", "verify {} --sample 6 --seed 2"],
    "lake_race/*.course.yaml": [*EXPORTS, "validate --format json {}", "par {} --max-dice 2 --format json",
                                "race {} --seed 5 -o OUT/race.record.yaml",
                                "simulate {} --max-dice 2 --races 40 --format json"],
    "lake_race/duck-pond-a.course.yaml": ["par {} --max-dice 4", "simulate {} --max-dice 3 --races 200",
                                          "simulate {} --players 3 --pilots par,bold,random --max-dice 2 --races 30",
                                          "simulate {} --pilots par,casual --max-dice 2 --races 40 --format json",
                                          "simulate {} --skill --max-dice 2 --races 40 --format json",
                                          "validate --deep --format json {}", "describe {} --races 100 --format json",
                                          "compare {} --arrow 2 --races 100",
                                          "suggest {} --goal clean --tries 12 --format json",
                                          "suggest {} --goal par=14 --tries 6 --format json"],
    "lake_race/duck-pond.lake.yaml": ["suggest {} --goal even --tries 400 --format json",
                                      "suggest {} --goal even --tries 60 -o OUT"],
    "lake_race/morning-mere.lake.yaml": ["suggest {} --goal even --tries 30 --format json"],
    "lake_race/findings/*.yaml": ["validate --format json {}"],
    "lake_race/findings/F0[12]*.course.yaml": ["validate --deep --format json {}"],
    "lake_race/findings/F03-procession.course.yaml": ["validate --deep --format json {}"],
    "lake_race/glass-narrows.lake.yaml": ["simulate --match {} --max-dice 2 --players 2 --races 6 --format json"],
    "lake_race/*.record.yaml": [*EXPORTS, "replay {} --format json"],
    "river/*.river.yaml": [*EXPORTS, "validate --format json {}", "orders {} --format json",
                           "race {} --seed 5 -o OUT/race.record.yaml",
                           "simulate {} --races 300 --format json"],
    "river/quiet-backwater.river.yaml": ["validate --deep --format json {}", "describe {} --format json",
                                         "par {} --skill --format json", "par {}", "orders {} --two",
                                         "simulate {} --races 300 --pilot perfect",
                                         "simulate {} --races 300 --pilots perfect,fleet"],
    "river/*.record.yaml": [*EXPORTS, "replay {} --format json"],
    "river/first-trip.record.yaml": ["replay --coach {} --format json"],
    "pool/*.pool.yaml": [*EXPORTS, "validate --format json {}",
                         "race {} --pilot quick --placement random --seed 5 -o OUT/game.record.yaml",
                         "simulate {} --races 4 --pilot quick --placement random --format json"],
    "pool/hotel-lido.pool.yaml": ["simulate {} --races 2", "race {} --pilots quick,strong -o OUT/game.record.yaml"],
    "pool/paddling-pool.pool.yaml": ["describe {} --races 100 --format json"],
    "pool/thimble.record.yaml": ["replay --coach {} --format json"],
    "pool/*.record.yaml": [*EXPORTS, "replay {} --format json", "perft {} --depth 1 --format json"],
    "regatta/*.regatta.yaml": [*EXPORTS],
    "regatta/*.deck.yaml": [*EXPORTS, "validate --format json {}"],
    "regatta/kitchen-table.regatta.yaml": ["validate --format json {}", "par {} --races 60 --format json",
                                           "simulate {} --players 3 --races 40",
                                           "simulate {} --players 2 --races 30 --pilots good,random --format json",
                                           "describe {} --races 100 --format json",
                                           "race {} --seed 5 -o OUT/race.record.yaml"],
    "regatta/kitchen-two.record.yaml": ["replay --coach {} --format json"],
    "regatta/*.record.yaml": [*EXPORTS, "replay {} --format json"],
    "": ["generate lake --size 13x12 --land 6% --players 2 --count 1 --seed 2 -o OUT", "solve solve.pool.yaml --format json",
         "describe brook.course.yaml --races 200 --format json", "par brook.course.yaml",
         "replay --coach three.record.yaml --format json", "replay three.record.yaml",
         "simulate brook.course.yaml --players 2 --ghosts --races 200 --format json",
         "simulate brook.course.yaml --players 3 --races 400",
         "simulate brook.course.yaml --players 4 --races 300 --format json",
         "simulate tarn.lake.yaml --players 2 --races 4 --format json",
         "suggest brook.course.yaml --goal par=9 --tries 36 --players 2 --format json",
         "suggest brook.course.yaml --goal fair --tries 22 --players 2 --races 400 --format json",
         "suggest brook.course.yaml --goal par=16 --tries 8 --players 2 --allow -o OUT",
         "suggest brook.course.yaml --goal clean --tries 20",
         "verify pair.tileset.yaml --failures OUT", "verify pair.tileset.yaml --changes --format json",
         "verify pair.tileset.yaml --sample 1 --deep --format json"],
}

# A pool so small that it can be solved in a moment.
SOLVED = """fairway: 1
kind: pool
map: |
  . . #
  . . .
  # . .
ladders:
  - {bar: red, at: [1, 1], side: N}
  - {bar: yellow, at: [3, 3], side: S}
start:
  red: [{row: 3, swimmers: 1}]
  yellow: [{row: 1, swimmers: 1}]
setup: {red: [[2, 3]], yellow: [[2, 1]]}
crocodiles: [2]
opening: 1
quiet: 10
"""

# Lakes and a course so small that dozens of edits of them are solved in a second.
TARN = """fairway: 1
kind: lake
name: Tarn
strip: 2
map: |
  . . . . . . . .
   . . . . . . . .
  . . . . . . . .
   . . . . . . . .
  . . . . . . # .
   . . # . . . . .
  . . . . . . . .
slots:
  - {race: A, at: [2, 2], letter: E}
  - {race: A, at: [6, 2], letter: W}
  - {race: A, at: [2, 5], letter: E}
  - {race: A, at: [5, 6], letter: W}
"""

BROOK = """fairway: 1
kind: course
lake:
  strip: 2
  map: |
    . . . . . .
     . . . . . .
    . . . . # .
     . . . . . .
    . . . . . .
start: {at: [2, 3], letter: E}
buoys:
  - {at: [5, 2]}
  - {at: [5, 4]}
  - {at: [2, 4]}
"""

# Two tiles, of whose courses some cannot be raced; and a race of three boats on the brook.
CASES = HERE.parent / "cli/cases/lake_race"
PAIR = (CASES / "verify_failing/files/pair.tileset.yaml").read_text()
THREE = (CASES / "replay_coach_three/files/it.record.yaml").read_text()

WRITTEN = {"solve.pool.yaml": SOLVED, "tarn.lake.yaml": TARN, "brook.course.yaml": BROOK, "pair.tileset.yaml": PAIR,
           "three.record.yaml": THREE}


def calls():
    """All calls, in a fixed order, each once."""
    found = []
    for pattern, lines in CALLS.items():
        samples = sorted(SAMPLES.glob(pattern)) if pattern else [None]
        if not samples:
            sys.exit(f"signature: no sample is called {pattern}")
        for sample in samples:
            name = sample and sample.relative_to(SAMPLES).as_posix()
            found += [line.replace("{}", name) if name else line for line in lines]
    return sorted(set(found))


def output_of(fairway, call):
    """Exit status, standard output and files of a call, as bytes."""
    with tempfile.TemporaryDirectory(prefix="fairway-signature-") as folder:
        folder = pathlib.Path(folder)
        for game in SAMPLES.iterdir():
            (folder / game.name).symlink_to(game)
        for name, text in WRITTEN.items():
            (folder / name).write_text(text)
        (folder / "OUT").mkdir()
        result = subprocess.run([fairway, *call.split()], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env={**os.environ, "LC_ALL": "C"}, check=False)
        if result.returncode not in (0, 1):
            raise RuntimeError(f"`fairway {call}` ends with status {result.returncode}:\n{result.stderr.decode()}")
        parts = [f"status {result.returncode}\n".encode(), result.stdout]
        for file in sorted(path for path in (folder / "OUT").rglob("*") if path.is_file()):
            parts += [f"== {file.relative_to(folder)}\n".encode(), file.read_bytes()]
        if len(parts) == 2 and not result.stdout:
            raise RuntimeError(f"`fairway {call}` puts out nothing to compare:\n{result.stderr.decode()}")
        return b"".join(parts)


def digests(fairway, todo):
    refused = []

    def digest(call):
        try:
            return hashlib.sha256(output_of(fairway, call)).hexdigest()[:DIGITS]
        except RuntimeError as why:
            refused.append(str(why))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(todo, pool.map(digest, todo)))
    if refused:
        sys.exit("signature: " + "\n".join(refused))
    return found


def committed():
    lines = SIGNATURE.read_text().splitlines() if SIGNATURE.exists() else []
    return {line[DIGITS + 2:]: line[:DIGITS] for line in lines if not line.startswith("#")}


def main():
    fairway, words = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2:]
    if words[:1] == ["--show"]:
        sys.stdout.buffer.write(output_of(fairway, " ".join(words[1:])))
        return 0
    only = [" ".join(words[1:])] if words[:1] == ["--only"] else None
    now = digests(fairway, only or calls())
    if words == ["--write"]:
        text = "".join(f"{digest}  {call}\n" for call, digest in now.items())
        SIGNATURE.write_text("# Written by signature.py --write: digests of what commands put out.\n" + text)
        return 0
    before = committed()
    faults = [f"differs: fairway {call}" for call in now if call in before and before[call] != now[call]]
    faults += [f"new: fairway {call}" for call in now if call not in before]
    faults += [f"gone: fairway {call}" for call in before if call not in now and not only]
    if faults:
        print(*faults, sep="\n")
        print(f"\n{len(faults)} of {len(now)} digests are not those of {SIGNATURE}.\n"
              f"To see what a call puts out: {sys.argv[0]} {sys.argv[1]} --show WORDS...\n"
              f"If the change is meant: {sys.argv[0]} {sys.argv[1]} --write, and say in the commit why.")
    return 1 if faults or not now else 0


if __name__ == "__main__":
    sys.exit(main())
