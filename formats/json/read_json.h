#pragma once

#include "rules/base/result.h"
#include "rules/base/tree.h"

namespace fairway::formats {

// One JSON value, as others wrote it; or why it cannot be read, in a sentence without its full stop. No
// object may have more than a thousand keys.
Result<Tree, std::string> readJson(std::string_view text);

} // namespace fairway::formats
