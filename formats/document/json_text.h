#pragma once

#include "rules/base/tree.h"

namespace fairway::formats {

// The tree as JSON on one line, or indented by this many blanks a level. Numbers have at most twelve digits.
// Texts may hold bytes that are not UTF-8; they are replaced rather than refused. This is the only place that
// writes JSON, so that the library for it, slow to compile, is compiled once.
std::string jsonText(const Tree& tree, int indent = -1);

} // namespace fairway::formats
