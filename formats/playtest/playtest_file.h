#pragma once

#include "formats/playtest/kit.h"
#include "rules/base/result.h"

#include <array>
#include <string_view>

// Files for virtual tables, by their endings.
namespace fairway::formats::playtest {

inline constexpr std::array<std::string_view, 2> tableEndings{".vtt", ".vmod"};

bool isTable(std::string_view ending);

// The file's bytes, or why there is none. The ending is one of the above.
Result<std::string, NoTable> tableBytes(const Kit& kit, std::string_view ending);

} // namespace fairway::formats::playtest
