#pragma once

#include "editor/model/lake_race/course/race_table.h"

namespace fairway::editor::lake_race {

// In which order the 24 assignments of a race are listed.
struct RaceOrder {
  enum class By : std::uint8_t { Number, Buoys, Route, Par, Verdict };
  By by = By::Number;
  bool descending = false;

  // As after a click on the heading: by another column upwards, by the same one the other way round.
  RaceOrder clicked(By column) const;

  std::string text() const; // to be kept: `route down`
  static RaceOrder read(const std::string& text);

  friend bool operator==(const RaceOrder&, const RaceOrder&) = default;
};

// The numbers of the assignments, from 0, line by line. What has no route, no par or no verdict yet comes
// last either way; equals keep the order of their numbers.
std::vector<int> linesOf(const RaceTable::Race& race, const RaceOrder& order);

} // namespace fairway::editor::lake_race
