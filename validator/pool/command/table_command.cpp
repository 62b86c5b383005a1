#include "formats/document/writer.h"
#include "rules/pool/table/pool_play.h"
#include "validator/command/results.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/pilot/table_pilot.h"
#include "validator/pool/simulation/simulate.h"

#include <ostream>

namespace fairway::command::pool {

using namespace fairway::pool;
using validator::pool::PilotKind;

namespace {

// What a file brings to the table.
struct PoolGame {
  formats::pool::InlinePool pool;
  std::optional<formats::DocumentHead> head; // of a record that is played on
  std::optional<GameRecord> record;          // of that record
};

// The board and a pilot on it, kept together.
struct BoardPilot {
  explicit BoardPilot(std::shared_ptr<const PoolBoard> itsBoard)
      : board(std::move(itsBoard)), pilot(*board) {}

  std::shared_ptr<const PoolBoard> board;
  validator::pool::Pilot pilot;
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
  }

  int players() const override { return 2; }
  std::unique_ptr<table::Play> start() const override {
    const PoolChance chance{options_.seed, common_};
    return game_.record ? std::make_unique<PoolPlay>(board_, *game_.record, chance)
                        : std::make_unique<PoolPlay>(board_, chance);
  }

  Result<table::Pilot, int> pilot(const std::string& name, int seat, const Streams&) override {
    const std::shared_ptr<const validator::pool::Pilot> pilot(pilots(), &pilots()->pilot);
    const PilotKind kind = *validator::pool::pilotNamed(name);
    return common_ ? tablePilot(pilot, kind, common_) : tablePilot(pilot, kind, options_.seed, seat);
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

  Result<Advice, table::Refused> advice(const table::Play& play, const Streams&) override;

private:
  static const PoolPlay& poolOf(const table::Play& play) { return static_cast<const PoolPlay&>(play); }

  const std::shared_ptr<const BoardPilot>& pilots() {
    if (!pilots_) pilots_ = std::make_shared<BoardPilot>(board_);
    return pilots_;
  }

  PoolGame game_;
  TableOptions options_;
  std::shared_ptr<const PoolBoard> board_;
  std::shared_ptr<Random> common_;           // of a game between pilots alone
  std::shared_ptr<const BoardPilot> pilots_; // none until it is asked for
};

// The turn that a choice of a moment stands for, as pilots are asked about it.
Turn turnFor(const PoolPlay& play, const Turn& listed) {
  Turn turn = listed;
  if (turn.act == Act::Reveal && play.moment() == table::Moment::Turn) {
    turn.value = 0;
    turn.to = nowhere;
  }
  return turn;
}

Result<Advice, table::Refused> PoolTableGame::advice(const table::Play& play, const Streams&) {
  const PoolPlay& pool = poolOf(play);
  const std::string measure = "tiles ahead by the strong pilot";
  std::vector<std::pair<Tree, double>> worths;
  if (pool.moment() == table::Moment::Place) // pilots place by chance
    for (const Square square : board_->squaresOf(pool.placing().allowed()))
      worths.emplace_back(squareChoice(square), 0);
  const bool to = pool.moment() == table::Moment::To;
  if (!to && pool.moment() != table::Moment::Turn) return adviceOf(measure, std::move(worths));
  for (const Turn& listed : legalTurns(*board_, pool.match()->position())) {
    const TurnEntry* revealed = to ? &*pool.revealed() : nullptr;
    if (revealed && (listed.act != Act::Reveal || board_->squareOf(listed.from) != revealed->from ||
                     listed.value != revealed->value))
      continue;
    Tree choice = to ? endChoice(*board_, listed.to) : turnChoice(*board_, listed);
    if (!worths.empty() && worths.back().first == choice) continue; // a reveal is listed by value and end
    worths.emplace_back(std::move(choice),
                        -pilots()->pilot.aheadAfter(*pool.match(), PilotKind::Strong, turnFor(pool, listed)));
  }
  return adviceOf(measure, std::move(worths));
}

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
