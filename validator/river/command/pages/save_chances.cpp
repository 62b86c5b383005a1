#include "validator/river/command/pages/save_chances.h"

#include "validator/river/study/river_study.h"

namespace fairway::command::river {

std::vector<double> saveChances(const fairway::river::River& river, fairway::river::Phase phase) {
  const validator::river::RiverStudy study(river);
  std::vector<double> chances;
  for (int section = 1; study.ends() && section <= river.length(); ++section)
    chances.push_back(study.saveChance(phase, fairway::river::SectionNow{section}));
  return chances;
}

} // namespace fairway::command::river
