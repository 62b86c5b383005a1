#pragma once

#include "formats/document/problem.h"
#include "formats/lake_race/documents.h"
#include "rules/base/result.h"

#include <filesystem>
#include <functional>

// From documents to what they mean: references are followed, tiles laid, letters taken from slots, open
// choices chosen. A missing file, a reference of the wrong kind and a faulty document behind a reference are
// problems that name the document that was asked for and the one that is at fault.
namespace fairway::formats {

// Where documents come from: the file system, or a table in tests and in the editor.
using Loader = std::function<Result<std::string, Problems>(const std::filesystem::path&)>;

Loader fileLoader(); // not from standard input, which can be read only once

Result<lake_race::Lake, Problems> resolveLake(const LakeDocument& document, const std::filesystem::path& file,
                                              const Loader& load = fileLoader());

// A course with its lake, as far as the document goes: choices that were left out are still open.
struct CourseSetup {
  lake_race::Lake lake;
  std::optional<lake_race::RaceLetter> race;
  lake_race::Placement placement;
  lake_race::OpenChoices choices;
};

Result<CourseSetup, Problems> resolveCourse(const CourseBody& body, const std::filesystem::path& file,
                                            const Loader& load = fileLoader());

struct ResolvedRace {
  CourseSetup course;
  lake_race::RaceRecord record;
};

Result<std::vector<ResolvedRace>, Problems> resolveRecord(const RecordDocument& document,
                                                          const std::filesystem::path& file,
                                                          const Loader& load = fileLoader());

} // namespace fairway::formats
