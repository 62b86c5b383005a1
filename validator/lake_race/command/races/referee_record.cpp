#include "validator/lake_race/command/races/replay_output.h"

#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"

namespace fairway::command::lake_race {

namespace {

using formats::Problems;

std::string raceKey(int race) {
  return "races[" + std::to_string(race) + "]";
}

} // namespace

Result<std::vector<fairway::lake_race::RecordedRaceOnCourse>, Problems>
settledRaces(const formats::lake_race::RecordBody& record, const LoadedDocument& loaded) {
  auto resolved = formats::lake_race::resolveRecord(record, loaded.file, loaded.loader());
  if (!resolved) return resolved.fault();
  std::vector<fairway::lake_race::RecordedRaceOnCourse> races;
  for (formats::lake_race::ResolvedRace& race : resolved.value()) {
    formats::lake_race::CourseSetup& setup = race.course;
    auto course =
        fairway::lake_race::settledCourse(std::move(setup.lake), setup.race, setup.placement, setup.choices);
    const int number = static_cast<int>(races.size()) + 1;
    if (!course)
      return Problems{
          loaded.problem(raceKey(number) + ".course", "no race can be held on it: " + course.fault())};
    races.push_back({std::move(course).value(), std::move(race.record)});
  }
  return races;
}

Result<fairway::lake_race::Replay, Problems>
refereed(const formats::lake_race::RecordBody& record,
         const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races, const LoadedDocument& loaded) {
  auto replay = fairway::lake_race::replay(record.options, races);
  if (!replay)
    return Problems{loaded.problem(raceKey(replay.fault().race), replay.fault().message.english())};
  return std::move(replay).value();
}

Result<fairway::lake_race::Replay, Problems> refereed(const formats::lake_race::RecordBody& record,
                                                      const LoadedDocument& loaded) {
  const auto races = settledRaces(record, loaded);
  if (!races) return races.fault();
  return refereed(record, races.value(), loaded);
}

} // namespace fairway::command::lake_race
