#pragma once

#include <string_view>

namespace fairway::system {

// What a program was built from, and how, in one line: the commit with its date, the kind of build, the
// processor and the compiler. Nothing in it depends on when and where that was done.
std::string_view buildText();

} // namespace fairway::system
