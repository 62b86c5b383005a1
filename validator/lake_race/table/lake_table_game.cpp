#include "validator/lake_race/table/lake_table_game.h"

#include "formats/document/document_text.h"
#include "formats/lake_race/table_record.h"
#include "rules/lake_race/play/referee.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::LakePlay;
using fairway::lake_race::LakeTable;

namespace {

const LakePlay& lakeOf(const table::Play& play) {
  return static_cast<const LakePlay&>(play);
}

} // namespace

LakeTableGame::LakeTableGame(LakeRaces races, LakeTable table, TableChance chance)
    : races_(std::move(races)), table_(std::move(table)), chance_(chance), pilots_(table_) {}

std::unique_ptr<table::Play> LakeTableGame::start() const {
  return std::make_unique<LakePlay>(table_, races_.record);
}

std::vector<int> LakeTableGame::winners(const table::Play& play) const {
  return {*formats::lake_race::replayed(lakeOf(play), races_.courses).winner};
}

Tree LakeTableGame::state(const table::Play& play) const {
  return fairway::lake_race::replayTree(formats::lake_race::replayed(lakeOf(play), races_.courses));
}

std::string LakeTableGame::record(const table::Play& play, const std::vector<std::string>& bySeat) const {
  formats::DocumentHead head = races_.head.value_or(formats::DocumentHead());
  if (!races_.head) head.info.name = recordName(races_.name, chance_, bySeat, std::to_string(bySeat.size()));
  return formats::writeDocument(formats::lake_race::recordOf(lakeOf(play), races_.courses, std::move(head)));
}

} // namespace fairway::validator::lake_race
