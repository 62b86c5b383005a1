#include "formats/picture/picture.h"
#include "formats/picture/raster.h"
#include "formats/print/poster.h"
#include "rules/lake_race/choose.h"

#include <benchmark/benchmark.h>

#include <random>

// Reach: a PNG of 24 x 24 at 150 dpi in 150 ms, its poster in 500 ms, a 250 x 250 lake at screen size in 16
// ms.
namespace fairway::formats {
namespace {

using lake_race::Lake;
using lake_race::Terrain;

// Islands of a few cells each, the same every time.
Lake islands(int side) {
  Lake lake;
  lake.map = lake_race::TerrainMap(side, side);
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
  const lake_race::Placement placement{{10, 9}, Direction::E, {Cell{4, 3}, Cell{20, 5}, Cell{12, 20}}};
  return BoardScene(lake_race::Course{lake, {}, placement, lake_race::chosen(lake, placement, {})});
}

void pngOfACourse(benchmark::State& state) {
  const BoardScene scene = publishedCourse();
  for (auto _ : state) benchmark::DoNotOptimize(Picture(scene, {"Bench", "", ""}, {}).png(150));
}
BENCHMARK(pngOfACourse)->Unit(benchmark::kMillisecond);

void posterOfACourse(benchmark::State& state) {
  const BoardScene scene = publishedCourse();
  for (auto _ : state) benchmark::DoNotOptimize(posterPdf(scene, "Bench", {}));
}
BENCHMARK(posterOfACourse)->Unit(benchmark::kMillisecond);

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
    ->Arg(32)
    ->Arg(64)
    ->Unit(benchmark::kMillisecond);

void sceneOfALargeLake(benchmark::State& state) {
  const Lake lake = islands(250);
  for (auto _ : state) benchmark::DoNotOptimize(BoardScene(lake));
}
BENCHMARK(sceneOfALargeLake)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::formats
