#pragma once

#include <string_view>

namespace fairway::formats::pool {

std::string_view poolTemplate(); // commented, valid and without findings

} // namespace fairway::formats::pool
