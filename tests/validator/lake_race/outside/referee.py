"""The referee once more, from the rules alone: what `fairway replay --format json` must say of a record."""
from collections import Counter

from lake_race import GATES, NAMES

STEERS = {"left": 1, "straight": 0, "right": -1}


class NoRecord(Exception):
    """Not an illegal record, but none at all."""


class Boat:
    def __init__(self, damage):
        self.cell = self.heading = self.finished = None
        self.dice, self.damage, self.gate, self.owed, self.turns = [], damage, 0, 0, 0
        self.sunk = self.hurt = False

    def races(self):
        return self.finished is None and not self.sunk

    def turned(self, steer):
        return NAMES[(NAMES.index(self.heading) + STEERS[steer]) % 6]


class Race:
    def __init__(self, course, players, first, variant, damage):
        self.course, self.players, self.first, self.variant = course, players, first, variant
        self.boats = {seat: Boat(damage[seat]) for seat in range(1, players + 1)}
        self.finishers, self.sunk, self.turn = [], [], first
        self.starts = course.start_cells()

    def over(self):
        return sum(boat.races() for boat in self.boats.values()) <= (0 if self.variant else 1)

    def may_place(self, number, entry):
        """The first player's right neighbour is the first to place, then anticlockwise."""
        seat = (self.first - 2 - number) % self.players + 1
        taken = [boat.cell for boat in self.boats.values()]
        return (number < self.players and entry["seat"] == seat and entry["at"] in self.starts
                and entry["at"] not in taken)

    def place(self, entry):
        boat = self.boats[entry["seat"]]
        boat.cell, boat.heading = entry["at"], entry["heading"]

    def run(self, boat, heading, distance):
        """The cells ahead, as far as the water goes."""
        way = [boat.cell]
        while len(way) <= distance and self.course.floats(cell := self.course.lake.next(way[-1], heading)):
            way.append(cell)
        return way

    def way(self, boat, heading, distance):
        """The cells that the boat sails over, and how many were missing."""
        way = self.run(boat, heading, distance)
        missing = distance + 1 - len(way)
        taken = [other.cell for other in self.boats.values() if other is not boat and other.races()]
        while len(way) > 1 and way[-1] in taken:
            way.pop()
        return way, missing

    def may_steer(self, boat, steer, distance):
        longest = max(len(self.run(boat, boat.turned(s), distance)) for s in STEERS)
        return len(self.run(boat, boat.turned(steer), distance)) == longest

    def may_play(self, turn):
        if self.over() or turn["seat"] != self.turn:
            return False
        boat = self.boats[turn["seat"]]
        change = len(turn["keep"]) + len(turn["rolled"]) - len(boat.dice)
        if Counter(turn["keep"]) - Counter(boat.dice) or abs(change) > 1:
            return False
        distance = sum(turn["keep"] + turn["rolled"])
        if not self.may_steer(boat, turn["steer"], distance):
            return False
        ends = self.way(boat, boat.turned(turn["steer"]), distance)[0][-1]
        return turn.get("ends", ends) == ends

    def play(self, turn):
        boat = self.boats[turn["seat"]]
        boat.turns += 1
        boat.dice = sorted(turn["keep"] + turn["rolled"])
        boat.heading = boat.turned(turn["steer"])
        way, missing = self.way(boat, boat.heading, sum(boat.dice))
        for cell, to in zip(way, way[1:]):
            boat.gate, boat.owed = self.course.step((boat.gate, boat.owed), cell, to)
        boat.cell = way[-1]
        if missing:
            boat.damage, boat.dice, boat.hurt = boat.damage + missing, [], True
        if boat.gate == 5:
            boat.finished = boat.turns
            self.finishers.append(turn["seat"])
        elif boat.damage >= 4:
            boat.sunk = True
            self.sunk.append(turn["seat"])
        while not self.over():
            self.turn = self.turn % self.players + 1
            if self.boats[self.turn].races():
                break

    def ranks(self):
        return self.finishers + [s for s, boat in self.boats.items() if boat.races()] + self.sunk[::-1]

    def points(self, factor, sunk_bonus):
        points = dict.fromkeys(self.boats, 0)
        for place, seat in enumerate(self.ranks()):
            if not self.boats[seat].sunk:
                points[seat] = (self.players - 1 - place) * factor
        if self.variant:
            sunk = len(self.sunk) if sunk_bonus == "each" else min(len(self.sunk), 1)
            for seat in self.finishers:
                last = self.boats[self.finishers[-1]]
                points[seat] += last.finished - self.boats[seat].finished + 5 * sunk
        return points

    def told(self, factor, sunk_bonus):
        boats = [{"seat": seat, "cell": list(boat.cell) if boat.cell else None, "heading": boat.heading,
                  "dice": boat.dice, "damage": boat.damage, "gate": [*GATES, None][boat.gate], "owed": boat.owed,
                  "finished_turn": boat.finished} for seat, boat in self.boats.items()]
        over = self.over()
        return {"ranks": self.ranks() if over else [], "sunk": self.sunk, "boats": boats,
                "points": list(self.points(factor, sunk_bonus).values()) if over else []}


def first_fault(race, record, previous_first):
    """Plays the race; the number of the first illegal turn, 0 for grid and first player, or None."""
    if not 1 <= race.first <= race.players or previous_first and race.first != previous_first % race.players + 1:
        return 0
    for number, entry in enumerate(record["grid"]):
        if not race.may_place(number, entry):
            return 0
        race.place(entry)
    if len(record["grid"]) < race.players:
        return 0
    for number, turn in enumerate(record["turns"]):
        if not race.may_play(turn):
            return number + 1
        race.play(turn)
    return None


def refereed(match, courses):
    """The answer to a match: {"variant", "sunk-bonus", "races": [...]}, with the courses of its races."""
    players = match["races"][0]["players"]
    variant = match["variant"] or players == 2
    damage = dict.fromkeys(range(1, players + 1), 0)
    totals, told, error, race = dict(damage), [], None, None
    for number, record in enumerate(match["races"], 1):
        if record["players"] != players or race and not race.over():
            raise NoRecord
        previous = race.first if race else None
        race = Race(courses[number - 1], players, record["first"], variant, damage)
        fault = first_fault(race, record, previous)
        told.append(race.told(number, match["sunk-bonus"]))
        for seat, points in zip(totals, told[-1]["points"]):
            totals[seat] += points
        if fault is not None:
            error = {"race": number, "turn": fault}
            break
        damage = {seat: markers + race.boats[seat].hurt for seat, markers in damage.items()}
    winner = None
    if len(told) == len(match["races"]) and race.over():
        winner = max(race.ranks(), key=lambda seat: totals[seat])  # of equals the first in the last race
    return {"legal": error is None, "error": error, "races": told, "totals": list(totals.values()), "winner": winner}
