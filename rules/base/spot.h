#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairway {

// A place on a game's board, in that board's own terms: what a finding points to and a waiver names.
struct Spot {
  enum class Kind : std::uint8_t {
    Cell,    // of a hex board: column, row
    Square,  // of a board of squares: column, row
    Section, // of a row of sections: its number
    Point,   // on a free table: x and y in millimetres
    Pose,    // a point and a heading in degrees
  };

  Kind kind = Kind::Cell;
  int x = 0; // or the section's number
  int y = 0;
  int heading = 0;

  friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

// The numbers that documents and reports write for a place; a section is one number, the others are lists.
std::vector<int> numbersOf(const Spot& spot);

// The key under which documents and reports list places of a kind: cells, sections, at.
std::string_view listName(Spot::Kind kind);

std::string_view nounFor(Spot::Kind kind); // cell, square, section, point, pose

// The same inside evidence, where points are told apart from poses: cells, sections, points, poses.
std::string_view evidenceListName(Spot::Kind kind);

// As people read it. A cell is CCRR: `0512` is column 5, row 12; beyond 99 both numbers take three digits, so
// that a label reads in one way.
std::string label(const Spot& spot);

} // namespace fairway
