#include "validator/lake_race/verify/tally.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

// Each lake adds its own in order, so only lakes are sorted.
template <class Thing>
void addFirst(std::vector<Thing>& things, const std::vector<Thing>& more, std::size_t most) {
  if (more.empty()) return;
  things.insert(things.end(), more.begin(), more.end());
  std::stable_sort(things.begin(), things.end(),
                   [](const Thing& a, const Thing& b) { return a.lake < b.lake; });
  if (things.size() > most) things.resize(most);
}

} // namespace

void VerifyTally::join(const VerifyTally& next, std::size_t most) {
  lakes += next.lakes;
  courses += next.courses;
  raceable += next.raceable;
  splitTotal += next.splitTotal;
  steps += next.steps;
  shortest = std::min(shortest, next.shortest);
  longest = std::max(longest, next.longest);
  addFirst(failures, next.failures, most);
  addFirst(split, next.split, most);
}

VerifyResult resultOf(VerifyTally tally) {
  VerifyResult result;
  result.lakes = tally.lakes;
  result.courses = tally.courses;
  result.raceable = tally.raceable;
  result.steps = tally.steps;
  result.failures = std::move(tally.failures);
  result.split = std::move(tally.split);
  result.splitTotal = tally.splitTotal;
  if (tally.raceable > 0)
    result.route = {tally.shortest, tally.longest,
                    static_cast<double>(tally.steps) / static_cast<double>(tally.raceable)};
  return result;
}

} // namespace fairway::validator::lake_race
