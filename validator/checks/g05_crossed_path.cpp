#include "validator/checks/checks.h"
#include "validator/study/words.h"

#include <map>

// Tracks run from centre to centre, so two legs can only cross where they share cells. They cross when one
// comes to the shared cells from one side of the other and leaves them to the other side. Where a leg turns
// back at its gate and runs along the leg before it, there is no side from which it came: that is no
// crossing. Two crossings of the same legs undo each other, and are most often a matter of choice between
// equally short routes; so an odd number counts.
namespace fairway::validator {

using namespace lake_race;

namespace {

using Track = std::vector<Cell>;

std::array<Track, gateCount> tracksOf(const Route& route) {
  std::array<Track, gateCount> tracks;
  std::size_t at = 0;
  for (std::size_t leg = 0; leg < tracks.size(); ++leg) {
    const std::size_t end = at + static_cast<std::size_t>(route.legs[leg]);
    for (std::size_t i = at; i <= end; ++i) tracks[leg].push_back(route.cells[i]);
    at = end;
  }
  return tracks;
}

int directionTo(const Lake& lake, Cell from, Cell to) {
  for (Direction direction : allDirections)
    if (neighbour(from, direction, lake.stagger) == to) return static_cast<int>(direction);
  return 0;
}

// Whether `beside`, a neighbour of the track's inner cell i that is not on the track there, lies on its left.
bool liesLeft(const Lake& lake, const Track& track, std::size_t i, Cell beside) {
  const int ahead = directionTo(lake, track[i], track[i + 1]);
  const int back = (directionTo(lake, track[i], track[i - 1]) - ahead + 6) % 6;
  return (directionTo(lake, track[i], beside) - ahead + 6) % 6 < back;
}

// Where the later leg crosses the earlier one, by the first shared cell of each crossing.
std::vector<Cell> crossings(const Lake& lake, const Track& earlier, const Track& later) {
  std::map<Cell, std::size_t> onEarlier;
  for (std::size_t i = 0; i < earlier.size(); ++i) onEarlier.emplace(earlier[i], i);
  const auto place = [&](Cell cell) {
    const auto found = onEarlier.find(cell);
    return found == onEarlier.end() ? earlier.size() : found->second;
  };
  const auto inner = [&](std::size_t i) { return i > 0 && i + 1 < earlier.size(); };
  std::vector<Cell> found;
  std::size_t i = 0;
  while (i < later.size() && place(later[i]) != earlier.size()) ++i; // the common way back from the gate
  while (i < later.size()) {
    if (place(later[i]) == earlier.size()) {
      ++i;
      continue;
    }
    const std::size_t first = i;
    while (i + 1 < later.size() && place(later[i + 1]) != earlier.size()) ++i;
    const std::size_t last = i++;
    if (last + 1 == later.size() || !inner(place(later[first])) || !inner(place(later[last]))) continue;
    if (liesLeft(lake, earlier, place(later[first]), later[first - 1]) !=
        liesLeft(lake, earlier, place(later[last]), later[last + 1]))
      found.push_back(later[first]);
  }
  return found;
}

// The first leg that crosses the one before it. The leg to START is the way off the start cell: it has no leg
// before it, and is itself no leg of the race.
struct CrossedLeg {
  std::size_t leg;
  Cell at;
};
std::optional<CrossedLeg> crossedLeg(const Lake& lake, const std::array<Track, gateCount>& tracks) {
  for (std::size_t leg = 2; leg < tracks.size(); ++leg)
    if (const std::vector<Cell> found = crossings(lake, tracks[leg - 1], tracks[leg]); found.size() % 2 == 1)
      return CrossedLeg{leg, found.front()};
  return std::nullopt;
}

// Whether an equally short route from another start cell does without a crossing.
bool avoidable(const CourseStudy& study) {
  for (CourseBoard::CellIndex start : study.board().startCells()) {
    const std::optional<Route> route = shortestRouteFrom(study.board(), start);
    if (route && route->steps == study.route()->steps && !crossedLeg(study.lake(), tracksOf(*route)))
      return true;
  }
  return false;
}

Finding crossed(std::size_t leg, const Track& earlier, const Track& later, Cell cell) {
  const auto name = [](std::size_t gate) { return std::string(nameOf(static_cast<GateName>(gate))); };
  Finding finding;
  finding.key = "buoys[" + std::to_string(leg - 1) + "]";
  finding.cells = {cell};
  finding.evidence.push_back({EvidenceKind::Path, earlier});
  finding.evidence.push_back({EvidenceKind::Path, later});
  finding.message =
      "The leg to gate " + name(leg) + " crosses the leg to gate " + name(leg - 1) + " at " + label(cell) +
      ": boats meet each other there, and the line is hard to read on a sheet. Move the buoy between "
      "the legs, or turn its arrow if both are natural.";
  return finding;
}

} // namespace

CheckResult checkCrossedPath(const CourseStudy& study) {
  CheckResult result;
  const std::array<Track, gateCount> tracks = tracksOf(*study.route());
  const std::optional<CrossedLeg> found = crossedLeg(study.lake(), tracks);
  if (found && !avoidable(study))
    result.findings.push_back(crossed(found->leg, tracks[found->leg - 1], tracks[found->leg], found->at));
  result.statement = "no leg of the shortest route crosses the leg before it";
  return result;
}

} // namespace fairway::validator
