#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairway::table {

inline constexpr const char* person = "person";

// The name of a record of a table: who raced, and from which seed (none: chance was entered). `bySeat`: who
// plays each seat. `pilots`: how pilots are counted where no person takes part.
std::string recordName(const std::string& board, const std::vector<std::string>& bySeat,
                       const std::string& pilots, std::optional<std::uint64_t> seed);

// What seats have in common: `par`, or `par,bold`.
std::string pilotsInWords(const std::vector<std::string>& bySeat);

} // namespace fairway::table
