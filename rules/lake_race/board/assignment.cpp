#include "rules/lake_race/board/assignment.h"

#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::lake_race {

AssignmentOrder assignmentNumbered(int number) {
  FAIRWAY_EXPECTS(number >= 0 && number < assignmentCount);
  AssignmentOrder order{0, 1, 2, 3};
  while (number-- > 0) std::next_permutation(order.begin(), order.end());
  return order;
}

int numberOf(const AssignmentOrder& order) {
  for (int number = 0; number < assignmentCount; ++number)
    if (assignmentNumbered(number) == order) return number;
  FAIRWAY_EXPECTS(false);
  return 0;
}

std::optional<Placement> placementOf(const Lake& lake, RaceLetter race, const AssignmentOrder& order) {
  const std::vector<Slot> slots = slotsOf(lake, race);
  if (slots.size() != order.size()) return std::nullopt;
  const auto slot = [&](std::size_t buoy) { return slots[static_cast<std::size_t>(order[buoy])]; };
  return Placement{slot(0).at, slot(0).letter, {slot(1).at, slot(2).at, slot(3).at}};
}

} // namespace fairway::lake_race
