#pragma once

#include "tests/validator/lake_race/par/naive_par.h"

#include <optional>
#include <random>

namespace fairway::validator::lake_race {

// A second opinion on races between boats: who places when, who moves when, who is in whose way, who wins;
// written straight from the rules' text, with the standard library's chance. It shares nothing with the rules
// core but the board's neighbours and gates.
class NaiveRace {
public:
  // With `par` all pilots steer by it; without, they do anything legal with at most `maxDice` dice.
  NaiveRace(const fairway::lake_race::CourseBoard& board, int players, int maxDice, const NaivePar* par,
            unsigned seed)
      : board_(board), players_(players), maxDice_(maxDice), par_(par), random_(seed) {}

  struct Result {
    std::vector<int> ranking;  // seats, the winner first
    std::vector<int> sunk;     // seats
    std::vector<int> finished; // seats
    std::vector<int> turns;    // by seat, from 0
  };
  std::optional<Result> play(); // none where it takes too long

private:
  using Dice = NaivePar::Dice;
  enum class Status { Racing, Finished, Sunk };
  struct Boat {
    int cell = -1;
    int heading = 0;
    Dice dice;
    int damage = 0;
    fairway::lake_race::Progress progress;
    Status status = Status::Racing;
    int turns = 0;
  };
  struct Ending {
    int cell;
    int heading;
    int missing;
    fairway::lake_race::Progress progress;
  };

  int below(std::size_t limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
  bool taken(int cell) const;
  void place(Boat& boat);
  void chooseDice(Boat& boat);
  NaivePar::Decision anyDecision(const Dice& dice);
  std::vector<Ending> endings(const Boat& boat) const;
  double costOf(const Ending& ending, const Boat& boat) const;
  void turn(int seat, Result& result);

  const fairway::lake_race::CourseBoard& board_;
  int players_;
  int maxDice_;
  const NaivePar* par_;
  std::mt19937 random_;
  std::vector<Boat> boats_; // by seat, from 0
};

} // namespace fairway::validator::lake_race
