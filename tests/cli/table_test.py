#!/usr/bin/env python3
"""`fairway table` over lines of JSON: what other programs rely on.

    table_test.py FAIRWAY SOURCE_DIR

A record's own choices, with chance told, reproduce it, and the state after every turn is what `replay` gives of the record
cut there. Pilots at a table and in a race play the same record. Random play by what `choices` lists comes to an end, and the
record so far is one at every moment. What is taken back and chosen again meets the same chance.
"""
import copy
import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import unittest

import jsonschema
from ruamel.yaml import YAML

FAIRWAY = TOP = SAMPLES = SCHEMA = None

BOARDS = {
    "lake_race": "lake_race/duck-pond-a.course.yaml",
    "river": "river/quiet-backwater.river.yaml",
    "pool": "pool/paddling-pool.pool.yaml",
    "regatta": "regatta/kitchen-table.regatta.yaml",
}
RECORDS = [
    "lake_race/match-two.record.yaml", "lake_race/match-six.record.yaml", "river/first-trip.record.yaml",
    "river/three-past-the-mill.record.yaml", "river/four-up-the-river.record.yaml", "pool/first-splash.record.yaml",
    "pool/evening-at-the-lido.record.yaml", "regatta/kitchen-two.record.yaml", "regatta/kitchen-three.record.yaml",
]


class Table:
    answers = 0  # of all tables; some are held against the schema

    def __init__(self, *words):
        self.process = subprocess.Popen([FAIRWAY, "table", *map(str, words)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.now = self.read()

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(self.process.stderr.read().decode())
        answer = json.loads(line)
        Table.answers += 1
        if Table.answers % 23 == 0 or "error" in answer and Table.answers % 5 == 0:
            SCHEMA.validate(answer)
        return answer

    def raw(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        self.now = self.read()
        return self.now

    def ask(self, do, **more):
        return self.raw(json.dumps({"do": do, **more}).encode())

    def obey(self, do, **more):
        answer = self.ask(do, **more)
        if "error" in answer:
            raise AssertionError(f"{do} {more}: {answer['error']}")
        return answer

    def record(self):
        return self.obey("record")["record"]

    def end(self):
        with self.process:  # closes what is open, and waits
            self.process.stdin.close()
        return self.process.returncode


def loaded(text):
    return YAML(typ="safe", pure=True).load(text)


def run(*words, given=None):
    return subprocess.run([FAIRWAY, *map(str, words)], input=given, capture_output=True, timeout=300)


def replayed(text):
    """What `replay` gives of a record, as a table shows it."""
    state = json.loads(run("replay", "--format", "json", "-", given=text.encode()).stdout)
    del state["schema"]
    return state


def without(entry, *keys):
    return {key: value for key, value in entry.items() if key not in keys}


def steps_of(game, turn):
    """A turn of a record as choices and chance, in the table's order."""
    if game == "lake_race":
        return [("choice", {"keep": turn["keep"], "roll": len(turn["rolled"])}), ("chance", {"rolled": turn["rolled"]}),
                ("choice", {"steer": turn["steer"]})]
    if game == "river":
        return [("chance", {"roll": turn["roll"]}), ("choice", without(turn, "seat", "roll", "ends"))]
    if game == "pool":
        if "reveal" not in turn:
            return [("choice", without(turn, "side"))]
        to = [("choice", {"to": turn["to"]})] if "to" in turn else []
        return [("choice", {"reveal": turn["reveal"]}), ("chance", {"value": turn["value"]}), *to]
    return [("choice", without(turn, "seat", "draw", "ends")), ("chance", {"draw": turn.get("draw", [])})]


class TableTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def sit(self, *words):
        table = Table(*words)
        self.addCleanup(table.end)
        return table

    def feed(self, table, steps):
        for kind, value in steps:
            if kind == "choice":
                table.obey("play", choice=value)
            elif table.now["moment"] == "chance":
                table.obey("chance", value=value)
            else:  # it could only be this, and was told unasked
                self.assertIn(value, [event.get("chance") for event in table.now["told"]])

    def reproduce(self, name, most=40):
        game = name.split("/")[0]
        file = SAMPLES / name
        whole = loaded(run("export", file, "-o", self.folder / "whole.yaml").stdout or
                               (self.folder / "whole.yaml").read_text())
        part = whole["races"][0] if game == "lake_race" else whole
        if game == "lake_race":
            whole["races"] = [part]
        original = copy.deepcopy(part)
        for key in ("grid", "placement", "turns", "hands"):
            if key in part:
                part[key] = []
        cut = self.folder / "cut.record.yaml"
        cut.write_text(json.dumps(whole))
        table = self.sit(cut, "--chance", "told")
        if "hands" in original:
            self.assertEqual((table.now["moment"], table.now["seat"]), ("chance", None))
            table.obey("chance", value={"hands": original["hands"]})
            part["hands"] = original["hands"]
        for key in ("grid", "placement"):
            for entry in original.get(key, []):
                self.assertEqual(table.now["moment"], "place")
                table.obey("play", choice=without(entry, "seat", "side"))
                part[key].append(entry)
                self.assertEqual(table.now["state"], replayed(json.dumps(whole)))
        for number, turn in enumerate(original["turns"], 1):
            self.feed(table, steps_of(game, turn))
            part["turns"].append(turn)
            self.assertEqual(table.now["turn"], number)
            if number <= most or number == len(original["turns"]):
                self.assertEqual(table.now["state"], replayed(json.dumps(whole)))
        record = loaded(table.record())
        got = record["races"][0] if game == "lake_race" else record
        for turn in [*got["turns"], *original["turns"]]:
            if turn.get("draw") == []:
                del turn["draw"]  # to draw nothing may be written or not
        for turn, wanted in zip(got["turns"], original["turns"], strict=True):
            self.assertEqual(turn if "ends" in wanted else without(turn, "ends"), wanted if "ends" in turn else without(wanted, "ends"))
        self.assertEqual(record["name"], whole["name"])
        self.assertEqual(table.end(), 0)

    def test_a_records_own_choices_reproduce_it(self):
        for name in RECORDS:
            with self.subTest(name):
                self.reproduce(name)

    def test_pilots_play_the_same_race_at_a_table(self):
        for game, players, pilots in (("lake_race", 3, "par,random"), ("lake_race", 2, "bold,cautious"), ("river", 2, "perfect,fleet"),
                                      ("river", 3, "fleet"), ("pool", 2, "quick,strong"), ("regatta", 3, "good,random")):
            with self.subTest(game=game, pilots=pilots):
                board = SAMPLES / (BOARDS[game] if (game, players) != ("river", 3) else "river/up-the-river.river.yaml")
                words = ["--players", players] if game != "pool" else []
                raced = run("race", board, *words, "--pilots", pilots, "--seed", 9, "-o", "-")
                self.assertEqual(raced.returncode, 0, raced.stderr)
                table = self.sit(board, "--players", players, "--seats", pilots, "--seed", 9)
                self.assertEqual(table.now["moment"], "over")
                self.assertTrue(table.now["told"])
                record = table.record()
                self.assertEqual(record, raced.stdout.decode())
                self.assertTrue(replayed(record)["legal"])
                # A record that stops on the way goes on as it would have: the pilots that do not throw dice for themselves.
                if "random" not in pilots and game in ("lake_race", "river"):
                    cut = loaded(record)
                    part = cut["races"][0] if game == "lake_race" else cut
                    part["turns"] = part["turns"][:len(part["turns"]) // 2]
                    (self.folder / "cut.record.yaml").write_text(json.dumps(cut))
                    on = self.sit(self.folder / "cut.record.yaml", "--seats", pilots, "--seed", 9)
                    self.assertEqual(on.record(), record)

    def test_a_race_without_pilots_to_choose(self):
        """Of the pool it is the table's, too; the others draw for the first player first, as `simulate` does (docs/table.md)."""
        for game, seats in (("pool", "strong"), ("river", "fleet"), ("regatta", "good"), ("lake_race", "par")):
            with self.subTest(game=game):
                words = ["--players", 2] if game != "pool" else []
                raced = run("race", SAMPLES / BOARDS[game], *words, "--seed", 9, "-o", "-")
                self.assertEqual(raced.returncode, 0, raced.stderr)
                table = self.sit(SAMPLES / BOARDS[game], "--players", 2, "--seats", seats, "--seed", 9)
                record = raced.stdout.decode()
                self.assertEqual(record == table.record(), game == "pool")
                self.assertTrue(replayed(record)["legal"])
                # What was played comes out again at a table that is told it, whoever drew the dice.
                (self.folder / "raced.record.yaml").write_text(record)
                again = self.sit(self.folder / "raced.record.yaml")
                self.assertEqual(again.now["moment"], "over")
                self.assertEqual(loaded(again.record()), loaded(record))

    def some_place(self, table):
        """A regatta's places are not listed."""
        for advice in table.obey("advice")["advice"]:
            return advice["choice"]

    def play_on(self, table, chance, choices=10000):
        """Plays by chance what is listed; looks at records on the way."""
        made = []
        while table.now["moment"] != "over" and len(made) < choices:
            moment = table.now["moment"]
            listed = table.obey("choices")["choices"]
            choice = chance.choice(listed) if listed is not None else self.some_place(table)
            self.assertIsNone(table.obey("why", choice=choice)["rule"])
            table.obey("play", choice=choice)
            made.append(choice)
            if len(made) % 7 == 0:
                text = table.record()
                self.assertEqual(table.now["state"], replayed(text))
                error = table.now["state"]["error"]
                self.assertTrue(error is None or moment == "place", error)
        return made

    def test_random_play_comes_to_an_end(self):
        for game, board in BOARDS.items():
            with self.subTest(game):
                table = self.sit(SAMPLES / board, "--players", 2, "--seed", 3)
                self.play_on(table, random.Random(game), 150)
                state = table.now["state"]
                self.assertEqual(state, replayed(table.record()))
                self.assertTrue(state["legal"])
                self.assertEqual(table.end(), 0)

    def test_the_same_choices_meet_the_same_chance(self):
        for game, board in BOARDS.items():
            with self.subTest(game):
                seats = {"lake_race": "person,random", "river": "person,fleet", "pool": "person,quick", "regatta": "person,random"}[game]
                table = self.sit(SAMPLES / board, "--players", 2, "--seed", 5, "--seats", seats)
                made = self.play_on(table, random.Random(7), 12)
                before = table.record()
                for _ in made:
                    table.obey("back")
                self.assertEqual(table.ask("back")["error"]["rule"], "moment")
                for choice in made:
                    table.obey("play", choice=choice)
                self.assertEqual(table.record(), before)

    def test_choices_of_a_pool_turn_are_those_of_perft(self):
        for name in ("first-splash", "evening-at-the-lido"):
            record = loaded((SAMPLES / f"pool/{name}.record.yaml").read_text())
            if isinstance(record["pool"], str):
                record["pool"] = str(SAMPLES / "pool" / record["pool"])
            for turns in (0, 3, 8):
                record_cut = self.folder / "cut.record.yaml"
                record_cut.write_text(json.dumps({**record, "turns": record["turns"][:turns]}))
                listed = json.loads(run("perft", record_cut, "--depth", 1, "--format", "json").stdout)["choices"]
                table = self.sit(record_cut, "--chance", "told")
                count = 0
                for choice in table.obey("choices")["choices"]:
                    if "reveal" not in choice:
                        count += 1
                        continue
                    for value in range(1, 10):
                        table.obey("play", choice=choice)
                        done = table.ask("chance", value={"value": value})
                        if done["moment"] == "to":
                            count += len(table.obey("choices")["choices"])
                        elif "error" not in done:
                            count += 1
                        elif done["error"]["rule"] == "moment":  # only one value was left
                            count += 1 if value == 1 else 0
                        table.obey("back")
                self.assertEqual(count, len(listed))
                table.end()

    def test_what_cannot_be_is_refused_with_its_rule(self):
        def refused(table, do, rule, **more):
            before = {key: table.now[key] for key in ("moment", "turn", "state")}
            answer = table.ask(do, **more)
            if do == "why" and rule not in ("request", "moment"):
                self.assertEqual(answer["rule"], rule)
                self.assertTrue(answer["message"])
            else:
                self.assertEqual(answer["error"]["rule"], rule, answer["error"])
                self.assertTrue(answer["error"]["message"])
            self.assertEqual({key: answer[key] for key in before}, before)
            self.assertEqual(answer["told"], [])

        lake = self.sit(SAMPLES / BOARDS["lake_race"], "--players", 2, "--first", 1, "--chance", "told")
        refused(lake, "play", "grid-cell", choice={"at": [1, 1], "heading": "E"})
        refused(lake, "why", "grid-cell", choice={"at": [99, -4], "heading": "E"})
        refused(lake, "play", "request", choice={"at": [1, 1], "heading": "N"})
        refused(lake, "play", "request", choice={"at": [1, 1]})
        refused(lake, "play", "moment", choice={"steer": "left"})
        refused(lake, "chance", "moment", value={"rolled": [1]})
        for _ in range(2):
            lake.obey("play", choice=lake.obey("choices")["choices"][0])
        refused(lake, "play", "dice-keep", choice={"keep": [3], "roll": 0})
        refused(lake, "play", "dice-faces", choice={"keep": [4], "roll": 0})
        refused(lake, "why", "dice-add-one", choice={"keep": [], "roll": 2})
        refused(lake, "play", "request", choice={"keep": [], "roll": -1})
        lake.obey("play", choice={"keep": [], "roll": 1})
        self.assertEqual(lake.now["moment"], "chance")
        refused(lake, "play", "moment", choice={"steer": "left"})
        refused(lake, "chance", "dice-faces", value={"rolled": [4]})
        refused(lake, "chance", "dice-add-one", value={"rolled": [1, 2]})
        refused(lake, "chance", "dice-remove-one", value={"rolled": []})
        refused(lake, "chance", "request", value={"rolled": "one"})
        refused(lake, "chance", "request", value=[1])
        lake.obey("chance", value={"rolled": [1]})
        self.assertEqual(lake.now["moment"], "steer")

        river = self.sit(SAMPLES / BOARDS["river"], "--players", 2, "--chance", "told")
        refused(river, "chance", "face", value={"roll": 6})
        refused(river, "chance", "request", value={"roll": 7})
        river.obey("chance", value={"roll": 1})
        refused(river, "play", "wind", choice={"up": 3})
        refused(river, "play", "boat", choice={"boat": 6})
        refused(river, "why", "request", choice={"boat": 99})
        refused(river, "play", "pass", choice={"pass": True})
        refused(river, "play", "request", choice={"boat": 3, "up": 3})

        pool = self.sit(SAMPLES / BOARDS["pool"], "--chance", "told")
        self.assertEqual(pool.now["side"], "red")
        choices = pool.obey("choices")["choices"]
        reveal = next(choice for choice in choices if "reveal" in choice)
        refused(pool, "play", "own-pile", choice={"reveal": [1, 1]})
        refused(pool, "play", "swimmer-or-crocodile", choice={"move": reveal["reveal"], "to": "bar"})
        refused(pool, "play", "pass-with-choice", choice={"pass": True})
        refused(pool, "play", "moment", choice={"to": "bar"})
        pool.obey("play", choice=reveal)
        refused(pool, "chance", "reveal-value", value={"value": 9})
        refused(pool, "play", "moment", choice={"to": "bar"})

        regatta = self.sit(SAMPLES / BOARDS["regatta"], "--players", 2, "--first", 1, "--chance", "told")
        refused(regatta, "chance", "deal", value={"hands": [["sun"]]})
        refused(regatta, "chance", "deal", value={"hands": [["no-such-card"] * 5] * 2})
        refused(regatta, "chance", "request", value={"hands": [[1]]})
        hands = loaded((SAMPLES / "regatta/kitchen-two.record.yaml").read_text())["hands"]
        regatta.obey("chance", value={"hands": hands})
        self.assertIsNone(regatta.obey("choices")["choices"])
        refused(regatta, "play", "grid", choice={"at": [5, 5], "heading": 0})
        refused(regatta, "play", "request", choice={"at": [5, 5], "heading": 7})
        refused(regatta, "play", "moment", choice={"skip": True})
        regatta.obey("play", choice={"at": [275, 470], "heading": 345})
        regatta.obey("play", choice={"at": [265, 490], "heading": 345})
        refused(regatta, "play", "calm", choice={"skip": True})
        refused(regatta, "play", "hand", choice={"play": [{"card": "joker", "arrows": [1]}]})
        refused(regatta, "why", "heave", choice={"heave": "change", "cards": []})
        refused(regatta, "play", "request", choice={"heave": "turn"})
        regatta.obey("play", choice={"heave": "change", "cards": [hands[0][0]]})
        refused(regatta, "chance", "draw", value={"draw": []})
        refused(regatta, "chance", "draw", value={"draw": ["no-such-card"]})

        drawn = self.sit(SAMPLES / BOARDS["river"], "--players", 2)
        refused(drawn, "chance", "request", value={"roll": 1})

    def test_what_is_no_request_is_refused(self):
        for game, board in BOARDS.items():
            table = self.sit(SAMPLES / board, "--players", 2, "--chance", "told")
            before = {key: table.now[key] for key in ("moment", "turn", "state")}
            chance = random.Random(game)
            parts = [b'{', b'}', b'"do"', b':', b'"play"', b',', b'"choice"', b'[', b']', b'1', b'-3', b'1e999', b'null', b'"at"', b'"\xff"',
                     b'true', b'"why"', b'"keep"', b'"play"', b'"value"', b'"chance"', b' ', b'99999999999999999999']
            lines = [b"", b" ", b"null", b"[]", b'"do"', b"{}", b'{"do": 1}', b'{"do": "dance"}', b'{"do": "play"}',
                     b'{"do": "choices", "more": 1}', b'{"do": "play", "choice": null}', b'{"do": "why", "choice": []}',
                     b'{"do": "play", "choice": {}, "choices": {}}', b'{"do": "chance"}', b"\xff\xfe", b"{" * 100000,
                     b'{"do": "play", "choice": {' + b",".join(b'"%d": 1' % i for i in range(50000)) + b"}}",
                     *(b"".join(chance.choice(parts) for _ in range(chance.randrange(1, 12))) for _ in range(300))]
            for line in lines:
                answer = table.raw(line)
                self.assertIn(answer["error"]["rule"], ("request", "moment"), line)
                self.assertEqual({key: answer[key] for key in before}, before)
            self.assertEqual(table.end(), 0)

    def test_a_line_too_long_ends_the_table(self):
        board = SAMPLES / BOARDS["river"]
        mebibyte = 1 << 20
        for length, status in ((mebibyte, 0), (mebibyte + 1, 3), (3 * mebibyte, 3)):
            done = run("table", board, given=b" " * length + b"\n")
            self.assertEqual(done.returncode, status, done.stderr)
            self.assertEqual(len(done.stdout.splitlines()), 2 if status == 0 else 1)

    def test_ctrl_c_ends_it_as_other_commands(self):
        table = self.sit(SAMPLES / BOARDS["river"])
        table.process.send_signal(signal.SIGINT)
        self.assertEqual(table.process.wait(60), 130)
        self.assertIn(b"stopped", table.process.stderr.read())

    def test_calls_that_are_wrong(self):
        board = SAMPLES / BOARDS["lake_race"]
        for words in (["-"], [board, "--seats", "par,par,par,par,par"], [board, "--seats", "somebody"], [board, "--players", "7"],
                      [board, "--players", "2", "--first", "3"], [board, "--race", "A"], [board, "--chance", "rolled"],
                      [SAMPLES / "lake_race/match-two.record.yaml", "--players", "3"],
                      [SAMPLES / BOARDS["river"], "--players", "3", "--seats", "perfect"],
                      [SAMPLES / "lake_race/duck-pond.lake.yaml", "--assignment", "3"]):
            done = run("table", *words)
            self.assertEqual(done.returncode, 2, (words, done.stderr))
            self.assertEqual(done.stdout, b"")

    def test_a_lake_is_a_match_of_three_races(self):
        lake = SAMPLES / "lake_race/morning-mere.lake.yaml"
        table = self.sit(lake, "--players", 3, "--first", 2, "--seed", 2, "--seats", "random")
        state, record = table.now["state"], loaded(table.record())
        self.assertEqual([race["first"] for race in record["races"]], [2, 3, 1])
        self.assertEqual(table.now["turn"], sum(len(race["turns"]) for race in record["races"]))
        self.assertEqual(table.now["moment"], "over")
        self.assertEqual(len(state["races"]), 3)
        self.assertIsNotNone(state["winner"])
        self.assertEqual(state, replayed(table.record()))
        one = self.sit(lake, "--race", "B", "--assignment", "1", "--players", 2)
        self.assertEqual(loaded(one.record())["races"][0]["course"]["race"], "B")

    def test_advice_says_what_choices_cost(self):
        for game, board, measure in (("lake_race", BOARDS["lake_race"], "turns"), ("river", BOARDS["river"], "win chance"),
                                     ("pool", BOARDS["pool"], "strong"), ("regatta", BOARDS["regatta"], "good")):
            with self.subTest(game):
                table = self.sit(SAMPLES / board, "--players", 2, "--seed", 4)
                moments = set()
                for _ in range(12):
                    if table.now["moment"] == "over":
                        break
                    listed = table.obey("choices")["choices"]
                    answer = table.obey("advice")
                    self.assertIn(measure, answer["measure"])
                    costs = [entry["cost"] for entry in answer["advice"]]
                    self.assertEqual(costs, sorted(costs))
                    self.assertEqual(costs[0], 0)
                    if listed is not None:
                        self.assertEqual(sorted(map(json.dumps, (entry["choice"] for entry in answer["advice"]))),
                                         sorted(map(json.dumps, listed)))
                    moments.add(table.now["moment"])
                    table.obey("play", choice=answer["advice"][0]["choice"])
                self.assertTrue(moments)


if __name__ == "__main__":
    FAIRWAY, TOP = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    SAMPLES = TOP / "samples"
    SCHEMA = jsonschema.Draft7Validator(json.loads((TOP / "formats/schema/output/table.schema.json").read_text()))
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
