#!/usr/bin/env python3
"""The committed schemas are what formats/schema/generate.py writes.

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
committed = {file.name: file.read_bytes() for file in folder.glob("*.schema.json")}
differing = sorted(name for name in written.keys() | committed.keys() if written.get(name) != committed.get(name))
print("run formats/schema/generate.py; these differ:" if differing else "all as generated", *differing)
sys.exit(1 if differing or not written else 0)
