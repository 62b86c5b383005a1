#include "formats/regatta/kinds.h"

namespace fairway::formats::regatta {

// Comments stand at the head only, where a canonical rewrite keeps them.

namespace {

// What a deck's own document and a regatta with its deck inside have in common.
constexpr std::string_view deckFields = R"(card: {width: 63, length: 88}
hand: 5
cards:
  - {id: s88, count: 6, arrows: [[[44, 0, 0], [88, 0, 0]]]}
  - {id: s63, count: 4, across: true, arrows: [[[32, 0, 0], [63, 0, 0]]]}
  - {id: s88-cloud, count: 3, symbol: cloud, arrows: [[[44, 0, 0], [88, 0, 0]]]}
  - {id: p30, count: 3, arrows: [[[46, -6, -15], [88, -24, -30]]]}
  - {id: p45, count: 3, arrows: [[[27, -4, -15], [53, -14, -30], [75, -31, -45]]]}
  - {id: p60, count: 2, arrows: [[[16, -2, -15], [31, -8, -30], [44, -18, -45], [54, -31, -60]]]}
  - {id: p90, count: 2, arrows: [[[8, -1, -15], [16, -4, -30], [22, -9, -45], [27, -16, -60], [30, -23, -75], [31, -31, -90]]]}
  - {id: p30-helm, count: 1, symbol: helm, arrows: [[[46, -6, -15], [88, -24, -30]]]}
  - {id: p45-helm, count: 2, symbol: helm, arrows: [[[27, -4, -15], [53, -14, -30], [75, -31, -45]]]}
  - {id: p30-60, count: 2, arrows: [[[46, -6, -15], [88, -24, -30]], [[16, -2, -15], [31, -8, -30], [44, -18, -45], [54, -31, -60]]]}
  - {id: p-slip, count: 1, arrows: [[[30, -6, -15], [58, -19, -15], [88, -25, 0]]]}
  - {id: t30, count: 3, arrows: [[[46, 6, 15], [88, 24, 30]]]}
  - {id: t45, count: 3, arrows: [[[27, 4, 15], [53, 14, 30], [75, 31, 45]]]}
  - {id: t60, count: 2, arrows: [[[16, 2, 15], [31, 8, 30], [44, 18, 45], [54, 31, 60]]]}
  - {id: t90, count: 2, arrows: [[[8, 1, 15], [16, 4, 30], [22, 9, 45], [27, 16, 60], [30, 23, 75], [31, 31, 90]]]}
  - {id: t30-helm, count: 1, symbol: helm, arrows: [[[46, 6, 15], [88, 24, 30]]]}
  - {id: t45-helm, count: 2, symbol: helm, arrows: [[[27, 4, 15], [53, 14, 30], [75, 31, 45]]]}
  - {id: t30-60, count: 2, arrows: [[[46, 6, 15], [88, 24, 30]], [[16, 2, 15], [31, 8, 30], [44, 18, 45], [54, 31, 60]]]}
  - {id: t-slip, count: 1, arrows: [[[30, 6, 15], [58, 19, 15], [88, 25, 0]]]}
  - {id: joker, count: 3, arrows: [[[16, -2, -15], [31, -8, -30], [44, -18, -45], [54, -31, -60]], [[27, -4, -15], [53, -14, -30], [75, -31, -45]], [[44, 0, 0], [88, 0, 0]], [[27, 4, 15], [53, 14, 30], [75, 31, 45]], [[16, 2, 15], [31, 8, 30], [44, 18, 45], [54, 31, 60]]]}
  - {id: joker-small, count: 2, across: true, arrows: [[[23, -3, -15], [44, -12, -30], [62, -26, -45]], [[32, 0, 0], [63, 0, 0]], [[23, 3, 15], [44, 12, 30], [62, 26, 45]]]}
  - {id: sun, count: 5, symbol: sun}
)";

} // namespace

std::string_view regattaTemplate() {
  static const std::string text =
      R"(# A course for the card regatta with its deck. Change what you like, then run `fairway validate` on it.
# deck: the deck itself, as here, or the name of its file: `deck: classic.deck.yaml`.
# table: width and height in millimetres. Points are [x, y], x to the right and y down from the top left corner.
# line: the white buoys, named as seen by a boat that starts. finish: back over the line the other way, or through again.
# boats: their length and beam. buoy: the diameter of buoys.
# buoys: the buoys to be rounded. round: in which order, and to which side each is left.
# islands: polygons, corner by corner. obstacles: round things such as cups.
fairway: 1
kind: regatta
name: New regatta
deck:
)" + indented(deckFields, 2) +
      R"(table: [1000, 800]
line: {left: [375, 650], right: [625, 650]}
finish: back
boats: {length: 45, beam: 15}
buoy: 12
buoys:
  - {name: red, at: [300, 250]}
  - {name: green, at: [700, 150]}
round:
  - {buoy: red, leave: starboard}
  - {buoy: green, leave: starboard}
obstacles:
  - {name: cup, at: [500, 400], diameter: 80}
)";
  return text;
}

std::string_view deckTemplate() {
  static const std::string text =
      R"(# A deck of 55 cards for the card regatta. Change what you like, then run `fairway validate` on it.
# card: its size in millimetres. hand: how many cards a player holds.
# count: how many cards of a kind there are. symbol: helm (one card more), cloud (played twice) or sun (becalms a boat).
# across: the card is laid with its long side abeam.
# arrows: each a list of up to six points [forward, right, turn], seen from the middle of the card's near edge: millimetres,
#   and the turn to starboard in degrees, a multiple of 15. A boat's stern comes to lie on the last point.
fairway: 1
kind: deck
name: New deck
)" + std::string(deckFields);
  return text;
}

} // namespace fairway::formats::regatta
