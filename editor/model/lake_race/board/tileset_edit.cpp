#include "editor/model/lake_race/board/tileset_edit.h"

#include "editor/model/words/translation.h"
#include "formats/lake_race/kinds.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using fairway::lake_race::Tile;
using fairway::lake_race::Tileset;
using formats::Document;

namespace {

const Tileset* setOf(const Document& content) {
  const auto* document = content.as<formats::lake_race::TilesetBody>();
  return document ? &document->set : nullptr;
}

bool hasTile(const Tileset& set, const std::string& name) {
  return std::any_of(set.sides.begin(), set.sides.end(),
                     [&](const auto& side) { return side.second.find(name) != nullptr; });
}

CommandPtr changeSet(std::string text, Tileset set) {
  const auto reach = [](Document& content) -> Tileset& {
    return content.get<formats::lake_race::TilesetBody>().set;
  };
  return std::make_unique<ValueChange<Tileset>>(std::move(text), reach, std::move(set));
}

} // namespace

std::optional<std::string> whyNoTileName(const Document& content, const std::string& name) {
  if (!formats::lake_race::isTileName(name))
    return say("a name has at least one character, no spaces and no @");
  if (const Tileset* set = setOf(content); set && hasTile(*set, name))
    return say("there is already a tile with this name");
  return std::nullopt;
}

CommandPtr addTile(const Document& content, const std::string& name) {
  const Tileset* set = setOf(content);
  if (!set || whyNoTileName(content, name)) return nullptr;
  Tileset after = *set;
  for (auto& [side, each] : after.sides)
    each.tiles.push_back({name, fairway::lake_race::TerrainMap(set->tileColumns, set->tileRows), {}});
  return changeSet(say("Add tile {1}", {name}), std::move(after));
}

CommandPtr renameTile(const Document& content, const std::string& from, const std::string& to) {
  const Tileset* set = setOf(content);
  if (!set || !hasTile(*set, from) || whyNoTileName(content, to)) return nullptr;
  Tileset after = *set;
  for (auto& [side, each] : after.sides)
    for (Tile& tile : each.tiles)
      if (tile.name == from) tile.name = to;
  return changeSet(say("Rename tile {1} to {2}", {from, to}), std::move(after));
}

CommandPtr removeTile(const Document& content, const std::string& name) {
  const Tileset* set = setOf(content);
  if (!set || !hasTile(*set, name)) return nullptr;
  Tileset after = *set;
  for (auto& [side, each] : after.sides) {
    std::erase_if(each.tiles, [&](const Tile& tile) { return tile.name == name; });
    if (static_cast<int>(each.tiles.size()) < set->across * set->down) return nullptr;
  }
  return changeSet(say("Remove tile {1}", {name}), std::move(after));
}

} // namespace fairway::editor::lake_race
