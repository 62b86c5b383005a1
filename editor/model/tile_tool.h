#pragma once

#include "editor/model/tool.h"

namespace fairway::editor {

// Lays, swaps and turns the tiles of a board. A drag swaps two tiles; a click with a tile chosen in the
// palette lays it.
class TileTool final : public Tool {
public:
  using Tool::Tool;

  ToolId id() const override { return ToolId::Tiles; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr press(const Pointer& pointer) override;
  CommandPtr move(const Pointer& pointer) override;
  CommandPtr release(const Pointer& pointer) override;
  CommandPtr key(Key key) override;
  bool takesArrows() const override { return true; }
  CommandPtr wheel(int notches) override;
  bool takesWheel() const override { return false; }
  void leave() override {
    if (!from_) over_.reset();
  }
  bool cancel() override;

private:
  const formats::TileLayout& layout() const;
  const lake_race::Tileset& set() const;
  std::optional<TilePlace> placeAt(Cell cell) const;
  std::vector<Cell> cellsOf(TilePlace place) const;
  void showLaid(Ghost& ghost, TilePlace place, const std::string& tile, bool turned) const;
  CommandPtr turnAt(std::optional<TilePlace> place) const;

  std::optional<TilePlace> over_;
  std::optional<TilePlace> from_; // where a drag began
};

} // namespace fairway::editor
