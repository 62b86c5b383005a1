#pragma once

#include "rules/base/document_info.h"
#include "rules/lake_race/board/tileset.h"
#include "rules/lake_race/play/record.h"

#include <string>
#include <variant>

// Documents as they are written: references stay references, what is left out stays left out. What they mean,
// with references followed and lakes built, is made by formats/resolve.h.
namespace fairway::formats {

using DocumentPath = std::string; // as written, relative to the document that names it

// Keeps what the document's values cannot: the comment block at its head, and whether other comments would be
// lost.
struct DocumentHead {
  DocumentInfo info;
  std::vector<std::string> comment; // lines with their `#`, or empty lines; no line ends

  friend bool operator==(const DocumentHead&, const DocumentHead&) = default;
};

struct TileLayout {
  DocumentPath set;
  lake_race::BoardSide side = lake_race::BoardSide::Dark;
  lake_race::TileRows layout;

  friend bool operator==(const TileLayout&, const TileLayout&) = default;
};

struct LakeDocument {
  DocumentHead head;
  std::variant<lake_race::Lake, TileLayout> content;

  friend bool operator==(const LakeDocument&, const LakeDocument&) = default;
};

struct TilesetDocument {
  DocumentHead head;
  lake_race::Tileset set;

  friend bool operator==(const TilesetDocument&, const TilesetDocument&) = default;
};

// A course without its head, as it also stands inside a record.
struct CourseBody {
  std::optional<lake_race::RaceLetter> race;
  std::variant<DocumentPath, lake_race::Lake> lake;
  Cell start;
  std::optional<Direction> letter; // may be left out on a slot
  std::array<Cell, 3> buoys{};
  lake_race::OpenChoices choices;

  friend bool operator==(const CourseBody&, const CourseBody&) = default;
};

struct CourseDocument {
  DocumentHead head;
  CourseBody body;

  friend bool operator==(const CourseDocument&, const CourseDocument&) = default;
};

struct RecordedRace {
  std::variant<DocumentPath, CourseBody> course;
  lake_race::RaceRecord record;

  friend bool operator==(const RecordedRace&, const RecordedRace&) = default;
};

struct RecordDocument {
  DocumentHead head;
  lake_race::MatchOptions options;
  std::vector<RecordedRace> races; // A, B, C by position

  friend bool operator==(const RecordDocument&, const RecordDocument&) = default;
};

using Document = std::variant<LakeDocument, TilesetDocument, CourseDocument, RecordDocument>;

std::string_view kindOf(const Document& document); // lake, tileset, course, record
const DocumentHead& headOf(const Document& document);

} // namespace fairway::formats
