#!/usr/bin/env python3
"""The committed schemas are what formats/schema/generate.py (of all kinds of documents) and generate_output.py (of what the
commands print) write.

    schema_is_generated.py SOURCE_DIR
"""
import pathlib
import subprocess
import sys
import tempfile

schemas = pathlib.Path(sys.argv[1]) / "formats/schema"
bad = False
for script, folder in (("generate.py", schemas), ("generate_output.py", schemas / "output")):
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([sys.executable, "-B", schemas / script, made], check=True)
        written = {file.name: file.read_bytes() for file in pathlib.Path(made).iterdir()}
    differing = sorted(name for name, content in written.items()
                       if not (folder / name).exists() or (folder / name).read_bytes() != content)
    print(f"run formats/schema/{script}; these differ:" if differing else f"all as {script} writes them", *differing)
    bad = bad or bool(differing) or not written
sys.exit(1 if bad else 0)
