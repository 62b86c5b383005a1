#pragma once

#include "rules/base/tree.h"
#include "validator/core/statistics.h"

#include <iosfwd>
#include <string>

// What simulations say of seats, in all games: for people and as JSON.
namespace fairway::command {

// What a seat is called and does.
struct SeatWords {
  std::string_view seat = "seat"; // also its key in JSON
  std::string_view wins = "wins"; // its share, as a column
  std::string_view win = "win";   // and as what it does
  std::string_view rate = "win_rate";
};

struct SeatRow {
  std::int64_t wins = 0;
  validator::Estimate share;
  std::string_view pilot;
  std::vector<std::string> cells = {}; // of the game's own columns
  Tree more = Tree::fields();          // the game's own fields in JSON
};

struct SeatColumn {
  std::string head;
  int width = 0;
};

struct SeatTable {
  SeatWords words;
  std::vector<Tree> names; // what seats are called, instead of 1, 2, ...
  std::vector<SeatColumn> columns;
  std::vector<SeatRow> rows;
};

Tree intervalTree(const validator::Estimate& estimate);
Tree edgeTree(const validator::SeatEdge& edge);

// A list of `{"seat", "wins", "win_rate", "interval", ...}`.
Tree seatsTree(const SeatTable& table);

// A line a seat: pilot, share, interval, and what the game adds.
void writeSeats(std::ostream& out, const SeatTable& table);

// The parts of each seat's edge over its equal share, as numbers and as bars.
void writeEdges(std::ostream& out, const SeatTable& table, const std::vector<validator::SeatEdge>& edges);

// What was judged, to be said in words.
struct SeatVerdict {
  validator::Fairness fairness = validator::Fairness::Undecided;
  validator::Equality asked;
  std::vector<std::size_t> unfair = {}; // seats shown to be, from 0
  bool turnOrderKnown = false;          // and allowed for
  std::string_view board = {};          // `lake`: what is not to blame
  std::string_view races = "races";
  std::int64_t played = 0;
  std::optional<std::int64_t> racesNeeded = {}; // where it is undecided
};

// What a verdict means: `every seat wins within 2 points of 25.0 %`.
std::string meaningOf(const SeatVerdict& verdict, const SeatWords& words = {});

// `verdict: fair: every seat wins within 2 points of 25.0 % (...)`, and how many races would decide.
void writeVerdict(std::ostream& out, const SeatVerdict& verdict, const SeatWords& words = {});

} // namespace fairway::command
