#include "validator/command/figures/comparison.h"

#include "formats/document/json_text.h"
#include "rules/base/tree.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace fairway::command {

using validator::ComparedFigure;

namespace {

std::vector<ComparedFigure> figuresOf(const Comparison& comparison) {
  return validator::compared(comparison.first.figures.measured, comparison.second.figures.measured);
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

Tree sideTree(const Comparison::Side& side) {
  const auto& verdict = side.figures.verdict;
  return {{"name", side.name},
          {"races", side.figures.races},
          {"verdict", verdict ? Tree(nameOf(*verdict)) : Tree(nullptr)}};
}

// `1: duck-pond-a.course.yaml (neutral, 10000 races)`
void writeSide(std::ostream& out, int number, const Comparison::Side& side) {
  out << number << ": " << side.name;
  if (side.figures.verdict)
    out << " (" << nameOf(*side.figures.verdict) << ", " << side.figures.races << " races)";
  out << '\n';
}

int widthFor(const std::vector<ComparedFigure>& figures) {
  std::size_t width = 30;
  for (const ComparedFigure& figure : figures) width = std::max(width, figure.title.english().size() + 1);
  return static_cast<int>(width);
}

} // namespace

std::string comparisonText(const Comparison& comparison, const std::string& basis) {
  const std::vector<ComparedFigure> figures = figuresOf(comparison);
  const int width = widthFor(figures);
  std::ostringstream out;
  writeSide(out, 1, comparison.first);
  writeSide(out, 2, comparison.second);
  out << "\n  " << std::left << std::setw(width) << "" << std::right << std::setw(9) << 1 << std::setw(9) << 2
      << std::setw(12) << "difference\n";
  for (const ComparedFigure& figure : figures)
    out << "  " << std::left << std::setw(width) << figure.title.english() << std::right << std::setw(9)
        << figure.shownFirst().english() << std::setw(9) << figure.shownSecond().english() << std::setw(11)
        << figure.shownDifference().english() << "  " << inWords(figure) << '\n';
  out << '\n';
  if (comparison.same) out << "Both are the same board, so nothing differs.\n";
  out << basis << '\n';
  return out.str();
}

std::string comparisonJson(const Comparison& comparison, std::uint64_t seed) {
  Tree figures = Tree::list();
  for (const ComparedFigure& figure : figuresOf(comparison)) figures.push_back(figureTree(figure));
  return formats::jsonText({{"schema", "fairway-comparison-1"},
                            {"seed", seed},
                            {"first", sideTree(comparison.first)},
                            {"second", sideTree(comparison.second)},
                            {"figures", figures}},
                           2);
}

} // namespace fairway::command
