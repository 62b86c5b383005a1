#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/suggest/lake_effect.h"
#include "validator/lake_race/suggest/suggest.h"

#include <gtest/gtest.h>

#include <cmath>
#include <mutex>

// Suggestions where room is scarce, how much is tried, and effects on lakes that allow no course.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

Draft courseDraft(const Course& course) {
  return {course.lake, std::nullopt, true, course.race, course.placement, fixed(course.choices)};
}

Course courseWithStartCells(std::size_t cells) {
  for (unsigned seed = 1;; ++seed)
    if (const Course course = smallCourse(seed, 6, 5); CourseBoard(course).startCells().size() == cells)
      return course;
}

double parOf(const Draft& draft) {
  WorkWatch watch;
  return Par::solve(CourseBoard(coursesOf(draft).front().course), {}, watch).value()->value();
}

// A start cell for each boat is enough, and one less is not.
TEST(SuggestRoom, AStartCellForEachBoatIsEnough) {
  WorkWatch watch;
  const Draft draft = courseDraft(courseWithStartCells(3));
  SuggestOptions options{{Goal::Kind::Par, parOf(draft) + 2, "par"}, 4, 1, true, 3, 300};
  const auto enough = suggest(draft, {}, options, watch);
  ASSERT_TRUE(enough.ok());
  EXPECT_FALSE(enough->best.empty());
  for (const Suggestion& suggestion : enough->best)
    EXPECT_GE(CourseBoard(coursesOf(suggestion.after).front().course).startCells().size(), 3u);
  options.players = 4;
  EXPECT_EQ(suggest(draft, {}, options, watch).fault(), SuggestRefusal::NoRoom);
}

TEST(SuggestRoom, ACourseWithoutARouteIsRefused) {
  WorkWatch watch;
  Draft draft = courseDraft(courseWithStartCells(3));
  for (std::size_t i = 0; i < static_cast<std::size_t>(draft.lake.map.cellCount()); ++i)
    draft.lake.map.set(draft.lake.map.cellAt(i), Terrain::Land);
  for (const Goal::Kind kind : {Goal::Kind::Par, Goal::Kind::Fair}) {
    const auto refused = suggest(draft, {}, {{kind, 9, ""}, 5, 1, true, 1, 100}, watch);
    ASSERT_FALSE(refused.ok());
    EXPECT_TRUE(refused.fault() == SuggestRefusal::NoCourse || refused.fault() == SuggestRefusal::NoRoom);
  }
}

class Heard : public WorkWatch {
public:
  void advance(double share) override {
    const std::scoped_lock lock(mutex_);
    EXPECT_GE(share, last_ - 1e-9);
    last_ = share;
  }
  double last() const { return last_; }

private:
  std::mutex mutex_;
  double last_ = 0;
};

// As many edits are tried as are asked for, each board once; and all of the work is heard of, in its order.
TEST(SuggestTries, AreAsManyAsAreAskedFor) {
  const Draft draft = courseDraft(courseWithStartCells(3));
  const double par = parOf(draft);
  for (const int tries : {1, 7}) {
    Heard watch;
    const auto found = suggest(draft, {}, {{Goal::Kind::Par, par + 3, "par"}, tries, 1, true, 2, 300}, watch);
    ASSERT_TRUE(found.ok());
    EXPECT_EQ(found->tried, tries);
    if (!found->best.empty()) {
      EXPECT_DOUBLE_EQ(watch.last(), 1);
    }
    EXPECT_LE(found->best.size(), 5u);
    for (std::size_t i = 0; i < found->best.size(); ++i) {
      const Suggestion& one = found->best[i];
      EXPECT_GE(one.edits.size(), 1u);
      EXPECT_LE(one.edits.size(), 3u);
      EXPECT_LT(one.figures.value, found->before.value - 1e-6);
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(sameBoard(one.after, found->best[j].after));
        EXPECT_LE(found->best[j].figures.value, one.figures.value + 1e-6) << "the best come first";
      }
    }
  }
}

// Fewer findings afterwards, counted anew.
TEST(SuggestClean, RemovesFindings) {
  WorkWatch watch;
  const Draft draft = courseDraft(smallCourse(2, 6, 5));
  const int before = solvedCounts(draft, {}, watch, {}).total();
  ASSERT_GT(before, 0);
  const auto found = suggest(draft, {}, {{Goal::Kind::Clean, 0, "clean"}, 4, 1, false, 1, 100}, watch);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(found->before.value, before);
  EXPECT_FALSE(found->best.empty());
  for (const Suggestion& suggestion : found->best) {
    EXPECT_EQ(suggestion.figures.value, solvedCounts(suggestion.after, {}, watch, {}).total());
    EXPECT_LT(suggestion.figures.value, before);
  }
}

// A small lake with slots of one race.
Lake fourSlots() {
  Lake lake;
  lake.map = TerrainMap(13, 10);
  lake.strip = 2;
  lake.slots = {{RaceLetter::A, {3, 3}, Direction::E},
                {RaceLetter::A, {11, 3}, Direction::W},
                {RaceLetter::A, {3, 8}, Direction::E},
                {RaceLetter::A, {11, 8}, Direction::W}};
  return lake;
}

// Of lakes that allow no course at all neither is better, and all 24 are looked at.
TEST(LakeEffects, OfLakesWithoutRoomAreNone) {
  Lake lake = fourSlots();
  for (const Slot& slot : lake.slots)
    lake.map.set(neighbour(slot.at, slot.letter, lake.stagger), Terrain::Land);
  Heard watch;
  const LakeEffect effect = lakeEffect(lake, lake, watch);
  EXPECT_EQ(effect.courses, 24);
  EXPECT_EQ(effect.all, 24);
  EXPECT_EQ(effect.same(), 24);
  EXPECT_EQ(effect.solved, 0);
  EXPECT_TRUE(effect.newFindings.empty());
  EXPECT_DOUBLE_EQ(watch.last(), 1);
}

TEST(LakeEffects, WithoutACommonRaceAreNothing) {
  Lake lake = fourSlots();
  Lake three = lake;
  three.slots.pop_back();
  WorkWatch watch;
  EXPECT_EQ(lakeEffect(lake, three, watch).all, 0);
  EXPECT_EQ(lakeEffect(three, lake, watch).courses, 0);
}

} // namespace
} // namespace fairway::validator::lake_race
