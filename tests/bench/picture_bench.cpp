#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/picture/tile_image.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/lake_race/tiled/write_map.h"
#include "formats/picture/picture.h"
#include "formats/picture/raster.h"
#include "rules/lake_race/route/choose.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>

#include <sys/resource.h>
#include <unistd.h>

// Reach: a PNG of 24 x 24 at 150 dpi in 150 ms, its poster in 500 ms, a 250 x 250 lake at screen size in 16
// ms; and how that compares with Tiled. Of large lakes: a poster of 127 pages in 6 s, an SVG of 500 x 500 in
// 5 s, a PNG of 250 x 250 in 200 MB.
namespace fairway::formats {

using namespace lake_race;
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

// Islands of a few cells each, the same every time.
Lake islands(int side) {
  Lake lake;
  lake.map = fairway::lake_race::TerrainMap(side, side);
  std::mt19937_64 random(1);
  for (int i = 0; i < side * side / 40; ++i) {
    Cell cell{2 + static_cast<int>(random() % static_cast<std::uint64_t>(side - 2)),
              2 + static_cast<int>(random() % static_cast<std::uint64_t>(side - 2))};
    for (int step = 0; step < 5; ++step) {
      if (lake.map.contains(cell)) lake.map.set(cell, Terrain::Land);
      cell = neighbour(cell, allDirections[random() % 6], lake.stagger);
    }
  }
  return lake;
}

BoardScene publishedCourse() {
  Lake lake = islands(24);
  const fairway::lake_race::Placement placement{
      {10, 9}, Direction::E, {Cell{4, 3}, Cell{20, 5}, Cell{12, 20}}};
  return BoardScene(
      fairway::lake_race::Course{lake, {}, placement, fairway::lake_race::chosen(lake, placement, {})});
}

void pngOfACourse(benchmark::State& state) {
  const BoardScene scene = publishedCourse();
  for (auto _ : state) benchmark::DoNotOptimize(Picture(scene, {"Bench", "", ""}, {}).png(150));
}
BENCHMARK(pngOfACourse)->Unit(benchmark::kMillisecond);

void posterOfACourse(benchmark::State& state) {
  const BoardScene scene = publishedCourse();
  for (auto _ : state) benchmark::DoNotOptimize(poster(scene, "Bench", {}).pdf());
}
BENCHMARK(posterOfACourse)->Unit(benchmark::kMillisecond);

// 127 pages; what the process needs at most is told in megabytes.
void posterOfALargeLake(benchmark::State& state) {
  const BoardScene scene(islands(250));
  PosterOptions options;
  options.print.unit = 10;
  for (auto _ : state) benchmark::DoNotOptimize(poster(scene, "Bench", options).pdf());
}
BENCHMARK(posterOfALargeLake)->Unit(benchmark::kMillisecond)->Iterations(1);

void pngOfALargeLake(benchmark::State& state) {
  const BoardScene scene(islands(250));
  for (auto _ : state) benchmark::DoNotOptimize(Picture(scene, {"Bench", "", ""}, {}).png(100));
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["peak_mb"] = static_cast<double>(usage.ru_maxrss) / 1024;
}
BENCHMARK(pngOfALargeLake)->Unit(benchmark::kMillisecond)->Iterations(1);

void svgOfTheLargestLake(benchmark::State& state) {
  const BoardScene scene(islands(500));
  std::size_t bytes = 0;
  for (auto _ : state) bytes = Picture(scene, {"Bench", "", ""}, {}).svg().size();
  state.counters["file_mb"] = static_cast<double>(bytes) / 1e6;
}
BENCHMARK(svgOfTheLargestLake)->Unit(benchmark::kMillisecond)->Iterations(1);

// The argument is the hex's size in pixels: the whole lake at 4, about 6,400 cells at 16, 1,600 at 32.
void largeLakeOnScreen(benchmark::State& state) {
  const BoardScene scene(islands(250));
  Raster raster(1600, 1000);
  const View view{{-100, -100}, static_cast<double>(state.range(0))};
  for (auto _ : state) raster.paint(scene, view, {}, rgb(0xFFFFFF));
}
BENCHMARK(largeLakeOnScreen)
    ->Arg(4)
    ->Arg(8)
    ->Arg(13)
    ->Arg(16)
    ->Arg(20)
    ->Arg(32)
    ->Arg(48)
    ->Arg(64)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);

void sceneOfALargeLake(benchmark::State& state) {
  const Lake lake = islands(250);
  for (auto _ : state) benchmark::DoNotOptimize(BoardScene(lake));
}
BENCHMARK(sceneOfALargeLake)->Unit(benchmark::kMillisecond);

// The processor's time that ended child processes took, in milliseconds.
double childMilliseconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
         static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

// What Tiled's own painter takes for the lake, which has to be started for it; a map of one cell tells how
// much of that is starting.
double tmxrasterizerMilliseconds(const Lake& lake, const std::filesystem::path& folder) {
  std::ofstream(folder / "map.tmx") << tiled::toTmx(tiled::mapOf(BoardScene(lake), {}), "map.tiles.png");
  std::ofstream(folder / "map.tiles.png")
      << tileImagePng(tiled::tileWidth, tiled::tileHeight, ThemeName::Dark);
  const std::string command = "QT_QPA_PLATFORM=offscreen tmxrasterizer '" + (folder / "map.tmx").string() +
                              "' '" + (folder / "map.png").string() + "' >/dev/null 2>&1";
  double best = 1e9;
  for (int round = 0; round < 5; ++round) {
    const double before = childMilliseconds();
    if (std::system(command.c_str()) != 0) return 0;
    best = std::min(best, childMilliseconds() - before);
  }
  return best;
}

// Our whole picture of a lake against plain tiles of the same map, at the same size of hexes (56 pixels).
void againstTmxrasterizer(benchmark::State& state) {
  const Lake lake = islands(static_cast<int>(state.range(0)));
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("fairway-bench-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  const double theirs = tmxrasterizerMilliseconds(lake, folder);
  const double start = tmxrasterizerMilliseconds(islands(3), folder);
  std::filesystem::remove_all(folder);
  if (theirs <= 0) return state.SkipWithError("tmxrasterizer is not installed");
  const std::clock_t before = std::clock();
  int rounds = 0;
  for (auto _ : state) {
    ++rounds;
    benchmark::DoNotOptimize(Picture(BoardScene(lake), {}, {}).png(tiled::tileWidth * 25.4 / 10));
  }
  const double ours = static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC / rounds;
  state.counters["tiled_ms"] = theirs;
  state.counters["tiled_start_ms"] = start;
  state.counters["ratio"] = theirs / ours;
  state.counters["ratio_without_start"] = (theirs - start) / ours;
}
BENCHMARK(againstTmxrasterizer)->Arg(24)->Arg(100)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::formats
