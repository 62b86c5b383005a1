#include "validator/lake_race/catalogue/families.h"

#include <array>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array gateTexts{
    CatalogueEntry{"G01", "gate-open", Severity::Error, "course", "validate", "C02 C03",
                   marked("some step over water passes the gate"),
                   "the gate, as a line, and what blocks it, as a cut",
                   marked("Looks for a single step from water to water that passes the gate forwards, for "
                          "each of the five gates."),
                   marked("A gate that lies on land from end to end can never be passed."),
                   marked("Turn land on the gate's line into water, or move the buoy or its neighbours so "
                          "that the gate points across water.")},
    CatalogueEntry{
        "G02", "in-order", Severity::Error, "course", "validate", "C02 C03 G01",
        marked("the gates can be passed in order from every start cell"),
        "the region reached before the first gate that cannot be passed, the gate as a line, and as a cut "
        "the smallest set of land cells whose removal would open it",
        marked("Searches cells, gates and what is owed at the current gate, from every start cell. Where it "
               "holds, the shortest route is the proof."),
        marked("This is the claim itself: the course can be raced from every start cell."),
        marked("Open the land cells that are shown, or move the buoy whose gate cannot be passed.")},
    CatalogueEntry{
        "G03", "full-circle", Severity::Error, "course", "validate", "C02",
        marked("no arrow forces a full circle"), "the buoy and its sweep; safe fix: turn the arrow",
        marked("Measures the sweep of each buoy: the angle from where the leg comes from to where it goes on "
               "to, in the arrow's sense. At least 150 degrees is natural; less would force boats once round "
               "the buoy."),
        marked("The rules forbid arrows that force a full circle. The other arrow is always natural."),
        marked("Turn the arrow (`validate --fix` does it), or leave `arrow` out: then it is chosen.")},
    CatalogueEntry{
        "G04", "shorter-arrow", Severity::Warning, "course", "validate", "C02 C03 G02",
        marked("where both arrows are natural, the other is not more than 10 % shorter"),
        "both routes, as paths",
        marked("For each buoy at which both arrows are natural, computes the route with the other arrow, all "
               "else the same."),
        marked("Where the leg is nearly straight the rules take the arrow with the shorter route. A longer "
               "one is legal to draw, but players will ask why."),
        marked(
            "Turn the arrow (`validate --fix` does it), or waive the finding if the longer way is meant.")},
    CatalogueEntry{"G05", "crossed-path", Severity::Warning, "course", "validate", "C02 C03 G02 G03",
                   marked("the shortest route does not cross its own previous leg"),
                   "both legs, as paths; the crossing",
                   marked("Takes the shortest route and asks whether a leg has to pass through the leg "
                          "before it, from one side to the other, on all of its equally short ways. Legs "
                          "that only touch, or cross twice and so undo it, do not count."),
                   marked("Where legs cross, boats that are ahead run into boats that are behind; on a "
                          "printed sheet the line is hard to follow."),
                   marked("Move the buoy between the two legs, or turn its arrow if both are natural. Waive "
                          "it if the knot is meant.")},
    CatalogueEntry{"G06", "gates-apart", Severity::Warning, "course", "validate", "C02 C03",
                   marked("consecutive gates do not cross on water"), "the crossing; both gates, as lines",
                   marked("Computes, exactly, where each gate's line meets the next gate's line, and whether "
                          "a boat can be on that cell."),
                   marked("Near such a point a single step can pass two gates, or the wrong one first: "
                          "players will argue."),
                   marked("Move one of the two buoys so that the gates point away from each other, or let "
                          "them cross on land.")},
    CatalogueEntry{"G07", "lanes", Severity::Info, "course", "validate", "C02 C03 G02",
                   marked("at least two routes between consecutive gates share no water cell (a gate's own "
                          "cell beside its buoy aside)"),
                   "the cut cell; if it holds, the routes",
                   marked("Sends a flow from the cells behind a gate to the cells before the next one, at "
                          "most one unit through a cell. A flow of two is two ways that share no cell; a "
                          "flow of one has a cell that all ways use."),
                   marked("Every boat comes through there, and only one can stop there at a time. No boat is "
                          "blocked, since boats may be passed, but it costs turns."),
                   marked("Nothing has to be mended. A second way past the cell that is shown gives boats "
                          "more room.")},
};

} // namespace

std::span<const CatalogueEntry> gateEntries() {
  return gateTexts;
}

} // namespace fairway::validator::lake_race
