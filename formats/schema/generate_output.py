#!/usr/bin/env python3
"""Writes the JSON Schemas of what the commands print with `--format json`.

    generate_output.py [FOLDER]

Each output names its schema: `fairway-par-1` is output/par.schema.json. They are generated because they share cells,
headings, heat maps and layouts, and must each stand alone. A test holds the committed files against what this script
writes, and the outputs of all commands against the files.
"""
import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import coach_output  # noqa: E402
import generate  # noqa: E402
import regatta_output  # noqa: E402
import pool_output  # noqa: E402
import river_output  # noqa: E402
from output_parts import (EDGE, MARGIN, NEEDED, VERDICT, cells, count, described, flag, interval, number, or_null,  # noqa: E402
                          share, whole)
from parts import mapping, one_of, ref, sequence, text  # noqa: E402

# What the commands of the other games print. Whoever adds a game adds a line.
GAMES = [
    river_output,
    regatta_output,
    pool_output,
]


HEADINGS = ["E", "NE", "NW", "W", "SW", "SE"]
GATES = ["START", "1", "2", "3", "FINISH"]
SIDES = ["left", "right"]
ARROWS = ["clockwise", "counterclockwise"]

# Places of a board, under the names that games have for them: a finding lists them under one.
NUMBERS = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 3}
PLACES = {
    "cells": cells("Cells or squares."),
    "sections": sequence({"type": "integer"}, "Sections of a river, as laid."),
    "at": sequence(NUMBERS, "Points in millimetres, with a heading where there is one."),
}
DRAWN = {**PLACES, "points": PLACES["at"], "poses": PLACES["at"]}
del DRAWN["at"]


def somewhere(properties, places, **more):
    """An object that has all its keys, and one list of places."""
    body = whole({**properties, **places}, but=[*places, *more.pop("but", [])], **more)
    return {**body, "oneOf": [{"required": [name]} for name in places]}


def figure(description):
    return or_null(whole({"value": number("The figure."),
                          "interval": sequence({"type": "number"}, "It holds the figure with 99 %.", minItems=2, maxItems=2)},
                         description=description))


KINDS = list(dict.fromkeys([kind for game in generate.GAMES for kind in game.KINDS] + ["record"]))

DEFINITIONS = {
    "cell": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2,
             "description": "Column and row, from 1; a finding may also point to a place beside the board."},
    "dice": sequence({"type": "integer", "minimum": 1, "maximum": 3}, "What dice show, ascending."),
    "evidence": sequence(
        somewhere({"kind": one_of(["path", "cut", "region", "line"], "How it is drawn.")}, DRAWN),
        "What proves it, as something that can be drawn."),
    "finding": somewhere({
        "code": text("The check's code; `fairway explain CODE` says more.", pattern="^[A-Z][0-9]{2}$"),
        "name": text("The check's name."),
        "severity": one_of(["error", "warning", "info"], "How grave it is, as the document sets it."),
        "message": text("What is wrong, why, and what to do."),
        "line": count("Where it is in the file, from 1; 0: the file as a whole."),
        "column": count("Where it is in that line, from 1; 0: the file as a whole."),
        "evidence": ref("evidence"),
        "fix": or_null(whole({
            "safe": flag("Whether `validate --fix` applies it."),
            "text": text("What it does."),
        }, description="How it can be mended without thinking, or null.")),
        "waived": text("Why the document's author accepts it; missing: it counts."),
    }, PLACES, but=["waived"]),
    "gate_fact": whole({
        "gate": one_of(GATES, "Which gate."),
        "at": described("cell", "Its buoy's cell; the start buoy's for START and FINISH."),
        "direction": number("Where it points, in degrees anticlockwise from E."),
        "sweep": or_null(number("The angle that the turn round the buoy sweeps, in degrees; null at START and FINISH.")),
        "natural": or_null(flag("Whether the arrow is the one that turns less; null at START and FINISH.")),
        "arrow": one_of([*ARROWS, *SIDES], "How it is turned or passed."),
    }),
    "spread": whole({
        "min": count("Steps of the shortest."), "max": count("Steps of the longest."), "mean": number("The mean."),
    }),
    "course_facts": whole({
        "route": or_null(count("Steps of the shortest route; null: there is none.")),
        "legs": or_null(sequence({"type": "integer", "minimum": 0}, "The steps of its legs; they add up to the route.")),
        "start_cells": cells("Where boats can be placed."),
        "gates": or_null(sequence(ref("gate_fact"), "The five gates in order; null: they are not defined.",
                                  minItems=5, maxItems=5)),
    }),
    "race_facts": whole({
        "assignments": count("How many courses the race has: 24, or 0."),
        "raceable": count("How many of them can be raced."),
        "route": {"oneOf": [ref("spread"), {"type": "null"}],
                  "description": "The routes of those that can be raced; null: there are none."},
    }),
    "lake_facts": whole({
        "water": count("Cells of water."), "land": count("Cells of land."),
        "races": mapping({letter: ref("race_facts") for letter in "ABC"}, description="The races that the lake has."),
    }),
    "file": whole({
        "file": text("As named on the command line."),
        "kind": one_of(KINDS, "The document's kind."),
        "findings": sequence(ref("finding"), "What was found."),
        "facts": {"anyOf": [ref("course_facts"), ref("lake_facts"), *[ref(name) for game in GAMES for name in game.FACTS],
                            {"type": "object", "maxProperties": 0}],
                  "description": "What is known of a document besides; empty for kinds of which nothing is."},
        "checks": sequence(whole({
            "code": text("The check's code."),
            "name": text("The check's name."),
            "verdict": one_of(["holds", "found", "not judged"], "What it showed."),
            "statement": text("What was proved, or why it was not judged; missing where it was found wanting."),
            "evidence": ref("evidence"),
        }, but=["statement", "evidence"]), "Every check that applies, and its outcome."),
        "waived": count("Findings that the document's author accepts."),
        "ignored": count("Findings that the document's severities leave out."),
    }),
    "unreadable": whole({
        "file": text("As named on the command line."),
        "problems": sequence(whole({
            "file": text("The file at fault: this one, or one that it names."),
            "line": count("The line, from 1; 0: no line is at fault."),
            "column": count("The character in the line, from 1; 0: none."),
            "key": text("The key at fault, or nothing."),
            "message": text("What is wrong."),
        }), "Why it cannot be read.", minItems=1),
    }),
    "heat": whole({
        "name": text("What it shows: traffic, crashes, congestion."),
        "unit": text("The unit of its values."),
        "cells": sequence({"type": "array", "items": [{"type": "integer"}, {"type": "integer"}, {"type": "number"}],
                           "minItems": 3, "maxItems": 3}, "Column, row and value of each cell that has one."),
    }, description="Values by cell, as `fairway export --heat` draws them."),
    "layout": sequence(sequence(text("A tile; `@180`: turned.", pattern="^[^@]+(@180)?$"), "A row."),
                       "The tiles of a lake, as its document has them."),
    "assignment": sequence({"type": "integer", "minimum": 1, "maximum": 4}, "The slots of buoys 0 to 3.",
                           minItems=4, maxItems=4),
    "not_judged": text("Why races could not be judged; missing: they were."),
}

MAX_DICE = {"type": "integer", "minimum": 1, "maximum": 18, "description": "The most dice a boat may have."}
PENALTY = number("What sinking costs, in turns.", minimum=0)
BOUNDS = {"lower": number("Proven lower bound, in turns."), "upper": number("Proven upper bound, in turns.")}


def failure(first, **more):
    return whole({
        **first,
        "layout": ref("layout"),
        "race": one_of(["A", "B", "C"], "The race."),
        "assignment": {"oneOf": [ref("assignment"), {"type": "null"}],
                       "description": "The course; null: the race has no courses at all."},
        "code": text("The check that fails."),
    }, **more)


COUNTS = {
    "lakes": count("Lakes that were checked."),
    "courses": count("Courses of these lakes."),
    "raceable": count("Courses that can be raced."),
}
SPLIT = whole({"total": count("How many."),
               "layouts": sequence(ref("layout"), "The first 100 of them.", maxItems=100)},
              description="Lakes whose water is split.")
FAILURES = "The first 100 courses that cannot be raced."


def routed(description, first, **more):
    return or_null(whole({
        **first,
        "layout": ref("layout"),
        "race": one_of(["A", "B", "C"], "The race."),
        "assignment": ref("assignment"),
        "route": count("Steps of its route."),
    }, description=description, **more))


def extremes(first, **more):
    return {"shortest": routed("The course with the shortest route, the first of equals; null: none has one.", first, **more),
            "longest": routed("The course with the longest route, the first of equals; null: none has one.", first, **more)}


ROUTES = mapping({race: sequence(sequence({"type": "integer", "minimum": 0}, "A length in steps, and how many courses have it.",
                                          minItems=2, maxItems=2), f"The routes of race {race}.") for race in "ABC"},
                 description="How many courses have a route of each length, by race.")
PARTS = sequence(whole({
    "tile": text("The tile."), "side": one_of(["dark", "light"], "Its side."), "turned": flag("Whether it is turned by 180 degrees."),
    "slot": count("Its slot: the number in the tile, from 1."), "failures": count("Failing courses with a buoy there."),
}), "The slots that take part in failing courses, most often first.")
QUARTILES = or_null(whole({"quartiles": sequence({"type": "number"}, "Lower quartile, median and upper quartile, in turns.",
                                                minItems=3, maxItems=3)}, description="Null: there are no courses."))
CONFIDENCE = whole({
    "level": share("How sure it is."), "failing_lakes_at_most": share("The largest share of all lakes that can fail (Clopper and Pearson)."),
}, description="With --sample: what the sample says of all lakes.")
OPTIONAL = {
    "stopped_early": {"const": True, "description": "Not all lakes were checked: --fail-fast ended it at the first failure, or --time was up."},
    "not_judged": ref("not_judged"),
}

OUTPUTS = {
    "report": ("What `fairway validate --format json` prints", whole({
        "files": sequence(ref("file"), "Documents that could be read, in the order of the call."),
        "summary": whole({
            "errors": count("Errors that count."), "warnings": count("Warnings that count."),
            "infos": count("Remarks."), "waived": count("Findings that authors accept."),
            "ignored": count("Findings that severities leave out."), "unreadable": count("Files that cannot be read."),
        }, description="Of all files."),
        "unreadable": sequence(ref("unreadable"), "Files that cannot be read; missing: none.", minItems=1),
    }, but=["unreadable"])),
    "checks": ("What `fairway explain --format json` prints", whole({
        "checks": sequence(whole({
            "code": text("The check's code.", pattern="^[A-Z][0-9]{2}$"),
            "name": text("Its name."),
            "severity": one_of(["error", "warning", "info"], "How much a finding weighs, unless a document says otherwise."),
            "kind": text("The kind of documents that it judges; `any`: all of them."),
            "command": text("What runs it: validate, validate --deep, verify."),
            "needs": sequence({"type": "string", "pattern": "^[A-Z][0-9]{2}$"}, "Checks that must hold before it can be judged."),
            "claim": text("What it claims, in one line."),
            "evidence": text("What a finding shows."),
            "proves": text("What it proves."),
            "why": text("Why that matters."),
            "mend": text("How to mend what it finds."),
        }), "The checks that were asked for, or all."),
    })),
    "courses": ("What `fairway courses --format json` prints", whole({
        "file": text("The lake, as it was named in the call."),
        "races": mapping({letter: sequence(ref("course"), "The courses of the race.") for letter in "ABC"},
                         description="The races that the lake has."),
    })),
    "par": ("What `fairway par --format json` prints", whole({
        "par": or_null(whole(BOUNDS, description="The expected turns of a perfect boat from the best start cell; "
                                                 "null: there is no route.")),
        "start_cells": sequence(whole({
            "cell": ref("cell"),
            "heading": or_null(one_of(HEADINGS, "The best heading there; null: no boat gets home.")),
            "strip": flag("Whether it lies on the strip, not behind it."),
            "lower": or_null(BOUNDS["lower"]), "upper": or_null(BOUNDS["upper"]),
        }), "The turns from each start cell."),
        "start_spread": or_null(number("Turns between the best and the worst start cell.")),
        "finish_probability": or_null(share("Of a perfect boat.")),
        "finish_turns": or_null(sequence(
            {"type": "array", "items": [{"type": "integer", "minimum": 1}, {"type": "number", "minimum": 0, "maximum": 1}],
             "minItems": 2, "maxItems": 2, "additionalItems": False},
            "How probable it is that a perfect boat from the best start cell finishes in its turn so and so: "
            "[turn, probability].")),
        "gates": sequence(whole({
            "gate": one_of(GATES, "Which gate."),
            "turns": or_null(number("Expected turns begun with this gate to pass next.")),
        }), "Where the turns are spent."),
        "states": count("States that were solved."),
        "max_dice": MAX_DICE,
        "sink_penalty": PENALTY,
        "damage_probability": share("That a perfect boat crashes before the finish."),
        "safest_finish_probability": or_null(share("A probability that some way of playing reaches; null: none is known.")),
        "speeds": sequence(whole({"speed": count("The total of the dice."), "share": share("Of all turns.")}),
                           "How fast a perfect boat goes."),
        "heat": sequence(ref("heat"), "Traffic and crashes by cell."),
        "typical_line": cells("A typical way round the course."),
    }, but=["damage_probability", "safest_finish_probability", "speeds", "heat", "typical_line"])),
    "choices": ("What `fairway par --at CELL --format json` prints", whole({
        "cell": described("cell", "Where the boat is."),
        "heading": one_of(HEADINGS, "Its heading."),
        "dice": described("dice", "Its dice before the turn."),
        "damage": count("Its damage."),
        "gate": one_of(GATES, "Its next gate."),
        "owed": count("What it owes there."),
        "cost": number("The expected turns to the finish."),
        "rolled": {"oneOf": [ref("dice"), {"type": "null"}],
                   "description": "The dice after the roll; null: the choice is which to keep."},
        "choices": {"oneOf": [
            sequence(whole({"keep": described("dice", "Dice to keep as they lie."), "roll": count("Dice to roll."),
                            "cost": number("The expected turns.")}), "Before the roll."),
            sequence(whole({"steer": one_of(["left", "straight", "right"], "Where to turn."),
                            "ends": described("cell", "Where the move ends."),
                            "missing": count("Cells that the water is too short; more than 0: a crash."),
                            "finishes": flag("Whether it ends the race."),
                            "cost": number("The expected turns, this one counted.")}), "After the roll."),
        ], "description": "What can be done, and what each choice costs."},
        "max_dice": MAX_DICE,
        "sink_penalty": PENALTY,
    })),
    "bot-simulation": ("What `fairway simulate --bot ... --format json` prints, in all games", whole({
        "races": count("Races."), "seed": count("Of the first race; each further one has the next."),
        "unfinished": count("Races that did not end and have no result."),
        "seats": sequence(whole({
            "seat": count("The seat."), "side": one_of(["red", "yellow"], "In the pool, instead of a seat."),
            "wins": count("Races won alone."), "win_rate": share("A win shared by k counts 1/k."),
            "interval": interval("Of the win rate, all together at 99 %."), "pilot": text("Its pilot, or bot."),
        }, but=["seat", "side"]), "By seat."),
        "mean_turns": number("Of the races that ended."),
    })),
    "simulation": ("What `fairway simulate --format json` prints", whole({
        "players": {"type": "integer", "minimum": 1, "maximum": 6, "description": "Boats in a race."},
        "races": count("Races that were raced."),
        "seed": count("The random seed."),
        "seats": sequence(whole({
            "seat": {"type": "integer", "minimum": 1, "maximum": 6, "description": "1 is the race's first player."},
            "wins": count("Races won."),
            "win_rate": share("Of the races that ended."),
            "interval": interval("The win rate's confidence interval."),
            "mean_rank": number("1 is the best."),
            "sunk": count("Races in which it sank."),
            "edge": EDGE,
            "adjusted": or_null(whole({
                "win_rate": number("The win rate less the luck of the dice."), "interval": interval("Its confidence interval."),
                "traffic": or_null(number("What is left of it besides 1/players, turn order and start places; null: pilots differ.")),
            }, description="The same without luck, which is narrower; null for a boat alone.")),
            "sunk_interval": interval("The confidence interval of how often it sinks."),
            "mean_points": number("Points a race."),
            "mean_turns": or_null(number("Turns to the finish; null: it never finished.")),
            "pilot": one_of(["par", "cautious", "bold", "random", "casual"], "Who steered."),
        }), "By seat."),
        "turns": whole({"mean": or_null(number("The mean; null: no boat finished.")),
                        "sd": or_null(number("The standard deviation."))}, description="Turns of boats that finished."),
        "verdict": VERDICT, "margin": MARGIN,
        "cost": whole({"mean": number("The mean."), "sd": number("The standard deviation.")},
                      description="Turns and the penalty of a boat alone, which agree with par; missing with others."),
        "races_needed": NEEDED,
        "leader_wins": whole({"rate": share("Of the races that ended."), "interval": interval("Its confidence interval.")},
                             description="How often the boat that passed gate 1 first wins; missing for a boat alone."),
        "character": or_null(whole({
            "skill": figure("Points (percent) above its share that one perfect boat wins among casual ones; null: not asked for."),
            "luck": figure("How much of the result dice decide; the rest is traffic. Null: too few races."),
            "drama": figure("The most that the winner was behind the leader, the mean."),
            "lead_changes": figure("How often another boat took the lead, the mean."),
            "decided": figure("When the winner's chance came to stay at 0.9 or more, as a share of the way to the win."),
        }, description="What races are like between perfect boats; null: pilots differ, or too few races.")),
        "abandoned": count("Races without a result; all rates are of the others."),
        "heat": sequence(ref("heat"), "Where boats stop each other."),
    }, but=["cost", "leader_wins"])),
    "match": ("What `fairway simulate --match --format json` prints", whole({
        "players": {"type": "integer", "minimum": 2, "maximum": 6, "description": "Boats in a match."},
        "matches": count("Matches that were held."),
        "seed": count("The random seed."),
        "seats": sequence(whole({
            "seat": {"type": "integer", "minimum": 1, "maximum": 6, "description": "1 is the first player of race A."},
            "wins": count("Matches won."),
            "win_rate": share("Of the matches that ended."),
            "interval": interval("The win rate's confidence interval."),
            "mean_points": number("Points a match."),
            "pilot": one_of(["par", "cautious", "bold", "random", "casual"], "Who steered."),
        }), "By seat."),
        "verdict": VERDICT, "margin": MARGIN, "matches_needed": NEEDED,
        "abandoned": count("Matches without a result; all rates are of the others."),
    })),
    "suggestions": ("What `fairway suggest --format json` prints", whole({
        "goal": text("As it was asked for.", pattern="^(fair|even|clean|par=.+)$"),
        "tried": count("Edits that were tried."),
        "seed": count("The random seed."),
        "before": ref("figures"),
        "suggestions": sequence(whole({
            "edits": sequence({"oneOf": [
                whole({"cell": ref("cell"), "to": one_of(["land", "water"], "What it becomes.")}),
                whole({"key": text("A key of the document."), "value": text("Its value, as YAML.")}),
            ]}, "What is changed."),
            "text": text("The edits in words."),
            "after": ref("figures"),
            "file": or_null(text("The document, where it was written.")),
        }), "The best first; empty: nothing helps.", maxItems=5),
        "left_out": whole({
            "edits": count("How many looked good and are not suggested."),
            "codes": sequence(text("A check's code."), "Of the new warnings that they bring."),
        }, description="Edits that bring new warnings, which were not allowed."),
    })),
    "replay": ("What `fairway replay --format json` prints", whole({
        "legal": flag("Whether all turns are legal."),
        "error": or_null(whole({
            "race": count("Which race, from 1."), "turn": count("Which turn, from 1; 0: the grid or the first player."),
            "rule": text("The rule's name."), "message": text("What is wrong."),
        }, description="The first illegal turn, or null.")),
        "races": sequence(whole({
            "ranks": sequence({"type": "integer"}, "Seats by rank, sunk ones last; empty: the race is not over."),
            "sunk": sequence({"type": "integer"}, "Seats in the order of sinking."),
            "boats": sequence(whole({
                "seat": {"type": "integer", "minimum": 1, "maximum": 6, "description": "The boat's seat."},
                "cell": {"oneOf": [ref("cell"), {"type": "null"}], "description": "Its last cell; null: never placed."},
                "heading": or_null(one_of(HEADINGS, "Its heading.")),
                "dice": ref("dice"),
                "damage": count("Its damage."),
                "gate": or_null(one_of(GATES, "Its next gate; null: it has finished.")),
                "owed": count("What it owes there."),
                "finished_turn": or_null(count("Its own turn in which it finished, or null.")),
            }), "The boats as they stand in the end, by seat."),
            "points": sequence({"type": "integer"}, "Points by seat; empty: the race is not over."),
        }), "The races up to the error."),
        "totals": sequence({"type": "integer"}, "Points by seat, of the races that are over."),
        "winner": or_null({"type": "integer", "minimum": 1, "maximum": 6,
                           "description": "The seat that wins the match; null: not decided."}),
        "coach": coach_output.COACH,
    }, but=["coach"])),
    "verify": ("What `fairway verify --format json` prints", whole({
        "set": text("A fingerprint of the tile set.", pattern="^[0-9a-f]{16}$"),
        "side": one_of(["dark", "light", "both"], "The side of the tiles."),
        "sample": or_null(count("Lakes of a random sample, of each side; null: all lakes.")),
        "seed": count("The sample's random seed."),
        **COUNTS,
        "failures": sequence(failure(
            {"side": one_of(["dark", "light"], "With --side both: the lake's side.")}, but=["side"]), FAILURES, maxItems=100),
        "failures_total": count("All of them."),
        "route": {"oneOf": [ref("spread"), {"type": "null"}], "description": "Shortest routes; null: no course has one."},
        "routes": ROUTES,
        **extremes({"side": one_of(["dark", "light"], "With --side both: the lake's side.")}, but=["side"]),
        "parts": PARTS,
        "split": SPLIT,
        "confidence": CONFIDENCE,
        "changes": sequence(whole({
            "text": text("The change in words."),
            "edit": whole({"key": text("A key of the document."), "value": text("Its value, as YAML.")},
                          description="The change, as an edit of the document."),
            "failures_total": count("Courses that cannot be raced with it, of all lakes of the run."),
        }), "With --changes: single changes that leave the fewest failures, the best first.", maxItems=5),
        "deep": whole({
            "courses": count("Random courses that were solved and raced."),
            "par": QUARTILES, "start_spread": QUARTILES,
            "verdicts": whole({verdict: count(f"Courses that are {verdict}.") for verdict in
                               ["fair", "neutral", "unfair", "undecided"]},
                              description="How many of the courses have which verdict."),
        }, description="With --deep: what a random course of each lake is like."),
        "sides": mapping({side: whole({
            **COUNTS,
            "failures_total": count("Courses that cannot be raced."),
            "route": {"oneOf": [ref("spread"), {"type": "null"}], "description": "Shortest routes; null: no course has one."},
            "routes": ROUTES,
            **extremes({}),
            "parts": PARTS,
            "split": SPLIT,
            "confidence": CONFIDENCE,
        }, description=f"Of the {side} side.", but=["confidence"]) for side in ["dark", "light"]}, description="With --side both: the figures of each side."),
        **OPTIONAL,
    }, but=["confidence", "changes", "deep", "sides", *OPTIONAL])),
    "verify-part": ("What `fairway verify --shard i/n --format json` prints and `--merge` reads", whole({
        "shard": sequence({"type": "integer", "minimum": 1}, "Which part, and of how many.", minItems=2, maxItems=2),
        "set": text("A fingerprint of the tile set.", pattern="^[0-9a-f]{16}$"),
        "side": one_of(["dark", "light"], "The side of the tiles."),
        "sample": or_null(count("Lakes of a random sample; null: all lakes.")),
        "seed": count("The sample's random seed."),
        "failing_lakes": count("Lakes with a course that cannot be raced."),
        **COUNTS,
        "failures": sequence(failure({"lake": count("The lake's number in the whole run.")}), FAILURES, maxItems=100),
        "failures_total": count("All of them."),
        "route": or_null(whole({
            "min": count("Steps of the shortest."), "max": count("Steps of the longest."), "steps": count("All steps."),
        }, description="Shortest routes; null: no course has one.")),
        "routes": ROUTES,
        **extremes({"lake": count("The lake's number in the whole run.")}),
        "parts": PARTS,
        "split": whole({"total": count("How many."),
                        "lakes": sequence(whole({"lake": count("The lake's number in the whole run."),
                                                 "layout": ref("layout")}), "The first 100 of them.", maxItems=100)},
                       description="Lakes whose water is split."),
        **OPTIONAL,
    }, but=OPTIONAL)),
}

DEFINITIONS["figures"] = whole({
    "value": number("What the goal lowers."),
    "courses": sequence(whole({
        "course": or_null(text("Which race of a lake; null: the course itself.")),
        "par": whole(BOUNDS, description="The expected turns of a perfect boat."),
        "races": count("Races that the search did not use."),
        "verdict": VERDICT, "races_needed": NEEDED,
        "worst_seat": share("The largest distance of a seat from its equal share."),
        "seats": sequence(whole({
            "seat": {"type": "integer", "minimum": 1, "maximum": 6, "description": "1 is the race's first player."},
            "win_rate": share("Of the races that ended."),
            "interval": interval("The win rate's confidence interval."),
        }), "By seat."),
    }, but=["races", "verdict", "races_needed", "worst_seat", "seats"]), "Solved and, for the goal fair, raced."),
    "routes": sequence(whole({"race": one_of(["A", "B", "C"], "Which race."), "min": count("Steps of the shortest."),
                              "max": count("Steps of the longest.")}), "Of the 24 assignments; for the goal even."),
    "findings": sequence(whole({"code": text("The check."), "severity": one_of(["error", "warning"], "How much it weighs."),
                                "count": count("How many.")}), "What checks find."),
}, description="The goal's figures.")

DEFINITIONS["course"] = whole({
    "assignment": ref("assignment"),
    "start": whole({"at": ref("cell"), "letter": one_of(HEADINGS, "Where the strip runs."),
                    "direction": one_of(SIDES, "How the start is passed; missing: it cannot be raced.")},
                   but=["direction"], description="The start buoy and its strip."),
    "buoys": sequence(whole({"at": ref("cell"), "arrow": one_of(ARROWS, "How it is turned; missing: it cannot be raced.")},
                            but=["arrow"]), "Buoys 1 to 3.", minItems=3, maxItems=3),
    "finish": whole({"direction": one_of(SIDES, "How the finish is passed.")},
                    description="Missing: it cannot be raced."),
    "route": or_null(count("Steps of the shortest route; null: it cannot be raced.")),
    "failing": or_null(text("The check that fails; null: it can be raced.")),
}, but=["finish"])


OUTPUTS["description"] = ("What `fairway describe --format json` prints", whole({
    "sentences": sequence(text("One thought."), "What people read."),
}))
# The figures of a board, as the games say them (validator/GAME/figures).
FIGURES = {
    "A course": ["route", "par", "gates", "start_spread", "seats", "turns", "skill", "luck", "drama", "lead_changes", "decided"],
    "A river": ["points", "saved", "rounds_alone", "first", "tie", "rounds", "skill", "seats"],
    "A pool": ["red", "turns", "endless", "opener_wins"],
    "A regatta": ["least", "fresh", "pilot", "start_spread", "seats", "leader_wins", "turns"],
}
OUTPUTS["comparison"] = ("What `fairway compare --format json` prints", whole({
    "seed": count("Of the races on the first board; the second has the next."),
    **{name: whole({"name": text("Its file, and where that holds several boards, which of them."),
                    "races": count("Races on it; of a river, of each number of players from three on."),
                    "verdict": {"enum": [*VERDICT["enum"], None],
                                "description": VERDICT["description"] + " Null: it is solved, not raced."}},
                   description=f"The {name} board.") for name in ["first", "second"]},
    "figures": sequence(whole({
        "figure": one_of(sorted({figure for figures in FIGURES.values() for figure in figures}),
                         "What it is; gates and seats are listed in their order. " +
                         " ".join(f"{board}: {', '.join(figures)}." for board, figures in FIGURES.items())),
        "title": text("The same for people."),
        "first": number("Of the first board."), "second": number("Of the second."),
        "difference": number("Second less first."),
        "error": or_null(number("How far the difference may be off with 99 %; null: the figures are exact.", minimum=0)),
        "differs": flag("Whether the difference is beyond chance; of exact figures, whether there is one."),
    }), "Side by side."),
}))

# A lake's courses have what a single one has, without the places where boats stop each other.
SINGLE = OUTPUTS["simulation"][1]
SIMULATED = {**SINGLE, "description": "What `simulate` gives for this course; null: it cannot be raced.",
             "properties": {"schema": {"const": "fairway-simulation-2", "description": "As for a single course."},
                            **{key: part for key, part in SINGLE["properties"].items() if key != "heat"}},
             "required": ["schema", *[key for key in SINGLE["required"] if key != "heat"]]}
OUTPUTS["lake-simulation"] = ("What `fairway simulate LAKE --format json` prints", whole({
    "players": {"type": "integer", "minimum": 2, "maximum": 6, "description": "Boats in a race."},
    "seed": count("The random seed, for each course the same."),
    "courses": sequence(whole({
        "race": one_of(["A", "B", "C"], "Which race."),
        "assignment": {"type": "integer", "minimum": 1, "maximum": 24, "description": "Which of its courses, as `courses` lists them."},
        "why_not": or_null(text("Why it cannot be raced; null: it can.")),
        "par": or_null(number("The expected turns of a perfect boat; null: it cannot be raced.")),
        "start_spread": or_null(number("How far the pars of the strip's cells lie apart, in turns; null: it cannot be raced.")),
        "simulation": or_null(SIMULATED),
    }), "In the order of `courses`."),
    "verdicts": whole({name: count("Courses.") for name in ["fair", "neutral", "unfair", "undecided"]},
                      description="How many courses have which verdict."),
    "not_raceable": count("Courses that cannot be raced."),
}))

for game in GAMES:
    DEFINITIONS.update(game.DEFINITIONS)
    OUTPUTS.update(game.OUTPUTS)


# What `table` answers, in all games: the state is that of the game's replay.
SEAT = or_null({"type": "integer", "minimum": 1, "maximum": 6, "description": "A seat; null: nobody's, as for dealing."})
SIDE = or_null(one_of(["red", "yellow"], "In the pool, instead of the seat."))
CHOICE = {"type": "object", "description": "A choice, with the keys of the game's records."}
VALUE = {"type": "object", "description": "What chance brought, with the keys of the game's records."}
BY_SEAT = {"anyOf": [{"required": ["seat"]}, {"required": ["side"]}]}
OUTPUTS["table"] = ("What `fairway table` answers to a request", {**whole({
    "moment": one_of(["place", "dice", "steer", "play", "turn", "to", "chance", "over"], "What the race waits for."),
    "seat": SEAT, "side": SIDE,
    "turn": count("Turns that are complete."),
    "state": {"anyOf": [OUTPUTS[name][1] for name in OUTPUTS if name.split("-")[-1] == "replay"],
              "description": "What `replay --format json` prints of the record so far, without its schema."},
    "told": sequence({**whole({"seat": SEAT, "side": SIDE, "choice": CHOICE, "chance": VALUE},
                              but=["seat", "side", "choice", "chance"]), **BY_SEAT},
                     "What has happened since the last answer, in order."),
    "choices": or_null(sequence(CHOICE, "Every legal choice of this moment; null: there are too many to be listed.")),
    "rule": or_null(text("The rule that forbids the choice; null: it is legal.")),
    "message": or_null(text("Why it is forbidden; null: it is legal.")),
    "advice": sequence(whole({"choice": CHOICE, "cost": number("What it costs against the best.", minimum=0)}),
                       "The best first."),
    "measure": text("What costs are counted in."),
    "record": text("The record so far, as a document."),
    "error": whole({"rule": text("The rule, or request, or moment."), "message": text("Why the request is refused.")},
                   description="Missing: the request was obeyed."),
}, but=["seat", "side", "choices", "rule", "message", "advice", "measure", "record", "error"]), **BY_SEAT})


def used(schema):
    """The definitions that a schema needs, and those that these need."""
    names, text_of = set(), json.dumps(schema)
    while True:
        more = {name for name in DEFINITIONS if f'"#/definitions/{name}"' in text_of} - names
        if not more:
            return {name: DEFINITIONS[name] for name in DEFINITIONS if name in names}
        names |= more
        text_of = json.dumps([DEFINITIONS[name] for name in names])


VERSIONS = {"simulation": 2}


def schema_of(name):
    title, body = OUTPUTS[name]
    named = {"const": f"fairway-{name}-{VERSIONS.get(name, 1)}", "description": "The name and version of this schema."}
    body = {**body, "properties": {"schema": named, **body["properties"]}, "required": ["schema", *body["required"]]}
    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": title, **body, "definitions": used(body)}


def main(folder):
    for name in OUTPUTS:
        file = pathlib.Path(folder) / f"{name}.schema.json"
        file.write_text(json.dumps(schema_of(name), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent / "output")
