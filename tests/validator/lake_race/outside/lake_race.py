"""The lake race once more, from the rules alone: hexes, gates, routes and the choice of arrows.

It shares no code with Fairway, so that the two can judge each other from outside. Points are counted in half columns
and rows (x to the right, y down), so that all that must be exact are whole numbers.
"""
import itertools
import math
from collections import deque

DIRECTIONS = {"E": (2, 0), "NE": (1, -1), "NW": (-1, -1), "W": (-2, 0), "SW": (-1, 1), "SE": (1, 1)}
NAMES = list(DIRECTIONS)
# Of neighbours and corners, every 30 degrees anticlockwise from E.
TWELVE = [(2, 0), (3, -1), (1, -1), (0, -2), (-1, -1), (-3, -1), (-2, 0), (-3, 1), (-1, 1), (0, 2), (1, 1), (3, 1)]
ARROWS = ("clockwise", "counterclockwise")
SIDES = ("left", "right")
GATES = ("START", "1", "2", "3", "FINISH")
TIE = math.degrees(1e-9)


def minus(a, b):
    return a[0] - b[0], a[1] - b[1]


def cross(a, b):
    """More than 0 where b points to the left of a, as seen on the map."""
    return a[1] * b[0] - a[0] * b[1]


def dot(a, b):
    return a[0] * b[0] + 3 * a[1] * b[1]


def degrees(v):
    return math.degrees(math.atan2(-math.sqrt(3) * v[1], v[0])) % 360


class Lake:
    def __init__(self, rows, stagger="odd", strip=4):
        self.rows, self.stagger, self.strip = rows, stagger, strip

    def at(self, cell):
        column, row = cell
        inside = 1 <= row <= len(self.rows) and 1 <= column <= len(self.rows[0])
        return self.rows[row - 1][column - 1] if inside else "x"

    def cells(self):
        return [(c, r) for r in range(1, len(self.rows) + 1) for c in range(1, len(self.rows[0]) + 1)]

    def shifted(self, row):
        return (row % 2 == 0) == (self.stagger == "odd")

    def point(self, cell):
        return 2 * cell[0] + self.shifted(cell[1]), cell[1]

    def next(self, cell, direction):
        x, row = self.point(cell)
        x, row = x + DIRECTIONS[direction][0], row + DIRECTIONS[direction][1]
        return (x - self.shifted(row)) // 2, row


class Course:
    """What is not chosen yet is None; gates without an arrow cannot be asked for."""

    def __init__(self, lake, start, letter, buoys, arrows=(None,) * 3, sides=(None, None)):
        self.lake, self.letter, self.arrows, self.sides = lake, letter, arrows, sides
        self.strip, cell = [], start
        for _ in range(lake.strip):
            cell = lake.next(cell, letter)
            self.strip.append(cell)
        self.buoys = [start, *buoys, lake.next(cell, letter)]
        self.points = [lake.point(buoy) for buoy in self.buoys]
        self.sweeps = [self.sweep(i) for i in (1, 2, 3)]
        self.natural = [sweep is None or sweep >= 150 - TIE for sweep in self.sweeps]
        self.turns = [self.snapped(i) for i in (1, 2, 3)]
        self.passes = {}

    def can_be_held(self):
        return (len(set(self.buoys)) == 5 and all(self.lake.at(buoy) != "x" for buoy in self.buoys)
                and all(self.floats(cell) for cell in self.strip))

    def floats(self, cell):
        return self.lake.at(cell) == "." and cell not in self.buoys

    def leg_ends(self, i):
        """Where the leg to buoy i comes from and goes on to, as seen from the buoy, twice as far away."""
        middle = tuple(map(sum, zip(self.points[0], self.points[4])))
        ends = [middle, *[(2 * x, 2 * y) for x, y in self.points[1:4]], middle]
        return minus(ends[i - 1], ends[i]), minus(ends[i + 1], ends[i])

    def sweep(self, i):
        if self.arrows[i - 1] is None:
            return None
        back, on = self.leg_ends(i)
        if cross(back, on) == 0 and dot(back, on) > 0:
            return 360.0
        turn = degrees(on) - degrees(back)
        return turn % 360 if self.arrows[i - 1] == "counterclockwise" else -turn % 360

    def snapped(self, i):
        """The gate's direction as a number of 30 degrees."""
        if self.arrows[i - 1] is None:
            return None
        left = self.arrows[i - 1] == "counterclockwise"
        half = self.sweeps[i - 1] / 2 * (1 if left else -1) + (0 if self.natural[i - 1] else 180)
        whole, rest = divmod((degrees(self.leg_ends(i)[0]) + half) % 360, 30)
        up = (not left) if abs(rest - 15) <= TIE else rest > 15
        return (int(whole) + up) % 12

    def line(self, gate):
        """Origin, direction, whether boats pass it to its left, and its end where it has one."""
        if gate in (0, 4):
            return self.points[0], DIRECTIONS[self.letter], self.sides[gate // 4] == "left", self.points[4]
        return self.points[gate], TWELVE[self.turns[gate - 1]], self.arrows[gate - 1] == "counterclockwise", None

    def forwards(self, gate, p, q):
        """Where the step passes the gate forwards, as a share of the step; None where it does not."""
        origin, along, to_left, end = self.line(gate)
        a, b = (cross(along, minus(point, origin)) * (1 if to_left else -1) for point in (p, q))
        reached = (lambda side: side >= 0) if gate == 4 else (lambda side: side > 0)
        if reached(a) or not reached(b):
            return None
        meets = [p[k] * (b - a) - a * (q[k] - p[k]) - origin[k] * (b - a) for k in (0, 1)]
        far = dot(meets, along)
        beyond = end is not None and far > dot(minus(end, origin), along) * (b - a)
        return None if far < 0 or beyond else -a / (b - a)

    def step(self, progress, cell, to):
        """Gate and what is owed at it, after a step."""
        if (cell, to) not in self.passes:
            self.passes[cell, to] = sorted(self.met(self.lake.point(cell), self.lake.point(to)))
        gate, owed = progress
        for _, met, sense in self.passes[cell, to]:
            if met != gate:
                continue
            if sense > 0 and owed == 0:
                gate += 1
            elif gate in (1, 2, 3):
                owed -= sense
        return gate, owed

    def met(self, p, q):
        for gate in range(5):
            if (share := self.forwards(gate, p, q)) is not None:
                yield round(share, 9), gate, +1
            elif (share := self.forwards(gate, q, p)) is not None:
                yield round(1 - share, 9), gate, -1

    def start_cells(self):
        origin, along, to_left, end = self.line(0)
        row = abs(cross(along, DIRECTIONS["E" if self.letter in ("NE", "SW") else "NE"]))

        def behind(cell):
            place = minus(self.lake.point(cell), origin)
            return (cross(along, place) * (-1 if to_left else 1) in (row, 2 * row)
                    and 0 < dot(along, place) < dot(along, minus(end, origin)))

        cells = self.strip + [cell for cell in self.lake.cells() if behind(cell)]
        return [cell for cell in cells if self.floats(cell)]

    def neighbours(self, cell):
        return [to for to in (self.lake.next(cell, d) for d in NAMES) if self.floats(to)]

    def route(self, from_cells=None):
        """The fewest steps; boats that owe more than six at a gate are given up."""
        seen = {(cell, 0, 0): 0 for cell in from_cells or self.start_cells()}
        waiting = deque(seen)
        while waiting:
            state = waiting.popleft()
            for to in self.neighbours(state[0]):
                gate, owed = self.step(state[1:], state[0], to)
                if gate == 5:
                    return seen[state] + 1
                if owed <= 6 and (to, gate, owed) not in seen:
                    seen[to, gate, owed] = seen[state] + 1
                    waiting.append((to, gate, owed))
        return None


def settled(lake, start, letter, buoys, arrows=(None,) * 3, sides=(None, None)):
    """The course with what is left open chosen for the shortest route; the first of equals, clockwise and left first."""
    def natural(i, arrow):
        alone = [arrow if k == i else None for k in range(3)]
        return Course(lake, start, letter, buoys, alone).natural[i]

    open_arrows = [[a] if a else [b for b in ARROWS if natural(i, b)] for i, a in enumerate(arrows)]
    open_sides = [[side] if side else SIDES for side in sides]
    courses = [Course(lake, start, letter, buoys, choice[:3], choice[3:])
               for choice in itertools.product(*open_arrows, *open_sides)]
    return min(courses, key=lambda course: course.route() or math.inf)
