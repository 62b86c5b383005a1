#pragma once

#include "formats/document/kind.h"
#include "rules/lake_race/board/course.h"
#include "rules/lake_race/board/tileset.h"
#include "rules/lake_race/play/record.h"

#include <variant>

// The documents of the lake race. What they mean, with references followed and lakes built, is made by
// formats/lake_race/resolve.h.
namespace fairway::formats::lake_race {

struct TileLayout {
  DocumentPath set;
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  fairway::lake_race::TileRows layout;

  friend bool operator==(const TileLayout&, const TileLayout&) = default;
};

struct LakeBody {
  std::variant<fairway::lake_race::Lake, TileLayout> content;

  friend bool operator==(const LakeBody&, const LakeBody&) = default;
};

struct TilesetBody {
  fairway::lake_race::Tileset set;

  friend bool operator==(const TilesetBody&, const TilesetBody&) = default;
};

// A course as it stands in a document of its own or inside a record.
struct CourseBody {
  std::optional<fairway::lake_race::RaceLetter> race;
  std::variant<DocumentPath, fairway::lake_race::Lake> lake;
  Cell start;
  std::optional<Direction> letter; // may be left out on a slot
  std::array<Cell, 3> buoys{};
  fairway::lake_race::OpenChoices choices;

  friend bool operator==(const CourseBody&, const CourseBody&) = default;
};

struct RecordedRace {
  std::variant<DocumentPath, CourseBody> course;
  fairway::lake_race::RaceRecord record;

  friend bool operator==(const RecordedRace&, const RecordedRace&) = default;
};

struct RecordBody {
  fairway::lake_race::MatchOptions options;
  std::vector<RecordedRace> races; // A, B, C by position

  friend bool operator==(const RecordBody&, const RecordBody&) = default;
};

// A course as a document has it, with its lake inside and every choice written out.
CourseBody wholeCourse(const fairway::lake_race::Course& course);

const Kind& lakeKind();
const Kind& tilesetKind();
const Kind& courseKind();
const Kind& recordKind();

inline const Kind& kindFor(const LakeBody&) {
  return lakeKind();
}
inline const Kind& kindFor(const TilesetBody&) {
  return tilesetKind();
}
inline const Kind& kindFor(const CourseBody&) {
  return courseKind();
}
inline const Kind& kindFor(const RecordBody&) {
  return recordKind();
}

using LakeDocument = DocumentOf<LakeBody>;
using TilesetDocument = DocumentOf<TilesetBody>;
using CourseDocument = DocumentOf<CourseBody>;
using RecordDocument = DocumentOf<RecordBody>;

} // namespace fairway::formats::lake_race
