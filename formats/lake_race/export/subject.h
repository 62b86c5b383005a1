#pragma once

#include "formats/lake_race/documents.h"
#include "formats/lake_race/resolve.h"
#include "formats/picture/theme.h"
#include "formats/text/problem.h"

// A document with everything behind its references, as exports and prints need it.
namespace fairway::formats::lake_race {

// A course as far as it is settled: without choices where its gates are not defined.
struct SettledCourse {
  CourseSetup setup;
  std::optional<fairway::lake_race::Choices> choices;

  // The course must have choices.
  fairway::lake_race::Course course() const { return {setup.lake, setup.race, setup.placement, *choices}; }
};

SettledCourse settled(CourseSetup setup);

struct LakeSubject {
  fairway::lake_race::Lake lake;
};
struct CourseSubject {
  SettledCourse course;
};
struct TilesetSubject {
  fairway::lake_race::Tileset set;
};
struct RecordSubject {
  fairway::lake_race::MatchOptions options;
  std::vector<SettledCourse> courses;
  std::vector<fairway::lake_race::RaceRecord> races;
};

struct Subject {
  DocumentHead head;
  std::variant<LakeSubject, CourseSubject, TilesetSubject, RecordSubject> content;
  ThemeName theme = ThemeName::Dark; // of the side that the board shows, where that is known

  std::string title() const; // the document's name, or its kind
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

// The board that a tile set shows by itself: its tiles in their order, none turned.
Result<fairway::lake_race::Lake, std::vector<fairway::lake_race::LayoutFault>>
plainBoard(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side);

} // namespace fairway::formats::lake_race
