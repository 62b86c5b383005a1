#include "formats/document/edit.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/documents.h"
#include "rules/base/random.h"
#include "rules/lake_race/route/assignments.h"
#include "tests/support/source_dir.h"
#include "validator/core/report.h"
#include "validator/lake_race/validator.h"

#include <gmock/gmock.h>

#include <map>

// Fixes of lakes: what they mend is gone, no error is new, and nothing else changes.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

formats::Document documentOf(const Lake& lake) {
  formats::lake_race::LakeDocument document;
  document.body.content = lake;
  return document;
}

Lake mended(const Lake& lake, const Fix& fix) {
  const auto after = formats::edited(documentOf(lake), fix.edits);
  EXPECT_TRUE(after.ok()) << formats::toText(after.fault());
  return std::get<Lake>(after->get<formats::lake_race::LakeBody>().content);
}

Lake lakeFrom(const std::string& sample) {
  const auto read = formats::readDocumentFile(fairway::test::sourceDir() / "samples/lake_race/findings" /
                                              (sample + ".lake.yaml"));
  return std::get<Lake>(read->document.get<formats::lake_race::LakeBody>().content);
}

Report judged(const Lake& lake) {
  return validateLake(lake, {}, LakeFixes::Offered);
}

const Finding* firstOf(const Report& report, const std::string& code) {
  for (const Finding& finding : report.findings)
    if (finding.code == code) return &finding;
  return nullptr;
}

std::size_t countOf(const Report& report, const std::string& code) {
  return static_cast<std::size_t>(
      std::count_if(report.findings.begin(), report.findings.end(),
                    [&code](const Finding& finding) { return finding.code == code; }));
}

std::string fixOf(const Lake& lake, const std::string& code) {
  const Report report = judged(lake);
  const Finding* finding = firstOf(report, code);
  return finding && finding->fix ? finding->fix->text.english() : "";
}

TEST(MendLake, OpensTheCellThatTheFindingNames) {
  EXPECT_EQ(fixOf(lakeFrom("L01-pond-cut-off"), "L01"), "turn 0201 into water");
}

TEST(MendLake, GivesNarrowsASecondWay) {
  EXPECT_EQ(fixOf(lakeFrom("L04-choke"), "L04"), "turn 1305 into water");
}

TEST(MendLake, TurnsTheLetterOfASlot) {
  EXPECT_EQ(fixOf(lakeFrom("L05-strip-on-shore"), "L05"), "turn the letter of slot A at 0403 to SW");
}

TEST(MendLake, OpensACellWhereNoLetterHelps) {
  Lake lake = lakeFrom("L05-near-other-side");
  const Cell start = lake.slots[0].at;
  for (const Direction direction : allDirections)
    lake.map.set(neighbour(start, direction, lake.stagger), Terrain::Land);
  const Report report = judged(lake);
  const Finding* finding = firstOf(report, "L05");
  ASSERT_TRUE(finding && finding->fix);
  EXPECT_EQ(finding->fix->edits.size(), 1u);
  EXPECT_TRUE(finding->fix->edits[0].key.starts_with("map["));
}

TEST(MendLake, LeavesABroadBarAlone) {
  Lake lake;
  lake.map = TerrainMap(16, 5);
  for (int row = 1; row <= 5; ++row)
    for (int column = 7; column <= 10; ++column) lake.map.set({column, row}, Terrain::Land);
  EXPECT_EQ(fixOf(lake, "L01"), "");
  for (int row = 1; row <= 5; ++row) lake.map.set({10, row}, Terrain::Water);
  EXPECT_EQ(judged(mended(lake, *firstOf(judged(lake), "L01")->fix)).findings.front().code, "L02")
      << "three cells are opened, and the water is one";
}

TEST(MendLake, OffersNothingUnlessAsked) {
  for (const Finding& finding : validateLake(lakeFrom("L04-choke"), {}).findings) EXPECT_FALSE(finding.fix);
}

TEST(MendLake, LeavesSlotsOnLandAlone) {
  Lake lake;
  lake.map = TerrainMap(9, 1);
  lake.map.set({5, 1}, Terrain::Land);
  EXPECT_EQ(fixOf(lake, "L01"), "turn 0501 into water");
  lake.slots.push_back({RaceLetter::A, {5, 1}, Direction::E});
  EXPECT_EQ(fixOf(lake, "L01"), "");
}

Lake randomLake(Random& random) {
  const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint64_t>(n))); };
  Lake lake;
  lake.stagger = below(2) ? Stagger::Odd : Stagger::Even;
  lake.strip = 2 + below(2);
  const int columns = 10 + below(6), rows = 8 + below(6);
  lake.map = TerrainMap(columns, rows);
  const auto cell = [&] {
    const int column = 1 + below(columns), row = 1 + below(rows);
    return Cell{column, row};
  };
  for (int n = below(45); n > 0; --n) {
    const Cell at = cell();
    lake.map.set(at, below(8) ? Terrain::Land : Terrain::Void);
  }
  for (int race = 0; race < 1 + below(2); ++race)
    for (int slot = 0; slot < 4; ++slot) {
      const Cell at = cell();
      lake.slots.push_back({static_cast<RaceLetter>(race), at, static_cast<Direction>(below(6))});
    }
  return lake;
}

std::size_t failing(const Lake& lake) {
  std::size_t count = 0;
  for (const RaceLetter race : allRaces)
    if (hasCourses(lake, race))
      for (const Assignment& assignment : assignmentsOf(lake, race)) count += assignment.raceable() ? 0 : 1;
  return count;
}

// Judged by the validator itself, with the document as it is written and read again.
TEST(MendLake, BringsNoErrorOnRandomLakes) {
  Random random(5);
  std::map<std::string, int> offered;
  for (int i = 0; i < 120; ++i) {
    const Lake lake = randomLake(random);
    const Report before = judged(lake);
    for (const Finding& finding : before.findings) {
      if (!finding.fix) continue;
      ++offered[finding.code];
      const Lake changed = mended(lake, *finding.fix);
      const Report after = validateLake(changed, {});
      for (const std::string code : {"L01", "L02", "L03"})
        EXPECT_LE(countOf(after, code), countOf(before, code)) << i << " " << finding.fix->text.english();
      EXPECT_LE(failing(changed), failing(lake)) << i << " " << finding.fix->text.english();
      if (finding.code == "L05")
        EXPECT_LT(failing(changed), failing(lake)) << i;
      else
        EXPECT_LT(countOf(after, finding.code), countOf(before, finding.code)) << i;
    }
  }
  for (const std::string code : {"L01", "L04", "L05"}) EXPECT_GT(offered[code], 5) << code;
}

// As `--fix --unsafe` does it: it comes to an end.
TEST(MendLake, ComesToRest) {
  Random random(9);
  for (int i = 0; i < 40; ++i) {
    Lake lake = randomLake(random);
    std::size_t steps = 0;
    for (Report report = judged(lake); const Finding* finding = nextFix(report, Fixes::All);
         report = judged(lake)) {
      const Lake after = mended(lake, *finding->fix);
      ASSERT_NE(after, lake) << finding->fix->text.english();
      lake = after;
      if (++steps == mostFixes) break;
    }
    EXPECT_LE(steps, mostFixes);
  }
}

TEST(MapEdit, NamesACellByRowAndColumn) {
  Lake lake;
  lake.map = TerrainMap(4, 3);
  const auto with = [&](const std::string& key, const std::string& value) {
    return formats::edited(documentOf(lake), std::vector<KeyEdit>{{key, value}});
  };
  const auto after = with("map[2][4]", "#");
  ASSERT_TRUE(after.ok());
  EXPECT_EQ(std::get<Lake>(after->get<formats::lake_race::LakeBody>().content).map.at({4, 2}), Terrain::Land);
  for (const auto& [key, value] : {std::pair{"map[4][1]", "#"},
                                   {"map[1][5]", "#"},
                                   {"map[1][1]", "##"},
                                   {"map[1][1]", "?"},
                                   {"map[1][1]", ""},
                                   {"name[1][1]", "#"}})
    EXPECT_FALSE(with(key, value).ok()) << key << " " << value;
}

} // namespace
} // namespace fairway::validator::lake_race
