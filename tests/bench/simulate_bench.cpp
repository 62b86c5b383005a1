#include "race_course.h"
#include "validator/lake_race/simulation/simulate.h"

#include <benchmark/benchmark.h>

namespace fairway::validator {

using namespace lake_race;
namespace {

// Races a second after par, by the wall; CPU is that of all threads.
void racesOf(benchmark::State& state, const char* course) {
  WorkWatch watch;
  const auto par = Par::solve(sampleBoard(course), {}, watch).value();
  SimulationOptions options;
  options.exact = true;
  options.pilots.assign(static_cast<std::size_t>(state.range(0)), PilotKind::Par);
  for (auto _ : state) benchmark::DoNotOptimize(simulate(*par, options, watch));
  state.counters["races"] = benchmark::Counter(options.races, benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK_CAPTURE(racesOf, glass_narrows, "glass-narrows-a.course.yaml")
    ->Arg(1)
    ->Arg(4)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

} // namespace
} // namespace fairway::validator
