#pragma once

#include "formats/picture/scene.h"

#include <functional>
#include <memory>

// What lies on the table when a game is tried out on a virtual one. A game fills it in; how that becomes a
// file of a platform is the same for all games. Lengths and places are in units of the board.
namespace fairway::formats::playtest {

// A small picture, drawn in units of the board from its top left corner. What is not drawn on is
// transparent.
struct Art {
  double width = 1;
  double height = 1;
  std::function<void(cairo_t*)> draw;
  std::optional<Box> solid = {}; // the part that can be gripped; none: all of it
};

// How a place is called: as in documents (`0512`, `5,12`), or only by its area.
enum class PlaceNames : std::uint8_t { FourDigits, Comma, AreaOnly };

// A part of the board in which pieces snap to the points of a lattice.
struct Area {
  std::string name;
  Box box;
  Point first; // the middle of the first cell
  Point step;
  double shift = 0; // of the second row, the fourth ... against the first
  int columns = 1;
  int rows = 1;
  PlaceNames names = PlaceNames::AreaOnly;
};

// Where a piece comes to rest: anywhere, at the areas' lattices, or where things of its own kind lie.
enum class Snap : std::uint8_t { Nowhere, Areas, Slots };

struct Piece {
  std::string id;         // of letters, digits and hyphens; no other at the table has it
  std::string name;       // for people
  std::vector<Art> faces; // the second is what is on its back
  Snap snap = Snap::Areas;
  int headings = 1;        // 6: it turns by 60 degrees
  double degrees = 0;      // how it lies at the start, clockwise
  std::optional<Point> at; // of its middle, on the board; none: in the tray
  int seat = 0;            // whose it is; 0: nobody's
  std::string shuffled;    // backs of this name change places at random before a game; empty: they do not
  bool belt = false;       // it lies on the belt: Belt
  bool returns = false;    // and comes back at the belt's head
};

struct DieFace {
  std::string value; // such as `3`
  Art art;           // in a square of 1
};

struct Die {
  std::string id;
  std::string name;
  std::vector<DieFace> faces;
  int seat = 0;
};

struct CardKind {
  std::string id;
  std::string name;
  Art face;
  int copies = 1;
};

// Cards that are drawn from a shuffled pile into hands, and laid on the board.
struct Deck {
  std::string id;
  std::string name;
  Art back;
  std::vector<CardKind> cards;
  int hand = 0;     // cards a player
  int headings = 1; // in which they are laid
};

struct Seat {
  std::string name;
  Colour colour;
};

// A part of the board that moves on by one step at a time: what leaves it at its foot is out, or comes back
// at its head.
struct Belt {
  std::string name;    // of what moves it: `Waterfall`
  std::string carries; // what it moves: `sections and boats`
  std::string lost;    // of what is out: `Lost boats`
  double head = 0;     // upper edge, lower edge, step
  double foot = 0;
  double step = 1;
};

struct TableScale {
  double least = 24; // pixels of a unit of the board below which it could not be played on
  double most = 64;  // and above which nothing is gained
};

// One board and all that belongs to it.
struct Table {
  std::string name; // where there are several: `Race A`
  std::shared_ptr<const Scene> board;
  PaintOptions paint;
  TableScale scale;
  std::vector<Area> areas;
  std::vector<Area> slots; // of pieces that snap there
  std::vector<Seat> seats;
  std::vector<Piece> pieces;
  std::vector<Die> dice;
  std::optional<Deck> deck;
  std::optional<Belt> belt;
};

struct RuleSection {
  std::string head; // may be empty
  std::string body;
};

struct Kit {
  std::string game; // `Lake race`
  std::string title;
  std::string notes;
  std::string credits; // author and licence
  std::string players; // `2-6`
  std::vector<RuleSection> rules;
  std::vector<Table> tables;
};

// Why a kit cannot become a file of a platform.
struct NoTable {
  std::string why;
};

// A face of a die with this many pips, 1 to 6.
DieFace pipFace(int pips);
// One with something else on it, drawn in a square of 1.
DieFace drawnFace(std::string value, std::function<void(cairo_t*)> draw);

} // namespace fairway::formats::playtest
