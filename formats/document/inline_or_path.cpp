#include "formats/document/inline_or_path.h"

#include "formats/document/head.h"

namespace fairway::formats {

DocumentPath readPath(yaml::Reading& reading, const yaml::Value& value) {
  std::optional<std::string> path = yaml::asFilledText(reading, value);
  if (!path || path->find('\0') == std::string::npos) return path.value_or("");
  reading.fault(value, "a path cannot contain zero bytes");
  return {};
}

Named howNamed(yaml::Reading& reading, const yaml::Value& value, const std::string& noun) {
  const yaml::Node& node = value.node();
  if (node.kind == yaml::NodeKind::Mapping) return Named::Inside;
  if (node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text) return Named::ByPath;
  reading.fault(value, "expected the path of a " + noun + ", or the " + noun + " as a mapping, found " +
                           yaml::described(node));
  return Named::Wrongly;
}

std::vector<std::string_view> keysInside(const Kind& kind) {
  std::vector<std::string_view> keys = keysOf(kind);
  std::erase(keys, "fairway");
  std::erase(keys, "kind");
  return keys;
}

} // namespace fairway::formats
