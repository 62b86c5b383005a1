#include "validator/pool/table/pool_table_game.h"

#include "formats/document/document_text.h"
#include "rules/pool/play/referee.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

const PoolPlay& poolOf(const table::Play& play) {
  return static_cast<const PoolPlay&>(play);
}

} // namespace

PoolTableGame::PoolTableGame(PoolGame game, TableChance chance, const std::vector<std::string>& seats)
    : game_(std::move(game)), chance_(chance), board_(std::make_shared<PoolBoard>(game_.pool.pool)) {
  // A game between pilots has one random stream, as `race` plays it.
  if (!seats.empty() && std::find(seats.begin(), seats.end(), table::person) == seats.end())
    common_ = std::make_shared<Random>(streamSeed(chance_.seed, 0));
  pilots_.emplace(board_, PoolChance{chance_.seed, common_});
}

std::unique_ptr<table::Play> PoolTableGame::start() const {
  const PoolChance chance{chance_.seed, common_};
  return game_.record ? std::make_unique<PoolPlay>(board_, *game_.record, chance)
                      : std::make_unique<PoolPlay>(board_, chance);
}

std::vector<int> PoolTableGame::winners(const table::Play& play) const {
  const auto winner = poolOf(play).match()->winner();
  if (!winner) return {1, 2};
  return {*winner == Side::Red ? 1 : 2};
}

Tree PoolTableGame::state(const table::Play& play) const {
  return replayTree(*board_, Replay(*board_, poolOf(play).record()));
}

std::string PoolTableGame::record(const table::Play& play, const std::vector<std::string>& bySeat) const {
  formats::pool::RecordDocument document;
  if (game_.head)
    document.head = *game_.head;
  else
    document.head.info.name =
        recordName(game_.pool.info.name.value_or("A pool"), chance_, bySeat, table::pilotsInWords(bySeat));
  document.body = {game_.pool, poolOf(play).record()};
  return formats::writeDocument(document);
}

} // namespace fairway::validator::pool
