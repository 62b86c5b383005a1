#include "editor/model/regatta/table/table_facts.h"

#include "validator/regatta/route/search.h"

namespace fairway::editor::regatta {

TableFacts tableFacts(const validator::regatta::CourseStudy& study, const validator::regatta::Search& turns,
                      const validator::regatta::Search& plays) {
  TableFacts facts;
  facts.startBoats = study.startBoats().boats;
  constexpr std::size_t shown = 4; // as many as race
  if (facts.startBoats.size() > shown) facts.startBoats.resize(shown);
  facts.turns = turns.turns();
  facts.plays = plays.turns();
  facts.route = validator::regatta::wakesOf(plays);
  return facts;
}

} // namespace fairway::editor::regatta
