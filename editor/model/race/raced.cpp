#include "editor/model/race/raced.h"

#include "editor/model/race/board_stamp.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::race {

formats::DocumentHead headOfRace(const formats::Document& board, const RacePlan& plan) {
  formats::DocumentHead head;
  if (const auto& name = board.head.info.name)
    head.info.name = plan.told ? *name : say("{1}, seed {2}", {*name, std::to_string(plan.seed)});
  return head;
}

std::string Raced::ruleText(const std::string& rule) const {
  for (const RuleWords& known : rules())
    if (known.name == rule) return known.text;
  return {};
}

Result<std::unique_ptr<EditedDocument>, std::string> begunRace(const Workbench& board, const RaceRoom& room,
                                                               RacePlan plan) {
  auto record = room.begin(board, plan);
  if (!record) return record.fault();
  stampBoard(*record, {});
  auto race = std::make_unique<EditedDocument>(std::move(*record), References(std::move(plan)));
  race->markUnsaved();
  return race;
}

DocumentInfo infoInside(const formats::Document& board) {
  DocumentInfo info = board.head.info;
  info.waivers.clear();
  info.severity.clear();
  return info;
}

} // namespace fairway::editor::race
