#!/usr/bin/env python3
"""Programs, metainfo and package name the version of CMakeLists.txt, and --version says what was built.

    version_test.py SOURCE_DIR VERSION PROGRAM...
"""
import pathlib
import re
import subprocess
import sys

BUILD = re.compile(r"(commit ([0-9a-f]{12}) of \d{4}-\d\d-\d\d|unknown commit), \w+ build for \S+ by \w+ [\d.]+")


def faults_of(top, version, programs):
    in_git = (top / ".git").exists()
    for program in programs:
        lines = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.splitlines()
        build = BUILD.fullmatch(lines[1]) if len(lines) == 2 else None
        if not build or lines[0] != f"{pathlib.Path(program).name} {version}":
            yield f"{program} --version says {lines}"
        elif in_git and subprocess.run(["git", "-C", top, "cat-file", "-e", f"{build[2]}^{{commit}}"]).returncode:
            yield f"{program}: there is no such commit: {build[2]}"
    metainfo = (top / "editor/packaging/io.github.fairway.editor.metainfo.xml").read_text()
    newest = re.search(r'<release version="([^"]+)"', metainfo)[1]
    if newest != version:
        yield f"the newest release of the metainfo is {newest}, not {version}"
    package = re.match(r"fairway \((.+)-\d+\)", (top / "debian/changelog").read_text())[1]
    if package != version:
        yield f"the version of debian/changelog is {package}, not {version}"


if __name__ == "__main__":
    faults = list(faults_of(pathlib.Path(sys.argv[1]), sys.argv[2], [program for program in sys.argv[3:] if program]))
    print(*faults, sep="\n")
    sys.exit(1 if faults else 0)
