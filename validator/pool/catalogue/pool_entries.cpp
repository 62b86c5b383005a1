#include "validator/pool/catalogue/entries.h"

#include <array>

namespace fairway::validator::pool {

namespace {

constexpr std::array poolTexts{
    CatalogueEntry{"P01", "pool-one-water", Severity::Error, "pool", "validate", "",
                   marked("all water is connected by sides"), "the smaller bodies, as regions",
                   marked("Finds the bodies of water whose squares share sides. The largest one is taken for "
                          "the pool; every "
                          "other body is a finding."),
                   marked("Only slanted steps lead from one body to another. A tile that lies in a small one "
                          "is lost to the "
                          "game."),
                   marked("Join the water by a side, or make the small body deck.")},
    CatalogueEntry{"P02", "pool-ladders", Severity::Error, "pool", "validate", "",
                   marked("each bar has a ladder; each ladder hangs on water, with no water beyond"),
                   "the squares",
                   marked("Looks at both sides of every ladder, and counts those that hang on water."),
                   marked("Without a ladder a side can never arrive. A ladder with water beyond it leads "
                          "nowhere that one can "
                          "draw."),
                   marked("Hang the ladder on a water square, at a side where the pool ends.")},
    CatalogueEntry{
        "P03", "pool-room", Severity::Error, "pool", "validate", "",
        marked("start rows take all tiles, sides share no start square, a setup fits"), "the rows or squares",
        marked("Counts the tiles that the start rows of each side take: as many as they have slabs, or as "
               "they have "
               "water squares where these are fewer. Compares the start squares of both sides. Places a "
               "setup tile "
               "by tile."),
        marked("If some tiles cannot be placed, the game cannot begin."),
        marked("Add start rows, let them take more swimmers, or move the setup's tiles into them.")},
    CatalogueEntry{"P04", "pool-way", Severity::Error, "pool", "validate", "",
                   marked("every start square has a way to its bar"),
                   "the way, as a path, or the region reached from the square",
                   marked("Searches the shortest way over water, by sides, from every start square to a "
                          "ladder of its own bar. The bar itself counts as one step. A pool in which a bar "
                          "has no ladder at all is not judged (P02)."),
                   marked("A swimmer that begins where no way leads home can only wait to be bitten."),
                   marked("Open a way, hang a ladder on that water, or keep the start rows off it.")},
    CatalogueEntry{
        "P05", "pool-even-ways", Severity::Warning, "pool", "validate", "P04",
        marked("the sides' shortest ways are equal, and their mean ways within 5 %"), "both ways, as paths",
        marked("Compares the ways of both sides from their start squares to their bars."),
        marked("The side with the shorter way arrives first, and the first arrival opens the bars."),
        marked("Move ladders or start rows until both sides have as far to go.")},
    CatalogueEntry{"P06", "pool-symmetry", Severity::Info, "pool", "validate", "",
                   marked("some symmetry swaps the sides"), "the squares that break the nearest symmetry",
                   marked("Turns the pool by half, mirrors it from top to bottom and from left to right, and "
                          "compares water, "
                          "ladders and start rows with those of the other side."),
                   marked("A pool that looks the same to both sides can favour only the side that begins."),
                   marked("Nothing needs to be mended: other pools can be fair as well. See P12.")},
    CatalogueEntry{
        "P07", "pool-choke", Severity::Warning, "pool", "validate", "",
        marked("no square whose loss leaves two parts of 3 or more squares of its body"),
        "the squares, as a cut, and the smaller part, as a region",
        marked("Removes every water square, one at a time, and looks which parts its body of water splits "
               "into. Squares that follow each other in one narrow passage are reported together."),
        marked("Tiles cannot jump: where the water is one square wide a single tile stops all others."),
        marked("Widen the passage to two squares, or open a second one. Waive it where the narrows are the "
               "point of "
               "the pool.")},
    CatalogueEntry{
        "P08", "pool-plug", Severity::Warning, "pool", "validate", "P04",
        marked("no single tile shuts a bar: at least two squares are needed to part start and ladders"),
        "the cut",
        marked(
            "Finds the fewest squares that part a side's start squares from its ladders. Start squares and "
            "ladder squares may be among them."),
        marked("If one square is enough, the other side puts a swimmer there and the bar is shut."),
        marked("Hang a second ladder elsewhere, or widen the way to the bar.")},
    CatalogueEntry{
        "P09", "pool-stuck", Severity::Warning, "pool", "validate", "P01",
        marked("alone in the pool, bars open, each number has a move from every square"),
        "the number, and the squares as a region",
        marked(
            "Puts a crocodile of each number on every water square of the empty pool and looks for a move."),
        marked("A crocodile goes exactly its number of steps. Where it cannot, it lies until it is bitten."),
        marked("Give the number more corners, or the water more room.")},
    CatalogueEntry{
        "P10", "pool-never-home", Severity::Warning, "pool", "validate", "P01",
        marked("alone in the pool, bars open, each number gets home from every square"),
        "the number, and the squares as a region",
        marked("Computes the fewest turns that a crocodile of each number needs to its bar, from every water "
               "square of the empty pool. Squares from which it never arrives are a finding. A pool in which "
               "a bar "
               "has no ladder at all is not judged (P02)."),
        marked(
            "Without slanted steps an even crocodile never leaves its colour of the chequerboard. With all "
            "ladders on one colour, half of the squares are a trap."),
        marked("Hang ladders on squares of both colours, or give the number more corners.")},
    CatalogueEntry{
        "P11", "pool-first-bite", Severity::Warning, "pool", "validate", "",
        marked(
            "red's best first reveal bites with a chance of 1/3 at most in the setup, 1/2 in any placement"),
        "the tile, and its ways as paths",
        marked("Counts for each red tile of the setup the numbers that end on a yellow tile; and for each "
               "red start "
               "square the numbers that reach some yellow start square of the empty pool."),
        marked("Red begins. If the first reveal bites more often than not, the game is decided before yellow "
               "has "
               "moved."),
        marked("Move the start rows or the setup's tiles apart.")},
};

} // namespace

std::span<const CatalogueEntry> poolEntries() {
  return poolTexts;
}

} // namespace fairway::validator::pool
