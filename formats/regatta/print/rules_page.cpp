#include "formats/regatta/print/rules_page.h"

#include "formats/picture/surfaces.h"
#include "formats/print/rules_sheet.h"

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Course;
using fairway::regatta::Deck;

Phrase finishOf(const Course& course) {
  return course.finish == fairway::regatta::FinishWay::Back
             ? phrase("Start over the line between the two white buoys, round the other buoys in the order "
                      "of the plan, each on the side that its arrow shows, and finish over the line in the "
                      "opposite direction. What counts is the way of your bow.")
             : phrase("Start over the line between the two white buoys, round the other buoys in the order "
                      "of the plan, each on the side that its arrow shows, and finish over the line in the "
                      "same direction. What counts is the way of your bow.");
}

} // namespace

RulesInShort rulesInShort(const Course& course, const Deck& deck) {
  return {
      {phrase("What you need"),
       phrase("2 to 4 players, the table laid by the plan, the cards and a boat each. Shuffle the cards and "
              "deal {1} to each player. The first player is chosen at random. In turn, everyone places a "
              "boat behind the line, between the white buoys and at most a boat's length from it.",
              {deck.hand})},
      {phrase("The course"), finishOf(course)},
      {phrase("A turn"),
       phrase("Do one of three things:\n1. Play a card: lay it before your bow, in line with the boat, and "
              "choose an arrow. Put the stern on the arrow's tip, heading as the arrow does.\n2. Heave to "
              "and turn: the bow stays where it is, the boat turns to any heading.\n3. Heave to and change "
              "one to three cards.\nThen fill your hand again.")},
      {phrase("Touching"),
       phrase("Neither the way along the arrow nor the boat at its end may touch a buoy, an island, an "
              "obstacle or another boat, or leave the table. A boat counts as half its beam longer at bow "
              "and stern than it looks, with round ends.")},
      {phrase("Zones"),
       phrase("The room of one card before a boat's bow is its zone. Sailing through it is allowed. You may "
              "end in another boat's zone only if no card in your hand leads elsewhere; then your boat halts "
              "at the last stop before the zone.")},
      {phrase("Helm, cloud, sun"),
       phrase("Helm: you may play one more card at once, but no third. Cloud: the card is played twice, with "
              "any arrow each time. Sun: after a card, lay it before the bow of another boat that has none; "
              "that boat does nothing in its next turn but discard the sun.")},
      {phrase("The end"),
       phrase("A boat that crosses the finish has arrived, and leaves the table. The first "
              "to arrive wins; the others may race on for the next places.")},
  };
}

PrintJob rulesSheet(const Course& course, const Deck& deck, const std::string& title,
                    const PrintOptions& options) {
  return {title, options, [course, deck, options](PageTarget& target) -> std::optional<NoRoom> {
            const Paper paper = paperOf(options);
            target.page(paper.width, paper.height,
                        [&](cairo_t* page) { drawRulesSheet(page, rulesInShort(course, deck), options); });
            return std::nullopt;
          }};
}

} // namespace fairway::formats::regatta
