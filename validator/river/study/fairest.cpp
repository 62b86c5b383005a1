#include "validator/river/study/fairest.h"

#include "validator/river/solve/alone.h"
#include "validator/river/solve/two.h"
#include "validator/river/study/rings.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

bool valueRing(const Ring& ring, const std::vector<RingPlace>& places, std::vector<OrderValue>& values,
               bool two, WorkWatch& watch) {
  const FleetMoves moves(laidFrom(ring, values[places.front().order].river));
  const Endless endless(moves);
  const Alone alone(moves, endless);
  std::optional<Two> pair;
  const auto ends = [&](const RingPlace& place) { return endless.ends(place.phase); };
  if (two && std::any_of(places.begin(), places.end(), ends)) {
    pair = Two::solve(moves, endless, {}, watch);
    if (!pair) return false;
  }
  for (const RingPlace& place : places) {
    if (!ends(place)) continue;
    OrderValue& value = values[place.order];
    value.points = alone.pointsBounds(place.phase, moves.start(), 0).value();
    value.bestAllSaved = alone.chance(place.phase, moves.start());
    if (pair) value.win = pair->start(place.phase);
  }
  return !watch.stopWanted();
}

// One ring after the other: two players fill the memory, and are solved on several threads.
bool valuePairs(const Rings& rings, std::vector<OrderValue>& values, WorkWatch& watch) {
  const auto all = static_cast<double>(rings.size());
  double done = 0;
  for (const auto& [ring, places] : rings) {
    PartWatch part(watch, done / all, (done + 1) / all);
    if (!valueRing(ring, places, values, true, part)) return false;
    watch.advance(++done / all);
  }
  return true;
}

bool valueAlone(const Rings& rings, std::vector<OrderValue>& values, WorkWatch& watch) {
  std::vector<const Rings::value_type*> each;
  for (const auto& ring : rings) each.push_back(&ring);
  std::atomic<int> done = 0;
  std::atomic<bool> stopped = false;
  tbb::parallel_for(std::size_t{0}, each.size(), [&](std::size_t i) {
    if (stopped) return;
    StopsOnly part(watch);
    if (!valueRing(each[i]->first, each[i]->second, values, false, part)) stopped = true;
    watch.advance(++done / static_cast<double>(each.size()));
  });
  return !stopped;
}

double unfairness(const OrderValue& value) {
  return value.win ? std::fabs(value.win->value() - 0.5) : 1;
}

// What a search for the fairest order may look at: rings x states.
constexpr std::int64_t mostStatesToSearch = 60'000'000;

} // namespace

std::optional<std::vector<OrderValue>> valued(const std::vector<River>& rivers, bool two, WorkWatch& watch) {
  std::vector<OrderValue> values;
  for (const River& river : rivers) values.push_back({river, {}, {}, {}});
  const Rings rings = ringsOf(rivers);
  const bool finished = two ? valuePairs(rings, values, watch) : valueAlone(rings, values, watch);
  return finished ? std::optional(std::move(values)) : std::nullopt;
}

std::optional<OrderValue> fairestOrder(const River& river, WorkWatch& watch) {
  std::vector<River> rivers = orders(river, true, 1);
  const auto rings = ringsOf(rivers);
  const std::int64_t states = std::max<std::int64_t>(1, statesOfTwo(river, Goal::Win));
  const auto most = static_cast<std::size_t>(std::max<std::int64_t>(1, mostStatesToSearch / states));
  if (rings.size() > most) { // its own ring, and those that come first
    std::vector<River> some;
    std::size_t taken = 0;
    const Ring own = ringOf(river);
    for (const auto& [ring, places] : rings)
      if (ring == own || ++taken < most)
        for (const RingPlace& place : places) some.push_back(rivers[place.order]);
    rivers = std::move(some);
  }
  const auto values = valued(rivers, true, watch);
  if (!values) return std::nullopt;
  return *std::min_element(values->begin(), values->end(), [](const OrderValue& a, const OrderValue& b) {
    return unfairness(a) < unfairness(b);
  });
}

} // namespace fairway::validator::river
