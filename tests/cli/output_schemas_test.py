#!/usr/bin/env python3
"""What the commands write as JSON is valid by the schema that it names, and every schema is used.

    output_schemas_test.py FAIRWAY SOURCE_DIR

Looked at are the expectations of all command cases (their standard output and the files they write) and fresh outputs
of each command. Schemas that let more pass than is written would say nothing, so they must be strict and described.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

CALLS = {"lake_race": """
validate duck-pond.lake.yaml duck-pond-a.course.yaml --format json
validate --deep duck-pond-a.course.yaml --format json
validate . --format json
courses duck-pond.lake.yaml --format json
courses reedwater.lake.yaml --race B --format json
par duck-pond-a.course.yaml --format json
par glass-narrows-a.course.yaml --max-dice 3 --format json
par findings/G02-behind-a-wall.course.yaml --format json
par duck-pond-a.course.yaml --at 0504 --max-dice 3 --format json
par duck-pond-a.course.yaml --at 0504 --dice 1,3 --rolled 3,3 --max-dice 3 --format json
simulate duck-pond-a.course.yaml --races 40 --players 1 --max-dice 3 --format json
simulate duck-pond-a.course.yaml --races 40 --players 2 --max-dice 3 --format json
simulate duck-pond-a.course.yaml --races 160 --players 4 --max-dice 3 --ghosts --format json
simulate glass-narrows-a.course.yaml --races 20 --players 3 --pilots random --max-dice 3 --format json
simulate duck-pond-a.course.yaml --races 80 --players 2 --max-dice 2 --skill --format json
compare duck-pond-a.course.yaml morning-mere-a.course.yaml --races 100 --players 2 --max-dice 2 --format json
describe duck-pond-a.course.yaml --races 100 --players 2 --max-dice 2 --format json
compare duck-pond.lake.yaml --race A --assignment 1,5 --races 100 --players 2 --max-dice 2 --skill --format json
compare duck-pond-a.course.yaml --arrow 2 --races 100 --players 2 --max-dice 2 --format json
simulate duck-pond.lake.yaml --race A --races 8 --players 2 --max-dice 2 --format json
simulate --match morning-mere-a.course.yaml morning-mere-b.course.yaml morning-mere-c.course.yaml --races 20 --players 2 --max-dice 2 --format json
suggest findings/F01-last-seat.course.yaml --goal fair --tries 6 --players 2 --allow --format json
suggest findings/F01-last-seat.course.yaml --goal par=13 --tries 6 --players 2 --allow --format json
suggest duck-pond.lake.yaml --goal even --tries 30 --format json
replay match-two.record.yaml --format json
replay match-six.record.yaml --format json
replay match-two.record.yaml --coach --format json
verify classic.tileset.yaml --sample 20 --format json
verify classic.tileset.yaml --side light --sample 20 --seed 7 --format json
verify classic.tileset.yaml --sample 1 --deep --changes --format json
verify classic.tileset.yaml --sample 20 --shard 1/2 --format json
verify classic.tileset.yaml --sample 20 --shard 2/2 --fail-fast --format json
table duck-pond-a.course.yaml --players 2
export duck-pond.lake.yaml -o {out}/lake.json
export duck-pond-a.course.yaml -o {out}/course.json
""", "river": """
validate up-the-river.river.yaml mill-race.river.yaml first-trip.record.yaml --format json
validate . --format json
validate --deep quiet-backwater.river.yaml --format json
par quiet-backwater.river.yaml --skill --format json
compare quiet-backwater.river.yaml up-the-river.river.yaml --races 100 --format json
describe quiet-backwater.river.yaml --races 100 --format json
par findings/R02-twos-alone.river.yaml --format json
simulate quiet-backwater.river.yaml --games 40 --format json
simulate quiet-backwater.river.yaml --races 40 --pilots perfect,fleet --format json
simulate up-the-river.river.yaml --races 40 --players 4 --format json
replay first-trip.record.yaml --format json
replay first-trip.record.yaml --coach --format json
replay three-past-the-mill.record.yaml --format json
table up-the-river.river.yaml --players 3 --seats fleet --seed 3
orders quiet-backwater.river.yaml --all --two --format json
orders findings/R02-twos-alone.river.yaml --format json
""", "regatta": """
validate kitchen-table.regatta.yaml classic.deck.yaml kitchen-two.record.yaml --format json
export kitchen-table.regatta.yaml -o {out}/table.json
export classic.deck.yaml -o {out}/deck.json
export kitchen-two.record.yaml -o {out}/race.json
validate findings --format json
par kitchen-table.regatta.yaml --races 200 --format json
par findings/S06-wall.regatta.yaml --format json
simulate kitchen-table.regatta.yaml --races 40 --format json
compare kitchen-table.regatta.yaml --leave 1 --races 100 --players 2 --format json
describe kitchen-table.regatta.yaml --races 100 --players 2 --format json
simulate kitchen-table.regatta.yaml --races 40 --players 1 --format json
replay kitchen-two.record.yaml --format json
replay kitchen-two.record.yaml --coach --format json
table kitchen-two.record.yaml
table kitchen-table.regatta.yaml --chance told
replay kitchen-three.record.yaml --format json
""", "pool": """
validate hotel-lido.pool.yaml lopsided-basin.pool.yaml evening-at-the-lido.record.yaml --format json
validate . --format json
replay evening-at-the-lido.record.yaml --format json
replay first-splash.record.yaml --format json
replay first-splash.record.yaml --coach --format json
table first-splash.record.yaml --chance told
table hotel-lido.pool.yaml
simulate paddling-pool.pool.yaml --games 10 --format json
compare paddling-pool.pool.yaml hotel-lido.pool.yaml --races 100 --format json
describe paddling-pool.pool.yaml --races 100 --format json
simulate hotel-lido.pool.yaml --races 20 --pilots quick,strong --placement random --format json
"""}


def schemas_in(folder):
    """By the name that outputs give: `fairway-par-1`."""
    found = {}
    for file in [*sorted(folder.glob("*export.schema.json")), *sorted((folder / "output").glob("*.schema.json"))]:
        schema = json.loads(file.read_text())
        jsonschema.Draft7Validator.check_schema(schema)
        for shape in schema.get("oneOf", [schema]):
            found[shape["properties"]["schema"]["const"]] = (file, schema)
    return found


def looseness(part, path=""):
    """Where a schema lets unknown keys pass, or does not say what a key means."""
    if isinstance(part, list):
        for i, item in enumerate(part):
            yield from looseness(item, f"{path}/{i}")
    if not isinstance(part, dict):
        return
    if "properties" in part and part.get("additionalProperties") is not False:
        yield f"{path} lets unknown keys pass"
    if "$id" in part:
        yield f"{path} has an $id"
    for key, value in part.items():
        if key == "properties":
            for name, meaning in value.items():
                if not {"description", "$ref"} & set(meaning):
                    yield f"{path}/{name} is not described"
                yield from looseness(meaning, f"{path}/{name}")
        else:
            yield from looseness(value, f"{path}/{key}")


def outputs_of_cases(folder):
    """Expected outputs that are JSON and name a schema; SARIF names another's."""
    for file in sorted(folder.rglob("*")):
        if file.name != "stdout" and not (file.suffix == ".json" and "after" in file.parts):
            continue
        text = file.read_text(errors="replace")
        if not text.startswith("{"):
            continue
        try:
            content = json.loads(text)
        except json.JSONDecodeError:
            yield file.relative_to(folder), None
            continue
        if "$schema" not in content:
            yield file.relative_to(folder), content


def fresh_outputs(fairway, samples, calls):
    with tempfile.TemporaryDirectory() as out:
        for call in filter(None, calls.split("\n")):
            done = subprocess.run([fairway, *call.format(out=out).split()], cwd=samples, capture_output=True, text=True,
                                  stdin=subprocess.DEVNULL, timeout=300)
            written = sorted(pathlib.Path(out).iterdir())
            text = written[0].read_text() if written else done.stdout
            for file in written:
                file.unlink()
            yield call, json.loads(text) if text.startswith("{") else None


def shown(error):
    where = "/".join(str(step) for step in error.absolute_path)
    inner = jsonschema.exceptions.best_match(error.context) if error.context else None
    return f"at /{where}: {error.message[:300]}" + (f" ({inner.message[:200]})" if inner else "")


def main(fairway, top):
    top = pathlib.Path(top).resolve()
    schemas = schemas_in(top / "formats/schema")
    faults, used, looked_at = [], set(), 0
    for file, schema in schemas.values():
        if file.parent.name == "output":
            faults += [f"{file.name}: {loose}" for loose in looseness(schema)]
    outputs = [*outputs_of_cases(top / "tests/cli/cases")]
    for game, calls in CALLS.items():
        outputs += fresh_outputs(str(pathlib.Path(fairway).resolve()), top / "samples" / game, calls)
    for origin, content in outputs:
        looked_at += 1
        name = content.get("schema") if content else None
        if name not in schemas:
            faults.append(f"{origin}: " + (f"no schema is called {name}" if content else "is not JSON"))
            continue
        used.add(name)
        validator = jsonschema.Draft7Validator(schemas[name][1])
        faults += [f"{origin}: {shown(error)}" for error in list(validator.iter_errors(content))[:3]]
    faults += [f"no output uses {name}" for name in schemas.keys() - used]
    print("\n".join(faults) or f"{looked_at} outputs are valid by {len(schemas)} schemas")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
