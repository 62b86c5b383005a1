"""The documents of the card regatta."""
from parts import PATH, either, mapping, one_of, ref, sequence, text, whole

GAME = "regatta"

FAR = 10000  # no point lies further from the table's corner, in either direction


def pair(first, second, description):
    return {"type": "array", "items": [first, second], "minItems": 2, "maxItems": 2, "additionalItems": False,
            "description": description}


def triple(first, second, third, description):
    return {"type": "array", "items": [first, second, third], "minItems": 3, "maxItems": 3, "additionalItems": False,
            "description": description}


X, Y = whole(-FAR, FAR, "Millimetres to the right."), whole(-FAR, FAR, "Millimetres down.")
HEADING = whole(0, 345, "A heading by compass: 0 is up, 90 right; a multiple of 15.", multipleOf=15)
NAME = {"minLength": 1}
CARDS = sequence(text("A card's id.", **NAME), "Cards by their ids.")
SEAT = whole(1, 4, "The player's seat, from 1.")

DEFINITIONS = {
    "path": PATH,
    "tablePoint": pair(X, Y, "[x, y] in millimetres, x to the right, y down."),
    "tableHeading": HEADING,
    "cardNames": CARDS,
    "arrowPoint": triple(whole(0, 150, "Millimetres forward."), whole(-75, 75, "Millimetres to starboard."),
                         whole(-345, 345, "The turn to starboard from the card's axis, a multiple of 15 degrees.",
                               multipleOf=15),
                         "[forward, right, turn]"),
    "card": mapping({
        "id": text("The card's name.", **NAME),
        "count": whole(1, 200, "How many there are.", default=1),
        "symbol": one_of(["helm", "cloud", "sun"], "helm: one more card; cloud: played twice; sun: becalms a boat."),
        "across": {"type": "boolean", "description": "Laid with its length abeam.", "default": False},
        "arrows": sequence(sequence(ref("arrowPoint"), "An arrow, point by point; the last is its tip.", minItems=1,
                                    maxItems=6), "The arrows.", minItems=1, maxItems=64),
    }, ["id"], **{"if": {"properties": {"symbol": {"enum": ["sun"]}}, "required": ["symbol"]},
                  "then": {"properties": {"arrows": False}}, "else": {"required": ["arrows"]}},
        description="Cards of one kind."),
    "deckBody": None,  # below
    "regattaBody": None,
}

DECK = {
    "card": mapping({"width": whole(30, 150, "Millimetres."), "length": whole(30, 150, "Millimetres.")},
                    ["width", "length"], description="The size of a card."),
    "hand": whole(3, 7, "How many cards a player holds.", default=5),
    "cards": sequence(ref("card"), "The cards, 20 to 200 in all.", minItems=1, maxItems=200),
}
DECK_REQUIRED = ["card", "cards"]
DEFINITIONS["deckBody"] = mapping(DECK, DECK_REQUIRED, description="A deck.")

REGATTA = {
    "deck": either("The path of a deck, or the deck itself as a mapping.", "deckBody"),
    "table": pair(whole(300, 3000, "Width in millimetres."), whole(300, 3000, "Height in millimetres."),
                  "[width, height] in millimetres."),
    "line": mapping({"left": ref("tablePoint"), "right": ref("tablePoint")}, ["left", "right"],
                    description="The white buoys, named as seen by a boat that starts."),
    "finish": one_of(["back", "through"], "FINISH is passed against the direction of START, or in it.", default="back"),
    "boats": mapping({"length": whole(20, 120, "Millimetres.", default=45),
                      "beam": whole(6, 40, "Millimetres.", default=15)}, description="The size of boats."),
    "buoy": whole(4, 60, "The diameter of buoys in millimetres.", default=12),
    "buoys": sequence(mapping({"name": text("The buoy's name.", **NAME), "at": ref("tablePoint")}, ["name", "at"]),
                      "The buoys to be rounded.", minItems=1, maxItems=8),
    "round": sequence(mapping({"buoy": text("The buoy's name.", **NAME),
                               "leave": one_of(["port", "starboard"], "The side to which it is left."),
                               "gate": HEADING}, ["buoy", "leave"]),
                      "The roundings in order.", minItems=1, maxItems=12),
    "islands": sequence(sequence(ref("tablePoint"), "An island, corner by corner.", minItems=3, maxItems=64),
                        "Islands as simple polygons.", maxItems=32),
    "obstacles": sequence(mapping({"name": text("What it is.", **NAME), "at": ref("tablePoint"),
                                   "diameter": whole(4, 600, "Millimetres.")}, ["at", "diameter"]),
                          "Round obstacles.", maxItems=32),
}
REGATTA_REQUIRED = ["deck", "table", "line", "buoys", "round"]
DEFINITIONS["regattaBody"] = mapping(REGATTA, REGATTA_REQUIRED, description="A regatta.")

KINDS = {
    "regatta": dict(properties=REGATTA, required=REGATTA_REQUIRED, rule={}),
    "deck": dict(properties=DECK, required=DECK_REQUIRED, rule={}),
}

ENDS = triple(X, Y, HEADING, "Where the boat ends: [x, y, heading].")
TURN = {
    "seat": SEAT,
    "play": sequence(mapping({"card": text("The card's id.", **NAME),
                              "arrows": sequence(whole(1, 64, "An arrow of the card, from 1."), "The arrows taken.")},
                             ["card", "arrows"]), "The cards played.", minItems=1),
    "skip": {"type": "boolean", "enum": [True], "description": "The boat discards its sun."},
    "heave": one_of(["turn", "change"], "The boat heaves to, and turns or changes cards."),
    "heading": ref("tableHeading"),
    "cards": ref("cardNames"),
    "sun": mapping({"card": text("The card's id.", **NAME), "before": SEAT}, ["card", "before"],
                   description="A sun laid before another boat."),
    "draw": ref("cardNames"),
    "ends": ENDS,
}


def act(key, required=(), **properties):
    """A turn with this key and not with those of the other acts."""
    others = {name: False for name in ("play", "skip", "heave", "heading", "cards") if name not in (key, *required)}
    return {"required": [key, *required], "properties": {**others, **properties}}


TURNS = mapping(TURN, ["seat"], oneOf=[
    act("play"), act("skip"), act("heave", ["heading"], heave={"enum": ["turn"]}),
    act("heave", ["cards"], heave={"enum": ["change"]})])

RECORD = dict(
    properties={
        "regatta": either("The path of a regatta, or the regatta itself as a mapping.", "regattaBody"),
        "players": whole(2, 4, "How many play."),
        "first": whole(1, 4, "Seat of the first player."),
        "until": one_of(["first", "all"], "The race is over once one boat has finished, or once one boat is left.",
                        default="first"),
        "hands": sequence(ref("cardNames"), "The hands dealt, by seat."),
        "grid": sequence(mapping({"seat": SEAT, "at": ref("tablePoint"), "heading": ref("tableHeading")},
                                 ["seat", "at", "heading"]), "The boats in the order of placing."),
        "turns": sequence(TURNS, "The turns as played."),
    },
    required=["regatta", "players", "first", "hands", "grid", "turns"], rule={})

PLACES = ("at", ref("tablePoint"))
