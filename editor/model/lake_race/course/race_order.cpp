#include "editor/model/lake_race/course/race_order.h"

#include <algorithm>

namespace fairway::editor::lake_race {

namespace {

using By = RaceOrder::By;
constexpr std::array<const char*, 6> orderNames{"number", "buoys", "route", "par", "verdict", "warnings"};

std::optional<double> figureOf(const RaceTable::Race& race, int number, By by) {
  const auto i = static_cast<std::size_t>(number);
  if (by == By::Route)
    return race.rows[i].raceable() && race.rows[i].route ? std::optional<double>(*race.rows[i].route)
                                                         : std::nullopt;
  if (by == By::Verdict)
    return race.pars[i] && race.pars[i]->verdict ? std::optional(static_cast<double>(*race.pars[i]->verdict))
                                                 : std::nullopt;
  if (by == By::Warnings)
    return i < race.warnings.size() ? std::optional(static_cast<double>(race.warnings[i].size()))
                                    : std::nullopt;
  return race.pars[i] ? race.pars[i]->turns : std::nullopt;
}

std::vector<Cell> buoysOf(const RaceTable::Race& race, int number) {
  const fairway::lake_race::Placement& placement = race.rows[static_cast<std::size_t>(number)].placement;
  return {placement.start, placement.buoys[0], placement.buoys[1], placement.buoys[2]};
}

// As the list writes them: by columns first.
bool comesBefore(Cell a, Cell b) {
  return std::pair(a.column, a.row) < std::pair(b.column, b.row);
}

} // namespace

RaceOrder RaceOrder::clicked(By column) const {
  return {column, by == column && !descending};
}

std::string RaceOrder::text() const {
  return orderNames[static_cast<std::size_t>(by)] + std::string(descending ? " down" : "");
}

RaceOrder RaceOrder::read(const std::string& text) {
  for (std::size_t i = 0; i < orderNames.size(); ++i)
    for (const bool down : {false, true})
      if (const RaceOrder order{static_cast<By>(i), down}; order.text() == text) return order;
  return {};
}

namespace {

// A line with what it is sorted by.
struct Line {
  ChosenAssignment course;
  std::vector<Cell> buoys{};
  std::optional<double> figure{};
};

std::vector<Line> unsorted(const std::vector<ListedRace>& races, By by) {
  std::vector<Line> lines;
  for (const ListedRace& listed : races)
    for (int number = 0; number < static_cast<int>(listed.race->rows.size()); ++number) {
      Line& line = lines.emplace_back(Line{{listed.letter, number}});
      if (by == By::Buoys) line.buoys = buoysOf(*listed.race, number);
      if (by != By::Buoys && by != By::Number) line.figure = figureOf(*listed.race, number, by);
    }
  return lines;
}

bool buoysBefore(const Line& a, const Line& b) {
  return std::lexicographical_compare(a.buoys.begin(), a.buoys.end(), b.buoys.begin(), b.buoys.end(),
                                      comesBefore);
}

} // namespace

std::vector<ChosenAssignment> linesOf(const std::vector<ListedRace>& races, const RaceOrder& order) {
  std::vector<Line> lines = unsorted(races, order.by);
  if (order.by == By::Number || order.by == By::Buoys) {
    if (order.by == By::Buoys) std::stable_sort(lines.begin(), lines.end(), buoysBefore);
    if (order.descending) std::reverse(lines.begin(), lines.end());
  } else {
    std::stable_sort(lines.begin(), lines.end(), [&](const Line& a, const Line& b) {
      if (!a.figure || !b.figure) return a.figure.has_value() && !b.figure;
      return order.descending ? *a.figure > *b.figure : *a.figure < *b.figure;
    });
  }
  std::vector<ChosenAssignment> courses;
  for (const Line& line : lines) courses.push_back(line.course);
  return courses;
}

} // namespace fairway::editor::lake_race
