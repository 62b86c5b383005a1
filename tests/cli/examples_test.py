#!/usr/bin/env python3
"""Runs every example of `--help`, of the README and of docs/, so that what people copy works.

    examples_test.py FAIRWAY SOURCE_DIR

Each line runs in a folder where the documents that examples speak of exist. Lines that would take minutes are shortened
(fewer races, a sample of lakes); nothing else is changed. A call may find something (status 1), but never be refused.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FAIRWAY = pathlib.Path(sys.argv[1]).resolve()
SOURCE = pathlib.Path(sys.argv[2]).resolve()
SAMPLES = SOURCE / "samples"

# What examples call their documents. Where they run as they are in the README, they run with the samples of these names; here
# with small ones.
DOCUMENTS = {
    "two-herons.lake.yaml": "lake_race/duck-pond.lake.yaml",
    "lake.lake.yaml": "lake_race/duck-pond.lake.yaml",
    "two-herons-a.course.yaml": "lake_race/duck-pond-a.course.yaml",
    "race-a.course.yaml": "lake_race/duck-pond-a.course.yaml",
    "race-b.course.yaml": "lake_race/glass-narrows-b.course.yaml",
    "race-c.course.yaml": "lake_race/morning-mere-c.course.yaml",
    "match.record.yaml": "lake_race/match-two.record.yaml",
    "classic.tileset.yaml": "lake_race/classic.tileset.yaml",
    "my.tileset.yaml": "lake_race/classic.tileset.yaml",
    "lido.pool.yaml": "pool/paddling-pool.pool.yaml",
    "evening.record.yaml": "pool/evening-at-the-lido.record.yaml",
    "ending.record.yaml": "pool/thimble.record.yaml",
    "up-the-river.river.yaml": "river/up-the-river.river.yaml",
    "first-trip.record.yaml": "river/first-trip.record.yaml",
    "fairest-order.river.yaml": "river/fairest-order.river.yaml",
    "island-bar.pool.yaml": "pool/island-bar.pool.yaml",
    "harbour.regatta.yaml": "regatta/kitchen-table.regatta.yaml",
    "open-water.regatta.yaml": "regatta/open-water.regatta.yaml",
    "classic.deck.yaml": "regatta/classic.deck.yaml",
    "race.record.yaml": "regatta/kitchen-two.record.yaml",
}

# An option that a command gets if the example leaves it out or asks for more: the examples show what to ask, not how
# long it takes.
SHORTER = [
    (r"simulate\b.*--(match|bot)", "--races", "1"),
    (r"simulate\b", "--races", "10"),
    (r"(compare|describe)\b", "--races", "100"),
    (r"report\b(?!.*--quick)", "--races", "10"),
    (r"export\b.*--card", "--races", "10"),
    (r"export\b.*\.(webp|gif)", "--turns", "1-4"),
    (r"suggest\b", "--tries", "3"),
    (r"generate tileset\b", "--verify", "20"),
    (r"generate tileset\b", "--land", "12%"),  # of these the first that passes is found soonest
    (r"generate lake\b", "--count", "1"),
    (r"generate lake\b", "--size", "14x12"),
    (r"verify\b.*--deep", "--sample", "1"),
    (r"verify\b(?!.*--merge)", "--sample", "8"),
]

BEGIN = "fairway new lake -o my-pond.lake.yaml"

NOT_RUN = {
    "theirs.tmj": "it stands for a map of someone else, with terrain of its own names",
    "${{": "a workflow fills it in",
    "$SLURM": "a cluster fills it in",
    "{}/16": "GNU parallel fills it in",
    "$i": "a loop fills it in",
    "jq": "another program, which need not be installed",
    "sbatch": "a cluster runs it",
}


def help_examples():
    commands = re.search(r"Commands:\n(.*?)\n\n", told("--help"), re.S)[1]
    for name in re.findall(r"^  ([a-z]+)", commands, re.M):
        for line in told(name, "--help").splitlines():
            if re.match(r"  fairway\b", line):
                yield f"{name} --help", line.strip()


def page_examples():
    pages = [SOURCE / "README.md", *sorted((SOURCE / "docs").glob("*.md"))]
    for page in pages:
        text = page.read_text().replace("\\\n", " ").replace("|\n", "| ")
        for line in text.splitlines():
            if re.match(r"(    |)(\$ )?fairway [a-z]", line):
                yield page.name, re.sub(r"\s+#.*", "", re.sub(r"^\s*(\$ )?", "", line))


def told(*words):
    return subprocess.run([FAIRWAY, *words], capture_output=True, text=True, check=True).stdout


def shortened(line):
    """The first pattern that fits decides, with all of its options."""
    fitting = [pattern for pattern, _, _ in SHORTER if re.search(rf"^fairway {pattern}", line)]
    for pattern, option, value in SHORTER:
        if fitting and pattern == fitting[0]:
            asked = re.search(rf"{option} (\S+)", line)
            if asked:
                line = line.replace(asked[0], f"{option} {value}")
            else:
                line = re.sub(r"(\s*[|>].*)?$", rf" {option} {value}\1", line, count=1)
    return line


def prepare(folder):
    (folder / "samples").symlink_to(SAMPLES)
    for name in DOCUMENTS:
        shutil.copy(SAMPLES / DOCUMENTS[name], folder / name)
    for file in SAMPLES.glob("*/*.yaml"):  # what those refer to
        if not (folder / file.name).exists():
            shutil.copy(file, folder)
    (folder / "lakes").mkdir()
    shutil.copy(SAMPLES / "lake_race/duck-pond.lake.yaml", folder / "lakes")
    (folder / "matches").mkdir()
    home = folder / "home"
    for part in (".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions"):
        (home / part).mkdir(parents=True)
    made = ["fairway export lake.lake.yaml -o lake.tmx", "fairway export match.record.yaml -o matches/final.record.yaml",
            "fairway par race-a.course.yaml --format json > par.json"]
    made += [f"fairway verify classic.tileset.yaml --shard {i}/4 --sample 8 --format json > part-{i}.json"
             for i in range(1, 5)]
    for line in made:
        assert run(line, folder) is None, line


def put_bots(line, folder):
    """Programs that play, as docs/bots.md has them: which one, the document tells."""
    bots = re.findall(r"### [^\n]+\n.*?```python\n(.*?)```", (SOURCE / "docs/bots.md").read_text(), re.S)
    kinds = [r"\.(lake|course)\.", r"\.river\.", r"\.pool\.", r"\.regatta\."]
    assert len(bots) == len(kinds)
    for kind, bot in zip(kinds, bots):
        if re.search(kind, line):
            for name in ("mine", "red.py", "yellow.py"):
                (folder / name).write_text(bot)
                (folder / name).chmod(0o755)


def run(line, folder):
    """What is wrong with it; None if nothing is."""
    here = dict(os.environ, PATH=f"{FAIRWAY.parent}:{os.environ['PATH']}", HOME=str(folder / "home"))
    done = subprocess.run(["bash", "-c", "set -o pipefail; " + line], cwd=folder, env=here, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, timeout=900)
    if "play is not available" in done.stderr:
        return None  # a build without the compiler for WebAssembly
    return None if done.returncode in (0, 1) else f"status {done.returncode}: {done.stderr.strip()[-400:]}"


def judge(example):
    where, line = example
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(BASE, folder, symlinks=True, dirs_exist_ok=True)
        put_bots(line, folder)
        if "my-pond" in line and not line.startswith(BEGIN):  # the line above it on the page
            assert run(BEGIN, folder) is None
        fault = run(shortened(line), folder)
    return f"{where}: {line}\n    {fault}" if fault else None


examples = sorted((where, line) for line, where in {
    line: where for source in (help_examples(), page_examples()) for where, line in source
    if not any(word in line for word in NOT_RUN)}.items())
assert len(examples) > 120, f"only {len(examples)} examples were found"
with tempfile.TemporaryDirectory() as base:
    BASE = pathlib.Path(base)
    prepare(BASE)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        faults = [fault for fault in pool.map(judge, examples) if fault]
for fault in faults:
    print(fault)
print(f"{len(examples)} examples, {len(faults)} of them do not run")
sys.exit(1 if faults else 0)
