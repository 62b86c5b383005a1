#include "tests/bench/plain_river.h"
#include "tests/rules/river/rivers.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/solve/flow.h"
#include "validator/river/study/fairest.h"
#include "validator/river/validator.h"

#include <benchmark/benchmark.h>

#include <chrono>

#include <sys/resource.h>

// The river race: quick checks, exact solutions and simulations, all of the published river.
namespace fairway::validator::river {
namespace {

using fairway::river::test::published;

void quickChecks(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(validateRiver(published(), {}));
}

void alone(benchmark::State& state) {
  const FleetMoves moves(published());
  const Endless endless(moves);
  for (auto _ : state) benchmark::DoNotOptimize(Alone(moves, endless));
}

// Both bounds, on two cores.
void win(benchmark::State& state) {
  const FleetMoves moves(published());
  const Endless endless(moves);
  WorkWatch watch;
  for (auto _ : state) benchmark::DoNotOptimize(Two::solve(moves, endless, {}, watch));
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["states"] = static_cast<double>(statesOfTwo(moves.river(), Goal::Win));
  state.counters["peak MiB"] = static_cast<double>(usage.ru_maxrss) / 1024; // of the process so far
}

// How many times as long plain value iteration takes for one bound on one core, in this run.
void winAgainstPlain(benchmark::State& state) {
  const FleetMoves moves(published());
  const Endless endless(moves);
  WorkWatch watch;
  using Clock = std::chrono::steady_clock;
  for (auto _ : state) {
    const auto begun = Clock::now();
    const auto two = Two::solve(moves, endless, {}, watch);
    const auto between = Clock::now();
    PlainRiver plain(moves);
    plain.solve(1e-11);
    const double rows = std::chrono::duration<double>(between - begun).count();
    const double plainly = std::chrono::duration<double>(Clock::now() - between).count();
    state.counters["rows s"] = rows;
    state.counters["plain s"] = plainly;
    state.counters["ratio"] = plainly / rows;
    state.counters["difference"] = plain.start() - two->start(Phase{0}).value();
  }
}

void flow(benchmark::State& state) {
  const FleetMoves moves(published());
  const Endless endless(moves);
  WorkWatch watch;
  const auto two = Two::solve(moves, endless, {}, watch);
  for (auto _ : state)
    benchmark::DoNotOptimize(flowOfTwo(*two, Phase{0}, {Hand::Perfect, Hand::Perfect}, watch));
}

void allOrders(benchmark::State& state) {
  WorkWatch watch;
  for (auto _ : state) benchmark::DoNotOptimize(valued(orders(published(), true, 1), true, watch));
}

void simulatePerfect(benchmark::State& state) {
  const FleetMoves moves(published());
  const Endless endless(moves);
  WorkWatch watch;
  const auto two = Two::solve(moves, endless, {}, watch);
  const PerfectPilot pilot(*two);
  for (auto _ : state) benchmark::DoNotOptimize(simulate(moves, {{2, &pilot}}, {2, 20000, 1}, watch));
  state.counters["games/s"] = benchmark::Counter(20000, benchmark::Counter::kIsIterationInvariantRate);
}

void simulateFleets(benchmark::State& state) {
  const FleetMoves moves(published());
  const Endless endless(moves);
  const Alone values(moves, endless, 9);
  const FleetPilot pilot(values);
  WorkWatch watch;
  for (auto _ : state) benchmark::DoNotOptimize(simulate(moves, {{4, &pilot}}, {4, 20000, 1}, watch));
  state.counters["games/s"] = benchmark::Counter(20000, benchmark::Counter::kIsIterationInvariantRate);
}

void wallTime(benchmark::internal::Benchmark* bench) {
  bench->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
}

BENCHMARK(quickChecks)->Apply(wallTime);
BENCHMARK(alone)->Apply(wallTime);
BENCHMARK(win)->Apply(wallTime);
BENCHMARK(winAgainstPlain)->Apply(wallTime)->Iterations(1);
BENCHMARK(flow)->Apply(wallTime)->Iterations(1);
BENCHMARK(allOrders)->Apply(wallTime)->Iterations(1);
BENCHMARK(simulatePerfect)->Apply(wallTime);
BENCHMARK(simulateFleets)->Apply(wallTime);

} // namespace
} // namespace fairway::validator::river
