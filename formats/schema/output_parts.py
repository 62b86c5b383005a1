"""What the schemas of the commands' outputs are made of."""
from parts import mapping, one_of, ref, sequence, text


def number(description, **more):
    return {"type": "number", "description": description, **more}


def count(description, **more):
    return {"type": "integer", "minimum": 0, "description": description, **more}


def flag(description):
    return {"type": "boolean", "description": description}


def or_null(schema):
    """The same, or null."""
    if "type" in schema and "enum" not in schema:
        return {**schema, "type": [schema["type"], "null"]}
    if "enum" in schema:
        return {**schema, "enum": [*schema["enum"], None]}
    return {"oneOf": [{key: value for key, value in schema.items() if key != "description"}, {"type": "null"}],
            "description": schema["description"]}


def described(name, description):
    """Draft 7 reads nothing beside a $ref."""
    return {"allOf": [ref(name)], "description": description}


def whole(properties, but=(), **more):
    """An object that has all its keys, but for those that may be missing."""
    return mapping(properties, [key for key in properties if key not in but], **more)


def share(description):
    return number(description, minimum=0, maximum=1)


def interval(description):
    return sequence({"type": "number", "minimum": 0, "maximum": 1}, description, minItems=2, maxItems=2)


def cells(description):
    return sequence(ref("cell"), description)


# What simulations say of seats, in all games.
VERDICT = one_of(["fair", "neutral", "unfair", "undecided"],
                 "Whether the seats are even, by equivalence; neutral: as far as turn order allows.")
MARGIN = share("How far from even a share may be.")
NEEDED = or_null(count("Roughly how many races would decide; null: the verdict is not undecided, or no number of races would."))
EDGE = or_null(whole({
    "turn_order": number("Of boats that do not meet, all from the best start place."),
    "start_places": number("The same with each seat's own start place, less turn order."),
    "traffic": number("What is left."),
}, description="Where its edge comes from: the parts and 1/players add up to the win rate; null: pilots differ, or no "
               "race ended."))
BADGE = or_null(one_of(["inaccuracy", "mistake", "blunder"], "How bad the turn was; null: not bad."))
BADGES = whole({name: count("Turns.") for name in ["inaccuracy", "mistake", "blunder"]}, description="How many of each.")
ESTIMATE = whole({"pilot": text("Whose."), "unit": text("What is estimated.")},
                 description="Whose measure all figures are: estimates, not solutions.")
PILOT = text("Its pilot.")
PILOTS = text("The pilot of all seats, or those of each, separated by commas.")
