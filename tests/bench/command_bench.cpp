#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "validator/command/validate/validate_command.h"
#include "validator/lake_race/command/pages/courses_output.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/verify.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

// How long the command takes to start, and the commands that look at much at once: a folder of a thousand
// courses, and the lakes of a tile set.
namespace fairway::command {

using namespace lake_race;
namespace {

const std::filesystem::path samples = test::sourceDir() / "samples/lake_race";

// All courses of the sample lakes, copied until there are as many as wanted; gone with it.
class CourseFolder {
public:
  explicit CourseFolder(std::size_t wanted)
      : path_(std::filesystem::temp_directory_path() / ("fairway-bench-" + std::to_string(getpid()))) {
    for (const auto& entry : std::filesystem::directory_iterator(samples))
      if (entry.path().string().ends_with(".lake.yaml")) write(entry.path());
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(path_)) files.push_back(entry.path());
    for (count_ = files.size(); count_ < wanted; ++count_)
      std::filesystem::copy_file(files[count_ % files.size()],
                                 path_ / ("copy-" + std::to_string(count_) + ".course.yaml"));
  }
  ~CourseFolder() { std::filesystem::remove_all(path_); }

  std::string path() const { return path_.string(); }
  std::size_t count() const { return count_; }

private:
  void write(const std::filesystem::path& lake) const {
    std::istringstream in;
    std::ostringstream out, err;
    runCourses({lake.string(), "", path(), false}, {in, out, err});
  }

  std::filesystem::path path_;
  std::size_t count_ = 0;
};

void validateFolder(benchmark::State& state) {
  const CourseFolder folder(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    std::istringstream in;
    std::ostringstream out, err;
    ValidateOptions options;
    options.files = {folder.path()};
    benchmark::DoNotOptimize(runValidate(options, {in, out, err}));
  }
  state.counters["courses"] = static_cast<double>(folder.count());
}
BENCHMARK(validateFolder)->Arg(1000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

double wallMilliseconds(const std::string& program, const char* argument) {
  const auto begun = std::chrono::steady_clock::now();
  pid_t child = 0;
  std::string words[] = {program, argument};
  char* arguments[] = {words[0].data(), words[1].data(), nullptr};
  posix_spawn_file_actions_t silence;
  posix_spawn_file_actions_init(&silence);
  posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (posix_spawn(&child, program.c_str(), &silence, nullptr, arguments, environ) == 0)
    waitpid(child, nullptr, 0);
  posix_spawn_file_actions_destroy(&silence);
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
}

// The start of the command and its end, beside those of the smallest program of the system.
void startCommand(benchmark::State& state) {
  double command = 0, smallest = 0;
  int rounds = 0;
  for (auto _ : state) {
    command += wallMilliseconds(FAIRWAY_PROGRAM, "--version");
    smallest += wallMilliseconds("/bin/true", "");
    ++rounds;
  }
  state.counters["start_ms"] = command / rounds;
  state.counters["ratio"] = command / smallest;
}
BENCHMARK(startCommand)->Unit(benchmark::kMillisecond)->Iterations(200);

fairway::lake_race::Tileset classicSet() {
  const auto text = formats::readText(samples / "classic.tileset.yaml");
  return formats::readDocument(*text, "classic")->document.get<formats::lake_race::TilesetBody>().set;
}

// A sample has hardly any lakes that can be searched together; all 46,080 have many.
void verifySet(benchmark::State& state) {
  const fairway::lake_race::Tileset set = classicSet();
  validator::WorkWatch watch;
  validator::lake_race::VerifyOptions options;
  options.sample = static_cast<std::uint64_t>(state.range(0));
  std::uint64_t courses = 0;
  for (auto _ : state) courses += validator::lake_race::verify(set, options, watch)->courses;
  state.counters["courses/s"] = benchmark::Counter(static_cast<double>(courses), benchmark::Counter::kIsRate);
}
BENCHMARK(verifySet)
    ->Arg(100)
    ->Arg(46080)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

// How much of a plain validation of the same courses a proof takes: both in turn, so that they meet the same
// noise.
void verifyingInValidations(benchmark::State& state) {
  const fairway::lake_race::Tileset set = classicSet();
  const auto seconds = [](auto work) {
    const std::clock_t begun = std::clock();
    work();
    return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
  };
  validator::WorkWatch watch;
  double verifying = 0, validating = 0;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    const auto layout =
        validator::lake_race::Layouts(set, fairway::lake_race::BoardSide::Dark).sample(1, ++seed).front();
    const auto lake =
        *buildLake(set, fairway::lake_race::BoardSide::Dark,
                   validator::lake_race::Layouts(set, fairway::lake_race::BoardSide::Dark)[layout]);
    verifying += seconds([&] {
      benchmark::DoNotOptimize(validator::lake_race::verify(set, {.sample = 1, .seed = seed}, watch));
    });
    validating += seconds([&] {
      for (const auto race : fairway::lake_race::allRaces)
        for (int number = 0; number < fairway::lake_race::assignmentCount; ++number)
          if (const auto placement = placementOf(lake, race, fairway::lake_race::assignmentNumbered(number)))
            benchmark::DoNotOptimize(validator::lake_race::validateCourse({lake, race, *placement, {}}, {}));
    });
  }
  state.counters["ratio"] = verifying / validating;
}
BENCHMARK(verifyingInValidations)->Unit(benchmark::kMillisecond)->Iterations(20);

} // namespace
} // namespace fairway::command
