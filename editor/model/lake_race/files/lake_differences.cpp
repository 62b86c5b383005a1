#include "editor/model/lake_race/files/lake_files.h"

#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/letter_counts.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/tools/tools.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <map>
#include <set>

namespace fairway::editor::lake_race {

using fairway::lake_race::Lake;
using fairway::lake_race::Slot;
using formats::Document;

namespace {

using Lines = std::vector<std::string>;

std::string sizeOf(const Lake& lake) {
  return std::to_string(lake.map.columns()) + " x " + std::to_string(lake.map.rows());
}

void compareMaps(const Lake& before, const Lake& after, Lines& lines) {
  if (sizeOf(before) != sizeOf(after)) {
    lines.push_back(say("the lake is {1} instead of {2}", {sizeOf(after), sizeOf(before)}));
    return;
  }
  std::size_t differing = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(before.map.cellCount()); ++i)
    differing += before.map.at(before.map.cellAt(i)) != after.map.at(after.map.cellAt(i));
  if (differing > 0) lines.push_back(sayCount("{n} cell differs", "{n} cells differ", differing));
}

void compareSlots(const std::vector<Slot>& before, const std::vector<Slot>& after, Lines& lines) {
  const auto has = [](const std::vector<Slot>& slots, const Slot& slot) {
    return std::find(slots.begin(), slots.end(), slot) != slots.end();
  };
  for (const Slot& slot : after)
    if (!has(before, slot)) lines.push_back(say("{1} is new or was changed", {describe(slot)}));
  for (const Slot& slot : before)
    if (!has(after, slot)) lines.push_back(say("{1} is gone or was changed", {describe(slot)}));
}

void compareCourses(const formats::lake_race::CourseBody& before, const formats::lake_race::CourseBody& after,
                    Lines& lines) {
  if (before.start != after.start || before.letter != after.letter) lines.push_back(say("the start differs"));
  for (std::size_t i = 0; i < 3; ++i)
    if (before.buoys[i] != after.buoys[i])
      lines.push_back(say("buoy {1} has moved", {std::to_string(i + 1)}));
  if (before.choices != after.choices) lines.push_back(say("arrows or directions differ"));
  if (before.race != after.race) lines.push_back(say("the race differs"));
}

// A tile as it is on each side that has it.
std::map<fairway::lake_race::BoardSide, fairway::lake_race::Tile>
sidesOf(const fairway::lake_race::Tileset& set, const std::string& name) {
  std::map<fairway::lake_race::BoardSide, fairway::lake_race::Tile> sides;
  for (const auto& [side, each] : set.sides)
    if (const fairway::lake_race::Tile* tile = each.find(name)) sides[side] = *tile;
  return sides;
}

void compareSets(const fairway::lake_race::Tileset& before, const fairway::lake_race::Tileset& after,
                 Lines& lines) {
  std::set<std::string> names;
  for (const fairway::lake_race::Tileset* set : {&before, &after})
    for (const auto& [side, each] : set->sides)
      for (const fairway::lake_race::Tile& tile : each.tiles) names.insert(tile.name);
  for (const std::string& name : names) {
    const auto old = sidesOf(before, name), now = sidesOf(after, name);
    if (old == now) continue;
    lines.push_back(old.empty()   ? say("tile {1} is new", {name})
                    : now.empty() ? say("tile {1} is gone", {name})
                                  : say("tile {1} differs", {name}));
  }
}

} // namespace

Lines lakeDifferences(const Document& before, const Document& after) {
  Lines lines;
  const Lake* old = ownLake(before);
  const Lake* now = ownLake(after);
  if (old && now) {
    compareMaps(*old, *now, lines);
    compareSlots(old->slots, now->slots, lines);
  }
  if (tileLayoutOf(before) && tileLayoutOf(after) && *tileLayoutOf(before) != *tileLayoutOf(after))
    lines.push_back(say("the tiles are laid out differently"));
  if (const auto* course = before.as<formats::lake_race::CourseBody>())
    compareCourses(*course, after.get<formats::lake_race::CourseBody>(), lines);
  if (const auto* set = before.as<formats::lake_race::TilesetBody>())
    compareSets(set->set, after.get<formats::lake_race::TilesetBody>().set, lines);
  return lines;
}

Lines lakeSummary(const Document& content) {
  Lines lines;
  if (const Lake* lake = ownLake(content)) {
    lines.push_back(say("the lake has {1} cells, {2} of them land",
                        {sizeOf(*lake), std::to_string(lake->map.count(fairway::lake_race::Terrain::Land))}));
    if (!lake->slots.empty()) lines.push_back(say("its slots: {1}", {describe(letterCounts(lake->slots))}));
  }
  if (const formats::lake_race::TileLayout* tiles = tileLayoutOf(content)) {
    lines.push_back(say("a board of tiles from {1}", {tiles->set}));
    if (const int empty = emptyPlaces(*tiles); empty > 0)
      lines.push_back(
          sayCount("{n} place without a tile", "{n} places without a tile", static_cast<std::size_t>(empty)));
  }
  if (const formats::lake_race::CourseBody* course = courseOf(content))
    lines.push_back(course->race ? say("a course of race {1}", {std::string(1, letterOf(*course->race))})
                                 : say("a free course"));
  if (content.is<formats::lake_race::TilesetBody>()) lines.push_back(say("a tile set"));
  return lines;
}

} // namespace fairway::editor::lake_race
