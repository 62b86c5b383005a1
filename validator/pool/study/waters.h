#pragma once

#include "rules/pool/board/pool_board.h"

// Water squares as a graph: those that share a side are neighbours.
namespace fairway::validator::pool {

using fairway::pool::PoolBoard;
using fairway::pool::Side;
using fairway::pool::SquareNumber;
using fairway::pool::SquareSet;

// Those of the squares that can be reached from one of them without leaving the set.
SquareSet connected(const PoolBoard& board, SquareNumber from, const SquareSet& within);
// The set in parts that do not touch, the largest first; of equal ones, the one that comes first by row.
std::vector<SquareSet> parts(const PoolBoard& board, const SquareSet& set);

// A square whose loss leaves two parts of this many squares or more of its body.
struct Choke {
  Square square;
  int larger = 0; // squares of the largest part, and of the largest but one
  int smaller = 0;
  SquareSet smallerPart;
};

inline constexpr int leastChokedPart = 3;

std::vector<Choke> chokes(const PoolBoard& board); // by row, then column

// Steps from every square to the bar of a side, the step over the ladder included; 0 where there is no way.
std::vector<int> stepsToBar(const PoolBoard& board, Side side);
// A shortest way from a square, the ladder's square last; the square must have one.
std::vector<Square> shortestWay(const PoolBoard& board, const std::vector<int>& steps, Square from);

// The fewest water squares that part the start squares of a side from its ladders; start and ladder squares
// may be among them. Of equal ones, the nearest to the ladders.
std::vector<Square> smallestCut(const PoolBoard& board, Side side);

} // namespace fairway::validator::pool
