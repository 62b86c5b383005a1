#include "formats/json/json_limits.h"
#include "formats/lake_race/tiled/layer_data.h"
#include "formats/lake_race/tiled/number.h"
#include "formats/lake_race/tiled/read_map.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace fairway::formats::lake_race::tiled {

namespace {

using Json = nlohmann::json;

std::string text(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

long long whole(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_number_integer() ? found->get<long long>() : 0;
}

double place(const Json& json, const char* key) {
  const auto found = json.find(key);
  const double value = found != json.end() && found->is_number() ? found->get<double>() : 0;
  return std::isfinite(value) && std::abs(value) < 1e9 ? value : 0;
}

// The members of a list that are objects; nothing if there is no list.
std::vector<const Json*> objectsIn(const Json& json, const char* key) {
  std::vector<const Json*> list;
  const auto found = json.find(key);
  if (found == json.end() || !found->is_array()) return list;
  for (const Json& entry : *found)
    if (entry.is_object()) list.push_back(&entry);
  return list;
}

std::string typeOf(const Json& json) {
  const std::string type = text(json, "type");
  return type.empty() ? text(json, "class") : type;
}

std::vector<Property> propertiesOf(const Json& json) {
  std::vector<Property> properties;
  for (const Json* entry : objectsIn(json, "properties")) {
    const auto value = entry->find("value");
    if (value == entry->end()) continue;
    const std::string type = text(*entry, "type");
    properties.push_back({text(*entry, "name"), type.empty() ? "string" : type,
                          value->is_string() ? value->get<std::string>()
                                             : value->dump(-1, ' ', false, Json::error_handler_t::replace)});
  }
  return properties;
}

TileTypes typesOf(const Json& tileset) {
  TileTypes types;
  for (const Json* tile : objectsIn(tileset, "tiles")) {
    const long long id = tile->contains("id") ? whole(*tile, "id") : -1;
    addType(types, id, typeOf(*tile), propertiesOf(*tile));
  }
  return types;
}

class TmjReader {
public:
  explicit TmjReader(const std::string& file) : file_(file) {}

  Result<Map, Problems> read(const Json& json) {
    MapHead head;
    head.orientation = text(json, "orientation");
    head.staggerAxis = text(json, "staggeraxis");
    head.staggerIndex = text(json, "staggerindex");
    const auto infinite = json.find("infinite");
    head.infinite = infinite != json.end() && infinite->is_boolean() && infinite->get<bool>();
    head.width = whole(json, "width");
    head.height = whole(json, "height");
    head.tileWidth = whole(json, "tilewidth");
    head.tileHeight = whole(json, "tileheight");
    head.hexSide = whole(json, "hexsidelength");
    if (auto fault = takeHead(head, map_))
      return Problems{{file_, 0, 0, std::move(fault->key), std::move(fault->message)}};
    map_.properties = propertiesOf(json);
    for (const Json* tileset : objectsIn(json, "tilesets")) readTileset(*tileset);
    readLayers(json, "layers");
    if (!problems_.empty()) return problems_;
    return std::move(map_);
  }

private:
  void readTileset(const Json& json) {
    const long long first = whole(json, "firstgid");
    if (first < 1 || first > tileNumberBits)
      problems_.push_back({file_, 0, 0, "tilesets.firstgid", "expected the number of the set's first tile"});
    else
      map_.tilesets.push_back({static_cast<std::uint32_t>(first), text(json, "source"), typesOf(json)});
  }

  void readLayers(const Json& json, const std::string& key, int depth = 0) {
    const std::vector<const Json*> layers = objectsIn(json, "layers");
    for (std::size_t i = 0; i < layers.size(); ++i) {
      const std::string type = text(*layers[i], "type");
      const std::string path = key + "[" + std::to_string(i) + "]";
      if (type == "tilelayer") readLayer(*layers[i], path);
      if (type == "objectgroup") readObjects(*layers[i]);
      if (type == "group" && depth < 64) readLayers(*layers[i], path + ".layers", depth + 1);
    }
  }

  void readLayer(const Json& json, const std::string& path) {
    if (map_.layers.size() == maxLayers) {
      if (!std::exchange(full_, true))
        problems_.push_back({file_, 0, 0, path, "the map has more than 100 tile layers"});
      return;
    }
    LayerData data = dataOf(json);
    if (!data.fault.empty()) problems_.push_back({file_, 0, 0, path + ".data", std::move(data.fault)});
    map_.layers.push_back({text(json, "name"), std::move(data.tiles)});
  }

  LayerData dataOf(const Json& json) const {
    const auto count = static_cast<std::size_t>(map_.width) * static_cast<std::size_t>(map_.height);
    const auto data = json.find("data");
    if (data != json.end() && data->is_string())
      return fromBase64(data->get_ref<const std::string&>(), text(json, "compression"), count);
    if (data == json.end() || !data->is_array()) return {{}, "expected a list of tile numbers, or base64"};
    if (data->size() != count)
      return {{},
              "expected " + std::to_string(count) + " tiles (width x height), found " +
                  std::to_string(data->size())};
    LayerData tiles;
    for (const Json& number : *data) {
      if (!number.is_number_unsigned() || number.get<std::uint64_t>() > 0xFFFFFFFFu)
        return {{}, "expected tile numbers from 0 to 4294967295"};
      tiles.tiles.push_back(number.get<std::uint32_t>());
    }
    return tiles;
  }

  void readObjects(const Json& json) {
    ObjectGroup group{text(json, "name"), {}};
    for (const Json* entry : objectsIn(json, "objects")) {
      Object object;
      object.name = text(*entry, "name");
      object.type = typeOf(*entry);
      object.at = {place(*entry, "x"), place(*entry, "y")};
      object.properties = propertiesOf(*entry);
      group.objects.push_back(std::move(object));
    }
    map_.groups.push_back(std::move(group));
  }

  std::string file_;
  Map map_;
  Problems problems_;
  bool full_ = false;
};

Problems faultAt(std::string_view bytes, std::size_t at, const std::string& file,
                 const std::string& message) {
  const std::string_view before = bytes.substr(0, std::min(at, bytes.size()));
  const std::size_t lineStart = before.rfind('\n') + 1; // 0 on the first line
  return {{file, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
           1 + static_cast<int>(before.size() - lineStart), "", message}};
}

Result<Json, Problems> parsed(std::string_view bytes, const std::string& file) {
  if (const auto excess = findExcess(bytes)) return faultAt(bytes, excess->offset, file, excess->message);
  try {
    return Json::parse(bytes);
  } catch (const Json::exception& error) {
    std::size_t at = 0;
    if (const auto* where = dynamic_cast<const Json::parse_error*>(&error))
      at = where->byte - std::min<std::size_t>(1, where->byte);
    return faultAt(bytes, at, file, "is not JSON; expected a Tiled map (.tmx or .tmj)");
  }
}

} // namespace

Result<Map, Problems> readTmj(std::string_view bytes, const std::string& file) {
  const auto json = parsed(bytes, file);
  if (!json) return json.fault();
  if (!json->is_object()) return Problems{{file, 1, 1, "", "expected a Tiled map, a JSON object"}};
  return TmjReader(file).read(*json);
}

TileTypes tsjTypes(std::string_view bytes, const std::string& file) {
  const auto json = parsed(bytes, file);
  return json && json->is_object() ? typesOf(*json) : TileTypes{};
}

} // namespace fairway::formats::lake_race::tiled
