#include "validator/lake_race/command/compare/comparison.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

using namespace validator::lake_race;

namespace {

constexpr double solvedTo = 1e-6; // turns: solving leaves less open

// Errors of independent figures add up by their squares.
double together(double a, double b) {
  return std::sqrt(a * a + b * b);
}

double halfOf(const validator::Estimate& estimate) {
  return (estimate.high - estimate.low) / 2;
}

void addPar(const CourseFigures& first, const CourseFigures& second, std::vector<ComparedFigure>& figures) {
  figures.push_back(
      {"par", "par, turns", 2, 1, first.par.par->value(), second.par.par->value(), {}, solvedTo});
  for (std::size_t gate = 0; gate < fairway::lake_race::gateCount; ++gate)
    figures.push_back({"gates",
                       "turns to gate " + std::string(fairway::lake_race::nameOf(
                                              static_cast<fairway::lake_race::GateName>(gate))),
                       2,
                       1,
                       first.par.flow.turnsByGate[gate],
                       second.par.flow.turnsByGate[gate],
                       {},
                       solvedTo});
  figures.push_back({"start_spread",
                     "spread of start cells, turns",
                     2,
                     1,
                     first.par.startSpread,
                     second.par.startSpread,
                     {},
                     solvedTo});
}

void addSeats(const SimulationResult& first, const SimulationResult& second,
              std::vector<ComparedFigure>& figures) {
  for (std::size_t seat = 0; seat < first.adjusted.size(); ++seat)
    figures.push_back({"seats", "seat " + std::to_string(seat + 1) + " wins, %", 1, 100,
                       first.adjusted[seat].share, second.adjusted[seat].share,
                       together(halfOf(first.adjusted[seat]), halfOf(second.adjusted[seat]))});
}

void addFigure(const std::string& key, const std::string& title, double scale,
               const std::optional<Figure>& first, const std::optional<Figure>& second,
               std::vector<ComparedFigure>& figures) {
  if (!first || !second) return;
  const double error = together(std::max(first->high - first->value, first->value - first->low),
                                std::max(second->high - second->value, second->value - second->low));
  figures.push_back({key, title, 1, scale, first->value, second->value, error});
}

void addCharacter(const CourseCharacter& first, const CourseCharacter& second,
                  std::vector<ComparedFigure>& figures) {
  addFigure("skill", "skill, points", 1, first.skill, second.skill, figures);
  addFigure("luck", "decided by dice, %", 100, first.luck, second.luck, figures);
  addFigure("drama", "winner behind at most, points", 100, first.drama, second.drama, figures);
  addFigure("lead_changes", "lead changes", 1, first.leadChanges, second.leadChanges, figures);
  addFigure("decided", "decided after, % of the way", 100, first.decided, second.decided, figures);
}

std::string signedNumber(double number, int decimals) {
  const std::string text = withDecimals(std::abs(number), decimals);
  if (text.find_first_not_of("0.") == std::string::npos) return text;
  return (number < 0 ? "-" : "+") + text;
}

std::string inWords(const ComparedFigure& figure) {
  if (!figure.error) return figure.differs() ? "exact" : "the same";
  const std::string error = "+-" + withDecimals(figure.scale * *figure.error, figure.decimals);
  return error + (figure.differs() ? "  beyond chance" : "  within chance");
}

Tree figureTree(const ComparedFigure& figure) {
  return {{"figure", figure.key},
          {"title", figure.title},
          {"first", figure.first},
          {"second", figure.second},
          {"difference", figure.difference()},
          {"error", figure.error},
          {"differs", figure.differs()}};
}

Tree courseTree(const CourseFigures& course) {
  return {
      {"name", course.name}, {"races", course.races.tally.races}, {"verdict", nameOf(course.races.verdict)}};
}

} // namespace

bool ComparedFigure::differs() const {
  return std::abs(difference()) > error.value_or(resolution);
}

std::vector<ComparedFigure> comparedFigures(const CourseFigures& first, const CourseFigures& second) {
  std::vector<ComparedFigure> figures;
  figures.push_back({"route",
                     "shortest route, steps",
                     0,
                     1,
                     static_cast<double>(first.route),
                     static_cast<double>(second.route),
                     {},
                     0});
  addPar(first, second, figures);
  addSeats(first.races, second.races, figures);
  const SimulationResult& a = first.races;
  const SimulationResult& b = second.races;
  // Boats of a race share its dice, so this is no closer than what one boat of a race is worth.
  const auto meanError = [](const SimulationResult& races) {
    return validator::normalQuantile(1 - validator::fairnessConfidence) * races.turnDeviation /
           std::sqrt(static_cast<double>(std::max<std::int64_t>(races.tally.blocks, 1)));
  };
  figures.push_back({"turns", "turns of those that finish", 2, 1, a.turnMean, b.turnMean,
                     together(meanError(a), meanError(b))});
  if (a.character && b.character) addCharacter(*a.character, *b.character, figures);
  return figures;
}

std::string comparisonText(const CourseFigures& first, const CourseFigures& second) {
  std::ostringstream out;
  out << "1: " << first.name << " (" << nameOf(first.races.verdict) << ", " << first.races.tally.races
      << " races)\n2: " << second.name << " (" << nameOf(second.races.verdict) << ", "
      << second.races.tally.races << " races)\n\n  " << std::left << std::setw(30) << "" << std::right
      << std::setw(9) << 1 << std::setw(9) << 2 << std::setw(12) << "difference\n";
  for (const ComparedFigure& figure : comparedFigures(first, second))
    out << "  " << std::left << std::setw(30) << figure.title << std::right << std::setw(9)
        << withDecimals(figure.scale * figure.first, figure.decimals) << std::setw(9)
        << withDecimals(figure.scale * figure.second, figure.decimals) << std::setw(11)
        << signedNumber(figure.scale * figure.difference(), figure.decimals) << "  " << inWords(figure)
        << '\n';
  out << "\nSeats and what follows are from races, without luck; +- holds with 99 %, for the seats all "
         "together.\n";
  return out.str();
}

std::string comparisonJson(const CourseFigures& first, const CourseFigures& second, std::uint64_t seed) {
  Tree figures = Tree::list();
  for (const ComparedFigure& figure : comparedFigures(first, second)) figures.push_back(figureTree(figure));
  return formats::jsonText({{"schema", "fairway-comparison-1"},
                            {"seed", seed},
                            {"first", courseTree(first)},
                            {"second", courseTree(second)},
                            {"figures", figures}},
                           2);
}

} // namespace fairway::command::lake_race
