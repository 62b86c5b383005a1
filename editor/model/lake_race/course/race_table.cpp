#include "editor/model/lake_race/course/race_table.h"

#include "validator/lake_race/validator.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using fairway::lake_race::RaceLetter;

RaceTable::RaceTable(std::function<void(Background::Deliver)> post, std::shared_ptr<KnownPars> pars)
    : pars_(pars ? std::move(pars) : std::make_shared<KnownPars>()), background_(std::move(post)) {}

void RaceTable::show(std::optional<fairway::lake_race::Lake> lake) {
  if (lake == lake_) return;
  lake_ = std::move(lake);
  waiting_.clear();
  coursePar_.reset();
  known_ = looked_ = false;
  ++generation_;
  workOutRoutes();
}

void RaceTable::workOutRoutes() {
  background_.submit(
      [this, lake = lake_, generation = generation_](const Stale& stale) -> Background::Deliver {
        FoundRaces races = racesOf(lake, stale);
        return [this, races, generation] {
          if (generation != generation_) return;
          races_ = std::move(*races);
          known_ = true;
          takeKnownPars();
          lookAtCourses();
          notify();
        };
      },
      [this, generation = generation_](const std::string&) {
        if (generation != generation_) return;
        races_ = {};
        known_ = looked_ = true;
        notify();
      });
}

namespace {

constexpr int mostCellsUnasked = 20000; // of a lake whose courses are looked at unasked

void warningsOf(const fairway::lake_race::Lake& lake, RaceLetter letter, RaceTable::Race& race,
                const Stale& stale) {
  race.warnings.assign(race.rows.size(), {});
  for (std::size_t i = 0; i < race.rows.size(); ++i) {
    if (!race.rows[i].raceable()) continue;
    const validator::lake_race::CourseSubject subject{lake, letter, race.rows[i].placement, {}};
    const auto report = validator::lake_race::validateCourse(subject, {}, StaleWatch(stale));
    if (!report) return;
    for (const validator::Finding& finding : report->findings)
      if (finding.counts() && finding.severity != Severity::Info) race.warnings[i].insert(finding.code);
  }
}

} // namespace

// A lake without faults can have courses with warnings: they are reported before anyone opens them. Routes
// and pars come first; a request for a par restarts this afterwards.
void RaceTable::lookAtCourses() {
  if (looked_ || !known_ || !waiting_.empty()) return;
  if (!lake_ || lake_->map.cellCount() > mostCellsUnasked) {
    looked_ = true;
    return;
  }
  const auto done = [this, generation = generation_](const Races& found) {
    if (generation != generation_) return;
    for (std::size_t i = 0; i < races_.size(); ++i) races_[i].warnings = found[i].warnings;
    looked_ = true;
    notify();
  };
  background_.submit(
      [done, lake = *lake_,
       races = std::make_shared<Races>(races_)](const Stale& stale) -> Background::Deliver {
        for (const RaceLetter letter : fairway::lake_race::allRaces)
          warningsOf(lake, letter, (*races)[static_cast<std::size_t>(letter)], stale);
        return [done, races] { done(*races); };
      },
      [done](const std::string&) { done({}); });
}

RaceTable::FoundRaces RaceTable::racesOf(const std::optional<fairway::lake_race::Lake>& lake,
                                         const Stale& stale) {
  auto races = std::make_shared<Races>();
  for (const RaceLetter letter : fairway::lake_race::allRaces) {
    Race& race = (*races)[static_cast<std::size_t>(letter)];
    if (!lake || stale()) continue;
    race.slots = static_cast<int>(slotsOf(*lake, letter).size());
    if (validator::lake_race::hasCourses(*lake, letter))
      race.rows = validator::lake_race::assignmentsOf(*lake, letter, stale);
    race.pars.resize(race.rows.size());
  }
  return races;
}

void RaceTable::takeKnownPars() {
  if (!lake_) return;
  for (Race& race : races_)
    for (std::size_t i = 0; i < race.rows.size(); ++i)
      if (const ParAnswer* known = pars_->find(*lake_, questionOf(race.rows[i]))) race.pars[i] = *known;
}

void RaceTable::showCourse(std::optional<ParQuestion> course) {
  if (course_ != course) {
    // What is being worked out for the course as it was is of no use any more.
    if (courseIsWaiting()) stopPars();
    course_ = std::move(course);
    coursePar_.reset();
  }
  if (course_ && lake_ && !coursePar_)
    if (const ParAnswer* known = pars_->find(*lake_, *course_)) coursePar_ = *known;
}

void RaceTable::learn(const ParQuestion& question, const ParAnswer& answer) {
  if (!lake_) return;
  pars_->keep(*lake_, question, answer);
  if (course_ == question) coursePar_ = answer;
  if (known_) takeKnownPars();
  notify();
}

void RaceTable::askCoursePar() {
  const Asked asked{RaceLetter::A, onDesk};
  if (!course_ || !lake_ || coursePar_ || courseIsWaiting()) return;
  waiting_.push_back(asked);
  if (waiting_.size() == 1) workOutNextPar();
  notify();
}

bool RaceTable::courseIsWaiting() const {
  return isWaiting(RaceLetter::A, onDesk);
}

void RaceTable::askPar(RaceLetter race, int number, ParWork work) {
  ask({race, number, work});
  notify();
}

void RaceTable::askAllPars(RaceLetter letter, ParWork work) {
  for (std::size_t number = 0; number < race(letter).rows.size(); ++number)
    ask({letter, static_cast<int>(number), work});
  notify();
}

void RaceTable::ask(Asked asked) {
  const auto& pars = race(asked.race).pars;
  const auto index = static_cast<std::size_t>(asked.number);
  if (!known_ || index >= pars.size()) return;
  const bool answered =
      pars[index] && (asked.work == ParWork::Solved || pars[index]->verdict || !pars[index]->turns);
  if (answered) return;
  if (isWaiting(asked.race, asked.number)) return;
  waiting_.push_back(asked);
  if (waiting_.size() == 1) workOutNextPar();
}

void RaceTable::workOutNextPar() {
  if (waiting_.empty()) return;
  const Asked asked = waiting_.front();
  const ParQuestion question = questionOf(asked);
  validator::lake_race::Assignment row;
  if (asked.number != onDesk) row = race(asked.race).rows[static_cast<std::size_t>(asked.number)];
  const auto deliver = [this, asked, question, generation = generation_](const ParAnswer& found) {
    if (generation == generation_) answer(asked, question, found);
  };
  background_.submit(
      [question, row, deliver, work = asked.work, lake = *lake_](const Stale& stale) -> Background::Deliver {
        std::optional<ParAnswer> found = question.choices
                                             ? parOf(lake, question.placement, *question.choices, work, stale)
                                             : parOf(lake, row, work, stale);
        if (!found) return nullptr;
        return [deliver, found] { deliver(*found); };
      },
      [deliver](const std::string& why) {
        deliver({std::nullopt, why});
      });
}

ParQuestion RaceTable::questionOf(Asked asked) const {
  if (asked.number == onDesk) return *course_;
  return questionOf(race(asked.race).rows[static_cast<std::size_t>(asked.number)]);
}

// With the arrows and directions that the rules choose: so it is the same question as that of a course that
// has them.
ParQuestion RaceTable::questionOf(const validator::lake_race::Assignment& row) const {
  if (!row.raceable()) return {row.placement, std::nullopt};
  return {row.placement, choicesOf(*lake_, row)};
}

void RaceTable::answer(Asked asked, const ParQuestion& question, const ParAnswer& answer) {
  // What was asked may have been given up after this was handed over.
  if (waiting_.empty() || waiting_.front() != asked || questionOf(asked) != question) return;
  pars_->keep(*lake_, question, answer);
  if (course_ == question) coursePar_ = answer;
  if (asked.number == onDesk)
    takeKnownPars(); // a line of the list may be the same course
  else
    races_[static_cast<std::size_t>(asked.race)].pars[static_cast<std::size_t>(asked.number)] = answer;
  waiting_.pop_front();
  workOutNextPar();
  lookAtCourses();
  notify();
}

bool RaceTable::isWaiting(RaceLetter race, int number) const {
  return std::any_of(waiting_.begin(), waiting_.end(),
                     [&](Asked asked) { return asked.race == race && asked.number == number; });
}

void RaceTable::stopPars() {
  if (waiting_.empty()) return;
  waiting_.clear();
  background_.cancel();
  lookAtCourses();
  notify();
}

void RaceTable::notify() const {
  if (onChange) onChange();
}

int RaceTable::Race::warned() const {
  return static_cast<int>(
      std::count_if(warnings.begin(), warnings.end(), [](const auto& codes) { return !codes.empty(); }));
}

std::map<std::string, int> RaceTable::Race::findings() const {
  std::map<std::string, int> counts;
  for (const std::set<std::string>& codes : warnings)
    for (const std::string& code : codes) ++counts[code];
  return counts;
}

RouteSummary summaryOf(const std::vector<validator::lake_race::Assignment>& courses) {
  RouteSummary summary;
  int total = 0;
  for (const validator::lake_race::Assignment& course : courses) {
    if (!course.raceable() || !course.route) continue;
    summary.shortest = summary.raceable ? std::min(summary.shortest, *course.route) : *course.route;
    summary.longest = std::max(summary.longest, *course.route);
    total += *course.route;
    ++summary.raceable;
  }
  if (summary.raceable) summary.mean = static_cast<double>(total) / summary.raceable;
  return summary;
}

} // namespace fairway::editor::lake_race
