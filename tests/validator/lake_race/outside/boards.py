"""Tile sets and layouts by chance, and the lakes that they must give."""
import json

from lake_race import NAMES

SIZES = (1, 2, 3, 4, 5)


class Board:
    def __init__(self, chance):
        self.stagger = chance.choice(("odd", "even"))
        self.columns, self.rows = chance.choice(SIZES), 2 * chance.choice((1, 2, 3))
        self.across, self.down = chance.choice((1, 2, 3)), chance.choice((1, 2))
        places = self.across * self.down
        self.tiles = {f"t{number}": Tile(chance, self.columns, self.rows)
                      for number in range(places + chance.randint(0, 2))}
        left, top, right, bottom = (chance.randint(0, 2) for _ in range(4))
        self.corner = left, top
        self.frame = random_map(chance, left + self.across * self.columns + right, top + self.down * self.rows + bottom)
        for row in range(top, top + self.down * self.rows):
            self.frame[row][left:left + self.across * self.columns] = "_" * (self.across * self.columns)
        names = chance.sample(list(self.tiles), places)
        self.layout = [[(names[row * self.across + column], chance.random() < 0.5) for column in range(self.across)]
                       for row in range(self.down)]

    def set_text(self):
        tiles = {name: {"map": text_of(tile.map), "slots": [slot_of(*slot) for slot in tile.slots]}
                 for name, tile in self.tiles.items()}
        return json.dumps({"fairway": 1, "kind": "tileset", "tile": {"columns": self.columns, "rows": self.rows},
                           "board": {"across": self.across, "down": self.down},
                           "sides": {"light": {"stagger": self.stagger, "frame": text_of(self.frame), "tiles": tiles}}})

    def lake_text(self, set_file):
        layout = [[name + ("@180" if turned else "") for name, turned in row] for row in self.layout]
        return json.dumps({"fairway": 1, "kind": "lake",
                           "tiles": {"set": str(set_file), "side": "light", "layout": layout}})

    def lake(self):
        """Its rows and its slots."""
        rows, slots = [list(row) for row in self.frame], []
        for down, line in enumerate(self.layout):
            for across, (name, turned) in enumerate(line):
                left, top = self.corner[0] + across * self.columns, self.corner[1] + down * self.rows
                tile = self.tiles[name].turned() if turned else self.tiles[name]
                for row, cells in enumerate(tile.map):
                    rows[top + row][left:left + self.columns] = cells
                slots += [(race, (left + column, top + row), letter) for race, (column, row), letter in tile.slots]
        return ["".join(row) for row in rows], sorted(slots)


class Tile:
    def __init__(self, chance, columns, rows):
        self.map = random_map(chance, columns, rows)
        self.slots = [(chance.choice("ABC"), (chance.randint(1, columns), chance.randint(1, rows)), chance.choice(NAMES))
                      for _ in range(chance.randint(0, 2))]

    def turned(self):
        columns, rows = len(self.map[0]), len(self.map)
        turned = Tile.__new__(Tile)
        turned.map = [row[::-1] for row in self.map[::-1]]
        turned.slots = [(race, (columns + 1 - column, rows + 1 - row), NAMES[(NAMES.index(letter) + 3) % 6])
                        for race, (column, row), letter in self.slots]
        return turned


def random_map(chance, columns, rows):
    return [[chance.choice("..#x") for _ in range(columns)] for _ in range(rows)]


def text_of(rows):
    return "".join(" ".join(row) + "\n" for row in rows)


def slot_of(race, at, letter):
    return {"race": race, "at": at, "letter": letter}
