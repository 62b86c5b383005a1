#pragma once

#include "validator/river/solve/alone.h"
#include "validator/river/solve/two.h"

// What becomes of races: the policies are followed from the start, with all their chances, round by round,
// until next to nothing is left on the river.
namespace fairway::validator::river {

// One player alone who wants the most points.
struct LoneFlow {
  double points = 0;
  double saved = 0; // boats
  double allSaved = 0;
  double noneSaved = 0;
  double rounds = 0; // begun
};
LoneFlow flowAlone(const Alone& alone, Phase begin);

// Two players, by seat where there are two values.
struct PairFlow {
  double first = 0; // chances to win, and of a tie
  double tie = 0;
  double second = 0;
  double rounds = 0; // begun
  std::array<double, 2> saved{};
  std::array<double, 2> points{};
};

// Perfect players take what is best for the solution's goal, which must be the win; of several options that
// are equally good, the first. A random one picks evenly. None when the watch wanted to stop.
enum class Hand : std::uint8_t { Perfect, Random };
std::optional<PairFlow> flowOfTwo(const Two& two, Phase begin, std::array<Hand, 2> hands,
                                  const WorkWatch& watch);

} // namespace fairway::validator::river
