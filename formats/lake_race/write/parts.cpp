#include "formats/lake_race/write/kinds.h"
#include "formats/yaml/scalar.h"

namespace fairway::formats {

namespace {

std::string written(const Waiver& waiver) {
  FlowMapping mapping;
  mapping.add("code", waiver.code);
  std::vector<std::string> cells;
  for (Cell cell : waiver.cells) cells.push_back(flowCell(cell));
  if (!cells.empty()) mapping.add("cells", flowSequence(cells));
  return mapping.add("why", flowScalar(waiver.why)).text();
}

} // namespace

std::string_view nameOf(Stagger stagger) {
  return stagger == Stagger::Odd ? "odd" : "even";
}

void writeInfo(Emitter& out, const DocumentInfo& info) {
  if (info.name) out.textField("name", *info.name);
  if (info.author) out.textField("author", *info.author);
  if (info.licence) out.textField("licence", *info.licence);
  if (info.notes) out.textField("notes", *info.notes);
  FlowMapping severities;
  for (const auto& [code, severity] : info.severity) severities.add(code, nameOf(severity));
  if (!info.severity.empty()) out.field("severity", severities.text());
  if (info.waivers.empty()) return;
  out.open("waive");
  for (const Waiver& waiver : info.waivers) out.item(written(waiver));
  out.close();
}

void writeSlots(Emitter& out, const std::vector<lake_race::Slot>& slots) {
  if (slots.empty()) return;
  out.open("slots");
  for (const lake_race::Slot& slot : slots)
    out.item(FlowMapping()
                 .add("race", std::string(1, lake_race::letterOf(slot.race)))
                 .add("at", slot.at)
                 .add("letter", nameOf(slot.letter))
                 .text());
  out.close();
}

} // namespace fairway::formats
