#pragma once

#include "rules/base/result.h"
#include "rules/base/tree.h"

namespace fairway::formats {

// The tree as JSON on one line, or indented by this many blanks a level. Numbers have at most twelve digits.
// Texts may hold bytes that are not UTF-8; they are replaced rather than refused. This is the only place that
// writes JSON, so that the library for it, slow to compile, is compiled once.
std::string jsonText(const Tree& tree, int indent = -1);

// One JSON value, as others wrote it; or why it cannot be read, in a sentence without its full stop. No
// object may have more than a thousand keys.
Result<Tree, std::string> readJson(std::string_view text);

} // namespace fairway::formats
