#include "formats/regatta/kinds.h"

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

class DeckReader {
public:
  DeckReader(yaml::Reading& reading, const yaml::Fields& fields) : reading_(reading), fields_(fields) {}

  Deck read() {
    if (const auto card = fields_.require("card")) {
      const yaml::Fields sides(reading_, *card, {"width", "length"});
      deck_.width = requireNumber(reading_, sides, "width", minCardSide, maxCardSide);
      deck_.length = requireNumber(reading_, sides, "length", minCardSide, maxCardSide);
      sized_ = reading_.clean();
    }
    deck_.hand = readNumber(reading_, fields_, "hand", minHand, maxHand, deck_.hand);
    if (const auto cards = fields_.require("cards")) readCards(*cards);
    return std::move(deck_);
  }

private:
  void readCards(const yaml::Value& value) {
    if (!isListWithin(reading_, value, "cards", 1, maxCards)) return;
    bool counted = true;
    for (std::size_t i = 0; i < value.node().items.size(); ++i) {
      const yaml::Value card = value.item(i);
      deck_.cards.push_back(readCard(card));
      const auto count = card.find("count");
      counted = counted && (!count || yaml::wholeNumber(count->node()));
    }
    const int count = cardCount(deck_);
    if (counted && (count < minCards || count > maxCards))
      reading_.fault(value, "a deck has " + std::to_string(minCards) + " to " + std::to_string(maxCards) +
                                " cards in all, found " + std::to_string(count));
  }

  Card readCard(const yaml::Value& value) {
    Card card;
    const yaml::Fields fields(reading_, value, {"id", "count", "symbol", "across", "arrows"});
    if (const auto id = fields.require("id")) {
      card.id = yaml::asFilledText(reading_, *id).value_or("");
      if (!card.id.empty() && cardNamed(deck_, card.id))
        reading_.fault(*id, "there is a card '" + card.id + "' already; use `count` for several of a kind");
    }
    card.count = readNumber(reading_, fields, "count", 1, maxCards, 1);
    if (const auto symbol = fields.find("symbol"))
      card.symbol = yaml::asWord<Symbol>(reading_, *symbol, symbolNamed, {"helm", "cloud", "sun"})
                        .value_or(Symbol::None);
    if (const auto across = fields.find("across"))
      card.across = yaml::asBool(reading_, *across).value_or(false);
    readArrows(fields, value, card);
    return card;
  }

  void readArrows(const yaml::Fields& fields, const yaml::Value& value, Card& card) {
    const auto arrows = fields.find("arrows");
    const bool sun = card.symbol == Symbol::Sun;
    if (!arrows) {
      if (!sun && fields.valid())
        reading_.fault(value.node().offset, value.pathOf("arrows"),
                       "a card without a sun needs arrows: this key is missing");
      return;
    }
    if (sun) return reading_.fault(*arrows, "a sun has no arrows");
    if (!isListWithin(reading_, *arrows, "arrows", 1, maxArrows)) return;
    for (std::size_t i = 0; i < arrows->node().items.size(); ++i)
      card.arrows.push_back(readArrow(arrows->item(i), card.across));
  }

  Arrow readArrow(const yaml::Value& value, bool across) {
    Arrow arrow;
    if (!isListWithin(reading_, value, "points", 1, maxArrowPoints)) return arrow;
    for (std::size_t i = 0; i < value.node().items.size(); ++i)
      arrow.push_back(readArrowPoint(value.item(i), across));
    return arrow;
  }

  ArrowPoint readArrowPoint(const yaml::Value& value, bool across) {
    if (!isListOf(reading_, value, 3, "a point as [forward, right, turn]")) return {};
    const auto forward = yaml::asInteger(reading_, value.item(0), 0, maxCardSide);
    const auto right = yaml::asInteger(reading_, value.item(1), -maxCardSide / 2, maxCardSide / 2);
    const auto turn = asAngle(reading_, value.item(2), -345, 345);
    if (!forward || !right || !turn) return {};
    const ArrowPoint point{*forward, *right, *turn};
    if (sized_ && !liesOnCard(deck_, across, point))
      reading_.fault(value, "the point [" + std::to_string(*forward) + ", " + std::to_string(*right) +
                                "] is off the card, which reaches " +
                                std::to_string(across ? deck_.width : deck_.length) + " mm forward and " +
                                halfOf(across ? deck_.length : deck_.width) + " mm to each side");
    return point;
  }

  static std::string halfOf(int whole) { return std::to_string(whole / 2) + (whole % 2 == 0 ? "" : ".5"); }

  yaml::Reading& reading_;
  const yaml::Fields& fields_;
  Deck deck_;
  bool sized_ = false; // the card's size is known, so that points can be held against it
};

} // namespace

DeckBody readDeck(yaml::Reading& reading, const yaml::Fields& fields) {
  return {DeckReader(reading, fields).read()};
}

Deck readInlineDeck(yaml::Reading& reading, const yaml::Value& value) {
  return readDeck(reading, yaml::Fields(reading, value, deckKind().keys)).deck;
}

} // namespace fairway::formats::regatta
