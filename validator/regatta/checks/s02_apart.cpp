#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

using fairway::regatta::Disc;

bool touch(const Disc& a, const Disc& b) {
  return plane::compareDistance(Segment{a.at, a.at}, b.at, a.diameter + b.diameter) <= 0;
}

bool touch(const Disc& disc, const plane::Polygon& island) {
  return plane::compareDistance(island, disc.at, disc.diameter) <= 0;
}

bool touch(const plane::Polygon& a, const plane::Polygon& b) {
  if (plane::contains(a, b.front()) || plane::contains(b, a.front())) return true;
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j)
      if (plane::meet(plane::edge(a, i), plane::edge(b, j))) return true;
  return false;
}

bool touch(const CourseStudy& study, std::size_t i, std::size_t j) {
  const std::span<const Disc> discs = study.board().discs();
  const std::vector<plane::Polygon>& islands = study.course().islands;
  if (j < discs.size()) return touch(discs[i], discs[j]);
  if (i < discs.size()) return touch(discs[i], islands[j - discs.size()]);
  return touch(islands[i - discs.size()], islands[j - discs.size()]);
}

} // namespace

CheckResult checkApart(const CourseStudy& study) {
  const std::vector<Thing> things = thingsOf(study.course());
  CheckResult result;
  result.statement = "no two of " + counted(things.size(), "thing") + " touch";
  for (std::size_t i = 0; i < things.size(); ++i)
    for (std::size_t j = i + 1; j < things.size(); ++j) {
      if (!touch(study, i, j)) continue;
      Finding finding;
      finding.key = things[j].key;
      finding.spots = {spotOf(things[i].at), spotOf(things[j].at)};
      finding.evidence.push_back({EvidenceKind::Line, finding.spots});
      finding.message =
          phrase("Two things touch: {1} at {2} and {3} at {4}. Move one of them.",
                 {things[i].name, label(finding.spots[0]), things[j].name, label(finding.spots[1])});
      result.findings.push_back(std::move(finding));
    }
  return result;
}

} // namespace fairway::validator::regatta
