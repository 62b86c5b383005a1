#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/work/analysis.h"
#include "validator/lake_race/deep/set_proof.h"

namespace fairway::editor::lake_race {

// A lake of a tile set, and the course on it that is worth a look.
struct SetExample final : ExampleContent {
  std::shared_ptr<const fairway::lake_race::Tileset> set; // as it was verified
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  std::uint64_t number = 0; // of the lake among those looked at, from 0
  fairway::lake_race::TileRows layout;
  std::optional<ChosenAssignment> course;
};

// What fails first: courses that cannot be raced and lakes that are split. Then the shortest and the longest
// course of each side.
std::vector<AnalysedExample> examplesOf(const validator::lake_race::SetProof& proof,
                                        const fairway::lake_race::Tileset& set);

// The example's lake as a document of its own: laid with the tiles of the set's file if that holds what was
// verified, otherwise painted.
std::unique_ptr<EditedDocument> lakeOf(const SetExample& example, const EditedDocument& set);

} // namespace fairway::editor::lake_race
