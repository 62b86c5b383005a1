#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// What the documents that a lake or a course names mean to it.
struct LakeReferences {
  std::optional<fairway::lake_race::Tileset> set; // of a board of tiles
  std::optional<fairway::lake_race::Lake> lake;   // of a course whose lake is a file of its own

  friend bool operator==(const LakeReferences&, const LakeReferences&) = default;
};

const LakeReferences& lakeReferences(const EditedDocument& document); // empty if it has none

// The lake that a document shows: freehand, built of tiles, or the one a course is held on. None for a tile
// set, and for a board whose tiles do not fit.
struct ShownLake {
  std::optional<fairway::lake_race::Lake> lake;
  std::string fault;                                  // why there is none
  std::optional<fairway::lake_race::Lake> unfinished; // where there is none: what can be shown of the board

  const std::optional<fairway::lake_race::Lake>& shown() const { return lake ? lake : unfinished; }
};

ShownLake shownLake(const EditedDocument& document);
std::optional<fairway::lake_race::Lake> lakeOf(const EditedDocument& document); // the lake alone

} // namespace fairway::editor::lake_race
