#include "validator/lake_race/command/compare/comparison.h"

#include "formats/document/json_text.h"
#include "rules/base/tree.h"

#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

using validator::ComparedFigure;

namespace {

std::vector<ComparedFigure> comparedFigures(const CourseFigures& first, const CourseFigures& second) {
  return validator::compared(measuredOf(first.known()), measuredOf(second.known()));
}

std::string inWords(const ComparedFigure& figure) {
  if (!figure.error) return figure.differs() ? "exact" : "the same";
  const std::string error = "+-" + figure.shownError().english();
  return error + (figure.differs() ? "  beyond chance" : "  within chance");
}

Tree figureTree(const ComparedFigure& figure) {
  return {{"figure", figure.key},       {"title", figure.title.english()},   {"first", figure.first},
          {"second", figure.second},    {"difference", figure.difference()}, {"error", figure.error},
          {"differs", figure.differs()}};
}

Tree courseTree(const CourseFigures& course) {
  return {
      {"name", course.name}, {"races", course.races.tally.races}, {"verdict", nameOf(course.races.verdict)}};
}

} // namespace

std::string comparisonText(const CourseFigures& first, const CourseFigures& second) {
  std::ostringstream out;
  out << "1: " << first.name << " (" << nameOf(first.races.verdict) << ", " << first.races.tally.races
      << " races)\n2: " << second.name << " (" << nameOf(second.races.verdict) << ", "
      << second.races.tally.races << " races)\n\n  " << std::left << std::setw(30) << "" << std::right
      << std::setw(9) << 1 << std::setw(9) << 2 << std::setw(12) << "difference\n";
  for (const ComparedFigure& figure : comparedFigures(first, second))
    out << "  " << std::left << std::setw(30) << figure.title.english() << std::right << std::setw(9)
        << figure.shownFirst().english() << std::setw(9) << figure.shownSecond().english() << std::setw(11)
        << figure.shownDifference().english() << "  " << inWords(figure) << '\n';
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
