#pragma once

#include "editor/model/document/command.h"
#include "editor/model/lake_race/board/paint_target.h"

namespace fairway::editor::lake_race {

struct CellPaint {
  Cell cell;
  fairway::lake_race::Terrain terrain = fairway::lake_race::Terrain::Water;

  friend bool operator==(const CellPaint&, const CellPaint&) = default;
};

using CellPaints = std::vector<CellPaint>;

// Exchanges the terrain of cells; the cells must be inside and each named once.
class ChangeCells final : public Command {
public:
  ChangeCells(std::string text, SheetId sheet, CellPaints cells);

  void exchange(formats::Document& content) override;
  std::string text() const override { return text_; }

private:
  std::string text_;
  SheetId sheet_;
  CellPaints cells_;
};

// Those paints that change something, each cell once (the last wins), in reading order.
CellPaints effective(const fairway::lake_race::TerrainMap& map, const CellPaints& paints);

enum class PaintVerb { Paint, Erase, Fill, PutDown };

// "Paint 14 cells of land"; null when nothing would change.
CommandPtr paintCells(const fairway::lake_race::TerrainMap& map, const SheetId& sheet,
                      const CellPaints& paints, PaintVerb verb = PaintVerb::Paint);

// The sheet's slots as a whole: set, moved, turned or removed.
CommandPtr changeSlots(std::string text, const SheetId& sheet, std::vector<fairway::lake_race::Slot> slots,
                       std::string mergeKey = {});

} // namespace fairway::editor::lake_race
