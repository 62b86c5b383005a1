#!/usr/bin/env python3
"""What `fairway report` says, word for word.

    report_test.py FAIRWAY SOURCE_DIR

The words of a page, its tables and the shapes of its charts are held to golden/reports/. Board and fonts are left to the tests
of pictures: of a picture only its name is written, and of a chart where its coloured shapes lie, in twentieths of the room that they
take. Set FAIRWAY_UPDATE=1 to write what came out, and read the diff.
"""
import difflib
import html.parser
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
TOP = pathlib.Path(sys.argv[2]).resolve()
GOLDEN = TOP / "tests/golden/reports"

# So small that par of all its courses is worked out in a moment.
TARN = """fairway: 1
kind: lake
name: Tarn
strip: 2
map: |
  . . . . . . . .
   . . . . . . . .
  . . . . . . . .
   . . . . . . . .
  . . . . . . # .
   . . # . . . . .
  . . . . . . . .
slots:
  - {race: A, at: [2, 2], letter: E}
  - {race: A, at: [6, 2], letter: W}
  - {race: A, at: [2, 5], letter: E}
  - {race: A, at: [5, 6], letter: W}
"""

COURSE = """fairway: 1
kind: course
name: Round the tarn
lake: tarn.lake.yaml
race: A
start: {at: [2, 2], letter: E}
buoys:
  - {at: [6, 2]}
  - {at: [5, 6]}
  - {at: [2, 5]}
"""

# Fairness in points of a game; see signature.py.
BASIN = """fairway: 1
kind: pool
map: |
  . . #
  . . .
  # . .
ladders:
  - {bar: red, at: [1, 1], side: N}
  - {bar: yellow, at: [3, 3], side: S}
start:
  red: [{row: 3, swimmers: 1}]
  yellow: [{row: 1, swimmers: 1}]
setup: {red: [[2, 3]], yellow: [[2, 1]]}
crocodiles: [2]
opening: 1
quiet: 10
"""


class Words(html.parser.HTMLParser):
    """A line for each heading, paragraph, fact and row. The class of a cell and what it is sorted by stand in brackets."""

    LINES = {"h1", "h2", "h3", "p", "li", "tr", "caption", "dt", "dd", "pre", "figcaption", "div", "figure", "section", "header"}

    def __init__(self):
        super().__init__()
        self.lines, self.line, self.hidden = [], "", 0

    def end_line(self):
        if self.line.strip(" |"):
            self.lines.append(self.line.strip())
        self.line = ""

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag in ("style", "script"):
            self.hidden += 1
        if tag in self.LINES:
            self.end_line()
        if tag in ("td", "th"):
            marks = [given["class"]] if given.get("class") else []
            if "data-order" in given:
                marks.append(f"{float(given['data-order']) + 0.0:.4g}")
            self.line += " | " + (f"[{' '.join(marks)}] " if marks else "")
        if tag == "tr" and "data-layer" in given:
            self.line += f"[layer {given['data-layer']}]"
        if tag == "div" and "aria-label" in given:
            self.lines.append(f"({given['aria-label']})")
        if tag == "img":
            self.lines.append(f"<{given.get('id', given.get('alt', ''))}{' hidden' if 'hidden' in given else ''}>")
            if not given.get("id"):
                self.lines += shapes(urllib.parse.unquote(given["src"]))
        if tag == "input":
            self.line += "[x] " if "checked" in given else "[ ] "

    def handle_endtag(self, tag):
        if tag in ("style", "script"):
            self.hidden -= 1
        if tag in self.LINES:
            self.end_line()

    def handle_data(self, data):
        if not self.hidden:
            for i, part in enumerate(data.split("\n")):
                if i:
                    self.end_line()
                self.line += part


def shapes(svg):
    """The coloured shapes of a chart, a line each; what is grey is its frame."""
    found = []
    for path in re.findall(r"<path\b[^>]*>", svg.split("</defs>")[-1]):
        colour = re.search(r"(?:fill|stroke):rgb\(([\d.]+)%,([\d.]+)%,([\d.]+)%\)", path)
        red, green, blue = (float(part) for part in colour.groups()) if colour else (0, 0, 0)
        if max(red, green, blue) - min(red, green, blue) > 15:
            numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", re.search(r" d='([^']*)'", path)[1])]
            points = list(zip(numbers[::2], numbers[1::2]))
            found.append((f"#{round(2.55 * red):02x}{round(2.55 * green):02x}{round(2.55 * blue):02x}", points))
    every = [point for _, points in found for point in points]
    if not every:
        return []
    (left, right), (top, bottom) = [(min(axis), max(max(axis), min(axis) + 1e-9)) for axis in zip(*every)]

    def place(point):
        return f"{20 * (point[0] - left) / (right - left):.0f},{20 * (bottom - point[1]) / (bottom - top):.0f}"

    return [f"  {colour} " + " ".join(dict.fromkeys(place(point) for point in points)) for colour, points in found]


def words_of(page, folder):
    parser = Words()
    parser.feed(page)
    parser.end_line()
    text = "\n".join(parser.lines).replace(str(folder), "FOLDER").replace(str(TOP), "TOP") + "\n"
    return re.sub(r"Fairway \d[\w.+-]* worked", "Fairway worked", text)


class Report(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="fairway-report-")
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name).resolve()

    def run_report(self, *words, status=0):
        done = subprocess.run([FAIRWAY, "report", *map(str, words)], cwd=self.folder, capture_output=True, text=True, timeout=300,
                              env={**os.environ, "LC_ALL": "C.UTF-8"})
        self.assertEqual(done.returncode, status, done.stderr)
        return done

    def holds(self, name, *words):
        """The report on these words is the golden text."""
        got = words_of(self.run_report(*words, "-q", "-o", "-").stdout, self.folder)
        golden = GOLDEN / f"{name}.txt"
        if os.environ.get("FAIRWAY_UPDATE"):
            golden.write_text(got)
        want = golden.read_text()
        self.assertEqual(got, want, "\n".join(difflib.unified_diff(want.splitlines(), got.splitlines(), lineterm="", n=0)))

    def written(self, name, text):
        file = self.folder / name
        file.write_text(text.replace("SAMPLES", str(TOP / "samples")))
        return file

    def tarn(self):
        self.written("tarn.lake.yaml", TARN)
        return self.written("tarn.course.yaml", COURSE)

    def sample(self, name):
        return TOP / "samples" / name

    def test_course(self):
        self.holds("course", self.tarn().name, "--races", "40")

    def test_lake(self):
        self.tarn()
        self.holds("lake", "tarn.lake.yaml", "--races", "3", "--seed", "2")

    def test_lake_without_races(self):
        self.holds("lake_quick", self.sample("lake_race/duck-pond.lake.yaml"), "--quick")

    def test_sets(self):
        pair = TOP / "tests/cli/cases/lake_race/verify_failing/files/pair.tileset.yaml"
        self.holds("sets", pair, self.sample("lake_race/classic.tileset.yaml"), "--quick")

    def test_other_games(self):
        self.holds("river", self.sample("river/quiet-backwater.river.yaml"), "--races", "300")
        self.holds("pool", self.written("basin.pool.yaml", BASIN).name, "--races", "3")
        self.holds("deck", self.sample("regatta/gentle.deck.yaml"))

    def test_records(self):
        self.tarn()
        race = ["race", "tarn.course.yaml", "--players", "2", "--pilots", "par,random", "--seed", "5", "-o", "race.record.yaml"]
        subprocess.run([FAIRWAY, *race, "-q"], cwd=self.folder, check=True, timeout=300)
        self.holds("record_lake_race", "race.record.yaml")
        for game, record in [("river", "first-trip"), ("pool", "thimble"), ("regatta", "kitchen-two")]:
            self.holds(f"record_{game}", self.sample(f"{game}/{record}.record.yaml"))

    def test_record_that_is_illegal(self):
        self.holds("record_illegal", TOP / "tests/cli/cases/lake_race/replay_coach_json/files/bad.record.yaml")

    def test_many_findings(self):
        """Two hundred are shown, and twelve of them on the map; what waits for a check that fails is not judged."""
        lake = self.sample("lake_race/findings/L07-islands.lake.yaml").read_text()
        stale = "".join(f'  - {{code: L07, cells: [[{1 + n % 14}, {1 + n // 14}]], why: "row {n}"}}\n' for n in range(210))
        self.written("islands.lake.yaml", lake + "waive:\n" + stale)
        self.holds("findings", "islands.lake.yaml", "--quick")
        self.holds("findings_course", self.sample("lake_race/findings/G02-behind-a-wall.course.yaml"), "--races", "2")

    def test_gallery(self):
        """A page a document; names that are taken get numbers, and what cannot be read keeps nothing else from being shown."""
        self.tarn()
        for folder in ("one", "two"):
            (self.folder / folder).mkdir()
            self.written(f"{folder}/basin.pool.yaml", BASIN)
        self.written("two/index.yaml", "fairway: 1\nkind: pool\n")
        done = self.run_report("tarn.course.yaml", "one", "two", "--quick", "-o", "out/show", status=3)
        self.assertEqual([line for line in done.stderr.splitlines() if " -> " in line],
                         [f"{file} -> out/show/{page}.html" for file, page in
                          [("tarn.course.yaml", "tarn.course"), ("one/basin.pool.yaml", "basin.pool"),
                           ("two/basin.pool.yaml", "basin.pool-2")]])
        made = sorted(path.name for path in (self.folder / "out/show").iterdir())
        self.assertEqual(made, ["basin.pool-2.html", "basin.pool-2.play.html", "basin.pool.html", "basin.pool.play.html",
                                "index.html", "tarn.course.html", "tarn.course.play.html"])
        index = (self.folder / "out/show/index.html").read_text()
        self.assertEqual(re.findall(r'href="([^"]*html)"', index), [name for name in [
            "tarn.course.html", "tarn.course.play.html", "basin.pool.html", "basin.pool.play.html", "basin.pool-2.html",
            "basin.pool-2.play.html"]])
        self.assertIn("<title>show</title>", index)

    def test_refusals(self):
        course = self.tarn().name
        for words, status, why in [
                (["-", "-o", "x.html"], 2, "so it needs a file, not standard input"),
                ([".", "-o", "x.html"], 2, "-o x.html: of a folder a gallery is made, which is a folder too"),
                ([".", "-o", "-"], 2, "-o -: of a folder a gallery is made"),
                ([course, "-o", "nowhere/x.htm"], 3, "there is no folder 'nowhere'"),
                ([course, "-o", f"{course}/gallery"], 3, "the folder cannot be made"),
                ([".", "--exclude", "*", "-o", "out"], 3, "--exclude leaves out all documents of the folder"),
                (["missing.course.yaml", course, "-o", "x.html"], 3, "cannot be read")]:
            with self.subTest(words):
                self.assertIn(why, self.run_report(*words, status=status).stderr)
                self.assertEqual(sorted(path.name for path in self.folder.iterdir()), [course, "tarn.lake.yaml"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
