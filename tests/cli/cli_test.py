#!/usr/bin/env python3
"""Runs the command-line expectations: every folder below cases/ is one.

    cli_test.py FAIRWAY SOURCE_DIR [CASE]

A case holds `command` (the words after `fairway`; several lines run one after the other), `status` (one number a line
of command; 0 where the file is missing), and what is expected exactly of the last line's output: `stdout`, `stderr`
(a file that is missing is not compared). `stdin` is handed to every line. Files below `files/` are laid into the
folder in which the case runs; the samples of its game (cases/GAME/CASE) stand beside it as `samples/`; `after/` holds files as they must be in the end,
`present` and `absent` name files, one a line, that must be there and not be there.
Set FAIRWAY_UPDATE=1 to write what came out into the expectations that exist, and read the diff.
"""
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile


def run_case(fairway, top, case):
    """Returns the list of what differs."""
    faults = []
    game = case.relative_to(top / "tests/cli/cases").parts[0]
    lines = (case / "command").read_text().splitlines()
    status_file = case / "status"
    statuses = [int(n) for n in status_file.read_text().split()] if status_file.exists() else [0] * len(lines)
    given = (case / "stdin").read_bytes() if (case / "stdin").exists() else b""
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "case"
        folder.mkdir()
        if (case / "files").exists():
            shutil.copytree(case / "files", folder, dirs_exist_ok=True)
        (folder / "samples").symlink_to(top / "samples" / game)
        environment = {**os.environ, "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
        for line, expected in zip(lines, statuses, strict=True):
            done = subprocess.run([fairway, *shlex.split(line)], cwd=folder, input=given, capture_output=True,
                                  env=environment, timeout=120)
            if done.returncode != expected:
                faults.append(f"`fairway {line}` gave status {done.returncode}, expected {expected}\n"
                              + done.stderr.decode(errors="replace"))
        for name, got in (("stdout", done.stdout), ("stderr", done.stderr)):
            faults += compare(case / name, got, name)
        for wanted in sorted((case / "after").rglob("*")) if (case / "after").exists() else []:
            if wanted.is_file():
                made = folder / wanted.relative_to(case / "after")
                faults += compare(wanted, made.read_bytes() if made.exists() else None, str(made.name))
        for name in lines_of(case / "present"):
            if not (folder / name).is_file() or not (folder / name).stat().st_size:
                faults.append(f"{name} was not written")
        for name in lines_of(case / "absent"):
            if (folder / name).exists():
                faults.append(f"{name} was written")
        leftovers = [path.name for path in folder.rglob("*") if path.name.endswith(("~", ".tmp", ".new"))]
        faults += [f"{name} was left over" for name in leftovers]
    return faults


def lines_of(file):
    return file.read_text().splitlines() if file.exists() else []


def compare(wanted, got, what):
    if not wanted.exists() or wanted.read_bytes() == got:
        return []
    if os.environ.get("FAIRWAY_UPDATE") and got is not None:
        wanted.write_bytes(got)
        return []
    shown = "nothing" if got is None else got.decode(errors="replace")
    return [f"{what} differs from {wanted}; got:\n{shown}"]


def main(fairway, top, only=None):
    top = pathlib.Path(top).resolve()
    cases = sorted(p.parent for p in (top / "tests/cli/cases").rglob("command") if only in (None, p.parent.name))
    failed = 0
    for case in cases:
        faults = run_case(str(pathlib.Path(fairway).resolve()), top, case)
        failed += bool(faults)
        for fault in faults:
            print(f"{case.name}: {fault}")
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed or not cases else 0  # finding no case is a failure


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
