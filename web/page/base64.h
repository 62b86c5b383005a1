#pragma once

#include <string>
#include <string_view>

namespace fairway::web {

std::string base64(std::string_view bytes);

} // namespace fairway::web
