#include "validator/lake_race/catalogue/families.h"

#include <array>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array raceTexts{
    CatalogueEntry{
        "M01", "safe-finish", Severity::Error, "course", "validate --deep", "C02 C03 G02",
        marked("some way of playing finishes with probability at least 0.99 from every strip cell"),
        "the cell and the best probability",
        marked("Computes, for every cell of the strip, the greatest probability of finishing that any way of "
               "playing can reach."),
        marked("If even the most careful player sinks now and then, the race is luck."),
        marked("Give boats more room where they must turn: mostly right after the start.")},
    CatalogueEntry{
        "M02", "rough-start", Severity::Warning, "course", "validate --deep", "C02 C03 G02",
        marked("from every strip cell the first roll can be survived without damage"), "cell and roll",
        marked("Tries the first roll of one die, from every cell of the strip and with the best heading."),
        marked("Damage in the first turn, without a choice, is no fun."),
        marked("Open the water in front of the strip.")},
    CatalogueEntry{"M03", "par", Severity::Info, "course", "validate --deep", "C02 C03 G02",
                   marked("par with its bounds, turns per gate, a typical line"), "that line as a path",
                   marked("Solves the race of one boat alone exactly: the least expected number of turns."),
                   marked("Par says how long a race takes, so that courses can be compared."),
                   marked("Nothing to mend: this is for your information.")},
    CatalogueEntry{
        "M04", "start-spread", Severity::Warning, "course", "validate --deep", "C02 C03 G02",
        marked("pars of the strip's cells differ by at most 1 turn"), "pars by cell",
        marked("Compares par from each cell of the strip."),
        marked("Boats are placed one after the other: a start cell that is a turn worse decides the race "
               "early."),
        marked("Turn the strip, or open the water so that both of its ends have the same way to buoy 1.")},
    CatalogueEntry{"M05", "wreck", Severity::Warning, "course", "validate --deep", "C02 C03 G02",
                   marked("no cell where more than 1 in 10 perfect races crash"), "heat map, as a region",
                   marked("Follows a perfect player through the race and adds up where damage happens."),
                   marked("A place where even perfect players crash is a trap."),
                   marked("Widen the water at the cell that is shown.")},
    CatalogueEntry{
        "F01", "seats", Severity::Warning, "course", "validate --deep", "C02 C03 G02",
        marked("no seat is further from its equal share than turn order alone puts it, plus the margin (2 "
               "points), by simultaneous intervals"),
        "intervals and the parts of the edge by seat; start cells, jams",
        marked("Runs races between equal pilots and compares how often each seat wins. Its edge over an "
               "equal share is split into turn order (what moving earlier is worth on any lake, worked out "
               "exactly), start places and traffic."),
        marked("The first player has an edge on any lake, and in a match it passes from player to player. "
               "What the lake adds to it does not."),
        marked(
            "The finding says which part does it. Start places: players who place earlier take the better "
            "start cells, so change the water round the start, or turn the strip. Traffic: widen the places "
            "where boats stop each other. `fairway suggest --goal fair` tries small edits and races them.")},
    CatalogueEntry{
        "F02", "sinkings", Severity::Warning, "course", "validate --deep", "C02 C03 G02",
        marked("rates of sinking of all seats lie within the margin (2 points), by simultaneous intervals"),
        "intervals", marked("Runs races between equal pilots and compares how often each seat sinks."),
        marked("No player should sink more often just because of the seat."),
        marked("Give boats room to turn in front of the start cells that are left for the player who places "
               "last, and a second way past the places where they stop each other.")},
    CatalogueEntry{"F03", "runaway", Severity::Warning, "course", "validate --deep", "C02 C03 G02",
                   marked("who passes gate 1 first wins at most 60 % (3 or more players)"), "interval",
                   marked("Runs races and counts how often the boat that is first at gate 1 wins."),
                   marked("If the first leg decides, the rest of the race is a procession."),
                   marked("Make the later legs longer or give them more ways.")},
};

} // namespace

std::span<const CatalogueEntry> raceEntries() {
  return raceTexts;
}

} // namespace fairway::validator::lake_race
