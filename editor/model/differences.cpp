#include "editor/model/differences.h"

#include "editor/model/layout_edit.h"
#include "editor/model/sheet.h"
#include "editor/model/slot_tool.h"
#include "editor/model/wording.h"

#include <algorithm>

namespace fairway::editor {

using formats::Document;
using lake_race::Lake;
using lake_race::Slot;

namespace {

using Lines = std::vector<std::string>;

void compareMaps(const Lake& before, const Lake& after, Lines& lines) {
  const auto size = [](const Lake& lake) {
    return std::to_string(lake.map.columns()) + " x " + std::to_string(lake.map.rows());
  };
  if (size(before) != size(after)) {
    lines.push_back("the lake is " + size(after) + " instead of " + size(before));
    return;
  }
  std::size_t differing = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(before.map.cellCount()); ++i)
    differing += before.map.at(before.map.cellAt(i)) != after.map.at(after.map.cellAt(i));
  if (differing > 0) lines.push_back(counted(differing, "cell") + (differing == 1 ? " differs" : " differ"));
}

void compareSlots(const std::vector<Slot>& before, const std::vector<Slot>& after, Lines& lines) {
  const auto has = [](const std::vector<Slot>& slots, const Slot& slot) {
    return std::find(slots.begin(), slots.end(), slot) != slots.end();
  };
  for (const Slot& slot : after)
    if (!has(before, slot)) lines.push_back(describe(slot) + " is new or was changed");
  for (const Slot& slot : before)
    if (!has(after, slot)) lines.push_back(describe(slot) + " is gone or was changed");
}

void compareCourses(const formats::CourseBody& before, const formats::CourseBody& after, Lines& lines) {
  if (before.start != after.start || before.letter != after.letter) lines.push_back("the start differs");
  for (std::size_t i = 0; i < 3; ++i)
    if (before.buoys[i] != after.buoys[i]) lines.push_back("buoy " + std::to_string(i + 1) + " has moved");
  if (before.choices != after.choices) lines.push_back("arrows or directions differ");
  if (before.race != after.race) lines.push_back("the race differs");
}

} // namespace

Lines differences(const Document& before, const Document& after) {
  Lines lines;
  if (before == after) return lines;
  if (before.index() != after.index()) return {"the document is of another kind"};
  if (headOf(before).info != headOf(after).info) lines.push_back("name, notes or other properties differ");
  const Lake* old = ownLake(before);
  const Lake* now = ownLake(after);
  if (old && now) {
    compareMaps(*old, *now, lines);
    compareSlots(old->slots, now->slots, lines);
  }
  if (tileLayoutOf(before) && tileLayoutOf(after) && *tileLayoutOf(before) != *tileLayoutOf(after))
    lines.push_back("the tiles lie in another way");
  if (const auto* course = std::get_if<formats::CourseDocument>(&before))
    compareCourses(course->body, std::get<formats::CourseDocument>(after).body, lines);
  if (lines.empty()) lines.push_back("details differ");
  return lines;
}

} // namespace fairway::editor
