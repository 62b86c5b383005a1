#pragma once

#include "formats/yaml/node.h"
#include "rules/base/tree.h"

// Parsed documents as trees of values, and back: a page in a browser gets its board as JSON and has no YAML.
namespace fairway::formats::yaml {

Tree treeOf(const Node& node);
Node nodeOf(const Tree& tree); // it has no place in a text: all offsets are 0

} // namespace fairway::formats::yaml
