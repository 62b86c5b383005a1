#include "validator/lake_race/par/race_flow.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>

namespace fairway::validator::lake_race {

namespace {

constexpr int noNode = -1;

// A shortest-way search where a step's length is the logarithm of how unlikely it is.
class LineSearch {
public:
  LineSearch(const StateSpace& space, const RaceFlow& flow)
      : space_(space), flow_(flow), length_(nodeCount(), std::numeric_limits<double>::infinity()),
        cameFrom_(nodeCount(), noNode) {}

  std::vector<Cell> from(StateSpace::Water start) {
    shorten(start * stageCount, noNode, 0);
    while (!queue_.empty()) {
      const auto [length, node] = queue_.top();
      queue_.pop();
      if (length > length_[static_cast<std::size_t>(node)]) continue;
      expand(node, length);
    }
    return traced();
  }

private:
  std::size_t nodeCount() const { return static_cast<std::size_t>(space_.waterCount() * stageCount); }

  // Rounded to parts that add up exactly: so lines of the same steps in another order are equally long, and
  // which one is found does not hang on the last digit of a logarithm.
  static double lengthOf(double share) { return std::round(-std::log(share) * 0x1p24) * 0x1p-24; }

  void expand(int node, double length) {
    const StateSpace::Water water = node / stageCount;
    const Stage stage = node % stageCount;
    double out = 0;
    for (int direction = 0; direction < 6; ++direction) out += flow_.step(water, direction, stage);
    for (int direction = 0; direction < 6; ++direction) {
      const double share = out > 0 ? flow_.step(water, direction, stage) / out : 0;
      if (share < 1e-6) continue; // what is left is rounding, not a way to go
      const auto cell = space_.cellOf(water);
      const auto heading = static_cast<Direction>(direction);
      const Stage after = stageOf(space_.board().advance(progressAt(stage), cell, heading));
      const auto to = space_.board().next(cell, heading);
      const double total = length + lengthOf(share);
      if (after != finishedStage)
        shorten(space_.waterAt(to) * stageCount + after, node, total);
      else if (total < finishLength_) {
        finishLength_ = total;
        finishFrom_ = node;
        finishCell_ = to;
      }
    }
  }

  void shorten(int node, int from, double length) {
    if (length >= length_[static_cast<std::size_t>(node)]) return;
    length_[static_cast<std::size_t>(node)] = length;
    cameFrom_[static_cast<std::size_t>(node)] = from;
    queue_.emplace(length, node);
  }

  std::vector<Cell> traced() const {
    std::vector<Cell> line;
    if (finishFrom_ == noNode) return line;
    line.push_back(space_.board().cellAt(finishCell_));
    for (int node = finishFrom_; node != noNode; node = cameFrom_[static_cast<std::size_t>(node)])
      line.push_back(space_.board().cellAt(space_.cellOf(node / stageCount)));
    std::reverse(line.begin(), line.end());
    return line;
  }

  using Reached = std::pair<double, int>;

  const StateSpace& space_;
  const RaceFlow& flow_;
  std::vector<double> length_;
  std::vector<int> cameFrom_;
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> queue_;
  double finishLength_ = std::numeric_limits<double>::infinity();
  int finishFrom_ = noNode;
  StateSpace::CellIndex finishCell_ = fairway::lake_race::CourseBoard::noCell;
};

} // namespace

std::vector<Cell> typicalLine(const StateSpace& space, const RaceFlow& flow, StateSpace::Water start) {
  return LineSearch(space, flow).from(start);
}

} // namespace fairway::validator::lake_race
