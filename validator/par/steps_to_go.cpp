#include "validator/par/steps_to_go.h"

#include <algorithm>

namespace fairway::validator {

namespace {

using lake_race::CourseBoard;
using Node = std::int32_t; // cell * stageCount + stage

constexpr Node noNode = -1;
constexpr Node finishNode = -2;

// Where a step leads from each node: six a node.
std::vector<Node> stepGraph(const CourseBoard& board) {
  std::vector<Node> steps(static_cast<std::size_t>(board.cellCount()) * stageCount * 6, noNode);
  for (CourseBoard::CellIndex cell = 0; cell < board.cellCount(); ++cell) {
    if (!board.isWater(cell)) continue;
    for (Stage stage = 0; stage < stageCount; ++stage)
      for (Direction direction : allDirections) {
        const CourseBoard::CellIndex to = board.next(cell, direction);
        if (to == CourseBoard::noCell) continue;
        const Stage after = stageOf(board.advance(progressAt(stage), cell, direction));
        const auto at =
            static_cast<std::size_t>((cell * stageCount + stage) * 6 + static_cast<int>(direction));
        steps[at] = after == finishedStage ? finishNode : to * stageCount + after;
      }
  }
  return steps;
}

// The steps into each node, as a list of lists laid end to end.
struct Predecessors {
  std::vector<std::uint32_t> begin;
  std::vector<Node> from;
};

Predecessors predecessors(const std::vector<Node>& steps) {
  const std::size_t nodes = steps.size() / 6;
  Predecessors result{std::vector<std::uint32_t>(nodes + 1, 0), {}};
  for (Node to : steps)
    if (to >= 0) ++result.begin[static_cast<std::size_t>(to) + 1];
  for (std::size_t i = 1; i <= nodes; ++i) result.begin[i] += result.begin[i - 1];
  result.from.resize(result.begin[nodes]);
  std::vector<std::uint32_t> filled(result.begin.begin(), result.begin.end() - 1);
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i] >= 0) result.from[filled[static_cast<std::size_t>(steps[i])]++] = static_cast<Node>(i / 6);
  return result;
}

// Breadth-first, backwards from the finish.
std::vector<int> distances(const std::vector<Node>& steps) {
  const Predecessors into = predecessors(steps);
  std::vector<int> distance(steps.size() / 6, -1);
  std::vector<Node> queue;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i] == finishNode && distance[i / 6] < 0) {
      distance[i / 6] = 1;
      queue.push_back(static_cast<Node>(i / 6));
    }
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const auto at = static_cast<std::size_t>(queue[head]);
    for (std::uint32_t i = into.begin[at]; i < into.begin[at + 1]; ++i) {
      const auto from = static_cast<std::size_t>(into.from[i]);
      if (distance[from] >= 0) continue;
      distance[from] = distance[at] + 1;
      queue.push_back(into.from[i]);
    }
  }
  return distance;
}

// The nodes that boats can come to.
std::vector<char> reached(const CourseBoard& board, const std::vector<Node>& steps) {
  std::vector<char> seen(steps.size() / 6, 0);
  std::vector<Node> queue;
  const auto visit = [&](Node node) {
    if (node < 0 || seen[static_cast<std::size_t>(node)]) return;
    seen[static_cast<std::size_t>(node)] = 1;
    queue.push_back(node);
  };
  for (CourseBoard::CellIndex start : board.startCells()) visit(start * stageCount);
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (std::size_t i = 0; i < 6; ++i) visit(steps[static_cast<std::size_t>(queue[head]) * 6 + i]);
  return seen;
}

} // namespace

std::vector<int> stepsToGo(const CourseBoard& board) {
  const std::vector<Node> steps = stepGraph(board);
  std::vector<int> distance = distances(steps);
  const std::vector<char> seen = reached(board, steps);
  const int lost = distance.empty() ? 0 : *std::max_element(distance.begin(), distance.end()) + 1;
  for (std::size_t node = 0; node < distance.size(); ++node)
    if (!seen[node])
      distance[node] = -1;
    else if (distance[node] < 0)
      distance[node] = lost;
  return distance;
}

} // namespace fairway::validator
