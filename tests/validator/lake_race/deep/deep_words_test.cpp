#include "rules/base/number_text.h"
#include "rules/hex/cell.h"
#include "tests/bench/race_course.h"
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
using Visit = std::function<bool(const Course&, DeepStudy&)>;

bool solveAndVisit(const Course& course, const Visit& visit) {
  const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
  const CourseStudy study(subject);
  WorkWatch watch;
  DeepStudy deep(study, watch);
  EXPECT_FALSE(deep.solve());
  return visit(course, deep);
}

void forEachSolved(const Visit& visit) {
  for (unsigned seed = 3; seed < 80; ++seed)
    if (const Course course = smallCourse(seed, 9, 7); CourseBoard(course).startCells().size() >= 4)
      if (!solveAndVisit(course, visit)) return;
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

// What a perfect boat reaches, or, where from some strip cell that is less than 0.99, one that plays for
// safety.
TEST(DeepWords, OfSafeFinishesTellTheBestThatCanBeReached) {
  int safe = 0, unsafe = 0, saved = 0;
  const auto visit = [&](const Course&, DeepStudy& deep) {
    const Par& par = deep.par();
    const SolvedRace solved{par.space(), par.costs(), par.values(), par.policy()};
    std::vector<double> finishing;
    WorkWatch watch;
    bool enough = true;
    for (const ParReport::StartCell& start : deep.report().startCells) {
      const auto water = par.space().waterAt(par.board().indexOf(start.cell));
      const auto flow = flowFrom(solved, water, static_cast<int>(*start.heading), watch);
      finishing.push_back(start.strip ? flow->finished : 0);
      enough = enough && (!start.strip || flow->finished >= 0.99);
    }
    const std::vector<double> safest = *safestFinish(par, watch);
    const std::vector<Finding> findings = checkSafeFinish(deep).findings;
    std::size_t told = 0;
    for (std::size_t i = 0; i < finishing.size(); ++i) {
      if (!deep.report().startCells[i].strip) continue;
      EXPECT_GE(safest[i], finishing[i] - 1e-6) << "nobody is safer";
      saved += !enough && safest[i] > finishing[i] + 1e-6 ? 1 : 0;
      const double best = enough ? finishing[i] : std::max(finishing[i], safest[i]);
      EXPECT_DOUBLE_EQ(deep.finishing()[i], best);
      if (best >= 0.99) continue;
      if (told == findings.size()) {
        ADD_FAILURE() << "no finding of " << label(deep.report().startCells[i].cell);
        return false;
      }
      EXPECT_THAT(findings[told].message.english(),
                  HasSubstr("From " + label(deep.report().startCells[i].cell) + " no way of playing"));
      EXPECT_THAT(findings[told++].message.english(),
                  HasSubstr("the best reaches " + std::to_string(best).substr(0, 4)));
    }
    EXPECT_EQ(told, findings.size());
    ++(enough ? safe : unsafe);
    return false;
  };
  for (const char* sample : {"M01-near-safe-enough", "M01-no-safe-way", "M02-tight-strip"})
    solveAndVisit(sampleCourse(std::string("findings/") + sample + ".course.yaml"), visit);
  EXPECT_EQ(safe, 2);
  EXPECT_EQ(unsafe, 1);
  EXPECT_GE(saved, 1);
}

TEST(DeepWords, OfStartSpreadsListTheParsOfTheStrip) {
  int found = 0, none = 0;
  forEachSolved([&](const Course&, DeepStudy& deep) {
    double least = 1e9, most = 0;
    std::string pars;
    for (const ParReport::StartCell& start : deep.report().startCells) {
      if (!start.strip) continue;
      const double par = start.bounds.value();
      least = std::min(least, par), most = std::max(most, par);
      pars += (pars.empty() ? "" : ", ") + label(start.cell) + ": " + withDecimals(par, 2);
    }
    const std::vector<Finding> findings = checkStartSpread(deep).findings;
    EXPECT_EQ(findings.empty(), most - least <= 1);
    ++(findings.empty() ? none : found);
    if (!findings.empty()) {
      EXPECT_THAT(findings[0].message.english(),
                  HasSubstr("differ by " + withDecimals(most - least, 2) + " turns (" + pars + ")"));
    }
    return found < 2 || none < 2;
  });
  EXPECT_GE(found, 2);
  EXPECT_GE(none, 2);
}

} // namespace
} // namespace fairway::validator::lake_race
