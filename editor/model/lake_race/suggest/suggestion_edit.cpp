#include "editor/model/lake_race/suggest/suggestion_edit.h"

#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/course/course_edit.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::lake_race::CourseBody;
using formats::lake_race::LakeBody;
using validator::lake_race::Draft;

namespace {

Draft lakeDraft(const EditedDocument& document, Lake lake) {
  Draft draft;
  draft.lake = std::move(lake);
  const formats::lake_race::TileLayout* layout = tileLayoutOf(document.content());
  if (const auto& set = lakeReferences(document).set; layout && set)
    draft.tiles = validator::lake_race::TileBoard{std::make_shared<const fairway::lake_race::Tileset>(*set),
                                                  layout->side, layout->layout};
  return draft;
}

CourseBody changed(CourseBody body, const Draft& before, const Draft& after) {
  if (!(after.lake == before.lake)) body.lake = after.lake;
  if (!(after.placement == before.placement)) {
    body.start = after.placement.start;
    body.letter = after.placement.letter;
    body.buoys = after.placement.buoys;
  }
  body.choices = after.choices;
  return body;
}

LakeBody changed(LakeBody body, const Draft& after) {
  if (after.tiles)
    std::get<formats::lake_race::TileLayout>(body.content).layout = after.tiles->layout;
  else
    body.content = after.lake;
  return body;
}

Cell cellOfBuoy(const fairway::lake_race::Placement& placement, int buoy) {
  return buoy == 0 ? placement.start : placement.buoys[static_cast<std::size_t>(buoy - 1)];
}

// Cells and slots; those of exchanged tiles too.
Ghost ghostOf(const Lake& before, const Lake& after) {
  Ghost ghost;
  for (std::size_t i = 0; i < static_cast<std::size_t>(after.map.cellCount()); ++i)
    if (const Cell cell = after.map.cellAt(i); before.map.at(cell) != after.map.at(cell)) {
      ghost.cells.push_back({cell, after.map.at(cell)});
      ghost.outline.push_back(cell);
    }
  const auto has = [](const Lake& lake, const fairway::lake_race::Slot& slot) {
    return std::find(lake.slots.begin(), lake.slots.end(), slot) != lake.slots.end();
  };
  for (const fairway::lake_race::Slot& slot : after.slots)
    if (!has(before, slot)) ghost.slots.push_back(slot);
  for (const fairway::lake_race::Slot& slot : before.slots)
    if (std::none_of(after.slots.begin(), after.slots.end(),
                     [&](const fairway::lake_race::Slot& other) { return other.at == slot.at; }))
      ghost.lost.push_back(slot.at);
  return ghost;
}

} // namespace

std::optional<Draft> draftOf(const EditedDocument& document) {
  std::optional<Lake> lake = lakeOf(document);
  if (!lake) return std::nullopt;
  const CourseBody* body = courseOf(document.content());
  if (!body) return lakeDraft(document, std::move(*lake));
  const auto placement = placementOf(*body, *lake);
  if (!placement) return std::nullopt;
  return Draft{std::move(*lake), std::nullopt, true, body->race, *placement, body->choices};
}

bool pointsToItsLake(const formats::Document& content) {
  const CourseBody* course = courseOf(content);
  return course && std::holds_alternative<formats::DocumentPath>(course->lake);
}

CommandPtr takeSuggestion(const formats::Document& content, const Draft& before, const Draft& after,
                          std::string text) {
  formats::Body body = content.body;
  if (const CourseBody* course = courseOf(content))
    body = formats::Body(changed(*course, before, after));
  else
    body = formats::Body(changed(content.get<LakeBody>(), after));
  if (body == content.body) return nullptr;
  const auto reach = [](formats::Document& document) -> formats::Body& { return document.body; };
  return std::make_unique<ValueChange<formats::Body>>(std::move(text), reach, std::move(body));
}

std::vector<Ghost> ghostsOf(const Draft& before, const Draft& after) {
  std::vector<Ghost> ghosts{ghostOf(before.lake, after.lake)};
  for (int buoy = 0; after.isCourse && buoy <= 3; ++buoy) {
    if (cellOfBuoy(before.placement, buoy) == cellOfBuoy(after.placement, buoy)) continue;
    ghosts.emplace_back().buoy = GhostBuoy{buoy, cellOfBuoy(after.placement, buoy), true};
  }
  return ghosts;
}

} // namespace fairway::editor::lake_race
