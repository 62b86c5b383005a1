#!/usr/bin/env python3
"""Modules for VASSAL: whole archives of known components, whose grids have our cells and our names.

    vmod_test.py FAIRWAY SOURCE_DIR
"""
import math
import pathlib
import random
import sys
import tempfile
import unittest
from xml.etree import ElementTree

import vassal_rules as vassal
from archive import BOARDS, HOSTILE, call, export, facts_of, opened, png_size, with_hostile_name

FAIRWAY = TOP = None


def slots(tree):
    return [e for e in tree.iter() if e.tag in ("VASSAL.build.widget.PieceSlot", "VASSAL.build.widget.CardSlot")]


def images_in(tree):
    """Every picture that the module names."""
    found = {e.get("image") for e in tree.iter(vassal.MAP + "boardPicker.Board") if e.get("image")}
    found |= {e.get("fileName") for e in tree.iter("VASSAL.build.widget.Chart")}
    for slot in slots(tree):
        for name, fields, _ in vassal.piece(slot.text):
            if name == "piece" and fields[2]:
                found.add(fields[2])
            elif name == "emb2":
                found |= set(vassal.tokens(fields[15], ","))
            elif name == "obs":
                found.add(fields[1])
    return found


def laid(tree):
    """Pieces at the start by the names of their stacks: place and traits."""
    return {stack.get("name"): ((int(stack.get("x")), int(stack.get("y"))), {t[0]: t for t in vassal.piece(stack[0].text)})
            for stack in tree.iter(vassal.MAP + "SetupStack")}


class Vmod(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.archives, cls.trees = {}, {}
        for name, document in BOARDS.items():
            cls.archives[name] = opened(export(FAIRWAY, TOP / document, pathlib.Path(cls.folder.name) / f"{name}.vmod"))
            cls.trees[name] = ElementTree.fromstring(cls.archives[name].read("buildFile.xml"))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def each(self):
        for name, tree in self.trees.items():
            with self.subTest(board=name):
                yield name, tree

    def test_vassal_knows_all_components_and_attributes(self):
        for _, tree in self.each():
            self.assertEqual(tree.tag, "VASSAL.build.GameModule")
            for element in tree.iter():
                self.assertIn(element.tag, vassal.ATTRIBUTES)
                self.assertLessEqual(set(element.attrib), vassal.ATTRIBUTES[element.tag], element.tag)

    def test_pieces_decode_and_have_numbers_of_their_own(self):
        for _, tree in self.each():
            numbers = [slot.get("gpid") for slot in slots(tree)]
            self.assertEqual(len(numbers), len(set(numbers)))
            for slot in slots(tree):
                basic = vassal.piece(slot.text)[-1]
                self.assertEqual(basic[2].split(";"), ["null", "0", "0", slot.get("gpid"), "0"])

    def test_pictures_are_all_there_and_none_is_left_over(self):
        for name, tree in self.each():
            there = {e[len("images/"):] for e in self.archives[name].namelist() if e.startswith("images/")}
            self.assertEqual(there, images_in(tree))
            for image in there:
                png_size(self.archives[name].read(f"images/{image}"))

    def test_what_the_list_of_modules_reads(self):
        for name, _ in self.each():
            data = ElementTree.fromstring(self.archives[name].read("moduledata"))
            self.assertEqual((data.tag, data.get("version")), ("data", "1"))
            self.assertRegex(data.findtext("VassalVersion"), r"^3\.7\.")
            self.assertTrue(data.findtext("name"))
            self.assertIn(b"<h2>" if name != "river" else b"<p>", self.archives[name].read("rules.html"))

    def test_names_of_boards_and_piles_lead_somewhere(self):
        for _, tree in self.each():
            for map_ in tree.iter(vassal.MODULE + "Map"):
                board = map_.find(f".//{vassal.MAP}boardPicker.Board").get("name")
                self.assertEqual(map_.findtext(f".//{vassal.MAP}BoardPicker/setup"), f"{map_.get('mapName')}BoardPicker\t{board}\t0\t0")
                for child in map_:
                    self.assertIn(child.get("owningBoard", board), [board])
            piles = {pile.get("name") for pile in tree.iter(vassal.MAP + "DrawPile")}
            for command in tree.iter(vassal.MODULE + "StartupGlobalKeyCommand"):
                self.assertIn(vassal.tokens(command.get("target"), "|")[9], piles)
            for pile in tree.iter(vassal.MAP + "DrawPile"):
                self.assertIn(pile.get("reshuffleTarget", pile.get("name")), piles)

    def test_every_cell_of_a_lake_snaps_to_itself_and_has_our_name(self):
        chance = random.Random(1)
        for document in sorted((TOP / "samples/lake_race").glob("*.course.yaml")):
            with self.subTest(course=document.name), tempfile.TemporaryDirectory() as folder:
                facts = facts_of(FAIRWAY, document)
                tree = ElementTree.fromstring(opened(export(FAIRWAY, document, f"{folder}/x.vmod")).read("buildFile.xml"))
                hexes = vassal.Hexes(tree.find(f".//{vassal.BOARD}HexGrid"))
                lake, even = facts["lake"], facts["lake"]["stagger"] == "even"
                for seat, cell in zip(range(1, 7), facts["start_cells"]):
                    place = laid(tree)[f"boat-{seat}"][0]
                    self.assertEqual(hexes.name(*place), "%02d%02d" % tuple(cell))
                    self.assertEqual(hexes.snapped(*place), place)
                first = laid(tree)["boat-1"][0]
                start = facts["start_cells"][0]

                def offset(column, row):
                    return (column + 0.5 * ((row % 2 == 1) == even)) * hexes.dy, row * hexes.dx
                zero = [a - b for a, b in zip(first, offset(*start))]
                for row in range(1, lake["rows"] + 1):
                    for column in range(1, lake["columns"] + 1):
                        middle = [round(a + b) for a, b in zip(zero, offset(column, row))]
                        centre = hexes.snapped(*middle)
                        self.assertLessEqual(math.dist(centre, middle), 2.5)  # its whole pixels
                        self.assertEqual(hexes.snapped(*centre), centre)
                        self.assertEqual(hexes.name(*centre), "%02d%02d" % (column, row))
                        angle = chance.uniform(0, 2 * math.pi)
                        near = [round(c + 0.42 * hexes.dy * f(angle)) for c, f in zip(centre, (math.cos, math.sin))]
                        self.assertEqual(hexes.snapped(*near), centre)

    def test_every_square_of_a_pool_snaps_to_itself_and_has_our_name(self):
        facts, tree = facts_of(FAIRWAY, TOP / BOARDS["pool"]), self.trees["pool"]
        squares = vassal.Squares(tree.find(f".//{vassal.BOARD}SquareGrid"))
        for row in range(facts["rows"]):
            for column in range(facts["columns"]):
                middle = round(squares.x0 + column * squares.dx), round(squares.y0 + row * squares.dy)
                centre = squares.snapped(*middle)
                self.assertLessEqual(math.dist(centre, middle), 1.5)
                self.assertEqual(squares.snapped(*centre), centre)
                self.assertEqual(squares.name(*centre), f"{column + 1},{row + 1}")

    def test_tiles_of_a_pool_are_laid_on_the_setup_by_chance(self):
        facts, tree = facts_of(FAIRWAY, TOP / BOARDS["pool"]), self.trees["pool"]
        squares = vassal.Squares(tree.find(f".//{vassal.BOARD}SquareGrid"))
        commands = [c.get("hotkey") for c in tree.iter(vassal.MODULE + "StartupGlobalKeyCommand")]
        self.assertEqual(len(commands), 2 * len(facts["setup"]["red"]))
        for pile in tree.iter(vassal.MAP + "DrawPile"):
            side = pile.get("name").split(": ")[1]
            self.assertEqual(pile.get("shuffle"), "Always")
            fronts, backs = set(), set()
            for tile in pile:
                traits = vassal.piece(tile.text)
                goes = {f[1]: (int(f[4]), int(f[5])) for name, f, _ in traits if name == "sendto"}
                self.assertLessEqual(set(goes), set(commands))
                self.assertEqual({squares.name(*at) for at in goes.values()}, {"%d,%d" % tuple(s) for s in facts["setup"][side]})
                front, back = vassal.tokens(next(f for name, f, _ in traits if name == "emb2")[15], ",")
                fronts.add(front)
                backs.add(back)
            self.assertEqual((len(fronts), len(backs)), (1, len(facts["crocodiles"])))

    def test_headings_are_those_of_the_games(self):
        for name, headings in (("course", "6"), ("regatta", "24")):
            for place, traits in (v for k, v in laid(self.trees[name]).items() if k.startswith("boat-")):
                self.assertEqual(traits["rotate"][1][0], headings)
                self.assertIn(int(traits["rotate"][2]), range(int(headings)))

    def test_dice_have_the_faces_of_their_game(self):
        for name, faces in (("course", 3), ("lake", 3), ("river", 6)):
            dice = [traits for key, (_, traits) in laid(self.trees[name]).items() if key.startswith("die")]
            self.assertTrue(dice)
            for die in dice:
                self.assertEqual(len(set(vassal.tokens(die["emb2"][1][15], ","))), faces)
                self.assertEqual(die["emb2"][1][20], "Roll")
        self.assertEqual(self.trees["lake"].find(f".//{vassal.MODULE}DiceButton").get("nSides"), "3")
        special = self.trees["river"].findall(f".//{vassal.MODULE}SpecialDieFace")
        self.assertEqual([face.get("text") for face in special], ["1", "2", "3", "4", "5", "wind"])

    def test_the_waterfall_carries_the_lowest_section_up_and_loses_its_boats(self):
        pieces = laid(self.trees["river"])
        start = {key: place for key, (place, _) in pieces.items() if key.startswith("section")}
        now = {key: place for key, (place, traits) in pieces.items() if "translate" in traits}
        zones = {zone.get("name"): zone for zone in self.trees["river"].iter(vassal.BOARD + "mapgrid.Zone")}
        for falls in range(1, 11):
            for key, (x, y) in now.items():
                fields = pieces[key][1]["translate"][1]
                self.assertEqual(fields[1], "57344,0,belt")
                now[key] = x + vassal.evaluated(fields[2], x, y), y - vassal.evaluated(fields[3], x, y)
            for i in range(1, 11):
                below = (i - 1 - falls) % 10 + 1
                self.assertLessEqual(abs(now[f"section-{i}"][1] - start[f"section-{below}"][1]), 1)
            right = max(int(corner.split(",")[0]) for corner in zones["Harbour"].get("path").split(";"))
            lost = [key for key, (x, y) in now.items() if x > right]
            self.assertEqual(len(lost), 0 if falls < 4 else 12)

    def test_the_deck_has_all_cards_face_down_with_backs(self):
        cards = facts_of(FAIRWAY, TOP / BOARDS["regatta"])["deck"]["cards"]
        piles = {pile.get("name"): pile for pile in self.trees["regatta"].iter(vassal.MAP + "DrawPile")}
        self.assertEqual(len(piles["Draw pile"]), sum(card["count"] for card in cards))
        self.assertEqual((piles["Draw pile"].get("faceDown"), piles["Draw pile"].get("shuffle")), ("Always", "Always"))
        for slot in piles["Draw pile"]:
            traits = {t[0]: t for t in vassal.piece(slot.text)}
            self.assertEqual(traits["return"][1][7], "Discard pile")
            self.assertEqual(traits["obs"][1][1], "card-back.png")
        hands = [hand.get("side") for hand in self.trees["regatta"].iter(vassal.MODULE + "PlayerHand")]
        self.assertEqual(hands, [e.text for e in self.trees["regatta"].iter("entry")])

    def test_two_exports_are_the_same_bytes(self):
        for name, document in BOARDS.items():
            with self.subTest(board=name), tempfile.TemporaryDirectory() as folder:
                again = export(FAIRWAY, TOP / document, f"{folder}/x.vmod").read_bytes()
                self.assertEqual(again, (pathlib.Path(self.folder.name) / f"{name}.vmod").read_bytes())

    def test_hostile_names_end_in_well_formed_files(self):
        for name, document in BOARDS.items():
            with self.subTest(board=name), tempfile.TemporaryDirectory() as folder:
                hostile = with_hostile_name(TOP / document, pathlib.Path(folder))
                archive = opened(export(FAIRWAY, hostile, f"{folder}/x.vmod"))
                tree = ElementTree.fromstring(archive.read("buildFile.xml"))
                self.assertEqual(tree.get("name"), HOSTILE)
                self.assertEqual(ElementTree.fromstring(archive.read("moduledata")).findtext("name"), HOSTILE)
                for slot in slots(tree):
                    vassal.piece(slot.text)

    def test_what_is_not_a_board_is_refused_and_nothing_is_written(self):
        with tempfile.TemporaryDirectory() as folder:
            done = call(FAIRWAY, "export", TOP / "samples/pool/first-splash.record.yaml", "-o", f"{folder}/x.vmod")
            self.assertEqual(done.returncode, 3)
            self.assertIn("a record cannot be laid on a table", done.stderr)
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])


if __name__ == "__main__":
    FAIRWAY, TOP = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
