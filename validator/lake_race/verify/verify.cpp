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
        tallies[static_cast<std::size_t>(i - begin)] = watch_.stopWanted() ? VerifyTally{} : at(i);
      });
      for (; progress.done < end; ++progress.done) {
        progress.tally.join(tallies[static_cast<std::size_t>(progress.done - begin)], options_.mostTold);
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

  // Lakes that follow each other are likely to be sisters: the tiles that come last are turned first.
  static constexpr std::uint64_t neighbours = 64;

  VerifyTally tallyOf(const Range& all) {
    const auto look = [&](const Range& blocks, VerifyTally tally) {
      for (std::uint64_t i = blocks.begin(); i < blocks.end() && !watch_.stopWanted(); ++i)
        tally.join(neighbourTally(Range(std::max(all.begin(), i * neighbours),
                                        std::min(all.end(), (i + 1) * neighbours))),
                   options_.mostTold);
      return tally;
    };
    const auto join = [this](VerifyTally tally, const VerifyTally& next) {
      tally.join(next, options_.mostTold);
      return tally;
    };
    const Range blocks(all.begin() / neighbours, (all.end() + neighbours - 1) / neighbours);
    return tbb::parallel_reduce(blocks, VerifyTally{}, look, join);
  }

  VerifyTally neighbourTally(const Range& range) {
    std::vector<LaidLake> lakes;
    std::vector<std::uint64_t> places;
    for (std::uint64_t i = range.begin(); i < range.end(); ++i)
      if (const std::uint64_t place = placeOf(i); pairOf(place) >= place) {
        lakes.push_back(laidAt(place));
        places.push_back(place);
      }
    const std::vector<VerifyTally> tallies = sisterTallies(set_, options_.side, std::move(lakes), watch_);
    VerifyTally all;
    for (std::size_t i = 0; i < tallies.size(); ++i)
      all.join(withPair(places[i], tallies[i]), options_.mostTold);
    advance(range.size());
    return all;
  }

  Lake lakeOf(const TileRows& layout) const { return *buildLake(set_, options_.side, layout); }
  LaidLake laidAt(std::uint64_t place) const {
    const TileRows layout = choice_[place];
    return {lakeOf(layout), place, layout};
  }

  void advance(std::uint64_t lakes) {
    watch_.advance(static_cast<double>(done_ += lakes) / static_cast<double>(size()));
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

  // Its own place where lakes do not come in pairs.
  std::uint64_t pairOf(std::uint64_t place) const {
    return inPairs_ ? choice_.layouts().turnedWhole(place) : place;
  }

  // One lake or, of a pair, both at the first and nothing at the second.
  VerifyTally at(std::uint64_t i) {
    advance(1);
    const std::uint64_t place = placeOf(i);
    if (pairOf(place) < place) return {};
    return withPair(place, lakeTally(set_, options_.side, laidAt(place), watch_));
  }

  VerifyTally withPair(std::uint64_t place, VerifyTally tally) const {
    const std::uint64_t pair = pairOf(place);
    if (pair == place || fails(tally)) return tally;
    // If it is not clean, each has its own failures to report.
    const VerifyTally other = tally.clean() ? tally : lakeTally(set_, options_.side, laidAt(pair), watch_);
    tally.join(other, options_.mostTold);
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
