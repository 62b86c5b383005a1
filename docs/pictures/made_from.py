#!/usr/bin/env python3
"""Says whether the pictures of documents are older than what decides how they look.

docs/pictures/make writes down, group by group, a digest of the sources that it made pictures from: `made_from.py --write`. Without
an option the digests are compared, and each group that has changed since is named. No program can tell that a picture is still
the right one, but one that was made before its painter changed has to be made, and looked at, again: tools/release asks.
"""

import argparse
import hashlib
import pathlib
import sys
import tempfile

# What draws boards is in all of them, and so are the calls that make them.
PAINTERS = ("docs/pictures/make", "formats/**/*.cpp", "formats/**/*.h", "rules/**/*.cpp", "rules/**/*.h")
GROUPS = {
    "boards": PAINTERS + ("samples/**/*.yaml", "docs/pictures/rules/*.yaml", "docs/pictures/rules/*.json"),
    "pages": PAINTERS + ("docs/pictures/*.mjs", "web/**/*.js", "web/**/*.css", "web/**/*.cpp", "validator/command/report_page/*"),
    "window": PAINTERS + ("docs/pictures/shot", "editor/model/**/*.cpp", "editor/ui/**/*.cpp", "editor/ui/**/*.h", "editor/ui/**/*.svg"),
}
RECORD = "docs/pictures/made-from.txt"


def digest(top, patterns):
    """Of the files' names and bytes, in an order that is the same everywhere."""
    files = sorted({file.relative_to(top).as_posix() for pattern in patterns for file in top.glob(pattern) if file.is_file()})
    total = hashlib.sha256()
    for name in files:
        total.update(f"{name} {hashlib.sha256((top / name).read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def written(top):
    return "".join(f"{group} {digest(top, patterns)}\n" for group, patterns in GROUPS.items())


def outdated(top):
    """The groups whose pictures were made from other sources, or nobody knows from which."""
    record = top / RECORD
    known = dict(line.split() for line in record.read_text().splitlines()) if record.exists() else {}
    return [group for group, patterns in GROUPS.items() if known.get(group) != digest(top, patterns)]


def self_test():
    with tempfile.TemporaryDirectory() as name:
        top = pathlib.Path(name)
        for file in ("docs/pictures/make", "formats/picture/pen.cpp", "editor/ui/window/frame.cpp", "web/script/page.css"):
            (top / file).parent.mkdir(parents=True, exist_ok=True)
            (top / file).write_text("first")
        assert outdated(top) == list(GROUPS), "without a record nothing is known"
        (top / RECORD).write_text(written(top))
        assert outdated(top) == [], "nothing has changed"
        (top / "editor/ui/window/frame.cpp").write_text("second")
        assert outdated(top) == ["window"], "the window has changed"
        (top / "editor/ui/window/frame.cpp").write_text("first")
        (top / "formats/picture/pen.cpp").rename(top / "formats/picture/brush.cpp")
        assert outdated(top) == list(GROUPS), "a painter has another name"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the digests down: all pictures were made just now")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    top = pathlib.Path(__file__).resolve().parent.parent.parent
    if options.self_test:
        return self_test()
    if options.write:
        (top / RECORD).write_text(written(top))
        return None
    old = outdated(top)
    if old:
        sys.exit(f"older than what draws them: pictures of {', '.join(old)} (docs/pictures/make)")
    return None


if __name__ == "__main__":
    main()
