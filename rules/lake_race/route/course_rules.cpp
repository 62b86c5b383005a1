#include "rules/lake_race/route/course_rules.h"

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/choose.h"

#include <algorithm>

namespace fairway::lake_race {

std::vector<Cell> misplacedBuoys(const Lake& lake, const Placement& placement) {
  const std::array<Cell, 5> buoys = buoyCells(lake, placement);
  const std::vector<Cell> strip = stripCells(lake, placement);
  std::vector<Cell> misplaced;
  for (std::size_t i = 0; i < buoys.size(); ++i) {
    const bool isFinish = i == 4; // outside the lake it is C03's
    const bool onVoid = !isFinish && lake.map.at(buoys[i]) == Terrain::Void;
    const bool shared = std::count(buoys.begin(), buoys.end(), buoys[i]) > 1;
    const bool onStrip = std::find(strip.begin(), strip.end(), buoys[i]) != strip.end();
    if (onVoid || shared || onStrip) misplaced.push_back(buoys[i]);
  }
  std::sort(misplaced.begin(), misplaced.end());
  misplaced.erase(std::unique(misplaced.begin(), misplaced.end()), misplaced.end());
  return misplaced;
}

std::vector<Cell> faultyStrip(const Lake& lake, const Placement& placement) {
  std::vector<Cell> faulty;
  for (Cell cell : stripCells(lake, placement))
    if (lake.map.at(cell) != Terrain::Water) faulty.push_back(cell);
  if (const Cell finish = finishCell(lake, placement); lake.map.at(finish) == Terrain::Void)
    faulty.push_back(finish);
  return faulty;
}

namespace {

constexpr std::array<const char*, 5> buoyNames{"buoy 0", "buoy 1", "buoy 2", "buoy 3", "the finish buoy"};

std::string at(Cell cell) {
  return " at [" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + "]";
}

} // namespace

std::optional<std::string> whyNotRaceable(const Lake& lake, const Placement& placement) {
  const std::array<Cell, 5> buoys = buoyCells(lake, placement);
  for (std::size_t i = 0; i < buoys.size(); ++i) {
    if (lake.map.at(buoys[i]) == Terrain::Void)
      return buoyNames[i] + at(buoys[i]) + " does not stand on the lake";
    for (std::size_t j = 0; j < i; ++j)
      if (buoys[i] == buoys[j])
        return std::string(buoyNames[j]) + " and " + buoyNames[i] + " stand on the same cell" + at(buoys[i]);
  }
  for (Cell cell : stripCells(lake, placement)) {
    if (lake.map.at(cell) != Terrain::Water) return "the strip's cell" + at(cell) + " is not water";
    const auto buoy = std::find(buoys.begin(), buoys.end(), cell);
    if (buoy != buoys.end())
      return std::string(buoyNames[static_cast<std::size_t>(buoy - buoys.begin())]) + at(cell) +
             " stands on the strip";
  }
  // A buoy in the middle of the strip stands on a strip cell, so what remains has gates.
  FAIRWAY_EXPECTS(gatesDefined(lake, placement));
  return std::nullopt;
}

Result<Course, std::string> settledCourse(Lake lake, std::optional<RaceLetter> race,
                                          const Placement& placement, const OpenChoices& open) {
  if (std::optional<std::string> why = whyNotRaceable(lake, placement)) return *std::move(why);
  const Choices choices = chosen(lake, placement, open);
  return Course{std::move(lake), race, placement, choices};
}

} // namespace fairway::lake_race
