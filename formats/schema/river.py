"""The documents of the river race. What one key says limits others: that takes a condition for each case."""
from parts import PATH, either, info, mapping, one_of, ref, sequence, text, whole

GAME = "river"
SECTIONS = (6, 16)
PLAYERS = (2, 4)
BOATS = (1, 4)
DEFAULTS = {"players": 4, "boats": 3}
DOCKS = list(range(12, 0, -1))

SECTION_KIND = one_of(["calm", "sandbank", "wave", "eddy", "lee"],
                      "calm; sandbank: a boat going up stops on it; wave: carries a boat that ends on it up; eddy: back; "
                      "lee: no boat can be blown back from it.")
FACE = {"if": {"type": "string"}, "then": {"enum": ["wind"]},
        "else": whole(1, 6, "A number."), "description": "A face of the die: 1 to 6 or wind."}
SECTION_NUMBER = whole(1, SECTIONS[1], "A section, counted from the waterfall as it lies at that moment.")


def says(key, value):
    """That a key has a value, or is left out where that means the same."""
    return {"properties": {key: {"enum": [value]}}, **({} if DEFAULTS.get(key) == value else {"required": [key]})}


def docks_for(players, boats):
    needed = players * boats
    return {"if": {"allOf": [says("players", players), says("boats", boats)]},
            "then": {"properties": {"docks": {"minItems": needed}}, **({"required": ["docks"]} if needed > 12 else {})}}


def start_on(sections):
    return {"if": {"properties": {"sections": {"maxItems": sections}}},
            "then": {"properties": {"start": {"maximum": sections}}}}


RIVER_RULE = {"allOf": [docks_for(players, boats) for players in range(PLAYERS[0], PLAYERS[1] + 1)
                        for boats in range(BOATS[0], BOATS[1] + 1)]
              + [start_on(sections) for sections in range(*SECTIONS)]}

RIVER = {
    "sections": sequence(ref("section"), "The sections, from the waterfall up to the harbour.", minItems=SECTIONS[0],
                         maxItems=SECTIONS[1]),
    "start": whole(1, SECTIONS[1], "The section on which all boats begin.", default=4),
    "die": sequence(ref("face"), "The six faces of the die.", minItems=6, maxItems=6,
                    default=[1, 2, 3, 4, 5, "wind"]),
    "docks": sequence(whole(0, 99, "Points."), "Points in the order of arrival; at least players x boats.", maxItems=24,
                      default=DOCKS),
    "players": whole(*PLAYERS, "How many can play.", default=DEFAULTS["players"]),
    "boats": whole(*BOATS, "How many boats each player has.", default=DEFAULTS["boats"]),
    "convoy": one_of(["any", "own"], "Whose boats on one section make a convoy, which cannot be blown back: those of all "
                     "colours, or of one.", default="any"),
}
RIVER_REQUIRED = ["sections"]

PLACES = ("sections", whole(1, SECTIONS[1], "A section as laid, counted from the waterfall."))

DEFINITIONS = {
    "path": PATH,
    "face": FACE,
    "section": {"type": ["string", "object"], "if": {"type": "string"}, "then": SECTION_KIND,
                "else": mapping({"kind": SECTION_KIND,
                                 "push": whole(1, 6, "How far a wave or an eddy carries; 3 and 2 if left out."),
                                 "fixed": {"type": "boolean", "default": False,
                                           "description": "It keeps its place when orders are tried."},
                                 "name": text("Its name.")}, ["kind"],
                                **{"if": {"properties": {"kind": {"enum": ["wave", "eddy"]}}},
                                   "else": {"properties": {"push": False}}}),
                "description": "A section: its kind, or a mapping."},
    "riverBody": mapping({**info(PLACES), **RIVER}, RIVER_REQUIRED, description="A river.", **RIVER_RULE),
}

SEAT = whole(1, PLAYERS[1], "A seat, from 1.")
WAYS = ["up", "back", "pass"]


def only(way):
    return {"required": [way], "properties": {other: False for other in WAYS if other != way}}


TURN = mapping({
    "seat": SEAT,
    "roll": ref("face"),
    "boat": {**SECTION_NUMBER, "description": "A number: the section of the player's own boat that sails."},
    "up": {**SECTION_NUMBER, "description": "Wind: the section of the player's own boat that goes up."},
    "back": {"type": "array", "items": [SEAT, SECTION_NUMBER], "minItems": 2, "maxItems": 2, "additionalItems": False,
             "description": "Wind: [seat, section] of the boat that goes back."},
    "pass": {"enum": [True], "description": "Wind that cannot be used."},
    "ends": {"if": {"type": "string"}, "then": {"enum": ["harbour"]}, "else": SECTION_NUMBER,
             "description": "Where the boat ends: a section or harbour. May be left out."},
}, ["seat", "roll"],
    **{"if": {"properties": {"roll": {"enum": ["wind"]}}},
       "then": {"properties": {"boat": False}, "oneOf": [only(way) for way in WAYS],
                "if": {"required": ["pass"]}, "then": {"properties": {"ends": False}}},
       "else": {"required": ["boat"], "properties": {way: False for way in WAYS}}})


def seats_up_to(players):
    seat = {"maximum": players}
    turn = {"properties": {"seat": seat, "back": {"items": [seat]}}}
    return {"if": {"properties": {"players": {"enum": [players]}}},
            "then": {"properties": {"first": seat, "turns": {"items": turn}}}}


KINDS = {"river": dict(properties=RIVER, required=RIVER_REQUIRED, rule=RIVER_RULE)}

RECORD = dict(
    properties={"river": either("The path of a river, or the river itself as a mapping.", "riverBody"),
                "players": whole(*PLAYERS, "How many play."),
                "first": {**SEAT, "description": "Seat of the first player.", "default": 1},
                "turns": sequence(TURN, "The turns as played. The waterfall and skipped seats are not written.")},
    required=["river", "players", "turns"],
    rule={"allOf": [seats_up_to(players) for players in range(*PLAYERS)]})
