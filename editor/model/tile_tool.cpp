#include "editor/model/tile_tool.h"

#include "editor/model/translation.h"

namespace fairway::editor {

using lake_race::PlacedTile;
using lake_race::Slot;

const formats::TileLayout& TileTool::layout() const {
  const formats::TileLayout* layout = tileLayoutOf(desk().document().content());
  FAIRWAY_EXPECTS(layout != nullptr);
  return *layout;
}

const lake_race::Tileset& TileTool::set() const {
  FAIRWAY_EXPECTS(desk().document().references().set.has_value());
  return *desk().document().references().set;
}

std::optional<TilePlace> TileTool::placeAt(Cell cell) const {
  return editor::placeAt(set(), layout().side, cell);
}

std::vector<Cell> TileTool::cellsOf(TilePlace place) const {
  const Cell corner = cornerOf(set(), layout().side, place);
  std::vector<Cell> cells;
  for (int row = 0; row < set().tileRows; ++row)
    for (int column = 0; column < set().tileColumns; ++column)
      cells.push_back({corner.column + column, corner.row + row});
  return cells;
}

CommandPtr TileTool::press(const Pointer& pointer) {
  over_ = placeAt(pointer.cell);
  if (pointer.button != Button::Left) return nullptr;
  if (!over_) {
    desk().select({});
    return nullptr;
  }
  desk().select(*over_);
  const std::string tile = std::exchange(desk().options().tileToLay, {});
  if (!tile.empty()) return layTile(layout(), *over_, tile);
  from_ = over_;
  return nullptr;
}

CommandPtr TileTool::move(const Pointer& pointer) {
  over_ = placeAt(pointer.cell);
  return nullptr;
}

CommandPtr TileTool::release(const Pointer& pointer) {
  over_ = placeAt(pointer.cell);
  const std::optional<TilePlace> from = std::exchange(from_, std::nullopt);
  if (!from || !over_ || *from == *over_) return nullptr;
  desk().select(*over_);
  return swapTiles(layout(), *from, *over_);
}

CommandPtr TileTool::turnAt(std::optional<TilePlace> place) const {
  return place ? turnTile(layout(), *place) : nullptr;
}

CommandPtr TileTool::key(Key key) {
  const auto* selected = std::get_if<TilePlace>(&desk().selection());
  const TilePlace at = selected ? *selected : TilePlace{};
  const auto go = [&](int rows, int columns) {
    const TilePlace next{at.row + rows, at.column + columns};
    if (tileAt(layout(), next)) desk().select(next);
    return nullptr;
  };
  switch (key) {
  case Key::TurnRight:
  case Key::TurnLeft:
    return turnAt(over_ ? over_ : selected ? std::optional(at) : std::nullopt);
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

CommandPtr TileTool::wheel(int) {
  return turnAt(over_);
}

bool TileTool::cancel() {
  if (from_) return from_.reset(), true;
  if (!desk().options().tileToLay.empty()) return desk().options().tileToLay.clear(), true;
  if (!std::holds_alternative<TilePlace>(desk().selection())) return false;
  desk().select({});
  return true;
}

void TileTool::showLaid(Ghost& ghost, TilePlace place, const std::string& name, bool turned) const {
  const auto side = set().sides.find(layout().side);
  const lake_race::Tile* tile = side == set().sides.end() ? nullptr : side->second.find(name);
  if (!tile) return;
  const Cell corner = cornerOf(set(), layout().side, place);
  for (const Cell cell : cellsOf(place)) {
    const Cell within{cell.column - corner.column + 1, cell.row - corner.row + 1};
    ghost.cells.push_back({cell, tile->map.at(turned ? tile->map.turnedHalf(within) : within)});
  }
  for (const Slot& slot : tile->slots) {
    const Cell at = turned ? tile->map.turnedHalf(slot.at) : slot.at;
    ghost.slots.push_back({slot.race,
                           {corner.column + at.column - 1, corner.row + at.row - 1},
                           turned ? opposite(slot.letter) : slot.letter});
  }
}

Ghost TileTool::ghost() const {
  Ghost ghost;
  if (!over_) return ghost;
  ghost.outline = cellsOf(*over_);
  const std::string& toLay = desk().options().tileToLay;
  if (from_ && *from_ != *over_) {
    const PlacedTile* one = tileAt(layout(), *from_);
    const PlacedTile* other = tileAt(layout(), *over_);
    if (one && other) showLaid(ghost, *over_, one->tile, one->turned);
    if (one && other) showLaid(ghost, *from_, other->tile, other->turned);
  } else if (!toLay.empty()) {
    const std::optional<TilePlace> lies = placeOf(layout(), toLay);
    const PlacedTile* laid = lies ? tileAt(layout(), *lies) : nullptr;
    showLaid(ghost, *over_, toLay, laid && laid->turned);
  }
  return ghost;
}

std::string TileTool::hint() const {
  const std::string& toLay = desk().options().tileToLay;
  if (!toLay.empty()) return say("Click a place to lay tile {1}, Esc gives up", {toLay});
  return say("Drag a tile onto another to swap them, Z turns it");
}

} // namespace fairway::editor
