"""What the tests of playtest files share: calling the program, opening what it wrote, pictures, hostile documents."""
import json
import pathlib
import struct
import subprocess
import zipfile

HOSTILE = '<b>"Bad" & \'worse\' ]]> ${PROPERTY x} \\t/;\\ ' + "\N{CROCODILE}" + "x" * 500

# A board of each game, and its kind.
BOARDS = {
    "lake": "samples/lake_race/morning-mere.lake.yaml",
    "course": "samples/lake_race/duck-pond-a.course.yaml",
    "river": "samples/river/up-the-river.river.yaml",
    "pool": "samples/pool/hotel-lido.pool.yaml",
    "regatta": "samples/regatta/harbour.regatta.yaml",
}


def call(fairway, *words, cwd=None):
    return subprocess.run([fairway, *map(str, words)], cwd=cwd, capture_output=True, text=True, timeout=120)


def export(fairway, document, out, *options):
    done = call(fairway, "export", document, "-o", out, *options)
    assert done.returncode == 0, done.stderr
    return pathlib.Path(out)


def facts_of(fairway, document):
    """What the document's own export as JSON says of the board."""
    whole = json.loads(call(fairway, "export", document, "-o", "-", "--to", "json").stdout)
    return whole[whole["kind"]]


def opened(path):
    """The archive, once programs that know nothing of us have found it whole."""
    subprocess.run(["unzip", "-tqq", str(path)], check=True, capture_output=True)
    archive = zipfile.ZipFile(path)
    assert archive.testzip() is None
    names = archive.namelist()
    assert len(names) == len(set(names)), "a name is there twice"
    assert all(info.date_time == (2000, 1, 1, 0, 0, 0) for info in archive.infolist())
    return archive


def png_size(content):
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", content[16:24])


def open_water(side, path):
    """A course on a lake without land, so many cells wide and high."""
    rows = "\n    ".join(" ".join("." * side) for _ in range(side))
    path.write_text(f"fairway: 1\nkind: course\nlake:\n  map: |\n    {rows}\nstart: {{at: [10, 9], letter: E}}\n"
                    "buoys:\n  - {at: [40, 3]}\n  - {at: [40, 45]}\n  - {at: [5, 45]}\n")
    return path


def with_hostile_name(document, folder):
    """A copy of a sample, beside what it refers to, with a name, notes and an author that break careless writers."""
    source = pathlib.Path(document)
    for beside in source.parent.glob("*.yaml"):
        (folder / beside.name).write_text(beside.read_text())
    quoted = '"' + HOSTILE.replace("\\", "\\\\").replace('"', '\\"') + '"'
    lines = [line for line in source.read_text().splitlines() if not line.startswith(("name:", "notes:", "author:"))]
    at = next(i for i, line in enumerate(lines) if line.startswith("kind:")) + 1
    lines[at:at] = [f"name: {quoted}", f"author: {quoted}", f"notes: {quoted}"]
    copy = folder / source.name
    copy.write_text("\n".join(lines) + "\n")
    return copy
