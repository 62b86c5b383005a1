#include "validator/lake_race/par/any_state.h"

namespace fairway::validator::lake_race {

AnyStateChooser::AnyStateChooser(const StateSpace& space, Costs costs, const ValueTable& values)
    : costs_(costs), values_(&values), prospect_(space, costs), decision_(space.dice()),
      rolled_(static_cast<std::size_t>(space.dice().count())) {}

BestDice AnyStateChooser::choose(StateSpace::Water water, int heading, Stage stage, int dice, int damage) {
  prospect_.lookFrom(*values_, water, stage, heading);
  prospect_.afterRoll(heading, fairway::lake_race::maxDie * decision_.mostAfter(dice), rolled_.data());
  BestDice best =
      decision_.best(dice, [&](int result) { return rolled_[static_cast<std::size_t>(result)][damage]; });
  best.cost += costs_.turn;
  return best;
}

} // namespace fairway::validator::lake_race
