#include "validator/regatta/checks/checks.h"
#include "validator/regatta/route/predecessors.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

// The points that boats reach before the first gate that they cannot pass, and that gate.
struct Stuck {
  int gate = 0;
  PointSet region;
};

Stuck stuckBefore(const CourseStudy& study, const std::vector<Vec>& starts) {
  const Layers& layers = study.passings().layers();
  const States states = statesFrom(study.waters(), study.passings(), starts);
  Stuck stuck{0, study.waters().lattice().none()};
  for (int layer = 0; layer < layers.count(); ++layer)
    for (int heading = 0; heading < headings; ++heading) {
      if (states.at(layer, heading).empty()) continue;
      if (layers.gateOf(layer) > stuck.gate) stuck = {layers.gateOf(layer), study.waters().lattice().none()};
      stuck.region |= states.at(layer, heading);
    }
  return stuck;
}

Finding cutOff(const CourseStudy& study, const CourseStudy::StartTurns& starts) {
  const Stuck stuck = stuckBefore(study, starts.cutOffPoints);
  const auto gate = static_cast<std::size_t>(stuck.gate);
  Finding finding;
  finding.key = study.passings().layers().isLine(stuck.gate) ? "line" : roundingKey(gate - 1, "buoy");
  finding.spots = spotsOf(starts.cutOffPoints);
  finding.evidence.push_back({EvidenceKind::Region, spotsOf(study.waters().lattice(), stuck.region)});
  finding.evidence.push_back({EvidenceKind::Line, spotsOf(gateLine(study.course(), gate))});
  finding.message =
      countPhrase("From {n} start point ({1}) the finish cannot be reached: the way ends before gate {2}. "
                  "Open the water, or move the buoy of that gate.",
                  "From {n} start points ({1}) the finish cannot be reached: the way ends before gate "
                  "{2}. Open the water, or move the buoy of that gate.",
                  starts.cutOffPoints.size(), {spotsPhrase(finding.spots), gateName(study.course(), gate)});
  return finding;
}

Finding noStart(const CourseStudy& study) {
  Finding finding;
  finding.key = "line";
  finding.spots = {spotOf(study.course().left), spotOf(study.course().right)};
  finding.message =
      phrase("No boat can be placed behind the line, so the finish cannot be reached. Clear the water "
             "there, or lay the white buoys further apart.");
  return finding;
}

} // namespace

CheckResult checkInOrder(const CourseStudy& study) {
  CheckResult result;
  const CourseStudy::StartTurns& starts = study.startTurns();
  if (study.waters().startPoints().empty())
    result.findings.push_back(noStart(study));
  else if (starts.cutOff > 0)
    result.findings.push_back(cutOff(study, starts));
  if (!result.findings.empty()) return result;
  const std::vector<Search::Step> way = study.turns().bestWay();
  result.statement = "from every start point; with any hand in " +
                     counted(static_cast<std::size_t>(*study.turns().turns()), "turn") +
                     ", without helms in " + std::to_string(*study.plays().turns());
  result.evidence.push_back({EvidenceKind::Path, spotsOf(way)});
  return result;
}

} // namespace fairway::validator::regatta
