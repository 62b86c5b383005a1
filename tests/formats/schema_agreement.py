#!/usr/bin/env python3
"""Holds the JSON Schemas against the reader.

    schema_agreement.py SOURCE_DIR JUDGE

Every good sample must satisfy its schema and every broken one must not; then hundreds of documents that were spoilt
at random, their values or their very text, must be judged alike by both, and a text that both accept must say the
same to both. What no schema can state, because it depends on other keys or other files, is
listed here by its message: only there may the reader be stricter. It may never be more lenient.
"""
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import jsonschema

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import core_yaml  # noqa: E402

BEYOND_SCHEMA = re.compile("|".join([
    r"expected a map of \d+ x \d+ cells as `tile` says",
    r"expected one rectangle of \d+ x \d+ `_`",
    r"a board takes \d+ tiles, found \d+",
    r"a slot's cell counts within its tile",
    r"the board would have \d+ x \d+ cells",
    r"expected a section of this river, 1 to \d+",
    r"this river takes at most \d players",
    r"is off the card, which reaches",
    r"a deck has 20 to 200 cards in all, found \d+",
    r"there is (a card|a buoy|an obstacle) '.*' already",
    r"there is no buoy '.*'",
    r"the buoy '.*' is rounded twice in a row",
    r"the line's two buoys lie at the same point",
    r"the shore crosses or touches itself",
    r"corner \d+ and the next lie at the same point",
    r"the document is too large",
    r"and \d+ more problems",
    r"(this square is|this row is|these columns are) off the map of \d+ x \d+ squares",
    r"there is another ladder on this side of the square",
    r"this start row overlaps another one of the same side",
    r"expected the first column before the last one",
    r"the number \d occurs with another ability",
]))


class Schemas:
    def __init__(self, folder):
        self.validators = {}
        for file in folder.glob("*.schema.json"):
            schema = json.loads(file.read_text())
            jsonschema.Draft7Validator.check_schema(schema)
            for kind in schema.get("properties", {}).get("kind", {}).get("enum", []):
                self.validators[kind] = jsonschema.Draft7Validator(schema)

    def accept(self, value):
        """A document is held against the schema of its kind; without a kind there is none that it satisfies."""
        kind = value.get("kind") if isinstance(value, dict) else None
        return isinstance(kind, str) and kind in self.validators and self.validators[kind].is_valid(value)

    def accept_file(self, file):
        try:
            return self.accept(core_yaml.load(file.read_bytes()))
        except core_yaml.NotADocument:
            return False


def judge(program, files):
    """For each file the reader's problems, and a fingerprint of what it says."""
    done = subprocess.run([program], input="".join(f"{file}\n" for file in files), capture_output=True, text=True,
                          check=True)
    lines = iter(done.stdout.split("\n"))  # and nowhere else: messages quote strange characters
    verdicts = []
    for _ in files:
        count, fingerprint = next(lines).split()
        verdicts.append(([next(lines) for _ in range(int(count))], fingerprint))
    return verdicts


def write_all(folder, texts):
    files = [pathlib.Path(folder) / f"{number}.yaml" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_bytes(text.encode("utf-8"))
    return files


def places(value, path=()):
    """The paths of all values in a document."""
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


def at(value, path):
    for key in path:
        value = value[key]
    return value


STRANGE = [None, True, False, 0, 1, 2, 3, -1, 4, 6, 7, 100, 101, 500, 501, 1.0, 4.0, 2.5, 1e300, 10**30, "", "x", "A", "E", "N",
           "odd", "left", "dark", "clockwise", "straight", "each", "1", "true", "L04", "heron@180", "heron@90", "Heron",
           "L04\n", "heron\n", ". .", ". .\n. .", ". .\n.", ". #\n\n. .", "..", " . x \n  # .\n", ".\t.", "_ _", "a\u0000b", "lake.yaml",
           [], {}, [1], [1, 2], [1, 2, 3], [0, 1], [[1, 2]], ["heron"], {"direction": "left"}, {"at": [1, 1]},
           {"L04": "ignore"}, {"L4": "ignore"}, [{"code": "L04", "why": "so"}], [{"code": "L04", "cells": [], "why": "so"}],
           {"map": ". ."}, {"map": ". .\n. ."},
           # of the river
           "wind", "wave", "eddy", "lee", "harbour", "own", 16, 17, 99, [2, 7], [9, 7], [1, 2, 3, "wind", 5, 6], {"kind": "wave"},
           {"kind": "calm", "push": 1}, {"kind": "eddy", "push": 6, "fixed": True}, ["calm"] * 5, ["calm", "wave"] * 8]
KEYS = ["name", "notes", "race", "at", "letter", "map", "slots", "tiles", "strip", "stagger", "direction", "arrow", "kind",
        "seat", "ends", "waive", "severity", "finish", "heron", "Heron", "light", "frame", "extra", "fairway", "races",
        "river", "game", "sections", "start", "die", "docks", "players", "boats", "convoy", "push", "fixed", "first", "turns",
        "roll", "boat", "up", "back", "pass"]


def spoilt(random_, document):
    """The document with one to three changes at random places."""
    value = copy.deepcopy(document)
    for _ in range(random_.choice([1, 1, 1, 2, 3])):
        path = random_.choice(list(places(value)))
        target = at(value, path)
        action = random_.randrange(4)
        if action == 0 and isinstance(target, dict):
            target[random_.choice(KEYS)] = copy.deepcopy(random_.choice(STRANGE))
        elif action == 1 and isinstance(target, (dict, list)) and target:
            del target[random_.choice(list(target)) if isinstance(target, dict) else random_.randrange(len(target))]
        elif action == 2 and isinstance(target, list) and target:
            target.insert(random_.randrange(len(target) + 1), copy.deepcopy(random_.choice(target)))
        elif path:
            at(value, path[:-1])[path[-1]] = copy.deepcopy(random_.choice(STRANGE))
    return value


def names_schema(file):
    """Whether ordinary editors find the schema of a sample, by the line at its head."""
    first = file.read_text(encoding="utf-8").partition("\n")[0]
    path = first.removeprefix("# yaml-language-server: $schema=")
    kind = core_yaml.load(file.read_bytes())["kind"]
    return path != first and (file.parent / path).is_file() and path.endswith(f"/{kind}.schema.json")


def check_samples(schemas, game, program):
    """The samples of a game."""
    good = sorted(game.glob("*.yaml")) + sorted((game / "findings").rglob("*.yaml"))
    broken = sorted((game / "broken/document").glob("*.yaml"))
    beyond = sorted((game / "broken/beyond-schema").glob("*.yaml"))
    faults = [f"{game}: there are no samples: {len(good)}, {len(broken)}"] * (not (good and broken))
    faults += [f"{file}: the schema refuses it" for file in good + beyond if not schemas.accept_file(file)]
    faults += [f"{file}: the schema accepts it" for file in broken if schemas.accept_file(file)]
    for file, (problems, _) in zip(good + broken, judge(program, good + broken), strict=True):
        if bool(problems) != (file in broken):
            faults.append(f"{file}: the reader says {problems}")
    faults += [f"{file}: its first line does not name its schema" for file in game.glob("*.yaml")
               if not names_schema(file)]
    print(f"{game.name}: {len(good)} good samples, {len(broken)} broken ones, {len(beyond)} broken beyond what a schema can state")
    return faults


def disagreement(valid, problems, shown):
    """What is wrong if schema and reader think so of a document; nothing where they agree."""
    if valid and problems and not all(BEYOND_SCHEMA.search(problem) for problem in problems):
        return [f"only the reader refuses {shown}\n  {problems}"]
    if not valid and not problems:
        return [f"only the schema refuses {shown}"]
    return []


def check_spoilt_values(schemas, seeds, program, count):
    random_ = random.Random(1)
    values = [core_yaml.load(seed.encode()) for seed in seeds]
    documents = [spoilt(random_, random_.choice(values)) for _ in range(count)]
    faults = []
    accepted = 0
    with tempfile.TemporaryDirectory() as folder:
        files = write_all(folder, [json.dumps(document) for document in documents])  # JSON is YAML
        for document, (problems, _) in zip(documents, judge(program, files), strict=True):
            valid = schemas.accept(document)
            accepted += valid
            faults += disagreement(valid, problems, json.dumps(document))
    print(f"{count} documents with spoilt values, {accepted} of them still valid")
    return faults


# Left out is where the parsers themselves differ: ruamel refuses tabs between values and takes U+0085 and U+2028 for line
# ends, as YAML 1.1 did; yaml-cpp ends plain text at a `?` within braces.
PIECES = list(" \n#:-[]{},'\"&*!|>%@`.x0123456789abAZ~=<") + [
    "\n  ", "- ", ": ", "# c\n", " # c", "''", '""', "&a ", "*a", "!!str ", "---\n", "...\n", "|2", "|-", ">", "null",
    "true", "1.0", "\r\n", "\u00e9", " \n"]


def spoilt_text(random_, text):
    for _ in range(random_.choice([1, 1, 2, 3])):
        place = random_.randrange(len(text) + 1)
        action = random_.randrange(4)
        if action == 0:
            text = text[:place] + random_.choice(PIECES) + text[place:]
        elif action == 1:
            text = text[:place] + text[place + random_.choice([1, 1, 2, 5]):]
        elif action == 2:
            text = text[:place] + random_.choice(PIECES) + text[place + 1:]
        else:
            lines = text.split("\n")
            lines[random_.randrange(len(lines))] = random_.choice(lines)
            text = "\n".join(lines)
    return text


def check_spoilt_texts(schemas, seeds, program, count):
    random_ = random.Random(2)
    texts = [spoilt_text(random_, random_.choice(seeds)) for _ in range(count)]
    faults = []
    same = {}  # what is to be read once more, as the other parser understood it
    with tempfile.TemporaryDirectory() as folder:
        verdicts = judge(program, write_all(folder, texts))
        for text, (problems, fingerprint) in zip(texts, verdicts, strict=True):
            try:
                value = core_yaml.load(text.encode("utf-8"))
            except core_yaml.NotADocument:
                value = None
            valid = schemas.accept(value)
            faults += disagreement(valid, problems, repr(text))
            if valid and not problems:
                same[text] = (json.dumps(value), fingerprint)
        understood = judge(program, write_all(folder, [as_json for as_json, _ in same.values()]))
        for (text, (_, fingerprint)), (_, again) in zip(same.items(), understood, strict=True):
            if fingerprint != again:
                faults.append(f"the parsers understand {text!r} differently")
    print(f"{count} documents with spoilt text, {len(same)} of them still valid")
    return faults


def main(top, program):
    top = pathlib.Path(top).resolve()
    schemas = Schemas(top / "formats/schema")
    seeds = [file.read_text() for file in sorted((top / "tests/formats/seeds").glob("*.yaml"))]
    games = sorted(folder for folder in (top / "samples").iterdir() if folder.is_dir())
    faults = ["there are no samples"] * (not games)
    for game in games:
        faults += check_samples(schemas, game, program)
    faults += check_spoilt_values(schemas, seeds, program, 2500) + check_spoilt_texts(schemas, seeds, program, 1000)
    for fault in faults[:20]:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
