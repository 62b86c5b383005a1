#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

std::string_view nameOf(Stagger stagger) {
  return stagger == Stagger::Odd ? "odd" : "even";
}

std::string flowCell(Cell cell) {
  return flowSequence(std::vector<int>{cell.column, cell.row});
}

void writeSlots(Emitter& out, const std::vector<fairway::lake_race::Slot>& slots) {
  if (slots.empty()) return;
  out.open("slots");
  for (const fairway::lake_race::Slot& slot : slots)
    out.item(FlowMapping()
                 .add("race", std::string(1, fairway::lake_race::letterOf(slot.race)))
                 .add("at", flowCell(slot.at))
                 .add("letter", nameOf(slot.letter))
                 .text());
  out.close();
}

} // namespace fairway::formats::lake_race
