#include "formats/lake_race/tiled/import_lake.h"

#include "formats/document/reader.h"
#include "formats/lake_race/tiled/number.h"

#include <algorithm>
#include <set>

namespace fairway::formats::lake_race::tiled {

namespace {

using namespace fairway::lake_race;

class LakeImport {
public:
  LakeImport(const Map& map, const TerrainMapping& mapping, const std::string& file)
      : map_(map), mapping_(mapping), file_(file) {}

  Result<LakeDocument, Problems> run() {
    LakeDocument document;
    document.head = head();
    Lake lake;
    lake.stagger = map_.stagger;
    lake.strip = strip();
    if (const Layer* layer = terrainLayer()) lake.map = terrain(*layer);
    for (const ObjectGroup& group : map_.groups)
      for (const Object& object : group.objects)
        if (object.type == "slot") addSlot(object, lake);
    if (!problems_.empty()) return problems_;
    document.body.content = std::move(lake);
    return document;
  }

private:
  void fault(int line, std::string key, std::string message) {
    problems_.push_back({file_, line, line > 0 ? 1 : 0, std::move(key), std::move(message)});
  }

  // Our own maps carry the head of their document; others may have a name.
  DocumentHead head() {
    DocumentHead head;
    if (const Property* ours = find(map_.properties, "fairway")) {
      const auto read = readDocument(ours->value, file_ + " (property fairway)");
      if (read)
        head = read->document.head;
      else
        for (const Problem& problem : read.fault()) problems_.push_back(problem);
    } else if (const Property* name = find(map_.properties, "name")) {
      head.info.name = name->value;
    }
    return head;
  }

  int strip() {
    const Property* property = find(map_.properties, "strip");
    if (property == nullptr) return fairway::lake_race::defaultStrip;
    const long long strip = wholeNumber(property->value, 0);
    if (strip >= 1 && strip <= fairway::lake_race::maxStrip) return static_cast<int>(strip);
    fault(0, "strip", "expected 1 to 100 hexes, found `" + property->value.substr(0, 40) + "`");
    return fairway::lake_race::defaultStrip;
  }

  const Layer* terrainLayer() {
    const std::string wanted = mapping_.layer.empty() ? "terrain" : mapping_.layer;
    std::string names;
    for (const Layer& layer : map_.layers) {
      if (layer.name == wanted) return &layer;
      names += (names.empty() ? "`" : ", `") + layer.name.substr(0, 60) + "`";
    }
    if (mapping_.layer.empty() && map_.layers.size() == 1) return &map_.layers.front();
    if (map_.layers.empty())
      fault(0, "layer", "the map has no tile layer");
    else
      fault(0, "layer", "which layer is the terrain? Choose one with --layer: " + names);
    return nullptr;
  }

  fairway::lake_race::TerrainMap terrain(const Layer& layer) {
    fairway::lake_race::TerrainMap cells(map_.width, map_.height);
    std::map<std::uint32_t, std::optional<Terrain>> known;
    for (std::size_t i = 0; i < layer.tiles.size(); ++i) {
      const std::uint32_t number = layer.tiles[i] & tileNumberBits;
      const auto [entry, isNew] = known.try_emplace(number);
      if (isNew) entry->second = meaning(number);
      if (entry->second) cells.set(cells.cellAt(i), *entry->second);
    }
    std::string unknown;
    std::set<const Tileset*> missing;
    for (const auto& [number, what] : known) {
      if (what) continue;
      if (unknown.size() < 200) unknown += (unknown.empty() ? "" : ", ") + described(number);
      if (const Tileset* owner = ownerOf(number); owner != nullptr && !owner->missing.empty())
        missing.insert(owner);
    }
    for (const Tileset* tileset : missing)
      fault(0, "tileset",
            "the tile set '" + tileset->source.substr(0, 200) + "', which says what the tiles from " +
                std::to_string(tileset->firstId) + " on are, " + tileset->missing +
                "; put it where the map expects it, or use --water, --land and --void");
    if (!unknown.empty())
      fault(layer.line, "layer",
            "these tiles could be anything: " + unknown +
                "; say what they are with --water, --land and --void");
    return cells;
  }

  std::string described(std::uint32_t number) const {
    const std::string type = typeOf(number);
    return std::to_string(number) + (type.empty() ? "" : " (" + type.substr(0, 40) + ")");
  }

  // The set of a tile is the last one that starts at or before it.
  const Tileset* ownerOf(std::uint32_t number) const {
    const Tileset* owner = nullptr;
    for (const Tileset& tileset : map_.tilesets)
      if (tileset.firstId <= number && (owner == nullptr || owner->firstId < tileset.firstId))
        owner = &tileset;
    return owner;
  }

  std::string typeOf(std::uint32_t number) const {
    const Tileset* owner = ownerOf(number);
    if (owner == nullptr) return {};
    const auto type = owner->types.find(number - owner->firstId);
    return type != owner->types.end() ? type->second : std::string();
  }

  std::optional<Terrain> meaning(std::uint32_t number) const {
    const std::string type = typeOf(number);
    const auto named = [&](const std::vector<std::string>& list) {
      return std::any_of(list.begin(), list.end(), [&](const std::string& entry) {
        return entry == std::to_string(number) || (!type.empty() && entry == type);
      });
    };
    if (named(mapping_.water)) return Terrain::Water;
    if (named(mapping_.land)) return Terrain::Land;
    if (named(mapping_.voids) || number == 0) return Terrain::Void;
    if (type == "water") return Terrain::Water;
    if (type == "land") return Terrain::Land;
    return type == "void" ? std::optional(Terrain::Void) : std::nullopt;
  }

  void addSlot(const Object& object, Lake& lake) {
    const Property* race = find(object.properties, "race");
    const Property* letter = find(object.properties, "letter");
    const auto raceLetter = fairway::lake_race::raceLettered(race != nullptr ? race->value : object.name);
    const auto side = directionNamed(letter != nullptr ? letter->value : "");
    if (!raceLetter) return fault(object.fileLine, "race", "a slot's race must be A, B or C");
    if (!side) return fault(object.fileLine, "letter", "a slot's letter must be E, NE, NW, W, SW or SE");
    const Cell cell = map_.nearest(object.at);
    const Point centre = map_.centre(cell);
    if (std::hypot(centre.x - object.at.x, centre.y - object.at.y) >
        std::max(map_.tileWidth, map_.tileHeight))
      return fault(object.fileLine, "x", "the slot is outside the map");
    lake.slots.push_back({*raceLetter, cell, *side});
  }

  const Map& map_;
  const TerrainMapping& mapping_;
  const std::string& file_;
  Problems problems_;
};

} // namespace

Result<LakeDocument, Problems> lakeFrom(const Map& map, const TerrainMapping& mapping,
                                        const std::string& file) {
  return LakeImport(map, mapping, file).run();
}

} // namespace fairway::formats::lake_race::tiled
