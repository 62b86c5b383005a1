#include "editor/model/race/exercise.h"

#include <algorithm>

namespace fairway::editor::race {

std::vector<Exercise> exercisesIn(const table::Play& begin, std::span<const table::Event> acts,
                                  const std::vector<int>& turns, const CostsOf& costsOf) {
  std::vector<Exercise> exercises;
  const std::unique_ptr<table::Play> play = begin.clone();
  for (const table::Event& act : acts) {
    const int turn = play->turns() + 1;
    const bool asked = std::binary_search(turns.begin(), turns.end(), turn);
    if (asked && !act.chance && play->moment() != table::Moment::Place) {
      Exercise exercise{turn, play->moment(), costsOf(*play), 0};
      for (const auto& [choice, cost] : exercise.costs)
        if (choice == act.value) exercise.played = cost;
      const bool another = !exercises.empty() && exercises.back().turn == turn;
      if (another && exercise.played > exercises.back().played)
        exercises.back() = std::move(exercise);
      else if (!another && exercise.played > 0)
        exercises.push_back(std::move(exercise));
    }
    if (act.chance ? play->tell(act.value) : play->play(act.value)) break; // the referee says why
  }
  return exercises;
}

} // namespace fairway::editor::race
