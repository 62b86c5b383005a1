#include "formats/lake_race/resolve.h"

#include "rules/lake_race/board/start_letter.h"

// References cannot go round in a circle: a record names courses, a course a lake, a lake a tile set, and a
// document of any other kind in such a place is refused.
namespace fairway::formats::lake_race {

namespace {

namespace fs = std::filesystem;

std::string inWords(Cell cell) {
  return "[" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + "]";
}

Result<fairway::lake_race::Lake, Problems> layTiles(const TileLayout& tiles, const Place& place) {
  const auto set = follow(place, "tiles.set", tiles.set, tilesetKind());
  if (!set) return set.fault();
  auto lake = fairway::lake_race::buildLake(set->get<TilesetBody>().set, tiles.side, tiles.layout);
  if (lake) return std::move(lake).value();
  Problems problems;
  for (const fairway::lake_race::LayoutFault& fault : lake.fault()) {
    std::string field = "tiles.layout";
    if (fault.place)
      field +=
          "[" + std::to_string(fault.place->first + 1) + "][" + std::to_string(fault.place->second + 1) + "]";
    else if (!set->get<TilesetBody>().set.sides.contains(tiles.side))
      field = "tiles.side";
    problems.push_back(place.problem(field, fault.message));
  }
  return problems;
}

Result<fairway::lake_race::Lake, Problems> lakeOf(const LakeBody& body, const Place& place) {
  if (const auto* lake = std::get_if<fairway::lake_race::Lake>(&body.content)) return *lake;
  return layTiles(std::get<TileLayout>(body.content), place);
}

Result<fairway::lake_race::Lake, Problems> lakeOf(const CourseBody& body, const Place& place) {
  if (const auto* lake = std::get_if<fairway::lake_race::Lake>(&body.lake)) return *lake;
  const DocumentPath& path = std::get<DocumentPath>(body.lake);
  const auto document = follow(place, "lake", path, lakeKind());
  if (!document) return document.fault();
  const fs::path file = place.targetOf(path);
  auto lake = lakeOf(document->get<LakeBody>(), Place{file, place.load, {}});
  if (lake) return lake;
  Problems problems = lake.fault();
  problems.push_back(place.problem("lake", "the lake of '" + path + "' cannot be built"));
  return problems;
}

// The side of buoy 0's cell at which its letter stands, taken from the slot there where the course leaves it
// out.
Result<Direction, Problems> letterOf(const CourseBody& body, const fairway::lake_race::Lake& lake,
                                     const Place& place) {
  if (body.letter) return *body.letter;
  const auto letter = fairway::lake_race::startLetter(lake, body.start, body.race);
  if (letter) return *letter;
  return Problems{place.problem("start", "the letter is left out, but " +
                                             std::string(reasonFor(letter.fault())) + " at " +
                                             inWords(body.start))};
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
  const auto document = follow(place, "course", path, courseKind());
  if (!document) return document.fault();
  const fs::path file = place.targetOf(path);
  auto setup = setupOf(document->get<CourseBody>(), Place{file, place.load, {}});
  if (setup) return setup;
  Problems problems = setup.fault();
  problems.push_back(place.problem("course", "the course of '" + path + "' cannot be set up"));
  return problems;
}

} // namespace

Result<fairway::lake_race::Tileset, Problems> resolveTileset(const TileLayout& tiles, const fs::path& file,
                                                             const Loader& load) {
  const auto set = follow(Place{file, load, {}}, "tiles.set", tiles.set, tilesetKind());
  if (!set) return set.fault();
  return set->get<TilesetBody>().set;
}

Result<fairway::lake_race::Lake, Problems> resolveLake(const LakeBody& body, const fs::path& file,
                                                       const Loader& load) {
  return lakeOf(body, Place{file, load, {}});
}

Result<CourseSetup, Problems> resolveCourse(const CourseBody& body, const fs::path& file,
                                            const Loader& load) {
  return setupOf(body, Place{file, load, {}});
}

Result<std::vector<ResolvedRace>, Problems> resolveRecord(const RecordBody& body, const fs::path& file,
                                                          const Loader& load) {
  std::vector<ResolvedRace> races;
  Problems problems;
  for (std::size_t i = 0; i < body.races.size(); ++i) {
    const Place place{file, load, "races[" + std::to_string(i + 1) + "]."};
    auto course = setupOf(body.races[i], place);
    if (course)
      races.push_back({std::move(course).value(), body.races[i].record});
    else
      problems.insert(problems.end(), course.fault().begin(), course.fault().end());
  }
  if (!problems.empty()) return problems;
  return races;
}

} // namespace fairway::formats::lake_race
