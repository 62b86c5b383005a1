#pragma once

#include <string>
#include <string_view>

namespace fairway::editor {

// What a check is about in two or three words of the user's language; its code where it is not known.
std::string shownCheck(std::string_view code);

} // namespace fairway::editor
