#pragma once

#include "rules/lake_race/board/tileset.h"

namespace fairway::validator::lake_race {

// The layouts of a tile set's side: every order of its tiles on the board's places, each tile as it is or
// turned. They are numbered, so that any one can be had without the others. The set must outlive it.
class Layouts {
public:
  Layouts(const fairway::lake_race::Tileset& set,
          fairway::lake_race::BoardSide side); // the set must have the side

  // None: more than can be numbered here.
  static constexpr std::uint64_t mostNumbered = std::uint64_t{1} << 32;
  std::optional<std::uint64_t> count() const { return count_; }

  // Numbers run from 0; the last tile is turned first.
  fairway::lake_race::TileRows operator[](std::uint64_t number) const;

  // The number of the layout that is this one turned by 180 degrees as a whole.
  std::uint64_t turnedWhole(std::uint64_t number) const;

  // Different numbers, in order; `n` must not be more than there are, and there must not be more than can be
  // ticked off.
  static constexpr std::uint64_t mostTicked = std::uint64_t{1} << 24;
  std::vector<std::uint64_t> sample(std::uint64_t n, std::uint64_t seed) const;

  // Any layout, also of a set that has too many for numbers.
  fairway::lake_race::TileRows drawn(std::uint64_t seed) const;

private:
  // The tiles on the board's places, by their number in the set.
  struct Laid {
    std::vector<std::size_t> tiles;
    std::vector<bool> turned;
  };
  Laid laid(std::uint64_t number) const;
  std::uint64_t numberOf(const Laid& laid) const;
  fairway::lake_race::TileRows rowsOf(const Laid& laid) const;
  std::size_t places() const;

  const fairway::lake_race::Tileset& set_;
  const fairway::lake_race::TilesetSide& side_;
  std::optional<std::uint64_t> count_;
};

// `[heron, pike@180, swan] [otter, crane, perch]`: rows as a lake's document has them.
std::string layoutText(const fairway::lake_race::TileRows& layout);

} // namespace fairway::validator::lake_race
