#include "formats/document/writer.h"
#include "validator/command/results.h"
#include "validator/river/command/coach_output.h"
#include "validator/river/command/commands.h"
#include "validator/river/pilot/table_pilot.h"

#include <ostream>

namespace fairway::command::river {

using namespace fairway::river;
using namespace validator::river;

namespace {

// What a file brings to the table.
struct RiverRace {
  formats::river::InlineRiver river;
  std::optional<formats::DocumentHead> head; // of a record that is played on
  Record record;
};

class RiverTableGame final : public TableGame {
public:
  RiverTableGame(RiverRace race, TableOptions options)
      : race_(std::move(race)), options_(std::move(options)),
        board_(std::make_shared<RiverBoard>(race_.river.river)),
        pilots_(race_.river.river, race_.record.players) {}

  int players() const override { return race_.record.players; }
  std::unique_ptr<table::Play> start() const override {
    return std::make_unique<RiverPlay>(board_, race_.record, options_.seed);
  }

  validator::TablePilots& pilots() override { return pilots_; }

  std::vector<int> winners(const table::Play& play) const override { return riverOf(play).race().winners(); }
  Tree state(const table::Play& play) const override {
    return replayTree(replay(*board_, riverOf(play).record()));
  }

  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override {
    formats::river::RecordDocument document;
    if (race_.head)
      document.head = *race_.head;
    else
      document.head.info.name = recordName(race_.river.info.name.value_or("A river"), options_, bySeat,
                                           std::to_string(bySeat.size()));
    document.body = {race_.river, riverOf(play).record()};
    return formats::writeDocument(document);
  }

private:
  static const RiverPlay& riverOf(const table::Play& play) { return static_cast<const RiverPlay&>(play); }

  RiverRace race_;
  TableOptions options_;
  std::shared_ptr<const RiverBoard> board_;
  RiverTablePilots pilots_;
};

OpenedTable laid(RiverRace race, const TableOptions& options) {
  race.river.info.waivers.clear(); // they are for the river's own document
  race.river.info.severity.clear();
  return std::unique_ptr<TableGame>(std::make_unique<RiverTableGame>(std::move(race), options));
}

OpenedTable openRecord(const formats::river::RecordBody& body, const LoadedDocument& loaded,
                       const TableOptions& options, const Streams& streams) {
  const auto record = formats::river::resolveRecord(body, loaded.file, loaded.loader());
  if (!record) return refuse(record.fault(), streams);
  const auto replayed = replay(RiverBoard(record->river), record->record).illegal;
  if (replayed) {
    streams.err << options.file << ": the record is illegal: " << replayed->message
                << "; see `fairway replay`\n";
    return static_cast<int>(exitFindings);
  }
  if (options.players && *options.players != record->record.players)
    return refuseCall("--players: the record has " + std::to_string(record->record.players), streams);
  if (options.first && *options.first != record->record.first)
    return refuseCall("--first: the record begins with seat " + std::to_string(record->record.first),
                      streams);
  return laid({{record->riverInfo, record->river}, loaded.read.document.head, record->record}, options);
}

} // namespace

OpenedTable openTable(const TableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const formats::Document& document = loaded->read.document;
  if (const auto* record = document.as<formats::river::RecordBody>())
    return openRecord(*record, *loaded, options, streams);
  const auto body = bodyAs<formats::river::RiverBody>(*loaded, "river or a record");
  if (!body) return refuse(body.fault(), streams);
  const River& river = body->river;
  const int players = options.players.value_or(river.players);
  if (players > river.players)
    return refuseCall("--players: this river takes at most " + std::to_string(river.players), streams);
  if (options.first && *options.first > players)
    return refuseCall("--first: there are " + std::to_string(players) + " seats", streams);
  return laid({{document.head.info, river},
               std::nullopt,
               {players, options.first.value_or(table::drawnFirst(options.seed, players)), {}}},
              options);
}

} // namespace fairway::command::river
