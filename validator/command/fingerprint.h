#pragma once

#include <string>
#include <string_view>

namespace fairway::command {

// Sixteen hex digits by which a text is known again, on every machine and in every version. To notice that
// something was changed, not to withstand anybody.
std::string fingerprint(std::string_view text);

} // namespace fairway::command
