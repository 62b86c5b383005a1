#include "plain_par.h"
#include "race_course.h"
#include "validator/lake_race/par/par_report.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <ctime>

#include <sys/resource.h>

namespace fairway::validator {

using namespace lake_race;
namespace {

using Clock = std::chrono::steady_clock;

// Of the wall, and of all processors together: on a machine that others use too only the second means much.
struct Seconds {
  double wall = 0;
  double cpu = 0;
};

template <class Work>
Seconds secondsOf(Work&& work) {
  const auto begun = Clock::now();
  const std::clock_t cpu = std::clock();
  work();
  return {std::chrono::duration<double>(Clock::now() - begun).count(),
          static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC};
}

// Time is the wall's, CPU that of all threads: with two cores at work it is up to twice as much.
void parOf(benchmark::State& state, const char* course) {
  const fairway::lake_race::CourseBoard board = sampleBoard(course);
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

// The same course with one cell of land more, begun from what is known of the course without; and roughly, as
// the search for suggestions does it. CPU time against that from nothing in the same run is what counts.
void warmParOf(benchmark::State& state, const char* course, const char* land, bool rough) {
  const fairway::lake_race::Course original = sampleCourse(course);
  fairway::lake_race::Course changed = original;
  changed.lake.map.set(*cellLabelled(land), fairway::lake_race::Terrain::Land);
  const fairway::lake_race::CourseBoard board(changed);
  WorkWatch watch;
  const auto known = Par::solve(fairway::lake_race::CourseBoard(original), {}, watch).value();
  std::shared_ptr<const Par> anew;
  const Seconds fromNothing = secondsOf([&] { anew = Par::solve(board, {}, watch).value(); });
  std::shared_ptr<const Par> warm;
  const std::clock_t cpu = std::clock();
  for (auto _ : state) warm = Par::solve(board, {}, watch, {known.get(), rough}).value();
  const double seconds = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
  state.counters["share of CPU"] = seconds / static_cast<double>(state.iterations()) / fromNothing.cpu;
  state.counters["sweeps"] = warm->effort().sweeps;
  state.counters["backups"] = static_cast<double>(warm->effort().backups);
  state.counters["share of backups"] =
      static_cast<double>(warm->effort().backups) / static_cast<double>(anew->effort().backups);
  state.counters["difference"] = warm->value() - anew->value();
}

// How many times as long plain value iteration over all states takes, to the same tolerance, in this run. It
// uses one thread, par as many as there are processors: the wall's ratio has both in it, that of CPU time
// not.
void ratioToPlain(benchmark::State& state, const char* course) {
  const fairway::lake_race::CourseBoard board = sampleBoard(course);
  WorkWatch watch;
  for (auto _ : state) {
    std::shared_ptr<const Par> par;
    const Seconds solved = secondsOf([&] { par = Par::solve(board, {}, watch).value(); });
    PlainPar plain(board, par->options().maxDice, par->options().sinkPenalty);
    const Seconds plainly = secondsOf([&] { plain.solve(1e-7); });
    state.counters["par s"] = solved.wall;
    state.counters["plain s"] = plainly.wall;
    state.counters["ratio"] = plainly.wall / solved.wall;
    state.counters["CPU ratio"] = plainly.cpu / solved.cpu;
    state.counters["plain states"] = static_cast<double>(plain.states());
    state.counters["plain sweeps"] = plain.sweeps();
    state.counters["plain backups/s"] = static_cast<double>(plain.states()) * plain.sweeps() / plainly.cpu;
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
BENCHMARK_CAPTURE(warmParOf, glass_narrows, "glass-narrows-a.course.yaml", "1013", false)->Apply(wallTime);
BENCHMARK_CAPTURE(warmParOf, glass_start, "glass-narrows-a.course.yaml", "0507", false)->Apply(wallTime);
BENCHMARK_CAPTURE(warmParOf, morning_mere, "morning-mere-a.course.yaml", "1212", false)->Apply(wallTime);
BENCHMARK_CAPTURE(warmParOf, glass_narrows_roughly, "glass-narrows-a.course.yaml", "1013", true)
    ->Apply(wallTime);
BENCHMARK_CAPTURE(warmParOf, morning_mere_roughly, "morning-mere-a.course.yaml", "1212", true)
    ->Apply(wallTime);
BENCHMARK_CAPTURE(ratioToPlain, duck_pond, "duck-pond-a.course.yaml")->Apply(wallTime)->Iterations(1);
BENCHMARK_CAPTURE(ratioToPlain, glass_narrows, "glass-narrows-a.course.yaml")->Apply(wallTime)->Iterations(1);
BENCHMARK_CAPTURE(flowOf, glass_narrows, "glass-narrows-a.course.yaml")->Apply(wallTime);

} // namespace
} // namespace fairway::validator
