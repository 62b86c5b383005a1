#include "formats/regatta/picture/deck_scene.h"

#include "formats/picture/legend.h"
#include "formats/regatta/picture/card_face.h"
#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Deck;

constexpr double gap = 6;     // millimetres between cards
constexpr double caption = 8; // below each
constexpr double rim = 6;     // round everything

// Rows from left to right, a little broader than high on the whole.
std::vector<Box> layOut(const Deck& deck) {
  const double area =
      static_cast<double>(deck.cards.size()) * (deck.width + gap) * (deck.length + gap + caption);
  const double widest = std::max(std::sqrt(1.5 * area), static_cast<double>(deck.length) + gap);
  const double height = std::max(deck.length, deck.width);
  std::vector<Box> places;
  Point next{rim, rim};
  for (const Card& card : deck.cards) {
    const CardRoom room = roomOf(deck, card.across);
    if (next.x > rim && next.x + room.width > widest) next = {rim, next.y + height + caption + gap};
    // Small cards stand on the same foot as the others of their row.
    const double top = next.y + height - room.height;
    places.push_back({next.x, top, next.x + room.width, top + room.height});
    next.x += room.width + gap;
  }
  return places;
}

Box boxRound(const std::vector<Box>& places) {
  Box box{0, 0, 2 * rim, 2 * rim};
  for (const Box& place : places) box.include({place.right + rim, place.bottom + caption + rim});
  return box;
}

class DeckPainter {
public:
  DeckPainter(cairo_t* target, const DeckScene& scene, const PaintOptions& options)
      : pen_(target), texts_(target), scene_(scene), options_(options), theme_(themeOf(options.theme)) {}

  void paint(DeckLayer layer) const {
    if (layer == DeckLayer::Cards) {
      pen_.box(scene_.box());
      pen_.use(theme_.paper);
      pen_.fill();
    }
    for (std::size_t i = 0; i < scene_.deck().cards.size(); ++i) {
      if (options_.visible && !options_.visible->meets(scene_.cardBox(i).grown(caption))) continue;
      const Pen::Kept kept(pen_);
      cairo_translate(pen_.cairo(), scene_.cardBox(i).left, scene_.cardBox(i).top);
      paintCard(layer, i);
    }
  }

private:
  void paintCard(DeckLayer layer, std::size_t number) const {
    const Card& card = scene_.deck().cards[number];
    const CardRoom room = roomOf(scene_.deck(), card.across);
    const CardInks inks = inksFor(wayOf(card), theme_);
    switch (layer) {
    case DeckLayer::Cards:
      drawCardGround(pen_, room, inks);
      addCardOutline(pen_, room);
      pen_.use(theme_.inkFaint, std::max(0.25, 0.8 / options_.unitPixels));
      pen_.stroke();
      break;
    case DeckLayer::Arrows:
      drawCardArrows(pen_, room, inks, card);
      break;
    case DeckLayer::Stops:
      drawCardStops(pen_, room, inks, card);
      break;
    case DeckLayer::Symbols:
      drawCardSymbol(pen_, room, inks, card);
      break;
    case DeckLayer::Labels:
      if (options_.unitPixels > 1) drawCardLabels(texts_, room, inks, card);
      texts_.drawCentred("× " + std::to_string(card.count), {5, Face::SansBold, Align::Centre},
                         {room.width / 2, room.height + 4.2}, theme_.ink);
      break;
    case DeckLayer::Findings:
      if (std::find(scene_.marked.begin(), scene_.marked.end(), number) == scene_.marked.end()) break;
      pen_.dash({4, 2.5});
      addCardOutline(pen_, room);
      pen_.strokeCased(theme_.severities[static_cast<std::size_t>(Severity::Warning)], 1.6, theme_.markCase,
                       2.4);
      pen_.dash({});
      break;
    }
  }

  Pen pen_;
  Texts texts_;
  const DeckScene& scene_;
  const PaintOptions& options_;
  const Theme& theme_;
};

} // namespace

DeckScene::DeckScene(Deck deck) : deck_(std::move(deck)), places_(layOut(deck_)), box_(boxRound(places_)) {}

DeckScene DeckScene::ofCard(const Deck& deck, std::size_t card) {
  Deck one = deck;
  one.cards = {deck.cards[card]};
  DeckScene scene(std::move(one));
  scene.box_ = scene.places_[0].grown(1);
  return scene;
}

std::optional<std::size_t> DeckScene::cardAt(Point point) const {
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (places_[i].contains(point)) return i;
  return std::nullopt;
}

void DeckScene::paint(cairo_t* target, const PaintOptions& options) const {
  paintLayers(target, options, whole ? Layers() : options.layers.with(DeckLayer::Cards));
}

void DeckScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  const DeckPainter painter(target, *this, options);
  for (int layer = 0; layer < deckLayerCount; ++layer)
    if (layers.has(layer)) painter.paint(static_cast<DeckLayer>(layer));
}

std::vector<LegendEntry> DeckScene::legend(const Theme& theme, Layers layers, const Speaker& speaker) const {
  std::vector<LegendEntry> entries;
  if (!layers.has(DeckLayer::Symbols)) return entries;
  const auto add = [&](Symbol symbol, const Phrase& words) {
    if (std::none_of(deck_.cards.begin(), deck_.cards.end(),
                     [symbol](const Card& card) { return card.symbol == symbol; }))
      return;
    entries.push_back({[symbol, &theme](const Pen& pen, const Texts&) {
                         drawSymbol(pen, symbol, {}, 0.46,
                                    inksFor(symbol == Symbol::Sun ? CardWay::Calm : CardWay::Ahead, theme));
                       },
                       words.in(speaker)});
  };
  add(Symbol::Helm, phrase("helm: play one more card at once"));
  add(Symbol::Cloud, phrase("cloud: play the card twice"));
  add(Symbol::Sun, phrase("sun: becalm another boat"));
  return entries;
}

std::string DeckScene::scaleInWords(int units, double millimetres, const Speaker& speaker) const {
  return phrase(
             "{1} mm of a card, here {2} mm; {3} cards in all",
             {std::to_string(units), withDigits(units * millimetres, 4), fairway::regatta::cardCount(deck_)})
      .in(speaker);
}

} // namespace fairway::formats::regatta
