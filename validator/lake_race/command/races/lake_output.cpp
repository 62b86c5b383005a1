#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/lake_race/command/races/lake_courses.h"
#include "validator/lake_race/command/races/simulation_output.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

using namespace validator::lake_race;
using validator::Fairness;

namespace {

constexpr std::array<Fairness, 4> mostDoubtfulFirst{Fairness::Undecided, Fairness::Unfair, Fairness::Neutral,
                                                    Fairness::Fair};

// The seat furthest from its equal share, from 0.
std::size_t worstSeat(const SimulationResult& result) {
  const auto& rates = result.judged();
  const double equal = 1 / static_cast<double>(rates.size());
  return static_cast<std::size_t>(
      std::max_element(rates.begin(), rates.end(),
                       [&](const validator::Estimate& a, const validator::Estimate& b) {
                         return std::abs(a.share - equal) < std::abs(b.share - equal);
                       }) -
      rates.begin());
}

// The less sure a verdict, and the further off a seat, the sooner it is named; what cannot be raced comes
// last.
std::pair<std::ptrdiff_t, double> doubt(const LakeCourse& course) {
  if (!course.result) return {static_cast<std::ptrdiff_t>(mostDoubtfulFirst.size()), 0};
  const auto verdict = std::find(mostDoubtfulFirst.begin(), mostDoubtfulFirst.end(), course.result->verdict) -
                       mostDoubtfulFirst.begin();
  const auto& rates = course.result->judged();
  return {verdict, -std::abs(rates[worstSeat(*course.result)].share - 1 / static_cast<double>(rates.size()))};
}

std::int64_t countOf(const std::vector<LakeCourse>& courses, std::optional<Fairness> verdict) {
  return std::count_if(courses.begin(), courses.end(), [&](const LakeCourse& course) {
    return course.result ? verdict == course.result->verdict : !verdict;
  });
}

void writeCourse(std::ostream& out, const LakeCourse& course) {
  out << "  " << letterOf(course.race) << std::setw(3) << course.assignment;
  if (!course.result) {
    out << "  cannot be raced: " << course.whyNot << '\n';
    return;
  }
  const SimulationResult& result = *course.result;
  const std::size_t worst = worstSeat(result);
  out << std::setw(8) << withDecimals(course.par, 2) << std::setw(8) << withDecimals(result.turnMean, 1)
      << std::setw(9) << result.tally.races << "  " << std::left << std::setw(11) << nameOf(result.verdict)
      << std::right << "seat " << worst + 1 << std::setw(7)
      << withDecimals(100 * result.judged()[worst].share, 1) << " % (" << std::setw(4)
      << withDecimals(100 * result.judged()[worst].low, 1) << " - " << std::setw(4)
      << withDecimals(100 * result.judged()[worst].high, 1) << ")\n";
}

Tree courseTree(const LakeCourse& course, const SimulationOptions& options) {
  return {{"race", std::string(1, letterOf(course.race))},
          {"assignment", course.assignment},
          {"why_not", course.result ? Tree() : Tree(course.whyNot)},
          {"par", course.result ? Tree(course.par) : Tree()},
          {"start_spread", course.result ? Tree(course.startSpread) : Tree()},
          {"simulation", course.result ? simulationTree(*course.result, options) : Tree()}};
}

} // namespace

std::string lakeText(const std::vector<LakeCourse>& courses, const SimulationOptions& options) {
  std::vector<const LakeCourse*> ordered;
  for (const LakeCourse& course : courses) ordered.push_back(&course);
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const LakeCourse* a, const LakeCourse* b) { return doubt(*a) < doubt(*b); });
  std::ostringstream out;
  out << courses.size() << " courses, " << options.pilots.size() << " boats, seed " << options.seed
      << "; the most doubtful first\n"
      << "  course   par   turns    races  verdict    the seat furthest from its share\n";
  for (const LakeCourse* course : ordered) writeCourse(out, *course);
  out << "verdicts:";
  for (const Fairness verdict : mostDoubtfulFirst)
    out << (verdict == mostDoubtfulFirst.front() ? " " : ", ") << nameOf(verdict) << ' '
        << countOf(courses, verdict);
  if (const auto none = countOf(courses, std::nullopt); none > 0) out << ", not raceable " << none;
  out << '\n';
  return out.str();
}

std::string lakeJson(const std::vector<LakeCourse>& courses, const SimulationOptions& options) {
  Tree list = Tree::list();
  for (const LakeCourse& course : courses) list.push_back(courseTree(course, options));
  Tree verdicts = Tree::fields();
  for (const Fairness verdict : {Fairness::Fair, Fairness::Neutral, Fairness::Unfair, Fairness::Undecided})
    verdicts[nameOf(verdict)] = countOf(courses, verdict);
  return formats::jsonText({{"schema", "fairway-lake-simulation-1"},
                            {"players", options.pilots.size()},
                            {"seed", options.seed},
                            {"courses", list},
                            {"verdicts", verdicts},
                            {"not_raceable", countOf(courses, std::nullopt)}},
                           2);
}

} // namespace fairway::command::lake_race
