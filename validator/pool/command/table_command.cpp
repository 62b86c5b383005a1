#include "formats/document/writer.h"
#include "validator/command/results.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/pilot/table_pilot.h"
#include "validator/pool/simulation/simulate.h"

#include <ostream>

namespace fairway::command::pool {

using namespace fairway::pool;

namespace {

// What a file brings to the table.
struct PoolGame {
  formats::pool::InlinePool pool;
  std::optional<formats::DocumentHead> head; // of a record that is played on
  std::optional<GameRecord> record;          // of that record
};

class PoolTableGame final : public TableGame {
public:
  PoolTableGame(PoolGame game, TableOptions options)
      : game_(std::move(game)), options_(std::move(options)),
        board_(std::make_shared<PoolBoard>(game_.pool.pool)) {
    const std::vector<std::string>& seats = options_.seats;
    // A game between pilots has one random stream, as `race` plays it.
    if (!seats.empty() && std::find(seats.begin(), seats.end(), person) == seats.end())
      common_ = std::make_shared<Random>(streamSeed(options_.seed, 0));
    pilots_.emplace(board_, PoolChance{options_.seed, common_});
  }

  int players() const override { return 2; }
  std::unique_ptr<table::Play> start() const override {
    const PoolChance chance{options_.seed, common_};
    return game_.record ? std::make_unique<PoolPlay>(board_, *game_.record, chance)
                        : std::make_unique<PoolPlay>(board_, chance);
  }

  validator::TablePilots& pilots() override { return *pilots_; }

  std::vector<int> winners(const table::Play& play) const override {
    const auto winner = poolOf(play).match()->winner();
    if (!winner) return {1, 2};
    return {*winner == Side::Red ? 1 : 2};
  }
  Tree state(const table::Play& play) const override {
    return replayTree(*board_, Replay(*board_, poolOf(play).record()));
  }

  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override {
    formats::pool::RecordDocument document;
    if (game_.head)
      document.head = *game_.head;
    else
      document.head.info.name =
          recordName(game_.pool.info.name.value_or("A pool"), options_, bySeat, pilotsInWords(bySeat));
    document.body = {game_.pool, poolOf(play).record()};
    return formats::writeDocument(document);
  }

private:
  static const PoolPlay& poolOf(const table::Play& play) { return static_cast<const PoolPlay&>(play); }

  PoolGame game_;
  TableOptions options_;
  std::shared_ptr<const PoolBoard> board_;
  std::shared_ptr<Random> common_; // of a game between pilots alone
  std::optional<validator::pool::PoolTablePilots> pilots_;
};

OpenedTable openRecord(const formats::pool::RecordBody& body, const LoadedDocument& loaded,
                       const TableOptions& options, const Streams& streams) {
  auto record = formats::pool::resolveRecord(body, loaded.file, loaded.loader());
  if (!record) return refuse(record.fault(), streams);
  const PoolBoard board(record->pool);
  const Replay replay(board, record->record);
  if (const auto& fault = replay.fault()) {
    streams.err << options.file << ": the record is illegal: " << fault->message
                << "; see `fairway replay`\n";
    return static_cast<int>(exitFindings);
  }
  return std::unique_ptr<TableGame>(std::make_unique<PoolTableGame>(
      PoolGame{{record->poolInfo, record->pool}, loaded.read.document.head, record->record}, options));
}

} // namespace

OpenedTable openTable(const TableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const formats::Document& document = loaded->read.document;
  if (const auto* record = document.as<formats::pool::RecordBody>())
    return openRecord(*record, *loaded, options, streams);
  const auto body = bodyAs<formats::pool::PoolBody>(*loaded, "pool or a record");
  if (!body) return refuse(body.fault(), streams);
  if (const auto why = whyNotPlayed(body->pool, validator::pool::placementOf("", body->pool))) {
    streams.err << options.file << ": cannot be played: " << *why << "; see `fairway validate`\n";
    return static_cast<int>(exitFindings);
  }
  return std::unique_ptr<TableGame>(std::make_unique<PoolTableGame>(
      PoolGame{{document.head.info, body->pool}, std::nullopt, std::nullopt}, options));
}

} // namespace fairway::command::pool
