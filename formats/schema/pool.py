"""The documents of the crocodile pool."""
from parts import END, PATH, either, info, mapping, one_of, ref, sequence, whole

GAME = "pool"
SIDE = 30  # the largest pool each way


def map_pattern():
    rows = []
    for width in range(1, SIDE + 1):
        row = " *[.#x]" + (f"( +[.#x]){{{width - 1}}}" if width > 1 else "") + " *"
        rows.append(f"{row}(\\n{row}){{0,{SIDE - 1}}}")
    return "^(" + "|".join(rows) + f")\\n?{END}"


def pair(first, second, description):
    return {"type": "array", "items": [whole(1, SIDE, first), whole(1, SIDE, second)], "minItems": 2, "maxItems": 2,
            "additionalItems": False, "description": description}


VALUE = whole(1, 9, "The crocodile's number.")
SQUARE = ref("square")
PLAYER = ref("player")

DEFINITIONS = {
    "path": PATH,
    "square": pair("Column, from 1.", "Row, from 1.", "[column, row], both from 1."),
    "player": one_of(["red", "yellow"], "A side: red swims up, yellow down."),
    "poolMap": {"type": "string", "pattern": map_pattern(),
                "description": "Rows of . water, # deck, x void, separated by blanks.",
                "patternErrorMessage": "Rows of ., #, x separated by blanks, all equally long."},
    "ladder": mapping({"bar": PLAYER, "at": SQUARE,
                       "side": one_of(["N", "E", "S", "W"], "The side of the square on which it hangs.")},
                      ["bar", "at", "side"], description="Leads from a water square into a side's bar."),
    "startRow": mapping({"row": whole(1, SIDE, "The row, from 1."),
                         "swimmers": whole(1, 9, "How many swimmers it takes."),
                         "columns": pair("First column.", "Last column.", "[from, to]; left out: all columns.")},
                        ["row", "swimmers"], description="A row in which a side places its tiles."),
    "startRows": sequence(ref("startRow"), "The start rows of a side.", minItems=1, maxItems=30),
    "swimmers": sequence(SQUARE, "The squares of a side's tiles."),
    "crocodile": {"type": ["integer", "object"], "description": "A number, or a number with abilities of its own.",
                  "if": {"type": "object"},
                  "then": mapping({"value": VALUE,
                                   "turns": whole(0, 3, "Corners that its way may have; by default 0 for 1, 1 for 2 to "
                                                  "5, 2 above."),
                                   "diagonal": {"type": "boolean",
                                                "description": "Slanted steps too; by default only 1 has them."}},
                                  ["value"]),
                  "else": VALUE},
    "poolBody": None,  # below
    "poolTurn": None,
    "target": {"description": "A square, or bar.", "if": {"type": "string"},
               "then": {"enum": ["bar"]}, "else": SQUARE},
}

POOL = {
    "map": ref("poolMap"),
    "ladders": sequence(ref("ladder"), "The ladders of both bars.", maxItems=40),
    "start": mapping({"red": ref("startRows"), "yellow": ref("startRows")}, ["red", "yellow"],
                     description="Where the sides place their tiles."),
    "setup": mapping({"red": ref("swimmers"), "yellow": ref("swimmers")}, ["red", "yellow"],
                     description="Where the tiles lie at the start; if left out, the players place them."),
    "crocodiles": sequence(ref("crocodile"), "What is behind the tiles of each side.", minItems=1, maxItems=9,
                           default=[1, 2, 3, 4, 5, 6]),
    "opening": whole(1, 9, "The number of tiles that the first pile in a bar needs.", default=2),
    "quiet": whole(10, 1000, "The game ends after this many turns without a reveal, bite or arrival.", default=100),
}
POOL_REQUIRED = ["map", "ladders", "start"]
PLACES = ("cells", ref("square"))
# A pool inside a record says what its own document would, without `fairway` and `kind`.
DEFINITIONS["poolBody"] = mapping({**info(PLACES), **POOL}, POOL_REQUIRED, description="A pool.")

TURNS = {
    "swim": mapping({"side": PLAYER, "swim": SQUARE, "to": ref("target")}, ["side", "swim", "to"]),
    "reveal": mapping({"side": PLAYER, "reveal": SQUARE, "value": VALUE, "to": ref("target")},
                      ["side", "reveal", "value"]),
    "move": mapping({"side": PLAYER, "move": SQUARE, "to": ref("target")}, ["side", "move", "to"]),
    "pass": mapping({"side": PLAYER, "pass": one_of([True], "The side has no choice.")}, ["side", "pass"]),
}
DEFINITIONS["poolTurn"] = {
    "type": "object",
    "description": "A turn: one of swim, reveal, move and pass. A reveal without `to` could not move.",
    "oneOf": [TURNS["swim"], TURNS["reveal"], TURNS["move"], TURNS["pass"]],
}

KINDS = {"pool": dict(properties=POOL, required=POOL_REQUIRED, rule={})}

RECORD = dict(
    properties={"pool": either("The path of a pool, or the pool itself as a mapping.", "poolBody"),
                "placement": sequence(mapping({"side": PLAYER, "at": SQUARE}, ["side", "at"]),
                                      "The tiles in the order of placing; left out: the pool's setup."),
                "turns": sequence(ref("poolTurn"), "The turns as played.")},
    required=["pool", "turns"],
    # Without a setup the tiles have to be placed.
    rule={"if": {"required": ["pool"], "properties": {"pool": {"type": "object", "not": {"required": ["setup"]}}}},
          "then": {"required": ["placement"]}})
