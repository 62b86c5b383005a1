#include "validator/lake_race/command/races/lake_races.h"

#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

constexpr int usualPlayers = 4;

// What a record settles cannot be asked for otherwise.
std::string whyNot(const LakeTableOptions& options, const LakeRaces& races) {
  const RaceRecord& record = races.record.front();
  std::string why = whyNotOfRecord(options, record.players, record.first);
  if (why.empty() && options.variant && !races.options.variant && record.players > 2)
    why = "--variant: the record is without it";
  return why;
}

} // namespace

OpenedTable openTable(const LakeTableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  auto races = racesFor(options, *loaded);
  if (!races) return refuse(races.fault(), options.file, streams);
  LakeTable table;
  if (!races->record.empty()) {
    if (const auto why = whyNot(options, *races); !why.empty()) return refuseCall(why, streams);
    table.players = races->record.front().players;
    table.first = races->record.front().first;
  } else {
    table.players = options.players.value_or(usualPlayers);
    if (const auto why = whyNotAmong(options, table.players); !why.empty()) return refuseCall(why, streams);
    table.first = options.first.value_or(table::drawnFirst(options.seed, table.players));
  }
  table.options = races->options;
  table.seed = options.seed;
  for (const Course& course : races->courses) {
    table.boards.push_back(std::make_shared<CourseBoard>(course));
    const std::size_t starts = table.boards.back()->startCells().size();
    if (starts >= static_cast<std::size_t>(table.players)) continue;
    streams.err << options.file << ": cannot be raced: there are " << starts << " start cells for "
                << table.players << " boats; see `fairway validate`\n";
    return static_cast<int>(exitFindings);
  }
  return std::unique_ptr<TableGame>(
      std::make_unique<LakeTableGame>(std::move(*races), std::move(table), options.chance()));
}

} // namespace fairway::command::lake_race
