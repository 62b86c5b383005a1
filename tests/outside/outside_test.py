#!/usr/bin/env python3
"""Installs the rules and readers into an empty folder, builds a program of somebody else against them by
find_package(FairwayRules), and looks whether it referees records as `fairway replay` does.

    outside_test.py CMAKE BUILD_DIR COMPILER FAIRWAY
"""
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SAMPLES = HERE.parent.parent / "samples"


def run(*words, **options):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)


def must(*words):
    done = run(*words)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")


def lost_headers(installed):
    for header in sorted(installed.rglob("*.h")):
        for name in re.findall(r'^#include "(.+)"', header.read_text(), re.MULTILINE):
            if not (installed / name).exists():
                yield f"{header.relative_to(installed)} includes {name}, which is not installed"


def built_program(cmake, build, compiler, folder):
    prefix, tree = folder / "installed", folder / "build"
    must(cmake, "--install", build, "--component", "Development", "--prefix", prefix)
    must(cmake, "-G", "Ninja", "-S", HERE / "program", "-B", tree, f"-DCMAKE_PREFIX_PATH={prefix}",
         f"-DCMAKE_CXX_COMPILER={compiler}")
    must(cmake, "--build", tree)
    return tree / "referee"


def faults_of(referee, fairway, folder):
    records = sorted((SAMPLES / "lake_race").glob("*.record.yaml"))
    if not records:
        yield "there are no records to referee"
    # The first turn ends elsewhere.
    illegal = folder / "illegal.record.yaml"
    text = re.sub(r"ends: \[\d+, \d+\]", "ends: [1, 1]", records[0].read_text(), count=1)
    illegal.write_text(text.replace("course: ", f"course: {SAMPLES}/lake_race/"))
    for record, status in [*((record, 0) for record in records), (illegal, 1), (folder / "missing.yaml", 3),
                           (SAMPLES / "river/first-trip.record.yaml", 3)]:
        theirs = run(referee, record)
        if theirs.returncode != status:
            yield f"{record.name}: status {theirs.returncode} instead of {status}\n{theirs.stdout}{theirs.stderr}"
        elif status < 3 and theirs.stdout != run(fairway, "replay", "--format", "json", record).stdout:
            yield f"{record.name}: not what `fairway replay` says\n{theirs.stdout}"


def main(cmake, build, compiler, fairway):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        faults = list(faults_of(built_program(cmake, build, compiler, folder), fairway, folder))
        faults += lost_headers(folder / "installed/include/fairway")
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
