#include "validator/regatta/catalogue/families.h"

#include <array>

namespace fairway::validator::regatta {

namespace {

constexpr std::array courseTexts{
    CatalogueEntry{"S01", "on-table", Severity::Error, "regatta", "validate", "",
                   marked("everything lies wholly on the table"), "the thing",
                   marked("Compares buoys, obstacles and islands with the edges of the table."),
                   marked("What reaches over the edge cannot be laid out."),
                   marked("Move the thing, or make the table larger.")},
    CatalogueEntry{"S02", "apart", Severity::Error, "regatta", "validate", "", marked("no two things touch"),
                   "the pair, as a line",
                   marked("Measures, exactly, the distance of every two buoys, obstacles and islands."),
                   marked("Things that touch cannot be laid out as the plan has them."),
                   marked("Move one of the two.")},
    CatalogueEntry{"S03", "start-room", Severity::Error, "regatta", "validate", "",
                   marked("four boats find room behind the line"), "the boats",
                   marked("Puts boats down one after the other, each at the first point behind the line "
                          "where the rules allow it: by distance along the line from the left, then behind "
                          "it, all heading as straight across the line as they can."),
                   marked("Four may take part, and each needs a place."),
                   marked("Lay the white buoys further apart, or clear the water behind the line.")},
    CatalogueEntry{
        "S04", "full-circle", Severity::Error, "regatta", "validate", "", marked("every rounding is natural"),
        "the gate, as a line; safe fix: the other side",
        marked("Measures the sweep of each rounding: the angle from where the leg comes from to where it "
               "goes on to. At least 150 degrees is natural; less would force boats once round the buoy."),
        marked("A full circle is never meant. The other side is always natural."),
        marked("Leave the buoy to the other side (`validate --fix` does it).")},
    CatalogueEntry{
        "S05", "gate-open", Severity::Error, "regatta", "validate", "S01",
        marked("some free arrow passes the gate"), "the gate, as a line",
        marked("Looks for a free pose and a free arrow that passes the gate forwards, for every gate."),
        marked("A gate that is blocked from end to end can never be passed."),
        marked("Clear the water on the gate's line, or move the buoy.")},
    CatalogueEntry{"S06", "in-order", Severity::Error, "regatta", "validate", "S05",
                   marked("the finish can be reached from every start point"),
                   "the region before the gate that fails, and its line; where it holds, the route as a path",
                   marked("Searches all poses, gates and what is owed, backwards from the finish, with any "
                          "card at any time."),
                   marked("This is the claim itself: the course can be sailed."),
                   marked("Open the water before the gate that is named, or move its buoy.")},
    CatalogueEntry{
        "S07", "trap", Severity::Warning, "regatta", "validate", "",
        marked("but for the table's corners, no point that boats reach lacks a free play at every heading"),
        "the points",
        marked("Asks at each bow point that boats can reach, further than a card's length from the corners, "
               "whether some heading has a free card."),
        marked("A boat that gets there is stuck for good."),
        marked("Open the water round the points, or fill the hole with an island.")},
    CatalogueEntry{
        "S08", "room", Severity::Warning, "regatta", "validate", "S01 S02",
        marked(
            "from each buoy along its gate there is free water for the tightest turning circle and a beam"),
        "the gate, as a line",
        marked(
            "Measures the water along the gate from the buoy to the first thing or the edge of the table."),
        marked("In less water boats cannot turn round the buoy, and heave to instead."),
        marked("Move the buoy, or what lies on the line.")},
    CatalogueEntry{
        "S09", "other-side", Severity::Warning, "regatta", "validate", "S04 S06",
        marked("where both sides are natural, the other saves at most 10 % of plays"),
        "both routes, as paths",
        marked("For each buoy that may be left to either side, counts the plays with the other side, all "
               "else the same."),
        marked("Players ask why they have to go the long way."),
        marked("Leave the buoy to the other side, or waive the finding if the long way is meant.")},
    CatalogueEntry{"S10", "start-spread", Severity::Warning, "regatta", "validate --deep", "S06",
                   marked("the expected turns differ by at most 2 between start points"), "the start points",
                   marked("Computes the expected turns of a boat with a fresh hand before every turn, from "
                          "every start point."),
                   marked("The player who is placed last gets what is left."),
                   marked("Turn the line, or clear the water so that both of its ends have the same way to "
                          "the first buoy.")},
    CatalogueEntry{"S11", "dead-ends", Severity::Info, "regatta", "validate", "",
                   marked("the share of poses that leave only heaving to"),
                   "the points where half of the headings are such",
                   marked("Counts the poses that boats can reach, and those among them without a free play."),
                   marked("There a turn is lost."), marked("Nothing needs to be done.")},
    CatalogueEntry{
        "S12", "par", Severity::Info, "regatta", "validate --deep", "S06",
        marked("par: turns, plays, fresh and pilot"), "the route, as a path",
        marked(
            "Computes the fewest turns if you could choose every card, with and without helms, the expected "
            "turns with a fresh hand before every turn, and the mean turns of a good pilot alone."),
        marked("It says how long a race takes, and how much of that is luck with cards."),
        marked("Nothing needs to be done.")},
    CatalogueEntry{
        "S13", "seats", Severity::Warning, "regatta", "validate --deep", "S03 S06",
        marked("no seat is further from its equal share than turn order alone puts it, plus 2 points"),
        "intervals and the parts of the edge, by seat",
        marked("Races four equal pilots, thousands of times, and compares the wins of each seat with races "
               "in which boats do not meet."),
        marked("Moving early helps on any course. Anything beyond that is the fault of the course."),
        marked("Make the line longer, or clear the water between the line and the first buoy.")},
    CatalogueEntry{"S14", "runaway", Severity::Warning, "regatta", "validate --deep", "S03 S06",
                   marked("who passes gate 1 first wins at most 60 %"), "the interval",
                   marked("Counts in the same races how often the boat that is first at gate 1 wins."),
                   marked("Where the first leg decides, the rest is a procession."),
                   marked("Make the later legs longer, or give them more ways.")},
    CatalogueEntry{"S15", "paper", Severity::Info, "regatta", "validate", "", marked("sheets at true size"),
                   "the pages",
                   marked("Counts the sheets of paper that the table and the cards take at true size."),
                   marked("It says what printing costs."), marked("Nothing needs to be done.")},
};

} // namespace

std::span<const CatalogueEntry> courseEntries() {
  return courseTexts;
}

} // namespace fairway::validator::regatta
