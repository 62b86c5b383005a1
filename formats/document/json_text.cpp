#include "formats/document/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace fairway::formats {

namespace {

using Json = nlohmann::ordered_json;

// To twelve digits. What lies beyond is rounding, and functions of the system's library (logarithms, arcs) do
// not round alike on all processors: what is printed is the same everywhere.
double rounded(double number) {
  if (!std::isfinite(number)) return number;
  std::array<char, 32> digits{};
  const auto written = std::to_chars(digits.begin(), digits.end(), number, std::chars_format::scientific, 11);
  std::from_chars(digits.begin(), written.ptr, number);
  return number;
}

Json toJson(const Tree& tree);

struct Converter {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(bool value) const { return value; }
  Json operator()(std::int64_t number) const { return number; }
  Json operator()(std::uint64_t number) const { return number; }
  Json operator()(double number) const { return rounded(number); }
  Json operator()(const std::string& text) const { return text; }
  Json operator()(const Tree::List& items) const {
    Json json = Json::array();
    for (const Tree& item : items) json.push_back(toJson(item));
    return json;
  }
  Json operator()(const Tree::Fields& fields) const {
    Json json = Json::object();
    for (const auto& [name, value] : fields) json[name] = toJson(value);
    return json;
  }
};

Json toJson(const Tree& tree) {
  return tree.visit(Converter());
}

} // namespace

std::string jsonText(const Tree& tree, int indent) {
  return toJson(tree).dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fairway::formats
