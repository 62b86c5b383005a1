#pragma once

#include "rules/lake_race/board/terrain_map.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace fairway::lake_race {

// A match is three races; race A uses the A slots, and so on.
enum class RaceLetter : std::uint8_t { A, B, C };

inline constexpr std::array<RaceLetter, 3> allRaces{RaceLetter::A, RaceLetter::B, RaceLetter::C};

constexpr char letterOf(RaceLetter race) {
  return static_cast<char>('A' + static_cast<int>(race));
}
std::optional<RaceLetter> raceLettered(std::string_view letter);

// A place for a buoy: a cell, water or land, with its letter at one of the cell's six sides.
struct Slot {
  RaceLetter race = RaceLetter::A;
  Cell at;
  Direction letter = Direction::E;

  friend bool operator==(const Slot&, const Slot&) = default;
};

inline constexpr int defaultStrip = 4;
inline constexpr int maxStrip = 100;

struct Lake {
  Stagger stagger = Stagger::Odd;
  int strip = defaultStrip; // length of the start/finish strip in hexes
  TerrainMap map;
  std::vector<Slot> slots;

  Hex hexOf(Cell cell) const { return toHex(cell, stagger); }
  Cell cellOf(Hex hex) const { return toCell(hex, stagger); }

  friend bool operator==(const Lake&, const Lake&) = default;
};

// The race's slots in the order of the document.
std::vector<Slot> slotsOf(const Lake& lake, RaceLetter race);

} // namespace fairway::lake_race
