#include "validator/lake_race/coach/coached_race.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

struct WeightedEnd {
  ParChain::Id id;
  double weight;
};

struct SeatState {
  int seat;
  ParChain::Id id;
};

// The states that the chances of a turn are made of, for when their odds are known.
struct TurnStates {
  std::vector<WeightedEnd> best;   // of the best choice of dice
  std::vector<WeightedEnd> played; // of the choice made
  ParChain::Id rolled = 0;         // with the dice that fell, steered best
  ParChain::Id after = 0;
  std::vector<SeatState> others; // in the order in which they move next
};

bool isSettled(const Race& race) {
  return !race.finishers().empty() || race.sunk().size() >= race.players() - 1;
}

void add(Chances& sum, double weight, const Chances& chances) {
  for (int seat = 1; seat <= fairway::lake_race::maxPlayers; ++seat) sum[seat] += weight * chances[seat];
}

Chances less(const Chances& a, const Chances& b) {
  Chances result = a;
  add(result, -1, b);
  return result;
}

// Follows a race and takes each turn apart: in turns at once, in chances when the odds of all states that
// might have been are known.
class RaceCoach {
public:
  RaceCoach(const Par& par, const fairway::lake_race::RaceSetup& setup)
      : par_(par), values_(par), chain_(values_), race_(par.board(), setup) {
    coached_.par = leastStart(0, false);
    coached_.maxDice = par.options().maxDice;
    coached_.players = setup.players;
    coached_.start.resize(static_cast<std::size_t>(setup.players));
  }

  void place(const fairway::lake_race::GridEntry& entry) {
    const int damage = race_.boat(entry.seat).damage;
    const double least = leastStart(damage, false);
    const double leastLeft = leastStart(damage, true);
    const auto refusal = race_.place(entry.seat, race_.board().indexOf(entry.at), entry.heading);
    FAIRWAY_EXPECTS(!refusal);
    const double value = values_.valueOf(boatOf(entry.seat));
    coached_.start[static_cast<std::size_t>(entry.seat - 1)] = {
        entry.seat, value, least - coached_.par, leastLeft - least, value - leastLeft, Badge::None};
  }

  void play(const fairway::lake_race::TurnEntry& entry) {
    if (coached_.turns.empty()) start_ = statesAtStart();
    const Dice keep = *fairway::lake_race::diceShowing(entry.keep);
    const Dice rolled = *fairway::lake_race::diceShowing(entry.rolled);
    const RacingBoat boat = boatOf(entry.seat);
    const std::vector<StateSpace::Water> taken = takenBeside(entry.seat);
    CoachedTurn turn;
    turn.turn = static_cast<int>(coached_.turns.size()) + 1;
    turn.seat = entry.seat;
    turn.settledBefore = isSettled(race_);

    const DiceTable& table = par_.space().dice();
    const ChoiceCost played{table.indexOf(keep), rolled.count(), 0};
    const RacingBoat counted = asCounted(boat);
    const ChoiceCost best = values_.best(values_.choices(counted, taken));
    const double playedCost = costOf(boat, played, taken);
    const int dice = table.indexOf(keep + rolled);
    const TurnEnd bestEnd = values_.bestEnd(boat, dice, taken);
    const TurnEnd end = values_.endOf(boat, dice, entry.steer, taken);
    const double turnCost = par_.costs().turn;
    turn.turns = {best.cost - values_.valueOf(boat), playedCost - best.cost,
                  turnCost + bestEnd.value - playedCost, end.value - bestEnd.value};
    turn.best = {table.at(best.keep), best.roll};
    turn.bestSteer = bestEnd.steer;
    turn.bestEnd = par_.space().cellOf(bestEnd.boat.water);
    turn.end = par_.space().cellOf(end.boat.water);
    turn.toGo = end.value;
    if (turn.lostTurns() >= equalInTurns) addCosts(turn, boat, dice, taken);

    TurnStates states;
    if (!turn.settledBefore) {
      states.best = endsOf(counted, best, taken);
      states.played = endsOf(boat, played, taken);
      states.rolled = chain_.idOf(bestEnd);
      states.after = chain_.idOf(end);
      states.others = othersAfter(entry.seat);
    }
    states_.push_back(std::move(states));
    coached_.turns.push_back(turn);
    const auto roll = race_.roll(entry.seat, keep, rolled);
    const auto steer = race_.steer(entry.steer);
    FAIRWAY_EXPECTS(!roll && !steer);
  }

  std::optional<CoachedRace> result(const WorkWatch& watch) && {
    if (coached_.turns.empty()) start_ = statesAtStart();
    if (!odds_.workOut(chain_, askedStates(), watch)) return std::nullopt;
    look(startMover_, start_.others);
    coached_.win = chancesWith(start_.after);
    const Chances* before = &coached_.win;
    for (std::size_t i = 0; i < coached_.turns.size(); ++i) {
      addChances(coached_.turns[i], states_[i], *before);
      before = &coached_.turns[i].wins;
    }
    summarise(coached_, race_);
    return std::move(coached_);
  }

private:
  // The least value of all start cells and headings with this damage, or of those that are still free.
  double leastStart(int damage, bool freeOnly) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto cell : par_.board().startCells()) {
      if (freeOnly && race_.isTaken(cell)) continue;
      const StateSpace::Water water = par_.space().waterAt(cell);
      least = std::min(least, par_.startValue(water, par_.bestHeading(water, damage), damage));
    }
    return least;
  }

  RacingBoat boatOf(int seat) const {
    const fairway::lake_race::Boat& boat = race_.boat(seat);
    return {par_.space().waterAt(boat.cell), static_cast<int>(boat.heading),
            par_.space().dice().indexOf(boat.dice), boat.damage, boat.progress};
  }

  // As the solution counts debts. What that misses is charged to the choice of dice.
  static RacingBoat asCounted(RacingBoat boat) {
    boat.progress = progressAt(stageOf(boat.progress));
    return boat;
  }

  std::vector<StateSpace::Water> takenBeside(int mover) const {
    std::vector<StateSpace::Water> taken;
    for (int seat = 1; seat <= race_.players(); ++seat)
      if (seat != mover && race_.boat(seat).status == BoatStatus::Racing)
        taken.push_back(par_.space().waterAt(race_.boat(seat).cell));
    return taken;
  }

  double costOf(const RacingBoat& boat, const ChoiceCost& choice, TakenWaters taken) {
    for (const ChoiceCost& each : values_.choices(boat, taken))
      if (each.keep == choice.keep && each.roll == choice.roll) return each.cost;
    FAIRWAY_EXPECTS(false); // a legal choice with at most max-dice dice
    return 0;
  }

  void addCosts(CoachedTurn& turn, const RacingBoat& boat, int dice, TakenWaters taken) {
    for (const ChoiceCost& each : values_.choices(boat, taken))
      turn.diceCosts.push_back({{par_.space().dice().at(each.keep), each.roll}, each.cost});
    const fairway::lake_race::Boat& mover = race_.boat(turn.seat);
    const auto legal = fairway::lake_race::legalSteers(race_.board(), mover.cell, mover.heading,
                                                       par_.space().dice().total(dice));
    for (const fairway::lake_race::Steer steer : fairway::lake_race::allSteers)
      if (legal.contains(steer))
        turn.steerCosts.push_back({steer, values_.endOf(boat, dice, steer, taken).value});
  }

  std::vector<WeightedEnd> endsOf(const RacingBoat& boat, const ChoiceCost& choice, TakenWaters taken) {
    std::vector<WeightedEnd> ends;
    forEachResult(par_.space().dice(), choice.keep, choice.roll, [&](int dice, double probability) {
      ends.push_back({chain_.idOf(values_.bestEnd(boat, dice, taken)), probability});
    });
    return ends;
  }

  std::vector<SeatState> othersAfter(int mover) {
    std::vector<SeatState> others;
    for (int seat = leftNeighbour(mover, race_.players()); seat != mover;
         seat = leftNeighbour(seat, race_.players()))
      if (race_.boat(seat).status == BoatStatus::Racing) others.push_back({seat, chain_.idOf(boatOf(seat))});
    return others;
  }

  // As if the last in the order of play had just moved.
  TurnStates statesAtStart() {
    startMover_ = rightNeighbour(race_.first(), race_.players());
    TurnStates states;
    states.after = states.rolled = chain_.idOf(boatOf(startMover_));
    states.others = othersAfter(startMover_);
    return states;
  }

  std::vector<ParChain::Id> askedStates() const {
    std::vector<ParChain::Id> asked;
    const auto ask = [&](const TurnStates& states) {
      for (const auto* ends : {&states.best, &states.played})
        for (const WeightedEnd& end : *ends) asked.push_back(end.id);
      for (const SeatState& other : states.others) asked.push_back(other.id);
      asked.push_back(states.rolled);
      asked.push_back(states.after);
    };
    ask(start_);
    for (std::size_t i = 0; i < states_.size(); ++i)
      if (!coached_.turns[i].settledBefore) ask(states_[i]);
    return asked;
  }

  void look(int mover, const std::vector<SeatState>& states) {
    std::vector<ChancesAfterTurn::Other> others;
    for (const SeatState& state : states) others.push_back({state.seat, odds_.of(state.id)});
    chancesAfter_.look(mover, others, odds_.turns());
  }

  Chances chancesWith(ParChain::Id id) const { return chancesAfter_.with(id, odds_.of(id)); }

  Chances mean(const std::vector<WeightedEnd>& ends) const {
    Chances sum;
    for (const WeightedEnd& end : ends) add(sum, end.weight, chancesWith(end.id));
    return sum;
  }

  void addChances(CoachedTurn& turn, const TurnStates& states, const Chances& before) {
    if (turn.settledBefore) {
      turn.wins = before;
      turn.win = before[turn.seat];
      return;
    }
    look(turn.seat, states.others);
    const Chances best = mean(states.best);
    const Chances played = mean(states.played);
    const Chances rolled = chancesWith(states.rolled);
    turn.wins = chancesWith(states.after);
    turn.chance = {less(best, before), less(played, best), less(rolled, played), less(turn.wins, rolled)};
    turn.win = rolled[turn.seat];
  }

  const Par& par_;
  TurnValues values_;
  ParChain chain_;
  Race race_;
  CoachedRace coached_;
  TurnStates start_;
  int startMover_ = 1;
  std::vector<TurnStates> states_; // by turn
  FinishOdds odds_;
  ChancesAfterTurn chancesAfter_;
};

} // namespace

int diceToCoach(const RaceRecord& record, int turns) {
  constexpr std::size_t usual = 6;
  std::size_t most = usual;
  for (int i = 0; i < turns; ++i) {
    const auto& turn = record.turns[static_cast<std::size_t>(i)];
    most = std::max(most, turn.keep.size() + turn.rolled.size());
  }
  return static_cast<int>(most);
}

std::optional<CoachedRace> coachRace(const Par& par, const fairway::lake_race::RaceSetup& setup,
                                     const RaceRecord& record, int turns, const WorkWatch& watch) {
  RaceCoach coach(par, setup);
  for (const fairway::lake_race::GridEntry& entry : record.grid) coach.place(entry);
  for (int i = 0; i < turns; ++i) coach.play(record.turns[static_cast<std::size_t>(i)]);
  return std::move(coach).result(watch);
}

} // namespace fairway::validator::lake_race
