#include "rules/lake_race/gates/progress.h"

namespace fairway::lake_race {

StepMeetings meetingsOf(const std::array<Gate, gateCount>& gates, Hex from, Hex to) {
  std::array<Meeting, gateCount> meetings;
  for (std::size_t i = 0; i < gates.size(); ++i) meetings[i] = meet(gates[i], from, to);

  StepMeetings step;
  for (std::size_t i = 0; i < gates.size(); ++i) {
    step.crossing[i] = meetings[i].crossing;
    if (step.crossing[i] == Crossing::None) continue;
    for (const Meeting& other : meetings)
      if (other.crossing != Crossing::None && other.isBefore(meetings[i])) ++step.rank[i];
  }
  return step;
}

} // namespace fairway::lake_race
