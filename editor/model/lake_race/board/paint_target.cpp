#include "editor/model/lake_race/board/paint_target.h"

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;

namespace {

// What is found in a document is const or not, as the document is.
template <class Content, class Part>
using In = std::conditional_t<std::is_const_v<Content>, const Part, Part>;

template <class Content>
In<Content, Lake>* lakeIn(Content& content) {
  if (auto* lake = content.template as<formats::lake_race::LakeBody>())
    return std::get_if<Lake>(&lake->content);
  if (auto* course = content.template as<formats::lake_race::CourseBody>())
    return std::get_if<Lake>(&course->lake);
  return nullptr;
}

template <class Content>
In<Content, Tile>* tileOf(Content& content, const SheetId& sheet) {
  auto* document = content.template as<formats::lake_race::TilesetBody>();
  if (!document || !sheet.tile) return nullptr;
  const auto side = document->set.sides.find(sheet.tile->side);
  if (side == document->set.sides.end()) return nullptr;
  for (auto& tile : side->second.tiles)
    if (tile.name == sheet.tile->name) return &tile;
  return nullptr;
}

template <class Content>
In<Content, TerrainMap>* mapIn(Content& content, const SheetId& sheet) {
  if (auto* tile = tileOf(content, sheet)) return &tile->map;
  auto* lake = lakeIn(content);
  return lake ? &lake->map : nullptr;
}

} // namespace

Lake* ownLake(formats::Document& content) {
  return lakeIn(content);
}

const Lake* ownLake(const formats::Document& content) {
  return lakeIn(content);
}

TerrainMap* mapOf(formats::Document& content, const SheetId& sheet) {
  return mapIn(content, sheet);
}

const TerrainMap* mapOf(const formats::Document& content, const SheetId& sheet) {
  return mapIn(content, sheet);
}

std::vector<fairway::lake_race::Slot>* slotsOf(formats::Document& content, const SheetId& sheet) {
  if (Tile* tile = tileOf(content, sheet)) return &tile->slots;
  Lake* lake = ownLake(content);
  return lake ? &lake->slots : nullptr;
}

std::optional<Lake> tileAsLake(const Tileset& set, const TileRef& ref) {
  const auto side = set.sides.find(ref.side);
  if (side == set.sides.end()) return std::nullopt;
  const Tile* tile = side->second.find(ref.name);
  if (!tile) return std::nullopt;
  Lake lake;
  // The window's first row decides: tiles have an even number of rows, so it is the same for every place.
  const bool onEvenRow = side->second.frame && side->second.frame->window.row % 2 == 0;
  lake.stagger = onEvenRow ? otherStagger(side->second.stagger) : side->second.stagger;
  lake.strip = set.strip;
  lake.map = tile->map;
  lake.slots = tile->slots;
  return lake;
}

std::optional<TileRef> tileNamedIn(const Tileset& set, std::string_view key) {
  for (const auto& [board, side] : set.sides)
    for (const Tile& tile : side.tiles) {
      const std::string whole = "sides." + std::string(nameOf(board)) + ".tiles." + tile.name;
      if (key == whole || key.starts_with(whole + ".")) return TileRef{board, tile.name};
    }
  return std::nullopt;
}

std::optional<TileRef> firstTile(const Tileset& set) {
  for (const auto& [name, side] : set.sides)
    if (!side.tiles.empty()) return TileRef{name, side.tiles.front().name};
  return std::nullopt;
}

} // namespace fairway::editor::lake_race
