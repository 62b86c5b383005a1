"""What the schemas of all games are made of."""

END = r"$(?!\n)"  # the very end: in Python's regular expressions `$` alone also matches before a last line end


def ref(name):
    return {"$ref": f"#/definitions/{name}"}


def text(description, **more):
    return {"type": "string", "description": description, **more}


def whole(least, most, description, **more):
    return {"type": "integer", "minimum": least, "maximum": most, "description": description, **more}


def one_of(words, description, **more):
    return {"enum": words, "description": description, **more}


def mapping(properties, required=(), **more):
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False,
            **more}


def sequence(items, description, **more):
    return {"type": "array", "items": items, "description": description, **more}


def either(kind_of_path, body):
    """A path as text, or the thing itself as a mapping; said so that errors inside the mapping are shown."""
    return {"type": ["string", "object"], "if": {"type": "string"}, "then": ref("path"), "else": ref(body),
            "description": kind_of_path}


CODE = "^[A-Z][0-9]{2}" + END

PATH = text("The path of a document, relative to this one.", pattern=r"^[^\u0000]+$")


def info(places):
    """What every kind can say about itself. `places` is how its game's waivers name where: a key and its schema."""
    key, items = places
    return {
        "name": text("The document's name."),
        "author": text("Who made it."),
        "licence": text("What others may do with it, such as CC-BY-4.0."),
        "notes": text("Anything else worth knowing."),
        "severity": {"type": "object", "description": "The severity of findings in this document, by code of the check.",
                     "patternProperties": {CODE: one_of(["error", "warning", "info", "ignore"], "The severity.")},
                     "additionalProperties": False},
        "waive": sequence(mapping({"code": text("The code of the check.", pattern=CODE),
                                   key: sequence(items, "Where; everywhere if left out.", minItems=1),
                                   "why": text("The reason.", minLength=1)}, ["code", "why"]),
                          "Findings that are accepted, with the reason."),
    }
