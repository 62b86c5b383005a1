#pragma once

#include "rules/table/record_name.h"
#include "validator/core/table_pilots.h"

// What a game fills in so that its boards are raced at a table: by `fairway table`, by races between pilots
// and bots, and in pages.
namespace fairway::validator {

// Where a table's chance comes from.
struct TableChance {
  std::uint64_t seed = 1;
  bool told = false; // by people; pilots still draw theirs from the seed
};

class TableGame {
public:
  TableGame() = default;
  TableGame(const TableGame&) = delete;
  TableGame& operator=(const TableGame&) = delete;
  virtual ~TableGame() = default;

  virtual int players() const = 0;
  virtual std::unique_ptr<table::Play> start() const = 0;
  virtual int mostTurns() const { return 10000; } // that pilots play among themselves

  // Where the board must be worked out first, a bar of this name shows how far it is.
  virtual TablePilots& pilots() = 0;
  virtual const char* studyName() const { return "solve"; }

  // The seats that have won a race that is over; of a draw, all that share it.
  virtual std::vector<int> winners(const table::Play& play) const = 0;

  // What `replay --format json` gives for the record so far.
  virtual Tree state(const table::Play& play) const = 0;
  // The same with what a choice has brought about whose turn lacks its chance: records have whole turns only.
  virtual Tree ahead(const table::Play& play) const { return state(play); }
  // The record so far, which needs no other file. `bySeat`: who plays.
  virtual std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const = 0;
};

// What `replay --format json` gives for the record so far, without its schema.
Tree stateOf(const TableGame& game, const table::Play& play);

// The fields `advice` and `measure` of an answer at a table.
Tree adviceTree(const Advice& advice);

// The name of a record: who raced, and from which seed, as `race` has it where no person took part.
std::string recordName(const std::string& board, const TableChance& chance,
                       const std::vector<std::string>& bySeat, const std::string& pilots);

} // namespace fairway::validator
