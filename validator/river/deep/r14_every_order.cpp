#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/orders.h"

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

// How bad an order is: what it breaks, the worst first; none where all holds.
struct Fault {
  int rank = 0; // of R01, R02 and R03
  int doomed = 0;
};

int doomedOn(const RiverStudy& study) {
  int doomed = 0;
  for (int phase = 0; phase < study.river().length(); ++phase)
    for (int section = 1; section <= study.river().length(); ++section)
      doomed += study.isDoomed(Phase{phase}, SectionNow{section}) ? 1 : 0;
  return doomed;
}

Fault faultOf(const RiverStudy& study) {
  if (study.rescue().most < study.river().boats) return {3, 0};
  if (!study.ends()) return {2, 0};
  const int doomed = doomedOn(study);
  return {doomed > 0 ? 1 : 0, doomed};
}

const char* whatBreaks(int rank) {
  return rank == 3   ? "not all boats can come home (R01)"
         : rank == 2 ? "the game need not end (R02)"
                     : "lone boats are doomed (R03)";
}

} // namespace

CheckResult checkEveryOrder(const DeepStudy& study) {
  CheckResult result;
  const std::int64_t total = arrangements(study.river(), false);
  const std::vector<River> all = orders(study.river(), false, 1);
  std::int64_t bad = 0;
  Fault worst;
  std::string worstOrder;
  for (const River& river : all) {
    if (study.watch().stopWanted()) return {};
    const Fault fault = faultOf(RiverStudy(river));
    if (fault.rank > 0) ++bad;
    if (std::pair(fault.rank, fault.doomed) <= std::pair(worst.rank, worst.doomed)) continue;
    worst = fault;
    worstOrder = orderOf(river);
  }
  const std::string looked = static_cast<std::int64_t>(all.size()) == total
                                 ? "all " + std::to_string(total) + " orders"
                                 : std::to_string(all.size()) + " of " + std::to_string(total) + " orders";
  result.statement = "R01 to R03 hold in " + looked + " of the sections that are not fixed";
  if (bad == 0) return result;
  Finding finding;
  finding.key = "sections";
  for (int number = 1; number <= study.river().length(); ++number)
    if (!study.river().at(SectionLaid{number}).fixed) finding.spots.push_back(spotOf(SectionLaid{number}));
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message = "In " + std::to_string(bad) + " of " + looked + " something breaks; the worst is " +
                    worstOrder + ": " + whatBreaks(worst.rank) +
                    ". Fix the sections that must keep their place (`fixed: true`), or change their kinds.";
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
