#include "validator/river/catalogue/entries.h"

#include <array>

namespace fairway::validator::river {

namespace {

constexpr std::array quickTexts{
    CatalogueEntry{
        "R01", "all-home", Severity::Error, "river", "validate", "",
        marked("some rolls bring all boats of a player home"),
        "what stops them, as a cut; if it holds, such a line",
        marked("Follows every roll and every choice of one player, from the start until no boat is left, "
               "and looks for a play that saves all of them."),
        marked("A river on which no player can ever save all boats is no fun, and one that lets no boat home "
               "is not a game."),
        marked("Begin further up, use higher numbers, or remove sandbanks and eddies that hold boats up.")},
    CatalogueEntry{
        "R02", "ends", Severity::Error, "river", "validate", "",
        marked("the game ends with probability 1, however played"), "a play that goes round, as a path",
        marked("With wind on the die it always holds: if nothing else is rolled no front boat gains, and all "
               "boats are lost in the end. Without wind, drops positions in which some roll leads out "
               "whatever is chosen, until no more can be dropped; a position that is left and can be reached "
               "never ends."),
        marked("A game that a player can keep going forever has no result, and nothing can be "
               "computed about it."),
        marked("Put wind on the die, or change sections so that some roll leads out whatever is chosen.")},
    CatalogueEntry{
        "R03", "no-doom", Severity::Warning, "river", "validate", "R02",
        marked("no section dooms a lone boat, in any phase"), "the sections, a region for each phase",
        marked("For each section in each phase of the river, asks whether some rolls bring a lone boat "
               "from there into the harbour."),
        marked("A boat that cannot be saved whatever is rolled takes its player out of the game before "
               "it is over."),
        marked("Move the sandbanks or eddies that stop it, or use higher numbers.")},
    CatalogueEntry{
        "R04", "first-moves", Severity::Warning, "river", "validate", "",
        marked("each boat can move before the waterfall takes it"),
        "the start, as a cut: the waterfall that comes too early",
        marked("Compares the section on which boats begin with the number of boats: one moves a turn, "
               "and after as many rounds as the section's number it is carried away."),
        marked("A boat that is lost before it can ever move might as well not be there."),
        marked("Begin further up (`validate --fix` does it), or have fewer boats.")},
    CatalogueEntry{
        "R05", "idle-section", Severity::Warning, "river", "validate", "R02",
        marked("made calm, each special section would change a value"), "the section; both values",
        marked("Solves the river once more with the section made calm and compares what one player alone "
               "can expect: points, the best chance to save all boats, the save chance of every section. "
               "A lee is judged by two players, with --deep."),
        marked("A section that promises something and does nothing misleads players."),
        marked("Move it, change its push, or make it calm.")},
    CatalogueEntry{
        "R06", "blunt-wave", Severity::Warning, "river", "validate", "",
        marked("no sandbank lies within a wave's push, round the ring"), "both sections, as a path",
        marked("Looks at the sections that a wave carries boats over, up to the last one. Behind the "
               "highest section follows the lowest, since the waterfall carries it up."),
        marked("A wave that ends on a sandbank carries no boat further, and players who counted on it feel "
               "cheated."),
        marked("Lay them further apart or shorten the push; waive it where it is meant.")},
    CatalogueEntry{
        "R07", "docks-fall", Severity::Warning, "river", "validate", "",
        marked("no dock is worth more than the one before"), "the pair of docks",
        marked("Compares the points of each dock with those of the one before."),
        marked("Where a later dock is worth more, it pays to wait, and the race turns into a stand-off."),
        marked("Let the points fall from dock to dock.")},
};

} // namespace

std::span<const CatalogueEntry> quickEntries() {
  return quickTexts;
}

} // namespace fairway::validator::river
