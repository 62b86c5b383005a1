#include "rules/base/number_text.h"
#include "rules/hex/cell.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/deep/deep_checks.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>

// What the deep checks tell: every number against what was solved and raced, worked out once more here.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::Course;
using fairway::lake_race::CourseBoard;
using testing::HasSubstr;
using testing::Not;

// Small courses with room for four boats, solved, until the visitor has seen enough.
void forEachSolved(const std::function<bool(const Course&, DeepStudy&)>& visit) {
  for (unsigned seed = 3; seed < 80; ++seed) {
    const Course course = smallCourse(seed, 9, 7);
    if (CourseBoard(course).startCells().size() < 4) continue;
    const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
    const CourseStudy study(subject);
    WorkWatch watch;
    DeepStudy deep(study, watch);
    ASSERT_FALSE(deep.solve());
    if (!visit(course, deep)) return;
  }
}

// Steps over water from a cell, cell by cell on the map.
int runFrom(const Course& course, Cell cell, Direction heading) {
  const std::array<Cell, 5> buoys = buoyCells(course.lake, course.placement);
  for (int steps = 0;; ++steps) {
    cell = neighbour(cell, heading, course.lake.stagger);
    const bool water = course.lake.map.contains(cell) &&
                       course.lake.map.at(cell) == fairway::lake_race::Terrain::Water &&
                       std::find(buoys.begin(), buoys.end(), cell) == buoys.end();
    if (!water) return steps;
  }
}

TEST(DeepWords, OfRoughStartsNameTheFirstNumberWithoutRoom) {
  int rough = 0, smooth = 0;
  forEachSolved([&](const Course& course, DeepStudy& deep) {
    std::vector<Finding> findings = checkRoughStart(deep).findings;
    for (const Cell cell : stripCells(course.lake, course.placement)) {
      if (course.lake.map.at(cell) != fairway::lake_race::Terrain::Water) continue;
      int longest = 0;
      for (const Direction heading : allDirections)
        longest = std::max(longest, runFrom(course, cell, heading));
      const auto told = std::find_if(findings.begin(), findings.end(),
                                     [&](const Finding& finding) { return finding.spots[0] == Spot(cell); });
      EXPECT_EQ(told == findings.end(), longest >= 3) << label(cell) << ' ' << longest;
      ++(longest >= 3 ? smooth : rough);
      if (told == findings.end()) continue;
      EXPECT_THAT(told->message.english(), HasSubstr("A boat on " + label(cell) + " that rolls a " +
                                                     std::to_string(longest + 1) + " in"));
      EXPECT_THAT(told->message.english(), HasSubstr("over water is " + std::to_string(longest) + "."));
      findings.erase(told);
    }
    EXPECT_TRUE(findings.empty());
    return rough < 3 || smooth < 3;
  });
  EXPECT_GE(rough, 3);
  EXPECT_GE(smooth, 3);
}

// The cells where others stopped boats most: five at most, and none with less than a third of the worst's.
std::string jamsOf(const DeepStudy& deep) {
  const Tally& tally = deep.simulation().tally;
  std::vector<std::pair<double, std::size_t>> jams; // the worst first, then as they lie
  for (std::size_t i = 0; i < tally.congestion.size(); ++i)
    if (tally.congestion[i] > 0) jams.emplace_back(-static_cast<double>(tally.congestion[i]), i);
  std::sort(jams.begin(), jams.end());
  std::string text;
  for (std::size_t i = 0; i < jams.size() && i < 5; ++i) {
    if (3 * jams[i].first > jams[0].first) break;
    const auto cell = static_cast<CourseBoard::CellIndex>(jams[i].second);
    text += (text.empty() ? "" : ", ") + label(deep.par().board().cellAt(cell)) + " (" +
            withDecimals(-100 * jams[i].first / static_cast<double>(tally.ended()), 1) + ")";
  }
  return text;
}

TEST(DeepWords, OfUnfairSeatsTellWhatTheyWinAndWhere) {
  int unfair = 0, jammed = 0;
  forEachSolved([&](const Course&, DeepStudy& deep) {
    if (!deep.race()) return false;
    const SimulationResult& races = deep.simulation();
    const std::vector<Finding> findings = checkSeats(deep).findings;
    EXPECT_EQ(findings.size(), races.verdict == Fairness::Unfair ? 1u : 0u);
    if (findings.empty()) return true;
    ++unfair;
    const std::string text = findings[0].message.english();
    for (int seat = 1; seat <= 4; ++seat) {
      const Estimate& wins = races.judged()[static_cast<std::size_t>(seat - 1)];
      const std::string told = "seat " + std::to_string(seat) + " wins " + percent(wins.share) + " (" +
                               percent(wins.low) + " to " + percent(wins.high) + ")";
      if (std::count(races.unfairSeats.begin(), races.unfairSeats.end(), seat) > 0)
        EXPECT_THAT(text, HasSubstr(told));
      else
        EXPECT_THAT(text, Not(HasSubstr("seat " + std::to_string(seat) + " wins")));
    }
    if (text.find("Boats stop each other") != std::string::npos) {
      ++jammed;
      EXPECT_THAT(text, HasSubstr("most at " + jamsOf(deep) + " (times in 100 races)"));
    }
    return unfair < 4;
  });
  EXPECT_GE(unfair, 3);
  EXPECT_GE(jammed, 1);
}

} // namespace
} // namespace fairway::validator::lake_race
