#pragma once

#include "editor/model/lake_race/board/patch.h"

namespace fairway::editor::lake_race {

// The region as a lake of its own: cells beside it become void.
fairway::lake_race::Lake partOf(const fairway::lake_race::Lake& lake, const std::set<Cell>& region);

// A region as text: a lake document of its own, so that it can be pasted into another window, a file or a
// chat. Void is what a paste leaves out.
std::string clipboardText(const fairway::lake_race::Lake& lake, const std::set<Cell>& region);

// The map alone, row by row as a document has it.
std::string clipboardRows(const fairway::lake_race::Lake& lake);

// Any freehand lake document can be pasted, and so can rows of a map, anchored at their middle; none if the
// text is something else.
std::optional<Patch> patchFromText(const std::string& text);

// A ready-made island to put down: land only, so that the water round it stays what it was.
struct IslandStamp {
  std::string name; // in English; said in the user's language where it is shown
  Patch patch;
};

std::vector<IslandStamp> islandStamps();

} // namespace fairway::editor::lake_race
