#!/usr/bin/env python3
"""par, simulate and `validate --deep` as people and scripts meet them: figures, JSON shapes, large lakes, the bar, Ctrl-C.

    race_commands_test.py FAIRWAY SOURCE_DIR

Figures are compared with some room: the last digits of floating point are not the same on all machines.
"""
import json
import os
import pathlib
import pty
import signal
import subprocess
import sys
import tempfile
import time
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
SAMPLES = pathlib.Path(sys.argv[2]).resolve() / "samples/lake_race"
POND = str(SAMPLES / "duck-pond-a.course.yaml")  # solved at once
FIRTH = str(SAMPLES / "long-firth-a.course.yaml")  # takes seconds


def run(*words, status=0, **more):
    done = subprocess.run([FAIRWAY, *words], capture_output=True, text=True, timeout=300, **more)
    assert done.returncode == status, f"{words}: status {done.returncode}\n{done.stderr}"
    return done


def large_course(side):
    """Open water, larger than any table could be."""
    rows = "\n".join("    " + " ".join("." * side) for _ in range(side))
    return f"""fairway: 1
kind: course
lake:
  map: |
{rows}
start: {{at: [20, 20], letter: E}}
buoys:
  - {{at: [60, 40]}}
  - {{at: [40, 80]}}
  - {{at: [10, 50]}}
"""


def large_lake(side):
    """Open water with all races in its corners."""
    rows = "\n".join("  " + " ".join("." * side) for _ in range(side))
    slots = [f"  - {{race: {race}, at: [{10 + 40 * place}, {20 + 40 * row}], letter: E}}"
             for row, race in enumerate("ABC") for place in range(4)]
    return "fairway: 1\nkind: lake\nmap: |\n" + rows + "\nslots:\n" + "\n".join(slots) + "\n"


LARGE_TABLE = """fairway: 1
kind: regatta
deck: DECK
table: [1800, 1600]
line: {left: [375, 1450], right: [625, 1450]}
buoys:
  - {name: red, at: [300, 250]}
  - {name: green, at: [1500, 150]}
round:
  - {buoy: red, leave: starboard}
  - {buoy: green, leave: starboard}
"""


def is_at_work(pid):
    """Whether the process has computed for a tenth of a second: then it has read what it needs, and does what takes long."""
    used = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]  # its own code, and the system's
    return sum(map(int, used)) >= os.sysconf("SC_CLK_TCK") / 10


def slow_copies(folder):
    """Courses that take seconds each, so that some are never begun."""
    course = pathlib.Path(FIRTH).read_text().replace("lake: ", f"lake: {SAMPLES}/")
    files = [pathlib.Path(folder) / f"slow-{number}.course.yaml" for number in range(20)]
    for file in files:
        file.write_text(course)
    return files


class Par(unittest.TestCase):
    def test_text(self):
        text = run("par", POND).stdout
        self.assertRegex(text, r"^par 17\.693 turns \(proved: between 17\.6925\d\d and 17\.692[56]\d\d\)\n"
                               r"start spread 0\.391 turns")
        self.assertRegex(text, r"\n  0504 +E +17\.693\n")
        self.assertRegex(text, r"\n  FINISH +3\.137\n")
        self.assertIn("\ntypical line\n  0504 0603 ", text)

    def test_json(self):
        par = json.loads(run("par", "--format", "json", POND).stdout)
        self.assertEqual(par["schema"], "fairway-par-1")
        self.assertLessEqual(par["par"]["upper"] - par["par"]["lower"], 1e-6 * par["par"]["lower"])
        self.assertAlmostEqual(par["par"]["lower"], 17.69259, places=4)
        self.assertEqual([g["gate"] for g in par["gates"]], ["START", "1", "2", "3", "FINISH"])
        turns = sum(g["turns"] for g in par["gates"])
        sunk = 1 - par["finish_probability"]
        self.assertAlmostEqual(turns + par["sink_penalty"] * sunk, par["par"]["lower"], places=4)
        self.assertEqual(par["start_cells"][0].keys(), {"cell", "heading", "strip", "lower", "upper"})
        strip = [c["lower"] for c in par["start_cells"] if c["strip"]]
        self.assertAlmostEqual(par["start_spread"], max(strip) - min(strip), places=4)
        self.assertEqual((par["max_dice"], par["sink_penalty"]), (6, 60))
        self.assertGreater(par["states"], 100000)

    def test_standard_input_and_options(self):
        course = SAMPLES / "duck-pond-a.course.yaml"
        par = [json.loads(run("par", "--format", "json", "--max-dice", n, "-", input=course.read_text(),
                              cwd=SAMPLES).stdout)["par"]["upper"] for n in ("1", "2")]
        self.assertGreater(par[0], par[1])

    def test_choices_of_a_state(self):
        state = ["--at", "0504", "--heading", "E", "--dice", "1,3", "--gate", "2"]
        answer = json.loads(run("par", POND, *state, "--format", "json").stdout)
        self.assertEqual(answer["schema"], "fairway-choices-1")
        self.assertEqual((answer["cell"], answer["heading"], answer["dice"], answer["gate"], answer["owed"]),
                         ([5, 4], "E", [1, 3], "2", 0))
        costs = [c["cost"] for c in answer["choices"]]
        self.assertEqual(costs, sorted(costs))
        self.assertEqual(len(costs), 3 * 4 - 1, "any of the two dice kept, one more, as many or one fewer after")
        self.assertAlmostEqual(costs[0], answer["cost"], places=5)
        rolled = json.loads(run("par", POND, *state, "--rolled", "1", "--format", "json").stdout)
        self.assertEqual(answer["choices"][0], {"keep": [1], "roll": 0, "cost": answer["choices"][0]["cost"]})
        self.assertAlmostEqual(rolled["choices"][0]["cost"], answer["cost"], places=5,
                               msg="the best choice leaves this die, and nothing to chance")
        text = run("par", POND, *state).stdout
        self.assertIn("0504, heading E, dice 1,3, damage 0, gate 2: 13.993 turns to go\n", text)
        self.assertRegex(text, r"\n1 +0 +13\.993 +0\.000\n")
        self.assertRegex(run("par", POND, *state, "--rolled", "3,3").stdout, r"\nright +0810 +0 +17\.216 +0\.000\n")

    def test_the_start_costs_par(self):
        for start in json.loads(run("par", "--format", "json", POND).stdout)["start_cells"][::5]:
            at = "".join(f"{n:02}" for n in start["cell"])
            answer = json.loads(run("par", POND, "--at", at, "--heading", start["heading"], "--format", "json").stdout)
            self.assertAlmostEqual(answer["cost"], start["lower"], places=4)

    def test_without_par_there_is_nothing_to_ask(self):
        done = run("par", str(SAMPLES / "findings/G02-behind-a-wall.course.yaml"), "--at", "0101", status=1)
        self.assertEqual(done.stdout, "")
        self.assertIn("no par: the gates cannot be passed in order", done.stderr)

    def test_states_that_do_not_exist_are_refused(self):
        for words, why in [(["--at", "0403"], "no boat can be at 0403 with START as its next gate"),
                           (["--at", "9901"], "no boat can be at 9901"),
                           (["--at", "five"], "five is not a cell"),
                           (["--at", "0504", "--heading", "N"], "N is not a heading"),
                           (["--at", "0504", "--gate", "4"], "there is no gate 4"),
                           (["--at", "0504", "--owed", "1"], "nothing can be owed at START"),
                           (["--at", "0504", "--dice", "4"], "--dice: expected a whole number from 1 to 3, found '4'"),
                           (["--at", "0504", "--dice", "1,1,1", "--max-dice", "2"], "these are 3 dice"),
                           (["--at", "0504", "--rolled", "1,1"], "from 0 dice no turn leads to 2"),
                           (["--heading", "E"], "--heading needs --at")]:
            done = run("par", POND, *words, status=2)
            self.assertIn(why, done.stderr)
            self.assertEqual(done.stdout, "")

    def test_a_large_lake_is_refused_in_time_and_in_words(self):
        done = run("par", "-", status=2, input=large_course(500))
        self.assertEqual(done.stdout, "")
        self.assertRegex(done.stderr, r"too large for par with 6 dice: that would take \d+\.\d GiB of memory")
        self.assertIn("too large", run("simulate", "-", status=2, input=large_course(500)).stderr)


class Simulate(unittest.TestCase):
    def test_a_boat_alone_costs_par(self):
        result = json.loads(run("simulate", "--players", "1", "--races", "4000", "--format", "json", POND).stdout)
        error = result["cost"]["sd"] / 4000 ** 0.5
        self.assertLess(abs(result["cost"]["mean"] - 17.6926), 4.5 * error)
        self.assertEqual(result["races"], 4000)
        text = run("simulate", "--players", "1", "--races", "100", POND).stdout
        self.assertIn("par is 17.693", text)

    def test_par_says_when_a_perfect_boat_finishes(self):
        par = json.loads(run("par", "--format", "json", POND).stdout)
        turns = par["finish_turns"]
        self.assertEqual([turn for turn, _ in turns], list(range(turns[0][0], turns[-1][0] + 1)))
        self.assertAlmostEqual(sum(share for _, share in turns), par["finish_probability"], 9)
        mean = sum(turn * share for turn, share in turns) / par["finish_probability"]
        self.assertAlmostEqual(mean, sum(gate["turns"] for gate in par["gates"]), 2)

    def test_json(self):
        words = ["simulate", "--players", "3", "--races", "900", "--seed", "7", "--format", "json", POND]
        done = run(*words, status=1)  # without luck even so few races show it
        result = json.loads(done.stdout)
        self.assertEqual((result["schema"], result["players"], result["races"], result["seed"]),
                         ("fairway-simulation-2", 3, 900, 7))
        self.assertEqual((result["verdict"], result["margin"]), ("unfair", 0.02))
        self.assertEqual([s["seat"] for s in result["seats"]], [1, 2, 3])
        for seat in result["seats"]:
            self.assertLessEqual(seat["interval"][0], seat["win_rate"])
            self.assertGreaterEqual(seat["interval"][1], seat["win_rate"])
            self.assertEqual(list(seat["edge"]), ["turn_order", "start_places", "traffic"])
            self.assertAlmostEqual(1 / 3 + sum(seat["edge"].values()), seat["win_rate"], 9)
        self.assertEqual(sum(s["wins"] for s in result["seats"]), 900)
        self.assertEqual(result["abandoned"], 0)
        self.assertEqual(done.stdout, run(*words, status=1).stdout, "the same seed, the same bytes")

    def test_only_unfair_fails(self):
        def verdict(course, status):
            words = ["simulate", "--races", "5000", "--format", "json", str(SAMPLES / course)]
            return json.loads(run(*words, status=status).stdout)["verdict"]
        self.assertEqual(verdict("findings/F01-near-open-water.course.yaml", 0), "neutral")
        self.assertEqual(verdict("findings/F01-last-seat.course.yaml", 1), "unfair")

    def test_other_pilots_have_no_edge(self):
        words = ["simulate", "--races", "200", "--pilots", "par,bold", "--format", "json", POND]
        self.assertEqual({str(s["edge"]) for s in json.loads(run(*words).stdout)["seats"]}, {"None"})

    def test_ten_thousand_races_unless_told_otherwise_or_sure_before(self):
        def races(*words, status):
            return json.loads(run("simulate", "--format", "json", *words, status=status).stdout)["races"]
        self.assertEqual(races(str(SAMPLES / "findings/F01-near-even-seats.course.yaml"), status=0), 5000,
                         "half of them show that it is fair")
        self.assertEqual(races(str(SAMPLES / "findings/F01-last-seat.course.yaml"), status=1), 2500,
                         "a quarter of them shows that it is unfair")
        self.assertEqual(races("--races", "10000", POND, status=1), 10000, "exactly as many as asked for")

    def test_text(self):
        text = run("simulate", POND, status=1).stdout
        self.assertRegex(text, r"\n   4  -\d\d\.\d    -\d\.\d +#+\|.*\|")
        self.assertIn("verdict: unfair: seat 4 is further from 25.0 % than turn order alone would put it, plus 2 points", text)
        self.assertRegex(text, r"the boat that passes gate 1 first wins \d\d\.\d % \(")


class Match(unittest.TestCase):
    COURSES = [str(SAMPLES / f"findings/{name}.course.yaml")
               for name in ("F01-last-seat", "F01-near-open-water", "F01-near-even-seats")]

    def test_three_courses(self):
        words = ["simulate", "--match", "--players", "3", "--races", "600", "--format", "json", *self.COURSES]
        done = run(*words)
        result = json.loads(done.stdout)
        self.assertEqual((result["schema"], result["players"], result["matches"], result["seed"], result["margin"]),
                         ("fairway-match-1", 3, 600, 1, 0.02))
        self.assertEqual(sum(seat["wins"] for seat in result["seats"]), 600)
        points = sum(seat["mean_points"] for seat in result["seats"])  # 3 points a race, times 1, 2 and 3
        self.assertLessEqual(points, 18)
        self.assertGreater(points, 17)
        self.assertEqual(done.stdout, run(*words).stdout, "the same seed, the same bytes")

    def test_text(self):
        text = run("simulate", "--match", "--races", "100", *self.COURSES).stdout
        self.assertIn("100 matches of three races, seed 1", text)
        self.assertIn("verdict: undecided: the matches do not show", text)

    def test_what_is_no_match(self):
        pond = str(SAMPLES / "duck-pond.lake.yaml")
        self.assertIn("race B does not have four slots", run("simulate", "--match", pond, status=1).stderr)
        self.assertIn("expected a lake", run("simulate", "--match", POND, status=3).stderr)
        self.assertIn("three courses", run("simulate", "--match", POND, POND, status=2).stderr)
        self.assertIn("--match", run("simulate", POND, POND, status=2).stderr)
        self.assertIn("--players", run("simulate", "--match", "--players", "1", pond, status=2).stderr)


class Deep(unittest.TestCase):
    def test_json_has_the_deep_findings(self):
        report = json.loads(run("validate", "--deep", "--format", "json", POND).stdout)
        findings = report["files"][0]["findings"]
        par = next(f for f in findings if f["code"] == "M03")
        self.assertEqual((par["severity"], par["evidence"][0]["kind"]), ("info", "path"))
        self.assertIn("F01", [f["code"] for f in findings])

    def test_a_large_lake_is_not_judged(self):
        text = subprocess.run([FAIRWAY, "validate", "--deep", "-"], input=large_course(160), capture_output=True,
                              text=True, timeout=300).stdout
        for code in ("M01", "M02", "M03", "M04", "M05", "F01", "F02", "F03"):
            self.assertRegex(text, rf"\n  {code} \S+: not judged: the lake is too large to be solved")


class Stop(unittest.TestCase):
    def interrupted(self, words, ready):
        """What the command answers to Ctrl-C once it is ready. On a busy machine it may be done before: then once more."""
        for _ in range(10):
            child = subprocess.Popen([FAIRWAY, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            while child.poll() is None and not ready(child):
                time.sleep(0.001)
            child.send_signal(signal.SIGINT)
            out, err = child.communicate(timeout=300)
            if child.returncode not in (0, 1):  # done, well or with findings
                return child.returncode, out, err
        self.fail(f"{words} is always done before it can be stopped")

    def stops(self, *words):
        answer = self.interrupted(words, lambda child: is_at_work(child.pid))
        self.assertEqual(answer, (130, "", "fairway: stopped\n"))

    def test_par(self):
        self.stops("par", FIRTH)

    def test_simulate(self):
        self.stops("simulate", "--races", "1000000000", POND)

    def test_suggest(self):
        self.stops("suggest", "--goal", "fair", "--tries", "100000", POND)

    def test_validate_deep(self):
        self.stops("validate", "--deep", FIRTH, POND)

    def test_validate(self):
        """Quick checks, of documents so large that they take seconds."""
        with tempfile.TemporaryDirectory() as folder:
            lake = pathlib.Path(folder) / "large.lake.yaml"
            lake.write_text(large_lake(400))
            self.stops("validate", lake)
            self.stops("validate", "--fix", "--unsafe", lake)
            table = pathlib.Path(folder) / "large.regatta.yaml"
            table.write_text(LARGE_TABLE.replace("DECK", str(SAMPLES.parent / "regatta/classic.deck.yaml")))
            self.stops("validate", table)

    def test_fix_changes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            quick = pathlib.Path(folder) / "quick.course.yaml"
            quick.write_text((SAMPLES / "findings/G03-full-circle.course.yaml").read_text())
            before = quick.read_text()
            self.stops("validate", "--fix", "--deep", quick, *slow_copies(folder))
            self.assertEqual(quick.read_text(), before)


def on_one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


class Fix(unittest.TestCase):
    def test_no_file_is_judged_against_one_that_was_just_mended(self):
        """A lake with a fault that --fix mends, and a course on it: what is found does not depend on which is first."""
        sample = (SAMPLES / "findings/L04-choke.lake.yaml").read_text()
        course_text = """fairway: 1
kind: course
lake: choke.lake.yaml
start: {at: [4, 3], letter: E}
buoys:
  - {at: [12, 5]}
  - {at: [9, 5]}
  - {at: [3, 8]}
"""
        reports = []
        for turned in (False, True, False, True):
            with tempfile.TemporaryDirectory() as folder:
                lake, course = pathlib.Path(folder) / "choke.lake.yaml", pathlib.Path(folder) / "bay.course.yaml"
                lake.write_text(sample)
                course.write_text(course_text)
                names = [course, lake] if turned else [lake, course]

                def of_the_course(*options):
                    # One after the other, so that what the first one has written is certainly there for the second.
                    done = subprocess.run([FAIRWAY, "validate", *options, "--format", "json", *names],
                                          capture_output=True, text=True, timeout=300, preexec_fn=on_one_core)
                    return next(file for file in json.loads(done.stdout.replace(folder, ""))["files"]
                                if "bay" in file["file"])

                before = of_the_course()
                self.assertEqual(of_the_course("--fix", "--unsafe"), before)
                self.assertNotEqual(lake.read_text(), sample, "the lake was mended")
                self.assertNotEqual(of_the_course(), before, "which the course can tell")
                reports.append(before)
        self.assertEqual(reports[1:], reports[:1] * 3)


def on_terminal(*words):
    """Standard output, and what a terminal got."""
    ours, theirs = pty.openpty()
    with tempfile.TemporaryFile() as out:  # a pipe would be full while the terminal is read
        child = subprocess.Popen([FAIRWAY, *words], stdout=out, stderr=theirs)
        os.close(theirs)
        shown = b""
        try:
            while chunk := os.read(ours, 4096):
                shown += chunk
        except OSError:  # the other side is closed
            pass
        status = child.wait(timeout=300)
        assert status == 0, f"{words}: status {status}\n{shown}"
        out.seek(0)
        return out.read(), shown


class Report(unittest.TestCase):
    """What a report hears of the commands that it asks."""

    def test_bars_are_shown_and_messages_kept_for_the_page(self):
        with tempfile.TemporaryDirectory() as folder:
            course = pathlib.Path(folder) / "open.course.yaml"
            course.write_text(large_course(180))
            page, shown = on_terminal("report", str(course), "--races", "10", "-o", "-")
        self.assertRegex(page, rb"fairway par: [^<]*too large")
        self.assertNotIn(b"too large", shown)
        page, shown = on_terminal("report", FIRTH, "--races", "2000", "-o", "-")
        self.assertRegex(shown, rb"\rpar \[[#.]{24}\] \d+ %")
        self.assertRegex(shown, rb"\r +\r$", "no trace is left")
        self.assertNotIn(b"x0D", shown)
        self.assertEqual(on_terminal("report", POND, "--races", "10", "-q", "-o", "-")[1], b"")

    def test_stops_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            child = subprocess.Popen([FAIRWAY, "report", *map(str, slow_copies(folder)), "-o", f"{folder}/page.html"],
                                     stderr=subprocess.PIPE, text=True,
                                     preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))
            while not is_at_work(child.pid):
                time.sleep(0.01)
            child.send_signal(signal.SIGINT)
            self.assertEqual(child.communicate(timeout=60)[1], "fairway: stopped\n")
            self.assertEqual(child.returncode, 130)
            self.assertFalse(os.path.exists(f"{folder}/page.html"))

    def test_is_kept_to_its_root(self):
        """Also after the first command that it asked."""
        with tempfile.TemporaryDirectory() as folder:
            inside = pathlib.Path(folder) / "inside"
            inside.mkdir()
            course = pathlib.Path(POND).read_text()
            (pathlib.Path(folder) / "duck-pond.lake.yaml").write_text((SAMPLES / "duck-pond.lake.yaml").read_text())
            (inside / "duck-pond.lake.yaml").write_text((SAMPLES / "duck-pond.lake.yaml").read_text())
            (inside / "a.course.yaml").write_text(course)
            (inside / "b.course.yaml").write_text(course.replace("lake: duck", "lake: ../duck"))
            refused = run("report", str(inside), "--root", str(inside), "--quick", "-o", f"{folder}/gallery", status=3)
            self.assertRegex(refused.stderr, r"is outside the folder(.|\n)*b\.course\.yaml")
            self.assertEqual(sorted(name.name for name in (pathlib.Path(folder) / "gallery").glob("?.course.html")),
                             ["a.course.html"])


class Bar(unittest.TestCase):
    def test_is_shown_on_a_terminal_and_wiped_away(self):
        out, shown = on_terminal("par", FIRTH)
        self.assertTrue(out.startswith(b"par "))
        self.assertRegex(shown, rb"\rpar \[[#.]{24}\] \d+ %")
        self.assertRegex(shown, rb"\r +\r$", "no trace is left")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
