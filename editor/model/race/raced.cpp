#include "editor/model/race/raced.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::race {

formats::DocumentHead headOfRace(const formats::Document& board, const RacePlan& plan) {
  formats::DocumentHead head;
  if (const auto& name = board.head.info.name)
    head.info.name = plan.told ? *name : say("{1}, seed {2}", {*name, std::to_string(plan.seed)});
  return head;
}

DocumentInfo infoInside(const formats::Document& board) {
  DocumentInfo info = board.head.info;
  info.waivers.clear();
  info.severity.clear();
  return info;
}

} // namespace fairway::editor::race
