#include "validator/lake_race/verify/verify.h"

#include "rules/base/random.h"
#include "rules/lake_race/route/wave.h"
#include "validator/lake_race/study/assignments.h"
#include "validator/lake_race/verify/layouts.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>

namespace fairway::validator {

using namespace lake_race;

namespace {

bool hangsTogether(const Lake& lake) {
  const BitLayout layout(lake.map);
  BitCells water(layout);
  int count = 0;
  std::optional<Cell> first;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (const Cell cell = lake.map.cellAt(i); lake.map.at(cell) == Terrain::Water) {
      water.add(cell);
      ++count;
      if (!first) first = cell;
    }
  if (!first) return true;
  Wave wave(layout, lake.stagger);
  wave.enter(*first);
  for (wave.advance(); !wave.still(); wave.advance()) wave.spread(water);
  for (std::size_t i = 0; i < layout.size(); ++i) count -= std::popcount(wave.seen()[i]);
  return count == 0;
}

// Of many things the first ones, by the place of their lake. Each lake adds its own in order.
template <class Thing>
void keepFirst(std::vector<Thing>& things) {
  std::stable_sort(things.begin(), things.end(),
                   [](const Thing& a, const Thing& b) { return a.lake < b.lake; });
  if (things.size() > VerifyResult::mostTold) things.resize(VerifyResult::mostTold);
}

struct SplitLake {
  std::uint64_t lake;
  TileRows layout;
};

// What is known of some lakes.
struct Tally {
  std::uint64_t lakes = 0;
  std::uint64_t courses = 0;
  std::uint64_t raceable = 0;
  std::uint64_t splitTotal = 0;
  std::uint64_t steps = 0;
  int shortest = std::numeric_limits<int>::max();
  int longest = 0;
  std::vector<VerifyFailure> failures;
  std::vector<SplitLake> split;

  bool clean() const { return raceable == courses && splitTotal == 0; }

  void join(const Tally& next) {
    lakes += next.lakes;
    courses += next.courses;
    raceable += next.raceable;
    splitTotal += next.splitTotal;
    steps += next.steps;
    shortest = std::min(shortest, next.shortest);
    longest = std::max(longest, next.longest);
    failures.insert(failures.end(), next.failures.begin(), next.failures.end());
    split.insert(split.end(), next.split.begin(), next.split.end());
    keepFirst(failures);
    keepFirst(split);
  }
};

void addRace(Tally& tally, const Lake& lake, const VerifyFailure& place, const WorkWatch& watch) {
  constexpr std::uint64_t assignments = 24;
  tally.courses += assignments;
  const auto fail = [&](std::optional<std::array<int, 4>> order, std::string_view code) {
    tally.failures.push_back({place.lake, place.layout, place.race, order, std::string(code)});
  };
  if (!hasCourses(lake, place.race)) {
    const std::vector<Slot> slots = slotsOf(lake, place.race);
    const bool onVoid = std::any_of(slots.begin(), slots.end(),
                                    [&](const Slot& slot) { return lake.map.at(slot.at) == Terrain::Void; });
    return fail(std::nullopt, onVoid ? "L03" : "L02");
  }
  for (const Assignment& assignment : assignmentsOf(lake, place.race, watch)) {
    if (!assignment.raceable()) {
      fail(assignment.order, assignment.failing);
      continue;
    }
    ++tally.raceable;
    tally.steps += static_cast<std::uint64_t>(*assignment.route);
    tally.shortest = std::min(tally.shortest, *assignment.route);
    tally.longest = std::max(tally.longest, *assignment.route);
  }
}

Tally tallyOf(const Lake& lake, std::uint64_t place, const TileRows& layout, const WorkWatch& watch) {
  Tally tally;
  tally.lakes = 1;
  for (RaceLetter race : allRaces) addRace(tally, lake, {place, layout, race, {}, ""}, watch);
  if (hangsTogether(lake)) return tally;
  tally.splitTotal = 1;
  tally.split.push_back({place, layout});
  return tally;
}

VerifyResult resultOf(Tally tally) {
  VerifyResult result;
  result.lakes = tally.lakes;
  result.courses = tally.courses;
  result.raceable = tally.raceable;
  result.failures = std::move(tally.failures);
  for (SplitLake& lake : tally.split) result.split.push_back(std::move(lake.layout));
  result.splitTotal = tally.splitTotal;
  if (tally.raceable > 0)
    result.route = {tally.shortest, tally.longest,
                    static_cast<double>(tally.steps) / static_cast<double>(tally.raceable)};
  return result;
}

bool lettersHold(const TilesetSide& side) {
  return std::all_of(allRaces.begin(), allRaces.end(), [&](RaceLetter race) {
    std::size_t count = 0;
    for (const Tile& tile : side.tiles)
      for (const Slot& slot : tile.slots) count += slot.race == race;
    return count == 4;
  });
}

// The lakes to look at, by place in the list.
class Choice {
public:
  Choice(const Layouts& layouts, const VerifyOptions& options) : layouts_(layouts), seed_(options.seed) {
    const std::optional<std::uint64_t> all = layouts.count();
    const bool some = options.sample && (!all || *options.sample < *all);
    size_ = some ? *options.sample : *all;
    drawn_ = some && (!all || *all > Layouts::mostTicked);
    if (some && !drawn_) numbers_ = layouts.sample(size_, seed_);
  }

  std::uint64_t size() const { return size_; }
  bool isAll() const { return !drawn_ && numbers_.empty(); }
  const Layouts& layouts() const { return layouts_; }
  TileRows operator[](std::uint64_t i) const {
    if (drawn_) return layouts_.drawn(streamSeed(seed_, i));
    return layouts_[numbers_.empty() ? i : numbers_[i]];
  }

private:
  const Layouts& layouts_;
  std::uint64_t seed_;
  std::uint64_t size_ = 0;
  bool drawn_ = false;
  std::vector<std::uint64_t> numbers_; // empty: all, or drawn
};

class Verifier {
public:
  Verifier(const Tileset& set, BoardSide side, const Choice& choice, WorkWatch& watch)
      : set_(set), side_(side), choice_(choice), watch_(watch), inPairs_(choice.isAll() && turnsAsAWhole()) {}

  Tally run() {
    const auto look = [this](const tbb::blocked_range<std::uint64_t>& range, Tally tally) {
      for (std::uint64_t i = range.begin(); i < range.end() && !watch_.stopWanted(); ++i) tally.join(at(i));
      return tally;
    };
    const auto join = [](Tally tally, const Tally& next) {
      tally.join(next);
      return tally;
    };
    return tbb::parallel_reduce(tbb::blocked_range<std::uint64_t>(0, choice_.size()), Tally{}, look, join);
  }

private:
  Lake lakeOf(const TileRows& layout) const { return *buildLake(set_, side_, layout); }

  // Whether a layout turned as a whole builds the lake turned as a whole: if one does, all do, for it is a
  // matter of the frame. Such lakes come in pairs that are raced alike, step by step.
  bool turnsAsAWhole() const {
    if (choice_.size() == 0) return false;
    const Lake one = lakeOf(choice_[0]);
    const Lake other = lakeOf(choice_[choice_.layouts().turnedWhole(0)]);
    return one.map.rows() % 2 == 0 && other.map == one.map.turnedHalf();
  }

  // One lake or, of a pair, both at the first and nothing at the second.
  Tally at(std::uint64_t i) {
    watch_.advance(static_cast<double>(++done_) / static_cast<double>(choice_.size()));
    const std::uint64_t pair = inPairs_ ? choice_.layouts().turnedWhole(i) : i;
    if (pair < i) return {};
    const TileRows layout = choice_[i];
    Tally tally = tallyOf(lakeOf(layout), i, layout, watch_);
    if (pair == i) return tally;
    if (tally.clean()) {
      tally.join(Tally(tally));
    } else { // each has its own failures to tell
      const TileRows turned = choice_[pair];
      tally.join(tallyOf(lakeOf(turned), pair, turned, watch_));
    }
    return tally;
  }

  const Tileset& set_;
  BoardSide side_;
  const Choice& choice_;
  WorkWatch& watch_;
  bool inPairs_;
  std::atomic<std::uint64_t> done_ = 0;
};

} // namespace

Result<VerifyResult, VerifyRefusal> verify(const Tileset& set, const VerifyOptions& options,
                                           WorkWatch& watch) {
  const auto side = set.sides.find(options.side);
  if (side == set.sides.end()) return VerifyRefusal::NoSide;
  if (!lettersHold(side->second)) return VerifyRefusal::Letters;
  const Layouts layouts(set, options.side);
  if (!layouts.count() && !options.sample) return VerifyRefusal::TooMany;
  const Choice choice(layouts, options);
  Tally tally = Verifier(set, options.side, choice, watch).run();
  if (watch.stopWanted()) return VerifyRefusal::Stopped;
  return resultOf(std::move(tally));
}

} // namespace fairway::validator
