#include "validator/study/opening.h"

#include "validator/study/words.h"

#include <deque>
#include <limits>

// The course on a lake without land, searched breadth-first over (cell, owed) with a cost of one for each
// cell that is land in truth. Whoever may break through land need not first wind round a buoy more than a few
// times, so `owed` has a limit here, and memory does not grow with it.
namespace fairway::validator {

using namespace lake_race;

namespace {

using CellIndex = CourseBoard::CellIndex;

Lake withoutLand(Lake lake) {
  for (int row = 1; row <= lake.map.rows(); ++row)
    for (int column = 1; column <= lake.map.columns(); ++column)
      if (lake.map.at({column, row}) == Terrain::Land) lake.map.set({column, row}, Terrain::Water);
  return lake;
}

struct State {
  CellIndex cell = CourseBoard::noCell;
  std::uint16_t owed = 0;
  friend auto operator<=>(const State&, const State&) = default;
};

constexpr int unknown = std::numeric_limits<int>::max();
constexpr std::uint16_t mostOwed = 8;

struct Known {
  int cost = unknown;
  State from; // no cell: the search began here
};

struct Passed {
  int cost = unknown;
  State from;
  CellIndex to = CourseBoard::noCell;
};

class Opening {
public:
  Opening(const CourseStudy& study, const Reach& stuck)
      : lake_(study.lake()), board_(withoutLand(study.lake()), study.placement(), study.choices()),
        gate_(stuck.gate), known_(static_cast<std::size_t>(board_.cellCount()) * (mostOwed + 1u)) {
    for (const Entry& entry : stuck.entries) improve({entry.cell, entry.owed}, {0, {}}, false);
  }

  std::vector<Cell> search() {
    while (!queue_.empty()) {
      const State at = queue_.front();
      queue_.pop_front();
      for (Direction direction : allDirections) {
        const CellIndex to = board_.next(at.cell, direction);
        if (to == CourseBoard::noCell) continue;
        const Progress then = board_.advance({static_cast<std::uint8_t>(gate_), at.owed}, at.cell, direction);
        const int cost = known(at).cost + (isLand(to) ? 1 : 0);
        if (then.gate == gate_)
          improve({to, then.owed}, {cost, at}, isLand(to));
        else if (cost < best_.cost)
          best_ = {cost, at, to};
      }
      if (best_.cost <= known(at).cost) break; // nothing cheaper is left in the queue
    }
    return best_.from.cell == CourseBoard::noCell ? std::vector<Cell>{} : landOnWay();
  }

private:
  bool isLand(CellIndex cell) const { return lake_.map.at(board_.cellAt(cell)) == Terrain::Land; }

  std::size_t placeOf(State state) const {
    return static_cast<std::size_t>(board_.cellCount()) * state.owed + static_cast<std::size_t>(state.cell);
  }
  const Known& known(State state) const { return known_[placeOf(state)]; }

  void improve(State state, Known now, bool costly) {
    if (state.owed > mostOwed || known(state).cost <= now.cost) return;
    known_[placeOf(state)] = now;
    costly ? queue_.push_back(state) : queue_.push_front(state);
  }

  std::vector<Cell> landOnWay() const {
    std::vector<Cell> land;
    if (isLand(best_.to)) land.push_back(board_.cellAt(best_.to));
    for (State at = best_.from; at.cell != CourseBoard::noCell; at = known(at).from)
      if (isLand(at.cell)) land.push_back(board_.cellAt(at.cell));
    return inOrder(std::move(land));
  }

  const Lake& lake_;
  CourseBoard board_;
  int gate_;
  std::vector<Known> known_; // by owed and cell
  std::deque<State> queue_;
  Passed best_;
};

} // namespace

std::vector<Cell> smallestOpening(const CourseStudy& study, const Reach& stuck) {
  return Opening(study, stuck).search();
}

} // namespace fairway::validator
