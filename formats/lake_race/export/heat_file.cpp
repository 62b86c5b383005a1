#include "formats/lake_race/export/heat_file.h"

#include "formats/json/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace fairway::formats::lake_race {

namespace {

Problems problem(const std::string& file, const std::string& key, const std::string& message) {
  return {{file, 0, 0, key, message}};
}

// The line of a byte in the text, from 1.
int lineOf(std::string_view text, std::size_t byte) {
  return 1 +
         static_cast<int>(std::count(
             text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size())), '\n'));
}

std::string stringIn(const nlohmann::json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

const nlohmann::json* pick(const nlohmann::json& heat, std::string_view name) {
  if (heat.is_object()) return name.empty() || stringIn(heat, "name") == name ? &heat : nullptr;
  for (const nlohmann::json& map : heat)
    if (map.is_object() && (name.empty() || stringIn(map, "name") == name)) return &map;
  return nullptr;
}

std::optional<HeatValue> valueOf(const nlohmann::json& entry) {
  if (!entry.is_array() || entry.size() != 3) return std::nullopt;
  if (!entry[0].is_number_integer() || !entry[1].is_number_integer() || !entry[2].is_number())
    return std::nullopt;
  const auto column = entry[0].get<std::int64_t>();
  const auto row = entry[1].get<std::int64_t>();
  const auto value = entry[2].get<double>();
  const auto inside = [](std::int64_t n) { return n >= 1 && n <= fairway::lake_race::maxLakeSide; };
  if (!inside(column) || !inside(row) || !std::isfinite(value)) return std::nullopt;
  return HeatValue{{static_cast<int>(column), static_cast<int>(row)}, value};
}

// The names of all maps, to choose from.
std::string namesIn(const nlohmann::json& heat) {
  std::string names;
  for (const nlohmann::json& map : heat.is_object() ? nlohmann::json::array({heat}) : heat)
    if (map.is_object()) names += (names.empty() ? "`" : ", `") + stringIn(map, "name").substr(0, 60) + "`";
  return names.empty() ? "none" : names;
}

} // namespace

Result<HeatMap, Problems> readHeat(std::string_view text, const std::string& file, std::string_view name) {
  if (const auto excess = findExcess(text))
    return Problems{{file, lineOf(text, excess->offset), 1, "", excess->message}};
  nlohmann::json json;
  try {
    json = nlohmann::json::parse(text);
  } catch (const nlohmann::json::parse_error& error) {
    return Problems{{file, lineOf(text, error.byte), 1, "",
                     "is not a JSON document; expected the output of `fairway par --format json`"}};
  } catch (const nlohmann::json::exception&) { // a number too large to hold
    return problem(file, "", "is not a JSON document that can be read: a number in it is out of range");
  }
  const auto heat = json.is_object() ? json.find("heat") : json.end();
  if (!json.is_object() || !(heat != json.end() && (heat->is_object() || heat->is_array())))
    return problem(
        file, "heat",
        "expected a heat map {\"name\", \"unit\", \"cells\": [[column, row, value], ...]}, or a list of "
        "them, as `par` and `simulate` write with --format json where a course has a route");
  const nlohmann::json* map = pick(*heat, name);
  if (map == nullptr)
    return problem(file, "heat",
                   "has no heat map " +
                       (name.empty() ? std::string() : "named `" + std::string(name) + "`; ") +
                       "there are: " + namesIn(*heat));
  const auto cells = map->find("cells");
  if (cells == map->end() || !cells->is_array())
    return problem(file, "heat.cells", "expected a list of [column, row, value]");
  HeatMap result{stringIn(*map, "name"), stringIn(*map, "unit"), {}};
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const std::optional<HeatValue> value = valueOf((*cells)[i]);
    if (!value)
      return problem(file, "heat.cells[" + std::to_string(i) + "]",
                     "expected [column, row, value]: two whole numbers from 1 to " +
                         std::to_string(fairway::lake_race::maxLakeSide) + " and a number");
    result.cells.push_back(*value);
  }
  return result;
}

} // namespace fairway::formats::lake_race
