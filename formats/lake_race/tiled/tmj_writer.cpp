#include "formats/lake_race/tiled/number.h"
#include "formats/lake_race/tiled/write_map.h"

#include <nlohmann/json.hpp>

namespace fairway::formats::lake_race::tiled {

namespace {

using Json = nlohmann::ordered_json;

Json propertiesJson(const std::vector<Property>& properties) {
  Json list = Json::array();
  for (const Property& property : properties) {
    Json value = property.value;
    if (property.type == "int") value = wholeNumber(property.value, 0);
    list.push_back({{"name", property.name}, {"type", property.type}, {"value", std::move(value)}});
  }
  return list;
}

Json objectJson(const Object& object, int id) {
  Json json{{"id", id},
            {"name", object.name},
            {"type", object.type},
            {"x", object.at.x},
            {"y", object.at.y},
            {"width", 0},
            {"height", 0},
            {"rotation", 0},
            {"visible", true},
            {"properties", propertiesJson(object.properties)}};
  if (object.line.empty()) {
    json["point"] = true;
    return json;
  }
  json["polyline"] = Json::array();
  for (const Point point : object.line) json["polyline"].push_back({{"x", point.x}, {"y", point.y}});
  return json;
}

Json tilesetJson(const Tileset& tileset, const std::string& image) {
  Json tiles = Json::array();
  for (const auto& [id, type] : tileset.types) tiles.push_back({{"id", id}, {"type", type}});
  return {{"firstgid", tileset.firstId},
          {"name", "fairway"},
          {"tilewidth", tileWidth},
          {"tileheight", tileHeight},
          {"tilecount", 2},
          {"columns", 2},
          {"image", image},
          {"imagewidth", 2 * tileWidth},
          {"imageheight", tileHeight},
          {"margin", 0},
          {"spacing", 0},
          {"tiles", std::move(tiles)}};
}

Json layerJson(const Map& map, const Layer& layer, int id) {
  return {{"id", id},        {"name", layer.name}, {"type", "tilelayer"},  {"x", 0},
          {"y", 0},          {"width", map.width}, {"height", map.height}, {"opacity", 1},
          {"visible", true}, {"data", layer.tiles}};
}

} // namespace

std::string toTmj(const Map& map, const std::string& image) {
  int nextLayer = 1;
  int nextObject = 1;
  Json layers = Json::array();
  for (const Layer& layer : map.layers) layers.push_back(layerJson(map, layer, nextLayer++));
  for (const ObjectGroup& group : map.groups) {
    Json objects = Json::array();
    for (const Object& object : group.objects) objects.push_back(objectJson(object, nextObject++));
    layers.push_back({{"id", nextLayer++},
                      {"name", group.name},
                      {"type", "objectgroup"},
                      {"x", 0},
                      {"y", 0},
                      {"opacity", 1},
                      {"visible", true},
                      {"draworder", "topdown"},
                      {"objects", std::move(objects)}});
  }
  Json tilesets = Json::array();
  for (const Tileset& tileset : map.tilesets) tilesets.push_back(tilesetJson(tileset, image));
  const Json json{{"type", "map"},
                  {"version", "1.8"},
                  {"tiledversion", "1.8.2"},
                  {"orientation", "hexagonal"},
                  {"renderorder", "right-down"},
                  {"width", map.width},
                  {"height", map.height},
                  {"tilewidth", map.tileWidth},
                  {"tileheight", map.tileHeight},
                  {"hexsidelength", map.hexSide},
                  {"staggeraxis", "y"},
                  {"staggerindex", map.stagger == Stagger::Odd ? "odd" : "even"},
                  {"infinite", false},
                  {"compressionlevel", -1},
                  {"nextlayerid", nextLayer},
                  {"nextobjectid", nextObject},
                  {"properties", propertiesJson(map.properties)},
                  {"tilesets", std::move(tilesets)},
                  {"layers", std::move(layers)}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fairway::formats::lake_race::tiled
