#include "rules/pool/play/legal.h"

#include <algorithm>

namespace fairway::pool {

namespace {

class WayFinder {
public:
  WayFinder(const PoolBoard& board, Side side, SquareNumber to, const SquareSet& free)
      : board_(board), side_(side), to_(to), free_(free) {}

  std::optional<OneWay> find(Square from, const Crocodile& crocodile) {
    diagonal_ = crocodile.diagonal;
    way_ = {{from}, false};
    if (walk(crocodile.value, crocodile.turns, std::nullopt)) return way_;
    return std::nullopt;
  }

private:
  bool walk(int steps, int corners, std::optional<SquareDirection> came) {
    const Square here = way_.squares.back();
    if (steps == 1 && to_ == bar && overALadder(here, corners, came)) return way_.bar = true;
    for (const SquareDirection direction : allSquareDirections) {
      const int left = corners - (came && *came != direction ? 1 : 0);
      if (left < 0 || (isSlanted(direction) && !diagonal_)) continue;
      const Square next = neighbour(here, direction);
      if (!mayEnter(next, steps)) continue;
      way_.squares.push_back(next);
      if (steps == 1 || walk(steps - 1, left, direction)) return true;
      way_.squares.pop_back();
    }
    return false;
  }

  bool mayEnter(Square next, int steps) const {
    const SquareNumber number = board_.numberOf(next);
    if (number == noSquare || !board_.water().test(number)) return false;
    if (std::find(way_.squares.begin(), way_.squares.end(), next) != way_.squares.end()) return false;
    return steps == 1 ? number == to_ : free_.test(number);
  }

  bool overALadder(Square here, int corners, std::optional<SquareDirection> came) const {
    const auto& ladders = board_.pool().ladders;
    return std::any_of(ladders.begin(), ladders.end(), [&](const Ladder& ladder) {
      return ladder.bar == side_ && ladder.at == here && (!came || *came == ladder.side || corners > 0);
    });
  }

  const PoolBoard& board_;
  Side side_;
  SquareNumber to_;
  const SquareSet& free_;
  bool diagonal_ = false;
  OneWay way_;
};

} // namespace

std::optional<OneWay> oneWay(const PoolBoard& board, Side side, int value, Square from, SquareNumber to,
                             const SquareSet& free) {
  WayFinder finder(board, side, to, free);
  const Crocodile most = value == 0 ? swimmersWay : board.crocodile(value);
  for (int steps = value == 0 ? 1 : most.value; steps <= most.value; ++steps)
    for (int turns = 0; turns <= most.turns; ++turns)
      if (auto way = finder.find(from, {steps, turns, most.diagonal})) return way;
  return std::nullopt;
}

} // namespace fairway::pool
