#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/par.h"

#include <gtest/gtest.h>

#include <random>

// A course that is solved from what is known of its neighbour has the same par as one solved from nothing.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

// One cell of land more, or one less, where the course can still be raced.
std::optional<Course> changed(Course course, std::mt19937& random) {
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  const Cell cell{1 + below(course.lake.map.columns()), 1 + below(course.lake.map.rows())};
  for (const Cell strip : stripCells(course.lake, course.placement))
    if (strip == cell) return std::nullopt;
  course.lake.map.set(cell, course.lake.map.at(cell) == Terrain::Land ? Terrain::Water : Terrain::Land);
  return course;
}

TEST(WarmStart, ComesToTheSamePar) {
  WorkWatch watch;
  std::mt19937 random(5);
  int solved = 0;
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const Course course = smallCourse(seed, 9, 6);
    const auto known = Par::solve(CourseBoard(course), {3, 60}, watch).value();
    for (int i = 0; i < 6; ++i) {
      const auto other = changed(course, random);
      if (!other) continue;
      const CourseBoard board(*other);
      const auto anew = Par::solve(board, {3, 60}, watch);
      const auto warm = Par::solve(board, {3, 60}, watch, {known.get(), false});
      const auto rough = Par::solve(board, {3, 60}, watch, {known.get(), true});
      ASSERT_EQ(anew.ok(), warm.ok());
      if (!anew) continue;
      ++solved;
      EXPECT_NEAR((*warm)->value(), (*anew)->value(), 1e-5);
      EXPECT_LT((*warm)->certificate().relativeGap(), 1e-6);
      EXPECT_NEAR((*rough)->value(), (*anew)->value(), 0.05);
    }
  }
  EXPECT_GT(solved, test::sanitized ? 1 : 8);
}

} // namespace
} // namespace fairway::validator::lake_race
