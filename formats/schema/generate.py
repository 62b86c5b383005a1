#!/usr/bin/env python3
"""Writes the JSON Schemas of all kinds of documents.

    generate.py [FOLDER]

They are generated because they share most of their parts and must each stand alone (editors load one file). Each game
has a module of its own. A test holds the committed files against what this script writes, and both against the reader.
"""
import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import lake_race  # noqa: E402
import parts  # noqa: E402
import river  # noqa: E402
import pool  # noqa: E402
import regatta  # noqa: E402

# To add a game, add a line. The first is the one that a record without `game:` is of.
GAMES = [
    lake_race,
    river,
    pool,
    regatta,
]


def used(schema, definitions, found):
    """The definitions that a schema needs, so that each file holds its own and no more."""
    if isinstance(schema, dict):
        name = str(schema.get("$ref", "")).rpartition("/")[2]
        if name and name not in found:
            found.add(name)
            used(definitions[name], definitions, found)
        for value in schema.values():
            used(value, definitions, found)
    elif isinstance(schema, list):
        for value in schema:
            used(value, definitions, found)
    return found


def head(kind):
    return {"fairway": {"type": "integer", "enum": [1], "description": "Version of the format."},
            "kind": parts.one_of([kind], "What this document is.")}


def body_of(kind, game, own, more=None):
    return parts.mapping({**head(kind), **parts.info(game.PLACES), **(more or {}), **own["properties"]},
                         ["fairway", "kind", *own["required"]], **own["rule"])


def standing_alone(kind, body, definitions):
    names = used(body, definitions, set())
    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": f"Fairway {kind}",
            "description": f"A {kind} document of Fairway, version 1 of the format.", **body,
            "definitions": {name: definitions[name] for name in definitions if name in names}}


def record_schema():
    """Each game has records of its own form; `game` says which one is meant."""
    names = [game.GAME for game in GAMES]
    word = {"game": parts.one_of(names, "The game of the record; the lake race if left out.", default=names[0])}
    word["board"] = parts.text("The digest of the board at the time of the race, by which a change of it is noticed.",
                               pattern="^sha256-[0-9a-f]{64}" + parts.END)
    cases = []
    for game in GAMES:
        asked = {"properties": {"game": {"enum": [game.GAME]}}, **({} if game is GAMES[0] else {"required": ["game"]})}
        cases.append({"if": asked, "then": body_of("record", game, game.RECORD, word)})
    definitions = {}
    for game in GAMES:
        definitions.update(game.DEFINITIONS)
    body = {"type": "object", "properties": {**head("record"), **word}, "required": ["fairway", "kind"], "allOf": cases}
    return standing_alone("record", body, definitions)


def schemas():
    made = {kind: standing_alone(kind, body_of(kind, game, own), game.DEFINITIONS)
            for game in GAMES for kind, own in game.KINDS.items()}
    return {**made, "record": record_schema()}


def main(folder):
    for kind, schema in schemas().items():
        file = pathlib.Path(folder) / f"{kind}.schema.json"
        file.write_text(json.dumps(schema, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)
