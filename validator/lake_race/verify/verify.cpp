#include "validator/lake_race/verify/verify.h"

#include "rules/base/contract.h"
#include "validator/lake_race/verify/chosen_lakes.h"
#include "validator/lake_race/verify/lake_tally.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <atomic>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

bool lettersHold(const TilesetSide& side) {
  return std::all_of(allRaces.begin(), allRaces.end(), [&](RaceLetter race) {
    std::size_t count = 0;
    for (const Tile& tile : side.tiles)
      for (const Slot& slot : tile.slots) count += slot.race == race;
    return count == 4;
  });
}

class Verifier {
public:
  Verifier(const Tileset& set, const VerifyOptions& options, const ChosenLakes& choice, WorkWatch& watch)
      : set_(set), options_(options), choice_(choice), watch_(watch),
        inPairs_(choice.isAll() && turnsAsAWhole()), done_(options.from.done) {}

  // Stretch by stretch where somebody wants to hear of it, otherwise all at once.
  VerifyProgress run() {
    const std::uint64_t stretch = options_.goOn ? longStretch : std::max<std::uint64_t>(size(), 1);
    VerifyProgress progress = options_.from;
    while (progress.done < size() && !watch_.stopWanted()) {
      const std::uint64_t end = std::min(size(), progress.done + stretch);
      progress.tally.join(tallyOf(Range(progress.done, end)), options_.mostTold);
      progress.done = end;
      if (!goesOn(progress)) break;
    }
    return progress;
  }

  // Up to the first lake that fails. Threads run ahead by one stretch at most, and what they found beyond
  // that lake is forgotten: the answer is the same on any number of them.
  VerifyProgress runToFailure() {
    constexpr std::uint64_t stretch = 256;
    VerifyProgress progress;
    std::vector<VerifyTally> tallies(stretch);
    while (progress.done < size() && !watch_.stopWanted()) {
      const std::uint64_t begin = progress.done;
      const std::uint64_t end = std::min(size(), begin + stretch);
      tbb::parallel_for(begin, end, [&](std::uint64_t i) {
        tallies[i - begin] = watch_.stopWanted() ? VerifyTally{} : at(i);
      });
      for (; progress.done < end; ++progress.done) {
        progress.tally.join(tallies[progress.done - begin], options_.mostTold);
        if (fails(progress.tally)) return progress;
      }
      if (!goesOn(progress)) break;
    }
    return progress;
  }

  bool fails(const VerifyTally& tally) const {
    if (options_.failFast == FailFast::No) return false;
    return tally.raceable < tally.courses ||
           (options_.failFast == FailFast::AtFailuresOrSplit && tally.splitTotal > 0);
  }

  // How many places of the list are this part's.
  std::uint64_t size() const {
    const auto [number, of] = options_.shard;
    return number > choice_.size() ? 0 : (choice_.size() - number) / of + 1;
  }

private:
  using Range = tbb::blocked_range<std::uint64_t>;

  static constexpr std::uint64_t longStretch = 512;

  bool goesOn(const VerifyProgress& progress) const {
    // What was left out by a stop is not done.
    return !options_.goOn || watch_.stopWanted() || options_.goOn(progress);
  }

  VerifyTally tallyOf(const Range& all) {
    const auto look = [this](const Range& range, VerifyTally tally) {
      for (std::uint64_t i = range.begin(); i < range.end() && !watch_.stopWanted(); ++i)
        tally.join(at(i), options_.mostTold);
      return tally;
    };
    const auto join = [this](VerifyTally tally, const VerifyTally& next) {
      tally.join(next, options_.mostTold);
      return tally;
    };
    return tbb::parallel_reduce(all, VerifyTally{}, look, join);
  }

  Lake lakeOf(const TileRows& layout) const { return *buildLake(set_, options_.side, layout); }

  VerifyTally tallyOf(std::uint64_t place, const TileRows& layout) const {
    return lakeTally(set_, options_.side, {lakeOf(layout), place, layout}, watch_);
  }

  // Which is the i-th of this part's places.
  std::uint64_t placeOf(std::uint64_t i) const { return options_.shard.number - 1 + i * options_.shard.of; }

  // Whether a layout turned as a whole builds the lake turned as a whole: if one does, all do, for it is a
  // matter of the frame. Such lakes come in pairs that are raced alike, step by step.
  bool turnsAsAWhole() const {
    if (choice_.size() == 0) return false;
    const Lake one = lakeOf(choice_[0]);
    const Lake other = lakeOf(choice_[choice_.layouts().turnedWhole(0)]);
    return one.map.rows() % 2 == 0 && other.map == one.map.turnedHalf();
  }

  // One lake or, of a pair, both at the first and nothing at the second.
  VerifyTally at(std::uint64_t i) {
    watch_.advance(static_cast<double>(++done_) / static_cast<double>(size()));
    const std::uint64_t place = placeOf(i);
    const std::uint64_t pair = inPairs_ ? choice_.layouts().turnedWhole(place) : place;
    if (pair < place) return {};
    const TileRows layout = choice_[place];
    VerifyTally tally = tallyOf(place, layout);
    if (pair == place || fails(tally)) return tally;
    if (tally.clean()) {
      tally.join(VerifyTally(tally));
    } else { // each has its own failures to report
      tally.join(tallyOf(pair, choice_[pair]), options_.mostTold);
    }
    return tally;
  }

  const Tileset& set_;
  const VerifyOptions& options_;
  const ChosenLakes& choice_;
  WorkWatch& watch_;
  bool inPairs_;
  std::atomic<std::uint64_t> done_; // for the watch
};

} // namespace

Result<VerifyResult, VerifyRefusal> verify(const Tileset& set, const VerifyOptions& options,
                                           WorkWatch& watch) {
  FAIRWAY_EXPECTS(options.shard.number >= 1 && options.shard.number <= options.shard.of);
  const auto side = set.sides.find(options.side);
  if (side == set.sides.end()) return VerifyRefusal::NoSide;
  if (!lettersHold(side->second)) return VerifyRefusal::Letters;
  const Layouts layouts(set, options.side);
  if (!layouts.count() && !options.sample) return VerifyRefusal::TooMany;
  const ChosenLakes choice(layouts, options.sample, options.seed);
  Verifier verifier(set, options, choice, watch);
  if (options.from.done > verifier.size()) return VerifyRefusal::Beyond;
  VerifyProgress progress = options.failFast == FailFast::No ? verifier.run() : verifier.runToFailure();
  if (watch.stopWanted()) return VerifyRefusal::Stopped;
  const bool failed = verifier.fails(progress.tally);
  const bool outOfTime = !failed && progress.done < verifier.size();
  return VerifyResult{std::move(progress.tally), failed || outOfTime, outOfTime};
}

} // namespace fairway::validator::lake_race
