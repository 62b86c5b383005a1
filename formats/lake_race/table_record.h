#pragma once

#include "formats/lake_race/documents.h"
#include "rules/lake_race/play/referee.h"
#include "rules/lake_race/table/lake_play.h"

// A race in progress as documents and reports have it.
namespace fairway::formats::lake_race {

// The record so far, with the courses of all its races inside. `courses`: those of the table, by position.
RecordDocument recordOf(const fairway::lake_race::LakePlay& play,
                        const std::vector<fairway::lake_race::Course>& courses, DocumentHead head);

// The same, replayed.
fairway::lake_race::Replay replayed(const fairway::lake_race::LakePlay& play,
                                    const std::vector<fairway::lake_race::Course>& courses);

} // namespace fairway::formats::lake_race
