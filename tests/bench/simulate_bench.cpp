#include "race_course.h"
#include "validator/lake_race/simulation/simulate.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <ctime>
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
// takes; `all` is the same with what is worked out before the first race. By processor time of all threads,
// so that other programs matter less.
void luckTakenOut(benchmark::State& state, const char* course) {
  WorkWatch watch;
  const auto par = Par::solve(sampleBoard(course), {}, watch).value();
  SimulationOptions options;
  options.exact = true;
  options.pilots.assign(4, PilotKind::Par);
  std::optional<SimulationResult> result;
  const auto seconds = [&](bool adjusts, std::int64_t races) {
    options.adjusts = adjusts;
    options.races = races;
    const std::clock_t begun = std::clock();
    result = simulate(*par, options, watch);
    return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
  };
  constexpr std::int64_t races = 20000;
  for (auto _ : state) {
    const double plain = seconds(false, races);
    const double plainThrice = seconds(false, 3 * races);
    const double adjustedThrice = seconds(true, 3 * races);
    const double adjusted = seconds(true, races);
    state.counters["all"] = adjusted / plain;
    state.counters["time"] = (adjustedThrice - adjusted) / (plainThrice - plain);
  }
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t seat = 0; seat < options.pilots.size(); ++seat)
    least = std::min(least, std::pow(result->wins[seat].deviation / result->adjusted[seat].deviation, 2));
  state.counters["variance"] = least;
}

BENCHMARK_CAPTURE(luckTakenOut, duck_pond, "duck-pond-a.course.yaml")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(luckTakenOut, morning_mere, "morning-mere-a.course.yaml")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(luckTakenOut, glass_narrows, "glass-narrows-a.course.yaml")->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::validator
