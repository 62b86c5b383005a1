#pragma once

#include "editor/model/work/analysis.h"
#include "formats/lake_race/picture/board_scene.h"
#include "validator/lake_race/deep/deep_study.h"

namespace fairway::editor::lake_race {

// Values by cell, as the board's picture has them.
struct HeatOverlay final : OverlayContent {
  explicit HeatOverlay(formats::lake_race::HeatMap map) : heat(std::move(map)) {}

  formats::lake_race::HeatMap heat;
};

// Those of `fairway export --overlay`, in the user's language.
std::vector<AnalysedOverlay> overlaysOf(const validator::lake_race::DeepFigures& figures);

} // namespace fairway::editor::lake_race
