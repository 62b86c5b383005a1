#include "formats/document/json_text.h"

#include "rules/base/number_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>

namespace fairway::formats {

namespace {

using Json = nlohmann::ordered_json;

// To twelve digits. What lies beyond is rounding, and functions of the system's library (logarithms, arcs) do
// not round alike on all processors: what is printed is the same everywhere.
constexpr int mostDigits = 12;

Json toJson(const Tree& tree);

struct Converter {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(bool value) const { return value; }
  Json operator()(std::int64_t number) const { return number; }
  Json operator()(std::uint64_t number) const { return number; }
  Json operator()(double number) const { return roundedTo(number, mostDigits); }
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

// JSON leaves raw what a terminal would obey: DEL, U+0080 to U+009F, and marks that turn the direction of
// text. All of these can only be part of a string, where an escape means the same.
std::string withoutControls(const std::string& json) {
  std::string safe;
  const auto byte = [&](std::size_t at) {
    return at < json.size() ? static_cast<unsigned char>(json[at]) : 0U;
  };
  const auto escape = [&](unsigned code) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "\\u%04x", code);
    safe += text.data();
  };
  for (std::size_t i = 0; i < json.size(); ++i) {
    const unsigned lead = byte(i), next = byte(i + 1), third = byte(i + 2);
    const bool turns =
        lead == 0xE2 &&
        ((next == 0x80 && (third == 0x8E || third == 0x8F || (third >= 0xAA && third <= 0xAE))) ||
         (next == 0x81 && third >= 0xA6 && third <= 0xA9));
    if (lead == 0x7F) {
      escape(lead);
    } else if ((lead == 0xC2 && next >= 0x80 && next < 0xA0) || (lead == 0xD8 && next == 0x9C)) {
      escape((lead & 0x1F) << 6 | (next & 0x3F));
      i += 1;
    } else if (turns) {
      escape((lead & 0x0F) << 12 | (next & 0x3F) << 6 | (third & 0x3F));
      i += 2;
    } else {
      safe += json[i];
    }
  }
  return safe;
}

} // namespace

std::string jsonText(const Tree& tree, int indent) {
  return withoutControls(toJson(tree).dump(indent, ' ', false, Json::error_handler_t::replace)) + "\n";
}

} // namespace fairway::formats
