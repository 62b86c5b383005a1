#pragma once

#include "editor/model/lake_race/board/patch.h"

namespace fairway::editor::lake_race {

// A region as text: a lake document of its own, so that it can be pasted into another window, a file or a
// chat. Cells beside the region become void, and void is what a paste leaves out.
std::string clipboardText(const fairway::lake_race::Lake& lake, const std::set<Cell>& region);

// Any freehand lake document can be pasted, anchored at its middle; none if the text is something else.
std::optional<Patch> patchFromText(const std::string& text);

// A ready-made island to put down: land only, so that the water round it stays what it was.
struct IslandStamp {
  std::string name; // in English; said in the user's language where it is shown
  Patch patch;
};

const std::vector<IslandStamp>& islandStamps();

} // namespace fairway::editor::lake_race
