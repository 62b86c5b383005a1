"""The documents of the lake race. "All rows of a map are equally long" takes one alternative for each width."""
from parts import END, PATH, either, mapping, one_of, ref, sequence, text, whole

GAME = "lake"
SIDE = 500  # the largest lake each way


def map_pattern(letters):
    rows = []
    for width in range(1, SIDE + 1):
        row = f" *[{letters}]" + (f"( +[{letters}]){{{width - 1}}}" if width > 1 else "") + " *"
        rows.append(f"{row}(\\n{row}){{0,{SIDE - 1}}}")
    return "^(" + "|".join(rows) + f")\\n?{END}"


def map_of(letters, description):
    return {"type": "string", "description": description, "pattern": map_pattern(letters),
            "patternErrorMessage": f"Rows of {', '.join(letters)} separated by blanks, all equally long."}


TILE_LETTERS = r"[^@\u0000-\u0020\u007f]+"
TILE_NAME = "^" + TILE_LETTERS + END

DEFINITIONS = {
    "path": PATH,
    "cell": {"type": "array", "items": [whole(1, SIDE, "Column, from 1."), whole(1, SIDE, "Row, from 1.")],
             "minItems": 2, "maxItems": 2, "additionalItems": False, "description": "[column, row], both from 1."},
    "race": one_of(["A", "B", "C"], "The race."),
    "direction": one_of(["E", "NE", "NW", "W", "SW", "SE"], "One of the six directions."),
    "stagger": one_of(["odd", "even"], "odd: the 2nd, 4th, ... row is shifted right by half a hex; even: the 1st, "
                      "3rd, ...", default="odd"),
    "strip": whole(1, 100, "Length of the start/finish strip in hexes.", default=4),
    "passSide": one_of(["left", "right"], "The way over the strip, seen from the start buoy towards the finish buoy. "
                       "If left out: chosen for the shortest route."),
    "map": map_of(".#x", "Rows of . water, # land, x void, separated by blanks; leading blanks carry no meaning."),
    "frame": map_of(".#x_", "The whole board's map with _ where the tiles lie; it may add rings round them."),
    "slot": mapping({"race": ref("race"), "at": ref("cell"), "letter": ref("direction")}, ["race", "at", "letter"],
                    description="A place for a buoy: a cell, with its letter at one of the cell's sides."),
    "slots": sequence(ref("slot"), "Places for buoys, four for each race."),
    "lakeBody": mapping({"stagger": ref("stagger"), "strip": ref("strip"), "map": ref("map"), "slots": ref("slots")},
                        ["map"], description="A lake."),
    "tile": mapping({"map": ref("map"), "slots": ref("slots")}, ["map"], description="A tile; cells count within it."),
    "side": mapping({"stagger": ref("stagger"), "frame": ref("frame"),
                     "tiles": {"type": "object", "description": "The tiles by name.", "additionalProperties": False,
                               "patternProperties": {TILE_NAME: ref("tile")}}},
                    ["tiles"], description="The tiles and the frame as seen from one side."),
    "courseBody": None,  # below
    "dice": sequence(whole(1, 3, "A die."), "Dice, each 1, 2 or 3."),
}

COURSE = {
    "race": one_of(["A", "B", "C"], "Whose slots the buoys stand on. If left out: a free course, its buoys on any cells."),
    "lake": either("The path of a lake, or the lake itself as a mapping.", "lakeBody"),
    "start": mapping({"at": ref("cell"),
                      "letter": one_of(["E", "NE", "NW", "W", "SW", "SE"],
                                       "The side of the start buoy on which the strip lies. May be left out on a slot."),
                      "direction": ref("passSide")},
                     ["at"], description="The start buoy."),
    "buoys": sequence(mapping({"at": ref("cell"),
                               "arrow": one_of(["clockwise", "counterclockwise"],
                                               "The way round. If left out: chosen for the shortest route.")}, ["at"]),
                      "Buoys 1, 2 and 3.", minItems=3, maxItems=3),
    "finish": mapping({"direction": ref("passSide")}, description="The finish."),
}
COURSE_REQUIRED = ["lake", "start", "buoys"]
DEFINITIONS["courseBody"] = mapping(COURSE, COURSE_REQUIRED, description="A course.")

SEAT = whole(1, 6, "The player's seat, from 1.")
RACE = mapping({
    "course": either("The path of a course, or the course itself as a mapping.", "courseBody"),
    "players": whole(2, 6, "How many play; the same in all races."),
    "first": whole(1, 6, "Seat of the first player."),
    "grid": sequence(mapping({"seat": SEAT, "at": ref("cell"), "heading": ref("direction")},
                             ["seat", "at", "heading"]), "The boats in the order of placing."),
    "turns": sequence(mapping({"seat": SEAT,
                               "keep": {**ref("dice")},
                               "rolled": {**ref("dice")},
                               "steer": one_of(["left", "straight", "right"], "What is done with the wheel."),
                               "ends": ref("cell")}, ["seat", "keep", "rolled", "steer"]), "The turns as played."),
}, ["course", "players", "first", "grid", "turns"])

SAME_PLAYERS = {"anyOf": [{"items": {"properties": {"players": {"enum": [n]}}}} for n in range(2, 7)]}

FREEHAND = ["stagger", "strip", "map", "slots"]
KINDS = {
    "lake": dict(
        properties={**{key: ref(key) for key in FREEHAND},
                    "tiles": mapping({"set": ref("path"),
                                      "side": one_of(["dark", "light"], "dark is easier, light harder."),
                                      "layout": sequence(sequence(
                                          text("A tile, followed by @180 if it is turned.",
                                               pattern="^" + TILE_LETTERS + "(@180)?" + END),
                                          "A row of tiles.", minItems=1), "The rows of tiles.", minItems=1)},
                                     ["set", "side", "layout"], description="A board of tiles instead of a map.")},
        required=[],
        # Either a board of tiles or a map with what belongs to it.
        rule={"if": {"required": ["tiles"]}, "then": {"properties": {key: False for key in FREEHAND}},
              "else": {"required": ["map"]}}),
    "tileset": dict(
        properties={"tile": mapping({"columns": whole(1, SIDE, "Columns of a tile."),
                                     "rows": whole(1, SIDE, "Rows of a tile; even.", multipleOf=2)},
                                    ["columns", "rows"], description="The size of a tile."),
                    "board": mapping({"across": whole(1, SIDE, "Tiles side by side."),
                                      "down": whole(1, SIDE, "Tiles one below the other.")},
                                     ["across", "down"], description="The size of the board in tiles."),
                    "strip": ref("strip"),
                    "sides": mapping({"dark": ref("side"), "light": ref("side")}, minProperties=1,
                                     description="The two sides of tiles and frame.")},
        required=["tile", "board", "sides"], rule={}),
    "course": dict(properties=COURSE, required=COURSE_REQUIRED, rule={}),
}

RECORD = dict(
    properties={"variant": {"type": "boolean", "description": "The variant with points for turns ahead and for "
                            "sunk boats; it always applies with two players.", "default": False},
                "sunk-bonus": one_of(["each", "once"], "Five points for each sunk boat, or once.", default="each"),
                "races": {**sequence(RACE, "Races A, B, C by position.", minItems=1, maxItems=3),
                          **SAME_PLAYERS}},
    required=["races"], rule={})

PLACES = ("cells", ref("cell"))
