"""VirtualTabletop as far as our files use it, written anew from its sources (ArnoldSmith86/virtualtabletop).

Widgets and their properties: addDefaults in client/js/widgets/*.js. Snapping: snapToGrid and gridSnapCoord in
client/js/widgets/widget.js. Routines: evaluateRoutine there. Limits and names of pictures: server/fileloader.mjs.
"""

NUMBER, TEXT, TRUTH, LIST, FIELDS = (int, float), str, bool, list, dict

ALL = {"id": TEXT, "type": TEXT, "x": NUMBER, "y": NUMBER, "z": NUMBER, "width": NUMBER, "height": NUMBER, "layer": NUMBER,
       "borderRadius": NUMBER, "rotation": NUMBER, "css": TEXT, "movable": TRUTH, "clickable": TRUTH, "grid": LIST,
       "enlarge": NUMBER, "parent": TEXT, "dropTarget": FIELDS, "hidePlayerCursors": TRUTH, "clickRoutine": LIST,
       "gameStartRoutine": LIST}
IMAGE = {"image": TEXT, "text": TEXT}
OWN = {
    None: {**IMAGE, "faces": LIST, "activeFace": NUMBER},
    "button": IMAGE,
    "card": {"activeFace": NUMBER, "deck": TEXT, "cardType": TEXT},
    "deck": {"cardDefaults": FIELDS, "cardTypes": FIELDS, "faceTemplates": LIST},
    "dice": {"faces": LIST, "imageScale": NUMBER},
    "holder": {"onEnter": FIELDS, "onLeave": FIELDS, "stackOffsetX": NUMBER, "childrenPerOwner": TRUTH, "dropShadow": TRUTH},
    "pile": {},
    "seat": {"index": NUMBER, "color": TEXT, "colorEmpty": TEXT, "displayEmpty": TEXT, "hand": TEXT},
}
OURS = {"belt": TEXT, "shuffled": TEXT}  # properties of our own, which routines select by
GRID = {"x", "y", "offsetX", "offsetY", "minX", "maxX", "minY", "maxY"}
FUNCTIONS = {
    "ROTATE": {"collection", "angle"},
    "SELECT": {"source", "property", "relation", "value", "random"},
    "SET": {"property", "relation", "value"},
    "MOVE": {"from", "to", "count", "fillTo", "collection"},
    "MOVEXY": {"from", "x", "y", "snapToGrid"},
    "RECALL": {"holder"},
    "FLIP": {"holder", "count", "face"},
    "SHUFFLE": {"holder"},
}
NEWEST_VERSION = 22
MOST_ASSET = 10485760  # bytes; this many are refused
MOST_JSON = 20971520


def faults(state):
    """What the platform would not understand, or not find."""
    for name, widget in state.items():
        if name == "_meta":
            continue
        kind = widget.get("type")
        if kind not in OWN:
            yield f"{name}: no type {kind}"
            continue
        known = {**ALL, **OWN[kind], **OURS}
        if widget.get("id") != name:
            yield f"{name}: its id is {widget.get('id')}"
        for key, value in widget.items():
            if key not in known:
                yield f"{name}: a {kind} has no {key}"
            elif not isinstance(value, known[key]) or isinstance(value, bool) != (known[key] is TRUTH):
                yield f"{name}: {key} is {value!r}"
        for key in ("parent", "deck", "hand"):
            if key in widget and widget[key] not in state:
                yield f"{name}: {key} {widget[key]} is missing"
        for grid in widget.get("grid", []):
            if set(grid) != GRID or grid["x"] <= 0 or grid["y"] <= 0:
                yield f"{name}: grid {grid}"
        if kind == "card" and widget["cardType"] not in state[widget["deck"]]["cardTypes"]:
            yield f"{name}: no card type {widget['cardType']}"
        routines = [widget.get("clickRoutine", []), widget.get("gameStartRoutine", []),
                    widget.get("cardDefaults", {}).get("clickRoutine", [])]
        for step in sum(routines, []):
            yield from step_faults(state, name, step)


def step_faults(state, name, step):
    if step.get("func") not in FUNCTIONS or not set(step) - {"func"} <= FUNCTIONS[step["func"]]:
        yield f"{name}: step {step}"
    for key in ("from", "to", "holder"):
        values = step.get(key, [])
        for value in values if isinstance(values, list) else [values]:
            if value not in state:
                yield f"{name}: {key} {value} is missing"
    if isinstance(step.get("collection"), list):
        yield from (f"{name}: {value} is missing" for value in step["collection"] if value not in state)


def snapped(widget, x, y):
    """Where a widget whose corner is dropped at x, y comes to rest."""
    best, nearest = (x, y), 999999
    for grid in widget.get("grid", []):
        inside = (x >= (grid["minX"] or -99999) and x <= (grid["maxX"] or 99999) and
                  y >= (grid["minY"] or -99999) and y <= (grid["maxY"] or 99999))
        if not inside:
            continue
        point = tuple(at + step / 2 - (at + step / 2 - offset) % step
                      for at, step, offset in ((x, grid["x"], grid["offsetX"]), (y, grid["y"], grid["offsetY"])))
        distance = (point[0] - x) ** 2 + (point[1] - y) ** 2
        if distance < nearest:
            best, nearest = point, distance
    return best


def run(state, routine, shuffle):
    """Does a routine: SELECT, SET, and MOVE and MOVEXY of pieces without piles. `shuffle` changes an order."""
    compare = {"==": lambda a, b: a == b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b, "<": lambda a, b: a < b}
    chosen, held = [], {}
    for step in routine:
        if step["func"] == "SELECT":
            source = chosen if step.get("source") == "DEFAULT" else [w for k, w in state.items() if k != "_meta"]
            is_so = compare[step.get("relation", "==")]
            chosen = [w for w in source if w.get(step["property"]) is not None and
                      is_so(w[step["property"]], step["value"])]
            if step.get("random"):
                shuffle(chosen)
        elif step["func"] == "SET":
            for widget in chosen:
                more = widget.get(step["property"], 0) if step.get("relation") == "+" else 0
                widget[step["property"]] = more + step["value"]
        elif step["func"] == "MOVE":
            held[step["to"]] = list(chosen)  # the last one is on top
        elif step["func"] == "MOVEXY":
            widget = held[step["from"]].pop()
            widget["x"], widget["y"] = step["x"], step["y"]
        else:
            raise ValueError(step)
