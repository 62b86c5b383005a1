#include "validator/lake_race/par/par_report.h"

#include "validator/lake_race/par/race_flow.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr double worthTelling = 1e-9;

std::vector<ParReport::CellShare> sharesOf(const StateSpace& space, const std::vector<double>& byWater) {
  std::vector<ParReport::CellShare> shares;
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    if (const double expected = byWater[static_cast<std::size_t>(water)]; expected >= worthTelling)
      shares.push_back({space.board().cellAt(space.cellOf(water)), expected});
  return shares;
}

void addStartCells(const Par& par, ParReport& report) {
  for (std::size_t i = 0; i < report.startCells.size(); ++i) {
    ParReport::StartCell& start = report.startCells[i];
    const StateSpace::Water water = par.space().waterAt(par.board().startCells()[i]);
    const int heading = par.bestHeading(water);
    const double value = par.startValue(water, heading);
    start.heading = static_cast<Direction>(heading);
    start.bounds = {par.certificate().lower(value), par.certificate().upper(value)};
    if (!report.best || start.bounds.lower < report.startCells[*report.best].bounds.lower) report.best = i;
  }
}

double spreadOf(const std::vector<ParReport::StartCell>& starts) {
  double least = std::numeric_limits<double>::infinity();
  double greatest = 0;
  for (const ParReport::StartCell& start : starts) {
    if (!start.strip) continue;
    least = std::min(least, start.bounds.value());
    greatest = std::max(greatest, start.bounds.value());
  }
  return greatest > least ? greatest - least : 0;
}

} // namespace

ParReport reportWithoutRoute(const fairway::lake_race::CourseBoard& board) {
  ParReport report;
  // The strip's own cells come first; those that are not water are left out, so the count alone does not say.
  const fairway::lake_race::Gate& start = board.gates()[0];
  for (const auto index : board.startCells()) {
    const Cell cell = board.cellAt(index);
    const Hex from = toHex(cell, board.stagger()) - start.origin;
    report.startCells.push_back({cell, cross(start.along, from) == 0, std::nullopt, {}});
  }
  return report;
}

double startSpreadOf(const Par& par) {
  ParReport report = reportWithoutRoute(par.board());
  addStartCells(par, report);
  return spreadOf(report.startCells);
}

std::optional<ParReport> reportOf(const Par& par, const WorkWatch& watch) {
  ParReport report = reportWithoutRoute(par.board());
  addStartCells(par, report);
  report.states = par.space().stateTotal();
  if (!report.best) return report;
  const ParReport::StartCell& best = report.startCells[*report.best];
  report.par = best.bounds;
  report.startSpread = spreadOf(report.startCells);
  const StateSpace::Water water = par.space().waterAt(par.board().indexOf(best.cell));
  const SolvedRace race{par.space(), par.costs(), par.values(), par.policy()};
  const FlowStart start{water, static_cast<int>(*best.heading)};
  auto flow = flowFrom(race, start.water, start.heading, watch);
  if (!flow) return std::nullopt;
  report.flow = std::move(*flow);
  auto turns = finishTurnsFrom(race, std::span(&start, 1), watch);
  if (!turns) return std::nullopt;
  report.finishTurns = std::move(turns->front());
  report.crashes = sharesOf(par.space(), report.flow.crashes);
  report.traffic = sharesOf(par.space(), report.flow.traffic);
  report.typicalLine = typicalLine(par.space(), report.flow, water);
  return report;
}

} // namespace fairway::validator::lake_race
