// How long a frame takes: the first paint of a published-size board, and panning and zooming over a lake of
// 250 x 250, in memory, at the size of a window of 1280 x 800.
#include "editor/model/document_edit.h"
#include "editor/model/examination.h"
#include "editor/model/view.h"

#include <benchmark/benchmark.h>

#include <random>

namespace fairway::editor {
namespace {

constexpr int windowWidth = 1280 + 320; // with the margin that the window keeps
constexpr int windowHeight = 800 + 320;

lake_race::Lake archipelago(int side) {
  lake_race::Lake lake;
  lake.map = lake_race::TerrainMap(side, side);
  std::mt19937 engine(7);
  for (int i = 0; i < side * side / 30; ++i) {
    const Cell centre{static_cast<int>(engine() % static_cast<unsigned>(side)) + 1,
                      static_cast<int>(engine() % static_cast<unsigned>(side)) + 1};
    for (const Hex hex : disk(lake.hexOf(centre), static_cast<int>(engine() % 3)))
      if (lake.map.contains(lake.cellOf(hex))) lake.map.set(lake.cellOf(hex), lake_race::Terrain::Land);
  }
  return lake;
}

void firstPaint(benchmark::State& state) {
  const lake_race::Lake lake = archipelago(static_cast<int>(state.range(0)));
  for (auto each : state) {
    const formats::BoardScene scene(lake);
    formats::Raster raster(windowWidth, windowHeight);
    View view;
    view.fit(scene.box(), windowWidth, windowHeight, 24);
    raster.paint(scene, view.onScreen(), {}, formats::rgb(0));
    benchmark::DoNotOptimize(raster.pixels());
  }
}
BENCHMARK(firstPaint)->Arg(24)->Arg(250)->Unit(benchmark::kMillisecond);

// One frame of a pan that leaves the cached picture, at a size of hexes in pixels.
void panFrame(benchmark::State& state) {
  const formats::BoardScene scene(archipelago(250));
  formats::Raster raster(windowWidth, windowHeight);
  View view;
  view.fit(scene.box(), windowWidth, windowHeight, 24);
  view.setPercentAt(100.0 * static_cast<double>(state.range(0)) / View::hexAt100, {600, 400});
  for (auto each : state) {
    view.pan(1, 1);
    raster.paint(scene, view.onScreen(), {}, formats::rgb(0));
    benchmark::DoNotOptimize(raster.pixels());
  }
}
BENCHMARK(panFrame)->Arg(4)->Arg(8)->Arg(13)->Arg(16)->Arg(32)->Arg(64)->Unit(benchmark::kMillisecond);

void editToFindings(benchmark::State& state) {
  lake_race::Lake lake = archipelago(24);
  int column = 2;
  for (const lake_race::RaceLetter race : lake_race::allRaces)
    for (int i = 0; i < 4; ++i)
      lake.slots.push_back({race, {column = column % 18 + 4, 3 + 5 * i}, static_cast<Direction>(i)});
  const EditedDocument document(formats::LakeDocument{{}, lake});
  for (auto each : state) benchmark::DoNotOptimize(examine(taskOf(document)));
}
BENCHMARK(editToFindings)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::editor
