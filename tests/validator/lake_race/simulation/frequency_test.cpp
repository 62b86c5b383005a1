#include "rules/lake_race/play/dice_stream.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/par_report.h"
#include "validator/lake_race/simulation/par_pilot.h"

#include <gtest/gtest.h>

#include <cmath>

// What par says about perfect boats (exact expectations) against perfect boats that are really sailed.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;
using fairway::lake_race::Race;

// A number that is different in every race: its mean, and how far that may be off.
class Sampled {
public:
  void add(double value) {
    sum_ += value;
    squares_ += value * value;
    ++count_;
  }
  double mean() const { return sum_ / count_; }
  // Rare events have hardly been seen, so there is a floor: that of an event seen about five times.
  double error() const {
    const double variance = std::max(squares_ / count_ - mean() * mean(), 5.0 / count_);
    return std::sqrt(variance / count_);
  }

private:
  double sum_ = 0;
  double squares_ = 0;
  int count_ = 0;
};

struct Seen {
  explicit Seen(const CourseBoard& board)
      : traffic(static_cast<std::size_t>(board.cellCount()), 0.0), crashes(traffic) {}
  std::vector<double> traffic;
  std::vector<double> crashes;
  std::array<double, fairway::lake_race::gateCount> turnsByGate{};
  std::vector<double> turnsBySpeed = std::vector<double>(64, 0.0);
  bool finished = false;
  bool damaged = false;
};

void sailTurn(Race& race, ParPilot& pilot, Logbook& log, fairway::lake_race::DiceStream& dice, Seen& seen) {
  const auto choice = pilot.chooseDice(race, log);
  seen.turnsByGate[race.boat(1).progress.gate] += 1;
  ASSERT_FALSE(race.roll(1, choice.keep, dice.roll(choice.roll)));
  const auto steer = pilot.chooseSteer(race, log);
  const fairway::lake_race::Boat before = race.boat(1);
  const fairway::lake_race::Move move = race.moveFor(steer);
  seen.turnsBySpeed[static_cast<std::size_t>(before.dice.total())] += 1;
  auto cell = before.cell;
  fairway::lake_race::Progress progress = before.progress;
  for (int step = 0; step < move.steps && !progress.finished(); ++step) {
    const Direction heading = fairway::lake_race::steered(before.heading, steer);
    progress = race.board().advance(progress, cell, heading);
    cell = race.board().next(cell, heading);
    seen.traffic[static_cast<std::size_t>(cell)] += 1;
  }
  if (move.crashed() && !move.progress.finished()) {
    seen.crashes[static_cast<std::size_t>(move.end)] += 1;
    seen.damaged = true;
  }
  ASSERT_FALSE(race.steer(steer));
}

Seen sail(const Par& par, const ParReport::StartCell& start, std::uint64_t number) {
  ParPilot pilot(par);
  Logbook log(number);
  fairway::lake_race::DiceStream dice(17, number, 1);
  Race race(par.board(), {1, 1, true, {}});
  EXPECT_FALSE(race.place(1, par.board().indexOf(start.cell), *start.heading));
  Seen seen(par.board());
  while (!race.over()) sailTurn(race, pilot, log, dice, seen);
  seen.finished = race.boat(1).status == fairway::lake_race::BoatStatus::Finished;
  return seen;
}

void expectSeen(const Sampled& sampled, double expected, const std::string& what) {
  EXPECT_NEAR(sampled.mean(), expected, 5 * sampled.error()) << what;
}

void expectFrequencies(const CourseBoard& board, int races) {
  WorkWatch watch;
  const auto par = Par::solve(board, {3, 60}, watch).value();
  const ParReport report = *reportOf(*par);
  std::vector<Sampled> traffic(static_cast<std::size_t>(board.cellCount()));
  std::vector<Sampled> crashes(traffic);
  std::array<Sampled, fairway::lake_race::gateCount> gates;
  std::vector<Sampled> speeds(report.flow.turnsBySpeed.size());
  Sampled finished;
  Sampled damaged;
  for (int race = 0; race < races; ++race) {
    const Seen seen = sail(*par, report.startCells[*report.best], static_cast<std::uint64_t>(race));
    for (std::size_t i = 0; i < traffic.size(); ++i) traffic[i].add(seen.traffic[i]);
    for (std::size_t i = 0; i < crashes.size(); ++i) crashes[i].add(seen.crashes[i]);
    for (std::size_t i = 0; i < gates.size(); ++i) gates[i].add(seen.turnsByGate[i]);
    for (std::size_t i = 0; i < speeds.size(); ++i) speeds[i].add(seen.turnsBySpeed[i]);
    finished.add(seen.finished ? 1 : 0);
    damaged.add(seen.damaged ? 1 : 0);
  }
  for (StateSpace::Water water = 0; water < par->space().waterCount(); ++water) {
    const auto cell = par->space().cellOf(water);
    const auto at = static_cast<std::size_t>(cell);
    const std::string where = label(board.cellAt(cell));
    expectSeen(traffic[at], report.flow.traffic[static_cast<std::size_t>(water)], "traffic at " + where);
    expectSeen(crashes[at], report.flow.crashes[static_cast<std::size_t>(water)], "crashes at " + where);
  }
  for (std::size_t i = 0; i < gates.size(); ++i)
    expectSeen(gates[i], report.flow.turnsByGate[i], "turns of gate " + std::to_string(i));
  for (std::size_t i = 0; i < speeds.size(); ++i)
    expectSeen(speeds[i], report.flow.turnsBySpeed[i], "turns of speed " + std::to_string(i));
  expectSeen(finished, report.flow.finished, "finished");
  expectSeen(damaged, report.flow.damaged, "damaged");
}

TEST(Frequencies, AreWhatPerfectBoatsReallyDo) {
  for (unsigned seed = 1; seed <= lakes(6); ++seed) {
    SCOPED_TRACE(seed);
    expectFrequencies(CourseBoard(smallCourse(seed, 8, 6)), 1500);
  }
}

TEST(Frequencies, AWreckIsCountedOnceARace) {
  WorkWatch watch;
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const auto par = Par::solve(CourseBoard(smallCourse(seed, 7, 5)), {3, 60}, watch).value();
    const ParReport report = *reportOf(*par);
    if (report.crashes.empty()) continue;
    const auto worst = std::max_element(report.crashes.begin(), report.crashes.end(),
                                        [](const auto& a, const auto& b) { return a.expected < b.expected; });
    const ParReport::StartCell& best = report.startCells[*report.best];
    const SolvedRace race{par->space(), par->costs(), par->values(), par->policy()};
    const auto start = par->space().waterAt(par->board().indexOf(best.cell));
    const auto cell = par->board().indexOf(worst->cell);
    const double probability =
        *crashProbability(race, start, static_cast<int>(*best.heading), par->space().waterAt(cell));
    EXPECT_LE(probability, worst->expected + 1e-9) << "at most once a race";
    Sampled crashed;
    for (std::uint64_t number = 0; number < 1500; ++number)
      crashed.add(sail(*par, best, number).crashes[static_cast<std::size_t>(cell)] > 0 ? 1 : 0);
    expectSeen(crashed, probability, "lake " + std::to_string(seed));
  }
}

} // namespace
} // namespace fairway::validator::lake_race
