#pragma once

#include "formats/document/references.h"
#include "formats/lake_race/documents.h"

// From documents to what they mean: references are followed, tiles laid, letters taken from slots, open
// choices chosen.
namespace fairway::formats::lake_race {

Result<fairway::lake_race::Lake, Problems>
resolveLake(const LakeBody& body, const std::filesystem::path& file, const Loader& load = fileLoader());

// The set that a board of tiles is laid with.
Result<fairway::lake_race::Tileset, Problems>
resolveTileset(const TileLayout& tiles, const std::filesystem::path& file, const Loader& load = fileLoader());

// A course with its lake, as far as the document goes: choices that were left out are still open.
struct CourseSetup {
  fairway::lake_race::Lake lake;
  std::optional<fairway::lake_race::RaceLetter> race;
  fairway::lake_race::Placement placement;
  fairway::lake_race::OpenChoices choices;
};

Result<CourseSetup, Problems> resolveCourse(const CourseBody& body, const std::filesystem::path& file,
                                            const Loader& load = fileLoader());

struct ResolvedRace {
  CourseSetup course;
  fairway::lake_race::RaceRecord record;
};

Result<std::vector<ResolvedRace>, Problems>
resolveRecord(const RecordBody& body, const std::filesystem::path& file, const Loader& load = fileLoader());

} // namespace fairway::formats::lake_race
