#include "rules/table/record_name.h"

#include <algorithm>

namespace fairway::table {

std::string recordName(const std::string& board, const std::vector<std::string>& bySeat,
                       const std::string& pilots, std::optional<std::uint64_t> seed) {
  const bool persons = std::find(bySeat.begin(), bySeat.end(), person) != bySeat.end();
  const std::string who = persons ? "a table of " + std::to_string(bySeat.size()) : pilots + " pilots";
  return board + ": " + who + (seed ? ", seed " + std::to_string(*seed) : "");
}

std::string pilotsInWords(const std::vector<std::string>& bySeat) {
  if (std::all_of(bySeat.begin(), bySeat.end(), [&](const auto& pilot) { return pilot == bySeat.front(); }))
    return bySeat.front();
  std::string words;
  for (const std::string& pilot : bySeat) words += (words.empty() ? "" : ",") + pilot;
  return words;
}

} // namespace fairway::table
