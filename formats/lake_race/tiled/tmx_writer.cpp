#include "formats/lake_race/tiled/write_map.h"
#include "formats/picture/xml_text.h"
#include "rules/base/number_text.h"

namespace fairway::formats::lake_race::tiled {

namespace {

// Characters that XML cannot hold at all are left out; a document names them by number.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : withoutUnfitForXml(text)) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\r')
      out += "&#13;"; // otherwise a reader would take it for a line end
    else
      out += c;
  }
  return out;
}

std::string number(double value) {
  return withDigits(value, 6);
}

std::string attribute(const char* name, const std::string& value) {
  return std::string(" ") + name + "=\"" + escaped(value) + "\"";
}

std::string properties(const std::vector<Property>& list, const std::string& indent) {
  if (list.empty()) return {};
  std::string out = indent + "<properties>\n";
  for (const Property& property : list) {
    out += indent + " <property" + attribute("name", property.name);
    if (property.type != "string") out += attribute("type", property.type);
    const bool lines = property.value.find('\n') != std::string::npos;
    out +=
        lines ? ">" + escaped(property.value) + "</property>\n" : attribute("value", property.value) + "/>\n";
  }
  return out + indent + "</properties>\n";
}

std::string layerXml(const Map& map, const Layer& layer, int id) {
  std::string out = " <layer" + attribute("id", std::to_string(id)) + attribute("name", layer.name) +
                    attribute("width", std::to_string(map.width)) +
                    attribute("height", std::to_string(map.height)) + ">\n  <data encoding=\"csv\">\n";
  for (std::size_t i = 0; i < layer.tiles.size(); ++i) {
    const bool last = i + 1 == layer.tiles.size();
    const bool rowEnds = (i + 1) % static_cast<std::size_t>(map.width) == 0;
    out += std::to_string(layer.tiles[i]) + (last ? "\n" : rowEnds ? ",\n" : ",");
  }
  return out + "</data>\n </layer>\n";
}

std::string objectXml(const Object& object, int id) {
  std::string out = "  <object" + attribute("id", std::to_string(id)) + attribute("name", object.name) +
                    attribute("type", object.type) + attribute("x", number(object.at.x)) +
                    attribute("y", number(object.at.y)) + ">\n" + properties(object.properties, "   ");
  if (object.line.empty()) return out + "   <point/>\n  </object>\n";
  std::string points;
  for (const Point point : object.line)
    points += (points.empty() ? "" : " ") + number(point.x) + "," + number(point.y);
  return out + "   <polyline" + attribute("points", points) + "/>\n  </object>\n";
}

std::string tilesetXml(const Tileset& tileset, const std::string& image) {
  std::string out =
      " <tileset" + attribute("firstgid", std::to_string(tileset.firstId)) +
      " name=\"fairway\" tilewidth=\"56\" tileheight=\"64\" tilecount=\"2\" columns=\"2\">\n  <image" +
      attribute("source", image) + " width=\"112\" height=\"64\"/>\n";
  for (const auto& [id, type] : tileset.types)
    out += "  <tile" + attribute("id", std::to_string(id)) + attribute("type", type) + "/>\n";
  return out + " </tileset>\n";
}

} // namespace

std::string toTmx(const Map& map, const std::string& image) {
  int nextLayer = 1;
  int nextObject = 1;
  std::string body = properties(map.properties, " ");
  for (const Tileset& tileset : map.tilesets) body += tilesetXml(tileset, image);
  for (const Layer& layer : map.layers) body += layerXml(map, layer, nextLayer++);
  for (const ObjectGroup& group : map.groups) {
    body += " <objectgroup" + attribute("id", std::to_string(nextLayer++)) + attribute("name", group.name) +
            ">\n";
    for (const Object& object : group.objects) body += objectXml(object, nextObject++);
    body += " </objectgroup>\n";
  }
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.8\" tiledversion=\"1.8.2\" "
         "orientation=\"hexagonal\" renderorder=\"right-down\"" +
         attribute("width", std::to_string(map.width)) + attribute("height", std::to_string(map.height)) +
         attribute("tilewidth", std::to_string(map.tileWidth)) +
         attribute("tileheight", std::to_string(map.tileHeight)) + " infinite=\"0\"" +
         attribute("hexsidelength", std::to_string(map.hexSide)) + " staggeraxis=\"y\"" +
         attribute("staggerindex", map.stagger == Stagger::Odd ? "odd" : "even") +
         attribute("nextlayerid", std::to_string(nextLayer)) +
         attribute("nextobjectid", std::to_string(nextObject)) + ">\n" + body + "</map>\n";
}

} // namespace fairway::formats::lake_race::tiled
