#include "tests/validator/regatta/tiny.h"

#include "validator/regatta/figures/par.h"

#include <gtest/gtest.h>

// How hard a course is: how far the work has come, when it ends early, and when it is not begun.
namespace fairway::validator::regatta {
namespace {

// Shares of the work that were told, and a wish to stop from one of them on.
class Shares final : public WorkWatch {
public:
  explicit Shares(double stopsAt = 2) : stopsAt_(stopsAt) {}

  void advance(double share) override { last_ = share, most_ = std::max(most_, share); }
  bool stopWanted() const override { return last_ >= stopsAt_; }
  double last() const { return last_; }
  double most() const { return most_; }

private:
  double stopsAt_, last_ = 0, most_ = 0;
};

TEST(FreshHands, TellWhichShareOfTheStatesIsSettled) {
  const CourseStudy study(test::tinyCourses()[1], test::tinyDeck());
  Shares shares;
  const auto fresh = Fresh::solved(study.waters(), study.passings(), shares);
  const int layers = study.passings().layers().count();
  int settled = 0;
  for (int layer = 0; layer < layers; ++layer)
    for (int point = 0; point < study.waters().lattice().points(); ++point)
      for (int heading = 0; heading < headings; ++heading)
        settled += fresh->at(layer, point, heading) < Fresh::never ? 1 : 0;
  const auto states = static_cast<double>(study.waters().poseCount() * layers);
  EXPECT_DOUBLE_EQ(shares.last(), settled / states);
}

TEST(Pars, AreSolvedAndThenSailedAndEitherCanBeStopped) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  const ParOptions few{.races = 20};
  Shares shares;
  const auto par = parOf(study, few, shares);
  ASSERT_TRUE(par);
  EXPECT_EQ(par->pilot->races, 20);
  EXPECT_NEAR(shares.last(), 1, 1e-9);
  EXPECT_EQ(shares.most(), shares.last());
  for (const double stop : {0.1, 0.81}) {
    Shares stopping(stop);
    const auto none = parOf(study, few, stopping);
    ASSERT_FALSE(none) << stop;
    EXPECT_EQ(none.fault(), ParRefusal::Stopped);
  }
}

TEST(Pars, OfACourseWithoutAWayHaveNoTurnsAndNoPilot) {
  Course walled = test::openCourse();
  walled.islands = {{{0, 200}, {600, 200}, {600, 260}, {0, 260}}}; // between the line and the buoy
  WorkWatch nobody;
  const auto par = parOf(CourseStudy(walled, test::tinyDeck()), {.races = 1}, nobody);
  ASSERT_TRUE(par);
  EXPECT_FALSE(par->turns);
  EXPECT_FALSE(par->plays);
  EXPECT_FALSE(par->fresh);
  EXPECT_FALSE(par->pilot);
}

// 20001 moves; and a table of 601 x 481 points.
TEST(Pars, AreRefusedWhereTheyWouldTakeTooMuch) {
  WorkWatch nobody;
  const auto refused = [&](const Course& course, const Deck& deck) {
    const auto par = parOf(CourseStudy(course, deck), {.races = 1}, nobody);
    return !par && par.fault() == ParRefusal::TooLarge;
  };
  Course course = test::tinyCourses()[0];
  Deck many = test::tinyDeck(), few = many;
  many.cards = {{"cloud", 10, fairway::regatta::Symbol::Cloud, false, {}},
                {"plain", 10, fairway::regatta::Symbol::None, false, {}}};
  for (int i = 0; i < 140; ++i) many.cards[0].arrows.push_back({{10 + i, 0, 0}});
  for (int i = 0; i < 261; ++i) many.cards[1].arrows.push_back({{10 + i, 0, 0}});
  EXPECT_TRUE(refused(course, many));
  course.table = {3000, 2400};
  few.cards.resize(1);
  ASSERT_TRUE(CourseStudy(course, few).fits());
  EXPECT_TRUE(refused(course, few));
}

} // namespace
} // namespace fairway::validator::regatta
