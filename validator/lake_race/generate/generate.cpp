#include "validator/lake_race/generate/generate.h"

#include "validator/lake_race/generate/slots.h"
#include "validator/lake_race/simulation/simulate.h"
#include "validator/lake_race/suggest/fresh_judge.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/verify.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr std::uint64_t mostAttempts = 2000;
constexpr std::size_t batch = 8; // attempts drawn side by side
constexpr int slotTries = 12;    // on one lake
constexpr int choice = 4;        // lakes that are appraised for each that is asked for
constexpr int racesToRank = 1600;
constexpr std::size_t judgedDeeply = 2;          // lakes that are judged for each that is asked for
constexpr std::uint64_t lakesLookedAtFirst = 20; // of a set: few lakes show most faults

constexpr std::array<const char*, 16> firstWords{"Otter",  "Heron",   "Pike",   "Willow", "Amber", "Misty",
                                                 "Raven",  "Silver",  "Alder",  "Long",   "Swan",  "Quiet",
                                                 "Marten", "Crooked", "Winter", "Perch"};
constexpr std::array<const char*, 12> lastWords{"Mere",  "Tarn",  "Water", "Pond",  "Loch",  "Broad",
                                                "Lough", "Sound", "Reach", "Basin", "Haven", "Firth"};

std::string drawnName(Random& chance) {
  // Two statements: within one it would be the compiler's choice what is drawn first.
  const std::string first = firstWords[chance.below(firstWords.size())];
  const std::string last = lastWords[chance.below(lastWords.size())];
  return first + " " + last;
}

// Nothing that `validate --strict` would fail.
bool isClean(const Report& report) {
  return report.count(Severity::Error) == 0 && report.count(Severity::Warning) == 0;
}

std::optional<Lake> drawnLake(const ShoreOptions& options, std::uint64_t seed) {
  Random chance(seed);
  Lake lake = drawnShores(options, chance);
  const DocumentInfo nothing;
  for (int attempt = 0; attempt < slotTries; ++attempt)
    if (placeSlots(lake, static_cast<int>(allRaces.size()), chance) && isClean(validateLake(lake, nothing)))
      return lake;
  return std::nullopt;
}

class Appraiser {
public:
  Appraiser(const GenerateOptions& options, WorkWatch& watch) : options_(options), watch_(watch) {}

  // None where it does not fit the options, or when stopped.
  std::optional<GeneratedLake> appraised(Lake lake) {
    Draft draft;
    draft.lake = lake;
    const auto spreads = routeSpreads(lake);
    const auto courses = coursesOf(draft);
    if (!spreads || courses.empty()) return std::nullopt;
    GeneratedLake generated;
    generated.lake = std::move(lake);
    for (const RaceSpread& spread : *spreads)
      generated.routeRatio = std::max(generated.routeRatio, spread.ratio());
    for (const NamedCourse& named : courses)
      if (!addCourse(named.course, generated)) return std::nullopt;
    return generated;
  }

private:
  bool addCourse(const Course& course, GeneratedLake& generated) {
    const CourseBoard board(course);
    if (static_cast<int>(board.startCells().size()) < options_.players) return false;
    const auto par = Par::solve(board, {}, watch_, {nullptr, true});
    if (!par) return false;
    const double value = (*par)->value();
    if (options_.par && (value < options_.par->first || value > options_.par->second)) return false;
    generated.pars.push_back(value);
    SimulationOptions races;
    races.races = racesToRank;
    races.exact = true;
    races.adjusts = false; // so few races are run sooner than their luck is measured
    races.seed = options_.seed;
    races.pilots.assign(static_cast<std::size_t>(options_.players), PilotKind::Par);
    const auto result = simulate(**par, races, watch_);
    if (!result) return false;
    for (const Estimate& seat : result->wins)
      generated.worstSeat = std::max(generated.worstSeat, std::fabs(seat.share - 1.0 / options_.players));
    return true;
  }

  const GenerateOptions& options_;
  WorkWatch& watch_;
};

// Solves and races the first course of each race as `validate --deep` does. False: it was stopped.
bool judgeDeeply(GeneratedLake& generated, const GenerateOptions& options, WorkWatch& watch) {
  SuggestOptions judging;
  judging.goal.kind = Goal::Kind::Fair;
  judging.players = options.players;
  judging.seed = options.seed;
  const DocumentInfo nothing;
  Draft draft;
  draft.lake = generated.lake;
  const auto figures = FreshJudge(nothing, judging, watch).figuresOf(draft);
  if (!figures) return false;
  generated.worstSeat = figures->value;
  generated.pars.clear();
  for (const CourseFigures& course : figures->courses) {
    generated.verdicts.push_back(course.verdict);
    generated.pars.push_back(course.par.value());
  }
  generated.warnings = figures->findings;
  return true;
}

// Unfair courses first of all, then what else is found.
std::tuple<std::ptrdiff_t, int, double> standingOf(const GeneratedLake& lake) {
  const auto unfair = std::count(lake.verdicts.begin(), lake.verdicts.end(), Fairness::Unfair);
  return {unfair, lake.warnings.total(), lake.rank()};
}

void nameAll(std::vector<GeneratedLake>& lakes, std::uint64_t seed) {
  Random chance(streamSeed(seed, 7));
  std::set<std::string> taken;
  for (GeneratedLake& lake : lakes)
    for (int attempt = 0; lake.name.empty() || !taken.insert(lake.name).second; ++attempt) {
      lake.name = drawnName(chance);
      if (attempt > 100) lake.name += " " + std::to_string(taken.size() + 1);
    }
}

// Two slots on each tile, of different letters: over six tiles four of each.
constexpr std::array<std::pair<RaceLetter, RaceLetter>, 6> lettersOfTiles{{{RaceLetter::A, RaceLetter::B},
                                                                           {RaceLetter::B, RaceLetter::C},
                                                                           {RaceLetter::C, RaceLetter::A},
                                                                           {RaceLetter::A, RaceLetter::B},
                                                                           {RaceLetter::B, RaceLetter::C},
                                                                           {RaceLetter::C, RaceLetter::A}}};
constexpr std::array<const char*, 6> tileNames{"heron", "pike", "swan", "otter", "crane", "perch"};
constexpr int slotGap = 4;

// The strip lies inside the tile, so that it does wherever the tile lies.
std::optional<Tile> drawnTile(const ShoreOptions& options, std::size_t number, Random& chance) {
  const Lake lake = drawnShores(options, chance);
  Tile tile{tileNames[number], lake.map, {}};
  for (const RaceLetter letter : {lettersOfTiles[number].first, lettersOfTiles[number].second})
    for (int attempt = 0;; ++attempt) {
      if (attempt == 400) return std::nullopt;
      const int column = 1 + static_cast<int>(chance.below(static_cast<std::uint64_t>(options.columns)));
      const int row = 1 + static_cast<int>(chance.below(static_cast<std::uint64_t>(options.rows)));
      const Cell at{column, row};
      const auto side = static_cast<Direction>(chance.below(6));
      if (!stripFits(lake, at, side)) continue;
      if (!tile.slots.empty() && distance(lake.hexOf(tile.slots[0].at), lake.hexOf(at)) < slotGap) continue;
      tile.slots.push_back({letter, at, side});
      break;
    }
  return tile;
}

// Both sides: a few lakes of each first, then as many as are asked for.
bool verified(GeneratedSet& generated, const GenerateOptions& options, WorkWatch& watch) {
  StopsOnly unheard(watch);
  for (const auto& sample : {std::optional(lakesLookedAtFirst), options.lakesToVerify})
    for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
      VerifyOptions verifying;
      verifying.side = side;
      verifying.sample = sample;
      verifying.seed = options.seed;
      verifying.failFast = FailFast::AtFailuresOrSplit;
      const double from = side == BoardSide::Dark ? 0 : 0.5;
      PartWatch half(watch, from, from + 0.5);
      const bool first = sample == lakesLookedAtFirst;
      const auto result = verify(generated.set, verifying, first ? static_cast<WorkWatch&>(unheard) : half);
      if (!result || result->failuresTotal() > 0 || result->splitTotal > 0) return false;
      const double mean = static_cast<double>(result->steps()) / static_cast<double>(result->raceable);
      generated.routeMean = side == BoardSide::Dark ? mean : (generated.routeMean + mean) / 2;
      generated.lakesVerified = result->lakes;
    }
  generated.lakesInAll = Layouts(generated.set, BoardSide::Dark).count().value_or(0);
  return true;
}

std::optional<GeneratedSet> drawnSet(const GenerateOptions& options, std::uint64_t seed, WorkWatch& watch) {
  Random chance(seed);
  GeneratedSet generated;
  ShoreOptions shores = options.shores;
  shores.columns = generated.set.tileColumns;
  shores.rows = generated.set.tileRows;
  shores.rim = 1;
  shores.symmetry = Symmetry::None;
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
    TilesetSide& made = generated.set.sides[side];
    for (std::size_t number = 0; number < tileNames.size(); ++number) {
      std::optional<Tile> tile;
      for (int attempt = 0; attempt < 40 && !tile; ++attempt) tile = drawnTile(shores, number, chance);
      if (!tile) return std::nullopt;
      made.tiles.push_back(std::move(*tile));
    }
    shores.land *= 1.3; // light is harder
  }
  if (!isClean(validateTileset(generated.set, {}))) return std::nullopt;
  if (!verified(generated, options, watch)) return std::nullopt;
  generated.name = drawnName(chance) + " set";
  return generated;
}

// Of those that do best in a few races, the best by the deep checks. What these have not come to when it is
// stopped stays as it was found.
void keepTheBest(std::vector<GeneratedLake>& found, const GenerateOptions& options, WorkWatch& watch) {
  const auto count = static_cast<std::size_t>(options.count);
  std::stable_sort(found.begin(), found.end(),
                   [](const GeneratedLake& a, const GeneratedLake& b) { return a.rank() < b.rank(); });
  found.resize(std::min(found.size(), judgedDeeply * count));
  StopsOnly unheard(watch);
  std::size_t judged = 0;
  while (judged < found.size() && judgeDeeply(found[judged], options, unheard))
    watch.advance(static_cast<double>(++judged) / static_cast<double>(found.size()));
  std::stable_sort(
      found.begin(), found.begin() + static_cast<std::ptrdiff_t>(judged),
      [](const GeneratedLake& a, const GeneratedLake& b) { return standingOf(a) < standingOf(b); });
  found.resize(std::min(found.size(), count));
}

} // namespace

std::string originOf(const std::string& what, std::uint64_t seed) {
  return "Made by `fairway generate " + what + "`, seed " + std::to_string(seed) + ".";
}

std::vector<GeneratedLake> generateLakes(const GenerateOptions& options, WorkWatch& watch) {
  StopsOnly unheard(watch);
  Appraiser appraiser(options, unheard);
  std::vector<GeneratedLake> found;
  const auto wanted = static_cast<std::size_t>(choice * options.count);
  constexpr double drawing = 0.6; // of the work
  for (std::uint64_t first = 0; first < mostAttempts && found.size() < wanted && !watch.stopWanted();
       first += batch) {
    std::array<std::optional<Lake>, batch> lakes;
    tbb::parallel_for(std::size_t{0}, batch, [&](std::size_t i) {
      lakes[i] = drawnLake(options.shores, streamSeed(options.seed, first + i));
    });
    for (auto& lake : lakes) {
      if (!lake || found.size() == wanted) continue;
      if (auto generated = appraiser.appraised(std::move(*lake))) found.push_back(std::move(*generated));
      watch.advance(drawing * static_cast<double>(found.size()) / static_cast<double>(wanted));
      if (watch.stopWanted()) break;
    }
  }
  PartWatch rest(watch, drawing, 1);
  keepTheBest(found, options, rest);
  nameAll(found, options.seed);
  return found;
}

std::vector<GeneratedSet> generateTilesets(const GenerateOptions& options, WorkWatch& watch) {
  std::vector<GeneratedSet> found;
  for (std::uint64_t attempt = 0; attempt < mostAttempts && !watch.stopWanted(); ++attempt) {
    if (found.size() == static_cast<std::size_t>(options.count)) break;
    const double from = static_cast<double>(found.size()) / options.count;
    PartWatch part(watch, from, from + 1.0 / options.count);
    if (auto set = drawnSet(options, streamSeed(options.seed, attempt), part))
      found.push_back(std::move(*set));
    watch.advance(static_cast<double>(found.size()) / options.count);
  }
  return found;
}

} // namespace fairway::validator::lake_race
