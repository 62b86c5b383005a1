"""What the commands of the card regatta print."""
from output_parts import BADGE, BADGES, EDGE, ESTIMATE, MARGIN, NEEDED, PILOT, VERDICT, count, flag, interval, number, or_null, share, whole
from parts import mapping, one_of, ref, sequence, text

POINT = sequence({"type": "integer"}, "x and y in millimetres.", minItems=2, maxItems=2)
POSE = sequence({"type": "integer"}, "x, y and heading.", minItems=3, maxItems=3)
MEAN = sequence({"type": "number"}, "Of the mean, at 99 %.", minItems=2, maxItems=2)
RULES = ["deal", "grid", "over", "seat", "calm", "hand", "card", "table", "touch", "zone", "heave", "sun", "ends", "draw"]
GATE = text("START, the number of a rounding, or FINISH.", pattern="^(START|[0-9]+|FINISH)$")
CARDS = sequence({"type": "string"}, "Cards by their names.")
BETTER = mapping({
    "play": sequence(whole({"card": text("The card."), "arrows": sequence({"type": "integer"}, "From 1.")}), "One card or two."),
    "heave": one_of(["turn", "change"], "What it does instead."), "heading": count("Degrees."), "cards": CARDS,
    "sun": whole({"card": text("The card."), "before": count("Which seat.")}, description="A sun that it lays."),
}, [], description="A turn as records have it.")
COACH = or_null(whole({
    "estimate": ESTIMATE,
    "turns": sequence(whole({
        "turn": count("Which turn, from 1."), "seat": count("Whose."),
        "to_go": whole({"before": number("Before the turn."), "after": number("After it.")},
                       description="Expected turns to go of the boat that moved."),
        "hand": number("What its cards and boats in the way cost against a new hand alone; below 0: they help."),
        "calm": number("1 if a sun kept it from moving."),
        "cost": number("Turns that the choice lost against the best.", minimum=0),
        "best": or_null(BETTER), "badge": BADGE,
        "fleet": sequence(number("Expected turns to go."), "After the turn, by seat."),
    }), "1 + after - before is hand, calm and cost."),
    "boats": sequence(whole({
        "seat": count("The seat."), "turns": count("Its own turns."), "start": number("Expected turns at the grid."),
        "to_go": number("Expected turns in the end."), "hand": number("The sum."), "calm": number("The sum."),
        "cost": number("The sum.", minimum=0), "badges": BADGES,
    }), "By seat: turns + to_go - start is hand, calm and cost."),
    "lost": or_null(count("The seat of a boat without a way to the finish, where the estimates end; null: none.")),
}, description="What the good pilot thinks of each turn; null: nothing was sailed; only with --coach."))

DEFINITIONS = {
    "deck_facts": whole({
        "cards": count("How many cards the deck has."), "kinds": count("How many kinds of them."),
        "arrows": count("Different arrows."),
        "symbols": whole({"helm": count("Cards."), "cloud": count("Cards."), "sun": count("Cards.")},
                         description="Cards by symbol."),
        "unbalanced": sequence({"type": "string"}, "Ids of cards without their mirror image as often."),
        "headings": count("Headings that the turns reach."),
        "no_way": whole({"left": share("No arrow to port."), "straight": share("None ahead."),
                         "right": share("None to starboard."), "any": share("At least one of the three is lacking.")},
                        description="Chances of a fresh hand, exact."),
    }),
    "regatta_gate": whole({
        "gate": GATE, "at": POINT,
        "direction": or_null(count("Where the gate points, by compass; null for the line.")),
        "sweep": or_null(number("Degrees; null for the line.")),
        "natural": or_null(flag("Whether the sweep is at least 150 degrees; null for the line.")),
        "leave": or_null(one_of(["port", "starboard"], "The side to which the buoy is left; null for the line.")),
    }),
    "regatta_facts": whole({
        "lattice": whole({
            "step": count("Millimetres between points."), "points": count("All points of the table."),
            "poses": or_null(count("Free poses; null: too many moves to look at.")),
            "states": or_null(count("Poses times 2 and 3 for each rounding; null as well.")),
            "arrows": count("Different arrows of the deck."),
        }, description="What the search runs over."),
        "gates": sequence(ref("regatta_gate"), "START, the roundings in order, FINISH."),
        "start": or_null(whole({
            "heading": count("The heading nearest to straight across the line."),
            "points": count("Start points."), "boats": count("How many boats find room, put down greedily."),
            "cut_off": count("Start points without a route."),
        }, description="Behind the line; null: too many moves to look at.")),
        "route": or_null(whole({"turns": or_null(count("Fewest turns; null: no route.")),
                                "plays": or_null(count("The same with helms unused; null: no route."))},
                               description="If hands could be wished for; null: too many moves to look at.")),
        "start_turns": or_null(whole({"min": count("The least."), "max": count("The most.")},
                                     description="Fewest turns over start points with a route; null: there is none.")),
        "dead": or_null(whole({"reachable": count("Poses that boats can come to."),
                               "poses": count("Those without a free play."),
                               "traps": count("Bow points where all are such.")},
                              description="Dead ends; null: too many moves to look at.")),
    }),
}
FACTS = ["deck_facts", "regatta_facts"]

OUTPUTS = {
    "regatta-par": ("What `fairway par REGATTA --format json` prints", whole({
        "turns": or_null(count("Fewest turns if hands could be wished for; null: no route.")),
        "plays": or_null(count("The same with helms unused; null: no route.")),
        "fresh": or_null(number("Expected turns with a whole new hand before every turn; null: no route.")),
        "start": or_null(POSE),
        "start_spread": or_null(number("Of fresh, over start points; null: no route.")),
        "pilot": or_null(whole({"mean": number("Turns."), "sd": number("The standard deviation."),
                                "races": count("Races alone."), "interval": MEAN},
                               description="A good pilot alone; null: no route.")),
    })),
    "regatta-simulation": ("What `fairway simulate REGATTA --format json` prints", whole({
        "players": count("Boats."), "races": count("Races."), "seed": count("The seed."),
        "seats": sequence(whole({
            "seat": count("Seat 1 is the first player."), "wins": count("Races won."), "win_rate": share("Of all races."),
            "interval": interval("Of the win rate, all together at 99 %."),
            "pilot": PILOT, "edge": EDGE,
            "start": POSE,
        }), "By seat."),
        "turns": whole({"mean": number("Of the winner, or of the boat alone."), "sd": number("The standard deviation."),
                        "interval": MEAN}, but=["interval"], description="Turns to the finish."),
        "verdict": VERDICT, "margin": MARGIN, "races_needed": NEEDED,
        "leader_wins": whole({"rate": share("Of races with a leader."), "interval": interval("At 99 %.")},
                             description="The boat that passes gate 1 first."),
        "abandoned": count("Races that did not end."),
    }, but=["seats", "verdict", "margin", "races_needed", "leader_wins"])),
    "regatta-replay": ("What `fairway replay RECORD --format json` prints for the card regatta", whole({
        "legal": flag("Whether every turn is legal."),
        "error": or_null(whole({"turn": count("Which turn, from 1; 0: the deal or the grid."),
                                "rule": one_of(RULES, "The rule it breaks."), "message": text("Why.")},
                               description="The first illegal turn, or null.")),
        "over": flag("Whether the race is over."),
        "ranks": sequence({"type": "integer"}, "Seats that are in so far."),
        "winner": or_null(count("The first of them, or null.")),
        "boats": sequence(whole({
            "seat": count("The seat."), "at": or_null(POINT), "heading": or_null(count("Degrees; null: not placed.")),
            "gate": or_null({**GATE, "description": "The next gate; null once finished."}),
            "owed": count("What it owes there."), "turns": count("Its own turns so far."),
            "finished_turn": or_null(count("Its own turn in which it finished, or null.")),
            "becalmed": flag("Whether a sun lies before it."),
            "hand": sequence({"type": "string"}, "Its cards, sorted."),
        }), "By seat."),
        "draw": count("Cards of the draw pile."), "discard": count("Cards of the discard pile."),
        "coach": COACH,
    }, but=["coach"])),
}
