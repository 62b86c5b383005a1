#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/documents.h"

#include <benchmark/benchmark.h>

namespace fairway::formats {

using namespace lake_race;
namespace {

// A square lake with a pattern of land that no reader can guess.
LakeDocument lakeOf(int side) {
  fairway::lake_race::Lake lake;
  lake.map = fairway::lake_race::TerrainMap(side, side);
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (i * i % 7 == 2) lake.map.set(lake.map.cellAt(i), fairway::lake_race::Terrain::Land);
  return {{}, {lake}};
}

RecordDocument recordOf(int turns) {
  RecordedRace race;
  race.course = "a.course.yaml";
  for (int i = 0; i < turns; ++i)
    race.record.turns.push_back(
        {i % 2 + 1, {1, 2}, {3}, fairway::lake_race::Steer::Left, Cell{i % 24 + 1, 7}});
  return {{}, {{}, {race}}};
}

void readAndCount(benchmark::State& state, const Document& document) {
  const std::string text = writeDocument(document);
  for (auto _ : state) benchmark::DoNotOptimize(readDocument(text, "bench").ok());
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

void writeAndCount(benchmark::State& state, const Document& document) {
  std::size_t bytes = 0;
  for (auto _ : state) {
    const std::string text = writeDocument(document);
    benchmark::DoNotOptimize(text.data());
    bytes = text.size();
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * state.iterations());
}

void readLake(benchmark::State& state) {
  readAndCount(state, lakeOf(static_cast<int>(state.range(0))));
}
void writeLake(benchmark::State& state) {
  writeAndCount(state, lakeOf(static_cast<int>(state.range(0))));
}
void readRecord(benchmark::State& state) {
  readAndCount(state, recordOf(static_cast<int>(state.range(0))));
}
void writeRecord(benchmark::State& state) {
  writeAndCount(state, recordOf(static_cast<int>(state.range(0))));
}

BENCHMARK(readLake)->Arg(24)->Arg(500)->Unit(benchmark::kMicrosecond);
BENCHMARK(writeLake)->Arg(24)->Arg(500)->Unit(benchmark::kMicrosecond);
BENCHMARK(readRecord)->Arg(300)->Arg(10000)->Unit(benchmark::kMicrosecond);
BENCHMARK(writeRecord)->Arg(300)->Arg(10000)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace fairway::formats
