#include "validator/regatta/catalogue/families.h"

#include <array>

namespace fairway::validator::regatta {

namespace {

constexpr std::array deckTexts{
    CatalogueEntry{"D01", "deck-size", Severity::Warning, "deck", "validate", "", marked("55 cards"),
                   "the counts", marked("Counts the cards of the deck."),
                   marked("The game has 55 cards, and sheets of nine take them with little waste. Other "
                          "sizes play well too, but hands come round sooner or later."),
                   marked("Change the counts, or waive the finding.")},
    CatalogueEntry{"D02", "mirror", Severity::Warning, "deck", "validate", "",
                   marked("each card's mirror image is there as often, symbols included"), "the cards",
                   marked("Compares each card with all others turned to the other side: arrows, symbol and "
                          "the way it lies."),
                   marked("Where one side has more cards, boats turn to that side more easily, and a course "
                          "is harder one way round than the other."),
                   marked("Add the mirror image of each card that is named, or make the counts equal.")},
    CatalogueEntry{"D03", "headings", Severity::Warning, "deck", "validate", "",
                   marked("the turns reach all 24 headings"), "the headings missed",
                   marked("Adds up the turns of the arrows in every way."),
                   marked("A heading that no card leads to can be reached only by heaving to."),
                   marked("Add an arrow that turns by another multiple of 15 degrees.")},
    CatalogueEntry{"D04", "smooth", Severity::Warning, "deck", "validate", "",
                   marked("each leg of an arrow runs within 45 degrees of the headings at its ends"),
                   "the leg",
                   marked("Measures the angle between each leg and the headings at both of its ends."),
                   marked("Along a leg that runs askew the boat would slide sideways, which looks wrong on "
                          "the table and in print."),
                   marked("Move the point or change its turn.")},
    CatalogueEntry{"D05", "hands", Severity::Warning, "deck", "validate", "",
                   marked("at most 15 % of hands lack an arrow to port, ahead or to starboard"),
                   "the chances",
                   marked("Computes, exactly, how many fresh hands have no arrow whose tip turns to port, "
                          "ahead or to starboard."),
                   marked("A player who lacks one of them loses turns by changing cards."),
                   marked("Add cards of the kind that is missing, or jokers.")},
    CatalogueEntry{"D06", "circles", Severity::Info, "deck", "validate", "",
                   marked("the turning circle of each arrow played on and on"), "the circles, as paths",
                   marked("Follows each arrow that turns until the boat heads as it did."),
                   marked("The tightest circle says how much water a buoy needs round it."),
                   marked("Nothing needs to be done.")},
    CatalogueEntry{
        "D07", "deal", Severity::Error, "deck", "validate", "",
        marked("the hands of four boats can be dealt, and a card is left to draw"), "the counts",
        marked("Compares the number of cards with four hands and one card more."),
        marked("Without enough cards four boats cannot sail. Without a draw pile players draw back "
               "the very cards that they have just discarded, so hands never change."),
        marked("Add cards, or make hands smaller.")},
};

} // namespace

std::span<const CatalogueEntry> deckEntries() {
  return deckTexts;
}

} // namespace fairway::validator::regatta
