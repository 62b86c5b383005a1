#include "validator/regatta/table/regatta_table_game.h"

#include "formats/document/document_text.h"
#include "rules/regatta/play/referee.h"

namespace fairway::validator::regatta {

using fairway::regatta::Board;
using fairway::regatta::RegattaPlay;

namespace {

const RegattaPlay& regattaOf(const table::Play& play) {
  return static_cast<const RegattaPlay&>(play);
}

} // namespace

RegattaTableGame::RegattaTableGame(RegattaRace race, TableChance chance)
    : race_(std::move(race)), chance_(chance), board_(std::make_shared<Board>(race_.course, race_.deck)),
      pilots_(race_.course, race_.deck, chance_.seed) {}

std::unique_ptr<table::Play> RegattaTableGame::start() const {
  return std::make_unique<RegattaPlay>(board_, race_.record, chance_.seed);
}

std::vector<int> RegattaTableGame::winners(const table::Play& play) const {
  return {regattaOf(play).race().ranks().front()};
}

Tree RegattaTableGame::state(const table::Play& play) const {
  return fairway::regatta::replayTree(fairway::regatta::replay(*board_, regattaOf(play).record()));
}

// A turn ends with its draw.
Tree RegattaTableGame::ahead(const table::Play& play) const {
  return fairway::regatta::replayTree({regattaOf(play).race(), std::nullopt});
}

std::string RegattaTableGame::record(const table::Play& play, const std::vector<std::string>& bySeat) const {
  formats::regatta::RecordDocument document;
  if (race_.head)
    document.head = *race_.head;
  else
    document.head.info.name = recordName(race_.name, chance_, bySeat, std::to_string(bySeat.size()));
  document.body = {formats::regatta::RegattaBody{race_.deck, race_.course}, regattaOf(play).record()};
  return formats::writeDocument(document);
}

} // namespace fairway::validator::regatta
