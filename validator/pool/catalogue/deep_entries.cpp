#include "validator/pool/catalogue/entries.h"

#include <array>

namespace fairway::validator::pool {

namespace {

constexpr std::string_view needed = "P01 P02 P03 P04";

constexpr std::array deepTexts{
    CatalogueEntry{"P12", "pool-sides", Severity::Warning, "pool", "validate --deep", needed,
                   marked("both sides' points are within 3 of 50 %, shown by equivalence (99 %)"),
                   "the intervals",
                   marked("Lets strong pilots play thousands of games against each other. A win is a point, "
                          "a draw half of one. "
                          "The claim holds only if the whole interval lies within the margin."),
                   marked("Players choose a colour, not a handicap."),
                   marked("Make the pool symmetric (P06), or the ways equal (P05). If a symmetric pool "
                          "favours the side that begins, move the sides apart.")},
    CatalogueEntry{"P13", "pool-endless", Severity::Warning, "pool", "validate --deep", needed,
                   marked("at most 5 % of games are endless"), "a line that loops",
                   marked("Counts the games of P12 that ended not because one side had left the pool, but "
                          "because both were blocked, a position came back or nothing happened any more."),
                   marked("A game that peters out is no fun for either side."),
                   marked("Give crocodiles ways to the ladders from everywhere (P09, P10), and make the pool "
                          "smaller or its "
                          "passages wider.")},
    CatalogueEntry{"P14", "pool-length", Severity::Info, "pool", "validate --deep", needed,
                   marked("how many turns a game takes: the mean, and the 95th in a hundred"), "a histogram",
                   marked("Counts the turns of the games of P12."),
                   marked("The published pool takes about sixty turns, twenty minutes."),
                   marked("Nothing to mend: this is for your information.")},
    CatalogueEntry{
        "P15", "pool-opener", Severity::Warning, "pool", "validate --deep", needed,
        marked("the side that arrives first wins at most 80 %"), "the interval",
        marked(
            "Counts how often the side that arrived first won, among the games of P12 that were not drawn."),
        marked("If the first arrival decides, the rest of the game is played for nothing."),
        marked("Demand a smaller opening, or bring the bars closer so that the other side can answer.")},
};

} // namespace

std::span<const CatalogueEntry> deepEntries() {
  return deepTexts;
}

} // namespace fairway::validator::pool
