#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

// Whether a move from some point passes the gate, looked at as if it were the next one.
bool passes(const CourseStudy& study, int gate, int move, Heading heading, int point) {
  const Layers& layers = study.passings().layers();
  const int landing =
      study.passings().landing(layers.layerOf(gate), move, heading, study.waters().lattice().pointAt(point));
  return landing == layers.finished() || layers.gateOf(landing) > gate;
}

bool isOpen(const CourseStudy& study, int gate) {
  for (int move = 0; move < static_cast<int>(study.waters().moves().size()); ++move)
    for (int steps = 0; steps < headings; ++steps)
      for (const Passings::Word& word : study.passings().words(gate, move, Heading(steps))) {
        if (word.forwards != 0) return true;
        for (PointSet::Word rest = word.odd; rest != 0; rest &= rest - 1)
          if (passes(study, gate, move, Heading(steps),
                     static_cast<int>(word.word) * PointSet::bits + std::countr_zero(rest)))
            return true;
      }
  return false;
}

} // namespace

CheckResult checkGateOpen(const CourseStudy& study) {
  const Course& course = study.course();
  const int gates = study.passings().layers().gates();
  CheckResult result;
  result.statement =
      "each of " + counted(static_cast<std::size_t>(gates), "gate") + " is passed by some free arrow";
  for (int gate = 0; gate < gates; ++gate) {
    if (isOpen(study, gate)) continue;
    const bool line = study.passings().layers().isLine(gate);
    Finding finding;
    finding.key = line ? "line" : roundingKey(static_cast<std::size_t>(gate - 1), "buoy");
    finding.spots = spotsOf(gateLine(course, static_cast<std::size_t>(gate)));
    finding.evidence.push_back({EvidenceKind::Line, finding.spots});
    finding.message =
        phrase("No free arrow passes gate {1}: its line, from {2} to {3}, is blocked from end to end. Clear "
               "the water there, or move the buoy.",
               {gateName(course, static_cast<std::size_t>(gate)), label(finding.spots.front()),
                label(finding.spots.back())});
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::regatta
