#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/orders.h"
#include "validator/river/study/rings.h"

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

// How bad an order is: what it breaks, the worst first; none where all holds.
struct Fault {
  int rank = 0; // of R01, R02 and R03
  int doomed = 0;
};

int doomedOn(const FleetMoves& moves) {
  const StateSet savable = savableBoats(moves);
  int doomed = 0;
  for (int phase = 0; phase < moves.phases(); ++phase)
    for (int section = 1; section <= moves.phases(); ++section)
      doomed += savable.has(Phase{phase}, moves.fleets().allOn(1, section)) ? 0 : 1;
  return doomed;
}

// What all orders of a ring share, and what each breaks.
class RingJudge {
public:
  explicit RingJudge(const River& river) : moves_(river), endless_(moves_), doomed_(doomedOn(moves_)) {}

  Fault faultFrom(Phase begin) const {
    if (!allCanComeHome(moves_, begin)) return {3, 0};
    if (!endless_.ends(begin)) return {2, 0};
    return {doomed_ > 0 ? 1 : 0, doomed_};
  }

private:
  FleetMoves moves_;
  Endless endless_;
  int doomed_;
};

Phrase whatBreaks(int rank) {
  if (rank == 3) return phrase("not all boats can come home (R01)");
  return rank == 2 ? phrase("the game may never end (R02)") : phrase("lone boats are doomed (R03)");
}

Phrase ordersInWords(std::size_t looked, std::int64_t total) {
  if (total == 1) return phrase("the only order");
  return static_cast<std::int64_t>(looked) == total ? phrase("all {1} orders", {total})
                                                    : phrase("{1} of {2} orders", {looked, total});
}

} // namespace

CheckResult checkEveryOrder(const DeepStudy& study) {
  CheckResult result;
  const std::int64_t total = arrangements(study.river(), false);
  const std::vector<River> all = orders(study.river(), false, 1);
  std::int64_t bad = 0;
  Fault worst;
  std::string worstOrder;
  for (const auto& [ring, places] : ringsOf(all)) {
    if (study.watch().stopWanted()) return {};
    const RingJudge judge(laidFrom(ring, study.river()));
    for (const RingPlace& place : places) {
      const Fault fault = judge.faultFrom(place.phase);
      if (fault.rank > 0) ++bad;
      if (std::pair(fault.rank, fault.doomed) <= std::pair(worst.rank, worst.doomed)) continue;
      worst = fault;
      worstOrder = orderOf(all[place.order]);
    }
  }
  const Phrase looked = ordersInWords(all.size(), total);
  result.statement = "R01 to R03 hold in " + looked.english() + " of the sections that are not fixed";
  if (bad == 0) return result;
  Finding finding;
  finding.key = "sections";
  for (int number = 1; number <= study.river().length(); ++number)
    if (!study.river().at(SectionLaid{number}).fixed) finding.spots.push_back(spotOf(SectionLaid{number}));
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message = phrase(
      "In {1} of {2} something breaks; the worst is {3}: {4}. Fix the sections that must keep their place "
      "(`fixed: true`), or change their kinds.",
      {bad, looked, worstOrder, whatBreaks(worst.rank)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
