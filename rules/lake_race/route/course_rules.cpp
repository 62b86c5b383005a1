#include "rules/lake_race/route/course_rules.h"

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

bool everyGateOpen(const CourseBoard& board) {
  std::array<bool, gateCount> open{};
  for (CourseBoard::CellIndex from = 0; from < board.cellCount(); ++from)
    for (Direction direction : allDirections) {
      if (!board.meetsGate(from, direction)) continue;
      const StepMeetings& step = board.meetings(from, direction);
      for (std::size_t gate = 0; gate < gateCount; ++gate)
        open[gate] = open[gate] || step.crossing[gate] == Crossing::Forwards;
    }
  return std::all_of(open.begin(), open.end(), [](bool isOpen) { return isOpen; });
}

} // namespace fairway::lake_race
