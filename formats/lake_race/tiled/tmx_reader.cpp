#include "formats/lake_race/tiled/layer_data.h"
#include "formats/lake_race/tiled/number.h"
#include "formats/lake_race/tiled/read_map.h"
#include "formats/lake_race/tiled/xml.h"

#include <utility>

namespace fairway::formats::lake_race::tiled {

namespace {

// From Tiled 1.9 on a type was written as `class` for a while.
std::string typeOf(const XmlElement& element) {
  const std::string type = element.attribute("type");
  return type.empty() ? element.attribute("class") : type;
}

std::vector<Property> propertiesOf(const XmlElement& element) {
  std::vector<Property> properties;
  const XmlElement* list = element.child("properties");
  if (list == nullptr) return properties;
  for (const auto& child : list->children) {
    if (child->name != "property") continue;
    const std::string type = child->attribute("type");
    // A text of several lines stands inside the element.
    const std::string value = child->text.empty() ? child->attribute("value") : child->text;
    properties.push_back({child->attribute("name"), type.empty() ? "string" : type, value});
  }
  return properties;
}

TileTypes typesOf(const XmlElement& tileset) {
  TileTypes types;
  for (const auto& child : tileset.children) {
    if (child->name != "tile") continue;
    addType(types, wholeNumber(child->attribute("id"), -1), typeOf(*child), propertiesOf(*child));
  }
  return types;
}

class TmxReader {
public:
  explicit TmxReader(const std::string& file) : file_(file) {}

  Result<Map, Problems> read(const XmlElement& root) {
    if (root.name != "map") return fault(root, "", "expected a Tiled map, found <" + root.name + ">");
    MapHead head;
    head.orientation = root.attribute("orientation");
    head.staggerAxis = root.attribute("staggeraxis");
    head.staggerIndex = root.attribute("staggerindex");
    head.infinite = root.attribute("infinite") == "1";
    head.width = wholeNumber(root.attribute("width"), 0);
    head.height = wholeNumber(root.attribute("height"), 0);
    head.tileWidth = wholeNumber(root.attribute("tilewidth"), 0);
    head.tileHeight = wholeNumber(root.attribute("tileheight"), 0);
    head.hexSide = wholeNumber(root.attribute("hexsidelength"), 0);
    if (const auto wrong = takeHead(head, map_)) return fault(root, wrong->key, wrong->message);
    map_.properties = propertiesOf(root);
    readChildren(root);
    if (!problems_.empty()) return problems_;
    return std::move(map_);
  }

private:
  Problems fault(const XmlElement& element, const std::string& key, const std::string& message) const {
    return {{file_, element.line, element.column, key, message}};
  }

  void readChildren(const XmlElement& parent) {
    for (const auto& child : parent.children) {
      if (child->name == "tileset") readTileset(*child);
      if (child->name == "layer") readLayer(*child);
      if (child->name == "objectgroup") readObjects(*child);
      if (child->name == "group") readChildren(*child); // layers may be grouped
    }
  }

  void readTileset(const XmlElement& element) {
    const long long first = wholeNumber(element.attribute("firstgid"), 0);
    if (first < 1 || first > tileNumberBits) {
      problems_.push_back(
          {file_, element.line, element.column, "firstgid", "expected the number of the set's first tile"});
      return;
    }
    map_.tilesets.push_back(
        {static_cast<std::uint32_t>(first), element.attribute("source"), typesOf(element)});
  }

  void readLayer(const XmlElement& element) {
    if (map_.layers.size() == maxLayers) return tooManyLayers(element);
    Layer layer{element.attribute("name"), {}, element.line};
    const XmlElement* data = element.child("data");
    if (data == nullptr) {
      problems_.push_back(
          {file_, element.line, element.column, "data", "the layer `" + layer.name + "` has none"});
      return;
    }
    LayerData tiles = dataOf(*data);
    if (!tiles.fault.empty())
      problems_.push_back({file_, data->line, data->column, "data", std::move(tiles.fault)});
    layer.tiles = std::move(tiles.tiles);
    map_.layers.push_back(std::move(layer));
  }

  void tooManyLayers(const XmlElement& element) {
    if (std::exchange(full_, true)) return;
    problems_.push_back(
        {file_, element.line, element.column, "layer", "the map has more than 100 tile layers"});
  }

  LayerData dataOf(const XmlElement& data) const {
    const auto count = static_cast<std::size_t>(map_.width) * static_cast<std::size_t>(map_.height);
    const std::string encoding = data.attribute("encoding");
    if (encoding == "csv") return fromCsv(data.text, count);
    if (encoding == "base64") return fromBase64(data.text, data.attribute("compression"), count);
    if (!encoding.empty()) return {{}, "encoding `" + encoding + "` is not known here: use CSV or base64"};
    LayerData tiles; // an element a tile, as old versions wrote it
    for (const auto& child : data.children)
      if (child->name == "tile")
        tiles.tiles.push_back(static_cast<std::uint32_t>(wholeNumber(child->attribute("gid"), 0)));
    if (tiles.tiles.size() != count)
      tiles.fault =
          "expected " + std::to_string(count) + " tiles, found " + std::to_string(tiles.tiles.size());
    return tiles;
  }

  void readObjects(const XmlElement& element) {
    ObjectGroup group{element.attribute("name"), {}};
    for (const auto& child : element.children) {
      if (child->name != "object") continue;
      Object object;
      object.name = child->attribute("name");
      object.type = typeOf(*child);
      object.at = {coordinate(child->attribute("x")), coordinate(child->attribute("y"))};
      object.properties = propertiesOf(*child);
      object.fileLine = child->line;
      group.objects.push_back(std::move(object));
    }
    map_.groups.push_back(std::move(group));
  }

  std::string file_;
  Map map_;
  Problems problems_;
  bool full_ = false;
};

} // namespace

Result<Map, Problems> readTmx(std::string_view text, const std::string& file) {
  const auto root = parseXml(text, file);
  if (!root) return Problems{root.fault()};
  return TmxReader(file).read(**root);
}

TileTypes tsxTypes(std::string_view text, const std::string& file) {
  const auto root = parseXml(text, file);
  return root && (*root)->name == "tileset" ? typesOf(**root) : TileTypes{};
}

} // namespace fairway::formats::lake_race::tiled
