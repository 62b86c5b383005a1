#pragma once

#include "validator/core/statistics.h"
#include "validator/core/work_watch.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <functional>

namespace fairway::validator {

// Every look at the results so far could be wrong, so the looks share what may be outside the intervals: most
// of it is for the last, after which no more come.
inline constexpr int looksWhenNotExact = 4;

constexpr double shareOfLook(int look, int looks) {
  constexpr double early = 0.1;
  return look < looks ? early : 1 - (looks - 1) * early;
}

// Plays numbered blocks of races in parallel, each thread with a player and a tally of its own. All that is
// counted is whole numbers, so the total does not depend on which thread played what.
template <class Player, class Tally>
class RaceRun {
public:
  struct Worker {
    Player player; // play(block, races, tally)
    Tally tally;   // add(tally)
  };

  // `races` is what counts as all of the work.
  RaceRun(std::int64_t races, std::function<Worker()> make, WorkWatch& watch, int racesPerBlock = 1,
          std::int64_t blocksPerTask = 16)
      : races_(races), watch_(watch), racesPerBlock_(racesPerBlock), blocksPerTask_(blocksPerTask),
        workers_(std::move(make)) {}

  // Plays on until this many races are played; false when stopped.
  bool playUntil(std::int64_t races) {
    const std::int64_t end = (races + racesPerBlock_ - 1) / racesPerBlock_; // the last perhaps not whole
    const tbb::blocked_range<std::int64_t> blocks(nextBlock_, end, static_cast<std::size_t>(blocksPerTask_));
    tbb::parallel_for(blocks, [&](const auto& part) {
      Worker& worker = workers_.local();
      for (std::int64_t block = part.begin(); block < part.end() && !watch_.stopWanted(); ++block) {
        const auto inBlock = std::min<std::int64_t>(racesPerBlock_, races - block * racesPerBlock_);
        worker.player.play(static_cast<std::uint64_t>(block), static_cast<int>(inBlock), worker.tally);
      }
      played_ += (part.end() - part.begin()) * racesPerBlock_;
      watch_.advance(static_cast<double>(played_) / static_cast<double>(races_));
    });
    nextBlock_ = end;
    return !watch_.stopWanted();
  }

  Tally total(Tally all) {
    for (const Worker& worker : workers_) all.add(worker.tally);
    return all;
  }

  // Plays all races; unless an exact number is asked for, it looks at the result after whole blocks and stops
  // once that is enough. `evaluate(tally, outside)` gives a result or, when stopped, none.
  template <class Evaluate, class Decided>
  auto play(bool exact, const Tally& nothing, Evaluate evaluate, Decided decided)
      -> decltype(evaluate(nothing, 0.0)) {
    const int looks = exact ? 1 : looksWhenNotExact;
    for (int look = 1;; ++look) {
      const std::int64_t whole = races_ * look / looks / racesPerBlock_ * racesPerBlock_;
      if (!playUntil(look == looks ? races_ : whole)) return std::nullopt;
      if (nextBlock_ == 0) continue;
      auto result = evaluate(total(nothing), (1 - fairnessConfidence) * shareOfLook(look, looks));
      if (!result || look == looks || decided(*result)) return result;
    }
  }

private:
  std::int64_t races_;
  WorkWatch& watch_;
  std::int64_t racesPerBlock_;
  std::int64_t blocksPerTask_;
  std::int64_t nextBlock_ = 0;
  std::atomic<std::int64_t> played_ = 0;
  tbb::enumerable_thread_specific<Worker> workers_;
};

} // namespace fairway::validator
