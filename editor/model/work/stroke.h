#pragma once

#include <optional>
#include <set>
#include <utility>

namespace fairway::editor {

// What a brush touches while the button is down. With Shift a stroke goes on from where the last one ended.
template <class Place>
class Stroke {
public:
  bool going() const { return going_; }
  const std::set<Place>& places() const { return places_; }
  const std::optional<Place>& end() const { return end_; } // where it is, or where the last one ended

  void begin(bool goesOn) {
    going_ = true;
    if (!goesOn) end_.reset();
  }

  // A quick hand skips places: `touch(from, places)` adds those of the straight line between two events.
  template <class Touch>
  void to(const Place& place, const Touch& touch) {
    touch(end_.value_or(place), places_);
    end_ = place;
  }

  std::set<Place> finished() {
    going_ = false;
    return std::exchange(places_, {});
  }

  bool cancel() { // false: there was nothing to cancel
    const bool had = going_;
    *this = {};
    return had;
  }

private:
  bool going_ = false;
  std::optional<Place> end_;
  std::set<Place> places_;
};

} // namespace fairway::editor
