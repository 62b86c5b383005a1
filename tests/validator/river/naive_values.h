#pragma once

#include "rules/river/play/race.h"

#include <functional>
#include <map>

// Values by plain iteration over every position that the rules core can come to: no layers, no rows, no
// tables of fleets. Slow, and for small rivers only; to be compared with the solvers.
namespace fairway::river::test {

// How a seat chooses among what its options are worth to the first player.
using Choice = std::function<double(const std::vector<double>&)>;
double most(const std::vector<double>& values);
double least(const std::vector<double>& values);
double mean(const std::vector<double>& values);

struct NaiveGame {
  int players = 2;
  std::map<int, Choice> choices;               // by seat
  std::function<double(const Race&)> endValue; // of a race that is over
  std::function<bool(const Race&)> stop; // where nothing more is asked, though it is not over; may be empty
  double stopValue = 0;
};

// The value at the start, from below: what goes round for ever is worth nothing.
double naiveValue(const RiverBoard& board, const NaiveGame& game);

// What becomes of races in which everybody takes the best option, of several that are equally good (1e-9) the
// first in the order of Race::options. Seats that have no choice to make the most or the least of take the
// first.
struct NaiveFlow {
  double rounds = 0; // begun
  std::map<int, double> points;
  std::map<int, double> saved;
  double firstWins = 0;
  double ties = 0;
};
NaiveFlow naiveFlow(const RiverBoard& board, const NaiveGame& game);

// Whether one player alone can keep the game going for ever, once it has come to the right place.
bool naiveGoesRound(const RiverBoard& board);

// The most boats that one player alone can bring home, whatever is rolled.
int naiveMostHome(const RiverBoard& board);

} // namespace fairway::river::test
