#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::PlacedTile;
using fairway::lake_race::Slot;

namespace {

// Lays, swaps and turns the tiles of a board. A drag swaps two tiles; a click with a tile chosen in the
// palette lays it. By keyboard the arrows go from place to place, Enter lays the chosen tile, or picks one up
// and swaps it with the next.
class TileTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Tiles; }

  std::string hint() const override {
    const PlacedTile& toLay = desk().options().tileToLay;
    if (!toLay.tile.empty())
      return say("Click a place to lay tile {1}, Z turns it, Esc cancels", {toLay.tile});
    if (from_) return say("Release it on another place to swap the tiles, Esc cancels");
    if (!desk().shownLake().lake)
      return say("{1} Choose a tile in the palette, then click its place.", {desk().shownLake().fault});
    return say("Drag a tile onto another to swap them, Z turns it");
  }

  Ghost ghost() const override {
    Ghost ghost;
    const std::optional<TilePlace> place = over();
    if (!place) return ghost;
    ghost.outline = cellsOf(*place);
    const PlacedTile& toLay = desk().options().tileToLay;
    if (from_ && *from_ != *place) {
      const PlacedTile* one = tileAt(layout(), *from_);
      const PlacedTile* other = tileAt(layout(), *place);
      if (one && other) showLaid(ghost, *place, *one), showLaid(ghost, *from_, *other);
    } else if (!toLay.tile.empty()) {
      showLaid(ghost, *place, toLay);
    }
    return ghost;
  }

  CommandPtr key(Key key) override {
    const TilePlace at = selected().value_or(TilePlace{});
    const auto go = [&](int rows, int columns) {
      const TilePlace next = selected() ? TilePlace{at.row + rows, at.column + columns} : at;
      if (tileAt(layout(), next)) desk().select(next);
      pointWithKeys();
      return nullptr;
    };
    switch (key) {
    case Key::TurnRight:
    case Key::TurnLeft:
      if (PlacedTile& inHand = desk().options().tileToLay; !inHand.tile.empty()) {
        inHand.turned = !inHand.turned;
        return nullptr;
      }
      return turnAt(over());
    case Key::Delete:
      return selected() ? liftTile(layout(), at) : nullptr;
    case Key::Enter:
      return enter();
    case Key::Left:
      return go(0, -1);
    case Key::Right:
      return go(0, 1);
    case Key::Up:
      return go(-1, 0);
    case Key::Down:
      return go(1, 0);
    default:
      return nullptr;
    }
  }

  bool takesArrows() const override { return true; }
  bool takesEnter() const override { return !hover(); }
  CommandPtr wheel(int) override { return turnAt(over()); }

  bool cancel() override {
    if (from_) return from_.reset(), true;
    if (!desk().options().tileToLay.tile.empty()) return desk().options().tileToLay = {}, true;
    if (!selected()) return false;
    desk().select({});
    return true;
  }

private:
  CommandPtr pressed(const CellPointer&) override {
    const std::optional<TilePlace> place = over();
    desk().select(place ? Selection(*place) : Selection());
    if (!place) return nullptr;
    if (!desk().options().tileToLay.tile.empty()) return layAt(*place);
    if (const PlacedTile* tile = tileAt(layout(), *place); tile && !tile->tile.empty()) from_ = place;
    return nullptr;
  }

  CommandPtr released(const CellPointer&) override {
    const std::optional<TilePlace> place = over();
    if (!place) from_.reset();
    return place && from_ ? swapWith(*place) : nullptr;
  }

  bool dragging() const override { return from_.has_value(); }

  const formats::lake_race::TileLayout& layout() const {
    const formats::lake_race::TileLayout* layout = tileLayoutOf(desk().document().content());
    FAIRWAY_EXPECTS(layout != nullptr);
    return *layout;
  }

  const fairway::lake_race::Tileset& set() const {
    const std::optional<fairway::lake_race::Tileset>& set = lakeReferences(desk().document()).set;
    FAIRWAY_EXPECTS(set.has_value());
    return *set;
  }

  std::optional<TilePlace> selected() const {
    const auto* place = std::get_if<TilePlace>(&desk().selection());
    return place ? std::optional(*place) : std::nullopt;
  }

  // the pointer's place, else the keyboard's
  std::optional<TilePlace> over() const {
    return hover() ? placeAt(set(), layout().side, *hover()) : selected();
  }

  std::vector<Cell> cellsOf(TilePlace place) const {
    const Cell corner = cornerOf(set(), layout().side, place);
    std::vector<Cell> cells;
    for (int row = 0; row < set().tileRows; ++row)
      for (int column = 0; column < set().tileColumns; ++column)
        cells.push_back({corner.column + column, corner.row + row});
    return cells;
  }

  void showLaid(Ghost& ghost, TilePlace place, const PlacedTile& laid) const {
    const Cell corner = cornerOf(set(), layout().side, place);
    const auto side = set().sides.find(layout().side);
    const fairway::lake_race::Tile* tile = side == set().sides.end() ? nullptr : side->second.find(laid.tile);
    for (const Cell cell : cellsOf(place)) {
      const Cell within{cell.column - corner.column + 1, cell.row - corner.row + 1};
      ghost.cells.push_back({cell, tile ? tile->map.at(laid.turned ? tile->map.turnedHalf(within) : within)
                                        : fairway::lake_race::Terrain::Void});
    }
    if (!tile) return;
    for (const Slot& slot : tile->slots) {
      const Cell at = laid.turned ? tile->map.turnedHalf(slot.at) : slot.at;
      ghost.slots.push_back({slot.race,
                             {corner.column + at.column - 1, corner.row + at.row - 1},
                             laid.turned ? opposite(slot.letter) : slot.letter});
    }
  }

  CommandPtr turnAt(std::optional<TilePlace> place) const {
    return place ? turnTile(layout(), *place) : nullptr;
  }

  CommandPtr layAt(TilePlace place) {
    return layTile(layout(), set(), place, std::exchange(desk().options().tileToLay, {}));
  }

  CommandPtr swapWith(TilePlace place) {
    const TilePlace from = *std::exchange(from_, std::nullopt);
    desk().select(place);
    return swapTiles(layout(), from, place);
  }

  CommandPtr enter() {
    const std::optional<TilePlace> at = selected();
    if (!at) return nullptr;
    if (!desk().options().tileToLay.tile.empty()) return layAt(*at);
    if (from_) return swapWith(*at);
    from_ = at;
    return nullptr;
  }

  std::optional<TilePlace> from_; // where a tile was picked up
};

} // namespace

ToolPtr makeTileTool(ToolDesk& desk) {
  return std::make_unique<TileTool>(desk);
}

} // namespace fairway::editor::lake_race
