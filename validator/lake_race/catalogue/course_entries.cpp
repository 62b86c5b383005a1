#include "validator/lake_race/catalogue/families.h"

#include <array>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array courseTexts{
    CatalogueEntry{
        "C01", "buoys-on-slots", Severity::Error, "course", "validate", "",
        marked("a course with a `race` has its buoys on that race's four slots, each once"), "the cells",
        marked("Compares the cells of buoys 0 to 3 with the slots of the race's letter, and the side of the "
               "strip with the letter's side of the start slot. A course without `race` is free: nothing to "
               "compare."),
        marked("A course that claims to be race A must be one of the 24 that the lake's A slots allow; "
               "otherwise the printed sheet and the board on the table differ."),
        marked("Move the buoys to the slots shown, or leave `race` out to make it a free course.")},
    CatalogueEntry{"C02", "buoys-apart", Severity::Error, "course", "validate", "",
                   marked("no buoy on void, on another buoy or on the strip"), "the cells",
                   marked("Looks at buoys 0 to 3 and the finish buoy: all on different cells, none on a "
                          "strip cell, and buoys 0 to 3 on the lake (the finish buoy is C03's)."),
                   marked("Two buoys on one cell leave a gate without a direction, and a buoy on the strip "
                          "takes a start cell."),
                   marked("Move one of the buoys that are named.")},
    CatalogueEntry{"C03", "strip-on-water", Severity::Error, "course", "validate", "",
                   marked("every strip cell is water; the finish buoy is on the lake"), "the cells",
                   marked("Follows the cells from the start buoy in the direction of its letter: the strip's "
                          "cells must be water, and the cell after them must be water or land."),
                   marked("Boats start on the strip and finish across it: it must be water from end to end."),
                   marked("Turn the letter to another side, move the start buoy, or turn the land cells that "
                          "are shown into water.")},
    CatalogueEntry{
        "C04", "start-room", Severity::Error, "course", "validate", "C02 C03",
        marked("there are at least six start cells"), "the start cells, as a region",
        marked("Counts the cells of the strip and of the two rows behind it that are water without a buoy."),
        marked("Six players can take part, one boat a cell."),
        marked("Clear the land behind the strip, or let the race start in the other direction.")},
    CatalogueEntry{"C05", "start-easiest", Severity::Warning, "course", "validate", "C02 C03 G02",
                   marked("no other pair of start and finish directions has a shorter route"),
                   "both routes, as paths",
                   marked("Computes the route for all four pairs of start and finish directions, with the "
                          "arrows as they are."),
                   marked("The rules let boats pass start and finish in the easiest directions. A detour "
                          "round the strip is only tedious."),
                   marked("Take the directions that are shown (`validate --fix` does it), or leave "
                          "`direction` out: then they are chosen.")},
};

} // namespace

std::span<const CatalogueEntry> courseEntries() {
  return courseTexts;
}

} // namespace fairway::validator::lake_race
