#include "validator/lake_race/study/course_study.h"

#include "rules/base/contract.h"
#include "rules/lake_race/route/choose.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

CourseStudy::CourseStudy(const CourseSubject& subject)
    : subject_(subject), gatesDefined_(fairway::lake_race::gatesDefined(subject.lake, subject.placement)) {}

const Choices& CourseStudy::choices() const {
  FAIRWAY_EXPECTS(gatesDefined_);
  if (!choices_) choices_ = chosen(lake(), placement(), subject_.choices);
  return *choices_;
}

const CourseBoard& CourseStudy::board() const {
  if (!board_) board_.emplace(lake(), placement(), choices());
  return *board_;
}

const WaterGraph& CourseStudy::water() const {
  if (!water_)
    water_ = std::make_unique<WaterGraph>(lake().map, lake().stagger, buoyCells(lake(), placement()));
  return *water_;
}

const std::optional<Route>& CourseStudy::route() const {
  if (!route_) route_ = shortestRoute(board());
  return *route_;
}

const std::vector<Cell>& CourseStudy::startCells() const {
  if (!startCells_) startCells_ = fairway::lake_race::startCells(lake(), placement(), choices().start);
  return *startCells_;
}

std::optional<int> CourseStudy::routeLength(const OpenChoices& open) const {
  if (!finder_) finder_.emplace(lake());
  return finder_->leastSteps(placement(), open);
}

std::optional<Route> CourseStudy::routeWith(const Choices& choices) const {
  return shortestRoute(CourseBoard(lake(), placement(), choices));
}

std::vector<Cell> CourseStudy::gateLine(int gate) const {
  FAIRWAY_EXPECTS(gate >= 0 && gate < gateCount);
  const Gate& shape = board().gates()[static_cast<std::size_t>(gate)];
  // A ray leaves the lake after as many steps as the lake is long at most; hexes of the line are then
  // clipped.
  const int steps = shape.length > 0 ? shape.length : lake().map.columns() + lake().map.rows();
  std::vector<Cell> cells;
  for (Hex hex : line(shape.origin, shape.origin + steps * shape.along))
    if (const Cell cell = lake().cellOf(hex); lake().map.at(cell) != Terrain::Void) cells.push_back(cell);
  return cells;
}

void CourseStudy::findGateSteps() const {
  gateSteps_.emplace();
  for (CourseBoard::CellIndex from = 0; from < board().cellCount(); ++from)
    for (Direction direction : allDirections) {
      const CourseBoard::CellIndex to = board().next(from, direction);
      if (to == CourseBoard::noCell || !board().meetsGate(from, direction)) continue;
      const StepMeetings& step = board().meetings(from, direction);
      for (std::size_t gate = 0; gate < gateCount; ++gate)
        if (step.crossing[gate] == Crossing::Forwards) {
          (*gateSteps_)[gate].before.push_back(board().cellAt(from));
          (*gateSteps_)[gate].after.push_back(board().cellAt(to));
        }
    }
  for (GateSteps& steps : *gateSteps_) {
    steps.before = inOrder(std::move(steps.before));
    steps.after = inOrder(std::move(steps.after));
  }
}

const CourseStudy::GateSteps& CourseStudy::gateSteps(int gate) const {
  FAIRWAY_EXPECTS(gate >= 0 && gate < gateCount);
  if (!gateSteps_) findGateSteps();
  return (*gateSteps_)[static_cast<std::size_t>(gate)];
}

} // namespace fairway::validator::lake_race
