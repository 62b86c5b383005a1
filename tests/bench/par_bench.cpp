#include "race_course.h"
#include "validator/par/par_report.h"

#include <benchmark/benchmark.h>

namespace fairway::validator {
namespace {

void parOf(benchmark::State& state, const char* course) {
  const lake_race::CourseBoard board = sampleBoard(course);
  WorkWatch watch;
  std::shared_ptr<const Par> par;
  for (auto _ : state) par = Par::solve(board, {}, watch).value();
  state.counters["water"] = par->space().waterCount();
  state.counters["states"] = static_cast<double>(par->space().stateTotal());
  state.counters["sweeps"] = par->effort().sweeps;
  state.counters["backups"] = benchmark::Counter(static_cast<double>(par->effort().backups),
                                                 benchmark::Counter::kIsIterationInvariantRate);
  state.counters["gap"] = par->certificate().relativeGap();
}

void flowOf(benchmark::State& state, const char* course) {
  WorkWatch watch;
  const auto par = Par::solve(sampleBoard(course), {}, watch).value();
  for (auto _ : state) benchmark::DoNotOptimize(reportOf(*par));
}

BENCHMARK_CAPTURE(parOf, duck_pond, "duck-pond-a.course.yaml")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(parOf, glass_narrows, "glass-narrows-a.course.yaml")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(parOf, morning_mere, "morning-mere-a.course.yaml")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(flowOf, glass_narrows, "glass-narrows-a.course.yaml")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
} // namespace fairway::validator
