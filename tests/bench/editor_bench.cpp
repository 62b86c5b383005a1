// How long a frame takes: the first paint of a published-size board, and panning and zooming over a lake of
// 250 x 250, in memory, at the size of a window of 1280 x 800.
#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/examination.h"
#include "editor/model/race/race_bench.h"
#include "editor/model/view/scrolled_picture.h"
#include "editor/model/view/view.h"

#include "tests/support/source_dir.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <random>

namespace fairway::editor {

using namespace lake_race;
namespace {

constexpr int windowWidth = 1280;
constexpr int windowHeight = 800;

fairway::lake_race::Lake archipelago(int side) {
  fairway::lake_race::Lake lake;
  lake.map = fairway::lake_race::TerrainMap(side, side);
  std::mt19937 engine(7);
  for (int i = 0; i < side * side / 30; ++i) {
    const Cell centre{static_cast<int>(engine() % static_cast<unsigned>(side)) + 1,
                      static_cast<int>(engine() % static_cast<unsigned>(side)) + 1};
    for (const Hex hex : disk(lake.hexOf(centre), static_cast<int>(engine() % 3)))
      if (lake.map.contains(lake.cellOf(hex)))
        lake.map.set(lake.cellOf(hex), fairway::lake_race::Terrain::Land);
  }
  return lake;
}

void firstPaint(benchmark::State& state) {
  const fairway::lake_race::Lake lake = archipelago(static_cast<int>(state.range(0)));
  for (auto each : state) {
    const formats::lake_race::BoardScene scene(lake);
    formats::Raster raster(windowWidth, windowHeight);
    View view;
    view.fit(scene.box(), windowWidth, windowHeight, 24);
    raster.paint(scene, view.onScreen(), {}, formats::rgb(0));
    benchmark::DoNotOptimize(raster.pixels());
  }
}
BENCHMARK(firstPaint)->Arg(24)->Arg(250)->Unit(benchmark::kMillisecond);

ScrolledPicture::Look windowOn(const formats::lake_race::BoardScene& scene, double hexSize) {
  View view;
  view.fit(scene.box(), windowWidth, windowHeight, 24);
  view.setPercentAt(100.0 * hexSize / view.range().at100, {600, 400});
  view.alignTo(1);
  return {view.onScreen(), windowWidth, windowHeight, 1, {}, formats::rgb(0)};
}

// A frame of a pan as the canvas makes it, at a size of hexes in pixels: a hand that drags the lake 24 pixels
// a frame, to and fro over half of it.
void panFrame(benchmark::State& state) {
  const formats::lake_race::BoardScene scene(archipelago(250));
  ScrolledPicture::Look look = windowOn(scene, static_cast<double>(state.range(0)));
  ScrolledPicture picture;
  picture.show(scene, look);
  const double reach = 60.0 * static_cast<double>(state.range(0));
  const formats::Point start = look.view.origin;
  formats::Point step{24, 17};
  for (auto each : state) {
    look.view.origin = look.view.origin + step;
    if (std::abs(look.view.origin.x - start.x) > reach) step = -1 * step;
    picture.show(scene, look);
    benchmark::DoNotOptimize(picture.raster().pixels());
  }
  state.counters["strips"] =
      benchmark::Counter(static_cast<double>(picture.paintedPixels()) / (windowWidth * windowHeight),
                         benchmark::Counter::kAvgIterations);
}
BENCHMARK(panFrame)->Arg(4)->Arg(8)->Arg(13)->Arg(16)->Arg(32)->Arg(64)->Unit(benchmark::kMillisecond);

// The dearest frame of a pan: one that paints a whole margin in both directions at once.
void panStrip(benchmark::State& state) {
  const formats::lake_race::BoardScene scene(archipelago(250));
  ScrolledPicture::Look look = windowOn(scene, static_cast<double>(state.range(0)));
  ScrolledPicture picture;
  picture.show(scene, look);
  formats::Point step{ScrolledPicture::margin + 1, ScrolledPicture::margin + 1};
  for (auto each : state) {
    look.view.origin = look.view.origin + step;
    step = -1 * step;
    picture.show(scene, look);
    benchmark::DoNotOptimize(picture.raster().pixels());
  }
}
BENCHMARK(panStrip)->Arg(4)->Arg(16)->Arg(32)->Arg(64)->Unit(benchmark::kMillisecond);

// A picture painted anew, as after a zoom; the canvas stretches the old one until there is time for it.
void wholePicture(benchmark::State& state) {
  const formats::lake_race::BoardScene scene(archipelago(250));
  const ScrolledPicture::Look look = windowOn(scene, static_cast<double>(state.range(0)));
  ScrolledPicture picture;
  for (auto each : state) {
    picture.forget();
    picture.show(scene, look);
    benchmark::DoNotOptimize(picture.raster().pixels());
  }
}
BENCHMARK(wholePicture)->Arg(4)->Arg(16)->Arg(32)->Arg(64)->Unit(benchmark::kMillisecond);

// A step to another turn of a match of six boats, some hundred turns, with its picture; the window's share is
// in `fairway-editor --measure`.
void stepToATurn(benchmark::State& state) {
  auto opened = openDocument(test::sourceDir() / "samples/lake_race/match-six.record.yaml");
  race::RaceBench bench(std::move(opened->document));
  const int turns = bench.playback()->turns();
  View view;
  view.fit(bench.scene()->box(), windowWidth, windowHeight, 24);
  int turn = 0;
  for (auto each : state) {
    turn = (turn + static_cast<int>(state.range(0))) % (turns + 1);
    bench.goToTurn(turn);
    formats::Raster raster(windowWidth, windowHeight);
    raster.paint(*bench.scene(), view.onScreen(), {}, formats::rgb(0));
    benchmark::DoNotOptimize(raster.pixels());
  }
  state.counters["turns"] = turns;
}
BENCHMARK(stepToATurn)->Arg(1)->Arg(37)->Unit(benchmark::kMillisecond);

fairway::lake_race::Lake lakeWithSlots() {
  fairway::lake_race::Lake lake = archipelago(24);
  int column = 2;
  for (const fairway::lake_race::RaceLetter race : fairway::lake_race::allRaces)
    for (int i = 0; i < 4; ++i)
      lake.slots.push_back({race, {column = column % 18 + 4, 3 + 5 * i}, static_cast<Direction>(i)});
  return lake;
}

void editToFindings(benchmark::State& state) {
  const EditedDocument document(formats::lake_race::LakeDocument{{}, {lakeWithSlots()}});
  for (auto each : state) benchmark::DoNotOptimize(examine(taskOf(document)));
}
BENCHMARK(editToFindings)->Unit(benchmark::kMillisecond);

// Until the findings are shown; their fixes follow.
void editToFirstFindings(benchmark::State& state) {
  const EditedDocument document(formats::lake_race::LakeDocument{{}, {lakeWithSlots()}});
  LakeTask task = taskOf(document);
  std::chrono::steady_clock::time_point known;
  task.early = [&](const std::shared_ptr<const Examination>&) { known = std::chrono::steady_clock::now(); };
  for (auto each : state) {
    const auto begin = known = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(examine(task));
    if (known == begin) known = std::chrono::steady_clock::now(); // there was nothing to mend
    state.SetIterationTime(std::chrono::duration<double>(known - begin).count());
  }
}
BENCHMARK(editToFirstFindings)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairway::editor
