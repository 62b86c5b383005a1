#include "rules/table/record_name.h"

#include <algorithm>

namespace fairway::table {

std::string recordName(const std::string& board, const std::vector<std::string>& bySeat,
                       const std::string& pilots, std::optional<std::uint64_t> seed) {
  const bool persons = std::find(bySeat.begin(), bySeat.end(), person) != bySeat.end();
  const std::string who = persons ? "a table of " + std::to_string(bySeat.size()) : pilots + " pilots";
  return board + ": " + who + (seed ? ", seed " + std::to_string(*seed) : "");
}

} // namespace fairway::table
