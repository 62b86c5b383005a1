#include "validator/lake_race/coach/turn_values.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using fairway::lake_race::Steer;

TurnValues::TurnValues(const Par& par)
    : par_(&par), chooser_(par.space(), par.costs(), par.values()),
      expected_(static_cast<std::size_t>(par.space().dice().count())) {}

double TurnValues::valueOf(const RacingBoat& boat) {
  return valueOfState(boat.water, boat.heading, stageOf(boat.progress), boat.dice, boat.damage);
}

double TurnValues::valueOfState(StateSpace::Water water, int heading, Stage stage, int dice, int damage) {
  const StateSpace::Way& way = space().way(water, heading);
  if (space().dice().total(dice) <= way.back)
    return par_->values().at(stage, space().entryOf(way, heading, dice))[damage];
  struct State {
    StateSpace::Water water;
    int heading;
    Stage stage;
    int dice;
    int damage;
  };
  const auto [known, isNew] =
      stoppedShort_.try_emplace(keyOfState(State{water, heading, stage, dice, damage}), 0.0);
  if (isNew) known->second = chooser_.choose(water, heading, stage, dice, damage).cost;
  return known->second;
}

TurnEnd TurnValues::endOf(const RacingBoat& boat, int dice, Steer steer, TakenWaters taken) {
  const int direction = waysAhead(boat.heading)[static_cast<std::size_t>(steer)];
  const NumberedMove move = moveAlong(
      space(), boat.water, boat.progress, direction, space().dice().total(dice),
      [&](StateSpace::Water water) { return std::find(taken.begin(), taken.end(), water) != taken.end(); });
  TurnEnd end{Fate::Racing,
              {move.end, direction, move.missing > 0 ? 0 : dice, boat.damage + move.missing, move.progress},
              steer,
              0};
  if (move.progress.finished()) {
    end.fate = Fate::Finished;
  } else if (end.boat.damage >= fairway::lake_race::sinkingDamage) {
    end.fate = Fate::Sunk;
    end.value = par_->options().sinkPenalty;
  } else if (move.steps == move.run && move.missing == 0) { // the usual case: stored with where it came from
    const std::size_t entry = space().way(boat.water, direction).slot + static_cast<std::size_t>(dice);
    end.value = par_->values().at(stageOf(move.progress), entry)[boat.damage];
  } else {
    end.value = valueOf(end.boat);
  }
  return end;
}

TurnEnd TurnValues::bestEnd(const RacingBoat& boat, int dice, TakenWaters taken) {
  const int total = space().dice().total(dice);
  std::array<int, 3> runs{};
  const std::array<int, 3> ways = waysAhead(boat.heading);
  for (std::size_t i = 0; i < ways.size(); ++i)
    runs[i] = std::min<int>(space().way(boat.water, ways[i]).run, total);
  const int longest = *std::max_element(runs.begin(), runs.end());
  std::array<TurnEnd, 3> ends;
  std::size_t legal = 0;
  double least = std::numeric_limits<double>::infinity();
  for (const Steer steer : fairway::lake_race::allSteers) {
    if (runs[static_cast<std::size_t>(steer)] != longest) continue;
    ends[legal] = endOf(boat, dice, steer, taken);
    least = std::min(least, ends[legal++].value);
  }
  const auto isBest = [&](const TurnEnd& end) { return end.value <= least + equalInTurns; };
  TurnEnd best = *std::find_if(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(legal), isBest);
  best.value = least;
  return best;
}

std::span<const ChoiceCost> TurnValues::choices(const RacingBoat& boat, TakenWaters taken) {
  const DiceTable& table = space().dice();
  const int have = table.size(boat.dice);
  choices_.clear();
  for (int after = std::max(have - 1, 0); after <= std::min(have + 1, table.maxDice()); ++after) {
    for (const DiceTable::Index dice : table.ofSize(after))
      expected_[dice] = bestEnd(boat, dice, taken).value;
    for (int size = after; size >= 0; --size)
      for (const DiceTable::Index kept : table.ofSize(size)) {
        if (size < after)
          expected_[kept] = (expected_[table.plus(kept, 1)] + expected_[table.plus(kept, 2)] +
                             expected_[table.plus(kept, 3)]) /
                            3;
        if (table.at(boat.dice).contains(table.at(kept)))
          choices_.push_back({kept, after - size, par_->costs().turn + expected_[kept]});
      }
  }
  return choices_;
}

// Die by die, ascending: of equally many, the dice that show more ones are the smaller ones, then those that
// show more twos.
bool TurnValues::comesBefore(const ChoiceCost& a, const ChoiceCost& b) const {
  const DiceTable& table = space().dice();
  if (a.roll != b.roll) return a.roll < b.roll;
  if (table.size(a.keep) != table.size(b.keep)) return table.size(a.keep) < table.size(b.keep);
  if (table.at(a.keep).showing(1) != table.at(b.keep).showing(1))
    return table.at(a.keep).showing(1) > table.at(b.keep).showing(1);
  return table.at(a.keep).showing(2) > table.at(b.keep).showing(2);
}

ChoiceCost TurnValues::best(std::span<const ChoiceCost> choices) const {
  double least = std::numeric_limits<double>::infinity();
  for (const ChoiceCost& choice : choices) least = std::min(least, choice.cost);
  const ChoiceCost* first = nullptr;
  for (const ChoiceCost& choice : choices)
    if (choice.cost <= least + equalInTurns && (first == nullptr || comesBefore(choice, *first)))
      first = &choice;
  ChoiceCost best = *first;
  best.cost = least;
  return best;
}

} // namespace fairway::validator::lake_race
