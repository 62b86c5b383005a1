"""What the commands of the river race print."""
from output_parts import EDGE, MARGIN, NEEDED, PILOT, PILOTS, VERDICT, count, flag, interval, number, or_null, share, whole
from parts import mapping, one_of, ref, sequence, text

BOUNDS = {"lower": number("Proven lower bound."), "upper": number("Proven upper bound.")}
PAIR = {"minItems": 2, "maxItems": 2}
OPTION = mapping({
    "boat": count("The section of the player's own boat that sails."),
    "up": count("The section of the player's own boat that the wind brings up."),
    "back": sequence({"type": "integer"}, "Seat and section of the boat that goes back.", **PAIR),
    "pass": flag("Nothing can be done."),
}, minProperties=1, maxProperties=1, description="The best option, as a record has it.")


def chances(description):
    return sequence({"type": "number", "minimum": 0, "maximum": 1}, description)


DEFINITIONS = {
    "river_facts": whole({
        "sections": count("How many sections the river has."),
        "arrangements": count("Orders of the sections that are not fixed."),
        "arrangements_all": count("Orders of all sections."),
        "ends": flag("Whether the game ends with probability 1, however played."),
        "doomed": sequence(sequence({"type": "integer"}, "Phase and section.", **PAIR),
                           "Where a lone boat is lost whatever is rolled."),
        "save": or_null(sequence(chances("By section, counted as they lie in the phase."),
                                 "A lone boat's chance to reach the harbour, by phase; null: the game may never end.")),
        "best_chance_all_saved": or_null(share("The best chance alone to save all boats; null: the game may never end.")),
        "states": whole({"alone": count("Of one player."), "win": count("Of two players who want to win."),
                         "points": count("Of two players who want to be ahead by most.")}, description="How many states there are."),
    }),
}
FACTS = ["river_facts"]

OUTPUTS = {
    "river-par": ("What `fairway par RIVER --format json` prints", whole({
        "alone": or_null(whole({
            "points": whole(BOUNDS, description="The most expected points."),
            "saved": number("Boats saved."), "all_saved": share("Chance that all are."),
            "none_saved": share("Chance that none is."), "rounds": number("Rounds begun."),
            "states": count("States that were solved."),
        }, description="One player alone who wants most points; null: the game may never end.")),
        "two": or_null(whole({
            "win": whole(BOUNDS, description="The first player's chance to win, a tie as a half."),
            "first": share("Chance that the first player wins."), "tie": share("Chance of a tie."),
            "second": share("Chance that the second player wins."), "rounds": number("Rounds begun."),
            "saved": sequence({"type": "number"}, "Boats saved, by seat.", **PAIR),
            "mean_points": sequence({"type": "number"}, "By seat.", **PAIR),
            "difference": whole(BOUNDS, description="Points by which the first of two such players is ahead."),
            "win_by_rotation": sequence({"type": ["number", "null"]}, "The win by phase of the start; null: may never end."),
            "skill": or_null(share("What the best answer wins against a random player; null: not asked for.")),
            "states": count("States that were solved for the win."),
        }, description="Two perfect players; null: the game may never end, or there are too many states.")),
    })),
    "river-simulation": ("What `fairway simulate RIVER --format json` prints", whole({
        "players": count("Players."), "games": count("Games."), "seed": count("The seed."),
        "pilot": PILOTS, "verdict": VERDICT, "margin": MARGIN, "races_needed": NEEDED,
        "seats": sequence(whole({
            "seat": count("Seat 1 is the first player."), "wins": count("Games won alone."),
            "shared": count("Games won with others."), "win_rate": share("A win shared by k counts 1/k."),
            "interval": interval("Of the win rate, all together at 99 %."), "points": number("The mean."),
            "saved": number("Boats, the mean."), "pilot": PILOT, "edge": EDGE,
        }), "By seat."),
        "rounds": whole({"mean": number("The mean."), "sd": number("The standard deviation.")}, description="Rounds begun."),
        "wind_passed": share("Of all rolls of wind, those that could not be used."),
    })),
    "river-replay": ("What `fairway replay RECORD --format json` prints for the river race", whole({
        "legal": flag("Whether every turn is legal."),
        "error": or_null(whole({
            "turn": count("Which turn, from 1."),
            "rule": one_of(["over", "seat", "face", "pass", "wind", "boat", "lee", "convoy", "ends"], "The rule it breaks."),
            "message": text("Why."),
        }, description="The first illegal turn, or null.")),
        "round": count("Rounds begun."),
        "bottom": count("The section, as laid, now at the waterfall."),
        "to_roll": or_null(count("The seat whose turn it is; null: the race is over.")),
        "seats": sequence(whole({
            "seat": count("The seat."),
            "river": sequence({"type": "integer"}, "Sections of its boats on the river, ascending."),
            "docks": sequence({"type": "integer"}, "Points of its docks, in order of arrival."),
            "lost": count("Boats lost."), "points": count("Points."),
        }), "By seat."),
        "over": flag("Whether no boat is left on the river."),
        "winners": sequence({"type": "integer"}, "The seats with the most points; empty until the race is over."),
        "coach": whole({
            "turns": sequence(whole({
                "turn": count("Which turn, from 1."), "seat": count("Who took it."),
                "win": share("The mover's chance to win with the best option, once the die was cast."),
                "cost": share("What the option that was taken lost of it."),
                "luck": number("Of the roll: `win` less what the turn before left the mover."), "best": OPTION,
            }), "The turns of two players."),
            "blunder": or_null(count("The most expensive turn; null: none is worth naming.")),
            "seats": sequence(whole({
                "seat": count("The seat."), "start": share("Its chance to win at the start."),
                "luck": number("Of its own rolls less the other's."),
                "mistakes": number("What the other gave away less what it gave away itself."),
                "result": share("1, 0.5 for a shared win, or 0; while the race is not over, its chance now."),
                "adjusted": number("The result less luck."),
            }), "Result less start is luck and mistakes; by seat."),
        }, description="What each turn cost; only with --coach."),
    }, but=["coach"])),
    "river-orders": ("What `fairway orders --format json` prints", whole({
        "total": count("How many orders there are."),
        "orders": sequence(whole({
            "order": text("Letters . S W E L, from the waterfall up.", pattern="^[.SWEL]{6,16}$"),
            "points": or_null(number("Of one player alone; null: the game may never end.")),
            "best_all_saved": or_null(share("The best chance alone to save all boats; null: the game may never end.")),
            "win": or_null(share("Of the first of two; null: not asked for, or the game may never end.")),
        }), "All of them, or a sample; the fairest first with --two, otherwise the one that gives most."),
    })),
}
