#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Lays, swaps and turns the tiles of a board. A drag swaps two tiles; a click with a tile chosen in the
// palette lays it. By keyboard the arrows go from place to place, Enter lays the chosen tile, or picks one up
// and swaps it with the next.
class TileTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Tiles; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr key(Key key) override;
  bool takesArrows() const override { return true; }
  bool takesEnter() const override { return !hover(); }
  CommandPtr wheel(int notches) override;
  bool cancel() override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CommandPtr released(const CellPointer& pointer) override;
  bool dragging() const override { return from_.has_value(); }

  const formats::lake_race::TileLayout& layout() const;
  const fairway::lake_race::Tileset& set() const;
  std::optional<TilePlace> selected() const;
  std::optional<TilePlace> over() const; // the pointer's place, else the keyboard's
  std::vector<Cell> cellsOf(TilePlace place) const;
  void showLaid(Ghost& ghost, TilePlace place, const fairway::lake_race::PlacedTile& tile) const;
  CommandPtr turnAt(std::optional<TilePlace> place) const;
  CommandPtr layAt(TilePlace place);
  CommandPtr swapWith(TilePlace place);
  CommandPtr enter();

  std::optional<TilePlace> from_; // where a tile was picked up
};

} // namespace fairway::editor::lake_race
