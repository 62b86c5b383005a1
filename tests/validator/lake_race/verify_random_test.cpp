#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "rules/base/random.h"
#include "rules/lake_race/route/assignments.h"
#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/called.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/verify.h"

#include <gtest/gtest.h>

#include <set>

// `verify` against `validate`, course by course, over random layouts of the sample set and of damaged copies
// of it.
namespace fairway::command::lake_race {
namespace {

using namespace fairway::lake_race;
using namespace validator::lake_race;

Tileset classicSet() {
  const auto text = formats::readText(samples + "classic.tileset.yaml");
  return formats::readDocument(*text, "classic")->document.get<formats::lake_race::TilesetBody>().set;
}

// Some more land, and a letter that stands in another direction.
Tileset damaged(Tileset set, BoardSide side, Random& random) {
  std::vector<Tile>& tiles = set.sides.at(side).tiles;
  const auto anyTile = [&]() -> Tile& { return tiles[random.below(tiles.size())]; };
  for (std::uint64_t cells = random.below(8); cells > 0; --cells) {
    TerrainMap& map = anyTile().map;
    map.set(map.cellAt(random.below(static_cast<std::uint64_t>(map.cellCount()))), Terrain::Land);
  }
  if (Tile& tile = anyTile(); !tile.slots.empty())
    tile.slots[random.below(tile.slots.size())].letter = allDirections[random.below(allDirections.size())];
  return set;
}

using FailingCourse = std::tuple<std::uint64_t, RaceLetter, AssignmentOrder>;

struct Verified {
  VerifyResult result;
  std::vector<std::uint64_t> numbers; // of the layouts, in the order of their places
  std::set<FailingCourse> failing;    // by place
};

Verified verifiedSample(const Tileset& set, BoardSide side, std::uint64_t lakes, std::uint64_t seed) {
  VerifyOptions options;
  options.side = side;
  options.sample = lakes;
  options.seed = seed;
  options.mostTold = lakes * 72;
  validator::WorkWatch watch;
  Verified verified{*verify(set, options, watch), Layouts(set, side).sample(lakes, seed), {}};
  for (const VerifyFailure& failure : verified.result.failures)
    verified.failing.insert({failure.lake, failure.race, *failure.order});
  return verified;
}

// Its route by `validate`; none: it has errors.
std::optional<int> routeByValidate(const Lake& lake, RaceLetter race, const Assignment& assignment) {
  const CourseSubject subject{lake, race, assignment.placement, fixed(choicesOf(lake, assignment))};
  std::optional<int> route;
  const validator::Report report =
      validateCourse(subject, {}, [&](validator::Judge&, const CourseStudy& study) {
        if (study.gatesDefined() && study.route()) route = study.route()->steps;
      });
  return report.passes(false) ? route : std::nullopt;
}

void expectCourse(const Verified& verified, std::uint64_t place, const Lake& lake, RaceLetter race,
                  int number, VerifyTally::Routes* routes = nullptr) {
  const Assignment assignment = assignmentsOf(lake, race)[static_cast<std::size_t>(number)];
  const std::optional<int> route = routeByValidate(lake, race, assignment);
  EXPECT_EQ(route.has_value(), !verified.failing.contains({place, race, assignment.order}))
      << "lake " << verified.numbers[place] << ", race " << letterOf(race) << ", course " << number;
  if (route && routes) ++(*routes)[*route];
}

// All sets have courses of all races: a slot is never removed.
TEST(VerifyRandom, AgreesWithValidateCourseByCourse) {
  const Tileset whole = classicSet();
  Random random(20000);
  std::size_t failing = 0;
  const int rounds = test::cases(5);
  for (int round = 0; round < rounds; ++round) {
    const BoardSide side = round % 2 == 0 ? BoardSide::Dark : BoardSide::Light;
    const Tileset set = round == 4 ? whole : damaged(whole, side, random);
    const Layouts layouts(set, side);
    const Verified many = verifiedSample(set, side, 400, random.below(1000));
    failing += many.failing.size();
    for (std::uint64_t place = 0; place < many.numbers.size(); ++place) {
      const Lake lake = *buildLake(set, side, layouts[many.numbers[place]]);
      const RaceLetter race = allRaces[random.below(allRaces.size())];
      expectCourse(many, place, lake, race, static_cast<int>(random.below(assignmentCount)));
    }
  }
  EXPECT_TRUE(failing > 0 || rounds == 1); // one damage alone may harm nothing
}

TEST(VerifyRandom, AgreesWithValidateOnTheLengthOfEveryRoute) {
  const Tileset whole = classicSet();
  Random random(72);
  for (int round = 0; round < test::cases(5); ++round) {
    const Tileset set = damaged(whole, BoardSide::Light, random);
    const Verified few = verifiedSample(set, BoardSide::Light, 5, random.below(1000));
    std::array<VerifyTally::Routes, 3> routes;
    for (std::uint64_t place = 0; place < few.numbers.size(); ++place) {
      const Lake lake = *buildLake(set, BoardSide::Light, Layouts(set, BoardSide::Light)[few.numbers[place]]);
      for (std::size_t race = 0; race < allRaces.size(); ++race)
        for (int number = 0; number < assignmentCount; ++number)
          expectCourse(few, place, lake, allRaces[race], number, &routes[race]);
    }
    EXPECT_EQ(few.result.routes, routes);
  }
}

} // namespace
} // namespace fairway::command::lake_race
