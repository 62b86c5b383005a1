#!/usr/bin/env python3
"""The committed schemas of the four kinds are what formats/schema/generate.py writes.

    schema_is_generated.py SOURCE_DIR
"""
import pathlib
import subprocess
import sys
import tempfile

folder = pathlib.Path(sys.argv[1]) / "formats/schema"
with tempfile.TemporaryDirectory() as made:
    subprocess.run([sys.executable, folder / "generate.py", made], check=True)
    written = {file.name: file.read_bytes() for file in pathlib.Path(made).iterdir()}
differing = sorted(name for name, content in written.items() if (folder / name).read_bytes() != content)
print("run formats/schema/generate.py; these differ:" if differing else "all as generated", *differing)
sys.exit(1 if differing or not written else 0)
