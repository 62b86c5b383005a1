"""Lakes, courses and matches by chance, legal and spoilt, and how they are written down."""
import copy
import json

import referee
from lake_race import ARROWS, NAMES, SIDES, Course, Lake, settled


class OpenCourse:
    """A course as a document has it: some choices made, some left open."""

    def __init__(self, chance, boats):
        while True:
            self.lake = random_lake(chance)
            inner = [(c, r) for c, r in self.lake.cells() if 2 < r < len(self.lake.rows) - 1 and c > 2]
            self.start, *self.buoys = chance.sample(inner, 4)
            self.letter = chance.choice(NAMES)
            self.arrows = tuple(chance.choice((*ARROWS, None)) for _ in range(3))
            self.sides = tuple(chance.choice((*SIDES, None)) for _ in range(2))
            if not Course(self.lake, self.start, self.letter, self.buoys).can_be_held():
                continue
            self.course = settled(self.lake, self.start, self.letter, self.buoys, self.arrows, self.sides)
            if len(self.course.start_cells()) >= boats:
                return

    def document(self):
        start = {"at": self.start, "letter": self.letter, "direction": self.sides[0]}
        buoys = [{"at": at, "arrow": arrow} for at, arrow in zip(self.buoys, self.arrows)]
        return {"lake": {"stagger": self.lake.stagger, "strip": self.lake.strip,
                         "map": "".join(" ".join(row) + "\n" for row in self.lake.rows)},
                "start": filled(start), "buoys": [filled(buoy) for buoy in buoys],
                "finish": filled({"direction": self.sides[1]})}


def filled(mapping):
    return {key: value for key, value in mapping.items() if value is not None}


def random_lake(chance):
    columns, rows = chance.randint(8, 15), chance.randint(7, 13)
    land, void = chance.choice((0, 0.03, 0.1)), chance.choice((0, 0, 0.03))
    def cell():
        return "x" if chance.random() < void else "#" if chance.random() < land else "."
    return Lake(["".join(cell() for _ in range(columns)) for _ in range(rows)], chance.choice(("odd", "even")),
                chance.choice((1, 2, 3, 4, 4, 5)))


def random_turn(chance, race):
    """A legal one: dice by chance, and of the steers that the rules allow one towards the next gate, mostly."""
    boat = race.boats[race.turn]
    dice = list(boat.dice)
    chance.shuffle(dice)
    add = sum(dice) < 4 and chance.random() < 0.7 or chance.random() < 0.1
    if dice and not add and (sum(dice) > 5 or chance.random() < 0.1):
        dice.pop()
    keep = [die for die in dice if chance.random() < 0.6]
    rolled = [chance.randint(1, 3) for _ in range(len(dice) - len(keep) + add)]
    distance = sum(keep + rolled)
    steers = [steer for steer in referee.STEERS if race.may_steer(boat, steer, distance)]
    chance.shuffle(steers)
    def promise(steer):
        way, missing = race.way(boat, boat.turned(steer), distance)
        progress = (boat.gate, boat.owed)
        for cell, to in zip(way, way[1:]):
            progress = race.course.step(progress, cell, to)
        return progress[0], -progress[1], -missing
    turn = {"seat": race.turn, "keep": keep, "rolled": rolled, "steer": max(steers, key=promise)}
    if chance.random() < 0.5:
        turn["ends"] = race.way(boat, boat.turned(turn["steer"]), distance)[0][-1]
    return turn


def random_match(chance):
    """A legal match and its courses; its last race may not be over."""
    players = chance.randint(2, 6)
    match = {"variant": chance.random() < 0.4, "sunk-bonus": chance.choice(("each", "once")), "races": []}
    courses, first = [], chance.randint(1, players)
    damage = dict.fromkeys(range(1, players + 1), 0)
    for _ in range(chance.randint(1, 3)):
        courses.append(OpenCourse(chance, players))
        race = referee.Race(courses[-1].course, players, first, match["variant"] or players == 2, damage)
        cells = chance.sample(race.starts, players)
        grid = [{"seat": (first - 2 - i) % players + 1, "at": cells[i], "heading": chance.choice(NAMES)}
                for i in range(players)]
        for entry in grid:
            race.place(entry)
        turns = []
        while not race.over() and len(turns) < 150:
            turns.append(random_turn(chance, race))
            race.play(turns[-1])
        match["races"].append({"players": players, "first": first, "grid": grid, "turns": turns})
        if not race.over():
            break
        damage = {seat: markers + race.boats[seat].hurt for seat, markers in damage.items()}
        first = first % players + 1
    return match, courses


def spoilt(chance, match):
    """A copy with one thing changed, which may or may not be legal."""
    match = copy.deepcopy(match)
    race = chance.choice(match["races"])
    turns, entry = race["turns"], chance.choice(race["grid"])
    turn = chance.choice(turns) if turns else entry
    def near(cell):
        return tuple(max(1, n + chance.randint(-1, 1)) for n in cell)
    changes = [
        lambda: race.update(first=chance.randint(1, race["players"])),
        lambda: entry.update(seat=chance.randint(1, race["players"])),
        lambda: entry.update(at=near(entry["at"])),
        lambda: race["grid"].remove(entry),
        lambda: turns.append(dict(turns[-1])) if turns else None,
        lambda: turns.remove(turn) if turns else None,
    ]
    if turns:
        changes += 2 * [
            lambda: turn.update(seat=chance.randint(1, race["players"])),
            lambda: turn.update(keep=turn["keep"] + [chance.randint(1, 3)]),
            lambda: turn.update(rolled=turn["rolled"] + [chance.randint(1, 3)]),
            lambda: turn.update(rolled=turn["rolled"][1:]),
            lambda: turn.update(steer=chance.choice(list(referee.STEERS))),
            lambda: turn.update(ends=near(turn.get("ends", (3, 3)))),
        ]
    chance.choice(changes)()
    return match


def record_text(match, courses):
    """As a document: JSON is YAML as well."""
    races = [{"course": course.document(), **race} for race, course in zip(match["races"], courses)]
    return json.dumps({"fairway": 1, "kind": "record", **match, "races": races})


def course_text(course):
    return json.dumps({"fairway": 1, "kind": "course", **course.document()})
