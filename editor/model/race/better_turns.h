#pragma once

#include "editor/model/race/exercise.h"

namespace fairway::editor::race {

// "Find the better turn": one mistake of a record after the other is put to the player, who chooses anew and
// is then told what that is worth.
class BetterTurns {
public:
  explicit BetterTurns(std::vector<Exercise> exercises); // at least one

  // How a choice compares with the best and with what was played.
  enum class Verdict : std::uint8_t { Best, Better, Same, Worse };
  struct Answer {
    Verdict verdict = Verdict::Same;
    double cost = 0; // against the best
    Tree choice;
  };
  enum class Phase : std::uint8_t { Asking, Answered, Done };

  Phase phase() const { return phase_; }
  const Exercise& exercise() const { return exercises_[answered_]; } // until it is done
  std::size_t number() const { return answered_ + 1; }               // of the exercise, from 1
  std::size_t count() const { return exercises_.size(); }
  const Answer& answer() const { return answers_.back(); } // once there is one

  bool knows(const Tree& choice) const; // what it is worth
  void choose(const Tree& choice);      // one that it knows, while it asks
  void next();                          // after an answer

  // Of all answers so far.
  int timesFound(Verdict verdict) const;
  double cost() const;       // of the choices made
  double costPlayed() const; // of those in the record

private:
  const double* costOf(const Tree& choice) const;

  std::vector<Exercise> exercises_;
  std::vector<Answer> answers_;
  std::size_t answered_ = 0; // exercises that are left behind
  Phase phase_ = Phase::Asking;
};

} // namespace fairway::editor::race
