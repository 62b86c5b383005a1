#pragma once

#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <memory>
#include <string_view>

namespace fairway::formats::lake_race::tiled {

// An element of an XML document with all that is in it.
struct XmlElement {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
  std::vector<std::unique_ptr<XmlElement>> children;
  std::string text;
  int line = 0;
  int column = 0;

  std::string attribute(std::string_view key) const; // empty where missing
  const XmlElement* child(std::string_view key) const;
};

// Documents with a DOCTYPE are refused: maps have none, and entities that grow without end come that way.
Result<std::unique_ptr<XmlElement>, Problem> parseXml(std::string_view text, const std::string& file);

} // namespace fairway::formats::lake_race::tiled
