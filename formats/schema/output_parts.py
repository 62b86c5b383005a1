"""What the schemas of the commands' outputs are made of."""
from parts import mapping, ref, sequence


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
