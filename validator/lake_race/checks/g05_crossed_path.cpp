#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/leg_crossing.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>
#include <map>

// A route includes the cells at which it passes its gates. Between those there are often many ways of the
// same length; a leg counts as crossed only if every one of them crosses the leg before it. The leg to START
// is the way off the start cell: it has no leg before it, and is itself no leg of the race.
namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

using CellIndex = CourseBoard::CellIndex;

struct Leg {
  Track track;
  Progress begins, ends; // what the boat has behind it
};

std::array<Leg, gateCount> legsOf(const CourseBoard& board, const Route& route) {
  std::array<Leg, gateCount> legs;
  Progress progress;
  std::size_t at = 0;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    legs[i].begins = progress;
    legs[i].track.push_back(route.cells[at]);
    for (int step = 0; step < route.legs[i]; ++step, ++at) {
      const CellIndex from = board.indexOf(route.cells[at]);
      for (Direction direction : allDirections)
        if (board.next(from, direction) == board.indexOf(route.cells[at + 1]))
          progress = board.advance(progress, from, direction);
      legs[i].track.push_back(route.cells[at + 1]);
    }
    legs[i].ends = progress;
  }
  return legs;
}

// Among all ways as short as this leg, with the same ends, one that does not cross the earlier leg.
class WayAround {
public:
  WayAround(const CourseBoard& board, const Leg& leg, const EarlierLeg& earlier)
      : board_(board), leg_(leg), earlier_(earlier) {}

  std::optional<Track> find() {
    layers_.push_back({{State{board_.indexOf(leg_.track.front()), leg_.begins.owed, {}}, State{}}});
    steps_[{layers_[0].begin()->first.cell, leg_.begins.owed}] = 0;
    for (std::size_t step = 1; step < leg_.track.size(); ++step) grow(step + 1 == leg_.track.size());
    for (const auto& [state, from] : layers_.back())
      if (!state.course.crossed) return backFrom(state);
    return std::nullopt;
  }

private:
  struct State {
    CellIndex cell = CourseBoard::noCell;
    std::uint16_t owed = 0;
    EarlierLeg::Course course;
    friend auto operator<=>(const State&, const State&) = default;
  };
  using Layer = std::map<State, State>; // and where it came from

  // The last step passes the gate where the reported leg does; all others stay before it, and lose no time.
  void grow(bool last) {
    const int step = static_cast<int>(layers_.size());
    Layer next;
    for (const auto& [state, before] : layers_.back())
      for (Direction direction : allDirections) {
        const CellIndex to = board_.next(state.cell, direction);
        if (to == CourseBoard::noCell) continue;
        const Progress then = board_.advance({leg_.begins.gate, state.owed}, state.cell, direction);
        const bool wanted = last ? then == leg_.ends && board_.cellAt(to) == leg_.track.back()
                                 : then.gate == leg_.begins.gate;
        if (!wanted || steps_.emplace(std::pair(to, last ? 0xffff : then.owed), step).first->second != step)
          continue;
        const auto course = earlier_.after(state.course, board_.cellAt(state.cell), board_.cellAt(to));
        next.emplace(State{to, then.owed, course}, state);
      }
    layers_.push_back(std::move(next));
  }

  Track backFrom(State state) const {
    Track track;
    for (std::size_t i = layers_.size(); i-- > 0; state = layers_[i].at(state))
      track.push_back(board_.cellAt(state.cell));
    std::reverse(track.begin(), track.end());
    return track;
  }

  const CourseBoard& board_;
  const Leg& leg_;
  const EarlierLeg& earlier_;
  std::vector<Layer> layers_;
  std::map<std::pair<CellIndex, int>, int> steps_; // fewest to each cell and what is owed there
};

struct CrossedLeg {
  std::size_t leg;
  Track earlier, later;
  Cell at;
};

// The first leg that cannot but cross the one before it. A leg that goes another way to avoid a crossing is
// the one before the next.
std::optional<CrossedLeg> crossedLeg(const CourseStudy& study, const Route& route) {
  std::array<Leg, gateCount> legs = legsOf(study.board(), route);
  for (std::size_t i = 2; i < legs.size(); ++i) {
    const EarlierLeg earlier(study.lake(), legs[i - 1].track);
    const std::optional<Cell> at = earlier.crossing(legs[i].track);
    if (!at) continue;
    std::optional<Track> around = WayAround(study.board(), legs[i], earlier).find();
    if (!around) return CrossedLeg{i, legs[i - 1].track, legs[i].track, *at};
    legs[i].track = std::move(*around);
  }
  return std::nullopt;
}

// Whether an equally short route from another start cell does without a crossing.
bool avoidable(const CourseStudy& study) {
  const std::vector<CellIndex>& starts = study.board().startCells();
  return std::any_of(starts.begin(), starts.end(), [&](CellIndex start) {
    const std::optional<Route> route = shortestRouteFrom(study.board(), start);
    return route && route->steps == study.route()->steps && !crossedLeg(study, *route);
  });
}

Finding crossed(const CrossedLeg& found) {
  const int leg = static_cast<int>(found.leg);
  Finding finding;
  finding.key = "buoys[" + std::to_string(found.leg - 1) + "]";
  finding.spots = {found.at};
  finding.evidence.push_back({EvidenceKind::Path, found.earlier});
  finding.evidence.push_back({EvidenceKind::Path, found.later});
  finding.message = phrase("The leg to gate {1} crosses the leg to gate {2} at {3} on every shortest way: "
                           "boats meet each other there, and the line is hard to read on a sheet. Move the "
                           "buoy between the legs, or turn its arrow if both are natural.",
                           {gateWord(leg), gateWord(leg - 1), label(found.at)});
  return finding;
}

} // namespace

CheckResult checkCrossedPath(const CourseStudy& study) {
  CheckResult result;
  const std::optional<CrossedLeg> found = crossedLeg(study, *study.route());
  if (found && !avoidable(study)) result.findings.push_back(crossed(*found));
  result.statement = "no leg of the shortest route has to cross the leg before it";
  return result;
}

} // namespace fairway::validator::lake_race
