#include "editor/model/lake_race/course/race_order.h"

#include <algorithm>
#include <numeric>

namespace fairway::editor::lake_race {

namespace {

using By = RaceOrder::By;
constexpr std::array<const char*, 5> orderNames{"number", "buoys", "route", "par", "verdict"};

std::optional<double> figureOf(const RaceTable::Race& race, int number, By by) {
  const auto i = static_cast<std::size_t>(number);
  if (by == By::Route)
    return race.rows[i].raceable() && race.rows[i].route ? std::optional<double>(*race.rows[i].route)
                                                         : std::nullopt;
  if (by == By::Verdict)
    return race.pars[i] && race.pars[i]->verdict ? std::optional(static_cast<double>(*race.pars[i]->verdict))
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

std::vector<int> linesOf(const RaceTable::Race& race, const RaceOrder& order) {
  std::vector<int> lines(race.rows.size());
  std::iota(lines.begin(), lines.end(), 0);
  if (order.by == By::Number || order.by == By::Buoys) {
    if (order.by == By::Buoys)
      std::stable_sort(lines.begin(), lines.end(), [&](int a, int b) {
        const std::vector<Cell> one = buoysOf(race, a), other = buoysOf(race, b);
        return std::lexicographical_compare(one.begin(), one.end(), other.begin(), other.end(), comesBefore);
      });
    if (order.descending) std::reverse(lines.begin(), lines.end());
    return lines;
  }
  std::stable_sort(lines.begin(), lines.end(), [&](int a, int b) {
    const auto one = figureOf(race, a, order.by), other = figureOf(race, b, order.by);
    if (!one || !other) return one.has_value() && !other;
    return order.descending ? *one > *other : *one < *other;
  });
  return lines;
}

} // namespace fairway::editor::lake_race
