#include "editor/model/lake_race/files/lake_files.h"

namespace fairway::editor::lake_race {

namespace {

constexpr const char* emptyPlace = "empty-place";

void renameTiles(formats::Document& content, const std::string& from, const std::string& to) {
  auto* lake = content.as<formats::lake_race::LakeBody>();
  auto* tiles = lake ? std::get_if<formats::lake_race::TileLayout>(&lake->content) : nullptr;
  if (!tiles) return;
  for (auto& row : tiles->layout)
    for (fairway::lake_race::PlacedTile& place : row)
      if (place.tile == from) place.tile = to;
}

} // namespace

void nameEmptyPlaces(formats::Document& content) {
  renameTiles(content, "", emptyPlace);
}

void unnameEmptyPlaces(formats::Document& content) {
  renameTiles(content, emptyPlace, "");
}

} // namespace fairway::editor::lake_race
