#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

CheckResult checkSlotOnLake(const LakeStudy& study) {
  CheckResult result;
  const std::vector<Slot>& slots = study.lake().slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (study.lake().map.at(slots[i].at) != Terrain::Void) continue;
    Finding finding;
    finding.key = "slots[" + std::to_string(i + 1) + "]";
    finding.spots = {slots[i].at};
    finding.evidence.push_back({EvidenceKind::Region, finding.spots});
    finding.message = phrase("A slot of race {1} lies on void at {2}, outside the lake: a buoy cannot stand "
                             "there. Move it to a water or land cell.",
                             {raceWord(slots[i].race), label(slots[i].at)});
    result.findings.push_back(std::move(finding));
  }
  result.statement = "all " + counted(slots.size(), "slot") + " lie on the lake";
  return result;
}

} // namespace fairway::validator::lake_race
