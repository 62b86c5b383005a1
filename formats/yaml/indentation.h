#pragma once

#include "formats/yaml/parse.h"

namespace fairway::formats::yaml {

// A value on a line of its own that does not stand further right than the line of its key: no YAML, but
// yaml-cpp takes it for the value all the same.
std::optional<YamlFault> findOutdented(const Node& node, std::string_view text);

} // namespace fairway::formats::yaml
