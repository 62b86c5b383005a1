"""What the coach of the lake race says of a record: the key `coach` of what `replay` prints."""
from output_parts import count, number, or_null, share, whole
from parts import one_of, ref, sequence

SEAT = count("The seat.", maximum=6)
BADGE = or_null(one_of(["inaccuracy", "mistake", "blunder"], "How grave it was; null: not worth naming."))
ROLL = or_null(one_of(["lucky", "very lucky", "unlucky", "very unlucky"], "What the roll was to the mover; null: as usual."))
CARRIED = number("What damage from earlier races costs.")
CHANCES = {"type": "array", "items": {"type": "number", "minimum": -1e-9, "maximum": 1 + 1e-9}}


def chances(description):
    return {**CHANCES, "description": description}


def changes(description):
    return sequence({"type": "number", "minimum": -1, "maximum": 1}, description)


def parts_of_turn(make):
    return {
        "traffic": make("What boats in the way cost even the best play of this turn."),
        "dice": make("The choice of dice, with the boats where they are."),
        "luck": make("The roll."),
        "steering": make("The steering, by where moves really end."),
    }


TURN = whole({
    "turn": count("Which turn, from 1."), "seat": SEAT,
    "win": number("The mover's chance to win with the best steering of this roll."),
    "cost": number("What its choices of dice and steering gave away of it; below 0: a gamble that helped."),
    "best": whole({"keep": ref("dice"), "roll": count("How many are rolled."),
                   "steer": one_of(["left", "straight", "right"], "Of the dice that fell.")},
                  description="The best choice before the roll, and the best steering after it."),
    "wins": chances("By seat: the chance to win after the turn."),
    "to_go": number("Expected turns that the mover has to go after the turn."),
    "turns": whole(parts_of_turn(number), description="In turns; more is worse."),
    "chance": whole(parts_of_turn(changes), description="In chance to win, by seat; more is better."),
    "badge": BADGE, "roll": ROLL,
})

BOAT = whole({
    "seat": SEAT,
    "status": one_of(["finished", "sunk", "racing"], "What became of it."),
    "turns": count("Its turns."), "to_go": number("Expected turns from its last state."),
    "result": number("Turns and what was left to go."),
    "carried": CARRIED,
    "luck": number("In turns, of all its rolls."), "mistakes": number("In turns: place, dice and steering."),
    "traffic": number("In turns: better places that were taken, and boats in the way."),
    "chance": whole({
        "start": number("At the grid."), "own_luck": number("Of its own rolls."), "others_luck": number("Of other boats' rolls."),
        "mistakes": number("Its own."), "gifts": number("The others' mistakes."), "traffic": number("Of boats in the way."),
        "end": number("In the end."),
    }, description="Its chance to win: the start and the five parts add up to the end."),
    "adjusted": number("Its result less the luck of all rolls; all boats' add up to 1."),
    "badges": whole({"inaccuracy": count("Inaccuracies."), "mistake": count("Mistakes."), "blunder": count("Blunders.")},
                    description="How many of each."),
})

RACE = whole({
    "par": number("Par of the course."), "max_dice": count("How many dice the solution knows."),
    "start": sequence(whole({
        "seat": SEAT, "value": number("Expected turns from its place."), "carried": CARRIED,
        "taken": number("What better places cost that others had taken."),
        "choice": number("What its choice among the free places cost."), "badge": BADGE,
    }), "The grid, by seat; in turns."),
    "win": chances("By seat: the chance to win at the grid."),
    "turns": sequence(TURN, "Turn by turn."),
    "boats": sequence(BOAT, "By seat. Turns and to_go less par are carried, luck, mistakes and traffic."),
    "winner": or_null(SEAT),
    "decided": or_null(count("The first moment from which on the winner's chance is 0.9 or more; 0: the grid, k: after turn k.")),
    "drama": or_null(share("The most that the winner was behind the leader.")),
    "lead_changes": count("How often another boat took the lead."),
    "blunder": or_null(count("The most expensive turn; null: none cost 0.001 or more.")),
}, description="A race; null: it has no legal grid, no par or more than 18 dice.")

COACH = whole({
    "schema": {"const": "fairway-told-1", "description": "What it is."},
    "sink_penalty": number("What sinking costs, in turns."),
    "races": sequence(or_null(RACE), "The races up to the error."),
    "match": whole({"seats": sequence(whole({
        "seat": SEAT, "wins": count("Races won."), "adjusted": number("Races won, less luck."), "carried": CARRIED,
        "luck": number("In turns."), "mistakes": number("In turns."), "traffic": number("In turns."),
    }), "By seat.")}, description="Sums over the races."),
}, description="What was luck, what was a mistake and what was traffic; only with --coach.")
