#pragma once

#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/race_table.h"

namespace fairway::editor::lake_race {

// In which order assignments are listed: the 24 of a race, or those of all races.
struct RaceOrder {
  enum class By : std::uint8_t { Number, Buoys, Route, Par, Verdict, Warnings };
  By by = By::Number;
  bool descending = false;

  // As after a click on the heading: by another column upwards, by the same one the other way round.
  RaceOrder clicked(By column) const;

  std::string text() const; // to be kept: `route down`
  static RaceOrder read(const std::string& text);

  friend bool operator==(const RaceOrder&, const RaceOrder&) = default;
};

// A race with its letter.
struct ListedRace {
  fairway::lake_race::RaceLetter letter;
  const RaceTable::Race* race;
};

// The assignments line by line. What has no route, no par or no verdict yet comes last either way; equals
// keep the order of races and numbers.
std::vector<ChosenAssignment> linesOf(const std::vector<ListedRace>& races, const RaceOrder& order);

} // namespace fairway::editor::lake_race
