#include "validator/lake_race/command/pages/overlay_option.h"

#include "formats/lake_race/picture/board_scene.h"
#include "rules/base/named.h"
#include "validator/command/terminal/progress_bar.h"

namespace fairway::command::lake_race {

using namespace validator::lake_race;
using Refused = std::optional<std::string>;

std::optional<CourseOverlay> overlayNamed(std::string_view name) {
  return valueNamed(allOverlays, name);
}

std::string noSuchOverlay(const std::string& name) {
  return "there is no overlay '" + name + "': choose traffic, crashes, congestion, to-go, heading or decided";
}

Result<formats::lake_race::HeatMap, Refused> workOutOverlay(const fairway::lake_race::Course& course,
                                                            CourseOverlay overlay, const Streams& streams) {
  const fairway::lake_race::CourseBoard board(course);
  ProgressBar bar(streams, "overlay");
  validator::PartWatch solving(bar, 0, needsRaces(overlay) ? DeepStudy::solvingShare : 1);
  validator::PartWatch racing(bar, DeepStudy::solvingShare, 1);
  const auto par = Par::solve(board, {}, solving);
  if (!par) {
    if (par.fault() == ParRefusal::Stopped) return Refused();
    return Refused(par.fault() == ParRefusal::TooLarge
                       ? tooLargeForPar(board, ParOptions().maxDice)
                       : "no race can end: the gates cannot be passed in order (see `fairway validate`)");
  }
  auto report = reportOf(**par, solving);
  if (!report) return Refused();
  DeepFigures figures{*par, std::move(*report), std::nullopt};
  if (needsRaces(overlay)) {
    if (board.startCells().size() < DeepStudy::racingBoats)
      return Refused("there is no room at the start for four boats");
    figures.races = raceForVerdicts(**par, racing);
    if (!figures.races) return Refused();
  }
  return formats::lake_race::heatOf(overlayOf(overlay, figures));
}

} // namespace fairway::command::lake_race
