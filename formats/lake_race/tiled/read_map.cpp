#include "formats/lake_race/tiled/read_map.h"

namespace fairway::formats::lake_race::tiled {

namespace {

bool isXml(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  return first != std::string_view::npos && text[first] == '<';
}

} // namespace

TileTypes readTilesetTypes(std::string_view text, const std::string& file) {
  return isXml(text) ? tsxTypes(text, file) : tsjTypes(text, file);
}

Result<Map, Problems> readMap(std::string_view text, const std::filesystem::path& file, const Loader& load) {
  auto map = isXml(text) ? readTmx(text, file.string()) : readTmj(text, file.string());
  if (!map) return map;
  for (Tileset& tileset : map->tilesets) {
    if (tileset.source.empty()) continue;
    const std::filesystem::path source = file.parent_path() / tileset.source;
    const auto loaded = load(source);
    if (loaded)
      tileset.types = readTilesetTypes(loaded.value(), source.string());
    else
      tileset.missing = loaded.fault().empty() ? "cannot be read" : loaded.fault().front().message;
  }
  return map;
}

} // namespace fairway::formats::lake_race::tiled
