"""What the commands of the crocodile pool print."""
from output_parts import BADGE, BADGES, ESTIMATE, MARGIN, NEEDED, PILOT, PILOTS, VERDICT, count, flag, interval, number, or_null, share, whole
from parts import mapping, one_of, ref, sequence, text

SIDES = ["red", "yellow"]
ENDS = ["one-side", "blocked", "repetition", "quiet"]
RULES = ["setup-fits", "placement-order", "placement-square", "placement-taken", "placement-room", "placement-count",
         "game-over", "side-order", "own-pile", "swimmer-or-crocodile", "reveal-value", "swim-way", "crocodile-way",
         "bar-opening", "reveal-moves", "pass-with-choice"]


def side(description):
    return one_of(SIDES, description)


def by_side(schema, description):
    return whole({"red": schema, "yellow": schema}, description=description)


def squares(description):
    return sequence(ref("cell"), description)


TARGET = {"description": "The square where it ends, or bar.", "if": {"type": "string"}, "then": {"enum": ["bar"]},
          "else": ref("cell")}
CHOICE = mapping({
    "side": side("Who is to move."), "swim": ref("cell"), "reveal": ref("cell"), "move": ref("cell"),
    "pass": {"const": True, "description": "The side has no choice."},
    "value": count("What a reveal turns up."), "to": TARGET,
    "nodes": count("Lines of the depth that begin with it."),
}, ["side", "nodes"], description="A turn as records have it, and its lines.")

BETTER = mapping({
    "side": side("Who is to move."), "swim": ref("cell"), "reveal": ref("cell"), "move": ref("cell"),
    "value": count("What a reveal has turned up; missing: it is still open."), "to": TARGET,
}, [], description="A turn as records have it.")
COACH = or_null(whole({
    "estimate": ESTIMATE,
    "turns": sequence(whole({
        "turn": count("Which turn, from 1."), "side": side("Whose."),
        "ahead": whole({"before": number("Before the turn."), "after": number("After it.")},
                       description="By how many tiles red is ahead; less than 0: yellow."),
        "cost": number("Tiles that the turn lost against the best.", minimum=0),
        "luck": or_null(number("Of a reveal: what turned up against the mean of all that could have; null: another turn.")),
        "best": or_null(BETTER), "badge": BADGE,
    }), "The legal turns."),
    "sides": sequence(whole({
        "side": side("The side."), "cost": number("Of all its turns.", minimum=0), "luck": number("Of all its reveals."),
        "badges": BADGES,
    }), "Red, then yellow."),
    "lost_at": or_null(count("The turn at which the loser seems to have lost; null: no such turn.")),
}, description="What the strong pilot thinks of each turn; null: nothing was played; only with --coach."))

DEFINITIONS = {
    "pool_facts": whole({
        "water": count("Squares of water."), "deck": count("Squares of deck."), "tiles": count("Tiles of a side."),
        "waters": count("Bodies of water."),
        "chokes": squares("Squares whose loss leaves two parts of three or more squares."),
        "symmetry": sequence(one_of(["half-turn", "mirror-rows", "mirror-columns"], "A symmetry."),
                             "Those that swap the sides."),
        "start_squares": by_side(squares("By row, then column."), "The squares of the start rows."),
        "room": by_side(count("Tiles."), "How many tiles the start rows take."),
        "cut": by_side(count("Squares."), "The fewest squares that part start and ladders."),
        "ways": by_side(whole({
            "min": or_null(count("Steps of the shortest.")), "max": or_null(count("Steps of the longest.")),
            "mean": or_null(number("The mean.")), "none": count("Start squares without a way."),
        }, description="Of one side."), "Steps from the start squares to the bar, itself one."),
        "home": sequence(whole({
            "side": side("Whose tile."), "value": count("Its number; 0: the swimmer."),
            "stuck": count("Water squares without a move."),
            "never": count("Water squares from which it never gets home, the stuck ones included."),
            "turns": whole({"max": or_null(count("The most.")), "mean": or_null(number("The mean."))},
                           description="From the start squares that get home."),
        }), "How tiles get home alone, bars open."),
        "first_bite": whole({"any": share("In any placement."), "setup": or_null(share("In the setup; null: none fits."))},
                            description="Chance that red's best first reveal bites."),
        "setup": or_null(flag("Whether the setup fits; null: there is none.")),
    }),
}
FACTS = ["pool_facts"]

OUTPUTS = {
    "pool-replay": ("What `fairway replay RECORD --format json` prints for the crocodile pool", whole({
        "legal": flag("Whether every turn is legal."),
        "error": or_null(whole({
            "turn": count("Which turn, from 1; 0: the placement or the setup."),
            "rule": one_of(RULES, "The rule it breaks."), "message": text("Why."),
        }, description="The first fault, or null.")),
        "turns": count("Turns that were played."),
        "over": flag("Whether the game is over."),
        "reason": or_null(one_of(ENDS, "How it ended.")),
        "to_move": or_null(side("Who is to move; null while placing, after a fault of turn 0 and after the end.")),
        "open": flag("Whether some side has arrived."),
        "quiet": count("Turns since the last reveal, bite or arrival."),
        "piles": sequence(whole({
            "at": ref("cell"), "side": side("Whose it is."),
            "tiles": sequence(text("Colour and number; ? is a swimmer.", pattern="^(red|yellow) [1-9?]$"), "Bottom to top."),
        }), "By row, then column."),
        "bars": whole({"tiles": by_side(count("Tiles."), "How many tiles a side has brought home."),
                       "values": by_side(count("A sum."), "The sum of the numbers of its crocodiles.")},
                      description="What was brought home."),
        "winner": or_null(one_of([*SIDES, "draw"], "Who won; null: the game is not over.")),
        "coach": COACH,
    }, but=["coach"])),
    "pool-perft": ("What `fairway perft RECORD --format json` prints", whole({
        "depth": count("Turns of a line."), "nodes": count("All lines."),
        "choices": sequence(CHOICE, "The legal turns."),
    })),
    "pool-simulation": ("What `fairway simulate POOL --format json` prints", whole({
        "games": count("Games."), "seed": count("The seed."),
        "pilot": PILOTS,
        "placement": one_of(["setup", "random"], "How tiles are placed."),
        "sides": sequence(whole({
            "side": side("The side."), "wins": count("Games won."), "points": share("Wins and half the draws, a game."),
            "interval": interval("Of the points, 99 %."), "mean_tiles": number("Tiles in the bar."),
            "pilot": PILOT,
        }), "Red, then yellow."),
        "draws": count("Games without a winner."),
        "turns": whole({"mean": number("The mean."), "sd": number("The standard deviation."),
                        "p95": count("What 95 in a hundred games do not exceed.")}, description="Turns of a game."),
        "ends": whole({end: count("Games.") for end in ENDS}, description="Games by the way they ended."),
        "endless": share("Games not ended by one-side."),
        "opener_wins": or_null(share("Decided games won by the side that arrived first; null: there are none.")),
        "verdict": VERDICT, "margin": MARGIN, "races_needed": NEEDED,
    })),
    "pool-solution": ("What `fairway solve FILE --format json` prints", whole({
        "points": share("Red's exact points."), "states": count("Positions that were valued."),
    })),
}
