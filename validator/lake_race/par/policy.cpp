#include "validator/lake_race/par/policy.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

namespace fairway::validator::lake_race {

Policy::Policy(const StateSpace& space)
    : entriesPerStage_(space.entriesPerStage()), choices_(entriesPerStage_ * stageCount * damageLevels, 0) {}

void Policy::set(const StateSpace& space, StateSpace::Water water, Stage stage, int heading,
                 const std::vector<ByDamage>& choices) {
  const StateSpace::Way& way = space.way(water, heading);
  for (int dice = 0; dice < space.stateCount(way); ++dice) {
    const std::size_t entry = space.entryOf(way, heading, dice);
    DiceChoiceCode* codes =
        choices_.data() + (static_cast<std::size_t>(stage) * entriesPerStage_ + entry) * damageLevels;
    for (int damage = 0; damage < damageLevels; ++damage)
      codes[damage] = static_cast<DiceChoiceCode>(choices[static_cast<std::size_t>(dice)][damage]);
  }
}

Policy::Policy(const StateSpace& space, Costs costs, const ValueTable& values, const WorkWatch& watch)
    : Policy(space) {
  struct Worker {
    Backup backup;
    std::vector<ByDamage> states;
    std::vector<ByDamage> choices;
  };
  const auto count = static_cast<std::size_t>(space.dice().count());
  tbb::enumerable_thread_specific<Worker> workers([&] {
    return Worker{Backup(space, costs), std::vector<ByDamage>(count), std::vector<ByDamage>(count)};
  });

  const auto settle = [&](Worker& worker, StateSpace::Water water, Stage stage) {
    worker.backup.look(values, water, stage);
    for (int heading = 0; heading < 6; ++heading) {
      worker.backup.evaluate(heading, worker.states.data(), worker.choices.data());
      set(space, water, stage, heading, worker.choices);
    }
  };
  tbb::parallel_for(tbb::blocked_range<int>(0, space.waterCount(), 4),
                    [&](const tbb::blocked_range<int>& part) {
                      Worker& worker = workers.local();
                      for (int water = part.begin(); water < part.end() && !watch.stopWanted(); ++water)
                        for (Stage stage = 0; stage < stageCount; ++stage)
                          if (space.reachable(water, stage)) settle(worker, water, stage);
                    });
}

} // namespace fairway::validator::lake_race
