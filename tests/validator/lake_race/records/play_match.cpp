#include "tests/validator/lake_race/records/play_match.h"

#include "formats/document/reader.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/lake_race/pilot/play_race.h"

namespace fairway::test {

using namespace fairway::lake_race;

namespace {

Course loaded(const std::filesystem::path& file) {
  const auto read = formats::readDocumentFile(file);
  const auto& document = read.value().document.get<formats::lake_race::CourseBody>();
  formats::lake_race::CourseSetup setup = formats::lake_race::resolveCourse(document, file).value();
  return settledCourse(setup.lake, setup.race, setup.placement, setup.choices).value();
}

} // namespace

PlayedMatch playMatch(const std::filesystem::path& folder, const std::vector<std::string>& courses,
                      int players, std::uint64_t seed, const MatchOptions& options) {
  PlayedMatch played{{}, Match(players, options), {}};
  played.document.body.options = options;
  int first = static_cast<int>(seed % static_cast<std::uint64_t>(players)) + 1;
  for (const std::string& course : courses) {
    const CourseBoard board(loaded(folder / course));
    const validator::lake_race::Pilot pilot(board);
    const auto number = static_cast<std::uint64_t>(played.match.racesOver());
    const validator::lake_race::PlayedRace race =
        playRace(pilot, board, played.match.nextRace(first), seed, number);
    played.points.push_back(played.match.add(race.race));
    played.document.body.races.push_back({course, race.record});
    first = leftNeighbour(first, players);
  }
  return played;
}

} // namespace fairway::test
