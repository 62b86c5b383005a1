#pragma once

#include "rules/pool/board/crocodile.h"
#include "rules/pool/board/waters.h"

#include <algorithm>
#include <cstdlib>

// Where a tile can go: all ends of all its ways at once, as sets of squares that are pushed on step by step.
// Written for any number of words, so that pilots can use the smallest that holds the pool.
namespace fairway::pool {

// What stands in the way of a tile, and what may be at its end.
template <int W>
struct Traffic {
  Bits<W> free; // water without a tile; where the tile itself lies is not free
  Bits<W> prey; // on which a crocodile may end besides: piles of the other side
};

template <int W>
struct Ends {
  Bits<W> squares;
  bool bar = false; // a way leads into the own bar; whether it is open is another question

  bool any() const { return bar || squares.any(); }

  friend bool operator==(const Ends&, const Ends&) = default;
};

// A swimmer: 1 or 2 steps over free water.
template <int W>
Ends<W> swimsFrom(const Waters<W>& waters, int from, const Bits<W>& free, Side side) {
  Bits<W> start;
  start.set(from);
  Bits<W> first, second;
  for (std::size_t d = 0; d < sideDirections; ++d) first |= start.shifted(waters.steps[d]);
  first &= free;
  for (std::size_t d = 0; d < sideDirections; ++d) second |= first.shifted(waters.steps[d]);
  return {first | (second & free), ((first | start) & waters.allLadders[side]).any()};
}

namespace ways {

// Ways under way, by the direction of their last step and the corners they have made.
template <int W>
using Front = std::array<std::array<Bits<W>, maxTurns + 1>, squareDirections>;

constexpr int directionsOf(const Crocodile& crocodile) {
  return crocodile.diagonal ? squareDirections : sideDirections;
}

// Directions as bits.
using Directions = unsigned;
inline constexpr Directions anyDirection = (1U << squareDirections) - 1;

constexpr bool has(Directions directions, int d) {
  return ((directions >> d) & 1U) != 0;
}

// Those that do not lead back, seen in one direction: ahead of it, or at right angles.
constexpr Directions notBackFrom(SquareDirection ahead) {
  Directions directions = 0;
  for (const SquareDirection direction : allSquareDirections) {
    const SquareStep a = stepOf(ahead);
    const SquareStep b = stepOf(direction);
    if (a.columns * b.columns + a.rows * b.rows >= 0) directions |= 1U << static_cast<int>(direction);
  }
  return directions;
}

// The lines that steps go along, by direction: two opposite ones are on one line.
inline constexpr std::size_t lines = squareDirections / 2;
inline constexpr std::array<std::size_t, squareDirections> lineOf{0, 1, 0, 1, 2, 3, 2, 3};
static_assert([] {
  for (const SquareDirection a : allSquareDirections)
    for (const SquareDirection b : allSquareDirections)
      if ((lineOf[static_cast<std::size_t>(a)] == lineOf[static_cast<std::size_t>(b)]) !=
          (a == b || a == opposite(b)))
        return false;
  return true;
}());

// Whether some way can step over a ladder now. Coming back the way one came is a corner here, since a bar is
// not a square that one has been on.
template <int W>
bool reachesBar(const Waters<W>& waters, const Front<W>& front, const Crocodile& crocodile, Side side) {
  for (std::size_t ladder = 0; ladder < sideDirections; ++ladder) {
    Bits<W> here;
    for (std::size_t d = 0; d < static_cast<std::size_t>(directionsOf(crocodile)); ++d) {
      const int corners = crocodile.turns - (d == ladder ? 0 : 1);
      for (int t = 0; t <= corners; ++t) here |= front[d][static_cast<std::size_t>(t)];
    }
    if ((here & waters.ladders[side][ladder]).any()) return true;
  }
  return false;
}

// One more step of all ways: straight on, or round a corner but not back. So those go round a corner that
// came along another line; they are put together once for all directions. There have been fewer corners than
// steps.
template <int W>
void advance(const Waters<W>& waters, Front<W>& front, const Crocodile& crocodile, int stepsBefore,
             const Bits<W>& allowed, Directions used) {
  const auto directions = static_cast<std::size_t>(directionsOf(crocodile));
  for (auto t = static_cast<std::size_t>(std::min(crocodile.turns, stepsBefore) + 1); t-- > 0;) {
    std::array<Bits<W>, lines> turning{};
    for (std::size_t d = 0; t > 0 && d < directions; ++d) turning[lineOf[d]] |= front[d][t - 1];
    for (std::size_t d = 0; d < directions; ++d) {
      if (!has(used, static_cast<int>(d))) continue;
      Bits<W> going = front[d][t];
      for (std::size_t line = 0; t > 0 && line < directions / 2; ++line)
        if (line != lineOf[d]) going |= turning[line];
      front[d][t] = going.shifted(waters.steps[d]) & allowed;
    }
  }
}

// All ends of ways in some directions that may touch a square twice, but never turn back at once.
template <int W>
Ends<W> looseEnds(const Waters<W>& waters, int from, const Crocodile& crocodile, const Traffic<W>& traffic,
                  Side side, Directions used = anyDirection) {
  const int directions = directionsOf(crocodile);
  const Bits<W> last = traffic.free | traffic.prey;
  Bits<W> start;
  start.set(from);
  Front<W> front{};
  Ends<W> ends;
  if (crocodile.value == 1) ends.bar = (start & waters.allLadders[side]).any();
  for (std::size_t d = 0; d < static_cast<std::size_t>(directions); ++d)
    if (has(used, static_cast<int>(d)))
      front[d][0] = start.shifted(waters.steps[d]) & (crocodile.value == 1 ? last : traffic.free);
  for (int step = 2; step <= crocodile.value; ++step) {
    if (step == crocodile.value) ends.bar = reachesBar(waters, front, crocodile, side);
    advance(waters, front, crocodile, step - 1, step == crocodile.value ? last : traffic.free, used);
  }
  for (std::size_t d = 0; d < static_cast<std::size_t>(directions); ++d)
    for (std::size_t t = 0; t <= static_cast<std::size_t>(crocodile.turns); ++t) ends.squares |= front[d][t];
  return ends;
}

// Whether a way can meet itself without turning back at once: a fourth leg can cross the first, and with
// slanted steps a third leg closes a triangle.
constexpr bool canMeetItself(const Crocodile& crocodile) {
  return crocodile.turns >= (crocodile.diagonal ? 2 : 3);
}

// The ends of ways that never lead back, seen in some direction, up to those that are sought. Such a way goes
// on from line to line, and within a line it cannot turn round: it touches no square twice. That is true of
// almost all ways, and two opposite directions mostly have them all.
template <int W>
Ends<W> straightforwardEnds(const Waters<W>& waters, int from, const Crocodile& crocodile,
                            const Traffic<W>& traffic, Side side, const Ends<W>& sought) {
  Ends<W> ends;
  constexpr std::array oneAndItsOpposite{SquareDirection::N,  SquareDirection::S,  SquareDirection::E,
                                         SquareDirection::W,  SquareDirection::NE, SquareDirection::SW,
                                         SquareDirection::SE, SquareDirection::NW};
  for (std::size_t i = 0; i < static_cast<std::size_t>(directionsOf(crocodile)) && ends != sought; ++i) {
    const Ends<W> some = looseEnds(waters, from, crocodile, traffic, side, notBackFrom(oneAndItsOpposite[i]));
    ends.squares |= some.squares;
    ends.bar = ends.bar || some.bar;
  }
  return ends;
}

// Walks the ways one by one, each with the squares that it has not touched, towards ends that are not found
// yet. Ends that only ways which meet themselves could have are all that it does not find.
template <int W>
class Walk {
public:
  Walk(const Waters<W>& waters, const Crocodile& crocodile, const Bits<W>& prey, Side side,
       const Ends<W>& found, const Ends<W>& sought)
      : waters_(waters), crocodile_(crocodile), prey_(prey), side_(side), found_(found),
        seeksBar_(sought.bar && !found.bar) {
    sought.squares.without(found.squares).forEach([this](int number) {
      left_[count_++] = static_cast<std::int16_t>(number);
    });
  }

  Ends<W> run(int from, const Bits<W>& free) {
    walk(from, -1, crocodile_.value, crocodile_.turns, free);
    return found_;
  }

private:
  static constexpr std::size_t mostEnds = (2 * maxValue + 1) * (2 * maxValue + 1);

  int stride() const { return waters_.steps[static_cast<std::size_t>(SquareDirection::S)]; }

  // Whether something that is sought is near enough.
  bool isWorthwhile(int at, int steps) const {
    if (seeksBar_) return true;
    for (std::size_t i = 0; i < count_; ++i) {
      const int rows = std::abs(left_[i] / stride() - at / stride());
      const int columns = std::abs(left_[i] % stride() - at % stride());
      if (crocodile_.diagonal ? std::max(rows, columns) <= steps : rows + columns <= steps) return true;
    }
    return false;
  }

  void find(int number) {
    found_.squares.set(number);
    for (std::size_t i = 0; i < count_; ++i)
      if (left_[i] == number) {
        left_[i] = left_[--count_];
        return;
      }
  }

  void walk(int at, int came, int steps, int corners, const Bits<W>& free) {
    for (int d = 0; d < directionsOf(crocodile_); ++d) {
      if (!isWorthwhile(at, steps)) return;
      const int left = corners - (came < 0 || came == d ? 0 : 1);
      if (left < 0) continue;
      const int next = at + waters_.steps[static_cast<std::size_t>(d)];
      if (steps == 1 && d < sideDirections && waters_.ladders[side_][static_cast<std::size_t>(d)].test(at)) {
        found_.bar = true;
        seeksBar_ = false;
      }
      if (next < 0 || next >= 64 * W) continue;
      if (steps == 1) {
        if (free.test(next) || prey_.test(next)) find(next);
      } else if (free.test(next)) {
        Bits<W> rest = free;
        rest.reset(next);
        walk(next, d, steps - 1, left, rest);
      }
    }
  }

  const Waters<W>& waters_;
  const Crocodile& crocodile_;
  const Bits<W>& prey_;
  Side side_;
  Ends<W> found_;
  bool seeksBar_;
  std::array<std::int16_t, mostEnds> left_{}; // ends that are sought
  std::size_t count_ = 0;
};

} // namespace ways

// A crocodile: exactly its number of steps, over squares that it touches once.
template <int W>
Ends<W> crocodileFrom(const Waters<W>& waters, int from, const Crocodile& crocodile,
                      const Traffic<W>& traffic, Side side) {
  const Ends<W> loose = ways::looseEnds(waters, from, crocodile, traffic, side);
  if (!ways::canMeetItself(crocodile)) return loose;
  const Ends<W> sure = ways::straightforwardEnds(waters, from, crocodile, traffic, side, loose);
  if (sure == loose) return loose;
  return ways::Walk<W>(waters, crocodile, traffic.prey, side, sure, loose).run(from, traffic.free);
}

} // namespace fairway::pool
