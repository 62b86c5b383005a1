// Referees a recorded match of the lake race, as `fairway replay --format json` does: referee RECORD
#include "rules/lake_race/play/referee.h"
#include "formats/document/json_text.h"
#include "formats/document/reader.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"

#include <iostream>

using namespace fairway;

namespace {

int refuse(const std::string& why) {
  std::cerr << why << "\n";
  return 3;
}

int referee(const std::filesystem::path& file) {
  const auto read = formats::readDocumentFile(file);
  if (!read) return refuse(formats::toText(read.fault()));
  const auto* record = read->document.as<formats::lake_race::RecordBody>();
  if (!record) return refuse(file.string() + " is not a record of a lake race");
  auto resolved = formats::lake_race::resolveRecord(*record, file);
  if (!resolved) return refuse(formats::toText(resolved.fault()));

  std::vector<lake_race::RecordedRaceOnCourse> races;
  for (formats::lake_race::ResolvedRace& race : resolved.value()) {
    auto& [lake, letter, placement, choices] = race.course;
    auto course = lake_race::settledCourse(std::move(lake), letter, placement, choices);
    if (!course) return refuse("no race can be held: " + course.fault());
    races.push_back({std::move(course).value(), std::move(race.record)});
  }
  const auto replay = lake_race::replay(record->options, races);
  if (!replay) return refuse(replay.fault().message.english());
  std::cout << formats::jsonText(lake_race::replayTree(*replay));
  return replay->legal() ? 0 : 1;
}

} // namespace

int main(int count, char** words) {
  return count == 2 ? referee(words[1]) : refuse("Usage: referee RECORD");
}
