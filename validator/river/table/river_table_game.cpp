#include "validator/river/table/river_table_game.h"

#include "formats/document/document_text.h"
#include "rules/river/play/referee.h"

namespace fairway::validator::river {

using fairway::river::RiverBoard;
using fairway::river::RiverPlay;

namespace {

const RiverPlay& riverOf(const table::Play& play) {
  return static_cast<const RiverPlay&>(play);
}

} // namespace

RiverTableGame::RiverTableGame(RiverRace race, TableChance chance)
    : race_(std::move(race)), chance_(chance), board_(std::make_shared<RiverBoard>(race_.river.river)),
      pilots_(race_.river.river, race_.record.players) {
  race_.river.info.waivers.clear(); // they are for the river's own document
  race_.river.info.severity.clear();
}

std::unique_ptr<table::Play> RiverTableGame::start() const {
  return std::make_unique<RiverPlay>(board_, race_.record, chance_.seed);
}

std::vector<int> RiverTableGame::winners(const table::Play& play) const {
  return riverOf(play).race().winners();
}

Tree RiverTableGame::state(const table::Play& play) const {
  return fairway::river::replayTree(fairway::river::replay(*board_, riverOf(play).record()));
}

std::string RiverTableGame::record(const table::Play& play, const std::vector<std::string>& bySeat) const {
  formats::river::RecordDocument document;
  if (race_.head)
    document.head = *race_.head;
  else
    document.head.info.name =
        recordName(race_.river.info.name.value_or("A river"), chance_, bySeat, std::to_string(bySeat.size()));
  document.body = {race_.river, riverOf(play).record()};
  return formats::writeDocument(document);
}

} // namespace fairway::validator::river
