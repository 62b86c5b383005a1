#include "validator/lake_race/catalogue/families.h"

#include <array>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array lakeTexts{
    CatalogueEntry{
        "L01", "one-water", Severity::Error, "lake", "validate", "", marked("all water is connected"),
        "each smaller body as a region; the shortest chain of land cells that would join it, as a cut",
        marked("Finds the connected bodies of water. The largest one is taken for the lake; every other body "
               "is a finding."),
        marked("Boats never leave the water they start on. A pond beside the lake is lost to the race, and a "
               "slot in it can make a race impossible."),
        marked("Turn the land cells of the chain into water, or fill the pond with land.")},
    CatalogueEntry{
        "L02", "slot-count", Severity::Error, "lake", "validate", "",
        marked("each letter that occurs has exactly four slots, on different cells, and at least one letter "
               "occurs"),
        "the slots",
        marked("Counts the slots of each letter and looks for two slots of one letter on one cell."),
        marked("A race has four buoys on slots: start, 1, 2 and 3. A lake without slots has no race at all."),
        marked("Add the slots that are missing, remove those that are too many, move one of two that share a "
               "cell.")},
    CatalogueEntry{"L03", "slot-on-lake", Severity::Error, "lake", "validate", "", marked("no slot on void"),
                   "the cell", marked("Looks up the cell of every slot: it must be water or land."),
                   marked("A buoy outside the lake cannot be seen, printed or rounded."),
                   marked("Move the slot to a cell of the lake.")},
    CatalogueEntry{
        "L04", "choke", Severity::Warning, "lake", "validate", "",
        marked("no single water cell whose loss would cut the water into parts of 3 or more cells each"),
        "the cells, as a cut, and the smaller part, as a region",
        marked(
            "Finds the cut cells of the water (its articulation points) and the sizes of the parts that each "
            "one would leave. Cut cells that follow each other in one narrow passage are reported together."),
        marked("Where the way is one cell wide a single boat blocks it: the boats behind it stop there, turn "
               "after turn."),
        marked("Widen the passage to two cells, or open a second one. Waive it where the narrows are the "
               "point of the lake.")},
    CatalogueEntry{
        "L05", "assignments", Severity::Error, "lake", "validate", "L02 L03",
        marked("each race of the lake can be raced under all 24 assignments, with some natural arrows"),
        "failing assignments, each with its own finding",
        marked("Puts buoys 0, 1, 2 and 3 on the four slots of a race in all 24 orders, chooses arrows and "
               "directions as the rules say, and runs the errors of the C and G checks on every course. If "
               "the chosen course fails, every other combination of natural arrows is tried."),
        marked(
            "Players put the buoys as they like. A lake that fails for one order in 24 fails at the table."),
        marked("Read the finding of the failing assignment: most often the strip of one slot runs over land "
               "(turn its letter to another side), or a buoy cannot be rounded (open the water behind it).")},
    CatalogueEntry{
        "L06", "even-courses", Severity::Warning, "lake", "validate", "L05",
        marked("among the 24 assignments of a race the longest route is at most twice the shortest"),
        "both routes, as paths", marked("Compares the lengths of the routes of the 24 courses of a race."),
        marked("If one course is three times as long as another, the players' choice of buoys decides how "
               "long the evening is."),
        marked(
            "Spread the slots of that letter more evenly, or open a passage that shortens the long course.")},
    CatalogueEntry{"L07", "islands", Severity::Info, "lake", "validate", "",
                   marked("the islands, their sizes, which are joined to the shore"), "regions",
                   marked("Lists the connected pieces of land: islands, with water all round them, and land "
                          "joined to the shore, which touches void or the edge of the map."),
                   marked("Islands make a lake interesting: they decide where the ways fork."),
                   marked("Nothing to mend: this is for your information.")},
};

} // namespace

std::span<const CatalogueEntry> lakeEntries() {
  return lakeTexts;
}

} // namespace fairway::validator::lake_race
