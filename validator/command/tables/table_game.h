#pragma once

#include "validator/command/terminal/streams.h"
#include "validator/core/table_game.h"

#include <cstdint>
#include <functional>
#include <string>

// `fairway table`, and `fairway race` with pilots by seat, for all games.
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

  validator::TableChance chance() const { return {seed, told}; }
};

using table::person;

using validator::TableGame;

// A game at its table, or the exit status after saying why there is none.
using OpenedTable = Result<std::unique_ptr<TableGame>, int>;

// Why a call cannot have what it asks for; empty: it can. A record settles who races and who begins.
std::string whyNotOfRecord(const TableOptions& options, int players, int first);
std::string whyNotAmong(const TableOptions& options, int players);

// Says that nobody can play on from a record that breaks a rule. Exit status.
int refuseIllegal(const std::string& file, const Phrase& why, const Streams& streams);

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
