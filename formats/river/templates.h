#pragma once

#include <string_view>

// What new documents start as: valid, and with a comment that explains every key.
namespace fairway::formats::river {

std::string_view riverTemplate();

} // namespace fairway::formats::river
