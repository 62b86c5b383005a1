#include "validator/river/checks/checks.h"

#include "validator/river/study/words.h"

namespace fairway::validator::river {

CheckResult checkEnds(const RiverStudy& study) {
  CheckResult result;
  if (study.ends()) {
    result.statement = hasWind(study.river()) ? "if nothing but wind is rolled, all boats are lost within " +
                                                    std::to_string(study.river().length()) + " rounds"
                                              : "no player can go round forever from any position of a race";
    return result;
  }
  const std::vector<PlayedTurn> play = study.endless().playGoingRound(Phase{0});
  Finding finding;
  finding.spots = sectionsOf(study.moves(), play);
  finding.evidence.push_back({EvidenceKind::Path, finding.spots});
  finding.key = "die";
  finding.message = phrase(
      "A game can go on forever. From the start play can go round: {1}. Every roll has a choice that keeps "
      "it going. Put wind on the die, or change the sections so that some roll leads out whatever is chosen.",
      {playInWords(play)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
