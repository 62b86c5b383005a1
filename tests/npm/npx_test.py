"""Holds the packed npm package to its promise: it says what the native program says, byte for byte, and of what it cannot do
that it cannot. Usage: npx_test.py PACKED.tgz FAIRWAY SOURCES; run by `tools/npm-package --test`."""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

GAMES = ("lake_race", "river", "pool", "regatta")
MAPS = ("pond.tmx", "pond.tmj")
UNAVAILABLE = "this build of Fairway draws neither pictures nor pages"


def environment():
    """What both programs see: no terminal, no colours, one width, one language."""
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**keep, "COLUMNS": "80", "LC_ALL": "C.UTF-8"}


def run(program, words, folder):
    done = subprocess.run([*program, *words], cwd=folder, env=environment(), stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=1200, check=False)
    return done.returncode, done.stdout, done.stderr


def calls(samples):
    """Calls whose results must be the same, each a list of words."""
    yield from ([word] for word in ("--help", "help", "unknown", "explain", "new"))
    yield ["explain", "--format", "json"]
    for command in ("validate", "fmt", "new", "export", "print", "play", "race", "simulate", "par", "verify", "table", "lsp"):
        yield [command, "--help"]
    for shell in ("bash", "zsh", "fish"):
        yield ["completion", shell]
    for kind in ("lake", "tileset", "course", "river", "pool", "regatta", "deck"):
        yield ["new", kind, "-o", "-"]
    for game in GAMES:
        yield ["validate", "--format", "json", f"samples/{game}"]
        yield ["validate", "--format", "sarif", "--strict", f"samples/{game}/findings"]
        yield ["fmt", "--check", f"samples/{game}"]
    for file in sorted(samples.rglob("*.yaml")):
        name = str(file.relative_to(samples.parent))
        if "broken" in file.parts:
            yield ["validate", "--format", "json", name]
            continue
        if "findings" in file.parts:
            continue
        yield ["validate", name]
        yield ["export", name, "-o", "-", "--to", "yaml"]
        yield ["export", name, "-o", "-", "--to", "json"]
        if name.endswith(".record.yaml"):
            yield ["replay", "--format", "json", name]
    duck, river = "samples/lake_race/duck-pond-a.course.yaml", "samples/river/up-the-river.river.yaml"
    pool, regatta = "samples/pool/paddling-pool.pool.yaml", "samples/regatta/kitchen-table.regatta.yaml"
    for board in (duck, river, pool, regatta):
        yield ["race", board, "-o", "-", "--seed", "7"]
        yield ["simulate", board, "--races", "40", "--seed", "3", "--format", "json"]
    for board in (duck, river, regatta, "samples/lake_race/glass-narrows-a.course.yaml"):
        yield ["par", "--format", "json", board]
    yield ["validate", "--deep", "--format", "json", duck]
    yield ["courses", "samples/lake_race/duck-pond.lake.yaml"]
    yield ["replay", "--coach", "--format", "json", "samples/lake_race/match-two.record.yaml"]
    yield ["replay", "--coach", "--format", "json", "samples/river/first-trip.record.yaml"]
    yield ["solve", "samples/pool/thimble.record.yaml"]
    yield ["generate", "lake", "--size", "12x12", "--seed", "5", "-o", "-"]
    yield ["describe", duck]
    for map_file in MAPS:
        yield ["import", map_file, "-o", "-"]
    # Numbers are read by other functions there.
    for number in ("+2.5e-1", "-1", "1e999", ".", "nan", "0x2", " 1", "2x"):
        yield ["replay", "--coach", "--format", "json", "--sink-penalty", number, "samples/lake_race/match-two.record.yaml"]
    for goal in ("par=x", "par=1e1", "par=-3", "par=", "fairly"):
        yield ["suggest", duck, "--goal", goal]


def refusals():
    """Calls for what the package cannot do."""
    for board in ("lake_race/duck-pond-a.course.yaml", "river/up-the-river.river.yaml", "pool/paddling-pool.pool.yaml",
                  "regatta/kitchen-table.regatta.yaml"):
        file = f"samples/{board}"
        yield ["print", file, "-o", "-"]
        yield ["play", file, "-o", "-"]
        yield ["report", file, "-o", "-"]
        yield ["export", file, "-o", "-", "--card", "--to", "png"]
        for form in ("png", "svg", "pdf", "vtt", "vmod"):
            yield ["export", file, "-o", "-", "--to", form]
    yield ["export", "samples/lake_race/duck-pond.lake.yaml", "-o", "-", "--to", "tmx"]
    yield ["export", "samples/lake_race/match-two.record.yaml", "-o", "-", "--to", "webp"]


def main():
    packed, fairway, sources = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
    faults = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "samples").symlink_to(sources / "samples")
        # As people start it; what follows is the same file without what npx takes each time.
        version = run(["npx", "--yes", f"--package={packed}", "fairway"], ["--version"], folder)
        expected = fairway_version(fairway, folder)
        if version[0] != 0 or version[1].decode().splitlines()[:1] != [expected]:
            sys.exit(f"npx: expected {expected}, found {version}")
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", name, str(packed)], check=True)
        program = [str(folder / "node_modules/.bin/fairway")]
        for map_file in MAPS:
            run([str(fairway)], ["export", "samples/lake_race/duck-pond.lake.yaml", "-o", map_file], folder)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            same = list(calls(folder / "samples"))
            native = [pool.submit(run, [str(fairway)], words, folder) for words in same]
            ours = [pool.submit(run, program, words, folder) for words in same]
            for words, one, other in zip(same, native, ours):
                for part, a, b in zip(("status", "output", "messages"), one.result(), other.result()):
                    if a != b:
                        faults.append(f"fairway {' '.join(words)}: another {part}:\n{a!r:.600}\n{b!r:.600}")
            refused = list(refusals())
            for words, (status, output, messages) in zip(refused, pool.map(lambda words: run(program, words, folder), refused)):
                if status != 2 or output or UNAVAILABLE not in messages.decode():
                    faults.append(f"fairway {' '.join(words)}: expected to be refused, found {status} {messages!r:.300}")
        faults += writing(program, folder)
    print("\n".join(faults))
    print(f"{len(same)} calls compared, {len(refused)} refusals, {len(faults)} faults")
    sys.exit(1 if faults else 0)


def fairway_version(fairway, folder):
    return run([str(fairway)], ["--version"], folder)[1].decode().splitlines()[0]


def writing(program, folder):
    """Files are written whole, under their names, and nothing else is left; standard input is read."""
    faults = []
    work = folder / "work"
    work.mkdir()
    for words, status in ((["new", "lake", "-o", "a b.lake.yaml"], 0), (["new", "lake", "-o", "a b.lake.yaml"], 3),
                          (["fmt", "a b.lake.yaml"], 0), (["validate", "missing.yaml"], 3)):
        found = run(program, words, work)
        if found[0] != status:
            faults.append(f"fairway {' '.join(words)}: expected status {status}, found {found}")
    if [file.name for file in work.iterdir()] != ["a b.lake.yaml"]:
        faults.append(f"writing leaves {sorted(file.name for file in work.iterdir())}")
    text = (work / "a b.lake.yaml").read_bytes()
    done = subprocess.run([*program, "fmt", "-"], input=text, capture_output=True, env=environment(), check=False)
    if done.stdout != text:
        faults.append(f"standard input is read as {done.stdout!r:.200}, with {done.stderr!r:.200}")
    return faults


if __name__ == "__main__":
    main()
