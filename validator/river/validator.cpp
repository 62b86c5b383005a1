#include "validator/river/validator.h"

#include "rules/base/number_text.h"
#include "validator/river/checks/checks.h"
#include "validator/river/solve/tally.h"
#include "validator/river/study/orders.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

Report validateRiver(const River& river, const DocumentInfo& info, const MoreChecks& more) {
  return *validateRiver(river, info, unwatched(), more);
}

std::optional<Report> validateRiver(const River& river, const DocumentInfo& info, const WorkWatch& watch,
                                    const MoreChecks& more) {
  return validateRiver(RiverStudy(river), info, watch, more);
}

std::optional<Report> validateRiver(const RiverStudy& study, const DocumentInfo& info, const WorkWatch& watch,
                                    const MoreChecks& more) {
  Judge judge("river", info);
  judge.run<RiverStudy>(quickChecks(static_cast<bool>(more)), study, watch);
  if (more && !watch.stopWanted()) more(judge, study);
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(factsOf(study), headlineOf(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

namespace {

Tree doomed(const RiverStudy& study) {
  Tree list = Tree::list();
  const int sections = study.river().length();
  for (int phase = 0; phase < sections && study.ends(); ++phase)
    for (int section = 1; section <= sections; ++section)
      if (study.isDoomed(Phase{phase}, SectionNow{section})) list.push_back(Tree::list({phase, section}));
  return list;
}

Tree saveChances(const RiverStudy& study) {
  if (!study.ends()) return nullptr;
  Tree phases = Tree::list();
  const int sections = study.river().length();
  for (int phase = 0; phase < sections; ++phase) {
    Tree row = Tree::list();
    for (int section = 1; section <= sections; ++section)
      row.push_back(study.saveChance(Phase{phase}, SectionNow{section}));
    phases.push_back(std::move(row));
  }
  return phases;
}

Tree bestChance(const RiverStudy& study) {
  if (!study.ends()) return nullptr;
  return study.alone().chance(Phase{0}, study.moves().start());
}

} // namespace

Tree factsOf(const RiverStudy& study) {
  const River& river = study.river();
  return {{"sections", river.length()},
          {"arrangements", arrangements(river, false)},
          {"arrangements_all", arrangements(river, true)},
          {"ends", study.ends()},
          {"doomed", doomed(study)},
          {"save", saveChances(study)},
          {"best_chance_all_saved", bestChance(study)},
          {"states", Tree{{"alone", statesAlone(river)},
                          {"win", statesOfTwo(river, Goal::Win)},
                          {"points", statesOfTwo(river, Goal::Difference)}}}};
}

std::string headlineOf(const RiverStudy& study) {
  const River& river = study.river();
  std::string text = std::to_string(river.length()) + " sections, " + orderOf(river);
  if (!study.ends()) return text;
  return text + ", one player alone: " + withDecimals(study.points().value(), 2) +
         " points, all saved at best " + percent(study.bestChanceAllSaved().value());
}

} // namespace fairway::validator::river
