#pragma once

#include "rules/pool/board/crocodile.h"
#include "rules/pool/board/waters.h"

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

constexpr bool turnsBack(int a, int b) {
  return opposite(static_cast<SquareDirection>(a)) == static_cast<SquareDirection>(b);
}

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

// One more step of all ways: straight on, or round a corner but not back.
template <int W>
void advance(const Waters<W>& waters, Front<W>& front, const Crocodile& crocodile, const Bits<W>& allowed) {
  const int directions = directionsOf(crocodile);
  for (int t = crocodile.turns; t >= 0; --t) {
    std::array<Bits<W>, squareDirections> next{};
    for (int d = 0; d < directions; ++d) {
      Bits<W> from = front[static_cast<std::size_t>(d)][static_cast<std::size_t>(t)];
      for (int before = 0; t > 0 && before < directions; ++before)
        if (before != d && !turnsBack(before, d))
          from |= front[static_cast<std::size_t>(before)][static_cast<std::size_t>(t - 1)];
      next[static_cast<std::size_t>(d)] = from.shifted(waters.steps[static_cast<std::size_t>(d)]) & allowed;
    }
    for (std::size_t d = 0; d < static_cast<std::size_t>(directions); ++d)
      front[d][static_cast<std::size_t>(t)] = next[d];
  }
}

// All ends of ways that may touch a square twice, but never turn back at once.
template <int W>
Ends<W> looseEnds(const Waters<W>& waters, int from, const Crocodile& crocodile, const Traffic<W>& traffic,
                  Side side) {
  const int directions = directionsOf(crocodile);
  const Bits<W> last = traffic.free | traffic.prey;
  Bits<W> start;
  start.set(from);
  Front<W> front{};
  Ends<W> ends;
  if (crocodile.value == 1) ends.bar = (start & waters.allLadders[side]).any();
  for (std::size_t d = 0; d < static_cast<std::size_t>(directions); ++d)
    front[d][0] = start.shifted(waters.steps[d]) & (crocodile.value == 1 ? last : traffic.free);
  for (int step = 2; step <= crocodile.value; ++step) {
    if (step == crocodile.value) ends.bar = reachesBar(waters, front, crocodile, side);
    advance(waters, front, crocodile, step == crocodile.value ? last : traffic.free);
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

// Walks the ways one by one, each with the squares that it has not touched. Ends that only ways which meet
// themselves could have are all that it can miss, so it is done as soon as it has found the others.
template <int W>
class Walk {
public:
  Walk(const Waters<W>& waters, const Crocodile& crocodile, const Bits<W>& prey, Side side,
       const Ends<W>& sought)
      : waters_(waters), crocodile_(crocodile), prey_(prey), side_(side), sought_(sought) {}

  Ends<W> run(int from, const Bits<W>& free) {
    walk(from, -1, crocodile_.value, crocodile_.turns, free);
    return found_;
  }

private:
  bool done() const { return found_.bar == sought_.bar && found_.squares == sought_.squares; }

  void walk(int at, int came, int steps, int corners, const Bits<W>& free) {
    for (int d = 0; d < directionsOf(crocodile_) && !done(); ++d) {
      const int left = corners - (came < 0 || came == d ? 0 : 1);
      if (left < 0) continue;
      if (steps == 1 && d < sideDirections && waters_.ladders[side_][static_cast<std::size_t>(d)].test(at))
        found_.bar = true;
      Bits<W> next;
      next.set(at);
      next = next.shifted(waters_.steps[static_cast<std::size_t>(d)]) & (steps == 1 ? free | prey_ : free);
      if (!next.any()) continue;
      if (steps == 1)
        found_.squares |= next;
      else
        walk(at + waters_.steps[static_cast<std::size_t>(d)], d, steps - 1, left, free.without(next));
    }
  }

  const Waters<W>& waters_;
  const Crocodile& crocodile_;
  const Bits<W>& prey_;
  Side side_;
  const Ends<W>& sought_;
  Ends<W> found_;
};

} // namespace ways

// A crocodile: exactly its number of steps, over squares that it touches once.
template <int W>
Ends<W> crocodileFrom(const Waters<W>& waters, int from, const Crocodile& crocodile,
                      const Traffic<W>& traffic, Side side) {
  const Ends<W> loose = ways::looseEnds(waters, from, crocodile, traffic, side);
  if (!ways::canMeetItself(crocodile)) return loose;
  return ways::Walk<W>(waters, crocodile, traffic.prey, side, loose).run(from, traffic.free);
}

} // namespace fairway::pool
