#include "race_course.h"
#include "validator/lake_race/simulation/simulate.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>
#include <limits>

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

// How many times smaller the variance is without luck, by seat at worst, and how many times longer a race
// takes: both in one run.
void luckTakenOut(benchmark::State& state, const char* course) {
  WorkWatch watch;
  const auto par = Par::solve(sampleBoard(course), {}, watch).value();
  SimulationOptions options;
  options.races = 20000;
  options.exact = true;
  options.pilots.assign(4, PilotKind::Par);
  const auto seconds = [&](bool adjusts, std::optional<SimulationResult>& result) {
    options.adjusts = adjusts;
    const auto begun = std::chrono::steady_clock::now();
    result = simulate(*par, options, watch);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  };
  std::optional<SimulationResult> plain;
  std::optional<SimulationResult> adjusted;
  double ratio = 0;
  for (auto _ : state) ratio = seconds(true, adjusted) / seconds(false, plain);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t seat = 0; seat < options.pilots.size(); ++seat)
    least = std::min(least, std::pow(adjusted->wins[seat].deviation / adjusted->adjusted[seat].deviation, 2));
  state.counters["variance"] = least;
  state.counters["time"] = ratio;
}

BENCHMARK_CAPTURE(luckTakenOut, duck_pond, "duck-pond-a.course.yaml")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(luckTakenOut, morning_mere, "morning-mere-a.course.yaml")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(luckTakenOut, glass_narrows, "glass-narrows-a.course.yaml")->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::validator
