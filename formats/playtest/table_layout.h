#pragma once

#include "formats/playtest/kit.h"

// Where everything lies on a virtual table: the board on the left, seats, dice, spare pieces and the rules in
// a tray on the right. Lengths are pixels of the table.
namespace fairway::formats::playtest {

// Seats, buttons and hands are things that the platform puts on its table, or it has windows and menus of its
// own for them, and the table shows only whose things lie where.
enum class TableDress : std::uint8_t { Widgets, Plain };

struct SeatPlace {
  Box box;  // whose it is
  Box left; // what turns the seat's piece
  Box right;
  int turned = -1; // which piece that is; -1: none turns
};

struct DeckPlace {
  Box draw;
  Box discard;
  std::optional<Box> hand;
};

struct BeltPlace {
  Box button;
  Box lost;
};

struct Caption {
  std::string text;
  Point at; // the middle of its left or right end
  double size = 15;
  bool right = false; // ends at the point
};

struct TableLayout {
  double width = 1600;
  double height = 1000;
  double scale = 1; // pixels of a unit of the board
  Point origin;     // of the board's own origin
  Box board;
  Box tray;
  std::vector<SeatPlace> seats;
  std::vector<Point> pieces; // their middles
  std::vector<Point> dice;
  std::optional<DeckPlace> deck;
  std::optional<BeltPlace> belt;
  std::optional<Box> fresh;                        // the button for a new game
  std::vector<std::pair<std::string, Box>> stocks; // places of shuffled backs, by name
  Box rules;
  TableDress dress = TableDress::Widgets;
  std::vector<Caption> captions;

  Point onTable(Point ofBoard) const { return origin + scale * ofBoard; }
};

inline constexpr double dieSide = 40;
inline constexpr double rulesWidth = 700; // of the sheet of rules, which lies on the table reduced

// `sheet` is the height of the rules' sheet for a width of 1.
TableLayout layoutOf(const Table& table, double sheet, TableDress dress);

// The names of pieces whose backs are shuffled, each once.
std::vector<std::string> shuffledOf(const Table& table);

} // namespace fairway::formats::playtest
