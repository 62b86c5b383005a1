#include "formats/regatta/kinds.h"

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

std::string written(const Arrow& arrow) {
  std::vector<std::string> points;
  for (const ArrowPoint& point : arrow)
    points.push_back(flowSequence(std::vector<int>{point.forward, point.right, point.turn}));
  return flowSequence(points);
}

std::string written(const Card& card) {
  FlowMapping mapping;
  mapping.add("id", flowScalar(card.id)).add("count", card.count);
  if (card.symbol != Symbol::None) mapping.add("symbol", nameOf(card.symbol));
  if (card.across) mapping.add("across", "true");
  std::vector<std::string> arrows;
  for (const Arrow& arrow : card.arrows) arrows.push_back(written(arrow));
  if (!arrows.empty()) mapping.add("arrows", flowSequence(arrows));
  return mapping.text();
}

} // namespace

void writeDeck(Emitter& out, const Deck& deck) {
  out.field("card", FlowMapping().add("width", deck.width).add("length", deck.length).text());
  out.field("hand", deck.hand);
  out.open("cards");
  for (const Card& card : deck.cards) out.item(written(card));
  out.close();
}

void writeBody(Emitter& out, const DeckBody& body) {
  writeDeck(out, body.deck);
}

} // namespace fairway::formats::regatta
