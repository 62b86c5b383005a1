#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

#include "rules/regatta/board/board.h"

#include <map>

namespace fairway::validator::regatta {

namespace {

using fairway::regatta::defaultLength;

// The arrow's end played on and on from the origin until the boat heads as it did, on the lattice.
std::vector<Spot> circleOf(const Board& board, int arrow) {
  std::vector<Spot> spots;
  Pose pose{{0, 0}, Heading()};
  do {
    spots.push_back(spotOf(pose));
    const Pose& end = board.track(arrow, pose.heading).end();
    pose = {pose.at + end.at, end.heading};
  } while (pose.heading != Heading());
  spots.push_back(spotOf(pose));
  return spots;
}

} // namespace

CheckResult checkCircles(const Deck& deck) {
  CheckResult result;
  const Board board(fairway::regatta::Course(), deck);
  std::map<int, int> diameters; // in millimetres, and how many arrows have it
  Finding finding;
  finding.key = "cards";
  for (std::size_t i = 0; i < board.arrowCount(); ++i) {
    const auto radius = turningRadius(board.arrow(static_cast<int>(i)), defaultLength);
    if (!radius) continue;
    ++diameters[static_cast<int>(2 * *radius + 0.5)];
    if (finding.evidence.size() < 40)
      finding.evidence.push_back({EvidenceKind::Path, circleOf(board, static_cast<int>(i))});
  }
  if (diameters.empty()) {
    result.statement = "no arrow turns";
    return result;
  }
  std::string list;
  for (const auto& [diameter, arrows] : diameters) {
    static_cast<void>(arrows);
    if (list.size() < 200) list += (list.empty() ? "" : ", ") + std::to_string(diameter);
  }
  result.statement = "turning circles of " + list + " mm";
  finding.message = phrase("Played again and again, boats of {1} mm turn in circles of {2} mm. The tightest "
                           "says how much water a buoy needs round it. Nothing needs to be done.",
                           {defaultLength, list});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
