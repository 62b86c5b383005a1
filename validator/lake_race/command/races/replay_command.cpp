#include "validator/lake_race/command/races/commands.h"

#include "formats/document/json_text.h"
#include "formats/lake_race/export/subject.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/lake_race/command/races/replay_output.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

using RacesOnCourses = std::vector<fairway::lake_race::RecordedRaceOnCourse>;

int coachAndWrite(const ReplayOptions& options, const fairway::lake_race::MatchOptions& match,
                  const RacesOnCourses& races, const fairway::lake_race::Replay& replay,
                  const Streams& streams) {
  std::optional<validator::lake_race::CoachedMatch> coached;
  {
    ProgressBar bar(streams, "coach");
    coached = validator::lake_race::coachMatch(match, races, replay, options.sinkPenalty, bar);
  }
  if (!coached) return tellStopped(streams.err);
  if (options.json) {
    Tree tree = replayTree(replay);
    tree["coach"] = coachTree(*coached, options.sinkPenalty);
    streams.out << formats::jsonText(tree);
  } else {
    streams.out << replayText(replay) << coachText(*coached, races, options.sinkPenalty);
  }
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto record = bodyAs<formats::lake_race::RecordBody>(*loaded, "record");
  if (!record) return refuse(record.fault(), streams);
  const auto races = settledRaces(*record, *loaded);
  if (!races) return refuse(races.fault(), streams);
  const auto replay = refereed(*record, races.value(), *loaded);
  if (!replay) return refuse(replay.fault(), streams);
  warnOfOtherBoard<formats::lake_race::subjectOf>(*loaded, streams);
  if (options.coach) return coachAndWrite(options, record->options, races.value(), replay.value(), streams);
  streams.out << (options.json ? formats::jsonText(replayTree(replay.value())) : replayText(replay.value()));
  return replay->legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::lake_race
