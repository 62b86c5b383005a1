#!/usr/bin/env python3
"""The language server in a real editor, and the hooks in a real repository.

    editors_test.py FAIRWAY SOURCE_DIR

Skipped (77) without Neovim or pre-commit.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

FAIRWAY = pathlib.Path(sys.argv[1]).resolve()
SOURCE = pathlib.Path(sys.argv[2]).resolve()
LAKES = SOURCE / "samples/lake_race"


def run(*words, status=0, **more):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=300, **more)
    assert done.returncode == status, f"{words}: status {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def neovim(folder):
    for file in [*LAKES.glob("*.yaml"), *(LAKES / "findings").glob("C05*.yaml")]:
        shutil.copy(file, folder)
    for file in (LAKES / "findings").glob("*.lake.yaml"):
        shutil.copy(file, folder)
    here = dict(os.environ, FAIRWAY=str(FAIRWAY), FOLDER=str(folder), HOME=str(folder), XDG_STATE_HOME=str(folder / "state"))
    run("nvim", "--headless", "--clean", "-u", "NONE", "-S", SOURCE / "tests/editors/neovim.lua", env=here)


def pre_commit(folder):
    """A repository of lakes that asks for both hooks: what is not canonical or has errors cannot be committed."""
    here = dict(os.environ, PATH=f"{FAIRWAY.parent}:{os.environ['PATH']}", HOME=str(folder), GIT_CONFIG_NOSYSTEM="1",
                GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A",
                GIT_COMMITTER_EMAIL="a@example.org", PRE_COMMIT_HOME=str(folder / "cache"))
    hooks, lakes = folder / "hooks", folder / "lakes"
    for repository in (hooks, lakes):
        repository.mkdir()
        run("git", "init", "-q", "-b", "main", cwd=repository, env=here)
    shutil.copy(SOURCE / ".pre-commit-hooks.yaml", hooks)
    run("git", "add", "-A", cwd=hooks, env=here)
    run("git", "commit", "-qm", "hooks", cwd=hooks, env=here)
    revision = run("git", "rev-parse", "HEAD", cwd=hooks, env=here).strip()
    (lakes / ".pre-commit-config.yaml").write_text(
        f"repos:\n  - repo: {hooks}\n    rev: {revision}\n    hooks:\n      - id: fairway-fmt\n      - id: fairway-validate\n")
    shutil.copy(LAKES / "duck-pond.lake.yaml", lakes)
    (lakes / "other.yaml").write_text("some: [other, yaml]\n")
    run("git", "add", "-A", cwd=lakes, env=here)
    run("pre-commit", "run", "--all-files", cwd=lakes, env=here)
    lake = lakes / "duck-pond.lake.yaml"
    good = lake.read_text()
    lake.write_text(good.replace("author: Fairway", "author:   Fairway"))
    run("git", "add", "-A", cwd=lakes, env=here)
    told = run("pre-commit", "run", "--all-files", cwd=lakes, env=here, status=1)
    assert "duck-pond.lake.yaml" in told, told
    lake.write_text(good.replace("letter: E}", "letter: Q}"))
    run("git", "add", "-A", cwd=lakes, env=here)
    told = run("pre-commit", "run", "--all-files", cwd=lakes, env=here, status=1)
    assert "letter" in told, told


missing = [tool for tool in ("nvim", "pre-commit", "git") if not shutil.which(tool)]
if missing:
    print(f"not installed: {', '.join(missing)}")
    sys.exit(77)
for part in (neovim, pre_commit):
    with tempfile.TemporaryDirectory() as name:
        part(pathlib.Path(name).resolve())
        print(f"{part.__name__} holds")
