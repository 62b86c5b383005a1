#pragma once

#include "formats/picture/legend.h"
#include "formats/playtest/kit.h"

#include <cairo.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

// Tables without a game, which have everything that a table can have.
namespace fairway::formats::playtest::test {

class BareBoard final : public Scene {
public:
  explicit BareBoard(Box box) : box_(box) {}
  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override { return {}; }
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override { return {}; }
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

protected:
  void paintLayers(cairo_t*, const PaintOptions&, Layers) const override {}

private:
  Box box_;
};

// All in a shade of its own, so that no two are the same picture.
inline Art shadeOfGray(double width, double height, double shade) {
  return {width, height, [shade](cairo_t* target) {
            cairo_set_source_rgb(target, shade, shade, shade);
            cairo_paint(target);
          }};
}

inline Piece pieceNamed(std::string id, double width, double height, int seat = 0, double shade = 0) {
  Piece piece;
  piece.id = piece.name = std::move(id);
  piece.faces = {shadeOfGray(width, height, shade)};
  piece.seat = seat;
  return piece;
}

// For three players.
inline Table fullTable() {
  Table table;
  table.board = std::make_shared<BareBoard>(Box{-1, -2, 19, 12});
  table.seats = {{"Red", {}}, {"Blue", {}}, {"Green", {}}};
  for (int seat = 1; seat <= 3; ++seat) {
    Piece boat = pieceNamed("boat-" + std::to_string(seat), 1, 0.5, seat, 0.1 * seat);
    boat.headings = 6;
    table.pieces.push_back(boat);
    for (int i = 0; i < 5; ++i)
      table.pieces.push_back(
          pieceNamed("chip-" + std::to_string(seat) + "-" + std::to_string(i), 0.8, 0.8, seat, 0.15));
    table.dice.push_back({"own-" + std::to_string(seat), "Die", {}, seat});
  }
  for (int i = 0; i < 7; ++i)
    table.pieces.push_back(pieceNamed("spare-" + std::to_string(i), 1.2, 0.6, 0, 0.5));
  table.pieces.push_back(pieceNamed("buoy", 1, 1, 0, 0.6));
  table.pieces.back().at = Point{3, 4};
  for (int i = 0; i < 4; ++i) {
    table.pieces.push_back(pieceNamed("tile-" + std::to_string(i), 2, 2, 0, 0.7));
    table.pieces.back().shuffled = i < 2 ? "large" : "small";
    if (i == 0) table.pieces.back().at = Point{10, 5};
  }
  table.dice.push_back({"common", "Die", {}, 0});
  Deck deck;
  deck.back = shadeOfGray(2, 3, 0.8);
  deck.cards = {{"c1", "One", shadeOfGray(2.2, 2.5, 0.85), 2}, {"c2", "Two", shadeOfGray(1.5, 3.4, 0.9), 1}};
  deck.hand = 3;
  table.deck = deck;
  table.belt = Belt{"Waterfall", "sections and boats", "Lost boats", 0, 10, 1};
  return table;
}

} // namespace fairway::formats::playtest::test
