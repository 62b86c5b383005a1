#include "validator/river/catalogue/entries.h"

#include <array>

namespace fairway::validator::river {

namespace {

constexpr std::array deepTexts{
    CatalogueEntry{
        "R08", "save", Severity::Info, "river", "validate --deep", "R02",
        marked("par alone, and the save chance by section"), "the sections, from the most to the least safe",
        marked("Solves one player alone exactly: the most points that can be expected, how many boats are "
               "saved, and a lone boat's chance to reach the harbour from each section."),
        marked(
            "It is the measure of a river: how much it gives to a good player, and where it is dangerous."),
        marked("Nothing needs to be done: this is information.")},
    CatalogueEntry{
        "R09", "tension", Severity::Warning, "river", "validate --deep", "R02",
        marked("the best chance alone to save all boats is 10 % to 95 %"), "the chance",
        marked("Solves one player alone who wants nothing but to save all boats."),
        marked(
            "If every boat gets home there is nothing to fear; if none does there is nothing to hope for."),
        marked("Change the start, the numbers of the die, or the number of sandbanks, waves and eddies.")},
    CatalogueEntry{
        "R10", "length", Severity::Warning, "river", "validate --deep", "R02",
        marked("two perfect players need 8 to 30 rounds"), "the mean",
        marked("Follows two perfect players through all chances of the die."),
        marked("Shorter games are decided by a few rolls, longer ones outlast the patience of children."),
        marked("Change the length of the river, the start, the numbers of the die, or the boats.")},
    CatalogueEntry{"R11", "seats-two", Severity::Warning, "river", "validate --deep", "R02",
                   marked("the first of two perfect players wins within 2 points of a half"),
                   "the fairest order of the sections",
                   marked("Solves two players exactly; a tie counts as a half. Where it fails, solves the "
                          "other orders of the sections too and reports the fairest."),
                   marked("Rolling first should not decide the game."),
                   marked("Lay the sections in the fairest order (`validate --deep --fix` does it), or take "
                          "turns to go first.")},
    CatalogueEntry{
        "R12", "seats", Severity::Warning, "river", "validate --deep", "R02",
        marked("every seat of three and of four wins within 2 points of its equal share"),
        "intervals by seat",
        marked("Races fleet pilots many times and judges by equivalence: every interval must lie within "
               "the margin. \"No difference was found\" is never called fair."),
        marked("Rolling first should not decide the game."),
        marked("Try other orders of the sections (`fairway orders`), or take turns to go first.")},
    CatalogueEntry{
        "R13", "skill", Severity::Warning, "river", "validate --deep", "R02",
        marked("perfect beats random in 60 % or more"), "the win by seat",
        marked("Solves the best answer to a player who picks evenly among the options, from both seats."),
        marked("Where choices hardly matter, players only watch the die."),
        marked("More boats, more special sections or a die with more wind give more to decide.")},
    CatalogueEntry{
        "R14", "every-order", Severity::Warning, "river", "validate --deep", "R01 R02 R03",
        marked("R01 to R03 hold in every order of the sections not fixed"),
        "the worst order; how many there are",
        marked("Judges all boats home, the end and doomed boats in each order of the sections that are not "
               "fixed, or in 5,000 of them drawn at random."),
        marked("The rules let players swap sections at will: what they lay should still be a game."),
        marked("Fix the sections that must keep their place (`fixed: true`), or change their kinds.")},
};

} // namespace

std::span<const CatalogueEntry> deepEntries() {
  return deepTexts;
}

} // namespace fairway::validator::river
