#pragma once

#include "formats/picture/scene.h"
#include "formats/regatta/picture/layers.h"
#include "formats/regatta/picture/marks.h"
#include "rules/regatta/board/deck.h"

namespace fairway::formats::regatta {

// Every kind of card of a deck, laid out in rows as they are played. The unit is a millimetre.
class DeckScene final : public Scene {
public:
  explicit DeckScene(fairway::regatta::Deck deck);
  // One of its cards by itself, with no more room than it takes.
  static DeckScene ofCard(const fairway::regatta::Deck& deck, std::size_t card);

  const fairway::regatta::Deck& deck() const { return deck_; }
  const Box& box() const override { return box_; }

  // Where a card of the deck's list lies.
  const Box& cardBox(std::size_t card) const { return places_[card]; }
  std::optional<std::size_t> cardAt(Point point) const;

  std::span<const std::string_view> layerNames() const override { return deckLayerNames; }
  void paint(cairo_t* target, const PaintOptions& options) const override;
  std::vector<LegendEntry> legend(const Theme& theme, Layers layers, const Speaker& speaker) const override;
  int scaleBlock() const override { return 10; }
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;

  // Whatever layers are chosen: on a screen where they are chosen for tables.
  bool whole = false;

  // Cards that stand out, such as those whose mirror image is missing; numbers of the deck's list.
  std::vector<std::size_t> marked;

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;

  fairway::regatta::Deck deck_;
  std::vector<Box> places_;
  Box box_;
};

} // namespace fairway::formats::regatta
