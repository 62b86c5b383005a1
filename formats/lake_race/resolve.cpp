#include "formats/lake_race/resolve.h"

#include "formats/document/locate.h"
#include "formats/document/reader.h"

#include <algorithm>

// References cannot go round in a circle: a record names courses, a course a lake, a lake a tile set, and a
// document of any other kind in such a place is refused.
namespace fairway::formats {

namespace {

namespace fs = std::filesystem;

// A place in a document, for problems that only show when its references are followed.
struct Place {
  const fs::path& file;
  const Loader& load;
  std::string key; // path to the mapping that is being resolved, with a dot behind it; empty for the document

  Problem problem(const std::string& field, std::string message) const {
    const yaml::Position at = locate(file, key + field, load);
    return {file.string(), at.line, at.column, key + field, std::move(message)};
  }
};

std::string inWords(Cell cell) {
  return "[" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + "]";
}

// What a path in a document means. `-` is a file there, never standard input.
fs::path targetOf(const Place& place, const DocumentPath& path) {
  const fs::path target = place.file.parent_path() / fs::path(path);
  return target == "-" ? fs::path("./-") : target;
}

// The document that a key names. What is wrong with it comes first, then who asked for it.
template <class Wanted>
Result<Wanted, Problems> follow(const Place& place, const std::string& field, const DocumentPath& path,
                                const std::string& kind) {
  const fs::path target = targetOf(place, path);
  const auto unusable = [&](Problems problems, const std::string& why) {
    problems.push_back(place.problem(field, "'" + path + "' " + why));
    return problems;
  };
  const auto text = place.load(target);
  if (!text) return unusable(text.fault(), "cannot be read");
  auto read = readDocument(text.value(), target.string());
  if (!read) return unusable(read.fault(), "is not a valid document");
  if (auto* wanted = std::get_if<Wanted>(&read.value().document)) return std::move(*wanted);
  return unusable({}, "is a " + std::string(kindOf(read.value().document)) + "; expected a " + kind);
}

Result<lake_race::Lake, Problems> layTiles(const TileLayout& tiles, const Place& place) {
  const auto set = follow<TilesetDocument>(place, "tiles.set", tiles.set, "tileset");
  if (!set) return set.fault();
  auto lake = lake_race::buildLake(set.value().set, tiles.side, tiles.layout);
  if (lake) return std::move(lake).value();
  Problems problems;
  for (const lake_race::LayoutFault& fault : lake.fault()) {
    std::string field = "tiles.layout";
    if (fault.place)
      field +=
          "[" + std::to_string(fault.place->first + 1) + "][" + std::to_string(fault.place->second + 1) + "]";
    else if (!set.value().set.sides.contains(tiles.side))
      field = "tiles.side";
    problems.push_back(place.problem(field, fault.message));
  }
  return problems;
}

Result<lake_race::Lake, Problems> lakeOf(const LakeDocument& document, const Place& place) {
  if (const auto* lake = std::get_if<lake_race::Lake>(&document.content)) return *lake;
  return layTiles(std::get<TileLayout>(document.content), place);
}

Result<lake_race::Lake, Problems> lakeOf(const CourseBody& body, const Place& place) {
  if (const auto* lake = std::get_if<lake_race::Lake>(&body.lake)) return *lake;
  const DocumentPath& path = std::get<DocumentPath>(body.lake);
  const auto document = follow<LakeDocument>(place, "lake", path, "lake");
  if (!document) return document.fault();
  const fs::path file = targetOf(place, path);
  auto lake = lakeOf(document.value(), Place{file, place.load, {}});
  if (lake) return lake;
  Problems problems = lake.fault();
  problems.push_back(place.problem("lake", "the lake of '" + path + "' cannot be built"));
  return problems;
}

// The different sides at which letters stand on a cell: those of a race, or of any.
std::vector<Direction> lettersAt(const lake_race::Lake& lake, Cell cell,
                                 std::optional<lake_race::RaceLetter> race) {
  std::vector<Direction> letters;
  for (const lake_race::Slot& slot : lake.slots)
    if (slot.at == cell && (!race || slot.race == *race) &&
        std::find(letters.begin(), letters.end(), slot.letter) == letters.end())
      letters.push_back(slot.letter);
  return letters;
}

// The side of buoy 0's cell at which its letter stands, taken from the slot there where the course leaves it
// out. That a slot is of another race than the course is the validator's to find.
Result<Direction, Problems> letterOf(const CourseBody& body, const lake_race::Lake& lake,
                                     const Place& place) {
  if (body.letter) return *body.letter;
  std::vector<Direction> letters = lettersAt(lake, body.start, body.race);
  if (letters.empty()) letters = lettersAt(lake, body.start, std::nullopt);
  if (letters.size() == 1) return letters.front();
  const std::string why = letters.empty() ? "there is no slot at " : "the slots differ in theirs at ";
  return Problems{place.problem("start", "the letter is left out, but " + why + inWords(body.start))};
}

Result<CourseSetup, Problems> setupOf(const CourseBody& body, const Place& place) {
  auto lake = lakeOf(body, place);
  if (!lake) return lake.fault();
  const auto letter = letterOf(body, lake.value(), place);
  if (!letter) return letter.fault();
  return CourseSetup{
      std::move(lake).value(), body.race, {body.start, letter.value(), body.buoys}, body.choices};
}

Result<CourseSetup, Problems> setupOf(const RecordedRace& race, const Place& place) {
  if (const auto* body = std::get_if<CourseBody>(&race.course))
    return setupOf(*body, Place{place.file, place.load, place.key + "course."});
  const DocumentPath& path = std::get<DocumentPath>(race.course);
  const auto document = follow<CourseDocument>(place, "course", path, "course");
  if (!document) return document.fault();
  const fs::path file = targetOf(place, path);
  auto setup = setupOf(document.value().body, Place{file, place.load, {}});
  if (setup) return setup;
  Problems problems = setup.fault();
  problems.push_back(place.problem("course", "the course of '" + path + "' cannot be set up"));
  return problems;
}

} // namespace

Loader fileLoader() {
  return [](const fs::path& file) -> Result<std::string, Problems> {
    if (file == "-") return Problems{}; // what came from a pipe does not come again
    return readText(file);
  };
}

Result<lake_race::Lake, Problems> resolveLake(const LakeDocument& document, const fs::path& file,
                                              const Loader& load) {
  return lakeOf(document, Place{file, load, {}});
}

Result<CourseSetup, Problems> resolveCourse(const CourseBody& body, const fs::path& file,
                                            const Loader& load) {
  return setupOf(body, Place{file, load, {}});
}

Result<std::vector<ResolvedRace>, Problems> resolveRecord(const RecordDocument& document,
                                                          const fs::path& file, const Loader& load) {
  std::vector<ResolvedRace> races;
  Problems problems;
  for (std::size_t i = 0; i < document.races.size(); ++i) {
    const Place place{file, load, "races[" + std::to_string(i + 1) + "]."};
    auto course = setupOf(document.races[i], place);
    if (course)
      races.push_back({std::move(course).value(), document.races[i].record});
    else
      problems.insert(problems.end(), course.fault().begin(), course.fault().end());
  }
  if (!problems.empty()) return problems;
  return races;
}

} // namespace fairway::formats
