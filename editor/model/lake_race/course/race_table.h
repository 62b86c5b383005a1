#pragma once

#include "editor/model/lake_race/course/par_answer.h"
#include "editor/model/work/background.h"

#include <array>
#include <deque>

namespace fairway::editor {

// The races of the lake on the desk: the 24 assignments of each with their routes and, where somebody asked
// for it, par. All of it is worked out in a thread of its own and is dropped as soon as the lake changes.
class RaceTable {
public:
  struct Race {
    int slots = 0;                              // of its letter; it needs four
    std::vector<validator::Assignment> rows;    // none: it has no courses
    std::vector<std::optional<ParAnswer>> pars; // one a row
  };

  // `post` hands results over to the asker's thread.
  explicit RaceTable(std::function<void(Background::Deliver)> post);

  void show(std::optional<lake_race::Lake> lake); // the same lake again changes nothing
  const Race& race(lake_race::RaceLetter letter) const { return races_[static_cast<std::size_t>(letter)]; }
  bool known() const { return known_; } // whether the rows are those of the lake shown

  void askPar(lake_race::RaceLetter race, int number); // once more is no harm
  void askAllPars(lake_race::RaceLetter race);
  void stopPars();
  std::size_t parsWaiting() const { return waiting_.size(); }
  bool isWaiting(lake_race::RaceLetter race, int number) const;
  bool settled() const { return known_ && waiting_.empty(); }

  std::function<void()> onChange; // after anything above has changed

private:
  using Races = std::array<Race, 3>;
  struct Asked {
    lake_race::RaceLetter race = lake_race::RaceLetter::A;
    int number = 0;

    friend bool operator==(Asked, Asked) = default;
  };
  void ask(Asked asked);
  void workOutRoutes();
  void workOutNextPar();
  void notify() const;

  std::optional<lake_race::Lake> lake_;
  Races races_;
  bool known_ = true;
  std::size_t generation_ = 0; // of the lake, so that what comes late is known by it
  std::deque<Asked> waiting_;  // the first is being worked on
  Background background_;      // last: it delivers to all of the above
};

// The routes of a race's courses in a few numbers.
struct RouteSummary {
  int raceable = 0;
  int shortest = 0;
  int longest = 0;
  double mean = 0;
};
RouteSummary summaryOf(const std::vector<validator::Assignment>& courses);

} // namespace fairway::editor
