#include "editor/model/lake_race/analysis/course_analysis.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "formats/lake_race/picture/board_scene.h"
#include "rules/base/number_text.h"
#include "validator/lake_race/overlay/course_overlay.h"

namespace fairway::editor::lake_race {

using validator::lake_race::CourseOverlay;

namespace {

std::string overlayTitle(CourseOverlay overlay) {
  switch (overlay) {
  case CourseOverlay::Traffic:
    return say("Traffic");
  case CourseOverlay::Crashes:
    return say("Crashes");
  case CourseOverlay::Congestion:
    return say("Congestion");
  case CourseOverlay::ToGo:
    return say("Turns to go");
  case CourseOverlay::Heading:
    return say("Best heading");
  case CourseOverlay::Decided:
    return say("Where races are decided");
  }
  return {};
}

std::string overlayLegend(CourseOverlay overlay, const std::string& most) {
  switch (overlay) {
  case CourseOverlay::Traffic:
    return say("Traffic: up to {1} boats a race", {most});
  case CourseOverlay::Crashes:
    return say("Crashes: up to {1} a race", {most});
  case CourseOverlay::Congestion:
    return say("Congestion: up to {1} boats stopped a race", {most});
  case CourseOverlay::ToGo:
    return say("Turns to go: up to {1}", {most});
  case CourseOverlay::Heading:
    return say("Best heading: up to {1} boats a race", {most});
  case CourseOverlay::Decided:
    return say("Where races are decided: up to {1} points a race", {most});
  }
  return {};
}

} // namespace

std::vector<AnalysedOverlay> overlaysOf(const validator::lake_race::DeepFigures& figures) {
  std::vector<AnalysedOverlay> overlays;
  for (const CourseOverlay overlay : validator::lake_race::allOverlays) {
    if (needsRaces(overlay) && !figures.races) continue;
    formats::lake_race::HeatMap heat = formats::lake_race::heatOf(overlayOf(overlay, figures));
    heat.name = overlayTitle(overlay);
    heat.legend = overlayLegend(overlay, shownDecimals(withDigits(heat.most(), 3)));
    AnalysedOverlay made{std::string(nameOf(overlay)), heat.name, heat.legend, nullptr};
    made.content = std::make_shared<const HeatOverlay>(std::move(heat));
    overlays.push_back(std::move(made));
  }
  return overlays;
}

} // namespace fairway::editor::lake_race
