#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include <algorithm>
#include <map>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

// Chokes that are neighbours form one narrow passage: takes the passage of the first square out of the map.
std::vector<Choke> takePassage(std::map<Square, Choke>& chokes) {
  std::vector<Choke> passage{chokes.begin()->second};
  chokes.erase(chokes.begin());
  for (std::size_t head = 0; head < passage.size(); ++head)
    for (const SquareDirection side : allSides) {
      const auto next = chokes.find(neighbour(passage[head].square, side));
      if (next == chokes.end()) continue;
      passage.push_back(next->second);
      chokes.erase(next);
    }
  return passage;
}

Finding passageFinding(const PoolStudy& study, const std::vector<Choke>& passage) {
  const Choke& worst = *std::max_element(
      passage.begin(), passage.end(), [](const Choke& a, const Choke& b) { return a.smaller < b.smaller; });
  std::vector<Square> squares;
  for (const Choke& choke : passage) squares.push_back(choke.square);
  std::sort(squares.begin(), squares.end());
  Finding finding = findingAt("map", squares);
  finding.evidence.push_back({EvidenceKind::Cut, squares});
  finding.evidence.push_back({EvidenceKind::Region, study.board().squaresOf(worst.smallerPart)});
  finding.message = phrase("The water is one square wide at {1}: a single tile on {2} separates {3} squares "
                           "from {4}. Widen the passage, or open a second one.",
                           {squaresPhrase(squares), label(worst.square), worst.smaller, worst.larger});
  return finding;
}

} // namespace

CheckResult checkChoke(const PoolStudy& study) {
  CheckResult result;
  std::map<Square, Choke> chokes;
  for (const Choke& choke : study.chokes()) chokes.emplace(choke.square, choke);
  while (!chokes.empty()) result.findings.push_back(passageFinding(study, takePassage(chokes)));
  result.statement = "no single square holds parts of three or more squares together";
  return result;
}

} // namespace fairway::validator::pool
