"""VASSAL 3.7 as far as our modules use it, written anew from its sources (vassalengine/vassal, vassal-app/src/main/java).

Components and their attributes: the class of that name, getAttributeNames. Sequences: tools/SequenceEncoder. Traits:
mySetType of counters/*. Grids: build/module/map/boardPicker/board/{HexGrid,SquareGrid}.snapTo and
mapgrid/{HexGridNumbering,SquareGridNumbering,RegularGridNumbering}.
"""
import math
import re

MODULE, MAP = "VASSAL.build.module.", "VASSAL.build.module.map."
BOARD = MAP + "boardPicker.board."
NUMBERING = {"first", "sep", "hType", "hLeading", "hOff", "hDescend", "vType", "vLeading", "vOff", "vDescend",
             "locationFormat", "visible"}
A_MAP = {"mapName", "allowMultiple", "backgroundcolor", "buttonName", "launch", "markMoved", "moveToFormat",
         "moveWithinFormat", "onlyReportChangedLocation"}
GRID = {"x0", "y0", "dx", "dy", "snapTo", "edgesLegal", "cornersLegal", "visible", "dotsVisible", "color"}
A_COMMAND = {"name", "buttonText", "tooltip", "hotkey", "singleMap", "deckCount", "filter", "reportFormat", "reportSingle",
             "target"}
A_SLOT = {"entryName", "gpid", "height", "width"}
A_PILE = {"name", "owningBoard", "x", "y", "width", "height", "allowMultiple", "allowSelect", "faceDown", "drawFaceUp", "draw",
          "color", "maxStack", "shuffle", "reshufflable", "reshuffleCommand", "reshuffleMessage", "reshuffleTarget"}
ATTRIBUTES = {
    "VASSAL.build.GameModule": {"name", "version", "VassalVersion", "description", "ModuleOther1", "ModuleOther2",
                                "nextPieceSlotId"},
    MODULE + "BasicCommandEncoder": set(), MODULE + "Documentation": set(), MODULE + "PrototypesContainer": set(),
    MODULE + "Chatter": set(), MODULE + "KeyNamer": set(), MODULE + "properties.GlobalProperties": set(),
    MODULE + "documentation.HelpFile": {"title", "fileName", "fileType"},
    MODULE + "PlayerRoster": {"buttonText", "buttonToolTip"}, "entry": set(), "setup": set(),
    MODULE + "GlobalOptions": {"autoReport", "centerOnMove", "nonOwnerUnmaskable", "playerIdFormat"},
    MODULE + "Map": A_MAP, MODULE + "PlayerHand": A_MAP | {"side", "visible", "useBoards"},
    MODULE + "StartupGlobalKeyCommand": A_COMMAND | {"whenToApply", "hotkeyOrKeyCommand"},
    MODULE + "DiceButton": {"name", "text", "tooltip", "nDice", "nSides", "plus", "addToTotal", "reportTotal", "prompt",
                            "lockSides", "reportFormat"},
    MODULE + "SpecialDiceButton": {"name", "text", "tooltip", "resultChatter", "format", "resultWindow", "resultButton"},
    MODULE + "SpecialDie": {"name", "format"}, MODULE + "SpecialDieFace": {"icon", "text", "value"},
    MODULE + "ChartWindow": {"name", "text", "tooltip"}, "VASSAL.build.widget.Chart": {"chartName", "fileName"},
    "VASSAL.build.widget.PieceSlot": A_SLOT, "VASSAL.build.widget.CardSlot": A_SLOT,
    MAP + "BoardPicker": {"slotHeight", "slotScale", "slotWidth"},
    MAP + "boardPicker.Board": {"name", "image", "reversible", "width", "height", "color"},
    MAP + "SetupStack": {"name", "owningBoard", "useGridLocation", "location", "x", "y"}, MAP + "DrawPile": A_PILE,
    MAP + "LayeredPieceCollection": {"property", "layerOrder"}, MAP + "MassKeyCommand": A_COMMAND,
    BOARD + "ZonedGrid": set(), BOARD + "mapgrid.ZonedGridHighlighter": set(),
    BOARD + "mapgrid.Zone": {"name", "path", "locationFormat", "useHighlight", "useParentGrid", "highlightProperty"},
    BOARD + "HexGrid": GRID | {"sideways"}, BOARD + "SquareGrid": GRID,
    BOARD + "mapgrid.HexGridNumbering": NUMBERING | {"stagger"}, BOARD + "mapgrid.SquareGridNumbering": NUMBERING,
    **{MAP + name: set() for name in (
        "StackMetrics ForwardToKeyBuffer Scroller ForwardToChatter MenuDisplayer MapCenterer StackExpander PieceMover KeyBufferer "
        "ImageSaver CounterDetailViewer Flare Zoomer SelectionHighlighters HighlightLastMoved").split()},
}
# Traits by the fields of their types, without the id.
FIELDS = {"piece": 4, "rotate": 13, "emb2": 33, "obs": 11, "translate": 10, "sendto": 18, "return": 8, "mark": 1, "immob": 4,
          "nonRect2": 2}


def tokens(text, between):
    """SequenceEncoder.Decoder."""
    found, token, i = [], "", 0
    while i < len(text):
        if text[i] == between and i > 0 and text[i - 1] == "\\":
            token = token[:-1] + between
        elif text[i] == between:
            found.append(token)
            token = ""
        else:
            token += text[i]
        i += 1
    found.append(token)
    return [t[1:-1] if len(t) > 1 and t[0] == t[-1] == "'" else t for t in found]


def piece(definition):
    """The traits of a piece from the outermost to the basic piece, each with its id, its fields and its state."""
    assert definition.startswith("+/"), definition
    nothing, kind, state = tokens(definition[2:], "/")
    assert nothing == "null"
    traits = []
    while True:
        kinds, states = tokens(kind, "\t"), tokens(state, "\t")
        assert len(kinds) == len(states) <= 2, (kinds, states)
        name, rest = kinds[0].split(";", 1)
        fields = [rest] if name == "mark" else tokens(rest, ";")
        assert len(fields) == FIELDS[name], (name, fields)
        traits.append((name, fields, states[0]))
        if len(kinds) == 1:
            assert name == "piece"
            return traits
        kind, state = kinds[1], states[1]


def half_up(value):
    return math.floor(value + 0.5)  # Math.round


class Hexes:
    """HexGrid, for hexes that stand on their points (sideways), and its numbering."""

    def __init__(self, grid):
        assert grid.get("sideways") == "true"
        self.x0, self.y0 = int(grid.get("x0")), int(grid.get("y0"))
        self.dx, self.dy = float(grid.get("dx")), float(grid.get("dy"))
        self.numbering = grid[0].attrib

    def centre(self, nx, ny):
        shift = int(self.dy / 2) if nx % 2 else 0
        return int(self.dx * nx + self.x0), int(self.dy * ny + shift + self.y0)

    def contains(self, centre, x, y):
        """getSingleHexShape(...).contains: a polygon of whole pixels, inside or on its left and upper edges."""
        cx, cy = centre
        r, dy = 2 * self.dx / 3, self.dy
        points = [(half_up(cx - r), half_up(cy)), (half_up(cx - r / 2), half_up(cy - dy / 2)),
                  (half_up(cx + r / 2) + 1, half_up(cy - dy / 2)), (half_up(cx + r) + 1, half_up(cy)),
                  (half_up(cx + r / 2) + 1, half_up(cy + dy / 2) + 1), (half_up(cx - r / 2), half_up(cy + dy / 2) + 1)]
        inside = False
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside

    def snapped(self, x, y):
        x, y = y, x  # rotateIfSideways
        nx = math.floor((x - self.x0 + self.dx / 2) / self.dx)
        ny = math.floor((y - self.y0 + (0 if nx % 2 else self.dy / 2)) / self.dy)
        best = self.centre(nx, ny)
        if not self.contains(best, x, y):
            others = [(-1, 0), (-1, 1), (1, 0), (1, 1)] if nx % 2 else [(-1, -1), (-1, 0), (1, -1), (1, 0)]
            best = next((c for c in (self.centre(nx + a, ny + b) for a, b in others) if self.contains(c, x, y)), best)
        return best[1], best[0]

    def name(self, x, y):
        x, y = y, x
        column = math.floor((x - self.x0) / self.dx + 0.5)
        raw = half_up((x - self.x0) / self.dx)
        row = half_up((y - self.y0 - (self.dy / 2 if raw % 2 else 0)) / self.dy)
        if self.numbering["stagger"] == "true" and column % 2:
            row += 1
        return names(self.numbering, column, row)


class Squares:
    def __init__(self, grid):
        self.x0, self.y0 = int(grid.get("x0")), int(grid.get("y0"))
        self.dx, self.dy = float(grid.get("dx")), float(grid.get("dy"))
        self.numbering = grid[0].attrib if len(grid) else None

    def snapped(self, x, y):
        nx, ny = 2 * half_up((x - self.x0) / self.dx), 2 * half_up((y - self.y0) / self.dy)
        return self.x0 + half_up(nx * self.dx / 2), self.y0 + half_up(ny * self.dy / 2)

    def name(self, x, y):
        return names(self.numbering, math.floor((x - self.x0) / self.dx + 0.5), int((y - self.y0) / self.dy + 0.5))


def names(numbering, column, row):
    def number(value, leading):
        return str(value).zfill(int(leading) + 1)
    across = number(column + int(numbering["hOff"]), numbering["hLeading"])
    down = number(row + int(numbering["vOff"]), numbering["vLeading"])
    return numbering["sep"].join((across, down) if numbering["first"][0] == "H" else (down, across))


def evaluated(expression, x, y):
    """An expression in braces, of CurrentX and CurrentY with comparisons and choices; or a number."""
    if not expression.startswith("{"):
        return int(expression)

    def python(text):
        depth = 0
        for i, c in enumerate(text):
            depth += {"(": 1, ")": -1}.get(c, 0)
            if c == "?" and depth == 0:
                end = next(j for j in range(len(text) - 1, i, -1) if text[j] == ":" and text[i:j].count("(") == text[i:j].count(")"))
                return f"({python(text[i + 1:end])} if {python(text[:i])} else {python(text[end + 1:])})"
        inner = re.fullmatch(r"\((.*)\)", text)
        if inner and "?" in text:
            return "(" + python(inner[1]) + ")"
        return text.replace("&&", " and ").replace("!(", "not (")
    return eval(python(expression[1:-1]), {"CurrentX": x, "CurrentY": y})  # of our own file
