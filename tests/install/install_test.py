#!/usr/bin/env python3
"""Installs into an empty folder and looks whether everything lies where it belongs and works from there.

    install_test.py CMAKE BUILD_DIR

Ends with 77 (skipped) where desktop-file-validate is missing, and nothing else is wrong.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

EXPECTED = """
bin/fairway
bin/fairway-editor
share/applications/fairway-editor.desktop
share/fairway/formats/schema/course.schema.json
share/fairway/formats/schema/export.schema.json
share/fairway/formats/schema/lake.schema.json
share/fairway/formats/schema/output/report.schema.json
share/fairway/formats/schema/record.schema.json
share/fairway/formats/schema/tileset.schema.json
share/fairway/samples/lake_race/classic.tileset.yaml
share/fairway/samples/lake_race/duck-pond.lake.yaml
share/fairway/samples/lake_race/duck-pond-a.course.yaml
share/fairway/samples/lake_race/match-two.record.yaml
share/icons/hicolor/48x48/apps/fairway-editor.png
share/icons/hicolor/scalable/apps/fairway-editor.svg
share/locale/de/LC_MESSAGES/fairway-editor.mo
share/locale/fr/LC_MESSAGES/fairway-editor.mo
share/mime/packages/fairway.xml
""".split()


HOOKS = pathlib.Path(__file__).resolve().parents[2] / ".pre-commit-hooks.yaml"


def other_hooks(kinds):
    """Hooks of pre-commit whose files are not the documents of these kinds."""
    hooks = re.findall(r"^- id: (\S+)$|^  files: (.*)$", HOOKS.read_text(), re.M)
    names, files = [name for name, _ in hooks if name], [pattern for _, pattern in hooks if pattern]
    if not names or len(names) != len(files):
        yield "each hook of .pre-commit-hooks.yaml has a line `files:`"
    for name, pattern in zip(names, files):
        found = re.fullmatch(r"\\\.\(([\w|]+)\)\\\.ya\?ml\$", pattern)
        if not found or set(found[1].split("|")) != kinds:
            yield f"the files of the hook {name} are not those of fairway.xml: {pattern}"


def faults_of(prefix):
    yield from (f"{name} is missing" for name in EXPECTED if not (prefix / name).exists())
    samples = sorted((prefix / "share/fairway/samples").rglob("*.yaml"))
    for sample in samples:
        schema = re.match(r"# yaml-language-server: \$schema=(\S+)", sample.read_text())
        if not schema or not (sample.parent / schema[1]).exists():
            yield f"{sample.relative_to(prefix)} names no schema that is installed"
    # Paths between documents must hold in the new place, too.
    lakes_and_courses = [str(s) for s in samples if ".record." not in s.name]
    done = subprocess.run([prefix / "bin/fairway", "validate", *lakes_and_courses], capture_output=True, text=True)
    if done.returncode:
        yield f"the installed samples are not clean:\n{done.stdout}{done.stderr}"
    # A file manager opens every kind of document in the editor.
    types = (prefix / "share/mime/packages/fairway.xml").read_text()
    kinds = {sample.name.split(".")[-2] for sample in samples}
    yield from (f"fairway.xml does not know *.{kind}.yaml" for kind in sorted(kinds)
                if f'<glob pattern="*.{kind}.yaml"/>' not in types)
    yield from other_hooks(set(re.findall(r'<glob pattern="\*\.(\w+)\.yaml"/>', types)))
    if shutil.which("desktop-file-validate"):
        checked = subprocess.run(["desktop-file-validate", prefix / "share/applications/fairway-editor.desktop"],
                                 capture_output=True, text=True)
        if checked.returncode:
            yield checked.stdout + checked.stderr


def main(cmake, build):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([cmake, "--install", build, "--prefix", folder], check=True, stdout=subprocess.DEVNULL)
        faults = list(faults_of(pathlib.Path(folder)))
    for fault in faults:
        print(fault)
    validated = shutil.which("desktop-file-validate")
    if not validated:
        print("skipped in part: there is no desktop-file-validate")
    return 1 if faults else 0 if validated else 77


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
