#!/usr/bin/env python3
"""Holds Fairway to what docs/stability.md promises, by documents and outputs of older versions.

    compat_test.py FAIRWAY SOURCE_DIR     each corpus, tests/compat/VERSION, is understood as on its first day
    compat_test.py --write FAIRWAY SOURCE_DIR VERSION     makes a corpus anew; only while git has no tag vVERSION.0
    compat_test.py --self-test            the comparison finds what is lost

A corpus holds documents/GAME (every kind, a document for each check, a race of the command's own), outputs/ (what commands
said of them), findings.json (what `validate` found) and words.json (commands and their options). SHA256SUMS is there to say that nobody has touched them since.
"""
import concurrent.futures
import hashlib
import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema
from ruamel.yaml import YAML

import calls

# Words for people, counts of findings, and examples that prove one: others may be better.
NOT_PROMISED = {"message", "summary", "statement", "evidence", "fix", "proves", "why", "mend", "typical", "sentences"}


def kind_of(value):
    return "number" if isinstance(value, (int, float)) and not isinstance(value, bool) else type(value).__name__


def lost(old, new, same_values, path=""):
    """What an output had and has no more. There may be more keys than before, and more checks and findings."""
    if old is None and (new is None or not same_values) or new is None and not same_values:
        return
    if kind_of(old) != kind_of(new):
        yield f"{path}: was {old!r}, is {new!r}"
    elif isinstance(old, dict):
        for key, value in old.items():
            if key not in new:
                yield f"{path}/{key}: is gone"
            elif key not in NOT_PROMISED:
                yield from lost(value, new[key], same_values, f"{path}/{key}")
    elif isinstance(old, list) and old and isinstance(old[0], dict) and "code" in old[0]:
        for i, item in enumerate(old):
            others = [one for one in new if one["code"] == item["code"]]
            faults = [list(lost(item, one, same_values, f"{path}/{item['code']}")) for one in others]
            if [] not in faults and same_values:
                yield from min(faults, key=len, default=[f"{path}/{item['code']}: is gone"])
    elif isinstance(old, list):
        if same_values and len(old) != len(new):
            yield f"{path}: had {len(old)} entries, has {len(new)}"
        for i, (one, other) in enumerate(zip(old, new)):
            yield from lost(one, other, same_values, f"{path}/{i}")
    elif same_values:
        same = math.isclose(old, new, rel_tol=1e-6, abs_tol=1e-6) if kind_of(old) == "number" else old == new
        if not same:
            yield f"{path}: was {old!r}, is {new!r}"


def output_of(fairway, folder, call):
    """Exit status and what was written, as values: one, or of a table one for each line."""
    with tempfile.TemporaryDirectory() as out:
        done = subprocess.run([fairway, *call.replace("OUT", out).split()], cwd=folder, input=calls.QUESTIONS,
                              capture_output=True, text=True)
        files = sorted(pathlib.Path(out).iterdir())
        text = files[0].read_text() if files else done.stdout
    if not text.startswith("{"):
        return done.returncode, []
    lines = text.splitlines() if call.startswith("table ") else [text]
    return done.returncode, [json.loads(line) for line in lines]


def findings_in(fairway, folder):
    """By document: code and severity of each finding."""
    done = subprocess.run([fairway, "validate", "--format", "json", "."], cwd=folder, capture_output=True, text=True)
    report = json.loads(done.stdout)
    if report.get("unreadable"):
        sys.exit(f"{folder}: documents cannot be read\n{done.stderr}")
    return {file["file"].removeprefix("./"): sorted(f"{finding['code']} {finding['severity']}" for finding in file["findings"])
            for file in report["files"]}


def words_of(fairway):
    """All commands, each with its options."""
    def help_of(*command):
        return subprocess.run([fairway, *command, "--help"], capture_output=True, text=True, check=True).stdout

    commands = re.findall(r"^  ([a-z]+) ", help_of().partition("Commands:")[2].partition("Options:")[0], re.MULTILINE)
    return {command: sorted({option for line in re.findall(r"^  (-.*)", help_of(command), re.MULTILINE)
                             for option in re.findall(r"--[a-z][a-z-]*", line.partition("  ")[0])})
            for command in commands}


def announced(word, changelog):
    """Whether a word that is gone was removed by a version later than the one that deprecated it."""
    parts = re.split(r"^## |^### ", changelog, flags=re.MULTILINE)
    version, seen = 0, {"Removed": [], "Deprecated": []}
    for part in parts[1:]:
        if part.startswith("["):
            version += 1 # the newest is the first
        for heading, versions in seen.items():
            if part.startswith(heading) and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", part):
                versions.append(version)
    return any(old > new for new in seen["Removed"] for old in seen["Deprecated"])


def faults_of_words(old, new, changelog):
    for command, options in old.items():
        gone = [command] if command not in new else [word for word in options if word not in new[command]]
        yield from (f"{command}: {word} is gone, and no older version deprecated it" for word in gone
                    if not announced(word, changelog))


def sums_of(corpus):
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(corpus).as_posix()}\n"
                   for file in sorted(corpus.rglob("*")) if file.is_file() and file.name != "SHA256SUMS")


def released(top, version):
    """Whether a version has its tag. The program has the number long before, while its release is being prepared."""
    return bool(subprocess.run(["git", "-C", top, "tag", "--list", f"v{version}.*"], capture_output=True, text=True, check=True)
                .stdout.strip())


def write(fairway, top, version):
    if released(top, version):
        sys.exit(f"{version} is released: its corpus stays as it is")
    corpus = top / "tests/compat" / version
    shutil.rmtree(corpus, ignore_errors=True)
    (corpus / "outputs").mkdir(parents=True)
    findings = {}
    for game, board in calls.RACED.items():
        documents = corpus / "documents" / game
        (documents / "findings").mkdir(parents=True)
        for sample in [*(top / "samples" / game).glob("*.yaml"), *(top / "samples" / game / "findings").glob("*.yaml")]:
            if "-near-" not in sample.name:
                # Text editors find the schema from the new place, too.
                text = sample.read_text().replace("formats/schema/", "../../../formats/schema/", 1)
                (documents / sample.relative_to(top / "samples" / game)).write_text(text)
        subprocess.run([fairway, "race", board, "--seed", "5", "-o", "raced.record.yaml"], cwd=documents, check=True,
                       capture_output=True)
        findings[game] = findings_in(fairway, documents)
        for same_values, lists in ((True, calls.SAME_VALUES), (False, calls.SAME_KEYS)):
            for number, call in enumerate(lists[game].strip().splitlines(), 1):
                status, output = output_of(fairway, documents, call.strip())
                entry = {"game": game, "call": call.strip(), "status": status, "same_values": same_values, "output": output}
                name = f"{game}-{'values' if same_values else 'keys'}-{number:02}.json"
                (corpus / "outputs" / name).write_text(json.dumps(entry, ensure_ascii=False) + "\n")
    (corpus / "findings.json").write_text(json.dumps(findings, indent=1) + "\n")
    (corpus / "words.json").write_text(json.dumps(words_of(fairway), indent=1) + "\n")
    (corpus / "SHA256SUMS").write_text(sums_of(corpus))


def faults_of_documents(fairway, top, documents):
    """Each is read, is written as it was, and is valid by today's schema of its kind."""
    done = subprocess.run([fairway, "fmt", "--check", documents], capture_output=True, text=True)
    if done.returncode:
        yield f"fmt would write them otherwise (status {done.returncode}):\n{done.stdout}{done.stderr}"
    schemas = {}
    for file in sorted(documents.rglob("*.yaml")):
        content = YAML(typ="safe", pure=True).load(file)
        kind = content["kind"]
        if kind not in schemas:
            schema = json.loads((top / f"formats/schema/{kind}.schema.json").read_text())
            schemas[kind] = jsonschema.Draft7Validator(schema)
        for error in schemas[kind].iter_errors(content):
            yield f"{file.name}: not valid by the schema: {error.message[:200]}"
    kinds = {"lake", "tileset", "course", "record", "river", "pool", "regatta", "deck"}
    yield from (f"there is no {kind}" for kind in sorted(kinds - schemas.keys()))


def faults_of(fairway, top, corpus):
    if sums_of(corpus) != (corpus / "SHA256SUMS").read_text():
        yield "files are not those of SHA256SUMS: a corpus is never changed"
    yield from faults_of_documents(fairway, top, corpus / "documents")
    for game, files in json.loads((corpus / "findings.json").read_text()).items():
        now = findings_in(fairway, corpus / "documents" / game)
        for file, found in files.items():
            yield from (f"{game}/{file}: {one} is not found any more" for one in found if one not in now[file])
    yield from faults_of_words(json.loads((corpus / "words.json").read_text()), words_of(fairway),
                               (top / "CHANGELOG.md").read_text())
    outputs = sorted((corpus / "outputs").glob("*.json"))
    if not outputs:
        yield "there are no outputs"
    entries = [json.loads(file.read_text()) for file in outputs]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        now = pool.map(lambda old: output_of(fairway, corpus / "documents" / old["game"], old["call"]), entries)
    for file, old, (status, output) in zip(outputs, entries, now):
        if status != old["status"]:
            yield f"{file.name}: fairway {old['call']}: status was {old['status']}, is {status}"
        faults = list(lost(old["output"], output, old["same_values"]))
        yield from (f"{file.name}: fairway {old['call']}: {fault}" for fault in faults[:5])


def self_test():
    old = {"a": 1.0, "message": "x", "list": [1, 2], "checks": [{"code": "C1", "n": 1}], "none": None}
    for new, values, keys in [
            ({**old, "more": 1, "message": "y", "checks": [{"code": "C0"}, {"code": "C1", "n": 1, "m": 2}]}, 0, 0),
            ({**old, "a": 1.0 + 1e-9}, 0, 0), ({**old, "a": 2}, 1, 0), ({**old, "a": "1"}, 1, 1),
            ({key: old[key] for key in old if key != "a"}, 1, 1), ({**old, "list": [1]}, 1, 0),
            ({**old, "checks": []}, 1, 0), ({**old, "checks": [{"code": "C1", "n": 2}]}, 1, 0), ({**old, "none": 1}, 1, 0)]:
        found = [len(list(lost(old, new, same))) for same in (True, False)]
        assert found == [values, keys], (new, found)
    log = "## [1.2.0]\n### Removed\n- `--pilot`\n## [1.1.0]\n### Deprecated\n- `--pilot`, use `--pilots`\n"
    assert announced("--pilot", log) and not announced("--pilots", log)
    assert not announced("--pilot", "## [1.1.0]\n### Removed\n- `--pilot`\n### Deprecated\n- `--pilot`\n")
    assert len(list(faults_of_words({"a": ["--x", "--pilot"], "b": []}, {"a": []}, log))) == 2
    with tempfile.TemporaryDirectory() as folder:
        git = ["git", "-C", folder, "-c", "user.name=n", "-c", "user.email=e"]
        for words in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "x"], ["tag", "v1.0.0"]):
            subprocess.run([*git, *words], check=True)
        assert released(folder, "1.0") and not released(folder, "1.1")


def main(fairway, top):
    fairway, top = str(pathlib.Path(fairway).resolve()), pathlib.Path(top).resolve()
    corpora = [folder for folder in sorted((top / "tests/compat").iterdir()) if re.fullmatch(r"\d+\.\d+", folder.name)]
    faults = [f"{corpus.name}: {fault}" for corpus in corpora for fault in faults_of(fairway, top, corpus)]
    print(*faults or [f"understood: {' '.join(corpus.name for corpus in corpora)}"], sep="\n")
    if faults:
        print("\nA released version's corpus stays as it is; that of one not yet released is made anew by --write.")
    return 1 if faults or not corpora else 0


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        self_test()
    elif sys.argv[1] == "--write":
        write(str(pathlib.Path(sys.argv[2]).resolve()), pathlib.Path(sys.argv[3]).resolve(), sys.argv[4])
    else:
        sys.exit(main(*sys.argv[1:]))
