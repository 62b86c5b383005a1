#include "validator/lake_race/par/certificate.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr double unit = std::numeric_limits<double>::epsilon() / 2;

struct Extremes {
  double above = 0;
  double below = 0;
  double greatest = 0;
};

Extremes greater(const Extremes& a, const Extremes& b) {
  return {std::max(a.above, b.above), std::max(a.below, b.below), std::max(a.greatest, b.greatest)};
}

struct Worker {
  Backup backup;
  std::vector<ByDamage> results;
  std::vector<ByDamage> choices;
};

Extremes compare(const StateSpace& space, Worker& worker, const ValueTable& values, StateSpace::Water water,
                 Stage stage, Policy* policy) {
  Extremes extremes;
  worker.backup.look(values, water, stage);
  for (int heading = 0; heading < 6; ++heading) {
    if (policy != nullptr) {
      worker.backup.evaluate(heading, worker.results.data(), worker.choices.data());
      policy->set(space, water, stage, heading, worker.choices);
    } else {
      worker.backup.evaluate(heading, worker.results.data());
    }
    const StateSpace::Way& way = space.way(water, heading);
    for (int dice = 0; dice < space.stateCount(way); ++dice) {
      const ByDamage& value = values.at(stage, space.entryOf(way, heading, dice));
      const ByDamage& result = worker.results[static_cast<std::size_t>(dice)];
      extremes = greater(extremes, {greatest(result - value), greatest(value - result), greatest(value)});
    }
  }
  return extremes;
}

} // namespace

double Certificate::lower(double value) const {
  return value / (1 + below) * (1 - 4 * unit);
}

double Certificate::upper(double value) const {
  return above < 1 ? value / (1 - above) * (1 + 4 * unit) : std::numeric_limits<double>::infinity();
}

Certificate certify(const StateSpace& space, Costs costs, const ValueTable& values, const WorkWatch& watch,
                    Policy* policy) {
  const auto count = static_cast<std::size_t>(space.dice().count());
  tbb::enumerable_thread_specific<Worker> workers([&] {
    return Worker{Backup(space, costs), std::vector<ByDamage>(count), std::vector<ByDamage>(count)};
  });
  const Extremes extremes = tbb::parallel_reduce(
      tbb::blocked_range<int>(0, space.waterCount(), 4), Extremes{},
      [&](const tbb::blocked_range<int>& part, Extremes found) {
        Worker& worker = workers.local();
        for (int water = part.begin(); water < part.end() && !watch.stopWanted(); ++water)
          for (Stage stage = 0; stage < stageCount; ++stage)
            if (space.reachable(water, stage))
              found = greater(found, compare(space, worker, values, water, stage, policy));
        return found;
      },
      greater);
  const double rounding = (4 * space.dice().maxDice() + 4) * unit * (extremes.greatest + costs.sink + 1);
  return {extremes.above + rounding, extremes.below + rounding};
}

} // namespace fairway::validator::lake_race
