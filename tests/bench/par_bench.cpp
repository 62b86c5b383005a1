#include "plain_par.h"
#include "race_course.h"
#include "validator/par/par_report.h"

#include <benchmark/benchmark.h>

#include <chrono>

#include <sys/resource.h>

namespace fairway::validator {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begun) {
  return std::chrono::duration<double>(Clock::now() - begun).count();
}

// Time is the wall's, CPU that of all threads: with two cores at work it is up to twice as much.
void parOf(benchmark::State& state, const char* course) {
  const lake_race::CourseBoard board = sampleBoard(course);
  WorkWatch watch;
  std::shared_ptr<const Par> par;
  for (auto _ : state) par = Par::solve(board, {}, watch).value();
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["water"] = par->space().waterCount();
  state.counters["states"] = static_cast<double>(par->space().stateTotal());
  state.counters["sweeps"] = par->effort().sweeps;
  state.counters["backups"] = static_cast<double>(par->effort().backups);
  state.counters["backups/s"] = benchmark::Counter(static_cast<double>(par->effort().backups),
                                                   benchmark::Counter::kIsIterationInvariantRate);
  state.counters["gap"] = par->certificate().relativeGap();
  state.counters["peak MiB"] = static_cast<double>(usage.ru_maxrss) / 1024; // of the process so far
}

// How many times as long plain value iteration over all states takes, to the same tolerance, in this run.
void ratioToPlain(benchmark::State& state, const char* course) {
  const lake_race::CourseBoard board = sampleBoard(course);
  WorkWatch watch;
  for (auto _ : state) {
    auto begun = Clock::now();
    const auto par = Par::solve(board, {}, watch).value();
    const double solved = secondsSince(begun);
    begun = Clock::now();
    PlainPar plain(board, par->options().maxDice, par->options().sinkPenalty);
    plain.solve(1e-7);
    const double plainly = secondsSince(begun);
    state.counters["par s"] = solved;
    state.counters["plain s"] = plainly;
    state.counters["ratio"] = plainly / solved;
    state.counters["plain states"] = static_cast<double>(plain.states());
    state.counters["plain sweeps"] = plain.sweeps();
    state.counters["plain backups/s"] = static_cast<double>(plain.states()) * plain.sweeps() / plainly;
    state.counters["difference"] = plain.par() - par->value();
  }
}

void flowOf(benchmark::State& state, const char* course) {
  WorkWatch watch;
  const auto par = Par::solve(sampleBoard(course), {}, watch).value();
  for (auto _ : state) benchmark::DoNotOptimize(reportOf(*par));
}

void wallTime(benchmark::internal::Benchmark* bench) {
  bench->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
}

BENCHMARK_CAPTURE(parOf, duck_pond, "duck-pond-a.course.yaml")->Apply(wallTime);
BENCHMARK_CAPTURE(parOf, glass_narrows, "glass-narrows-a.course.yaml")->Apply(wallTime);
BENCHMARK_CAPTURE(parOf, morning_mere, "morning-mere-a.course.yaml")->Apply(wallTime);
BENCHMARK_CAPTURE(parOf, long_firth, "long-firth-a.course.yaml")->Apply(wallTime);
BENCHMARK_CAPTURE(ratioToPlain, duck_pond, "duck-pond-a.course.yaml")->Apply(wallTime)->Iterations(1);
BENCHMARK_CAPTURE(ratioToPlain, glass_narrows, "glass-narrows-a.course.yaml")->Apply(wallTime)->Iterations(1);
BENCHMARK_CAPTURE(flowOf, glass_narrows, "glass-narrows-a.course.yaml")->Apply(wallTime);

} // namespace
} // namespace fairway::validator
