#pragma once

#include "rules/table/record_name.h"
#include "validator/command/streams.h"
#include "validator/core/table_pilots.h"

#include <cstdint>
#include <functional>
#include <string>

// What a game fills in for `fairway table`, and for `fairway race` with pilots by seat.
namespace fairway::command {

// Other people's programs at a table (docs/bots.md).
struct BotOptions {
  std::vector<std::string> bots; // `2=./mine`
  double seconds = 5;            // that one has for a choice
};

struct TableOptions {
  std::string file;
  std::optional<int> players; // none: as `race` has it
  std::optional<int> first;   // none: drawn by lot
  std::uint64_t seed = 1;
  bool told = false;              // chance is told, not drawn
  std::vector<std::string> seats; // who plays them; the last for all further seats; none: persons
  BotOptions bots;                // only in races
};

using table::person;

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
  virtual validator::TablePilots& pilots() = 0;
  virtual const char* studyName() const { return "solve"; }

  // The seats that have won a race that is over; of a draw, all that share it.
  virtual std::vector<int> winners(const table::Play& play) const = 0;

  // What `replay --format json` gives for the record so far.
  virtual Tree state(const table::Play& play) const = 0;
  // The record so far, which needs no other file. `bySeat`: who plays.
  virtual std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const = 0;
};

// What `replay --format json` gives for the record so far, without its schema.
Tree stateOf(const TableGame& game, const table::Play& play);

// A game at its table, or the exit status after saying why there is none.
using OpenedTable = Result<std::unique_ptr<TableGame>, int>;

// The name of a record: who raced, and from which seed, as `race` has it where no person took part.
std::string recordName(const std::string& board, const TableOptions& options,
                       const std::vector<std::string>& bySeat, const std::string& pilots);

// Plays over lines of JSON until the input ends. Exit status.
int runTable(const TableOptions& options, const OpenedTable& game, const Streams& streams);

// A race between pilots and bots at a table, written as a record.
int raceAtTable(const TableOptions& options, const OpenedTable& game, const std::string& output,
                const Streams& streams);

// Races between bots and pilots at tables, one after the other: `simulate --bot`. Race number k is the one
// that `race` plays with the seed k - 1 higher. Exit status.
struct RacePlan;
using OpenTable = std::function<OpenedTable(const TableOptions&)>;
int simulateAtTable(TableOptions options, const RacePlan& plan, const OpenTable& open,
                    const Streams& streams);

} // namespace fairway::command
