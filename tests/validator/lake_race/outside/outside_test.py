#!/usr/bin/env python3
"""Fairway against the rules written down a second time: what it says of courses and records by chance, from outside.

    outside_test.py FAIRWAY [SEED [COUNT]]

Where the two differ, the document is printed; `SEED` and `COUNT` look at others than the usual ones.
"""
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import boards  # noqa: E402
import random_races  # noqa: E402
import referee  # noqa: E402
from lake_race import GATES, NAMES, Course  # noqa: E402

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 12


def told(command, text):
    done = subprocess.run([FAIRWAY, command, "--format", "json", "-"], input=text, capture_output=True, text=True,
                          timeout=120)
    return done.returncode, json.loads(done.stdout) if done.stdout else done.stderr


class Records(unittest.TestCase):
    def judge(self, match, courses):
        """True where the record is legal."""
        text = random_races.record_text(match, courses)
        status, answer = told("replay", text)
        try:
            expected = referee.refereed(match, [course.course for course in courses])
        except referee.NoRecord:
            self.assertEqual(status, 3, text)
            return False
        self.assertIn(status, (0, 1), f"{answer}\n{text}")
        if answer["error"]:
            self.assertTrue(answer["error"].pop("rule") and answer["error"].pop("message"))
        self.assertEqual(answer.pop("schema"), "fairway-replay-1")
        self.assertEqual(answer, expected, text)
        self.assertEqual(status, 0 if expected["legal"] else 1)
        return expected["legal"]

    def test_legal_and_spoilt_ones(self):
        chance = random.Random(SEED)
        legal = 0
        for _ in range(COUNT):
            match, courses = random_races.random_match(chance)
            self.assertTrue(self.judge(match, courses))
            legal += sum(self.judge(random_races.spoilt(chance, match), courses) for _ in range(3))
        self.assertGreater(legal, 0)
        self.assertLess(legal, 2 * COUNT, "most of what was spoilt is illegal")


class Courses(unittest.TestCase):
    maxDiff = None

    def gates_of(self, course):
        for gate, name in enumerate(GATES):
            ends = gate in (0, 4)
            yield {"gate": name, "at": list(course.buoys[0 if ends else gate]),
                   "direction": 60 * NAMES.index(course.letter) if ends else 30 * course.turns[gate - 1],
                   "sweep": None if ends else round(course.sweeps[gate - 1], 5),
                   "natural": None if ends else course.natural[gate - 1],
                   "arrow": course.sides[gate // 4] if ends else course.arrows[gate - 1]}

    def test_gates_start_cells_and_routes(self):
        chance = random.Random(SEED)
        for _ in range(COUNT):
            written = random_races.OpenCourse(chance, 0)
            course = written.course
            report = told("validate", random_races.course_text(written))[1]["files"][0]
            facts = report["facts"]
            for gate in facts["gates"]:
                gate["sweep"] = gate["sweep"] if gate["sweep"] is None else round(gate["sweep"], 5)
            self.assertEqual(facts["gates"], list(self.gates_of(course)), random_races.course_text(written))
            self.assertEqual(sorted(map(tuple, facts["start_cells"])), sorted(course.start_cells()))
            self.assertEqual(facts["route"], course.route(), random_races.course_text(written))
            if facts["route"]:
                self.assertEqual((len(facts["legs"]), sum(facts["legs"])), (5, facts["route"]))
            self.judge_findings(course, {finding["code"] for finding in report["findings"]})

    def judge_findings(self, course, found):
        starts = course.start_cells()
        stuck = [cell for cell in starts if course.route([cell]) is None]
        self.assertEqual("C04" in found, len(starts) < 6)
        self.assertEqual("G03" in found, not all(course.natural))
        self.assertEqual(bool(found & {"G01", "G02"}), bool(stuck))
        if not stuck and starts:
            pairs = [(a, b) for a in ("left", "right") for b in ("left", "right")]
            others = [Course(course.lake, course.buoys[0], course.letter, course.buoys[1:4], course.arrows, pair).route()
                      for pair in pairs]
            self.assertEqual("C05" in found, min(route for route in others if route) < course.route())


class Boards(unittest.TestCase):
    def test_tiles_are_laid_and_turned(self):
        chance = random.Random(SEED)
        for _ in range(COUNT):
            board = boards.Board(chance)
            with tempfile.TemporaryDirectory() as folder:
                tileset, out = pathlib.Path(folder) / "set.yaml", pathlib.Path(folder) / "lake.json"
                tileset.write_text(board.set_text())
                subprocess.run([FAIRWAY, "fmt", tileset], check=True, capture_output=True)
                subprocess.run([FAIRWAY, "export", "-", "-o", out], input=board.lake_text(tileset), text=True, check=True)
                lake = json.loads(out.read_text())["lake"]
            rows, slots = board.lake()
            self.assertEqual((lake["stagger"], lake["rows"]), (board.stagger, len(rows)))
            self.assertEqual(["".join(row.split()) for row in lake["map"]], rows, board.set_text())
            self.assertEqual(sorted((s["race"], tuple(s["at"]), s["letter"]) for s in lake["slots"]), slots)


class Lakes(unittest.TestCase):
    def parts(self, lake, cells):
        """The bodies of water that the cells form."""
        left, bodies = set(cells), []
        while left:
            body, waiting = [], [left.pop()]
            while waiting:
                body.append(waiting.pop())
                near = {lake.next(body[-1], direction) for direction in NAMES} & left
                left -= near
                waiting += near
            bodies.append(body)
        return bodies

    def chokes(self, lake, bodies):
        for body in bodies:
            for cell in body:
                rest = self.parts(lake, [other for other in body if other != cell])
                if sum(len(part) >= 3 for part in rest) >= 2:
                    yield cell

    def test_water_and_slots(self):
        chance = random.Random(SEED)
        for _ in range(2 * COUNT):
            lake = random_races.random_lake(chance)
            slots = [(race, chance.choice(lake.cells())) for race in "AB" for _ in range(chance.choice((0, 4, 4, 5)))]
            text = json.dumps({"fairway": 1, "kind": "lake", "stagger": lake.stagger,
                               "map": "".join(" ".join(row) + "\n" for row in lake.rows),
                               "slots": [{"race": race, "at": at, "letter": "E"} for race, at in slots]})
            findings = told("validate", text)[1]["files"][0]["findings"]
            found = collections.Counter(finding["code"] for finding in findings)
            bodies = self.parts(lake, [cell for cell in lake.cells() if lake.at(cell) == "."])
            self.assertEqual(found["L01"], max(len(bodies) - 1, 0), text)
            by_race = [[at for race, at in slots if race == wanted] for wanted in "AB"]
            self.assertEqual(found["L02"] > 0, not slots or any(len(at) not in (0, 4) or len(set(at)) < len(at)
                                                                for at in by_race), text)
            self.assertEqual(found["L03"] > 0, any(lake.at(at) == "x" for _, at in slots), text)
            told_chokes = [tuple(cell) for f in findings if f["code"] == "L04" for cell in f["cells"]]
            self.assertEqual(sorted(told_chokes), sorted(self.chokes(lake, bodies)), text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
