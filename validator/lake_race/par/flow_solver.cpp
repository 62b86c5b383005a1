#include "validator/lake_race/par/flow_solver.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr double leftUnderWay = 1e-13; // of one boat: what may be left under way

int leastToGo(const StateSpace& space, StateSpace::Water water, Stage stage) {
  int least = WayAhead::unreachable;
  for (int heading = 0; heading < 6; ++heading) least = std::min(least, space.wayToGo(water, heading, stage));
  return least;
}

double sum(const ByDamage& lanes) {
  return lanes[0] + lanes[1] + lanes[2] + lanes[3];
}

} // namespace

FlowSolver::FlowSolver(const SolvedRace& race, StateSpace::Water start, int heading)
    : race_(race), waiting_(race.space, 0),
      due_(static_cast<std::size_t>(race.space.waterCount() * stageCount), 0),
      prospect_(race.space, race.costs),
      decidedBy_(
          static_cast<std::size_t>(race.space.dice().maxDice()) + 1,
          std::vector<ByDamage>(static_cast<std::size_t>(race.space.dice().count()), ByDamage::all(0))) {
  const auto waters = static_cast<std::size_t>(race.space.waterCount());
  flow_.turnsBySpeed.assign(static_cast<std::size_t>(race.space.dice().maxTotal()) + 1, 0);
  flow_.crashes.assign(waters, 0);
  flow_.traffic.assign(waters, 0);
  flow_.begun.assign(waters, 0);
  flow_.toGo.assign(waters, 0);
  flow_.steps.assign(waters * 6 * stageCount, 0);
  waiting_.at(0, race.space.way(start, heading).slot).set(0, 1);
  due_[static_cast<std::size_t>(start * stageCount)] = 1;
}

std::optional<RaceFlow> FlowSolver::run(const WorkWatch& watch) {
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate) {
    const auto nodes = nodesOf(gate);
    for (double released = 1; released > leftUnderWay;) {
      released = 0;
      for (const auto& [water, stage] : nodes)
        if (char& due = due_[static_cast<std::size_t>(water * stageCount + stage)]; due) {
          if (watch.stopWanted()) return std::nullopt;
          due = 0;
          released += release(water, stage);
        }
    }
  }
  countTraffic();
  return flow_;
}

std::vector<std::pair<StateSpace::Water, Stage>> FlowSolver::nodesOf(int gate) const {
  const StateSpace& space = race_.space;
  std::vector<std::pair<StateSpace::Water, Stage>> nodes;
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    for (Stage stage = firstStage(gate); stage < lastStage(gate); ++stage)
      if (space.reachable(water, stage)) nodes.emplace_back(water, stage);
  std::stable_sort(nodes.begin(), nodes.end(), [&](const auto& a, const auto& b) {
    return leastToGo(space, a.first, a.second) > leastToGo(space, b.first, b.second);
  });
  return nodes;
}

void FlowSolver::countTraffic() {
  const StateSpace& space = race_.space;
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    for (int direction = 0; direction < 6; ++direction) {
      const auto to = space.board().next(space.cellOf(water), static_cast<Direction>(direction));
      for (Stage stage = 0; stage < stageCount && to != fairway::lake_race::CourseBoard::noCell; ++stage)
        flow_.traffic[static_cast<std::size_t>(space.waterAt(to))] += flow_.step(water, direction, stage);
    }
}

double FlowSolver::release(StateSpace::Water water, Stage stage) {
  double released = 0;
  prospect_.look(race_.values, water, stage);
  sent_ = {};
  for (int heading = 0; heading < 6; ++heading) decide(heading, stage, water, released);
  flow_.turnsByGate[static_cast<std::size_t>(gateOf(stage))] += released;
  countSteps(water, stage);
  return released;
}

// Takes the boats that wait with this heading, lets each choose its dice, and sends them on.
void FlowSolver::decide(int heading, Stage stage, StateSpace::Water water, double& released) {
  const StateSpace::Way& way = race_.space.way(water, heading);
  int most = -1;
  for (int dice = 0; dice < race_.space.stateCount(way); ++dice) {
    const std::size_t entry = race_.space.entryOf(way, heading, dice);
    ByDamage& waiting = waiting_.at(stage, entry);
    const double here = sum(waiting);
    if (here <= 0) continue;
    released += here;
    countTurns(water, waiting, race_.values.at(stage, entry));
    for (int damage = 0; damage < damageLevels; ++damage) {
      if (waiting[damage] <= 0) continue;
      const DiceChoiceCode code = race_.policy.choice(stage, entry, damage);
      ByDamage& decided = decidedBy_[static_cast<std::size_t>(countAfterRoll(code))]
                                    [static_cast<std::size_t>(keptDice(code))];
      decided.set(damage, decided[damage] + waiting[damage]);
      most = std::max(most, countAfterRoll(code));
    }
    waiting = ByDamage::all(0);
  }
  for (int count = 0; count <= most; ++count) {
    roll(count);
    for (const DiceTable::Index dice : race_.space.dice().ofSize(count)) {
      ByDamage& lie = decidedBy_[static_cast<std::size_t>(count)][dice];
      for (int damage = 0; damage < damageLevels; ++damage)
        if (lie[damage] > 0) steer(water, stage, heading, dice, damage, lie[damage]);
      lie = ByDamage::all(0);
    }
  }
}

void FlowSolver::countTurns(StateSpace::Water water, const ByDamage& boats, const ByDamage& values) {
  for (int damage = 0; damage < damageLevels; ++damage) {
    flow_.begun[static_cast<std::size_t>(water)] += boats[damage];
    if (boats[damage] > 0) flow_.toGo[static_cast<std::size_t>(water)] += boats[damage] * values[damage];
  }
}

// One die at a time: the mirror image of the expectation in a backup.
void FlowSolver::roll(int countAfter) {
  std::vector<ByDamage>& decided = decidedBy_[static_cast<std::size_t>(countAfter)];
  const DiceTable& dice = race_.space.dice();
  for (int size = 0; size < countAfter; ++size)
    for (const DiceTable::Index kept : dice.ofSize(size)) {
      if (sum(decided[kept]) <= 0) continue;
      const ByDamage part = (1.0 / 3) * decided[kept];
      for (int face = fairway::lake_race::minDie; face <= fairway::lake_race::maxDie; ++face)
        decided[dice.plus(kept, face)] = decided[dice.plus(kept, face)] + part;
      decided[kept] = ByDamage::all(0);
    }
}

void FlowSolver::steer(StateSpace::Water water, Stage stage, int heading, int dice, int damage, double mass) {
  const int total = race_.space.dice().total(dice);
  flow_.turnsBySpeed[static_cast<std::size_t>(total)] += mass;
  const fairway::lake_race::SteerSet legal = fairway::lake_race::legalSteers(
      race_.space.board(), race_.space.cellOf(water), static_cast<Direction>(heading), total);
  int best = -1;
  double least = 0;
  for (const fairway::lake_race::Steer way : fairway::lake_race::allSteers) {
    if (!legal.contains(way)) continue;
    const int direction = static_cast<int>(fairway::lake_race::steered(static_cast<Direction>(heading), way));
    const int missing = total - prospect_.run(direction);
    const double cost =
        missing > 0 ? prospect_.crash(direction, missing)[damage] : prospect_.ahead(direction)[dice][damage];
    if (best >= 0 && cost >= least) continue;
    best = direction;
    least = cost;
  }
  const int missing = total - prospect_.run(best);
  if (missing > 0)
    crash(water, stage, best, missing, damage, mass);
  else
    move(water, stage, best, dice, damage, mass);
}

void FlowSolver::move(StateSpace::Water water, Stage stage, int direction, int dice, int damage,
                      double mass) {
  const auto total = static_cast<std::size_t>(race_.space.dice().total(dice));
  sent_.mass[static_cast<std::size_t>(direction)][total] += mass;
  sent_.any[static_cast<std::size_t>(direction)] = true;
  arrive(race_.space.stageAfter(water, direction, stage, dice),
         race_.space.way(water, direction).slot + static_cast<std::size_t>(dice), damage, mass);
}

void FlowSolver::crash(StateSpace::Water water, Stage stage, int direction, int missing, int damage,
                       double mass) {
  const StateSpace::Way& way = race_.space.way(water, direction);
  sent_.mass[static_cast<std::size_t>(direction)][way.run] += mass;
  sent_.any[static_cast<std::size_t>(direction)] = true;
  const Stage atEnd = (race_.space.stretches(water, direction, stage).end() - 1)->stage;
  if (atEnd == finishedStage) return arrive(finishedStage, 0, 0, mass);

  if (damage == 0) flow_.damaged += mass;
  fairway::lake_race::CourseBoard::CellIndex cell = race_.space.cellOf(water);
  for (int step = 0; step < way.run; ++step)
    cell = race_.space.board().next(cell, static_cast<Direction>(direction));
  const StateSpace::Water end = race_.space.waterAt(cell);
  flow_.crashes[static_cast<std::size_t>(end)] += mass;
  if (end == removed_) return;
  if (damage + missing >= damageLevels)
    flow_.sunk += mass;
  else
    arrive(atEnd, way.endSlot, damage + missing, mass);
}

void FlowSolver::arrive(Stage stage, std::size_t entry, int damage, double mass) {
  if (stage == finishedStage) {
    flow_.finished += mass;
    return;
  }
  ByDamage& waiting = waiting_.at(stage, entry);
  waiting.set(damage, waiting[damage] + mass);
}

// Walks each way once: counts the steps of all boats that went at least that far, and makes due where some
// stopped.
void FlowSolver::countSteps(StateSpace::Water water, Stage stage) {
  const StateSpace& space = race_.space;
  for (int direction = 0; direction < 6; ++direction) {
    if (!sent_.any[static_cast<std::size_t>(direction)]) continue;
    const auto& mass = sent_.mass[static_cast<std::size_t>(direction)];
    const int run = space.way(water, direction).run;
    double further = 0;
    for (int distance = 0; distance <= run; ++distance) further += mass[static_cast<std::size_t>(distance)];
    fairway::lake_race::Progress progress = progressAt(stage);
    auto cell = space.cellOf(water);
    for (int distance = 0; distance <= run && further > 0; ++distance) {
      const Stage here = stageOf(progress);
      const StateSpace::Water at = space.waterAt(cell);
      const double stopped = mass[static_cast<std::size_t>(distance)];
      if (stopped > 0 && here != finishedStage) due_[static_cast<std::size_t>(at * stageCount + here)] = 1;
      further -= stopped;
      if (distance == run || here == finishedStage) break;
      flow_.steps[static_cast<std::size_t>((at * 6 + direction) * stageCount + here)] += further;
      progress =
          progressAt(stageOf(space.board().advance(progress, cell, static_cast<Direction>(direction))));
      cell = space.board().next(cell, static_cast<Direction>(direction));
    }
  }
}

double RaceFlow::turns() const {
  double all = 0;
  for (const double turns : turnsByGate) all += turns;
  return all;
}

std::optional<RaceFlow> flowFrom(const SolvedRace& race, StateSpace::Water start, int heading,
                                 const WorkWatch& watch) {
  return FlowSolver(race, start, heading).run(watch);
}

std::optional<double> crashProbability(const SolvedRace& race, StateSpace::Water start, int heading,
                                       StateSpace::Water cell, const WorkWatch& watch) {
  FlowSolver solver(race, start, heading);
  solver.removeAt(cell);
  const auto flow = solver.run(watch);
  if (!flow) return std::nullopt;
  return flow->crashes[static_cast<std::size_t>(cell)];
}

} // namespace fairway::validator::lake_race
