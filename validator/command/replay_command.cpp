#include "validator/command/replay_command.h"

#include "formats/locate.h"
#include "formats/reader.h"
#include "formats/resolve.h"
#include "rules/lake_race/raceable.h"
#include "validator/command/load_subject.h"
#include "validator/command/replay_output.h"

#include <ostream>

namespace fairway::command {

namespace {

using formats::Problems;

Problems problem(const std::string& file, const std::string& key, const std::string& message) {
  const auto position = formats::locate(file, key, formats::fileLoader());
  return {{file, position.line, position.column, key, message}};
}

std::string raceKey(int race) {
  return "races[" + std::to_string(race) + "]";
}

Result<formats::RecordDocument, Problems> readRecord(const std::string& file, std::istream& in) {
  const auto text = file == "-" ? formats::readText(in, file) : formats::readText(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(text.value(), file);
  if (!read) return read.fault();
  if (auto* record = std::get_if<formats::RecordDocument>(&read->document)) return std::move(*record);
  return problem(file, "kind", "expected a record, found a " + std::string(formats::kindOf(read->document)));
}

// The races on their courses, with what the courses left open chosen.
Result<std::vector<lake_race::RecordedRaceOnCourse>, Problems>
settledRaces(const formats::RecordDocument& document, const std::string& file) {
  auto resolved = formats::resolveRecord(document, file);
  if (!resolved) return resolved.fault();
  std::vector<lake_race::RecordedRaceOnCourse> races;
  for (formats::ResolvedRace& race : resolved.value()) {
    formats::CourseSetup& setup = race.course;
    auto course = lake_race::settledCourse(std::move(setup.lake), setup.race, setup.placement, setup.choices);
    const int number = static_cast<int>(races.size()) + 1;
    if (!course)
      return problem(file, raceKey(number) + ".course", "no race can be held on it: " + course.fault());
    races.push_back({std::move(course).value(), std::move(race.record)});
  }
  return races;
}

Result<lake_race::Replay, Problems> refereed(const ReplayOptions& options, std::istream& in) {
  const auto document = readRecord(options.file, in);
  if (!document) return document.fault();
  const auto races = settledRaces(document.value(), options.file);
  if (!races) return races.fault();
  auto replay = lake_race::replay(document->options, races.value());
  if (!replay) return problem(options.file, raceKey(replay.fault().race), replay.fault().message);
  return std::move(replay).value();
}

} // namespace

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto replay = refereed(options, streams.in);
  if (!replay) return refuse(replay.fault(), streams);
  streams.out << (options.json ? replayJson(replay.value()) : replayText(replay.value()));
  return replay->legal() ? exitDone : exitFindings;
}

} // namespace fairway::command
