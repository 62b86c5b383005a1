#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/lake_race/suggest/effect_search.h"
#include "rules/lake_race/route/assignments.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

// What a change of a lake does to all its courses.
namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using testing::HasSubstr;
using validator::lake_race::LakeEffect;
using validator::lake_race::lakeEffect;

Lake duckPond() {
  auto opened = openDocument(test::sourceDir() / "samples/lake_race/duck-pond.lake.yaml");
  return *LakeWorkbench(std::move(opened->document)).lake();
}

// Stops after some courses: each is solved twice.
class SomeCourses final : public validator::WorkWatch {
public:
  explicit SomeCourses(double share) : most_(share) {}
  void advance(double share) override { done_ = share; }
  bool stopWanted() const override { return done_ >= most_; }

private:
  double most_;
  std::atomic<double> done_ = 0;
};

TEST(LakeEffect, OfNoChangeIsNone) {
  SomeCourses watch(2.0 / 24);
  const LakeEffect effect = lakeEffect(duckPond(), duckPond(), watch);
  EXPECT_EQ(effect.all, 24) << "race A has slots, B and C have none";
  EXPECT_EQ(effect.courses, 2);
  EXPECT_EQ(effect.solved, 2);
  EXPECT_EQ(effect.better, 0);
  EXPECT_EQ(effect.worse, 0);
  EXPECT_EQ(effect.same(), 2);
  EXPECT_TRUE(effect.newFindings.empty());
  EXPECT_NEAR(effect.parBefore, effect.parAfter, 1e-6);
}

// Each course by itself, as F8 solves it.
TEST(LakeEffect, IsThatOfTheCoursesOneByOne) {
  const Lake before = duckPond();
  Lake after = before;
  after.map.set({5, 4}, Terrain::Land);
  SomeCourses watch(3.0 / 24);
  const LakeEffect effect = lakeEffect(before, after, watch);
  ASSERT_EQ(effect.solved, 3);
  double pars[2] = {0, 0};
  int side = 0;
  for (const Lake* lake : std::initializer_list<const Lake*>{&before, &after}) {
    const auto all = fairway::lake_race::assignmentsOf(*lake, fairway::lake_race::RaceLetter::A);
    for (std::size_t i = 0; i < 3; ++i) {
      validator::WorkWatch patient;
      const fairway::lake_race::CourseBoard board({*lake, fairway::lake_race::RaceLetter::A, all[i].placement,
                                                   fairway::lake_race::choicesOf(*lake, all[i])});
      pars[side] += validator::lake_race::Par::solve(board, {}, patient).value()->value() / 3;
    }
    ++side;
  }
  EXPECT_NEAR(effect.parBefore, pars[0], 1e-6);
  EXPECT_NEAR(effect.parAfter, pars[1], 1e-6);
  EXPECT_NE(effect.parBefore, effect.parAfter);
}

TEST(LakeEffect, CountsCoursesThatCannotBeRacedAnyMore) {
  const Lake before = duckPond();
  Lake after = before;
  for (int row = 0; row < after.map.rows(); ++row)
    if (const Cell cell{6, row}; after.map.at(cell) == Terrain::Water) after.map.set(cell, Terrain::Land);
  SomeCourses watch(1.0 / 24);
  const LakeEffect effect = lakeEffect(before, after, watch);
  EXPECT_EQ(effect.worse, 1);
  EXPECT_EQ(effect.better, 0);
  EXPECT_EQ(effect.solved, 0) << "there is no par to compare";
  SomeCourses back(1.0 / 24);
  EXPECT_EQ(lakeEffect(after, before, back).better, 1);
}

TEST(LakeEffect, IsSaidWithoutPromisingMoreThanWasDone) {
  LakeEffect effect;
  effect.courses = 40, effect.all = 72, effect.better = 5, effect.worse = 2;
  effect.newFindings = {{"G05", 2}};
  effect.solved = 40, effect.parBefore = 20.126, effect.parAfter = 19.5;
  const std::string said = effectInWords(effect);
  EXPECT_THAT(said, HasSubstr("40 of 72 courses checked: 5 have fewer findings, 2 more, 33 as many."));
  EXPECT_THAT(said, HasSubstr("Crossed path (2)"));
  EXPECT_THAT(said, HasSubstr("20.13 before, 19.50 after"));
  EXPECT_THAT(said, HasSubstr("not raced"));
}

TEST(LakeEffect, SaysNothingOfWhatThereIsNot) {
  LakeEffect effect;
  effect.courses = effect.all = 24;
  EXPECT_EQ(effectInWords(effect),
            "24 of 24 courses checked: 0 have fewer findings, 0 more, 24 as many.\n"
            "No course has new findings.\n"
            "The courses were solved, not raced: F8 on a course judges its seats too.");
  effect.newFindings = {{"G05", 2}, {"X99", 1}};
  effect.solved = 1, effect.parBefore = 3, effect.parAfter = 4;
  EXPECT_THAT(effectInWords(effect), HasSubstr("Crossed path (2), X99 (1).\nPar of 1 courses on average"));
}

class Effects : public WithDeliveries {};

// No course of either lake can be raced: there is nothing to solve, and all is known at once.
TEST_F(Effects, ThatAreKnownInFullAreNotWorkedOutAgain) {
  Lake lake = smallLake();
  for (int row = 1; row <= 8; ++row) lake.map.set({5, row}, Terrain::Land);
  EffectSearch search(post());
  search.start(1, lake, lake);
  pump([&] { return !search.working(); });
  ASSERT_TRUE(search.isKnownInFull(1));
  search.start(1, lake, lake);
  EXPECT_FALSE(search.working());
  search.start(2, lake, lake);
  EXPECT_TRUE(search.working());
  pump([&] { return !search.working(); });
}

TEST_F(Effects, AreKeptUntilTheyAreForgotten) {
  EffectSearch search(post());
  int changes = 0;
  search.onChange = [&] { ++changes; };
  search.start(3, duckPond(), duckPond());
  EXPECT_TRUE(search.working());
  search.stop();
  pump([&] { return !search.working(); });
  EXPECT_EQ(changes, 1);
  ASSERT_TRUE(search.effectOf(3));
  EXPECT_FALSE(search.isKnownInFull(3)) << "it was stopped";
  EXPECT_FALSE(search.effectOf(2));
  search.forget();
  EXPECT_FALSE(search.effectOf(3));
}

} // namespace
} // namespace fairway::editor::lake_race
