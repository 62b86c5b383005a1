#pragma once

#include "formats/lake_race/documents.h"
#include "rules/base/tree.h"
#include "rules/lake_race/play/referee.h"
#include "validator/command/files/load_document.h"
#include "validator/lake_race/coach/coached_match.h"

#include <string>

namespace fairway::command::lake_race {

std::string replayText(const fairway::lake_race::Replay& replay);

// The races of a record on their courses, with what these leave open chosen.
Result<std::vector<fairway::lake_race::RecordedRaceOnCourse>, formats::Problems>
settledRaces(const formats::lake_race::RecordBody& record, const LoadedDocument& loaded);

// Replays a record on its courses, with what they leave open chosen. Illegal turns are reported by the
// replay; the problems are those of a document that is not a record at all: a course on which no race can be
// held, or a race after one that is not over.
Result<fairway::lake_race::Replay, formats::Problems> refereed(const formats::lake_race::RecordBody& record,
                                                               const LoadedDocument& loaded);
// The same of races whose courses are settled.
Result<fairway::lake_race::Replay, formats::Problems>
refereed(const formats::lake_race::RecordBody& record,
         const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races, const LoadedDocument& loaded);

// What the coach says of a record: for people, and as the key `coach` of fairway-replay-1.
std::string coachText(const validator::lake_race::CoachedMatch& match,
                      const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races, double sinkPenalty);
Tree coachTree(const validator::lake_race::CoachedMatch& match, double sinkPenalty); // fairway-told-1

} // namespace fairway::command::lake_race
