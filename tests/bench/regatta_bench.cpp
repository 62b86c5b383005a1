#include "formats/document/reader.h"
#include "formats/regatta/resolve.h"
#include "rules/regatta/play/sailing.h"
#include "tests/support/source_dir.h"
#include "validator/regatta/figures/par.h"

#include <benchmark/benchmark.h>

// The open course of 687,364 poses: tables, routes, fresh hands and races; and, as a yardstick, what a plain
// search does, state by state.
namespace fairway::validator::regatta {
namespace {

const Board& openWater() {
  static const Board board = [] {
    const auto file = test::sourceDir() / "samples/regatta/open-water.regatta.yaml";
    const auto read = formats::readDocumentFile(file);
    auto regatta = resolveRegatta(read->document.get<formats::regatta::RegattaBody>(), file);
    return Board(std::move(regatta->course), std::move(regatta->deck));
  }();
  return board;
}

struct Tables {
  Waters waters{openWater()};
  Passings passings{waters};
};

const Tables& tables() {
  static const Tables all;
  return all;
}

const FleetWaters& fleetWaters() {
  static const FleetWaters waters = [] {
    WorkWatch nobody;
    return FleetWaters(Fresh::solved(tables().waters, tables().passings, nobody));
  }();
  return waters;
}

void makeTables(benchmark::State& state) {
  for (auto _ : state) {
    const Waters waters(openWater());
    const Passings passings(waters);
    benchmark::DoNotOptimize(passings.layers().count());
  }
}
BENCHMARK(makeTables)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

// A buoy goes to and fro by a step of the lattice, as under a hand: the tables, and the best way besides.
class Drag {
public:
  Drag() : study_(std::make_unique<CourseStudy>(openWater().course(), openWater().deck())) {
    static_cast<void>(study_->passings());
  }
  const CourseStudy& step() {
    Course course = study_->course();
    course.buoys[0].at.x += course.buoys[0].at.x > openWater().course().buoys[0].at.x ? -5 : 5;
    return *(study_ = std::make_unique<CourseStudy>(std::move(course), openWater().deck(),
                                                    std::vector<PaperSheets>(), *study_));
  }

private:
  std::unique_ptr<CourseStudy> study_;
};

void dragTables(benchmark::State& state) {
  Drag drag;
  for (auto _ : state) benchmark::DoNotOptimize(drag.step().passings().layers().count());
}
BENCHMARK(dragTables)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

void dragRoute(benchmark::State& state) {
  Drag drag;
  for (auto _ : state) {
    const CourseStudy& study = drag.step();
    for (const Search::Helms helms : {Search::Helms::Used, Search::Helms::Unused})
      benchmark::DoNotOptimize(
          Search(study.waters(), study.passings(), helms, Search::Extent::BestStart).bestWay().size());
  }
}
BENCHMARK(dragRoute)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

void turnsAndPlays(benchmark::State& state) {
  for (auto _ : state) {
    const Search turns(tables().waters, tables().passings, Search::Helms::Used);
    const Search plays(tables().waters, tables().passings, Search::Helms::Unused);
    benchmark::DoNotOptimize(*turns.turns() + *plays.turns());
  }
}
BENCHMARK(turnsAndPlays)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

// The plays from every start pose by a plain search forwards: each state's moves are made by the rules.
void plainPlays(benchmark::State& state) {
  const Board& board = openWater();
  const Lattice lattice(board.course().table);
  const Layers layers(static_cast<int>(board.course().round.size()));
  for (auto _ : state) {
    std::vector<bool> seen(static_cast<std::size_t>(layers.count() * lattice.points() * headings));
    std::vector<fairway::regatta::Standing> wave, next;
    const auto add = [&](const fairway::regatta::Standing& to,
                         std::vector<fairway::regatta::Standing>& into) {
      const int layer = layers.layerOf(to.progress.gate, static_cast<int>(std::min(to.progress.owed, 2u)));
      const auto at = static_cast<std::size_t>(
          (layer * lattice.points() + lattice.indexOf(to.pose.at)) * headings + to.pose.heading.steps());
      if (seen[at]) return;
      seen[at] = true;
      into.push_back(to);
    };
    for (const Vec point : tables().waters.startPoints())
      for (int heading = 0; heading < headings; ++heading)
        if (board.hullIsFree({point, Heading(heading)})) add({{point, Heading(heading)}, {}}, wave);
    int plays = 0;
    for (bool finished = false; !finished && !wave.empty(); ++plays, wave.swap(next), next.clear())
      for (const fairway::regatta::Standing& from : wave) {
        for (std::size_t card = 0; card < board.deck().cards.size(); ++card)
          anyArrows(board, card, [&](std::span<const int> arrows) {
            const fairway::regatta::Sail sail = sailCard(board, {}, from, card, arrows);
            if (!sail.free()) return false;
            finished = finished || sail.finished;
            if (!sail.finished) add(sail.end(), next);
            return false;
          });
        for (int heading = 0; heading < headings; ++heading)
          if (board.hullIsFree({from.pose.at, Heading(heading)}))
            add({{from.pose.at, Heading(heading)}, from.progress}, next);
      }
    benchmark::DoNotOptimize(plays);
  }
}
BENCHMARK(plainPlays)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(1);

void freshHands(benchmark::State& state) {
  for (auto _ : state) {
    WorkWatch nobody;
    benchmark::DoNotOptimize(Fresh::solved(tables().waters, tables().passings, nobody)->best()->turns);
  }
}
BENCHMARK(freshHands)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

void racesOfFour(benchmark::State& state) {
  std::uint64_t seed = 0;
  const FleetWaters& waters = fleetWaters();
  for (auto _ : state) {
    Fleet fleet(waters, 4, ++seed);
    benchmark::DoNotOptimize(fleet.place() && fleet.sail(2000));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(racesOfFour)->Unit(benchmark::kMicrosecond)->ThreadRange(1, 2)->UseRealTime();

} // namespace
} // namespace fairway::validator::regatta
