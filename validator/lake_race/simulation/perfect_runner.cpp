#include "validator/lake_race/simulation/perfect_runner.h"

#include "validator/lake_race/simulation/par_pilot.h"

#include <algorithm>

namespace fairway::validator::lake_race {

PerfectRunner::PerfectRunner(const Par& par, const std::vector<PilotKind>& pilots, int mostTurns)
    : par_(par), space_(par.space()), mostTurns_(mostTurns), chooser_(par.space(), par.costs(), par.values()),
      decision_(par.space().dice()) {
  for (const PilotKind kind : pilots) assumed_.push_back(assumedDamage(kind).value_or(-1));
  for (int damage = 0; damage < damageLevels; ++damage) {
    std::vector<StartChoice>& choices = startChoices_[static_cast<std::size_t>(damage)];
    for (const auto cell : par.board().startCells()) {
      const Water water = space_.waterAt(cell);
      const int heading = par.bestHeading(water, damage);
      choices.push_back({water, heading, par.startValue(water, heading, damage)});
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const StartChoice& a, const StartChoice& b) { return a.value < b.value; });
  }
}

void PerfectRunner::run(const fairway::lake_race::RaceSetup& setup, std::vector<BoatLuck>& bySeat,
                        RaceNotes& notes) {
  players_ = setup.players;
  place(setup);
  notes.over = false;
  notes.firstPastGate1 = 0;
  notes.stops.clear();
  fairway::lake_race::RaceOutcome& outcome = notes.outcome;
  outcome = {};
  outcome.players = players_;
  outcome.first = setup.first;
  outcome.variant = setup.variant || players_ <= 2;
  if (meter_ != nullptr) {
    std::vector<RacingBoat> boats;
    for (int each = 1; each <= players_; ++each) boats.push_back(racingBoat(boats_[each]));
    meter_->begin(boats, setup.first);
  }
  int racing = players_;
  int seat = setup.first;
  for (int turns = 0; racing > (outcome.variant ? 0 : 1); ++turns) {
    if (turns == mostTurns_) return;
    Boat& boat = boats_[seat];
    turn(seat, bySeat[static_cast<std::size_t>(seat - 1)], notes);
    if (notes.firstPastGate1 == 0 && boat.progress.gate > 1) notes.firstPastGate1 = seat;
    // Sinking behind the line does not undo the finish.
    if (boat.progress.finished() || boat.damage >= fairway::lake_race::sinkingDamage) {
      (boat.progress.finished() ? outcome.finishers : outcome.sunk).push(seat);
      boat.racing = false;
      --racing;
    }
    if (racing == 0) break;
    do seat = leftNeighbour(seat, players_);
    while (!boats_[seat].racing);
  }
  notes.over = true;
  outcome.ranking = outcome.finishers;
  for (int other = 1; other <= players_; ++other) {
    if (boats_[other].racing) outcome.ranking.push(other);
    outcome.turns[other] = boats_[other].turns;
    outcome.damaged[other] = boats_[other].damaged;
  }
  for (int i = outcome.sunk.size() - 1; i >= 0; --i) outcome.ranking.push(outcome.sunk[i]);
}

// From the first player's right neighbour on, anticlockwise; each takes the best cell that is left.
void PerfectRunner::place(const fairway::lake_race::RaceSetup& setup) {
  for (int seat = 1; seat <= players_; ++seat) {
    boats_[seat] = {};
    boats_[seat].damage = setup.carriedDamage[seat];
    boats_[seat].assumed = assumed_[static_cast<std::size_t>(seat - 1)];
  }
  int seat = setup.first;
  for (int placed = 0; placed < players_; ++placed) {
    seat = rightNeighbour(seat, players_);
    const auto& choices = startChoices_[static_cast<std::size_t>(boats_[seat].seen())];
    const auto best = std::find_if(choices.begin(), choices.end(),
                                   [this](const StartChoice& choice) { return !isTaken(choice.water); });
    boats_[seat].water = best->water;
    boats_[seat].heading = best->heading;
    boats_[seat].racing = true;
  }
}

void PerfectRunner::turn(int seat, BoatLuck& luck, RaceNotes& notes) {
  Boat& boat = boats_[seat];
  const DiceTable& table = space_.dice();
  const DiceChoiceCode code = ghosts_ ? ghostDice(seat) : chooseDice(boat, luck.log);
  int dice = keptDice(code);
  for (int rolls = countAfterRoll(code) - table.size(dice); rolls > 0; --rolls)
    dice = table.plus(dice, luck.dice.die());
  const Move move = ghosts_ ? moved(boat, meter_->policyEnd(seat, dice).boat.heading, table.total(dice))
                            : steer(boat, dice, luck.log);
  if (move.steps < move.run) {
    notes.stops.push_back(space_.cellOf(move.end));
    noteStop(boat, move, dice, luck.log);
  }
  boat.entry = entryAfter(boat, move, dice);
  // The boat decides about its dice when all others have moved.
  if (boat.entry != noEntry && !move.progress.finished())
    par_.policy().fetch(stageOf(move.progress), boat.entry);
  boat.water = move.end;
  boat.heading = move.direction;
  boat.progress = move.progress;
  boat.dice = move.missing > 0 ? 0 : dice;
  boat.damage += move.missing;
  boat.damaged = boat.damaged || move.missing > 0;
  ++boat.turns;
  if (meter_ != nullptr)
    meter_->turn(seat, keptDice(code), countAfterRoll(code) - table.size(keptDice(code)), dice, endOf(boat));
}

DiceChoiceCode PerfectRunner::ghostDice(int seat) const {
  const ChoiceCost choice = meter_->policyChoice(seat);
  return codeOf(choice.keep, space_.dice().size(choice.keep) + choice.roll);
}

TurnEnd PerfectRunner::endOf(const Boat& boat) const {
  const Fate fate = boat.progress.finished()                           ? Fate::Finished
                    : boat.damage >= fairway::lake_race::sinkingDamage ? Fate::Sunk
                                                                       : Fate::Racing;
  return {fate, racingBoat(boat), fairway::lake_race::Steer::Straight, 0};
}

DiceChoiceCode PerfectRunner::chooseDice(const Boat& boat, Logbook& log) {
  if (!log.blocked() && boat.entry != noEntry)
    return par_.policy().choice(stageOf(boat.progress), boat.entry, boat.seen());
  const State state = stateOf(boat);
  if (!log.blocked()) return choiceOf(state);
  if (parOf(state) < log.blockedAt - noBetterPar) {
    log.forget();
    return choiceOf(state);
  }
  const BestDice best = lookRound(boat, state, log);
  log.found[keyOfState(state)] = std::max(best.cost, parOf(state));
  return best.choice;
}

// The first of the cheapest, in the order in which pilots look at them.
PerfectRunner::Move PerfectRunner::steer(const Boat& boat, int dice, const Logbook& log) {
  const int total = space_.dice().total(dice);
  const std::array<int, 3> ways = waysAhead(boat.heading);
  std::array<int, 3> steps{};
  for (std::size_t i = 0; i < 3; ++i) steps[i] = std::min<int>(space_.way(boat.water, ways[i]).run, total);
  const int longest = std::max({steps[0], steps[1], steps[2]});
  std::array<Move, 3> moves;
  std::size_t legal = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    if (steps[i] != longest) continue;
    moves[legal] = moved(boat, ways[i], total);
    fetchCost(boat, moves[legal++], dice);
  }
  if (legal == 1) return moves[0];
  std::size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < legal; ++i) {
    const double cost = costOf(boat, moves[i], dice, log);
    if (cost >= least) continue;
    least = cost;
    best = i;
  }
  return moves[best];
}

// The tables are larger than a processor's cache: what will be asked for is fetched while something else is
// done.
void PerfectRunner::fetchCost(const Boat& boat, const Move& move, int dice) const {
  if (move.progress.finished() || move.steps < move.run || move.missing > 0) return;
  const std::size_t entry = space_.way(boat.water, move.direction).slot + static_cast<std::size_t>(dice);
  __builtin_prefetch(&par_.values().at(stageOf(move.progress), entry));
}

// Where the state is stored that a move with these dice ends in.
std::size_t PerfectRunner::entryAfter(const Boat& boat, const Move& move, int dice) const {
  if (move.steps < move.run) return noEntry;
  const StateSpace::Way& way = space_.way(boat.water, move.direction);
  return move.missing > 0 ? way.endSlot : way.slot + static_cast<std::size_t>(dice);
}

void PerfectRunner::noteStop(const Boat& boat, const Move& move, int dice, Logbook& log) {
  if (move.progress.finished() || boat.seen() + move.missing >= fairway::lake_race::sinkingDamage) return;
  const double before = parOf(stateOf(boat));
  if (parOf(after(boat, move, dice)) >= before - noBetterPar) log.blockedAt = std::min(log.blockedAt, before);
}

bool PerfectRunner::isTaken(Water water) const {
  for (int seat = 1; seat <= players_; ++seat)
    if (boats_[seat].water == water && boats_[seat].racing) return true;
  return false;
}

PerfectRunner::Move PerfectRunner::moved(const Boat& boat, int direction, int total) const {
  return moveAlong(space_, boat.water, boat.progress, direction, total,
                   [this](Water water) { return !ghosts_ && isTaken(water); });
}

PerfectRunner::State PerfectRunner::after(const Boat& boat, const Move& move, int dice) const {
  return {move.end, move.direction, stageOf(move.progress), move.missing > 0 ? 0 : dice,
          boat.seen() + move.missing};
}

bool PerfectRunner::isStored(const State& state) const {
  return space_.dice().total(state.dice) <= space_.way(state.water, state.heading).back;
}

double PerfectRunner::parOf(const State& state) {
  if (!isStored(state)) return stoppedShort(state).cost;
  const auto entry = space_.entryOf(space_.way(state.water, state.heading), state.heading, state.dice);
  return par_.values().at(state.stage, entry)[state.damage];
}

DiceChoiceCode PerfectRunner::choiceOf(const State& state) {
  if (!isStored(state)) return stoppedShort(state).choice;
  const auto entry = space_.entryOf(space_.way(state.water, state.heading), state.heading, state.dice);
  return par_.policy().choice(state.stage, entry, state.damage);
}

const BestDice& PerfectRunner::stoppedShort(const State& state) {
  if (known_.size() >= mostKnownStops) known_.clear(); // rather than fill the memory
  const auto [found, isNew] = known_.try_emplace(keyOfState(state));
  if (isNew)
    found->second = chooser_.choose(state.water, state.heading, state.stage, state.dice, state.damage);
  return found->second;
}

double PerfectRunner::costOf(const Boat& boat, const Move& move, int dice, const Logbook& log) {
  if (move.progress.finished()) return 0;
  if (boat.seen() + move.missing >= fairway::lake_race::sinkingDamage) return par_.options().sinkPenalty;
  const State state = after(boat, move, dice);
  if (!log.found.empty())
    if (const auto found = log.found.find(keyOfState(state)); found != log.found.end()) return found->second;
  // The usual case: as far as its dice go, to a state that is stored with where it comes from.
  if (move.steps == move.run && move.missing == 0) {
    const std::size_t entry = space_.way(boat.water, move.direction).slot + static_cast<std::size_t>(dice);
    return par_.values().at(state.stage, entry)[state.damage];
  }
  return parOf(state);
}

// One turn ahead, as the rules and the other boats have it now.
BestDice PerfectRunner::lookRound(const Boat& boat, const State& state, const Logbook& log) {
  BestDice best = decision_.best(state.dice, [&](int dice) {
    const int total = space_.dice().total(dice);
    const std::array<int, 3> ways = waysAhead(boat.heading);
    int longest = 0;
    for (const int way : ways)
      longest = std::max(longest, std::min<int>(space_.way(boat.water, way).run, total));
    double least = std::numeric_limits<double>::infinity();
    for (const int way : ways)
      if (std::min<int>(space_.way(boat.water, way).run, total) == longest)
        least = std::min(least, costOf(boat, moved(boat, way, total), dice, log));
    return least;
  });
  best.cost += par_.costs().turn;
  return best;
}

} // namespace fairway::validator::lake_race
