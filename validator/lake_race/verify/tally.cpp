#include "validator/lake_race/verify/tally.h"

#include <algorithm>
#include <tuple>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

std::string slotsText(const std::array<int, 4>& order) {
  std::string text;
  for (std::size_t i = 0; i < order.size(); ++i) text += (i == 0 ? "" : "-") + std::to_string(order[i] + 1);
  return text;
}

namespace {

template <class Thing>
void addBehind(std::vector<Thing>& things, const std::vector<Thing>& more, std::size_t most) {
  things.insert(things.end(), more.begin(), more.end());
  if (things.size() > most) things.resize(most);
}

// Each lake adds its own in order, so only lakes are sorted.
template <class Thing>
void addFirst(std::vector<Thing>& things, const std::vector<Thing>& more, std::size_t most) {
  if (more.empty()) return;
  things.insert(things.end(), more.begin(), more.end());
  std::stable_sort(things.begin(), things.end(),
                   [](const Thing& a, const Thing& b) { return a.lake < b.lake; });
  if (things.size() > most) things.resize(most);
}

void addCounts(VerifyTally& tally, const VerifyTally& next) {
  tally.lakes += next.lakes;
  tally.failingLakes += next.failingLakes;
  tally.courses += next.courses;
  tally.raceable += next.raceable;
  tally.splitTotal += next.splitTotal;
  for (std::size_t race = 0; race < tally.routes.size(); ++race)
    for (const auto& [route, courses] : next.routes[race]) tally.routes[race][route] += courses;
  for (const auto& [slot, failures] : next.involved) tally.involved[slot] += failures;
}

// Shorter for the shortest, longer for the longest, which `sign` turns round.
bool goesBefore(const RoutedCourse& a, const RoutedCourse& b, int sign) {
  return std::tuple(sign * a.route, a.lake, a.race, a.order) <
         std::tuple(sign * b.route, b.lake, b.race, b.order);
}

void keepFirst(std::optional<RoutedCourse>& best, const std::optional<RoutedCourse>& other, int sign) {
  if (other && (!best || goesBefore(*other, *best, sign))) best = other;
}

void keepBetter(std::optional<RoutedCourse>& best, const std::optional<RoutedCourse>& other, int sign) {
  if (other && (!best || sign * other->route < sign * best->route)) best = other;
}

} // namespace

std::uint64_t VerifyTally::steps() const {
  std::uint64_t steps = 0;
  for (const Routes& race : routes)
    for (const auto& [route, number] : race) steps += static_cast<std::uint64_t>(route) * number;
  return steps;
}

std::optional<RouteSpread> VerifyTally::route() const {
  if (raceable == 0 || !shortest || !longest) return std::nullopt;
  return RouteSpread{shortest->route, longest->route,
                     static_cast<double>(steps()) / static_cast<double>(raceable)};
}

void VerifyTally::join(const VerifyTally& next, std::size_t most) {
  addCounts(*this, next);
  keepFirst(shortest, next.shortest, 1);
  keepFirst(longest, next.longest, -1);
  addFirst(failures, next.failures, most);
  addFirst(split, next.split, most);
}

void VerifyTally::joinSide(const VerifyTally& next, std::size_t most) {
  addCounts(*this, next);
  keepBetter(shortest, next.shortest, 1);
  keepBetter(longest, next.longest, -1);
  addBehind(failures, next.failures, most);
  addBehind(split, next.split, most);
}

std::vector<std::pair<LaidSlot, std::uint64_t>> mostInvolved(const VerifyTally& tally) {
  std::vector<std::pair<LaidSlot, std::uint64_t>> slots(tally.involved.begin(), tally.involved.end());
  std::stable_sort(slots.begin(), slots.end(),
                   [](const auto& one, const auto& other) { return one.second > other.second; });
  return slots;
}

} // namespace fairway::validator::lake_race
