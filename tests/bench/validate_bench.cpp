#include "rules/lake_race/route/route_finder.h"
#include "validator/lake_race/validator.h"

#include <benchmark/benchmark.h>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <ctime>
#include <random>

// Validating lakes and courses of growing size, and, as a yardstick in the same run, one plain breadth-first
// search of Boost.Graph over the same product of cells, gates and `owed` (0 or 1).
namespace fairway::validator {

using namespace lake_race;
namespace {

using namespace fairway::lake_race;

// Islands here and there, strewn so that the published size looks like a published board: about a fifth is
// land.
Lake islands(int side) {
  Lake lake;
  lake.map = TerrainMap(side, side);
  std::mt19937 random(7);
  const auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (int i = 0; i < side * side / 18; ++i) {
    const Cell centre{1 + below(side), 1 + below(side)};
    for (Cell cell :
         {centre, neighbour(centre, allDirections[static_cast<std::size_t>(below(6))], lake.stagger)})
      if (lake.map.contains(cell)) lake.map.set(cell, Terrain::Land);
  }
  const int near = side / 4;
  const int far = side - side / 4;
  for (RaceLetter race : allRaces) {
    const int d = 2 * static_cast<int>(race);
    lake.slots.push_back({race, {near + d, near}, Direction::E});
    lake.slots.push_back({race, {far - d, near + 1}, Direction::W});
    lake.slots.push_back({race, {near + d, far}, Direction::E});
    lake.slots.push_back({race, {far - d, far - 1}, Direction::W});
  }
  for (const Slot& slot : lake.slots) // room for strips and start cells
    for (int row = -2; row <= 2; ++row)
      for (int column = -6; column <= 6; ++column)
        if (const Cell cell{slot.at.column + column, slot.at.row + row}; lake.map.contains(cell))
          lake.map.set(cell, Terrain::Water);
  return lake;
}

CourseSubject courseOn(const Lake& lake) {
  const std::vector<Slot> slots = slotsOf(lake, RaceLetter::A);
  return {lake, RaceLetter::A, {slots[0].at, slots[0].letter, {slots[1].at, slots[3].at, slots[2].at}}, {}};
}

void validateCourseOf(benchmark::State& state) {
  const CourseSubject subject = courseOn(islands(static_cast<int>(state.range(0))));
  for (auto _ : state) benchmark::DoNotOptimize(validateCourse(subject, {}));
  state.SetComplexityN(state.range(0) * state.range(0));
}
BENCHMARK(validateCourseOf)
    ->Arg(24)
    ->Arg(48)
    ->Arg(100)
    ->Arg(250)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity();

void validateLakeOf(benchmark::State& state) {
  const Lake lake = islands(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(validateLake(lake, {}));
  state.SetComplexityN(state.range(0) * state.range(0));
}
BENCHMARK(validateLakeOf)->Arg(24)->Arg(48)->Arg(100)->Arg(250)->Unit(benchmark::kMicrosecond)->Complexity();

void routeLengthOf(benchmark::State& state) {
  const Lake lake = islands(static_cast<int>(state.range(0)));
  const CourseSubject subject = courseOn(lake);
  RouteFinder finder(lake);
  for (auto _ : state) benchmark::DoNotOptimize(finder.leastSteps(subject.placement, {}));
}
BENCHMARK(routeLengthOf)->Arg(24)->Arg(64)->Arg(100)->Unit(benchmark::kMicrosecond);

using Product = boost::compressed_sparse_row_graph<boost::directedS>;

// Vertices: cell x (gate 0 to 5) x (owed 0, 1).
Product productOf(const CourseBoard& board) {
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  const auto number = [](CourseBoard::CellIndex cell, Progress progress) {
    return (static_cast<std::size_t>(cell) * (gateCount + 1) + progress.gate) * 2 + progress.owed;
  };
  for (CourseBoard::CellIndex cell = 0; cell < board.cellCount(); ++cell)
    for (std::uint8_t gate = 0; gate < gateCount; ++gate)
      for (std::uint16_t owed = 0; owed < 2; ++owed)
        for (Direction direction : allDirections)
          if (const CourseBoard::CellIndex to = board.next(cell, direction); to != CourseBoard::noCell) {
            const Progress then = board.advance({gate, owed}, cell, direction);
            if (then.owed < 2) edges.emplace_back(number(cell, {gate, owed}), number(to, then));
          }
  return {boost::edges_are_sorted, edges.begin(), edges.end(),
          static_cast<std::size_t>(board.cellCount()) * (gateCount + 1) * 2};
}

// One plain search over all of the product that can be reached.
class PlainSearch {
public:
  explicit PlainSearch(const CourseSubject& subject)
      : board_(subject.lake, subject.placement, chosen(subject.lake, subject.placement, {})),
        product_(productOf(board_)), distances_(num_vertices(product_)) {}

  void run() {
    const std::size_t start = static_cast<std::size_t>(board_.startCells().front()) * (gateCount + 1) * 2;
    boost::breadth_first_search(product_, start,
                                boost::visitor(boost::make_bfs_visitor(
                                    boost::record_distances(distances_.data(), boost::on_tree_edge()))));
    benchmark::ClobberMemory();
  }

private:
  CourseBoard board_;
  Product product_;
  std::vector<std::size_t> distances_;
};

void plainBoostSearch(benchmark::State& state) {
  PlainSearch search(courseOn(islands(static_cast<int>(state.range(0)))));
  for (auto _ : state) search.run();
}
BENCHMARK(plainBoostSearch)->Arg(24)->Arg(250)->Unit(benchmark::kMicrosecond);

// How many plain searches a validation takes: both in turn, so that they meet the same noise.
void validationInPlainSearches(benchmark::State& state) {
  const CourseSubject subject = courseOn(islands(static_cast<int>(state.range(0))));
  PlainSearch search(subject);
  const auto seconds = [](auto work) {
    const std::clock_t begun = std::clock();
    work();
    return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
  };
  double validating = 0, searching = 0;
  for (auto _ : state) {
    validating += seconds([&] { benchmark::DoNotOptimize(validateCourse(subject, {})); });
    searching += seconds([&] { search.run(); });
  }
  state.counters["ratio"] = validating / searching;
}
BENCHMARK(validationInPlainSearches)->Arg(24)->Arg(250)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace fairway::validator
