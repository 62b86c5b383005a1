#pragma once

#include "formats/playtest/table_layout.h"
#include "formats/playtest/vtt_assets.h"
#include "rules/base/tree.h"

namespace fairway::formats::playtest {

// A table as VirtualTabletop has it: its widgets by their ids, behind `_meta`.
class VttWidgets {
public:
  VttWidgets(const Table& table, const TableLayout& layout, VttAssets& assets)
      : table_(table), layout_(layout), assets_(assets) {}

  // The whole table; `picture` is its background, `sheet` the rules.
  void addTo(Tree& state, const std::string& picture, const std::string& sheet);

private:
  void add(const std::string& id, Tree widget);
  void addSeat(std::size_t index);
  void addPiece(std::size_t index);
  void addDie(std::size_t index);
  void addDeck();
  void addCards(const Deck& deck);
  void addStocks();
  void addFresh();
  void addBelt();
  void addButton(const std::string& id, const Box& box, const std::string& text, Tree routine,
                 bool atGameStart = false);
  Tree grid(const std::vector<Area>& areas, double width, double height) const;
  Tree laid(const Box& box) const;
  std::string art(const Art& art, double scale);

  const Table& table_;
  const TableLayout& layout_;
  VttAssets& assets_;
  Tree* state_ = nullptr;
  int z_ = 0;
};

// What a click on the belt's button does.
Tree beltRoutine(const Table& table, const TableLayout& layout);
// What lays a new game: backs and cards are shuffled, and what has a place at the start is put there.
Tree freshRoutine(const Table& table, const TableLayout& layout);

} // namespace fairway::formats::playtest
