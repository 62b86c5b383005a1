#!/usr/bin/env python3
"""Games for VirtualTabletop: whole archives of known widgets, on which pieces snap to the board's own places.

    vtt_test.py FAIRWAY SOURCE_DIR
"""
import copy
import json
import math
import pathlib
import random
import sys
import tempfile
import unittest
import zlib

import vtt_rules as vtt
from archive import BOARDS, call, export, facts_of, open_water, opened, png_size, with_hostile_name

FAIRWAY = TOP = None


def assets_in(value):
    """Every picture that a tree of values names."""
    if isinstance(value, dict):
        return set().union(*map(assets_in, value.values()), set())
    if isinstance(value, list):
        return set().union(*map(assets_in, value), set())
    return {value[1:]} if isinstance(value, str) and value.startswith("/assets/") else set()


def middle(widget):
    return widget["x"] + widget["width"] / 2, widget["y"] + widget["height"] / 2


class Vtt(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.archives, cls.states = {}, {}
        for name, document in BOARDS.items():
            path = export(FAIRWAY, TOP / document, pathlib.Path(cls.folder.name) / f"{name}.vtt")
            cls.archives[name] = opened(path)
            cls.states[name] = [json.loads(cls.archives[name].read(entry)) for entry in cls.archives[name].namelist()
                                if entry.endswith(".json")]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def each(self):
        for name, states in self.states.items():
            for number, state in enumerate(states):
                with self.subTest(board=name, variant=number):
                    yield name, state

    def test_a_lake_has_a_variant_for_each_race(self):
        self.assertEqual([state["_meta"]["info"]["variant"] for state in self.states["lake"]], ["Race A", "Race B", "Race C"])
        self.assertEqual([e for e in self.archives["lake"].namelist() if "/" not in e], ["0.json", "1.json", "2.json"])

    def test_the_platform_knows_all_widgets(self):
        for _, state in self.each():
            self.assertLessEqual(state["_meta"]["version"], vtt.NEWEST_VERSION)
            self.assertEqual(list(vtt.faults(state)), [])

    def test_that_faults_are_found(self):
        state = copy.deepcopy(self.states["course"][0])
        state["boat-1"]["colour"] = "red"
        state["boat-2"]["grid"][0]["x"] = 0
        state["left1"]["clickRoutine"][0]["collection"] = ["nobody"]
        self.assertEqual(len(list(vtt.faults(state))), 3)

    def test_pictures_are_all_there_named_by_their_checksums_and_none_is_left_over(self):
        for name, archive in self.archives.items():
            with self.subTest(board=name):
                there = {entry for entry in archive.namelist() if entry.startswith("assets/")}
                self.assertEqual(there, assets_in(self.states[name]))
                for entry in there:
                    content = archive.read(entry)
                    signed = zlib.crc32(content) - (1 << 32 if zlib.crc32(content) >= 1 << 31 else 0)
                    self.assertEqual(entry, f"assets/{signed}_{len(content)}")
                    self.assertLess(len(content), vtt.MOST_ASSET)
                    png_size(content)
                self.assertTrue(all(archive.getinfo(e).file_size < vtt.MOST_JSON for e in archive.namelist()))

    def test_covers_are_small(self):
        for name, state in self.each():
            cover = state["_meta"]["info"]["image"][1:]
            self.assertLess(self.archives[name].getinfo(cover).file_size, 50000)  # what the platform's own check asks for

    def test_nothing_comes_from_elsewhere(self):
        for _, state in self.each():
            self.assertNotRegex(json.dumps(state), r"https?://")

    def test_pictures_have_the_shape_of_their_widgets(self):
        for name, state in self.each():
            for widget in state.values():
                if "image" in widget and "width" in widget:
                    width, height = png_size(self.archives[name].read(widget["image"][1:]))
                    self.assertAlmostEqual(width / height, widget["width"] / widget["height"], delta=2.5 / min(width, height))

    def test_dice_have_the_faces_of_their_game(self):
        faces = {"lake": [1, 2, 3], "course": [1, 2, 3], "river": [1, 2, 3, 4, 5, "wind"]}
        count = {"lake": 18, "course": 18, "river": 1}
        for name, state in self.each():
            dice = [w for w in state.values() if w.get("type") == "dice"]
            self.assertEqual(len(dice), count.get(name, 0))
            for die in dice:
                self.assertEqual([face["value"] for face in die["faces"]], faces[name])

    def test_every_cell_of_a_lake_snaps_to_itself(self):
        chance = random.Random(1)
        for document in sorted((TOP / "samples/lake_race").glob("*.course.yaml")):
            with self.subTest(course=document.name), tempfile.TemporaryDirectory() as folder:
                facts = facts_of(FAIRWAY, document)
                state = json.loads(opened(export(FAIRWAY, document, f"{folder}/x.vtt")).read("0.json"))
                boat = state["boat-1"]
                lake, hex_width = facts["lake"], boat["grid"][0]["x"]
                even = lake["stagger"] == "even"

                def place(column, row):
                    shifted = (row % 2 == 1) == even
                    return (column + 0.5 * shifted) * hex_width, row * hex_width * math.sqrt(3) / 2

                start = facts["start_cells"][0]
                zero = [a - b for a, b in zip((boat["x"], boat["y"]), place(*start))]
                for row in range(1, lake["rows"] + 1):
                    for column in range(1, lake["columns"] + 1):
                        cell = [a + b for a, b in zip(zero, place(column, row))]
                        angle = chance.uniform(0, 2 * math.pi)
                        for off in (0, 0.45):  # within the hex's inner circle no other cell is nearer
                            dropped = cell[0] + off * hex_width * math.cos(angle), cell[1] + off * hex_width * math.sin(angle)
                            for a, b in zip(vtt.snapped(boat, *dropped), cell):
                                self.assertAlmostEqual(a, b, places=6)

    def test_boats_start_on_start_cells_and_turn_by_sixty_degrees(self):
        facts = facts_of(FAIRWAY, TOP / BOARDS["course"])
        state = self.states["course"][0]
        on_board = [state[f"boat-{seat}"] for seat in range(1, 7)]
        places = {middle(boat) for boat in on_board}
        self.assertEqual(len(places), 6)
        self.assertGreaterEqual(len(facts["start_cells"]), 6)
        for boat in on_board:
            self.assertEqual(boat["rotation"] % 60, 0)
            self.assertEqual(boat["clickRoutine"][0]["angle"], 60)
            self.assertEqual([round(v, 6) for v in vtt.snapped(boat, boat["x"], boat["y"])],
                             [round(v, 6) for v in (boat["x"], boat["y"])])

    def test_every_square_of_a_pool_snaps_to_itself_and_tiles_lie_on_the_setup(self):
        facts = facts_of(FAIRWAY, TOP / BOARDS["pool"])
        state = self.states["pool"][0]
        tile = state["red-1"]
        square = tile["grid"][0]["x"]
        zero = [at - square * cell for at, cell in zip((tile["x"], tile["y"]), facts["setup"]["red"][0])]
        for side in ("red", "yellow"):
            for number, (column, row) in enumerate(facts["setup"][side], 1):
                self.assertAlmostEqual(state[f"{side}-{number}"]["x"], zero[0] + column * square)
                self.assertAlmostEqual(state[f"{side}-{number}"]["y"], zero[1] + row * square)
        for row in range(1, facts["rows"] + 1):
            for column in range(1, facts["columns"] + 1):
                corner = zero[0] + column * square, zero[1] + row * square
                for off in (-0.49, 0, 0.49):
                    x, y = vtt.snapped(tile, corner[0] + off * square, corner[1] - off * square)
                    self.assertAlmostEqual(x, corner[0])
                    self.assertAlmostEqual(y, corner[1])

    def test_bows_start_behind_the_line_on_the_lattice_of_five_millimetres(self):
        facts = facts_of(FAIRWAY, TOP / BOARDS["regatta"])
        state = self.states["regatta"][0]
        left, right = facts["line"]["left"], facts["line"]["right"]
        bows = []
        for seat in range(1, 5):
            boat = state[f"boat-{seat}"]
            grid = boat["grid"][0]
            self.assertEqual(boat["clickRoutine"][0]["angle"], 15)
            bows.append([5 * (boat["x"] - grid["offsetX"]) / grid["x"], 5 * (boat["y"] - grid["offsetY"]) / grid["y"]])
            for at in bows[-1]:
                self.assertAlmostEqual(at % 5 if at % 5 < 2.5 else at % 5 - 5, 0, places=6)
        along = [b - a for a, b in zip(left, right)]
        for bow in bows:
            off = [b - a for a, b in zip(left, bow)]
            share = (off[0] * along[0] + off[1] * along[1]) / (along[0] ** 2 + along[1] ** 2)
            behind = (along[0] * off[1] - along[1] * off[0]) / math.hypot(*along)
            self.assertTrue(0 < share < 1 and -1e-6 <= behind <= facts["boats"]["length"], (share, behind))

    def test_a_new_game_of_the_pool_lays_all_tiles_on_the_same_squares_in_another_order(self):
        state = copy.deepcopy(self.states["pool"][0])
        tiles = [w for w in state.values() if w.get("shuffled")]
        before = {tile["id"]: middle(tile) for tile in tiles}
        fresh = state["fresh"]
        self.assertEqual(fresh["clickRoutine"], fresh["gameStartRoutine"])
        tiles[0]["activeFace"] = 1
        vtt.run(state, fresh["clickRoutine"], random.Random(3).shuffle)
        after = {tile["id"]: middle(tile) for tile in tiles}
        for side in ("red", "yellow"):
            of_side = [tile["id"] for tile in tiles if tile["shuffled"] == side]
            self.assertEqual(sorted(before[i] for i in of_side), sorted(after[i] for i in of_side))
        self.assertNotEqual(before, after)
        self.assertTrue(all(tile["activeFace"] == 0 for tile in tiles))
        backs = {tile["faces"][1]["image"] for tile in tiles}
        self.assertEqual((len({tile["faces"][0]["image"] for tile in tiles}), len(backs)), (2, len(tiles)))

    def test_the_waterfall_carries_the_lowest_section_up_and_loses_its_boats(self):
        state = copy.deepcopy(self.states["river"][0])
        sections = [state[f"section-{i}"] for i in range(1, 11)]
        boats = [w for k, w in state.items() if k.startswith("boat-")]
        heights = [section["y"] for section in sections]
        tops = sorted(heights)
        for falls in range(1, 11):
            vtt.run(state, state["belt"]["clickRoutine"], None)
            for i, section in enumerate(sections):
                self.assertAlmostEqual(section["y"], heights[(i - falls) % 10], places=6)
            lost = [boat for boat in boats if boat["x"] > state["belt"]["x"] - 20]
            self.assertEqual(len(lost), 0 if falls < 4 else 12)  # they start on section 4
        self.assertEqual([round(s["y"], 6) for s in sorted(sections, key=lambda s: s["y"])], [round(y, 6) for y in tops])
        self.assertEqual(len({(boat["x"], boat["y"]) for boat in boats}), 12)

    def test_the_deck_has_all_cards_in_one_pile(self):
        state = self.states["regatta"][0]
        cards = facts_of(FAIRWAY, TOP / BOARDS["regatta"])["deck"]["cards"]
        there = [w for w in state.values() if w.get("type") == "card"]
        self.assertEqual(len(there), sum(card["count"] for card in cards))
        self.assertTrue(all(card["parent"] == "pile" and card["activeFace"] == 0 for card in there))
        self.assertEqual(len({t["face"] for t in state["deck"]["cardTypes"].values()}), len(state["deck"]["cardTypes"]))

    def test_two_exports_are_the_same_bytes(self):
        for name, document in BOARDS.items():
            with self.subTest(board=name), tempfile.TemporaryDirectory() as folder:
                again = export(FAIRWAY, TOP / document, f"{folder}/x.vtt").read_bytes()
                self.assertEqual(again, (pathlib.Path(self.folder.name) / f"{name}.vtt").read_bytes())

    def test_hostile_names_end_in_well_formed_files(self):
        for name, document in BOARDS.items():
            with self.subTest(board=name), tempfile.TemporaryDirectory() as folder:
                hostile = with_hostile_name(TOP / document, pathlib.Path(folder))
                archive = opened(export(FAIRWAY, hostile, f"{folder}/x.vtt"))
                state = json.loads(archive.read("0.json"))
                self.assertEqual(list(vtt.faults(state)), [])
                self.assertNotIn("<b>", state["_meta"]["info"]["attribution"])

    def test_what_is_not_a_board_is_refused_and_nothing_is_written(self):
        for document in ("samples/regatta/classic.deck.yaml", "samples/lake_race/match-two.record.yaml",
                         "samples/river/first-trip.record.yaml", "samples/pool/first-splash.record.yaml"):
            with self.subTest(document=document), tempfile.TemporaryDirectory() as folder:
                done = call(FAIRWAY, "export", TOP / document, "-o", f"{folder}/x.vtt")
                self.assertEqual(done.returncode, 3)
                self.assertRegex(done.stderr, r"a (deck|record) cannot be laid on a table")
                self.assertEqual(list(pathlib.Path(folder).iterdir()), [])

    def test_a_large_lake_has_a_larger_table_and_one_that_is_too_large_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            large = open_water(60, pathlib.Path(folder) / "large.yaml")
            state = json.loads(opened(export(FAIRWAY, large, f"{folder}/x.vtt")).read("0.json"))
            size = state["_meta"]["gameSettings"]["boardSize"]
            self.assertGreaterEqual(state["boat-1"]["grid"][0]["x"], 24)
            self.assertTrue(all(widget["x"] + widget["width"] <= size["width"] and widget["y"] + widget["height"] <= size["height"]
                                for key, widget in state.items() if key != "_meta"))
            done = call(FAIRWAY, "export", open_water(500, pathlib.Path(folder) / "huge.yaml"), "-o", f"{folder}/y.vtt")
            self.assertEqual(done.returncode, 3)
            self.assertIn("too large for a table of VirtualTabletop", done.stderr)
            self.assertFalse((pathlib.Path(folder) / "y.vtt").exists())

    def test_all_that_lies_on_a_usual_table_is_within_its_1600_by_1000_pixels(self):
        for state in sum(self.states.values(), []):
            self.assertNotIn("gameSettings", state["_meta"])
            for key, widget in state.items():
                if key != "_meta" and "parent" not in widget and widget.get("width"):
                    self.assertTrue(-1 <= widget["x"] and widget["x"] + widget["width"] <= 1601, key)
                    self.assertTrue(-1 <= widget["y"] and widget["y"] + widget["height"] <= 1001, key)


if __name__ == "__main__":
    FAIRWAY, TOP = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
