#include "validator/river/solve/tally.h"

#include "validator/river/solve/fleets.h"

#include <algorithm>
#include <functional>
#include <set>

namespace fairway::validator::river {

using fairway::river::River;

namespace {

// Points ahead after this many docks of which the first player took some: every way to share them.
std::set<int> leads(const River& river, int docks, int ofFirst) {
  std::set<std::pair<int, int>> ways{{0, 0}}; // docks of the first player, points ahead
  for (int dock = 0; dock < docks; ++dock) {
    const int points = river.docks[static_cast<std::size_t>(dock)];
    std::set<std::pair<int, int>> more;
    for (const auto& [taken, ahead] : ways) {
      if (taken < ofFirst) more.emplace(taken + 1, ahead + points);
      if (dock - taken < docks - ofFirst) more.emplace(taken, ahead - points);
    }
    ways = std::move(more);
  }
  std::set<int> all;
  for (const auto& [taken, ahead] : ways) all.insert(ahead);
  return all;
}

// The most that so many boats can still bring, of the docks that so many boats can still take.
int dearest(const River& river, const Tally& tally, int boats) {
  const auto from = river.docks.begin() + tally.docks;
  std::vector<int> docks(from, from + tally.boats());
  std::sort(docks.begin(), docks.end(), std::greater<>());
  int points = 0;
  for (int i = 0; i < boats; ++i) points += docks[static_cast<std::size_t>(i)];
  return points;
}

double winFor(int ahead) {
  return ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
}

} // namespace

std::vector<Tally> talliesOf(const River& river, Goal goal) {
  std::set<Tally> all;
  const int k = river.boats;
  for (int a = 0; a <= k; ++a)
    for (int b = 0; b <= k; ++b)
      for (int i = 0; i <= k - a; ++i)
        for (int j = 0; j <= k - b; ++j) {
          if (goal == Goal::Difference)
            all.insert({a, b, i + j, 0});
          else
            for (int ahead : leads(river, i + j, i)) all.insert({a, b, i + j, ahead});
        }
  std::vector<Tally> list(all.begin(), all.end());
  std::stable_sort(list.begin(), list.end(),
                   [](const Tally& x, const Tally& y) { return x.boats() < y.boats(); });
  return list;
}

Tally afterHome(const Tally& tally, bool first, const River& river, Goal goal) {
  const int points = goal == Goal::Win ? river.docks[static_cast<std::size_t>(tally.docks)] : 0;
  return first ? Tally{tally.first - 1, tally.second, tally.docks + 1, tally.ahead + points}
               : Tally{tally.first, tally.second - 1, tally.docks + 1, tally.ahead - points};
}

std::int64_t statesOfTwo(const River& river, Goal goal) {
  const FleetTable fleets(river.length(), river.boats);
  std::int64_t states = 0;
  for (const Tally& tally : talliesOf(river, goal))
    if (!tally.over())
      states += std::int64_t{2} * river.length() * fleets.count(tally.first) * fleets.count(tally.second);
  return states;
}

Range rangeOf(const Tally& tally, const River& river, Goal goal) {
  const int gain = dearest(river, tally, tally.first);
  const int loss = dearest(river, tally, tally.second);
  if (goal == Goal::Difference) return {0.0 - loss, 0.0 + gain};
  return {winFor(tally.ahead - loss), winFor(tally.ahead + gain)};
}

} // namespace fairway::validator::river
