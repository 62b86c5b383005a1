#pragma once

#include "validator/lake_race/study/course_study.h"

namespace fairway::validator::lake_race {

using Track = std::vector<Cell>; // cells in the order of sailing

// Whether a leg crosses the one before it. Tracks run from centre to centre, so two legs can only cross where
// they share cells: the later one comes to the shared cells from one side of the earlier one and leaves them
// to the other. Where it was on the earlier leg from its beginning, or is at its end, there is no side from
// which it came: that is not a crossing. Two crossings undo each other.
class EarlierLeg {
public:
  EarlierLeg(const fairway::lake_race::Lake& lake, const Track& track);

  // How a later leg lies to this one after some of its steps.
  enum class Where : std::uint8_t { Off, On, FromLeft, FromRight };
  struct Course {
    Where where = Where::On; // a leg begins where the earlier one ends
    bool crossed = false;    // an odd number of times

    friend auto operator<=>(const Course&, const Course&) = default;
  };
  Course after(Course course, Cell from, Cell to) const;

  // Where the later leg crosses this one for the first time; none where it crosses an even number of times.
  std::optional<Cell> crossing(const Track& later) const;

private:
  static constexpr std::int32_t nowhere = -1;

  std::int32_t placeOf(Cell cell) const { return places_[lake_.map.indexOf(cell)]; }
  bool isOn(Cell cell) const { return placeOf(cell) != nowhere; }
  Where sideOf(Cell on, Cell beside) const;

  const fairway::lake_race::Lake& lake_;
  const Track& track_;
  std::vector<std::int32_t> places_; // by cell, the first one in the track
};

} // namespace fairway::validator::lake_race
