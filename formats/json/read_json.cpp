#include "formats/document/json_text.h"

#include "formats/json/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace fairway::formats {

namespace {

using ParsedJson = nlohmann::json; // finds its keys quickly, however many there are

Tree treeOf(const ParsedJson& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_unsigned()) {
    const auto number = json.get<std::uint64_t>();
    return number <= INT64_MAX ? Tree(static_cast<std::int64_t>(number)) : Tree(number);
  }
  if (json.is_number_integer()) return json.get<std::int64_t>();
  if (json.is_number()) return json.get<double>();
  if (json.is_string()) return json.get_ref<const std::string&>();
  if (json.is_array()) {
    Tree list = Tree::list();
    for (const ParsedJson& item : json) list.push_back(treeOf(item));
    return list;
  }
  if (!json.is_object()) return nullptr;
  Tree fields = Tree::fields();
  for (const auto& [name, value] : json.items()) fields[name] = treeOf(value);
  return fields;
}

// A tree finds its fields one after the other: for objects of many keys it is not made.
constexpr std::size_t mostKeys = 1000;

bool hasTooManyKeys(const ParsedJson& json) {
  if (json.is_object() && json.size() > mostKeys) return true;
  return json.is_structured() && std::any_of(json.begin(), json.end(), hasTooManyKeys);
}

} // namespace

Result<Tree, std::string> readJson(std::string_view text) {
  if (const auto excess = findExcess(text)) return excess->message;
  const ParsedJson json = ParsedJson::parse(text, nullptr, false);
  if (json.is_discarded()) return std::string("it is not valid JSON");
  if (hasTooManyKeys(json)) return "an object has more than " + std::to_string(mostKeys) + " keys";
  return treeOf(json);
}

} // namespace fairway::formats
