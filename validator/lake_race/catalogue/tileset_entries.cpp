#include "validator/lake_race/catalogue/families.h"

#include <array>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array tilesetTexts{
    CatalogueEntry{
        "T01", "letter-count", Severity::Error, "tileset", "validate", "",
        marked("over a side's tiles each of A, B, C has exactly four slots"), "the slots",
        marked("Counts the slots of all tiles of a side, letter by letter. Exactly four of each make the "
               "three races of a match possible on every lake that is laid with this side."),
        marked("A race needs a buoy on each of its four slots. With three slots there is no race; with five "
               "it is not clear which one stays empty."),
        marked("Add or remove slots, or change the letter of one, until each of A, B and C is found four "
               "times on the side.")},
    CatalogueEntry{"T02", "tile-letters", Severity::Warning, "tileset", "validate", "",
                   marked("each tile side has two slots, of different letters"), "the slots",
                   marked("Looks at every tile by itself: two slots, and not the same letter twice."),
                   marked("With two slots of different letters on each tile the buoys of a race are spread "
                          "over the board, however the tiles are laid. A tile with two slots of one letter "
                          "can put two buoys next to each other."),
                   marked("Move a slot to a tile that has only one, or swap the letters of two slots.")},
    CatalogueEntry{
        "T03", "every-lake-raceable", Severity::Error, "tileset", "verify", "T01",
        marked("every lake that the set can build, every race, every assignment can be raced"),
        "the failing layout, race, assignment and its own finding",
        marked("Builds every lake that the set can build (each order of the tiles, each tile as it is or "
               "turned by 180 degrees) and looks for a route under each of the 24 assignments of each race."),
        marked(
            "Players shuffle the tiles. A set that fails on one layout in a thousand fails at some table."),
        marked("Look at the layout that is shown: open a passage in the tile that closes the way, or move "
               "the slot that cannot be rounded.")},
    CatalogueEntry{"T04", "never-split", Severity::Warning, "tileset", "verify", "",
                   marked("no layout cuts the water in two"), "layout and cut",
                   marked("Builds every lake of the set and checks whether all its water is connected."),
                   marked("Water that no boat can reach is only decoration, and a slot there spoils a race."),
                   marked("Open the tile's edge where the cut is shown, so that two neighbouring tiles "
                          "always share water.")},
};

} // namespace

std::span<const CatalogueEntry> tilesetEntries() {
  return tilesetTexts;
}

} // namespace fairway::validator::lake_race
