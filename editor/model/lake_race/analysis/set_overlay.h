#pragma once

#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/work/analysis.h"
#include "formats/lake_race/picture/board_scene.h"
#include "validator/lake_race/deep/set_proof.h"

namespace fairway::editor::lake_race {

// Values by cell of each tile: what is laid over the board follows the tile that is shown.
struct TileHeatOverlay final : OverlayContent {
  struct Sheet {
    TileRef tile;
    formats::lake_race::HeatMap heat;
  };
  std::vector<Sheet> sheets;

  const formats::lake_race::HeatMap* of(const std::optional<TileRef>& tile) const; // null: nothing there
};

// How many failing courses have a buoy on each slot; none where nothing fails.
std::vector<AnalysedOverlay> overlaysOf(const validator::lake_race::SetProof& proof,
                                        const fairway::lake_race::Tileset& set);

} // namespace fairway::editor::lake_race
