"""Reads YAML 1.2 with the core schema, independently of Fairway: ruamel.yaml's parser, and types as the specification
gives them (ruamel's own resolver still knows dates, underscores and merge keys)."""
import re

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError, YAMLStreamError
from ruamel.yaml import events


class NotADocument(Exception):
    pass


PLAIN = [
    (re.compile(r"(null|Null|NULL|~|)\Z"), lambda text: None),
    (re.compile(r"(true|True|TRUE)\Z"), lambda text: True),
    (re.compile(r"(false|False|FALSE)\Z"), lambda text: False),
    (re.compile(r"[-+]?[0-9]+\Z"), lambda text: int(text)),
    (re.compile(r"0o[0-7]+\Z"), lambda text: int(text[2:], 8)),
    (re.compile(r"0x[0-9a-fA-F]+\Z"), lambda text: int(text[2:], 16)),
    (re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z"), lambda text: float(text)),
    (re.compile(r"[-+]?\.(inf|Inf|INF)\Z"), lambda text: float(text.replace(".", ""))),
    (re.compile(r"\.(nan|NaN|NAN)\Z"), lambda text: float("nan")),
]


def scalar(event):
    plain = event.style in (None, "")
    if event.tag not in (None, "!") and not event.implicit[0]:
        if event.tag != "tag:yaml.org,2002:str":
            raise NotADocument(f"tag {event.tag}")
        return event.value
    if plain and event.tag != "!":
        for pattern, make in PLAIN:
            if pattern.match(event.value):
                return make(event.value)
    return event.value


class Composer:
    def __init__(self, stream):
        self.stream = stream
        self.anchors = {}

    def node(self, event):
        if isinstance(event, events.AliasEvent):
            if event.anchor not in self.anchors:
                raise NotADocument("an alias without its anchor")
            return self.anchors[event.anchor]
        if isinstance(event, events.ScalarEvent):
            value = scalar(event)
        elif isinstance(event, events.SequenceStartEvent):
            value = self.sequence()
        else:
            value = self.mapping()
        if event.anchor:
            self.anchors[event.anchor] = value
        return value

    def sequence(self):
        items = []
        while not isinstance(event := next(self.stream), events.SequenceEndEvent):
            items.append(self.node(event))
        return items

    def mapping(self):
        fields = {}
        while not isinstance(event := next(self.stream), events.MappingEndEvent):
            key = self.node(event)
            if not isinstance(key, str) or key in fields:
                raise NotADocument(f"key {key!r}")
            fields[key] = self.node(next(self.stream))
        return fields


def load(data):
    """The one document of some bytes; NotADocument where there is none."""
    try:
        stream = iter(YAML(typ="safe", pure=True).parse(data.decode("utf-8-sig")))
        next(stream)  # the stream's start
        if not isinstance(next(stream), events.DocumentStartEvent):
            raise NotADocument("nothing in it")
        value = Composer(stream).node(next(stream))
        next(stream)  # the document's end
        if not isinstance(next(stream), events.StreamEndEvent):
            raise NotADocument("more than one document")
        return value
    except (YAMLError, YAMLStreamError, UnicodeDecodeError, RecursionError, StopIteration) as error:
        raise NotADocument(str(error)) from error
