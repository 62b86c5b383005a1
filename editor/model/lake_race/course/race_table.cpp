#include "editor/model/lake_race/course/race_table.h"

#include <algorithm>

namespace fairway::editor {

using lake_race::RaceLetter;

RaceTable::RaceTable(std::function<void(Background::Deliver)> post) : background_(std::move(post)) {}

void RaceTable::show(std::optional<lake_race::Lake> lake) {
  if (lake == lake_) return;
  lake_ = std::move(lake);
  waiting_.clear();
  known_ = false;
  ++generation_;
  workOutRoutes();
}

void RaceTable::workOutRoutes() {
  background_.submit(
      [this, lake = lake_, generation = generation_](const Stale& stale) -> Background::Deliver {
        auto races = std::make_shared<Races>();
        for (const RaceLetter letter : lake_race::allRaces) {
          Race& race = (*races)[static_cast<std::size_t>(letter)];
          if (!lake || stale()) continue;
          race.slots = static_cast<int>(slotsOf(*lake, letter).size());
          if (validator::hasCourses(*lake, letter))
            race.rows = validator::assignmentsOf(*lake, letter, stale);
          race.pars.resize(race.rows.size());
        }
        return [this, races, generation] {
          if (generation != generation_) return;
          races_ = std::move(*races);
          known_ = true;
          notify();
        };
      });
}

void RaceTable::askPar(RaceLetter race, int number) {
  ask({race, number});
  notify();
}

void RaceTable::askAllPars(RaceLetter letter) {
  for (std::size_t number = 0; number < race(letter).rows.size(); ++number)
    ask({letter, static_cast<int>(number)});
  notify();
}

void RaceTable::ask(Asked asked) {
  const auto& pars = race(asked.race).pars;
  const auto index = static_cast<std::size_t>(asked.number);
  if (!known_ || index >= pars.size() || pars[index]) return;
  if (isWaiting(asked.race, asked.number)) return;
  waiting_.push_back(asked);
  if (waiting_.size() == 1) workOutNextPar();
}

void RaceTable::workOutNextPar() {
  if (waiting_.empty()) return;
  const Asked asked = waiting_.front();
  const validator::Assignment& row = race(asked.race).rows[static_cast<std::size_t>(asked.number)];
  const std::size_t generation = generation_;
  background_.submit(
      [this, asked, row, generation, lake = *lake_](const Stale& stale) -> Background::Deliver {
        std::optional<ParAnswer> answer = parOf(lake, row, stale);
        if (!answer) return nullptr;
        return [this, asked, generation, answer] {
          // What was asked may have been given up after this was handed over.
          if (generation != generation_ || waiting_.empty() || waiting_.front() != asked) return;
          races_[static_cast<std::size_t>(asked.race)].pars[static_cast<std::size_t>(asked.number)] = answer;
          waiting_.pop_front();
          workOutNextPar();
          notify();
        };
      });
}

bool RaceTable::isWaiting(RaceLetter race, int number) const {
  return std::find(waiting_.begin(), waiting_.end(), Asked{race, number}) != waiting_.end();
}

void RaceTable::stopPars() {
  if (waiting_.empty()) return;
  waiting_.clear();
  background_.submit([](const Stale&) -> Background::Deliver { return nullptr; }); // the one in hand is stale
  notify();
}

void RaceTable::notify() const {
  if (onChange) onChange();
}

RouteSummary summaryOf(const std::vector<validator::Assignment>& courses) {
  RouteSummary summary;
  int total = 0;
  for (const validator::Assignment& course : courses) {
    if (!course.raceable() || !course.route) continue;
    summary.shortest = summary.raceable ? std::min(summary.shortest, *course.route) : *course.route;
    summary.longest = std::max(summary.longest, *course.route);
    total += *course.route;
    ++summary.raceable;
  }
  if (summary.raceable) summary.mean = static_cast<double>(total) / summary.raceable;
  return summary;
}

} // namespace fairway::editor
