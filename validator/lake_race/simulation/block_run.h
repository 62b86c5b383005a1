#pragma once

#include "validator/core/work_watch.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>

namespace fairway::validator::lake_race {

// Every look at the results so far could be wrong, so the looks share what may be outside the intervals: most
// of it is for the last, after which no more come.
inline constexpr int looksWhenNotExact = 4;
inline constexpr double earlyLookShare = 0.1;

constexpr double shareOfLook(int look, int looks) {
  return look < looks ? earlyLookShare : 1 - (looks - 1) * earlyLookShare;
}

// Plays numbered blocks in parallel, each thread with a player and a tally of its own. All that is counted is
// whole numbers, so the total does not depend on who played what.
template <class Player, class Tally>
class BlockRun {
public:
  struct Worker {
    Player player;
    Tally tally;
  };

  // A block has so many games; `most` is what counts as all of the work.
  BlockRun(int perBlock, std::int64_t most, std::function<Worker()> make, WorkWatch& watch)
      : perBlock_(perBlock), most_(most), watch_(watch), workers_(std::move(make)) {}

  // Plays on until this many games are played; false when stopped.
  bool playUntil(std::int64_t games) {
    const std::int64_t end = (games + perBlock_ - 1) / perBlock_; // blocks, the last perhaps not whole
    tbb::parallel_for(
        tbb::blocked_range<std::int64_t>(nextBlock_, end, blocksPerTask), [&](const auto& part) {
          Worker& worker = workers_.local();
          for (std::int64_t block = part.begin(); block < part.end() && !watch_.stopWanted(); ++block)
            worker.player.play(static_cast<std::uint64_t>(block),
                               static_cast<int>(std::min<std::int64_t>(perBlock_, games - block * perBlock_)),
                               worker.tally);
          played_ += (part.end() - part.begin()) * perBlock_;
          watch_.advance(static_cast<double>(played_) / static_cast<double>(most_));
        });
    nextBlock_ = end;
    return !watch_.stopWanted();
  }

  Tally total(Tally all) {
    for (const Worker& worker : workers_) all.add(worker.tally);
    return all;
  }

private:
  static constexpr std::int64_t blocksPerTask = 16;

  int perBlock_;
  std::int64_t most_;
  WorkWatch& watch_;
  std::int64_t nextBlock_ = 0;
  std::atomic<std::int64_t> played_ = 0;
  tbb::enumerable_thread_specific<Worker> workers_;
};

} // namespace fairway::validator::lake_race
