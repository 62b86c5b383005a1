#include "rules/pool/play/perft.h"
#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "validator/pool/simulation/simulate.h"
#include "validator/pool/solve/solve.h"
#include "validator/pool/study/pool_study.h"

#include <benchmark/benchmark.h>

// The crocodile pool: counting turns, checking, games of pilots, exact values.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;

void perftOfTheStart(benchmark::State& state) {
  const PoolBoard board(fairway::pool::test::publishedPool());
  const Match match(board, setupPosition(board));
  for (auto _ : state) benchmark::DoNotOptimize(perft(match, static_cast<int>(state.range(0))));
}
BENCHMARK(perftOfTheStart)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);

void studyOfThePublishedPool(benchmark::State& state) {
  const Pool pool = fairway::pool::test::publishedPool();
  for (auto _ : state) benchmark::DoNotOptimize(PoolStudy(pool));
}
BENCHMARK(studyOfThePublishedPool)->Unit(benchmark::kMillisecond);

// Games a second, by the wall; CPU is that of all threads.
void games(benchmark::State& state, PilotKind pilot, int count) {
  const PoolBoard board(fairway::pool::test::publishedPool());
  SimulationOptions options;
  options.pilots = {pilot, pilot};
  options.races = count;
  WorkWatch nobody;
  for (auto _ : state) benchmark::DoNotOptimize(simulate(board, options, nobody));
  state.counters["games"] = benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK_CAPTURE(games, quick, PilotKind::Quick, 2000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(games, strong, PilotKind::Strong, 200)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

// Two tiles a side on 3 x 4 squares.
void solveThreeByFour(benchmark::State& state) {
  Pool pool = fairway::pool::test::drawn(".../.../.../...");
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {2, 4}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  pool.start[Side::Red] = {{4, 2, {}}};
  pool.start[Side::Yellow] = {{1, 2, {}}};
  pool.setup.emplace();
  (*pool.setup)[Side::Red] = {{1, 4}, {3, 4}};
  (*pool.setup)[Side::Yellow] = {{1, 1}, {3, 1}};
  const PoolBoard board(pool);
  const Match match(board, setupPosition(board));
  WorkWatch nobody;
  for (auto _ : state) benchmark::DoNotOptimize(solve(match, 5000000, nobody));
}
BENCHMARK(solveThreeByFour)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::validator::pool
