#pragma once

#include "rules/base/contract.h"
#include "rules/base/seats.h"
#include "rules/river/board/river.h"

namespace fairway::river {

template <class T>
using BySeat = ValueBySeat<T, mostPlayers>;

// What a player can do with a roll. Boats of one colour on one section are alike, so the section names the
// boat.
struct Option {
  enum class Kind : std::uint8_t {
    Sail, // a number: an own boat sails up
    Up,   // wind: an own boat goes up to the next own boat ahead
    Back, // wind: another player's boat goes back to the next of its colour behind it
    Pass, // wind, and neither is possible
  };

  Kind kind = Kind::Pass;
  int seat = 0;    // whose boat moves; 0: no boat moves
  SectionNow from; // where it stands; of a pass, nothing

  static constexpr Option sail(int seat, SectionNow from) { return {Kind::Sail, seat, from}; }
  static constexpr Option up(int seat, SectionNow from) { return {Kind::Up, seat, from}; }
  static constexpr Option back(int seat, SectionNow from) { return {Kind::Back, seat, from}; }
  static constexpr Option pass() { return {}; }

  friend constexpr bool operator==(const Option&, const Option&) = default;
};

// All options of a roll, without allocation. Never empty: where nothing can be done there is the pass.
class OptionList {
public:
  using value_type = Option;
  using const_iterator = const Option*;

  void push(const Option& option) {
    FAIRWAY_EXPECTS(size_ < options_.size());
    options_[size_++] = option;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Option& operator[](std::size_t i) const { return options_[i]; }
  const Option* begin() const { return options_.data(); }
  const Option* end() const { return options_.data() + size_; }

private:
  // Wind, at most: each boat of the table but the front ones of the mover and the rear ones of the others.
  std::array<Option, static_cast<std::size_t>(mostPlayers) * mostBoats> options_{};
  std::size_t size_ = 0;
};

} // namespace fairway::river
