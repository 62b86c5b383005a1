#!/usr/bin/env python3
"""Fails if .clang-tidy names a check that clang-tidy does not know: such a line would drop out silently.

    lint_configuration_test.py CLANG_TIDY SOURCE_DIR
"""
import pathlib
import re
import subprocess
import sys


def known(clang_tidy, glob):
    listed = subprocess.run([clang_tidy, "--list-checks", f"--checks=-*,{glob}", "--config={}"],
                            capture_output=True, text=True).stdout
    return any(line.startswith("    ") for line in listed.splitlines())


def main(clang_tidy, top):
    text = (pathlib.Path(top) / ".clang-tidy").read_text()
    block = re.search(r"^Checks: >-\n((?:  .*\n)+)", text, re.M)[1]
    entries = [line.strip() for line in block.splitlines()]
    without_comma = [e for e in entries[:-1] if not e.endswith(",")]
    globs = [e.strip(",").lstrip("-") for e in entries if e.strip(",") != "-*"]
    unknown = [g for g in globs if not known(clang_tidy, g)]
    print(f"{len(globs)} entries, without comma: {without_comma}, unknown: {unknown}")
    return 1 if unknown or without_comma or not globs else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
