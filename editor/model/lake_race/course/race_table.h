#pragma once

#include "editor/model/lake_race/course/known_pars.h"
#include "editor/model/work/background.h"

#include <array>
#include <deque>
#include <map>
#include <set>

namespace fairway::editor::lake_race {

// The races of the lake on the desk: the 24 assignments of each with their routes, what the checks find on
// their courses and, on demand, par. All of it is worked out in a thread of its own and is dropped as soon as
// the lake changes, except for pars that are still valid.
class RaceTable {
public:
  struct Race {
    int slots = 0;                                      // of its letter; it needs four
    std::vector<validator::lake_race::Assignment> rows; // none: it has no courses
    std::vector<std::optional<ParAnswer>> pars;         // one a row
    // What the checks warn of on each course, by code; none yet while they are being looked at.
    std::vector<std::set<std::string>> warnings;

    int warned() const;                          // how many courses have a warning
    std::map<std::string, int> findings() const; // how many have each, by code
  };

  // `post` hands results over to the asker's thread.
  // `pars` is where pars are kept, for other tables too; null: of its own.
  explicit RaceTable(std::function<void(Background::Deliver)> post,
                     std::shared_ptr<KnownPars> pars = nullptr);

  void show(std::optional<fairway::lake_race::Lake> lake); // the same lake again changes nothing
  const Race& race(fairway::lake_race::RaceLetter letter) const {
    return races_[static_cast<std::size_t>(letter)];
  }
  bool hasLake() const { return lake_.has_value(); } // a board with empty places is not a lake
  bool known() const { return known_; }              // whether the rows are those of the lake shown

  void askPar(fairway::lake_race::RaceLetter race, int number,
              ParWork work = ParWork::Solved); // again does no harm
  void askAllPars(fairway::lake_race::RaceLetter race, ParWork work = ParWork::Solved);
  void stopPars();
  // The course on the desk, with its own arrows and directions; none: the document is not a course.
  void showCourse(std::optional<ParQuestion> course);
  void askCoursePar();
  void learn(const ParQuestion& question, const ParAnswer& answer); // worked out elsewhere, of this lake
  const std::optional<ParAnswer>& coursePar() const { return coursePar_; }
  bool courseIsWaiting() const;
  std::size_t parsWaiting() const { return waiting_.size(); }
  bool isWaiting(fairway::lake_race::RaceLetter race, int number) const;
  bool settled() const { return known_ && waiting_.empty() && looked_; }

  std::function<void()> onChange; // after anything above has changed

private:
  using Races = std::array<Race, 3>;
  struct Asked {
    fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
    int number = 0; // onDesk: the course on the desk
    ParWork work = ParWork::Solved;

    friend bool operator==(Asked, Asked) = default;
  };
  static constexpr int onDesk = -1;
  using FoundRaces = std::shared_ptr<Races>;
  static FoundRaces racesOf(const std::optional<fairway::lake_race::Lake>& lake, const Stale& stale);
  void ask(Asked asked);
  void answer(Asked asked, const ParQuestion& question, const ParAnswer& answer);
  ParQuestion questionOf(Asked asked) const;
  ParQuestion questionOf(const validator::lake_race::Assignment& row) const;
  void takeKnownPars();
  void lookAtCourses();
  void workOutRoutes();
  void workOutNextPar();
  void notify() const;

  std::optional<fairway::lake_race::Lake> lake_;
  Races races_;
  bool known_ = true;
  bool looked_ = true;         // at the courses: their warnings are known
  std::size_t generation_ = 0; // of the lake, so that what comes late is known by it
  std::deque<Asked> waiting_;  // the first is being worked on
  std::optional<ParQuestion> course_;
  std::optional<ParAnswer> coursePar_;
  std::shared_ptr<KnownPars> pars_;
  Background background_; // last: it delivers to all of the above
};

// The routes of a race's courses in a few numbers.
struct RouteSummary {
  int raceable = 0;
  int shortest = 0;
  int longest = 0;
  double mean = 0;
};
RouteSummary summaryOf(const std::vector<validator::lake_race::Assignment>& courses);

} // namespace fairway::editor::lake_race
