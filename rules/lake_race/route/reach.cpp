#include "rules/lake_race/route/reach.h"

// The search over (cell, owed) has no end where a buoy can be rounded: `owed` can grow forever. But only
// steps over the gate change it, so the cells between them are taken together: a piece of water is what is
// connected without a step over the gate. The search over (piece, owed) needs to look no higher than the
// number of pieces: a way that owes more meets some piece twice while it winds up and some piece twice while
// it unwinds; in each part there is then a closed way that changes `owed` by exactly one (a closed way that
// does not cross itself winds once round the buoy, or not at all), and both can be left out together.
namespace fairway::lake_race {

namespace {

using CellIndex = CourseBoard::CellIndex;
using EntriesByGate = std::array<std::vector<Entry>, gateCount + 1>;

struct GateStep {
  Direction direction;
  CellIndex from;
  CellIndex to;
};

// Cells by piece of water, and the steps over the gate that lead out of each piece.
class Pieces {
public:
  Pieces(const CourseBoard& board, int gate) : pieceOf_(static_cast<std::size_t>(board.cellCount()), none) {
    for (CellIndex cell = 0; cell < board.cellCount(); ++cell)
      if (board.isWater(cell) && pieceOf_[static_cast<std::size_t>(cell)] == none) flood(board, gate, cell);
  }

  std::size_t count() const { return steps_.size(); }
  std::size_t of(CellIndex cell) const {
    return static_cast<std::size_t>(pieceOf_[static_cast<std::size_t>(cell)]);
  }
  const std::vector<GateStep>& stepsFrom(std::size_t piece) const { return steps_[piece]; }

private:
  static constexpr std::int32_t none = -1;

  void flood(const CourseBoard& board, int gate, CellIndex seed) {
    const auto piece = static_cast<std::int32_t>(steps_.size());
    std::vector<GateStep>& steps = steps_.emplace_back();
    std::vector<CellIndex> queue{seed};
    pieceOf_[static_cast<std::size_t>(seed)] = piece;
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (Direction direction : allDirections) {
        const CellIndex to = board.next(queue[head], direction);
        if (to == CourseBoard::noCell) continue;
        if (board.meetings(queue[head], direction).crossing[static_cast<std::size_t>(gate)] !=
            Crossing::None) {
          steps.push_back({direction, queue[head], to});
        } else if (pieceOf_[static_cast<std::size_t>(to)] == none) {
          pieceOf_[static_cast<std::size_t>(to)] = piece;
          queue.push_back(to);
        }
      }
  }

  std::vector<std::int32_t> pieceOf_;
  std::vector<std::vector<GateStep>> steps_;
};

// Searches (piece, owed) while `gate` is the next one, and notes where later gates become current.
class GateWater {
public:
  GateWater(const CourseBoard& board, int gate, EntriesByGate& entries)
      : board_(board), gate_(gate), pieces_(board, gate), entries_(entries), seen_(pieces_.count()) {}

  void run() {
    for (const Entry& entry : entries_[static_cast<std::size_t>(gate_)]) visit(entry.cell, entry.owed);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const auto [piece, owed] = queue_[head];
      for (const GateStep& step : pieces_.stepsFrom(piece)) take(step, owed);
    }
  }

private:
  void take(const GateStep& step, std::uint16_t owed) {
    const Progress now{static_cast<std::uint8_t>(gate_), owed};
    const Progress then = board_.advance(now, step.from, step.direction);
    if (then.gate == gate_)
      visit(step.to, then.owed);
    else
      entries_[then.gate].push_back({step.to, then.owed});
  }

  void visit(CellIndex cell, std::uint16_t owed) {
    if (owed > pieces_.count() + 2) return;
    const std::size_t piece = pieces_.of(cell);
    std::vector<char>& levels = seen_[piece];
    if (levels.size() <= owed) levels.resize(owed + 1u);
    if (levels[owed]) return;
    levels[owed] = 1;
    queue_.emplace_back(piece, owed);
  }

  const CourseBoard& board_;
  int gate_;
  Pieces pieces_;
  EntriesByGate& entries_;
  std::vector<std::vector<char>> seen_;
  std::vector<std::pair<std::size_t, std::uint16_t>> queue_;
};

} // namespace

Reach reachFrom(const CourseBoard& board, const std::vector<CellIndex>& starts) {
  EntriesByGate entries;
  for (CellIndex start : starts) entries[0].push_back({start, 0});
  Reach reach;
  for (int gate = 0; gate < gateCount; ++gate) {
    const auto i = static_cast<std::size_t>(gate);
    if (entries[i].empty()) continue;
    reach = {gate, entries[i]};
    GateWater(board, gate, entries).run();
    if (!entries[gateCount].empty()) return {gateCount, {}};
  }
  return reach;
}

} // namespace fairway::lake_race
