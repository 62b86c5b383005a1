#include "editor/model/words/translation.h"
#include "tests/editor/model/regatta/table_desk.h"
#include "tests/support/matchers.h"

// Changes to a course on a table, and what is under a hand.
namespace fairway::editor::regatta {
namespace {

using fairway::regatta::Rounding;
using fairway::regatta::Side;
using formats::Point;
using Kind = Handle::Kind;

TEST(Table, TheOrderOfRoundingIsKeptSound) {
  TableDesk desk = TableDesk::harbour();
  const Course& course = desk.course();
  EXPECT_FALSE(withRounding(course, 1)); // green is last already
  const auto twice = withRounding(course, 0);
  ASSERT_TRUE(twice);
  EXPECT_FALSE(shifted(*twice, 1, 1)); // red would come twice running
  EXPECT_FALSE(shifted(*twice, 0, -1));
  EXPECT_EQ(withoutRounding(*twice, 1)->round.size(), 1U); // red and red become one
  EXPECT_FALSE(withoutRounding(*withoutRounding(*twice, 1), 0));
  desk.bench.select({Kind::Buoy, 0, 0});
  desk.bench.key(Key::Flip);
  EXPECT_EQ(course.round[0].leave, fairway::regatta::Side::Port);
  desk.bench.key(Key::TurnRight);
  ASSERT_TRUE(course.round[0].gate);
  const int turned = course.round[0].gate->degrees();
  desk.bench.key(Key::TurnLeft);
  EXPECT_EQ((turned + 345) % 360, course.round[0].gate->degrees());
  EXPECT_FALSE(freeGate(course, 0).round[0].gate);
}

TEST(Table, TheOrderOfRoundingHasItsBounds) {
  Course course = TableDesk::harbour().course();
  EXPECT_FALSE(withRounding(course, 2)) << "there are two buoys";
  while (const auto longer = withRounding(course, course.round.size() % 2)) course = *longer;
  EXPECT_EQ(course.round.size(), 12U);
  EXPECT_FALSE(shifted(course, 11, 1));
  EXPECT_FALSE(withoutRounding(course, 12));
  EXPECT_EQ(withoutRounding(course, 11)->round.size(), 11U);
  course.round = {{0, Side::Port, {}}, {1, Side::Starboard, {}}};
  const auto swapped = shifted(course, 0, 1);
  ASSERT_TRUE(swapped);
  EXPECT_THAT(swapped->round, ElementsAre(Rounding{1, Side::Starboard, {}}, Rounding{0, Side::Port, {}}));
  EXPECT_EQ(shifted(course, 1, -1), swapped);
  EXPECT_EQ(withRounding(course, 0)->round.back(), (Rounding{0, Side::Starboard, {}})) << "as the last one";
  course.round.clear();
  EXPECT_THAT(withRounding(course, 1)->round, ElementsAre(Rounding{1, Side::Port, {}}));
  EXPECT_EQ(firstRounding(course, 1), std::nullopt);
}

TEST(Table, WithABuoyItsRoundingsGo) {
  Course course = TableDesk::harbour().course();
  course.buoys.push_back({"blue", {500, 100}});
  course.round = {{0, Side::Port, {}}, {1, Side::Port, {}}, {0, Side::Starboard, {}}, {2, Side::Port, {}}};
  const auto without = removed(course, {Kind::Buoy, 1, 0});
  ASSERT_TRUE(without);
  EXPECT_THAT(without->round, ElementsAre(Rounding{0, Side::Port, {}}, Rounding{1, Side::Port, {}}))
      << "red is not rounded twice running, and blue is the second buoy now";
  course.round = {{2, Side::Starboard, {}}};
  EXPECT_THAT(removed(course, {Kind::Buoy, 2, 0})->round, ElementsAre(Rounding{0, Side::Port, {}}))
      << "something is rounded";
}

TEST(Table, HoldsOnlySoManyThings) {
  Course course = TableDesk::harbour().course();
  for (const char* colour : {"blue", "yellow", "orange", "purple", "pink", "black"}) {
    const auto more = withBuoy(course, {100, 100});
    ASSERT_TRUE(more);
    EXPECT_EQ(more->handle, (Handle{Kind::Buoy, course.buoys.size(), 0}));
    course = more->course;
    EXPECT_EQ(course.buoys.back().name, colour);
    EXPECT_EQ(course.round.back(), (Rounding{course.buoys.size() - 1, Side::Starboard, {}}));
  }
  EXPECT_FALSE(withBuoy(course, {100, 100})) << "eight are the most";
  course.buoys.pop_back();
  course.round.assign(12, {0, Side::Port, {}});
  EXPECT_EQ(withBuoy(course, {100, 100})->course.round.size(), 12U) << "it is not rounded";
  course.round.clear();
  EXPECT_EQ(withBuoy(course, {100, 100})->course.round.back().leave, Side::Port);

  while (const auto more = withObstacle(course, {-5, 900}, 1, "")) course = more->course;
  EXPECT_EQ(course.obstacles.size(), 32U);
  EXPECT_EQ(course.obstacles.back(), (fairway::regatta::Obstacle{{}, {0, 800}, 4}));

  const plane::Polygon island{{100, 500}, {200, 500}, {150, 600}};
  while (const auto more = withIsland(course, island)) course = more->course;
  EXPECT_EQ(course.islands.size(), 32U);

  const Handle shore{Kind::Corner, 31, 0};
  EXPECT_EQ(whyNoCorner(course, shore, {199, 490}), "");
  EXPECT_EQ(whyNoCorner(course, shore, {300, 550}),
            "No corner was added: the shore would cross or touch itself");
  for (int x = 199; const auto more = withCorner(course, shore, {x, 490}); --x) course = more->course;
  EXPECT_EQ(course.islands[31].size(), 64U);
  EXPECT_EQ(whyNoCorner(course, shore, {135, 490}), "No corner was added: a shore has at most 64");
}

TEST(Table, IslandsKeepToIt) {
  const Course course = TableDesk::harbour().course(); // 1000 x 800
  const auto added = withIsland(course, {{-20, 700}, {100, 700}, {100, 830}, {-20, 830}});
  ASSERT_TRUE(added);
  EXPECT_EQ(added->course.islands.back(), (plane::Polygon{{0, 700}, {100, 700}, {100, 800}, {0, 800}}));
  EXPECT_FALSE(withIsland(course, {{-20, 700}, {-30, 750}, {-20, 800}})) << "nothing of it is left";
}

TEST(Table, SaysWhyAnIslandCannotBe) {
  Course course = TableDesk::harbour().course();
  EXPECT_EQ(whyNoIsland(course, {{100, 500}, {200, 500}, {150, 600}}), "");
  EXPECT_EQ(whyNoIsland(course, {{100, 500}, {200, 600}, {200, 500}, {100, 600}}),
            "No island was added: its shore crosses or touches itself");
  plane::Polygon comb;
  for (int i = 0; i < 33; ++i) comb.push_back({10 + 20 * i, i % 2 == 0 ? 500 : 520});
  for (int i = 32; i >= 0; --i) comb.push_back({10 + 20 * i, i % 2 == 0 ? 700 : 720});
  EXPECT_EQ(whyNoIsland(course, comb), "No island was added: it has 66 corners, and at most 64 are allowed");
  comb.resize(64);
  std::swap(comb[1], comb[3]);
  EXPECT_EQ(whyNoIsland(course, comb), "No island was added: its shore crosses or touches itself");
  course.islands.resize(32, {{100, 500}, {200, 500}, {150, 600}});
  EXPECT_EQ(whyNoIsland(course, {{100, 500}, {200, 500}, {150, 600}}),
            "No more islands can be added: a table has at most 32");
}

TEST(Table, ObstaclesOfOneNameAreCounted) {
  Course course = TableDesk::harbour().course();
  for (const char* name : {"teapot 2", "teapot 3"}) {
    course = withObstacle(course, {100, 100}, 40, "teapot")->course;
    EXPECT_EQ(course.obstacles.back().name, name);
  }
  const auto cup = withObstacle(course, {100, 100}, 1000, "cup");
  EXPECT_EQ(cup->handle, (Handle{Kind::Obstacle, course.obstacles.size(), 0}));
  course = cup->course;
  EXPECT_EQ(course.obstacles.back().name, "cup");
  EXPECT_EQ(course.obstacles.back().diameter, 600) << "the largest";
}

TEST(Table, NamesAreGivenOnce) {
  Course course = TableDesk::harbour().course();
  course = withObstacle(course, {100, 100}, 40, "cup")->course;
  const Handle red{Kind::Buoy, 0, 0}, teapot{Kind::Obstacle, 0, 0}, cup{Kind::Obstacle, 1, 0};
  EXPECT_FALSE(renamed(course, red, "green"));
  EXPECT_FALSE(renamed(course, red, "")) << "a buoy needs one";
  EXPECT_EQ(renamed(course, red, "red"), course);
  EXPECT_EQ(renamed(course, red, "pink")->buoys[0].name, "pink");
  EXPECT_EQ(renamed(course, red, "cup")->buoys[0].name, "cup") << "obstacles are called apart";
  EXPECT_FALSE(renamed(course, teapot, "cup"));
  EXPECT_EQ(renamed(course, teapot, "teapot"), course);
  EXPECT_EQ(renamed(course, cup, "saucer")->obstacles[1].name, "saucer");
  const auto nameless = renamed(course, cup, "");
  ASSERT_TRUE(nameless);
  EXPECT_EQ(nameless->obstacles[1].name, std::nullopt);
  EXPECT_EQ(renamed(*nameless, teapot, "")->obstacles[0].name, std::nullopt) << "many have none";
  EXPECT_FALSE(renamed(course, {Kind::Island, 0, 0}, "Tortuga"));
}

TEST(Table, SizesHaveTheirBounds) {
  const Course course = TableDesk::harbour().course();
  for (const int diameter : {4, 600})
    EXPECT_EQ(withDiameter(course, 0, diameter)->obstacles[0].diameter, diameter);
  for (const int diameter : {3, 601}) EXPECT_FALSE(withDiameter(course, 0, diameter)) << diameter;
  Course bare = freshCourse({1000, 800});
  bare.left = {100, 200};
  for (const Vec table : {Vec{300, 300}, Vec{3000, 3000}})
    EXPECT_TRUE(resized(bare, table)) << table.x << " x " << table.y;
  for (const Vec table : {Vec{299, 800}, Vec{1000, 299}, Vec{3001, 800}, Vec{1000, 3001}})
    EXPECT_FALSE(resized(bare, table)) << table.x << " x " << table.y;
  Course narrow = bare;
  narrow.left = {350, 650}, narrow.right = {450, 650};
  EXPECT_TRUE(resized(narrow, {400, 800}));
  EXPECT_FALSE(resized(narrow, {350, 800})) << "the line would have no length";
}

TEST(Table, IslandsStayOnTheTableAsAWhole) {
  const Course course = TableDesk::harbour().course(); // corners 430, 330; 560, 300; 590, 400
  const Handle island{Kind::Island, 0, 0};
  const auto after = [&](Vec to) { return moved(course, island, to)->islands[0]; };
  EXPECT_EQ(after({440, 335}), (plane::Polygon{{440, 335}, {570, 305}, {600, 405}}));
  EXPECT_EQ(after({0, 0}), (plane::Polygon{{0, 30}, {130, 0}, {160, 100}}));
  EXPECT_EQ(after({1000, 800}), (plane::Polygon{{840, 730}, {970, 700}, {1000, 800}}));
}

TEST(Table, ACornerLessIsAllowedWhileTheShoreIsSound) {
  Course course = TableDesk::harbour().course();
  EXPECT_THAT(removed(course, {Kind::Corner, 0, 1})->islands, IsEmpty()) << "two corners are no island";
  course.islands = {{{100, 100}, {300, 100}, {300, 300}, {200, 120}, {100, 300}}}; // with a deep notch
  EXPECT_EQ(removed(course, {Kind::Corner, 0, 3})->islands[0].size(), 4U);
  EXPECT_FALSE(removed(course, {Kind::Corner, 0, 1})) << "the notch would cross the shore";
  EXPECT_FALSE(removed(course, {Kind::LineLeft, 0, 0}));
  EXPECT_FALSE(removed(course, {Kind::None, 0, 0}));
  EXPECT_FALSE(moved(course, {Kind::None, 0, 0}, {1, 1}));
  EXPECT_EQ(moved(course, {Kind::Buoy, 0, 0}, {-5, -5})->buoys[0].at, (Vec{0, 0}));
}

TEST(Table, NewBuoysAreCalledByColoursOfTheUsersLanguage) {
  setSpeaker(
      {[](const char* message) { return message == std::string("red") ? "Rot" : std::string(message); },
       nullptr});
  Course course = freshCourse({1000, 800});
  EXPECT_EQ(course.buoys[0].name, "Rot");
  EXPECT_EQ(course.buoys[1].name, "green");
  EXPECT_EQ(withBuoy(course, {500, 300})->course.buoys.back().name, "blue");
  course.buoys[0].name = "red"; // of a document in English
  EXPECT_EQ(withBuoy(course, {500, 300})->course.buoys.back().name, "blue") << "no second red one";
  setSpeaker({});
}

TEST(Table, AFreshOneIsLaidOutByItsSize) {
  const Course course = freshCourse({1000, 800});
  EXPECT_EQ(course.left, (Vec{375, 650}));
  EXPECT_EQ(course.right, (Vec{625, 650}));
  EXPECT_EQ(course.buoys[0].at, (Vec{300, 250}));
  EXPECT_EQ(course.buoys[1].at, (Vec{700, 150}));
  EXPECT_THAT(course.round, ElementsAre(Rounding{0, Side::Starboard, {}}, Rounding{1, Side::Starboard, {}}));
  const auto width = [](int table) {
    const Course fresh = freshCourse({table, 800});
    return fresh.right.x - fresh.left.x;
  };
  EXPECT_EQ(width(300), 200) << "there is room for boats";
  EXPECT_EQ(width(3000), 300);
}

TEST(Table, AHandTakesTheNearestThingTheSmallBeforeTheLarge) {
  Course course = TableDesk::harbour().course();
  course.islands.push_back({{100, 500}, {200, 500}, {150, 600}});
  const auto at = [&course](Point point) { return handleAt(course, point, 10); };
  EXPECT_EQ(at({375, 660}), (Handle{Kind::LineLeft, 0, 0}));
  EXPECT_EQ(at({625, 640}), (Handle{Kind::LineRight, 0, 0}));
  EXPECT_EQ(at({710, 150}), (Handle{Kind::Buoy, 1, 0})) << "as far as the hand reaches";
  EXPECT_EQ(at({711, 150}), Handle());
  EXPECT_EQ(handleAt(course, {706, 150}, 1), (Handle{Kind::Buoy, 1, 0})) << "all of a buoy can be taken";
  EXPECT_EQ(handleAt(course, {707, 150}, 1), Handle());
  EXPECT_EQ(at({196, 502}), (Handle{Kind::Corner, 1, 1}));
  EXPECT_EQ(at({150, 540}), (Handle{Kind::Island, 1, 0}));
  EXPECT_EQ(at({890, 460}), (Handle{Kind::Obstacle, 0, 0})) << "its edge";
  EXPECT_EQ(at({891, 460}), Handle());
  course.buoys[0].at = {820, 460}; // on the teapot
  EXPECT_EQ(at({820, 465}), (Handle{Kind::Buoy, 0, 0}));
  EXPECT_EQ(at({820, 475}), (Handle{Kind::Obstacle, 0, 0}));
  course.buoys[1].at = {830, 460};
  EXPECT_EQ(at({824, 460}), (Handle{Kind::Buoy, 0, 0}));
  EXPECT_EQ(at({826, 460}), (Handle{Kind::Buoy, 1, 0}));
  course.obstacles[0].diameter = 8;
  course.buoys.clear();
  EXPECT_EQ(at({830, 460}), (Handle{Kind::Obstacle, 0, 0})) << "a small one, as far as the hand reaches";
  EXPECT_EQ(at({831, 460}), Handle());
}

TEST(Table, AShoreIsTakenByItsNearestEdge) {
  Course course;
  course.islands = {{{100, 100}, {200, 100}, {200, 200}}, {{100, 80}, {200, 80}, {150, 20}}};
  const auto at = [&course](Point point) { return edgeAt(course, point, 10); };
  EXPECT_EQ(at({150, 104}), (Handle{Kind::Corner, 0, 0}));
  EXPECT_EQ(at({150, 84}), (Handle{Kind::Corner, 1, 0}));
  EXPECT_EQ(at({210, 150}), (Handle{Kind::Corner, 0, 1})) << "as far as the hand reaches";
  EXPECT_EQ(at({211, 150}), std::nullopt);
  EXPECT_EQ(at({148, 152}), (Handle{Kind::Corner, 0, 2})) << "from the last corner to the first";
  EXPECT_EQ(at({206, 208}), (Handle{Kind::Corner, 0, 2})) << "an edge ends at its corner";
  EXPECT_EQ(at({207, 208}), std::nullopt);
}

TEST(Table, ThingsAreCalledByTheirNamesOrNumbers) {
  Course course = TableDesk::harbour().course();
  EXPECT_EQ(nameOf(course, {Kind::LineLeft, 0, 0}), "the line's left buoy");
  EXPECT_EQ(nameOf(course, {Kind::LineRight, 0, 0}), "the line's right buoy");
  EXPECT_EQ(nameOf(course, {Kind::Buoy, 1, 0}), "buoy green");
  EXPECT_EQ(nameOf(course, {Kind::Obstacle, 0, 0}), "teapot");
  course.obstacles[0].name.reset();
  EXPECT_EQ(nameOf(course, {Kind::Obstacle, 0, 0}), "obstacle 1");
  EXPECT_EQ(nameOf(course, {Kind::Island, 0, 0}), "island 1");
  EXPECT_EQ(nameOf(course, {Kind::Corner, 0, 2}), "corner 3 of island 1");
  for (const Handle& there : {Handle{Kind::LineLeft, 0, 0},
                              {Kind::LineRight, 0, 0},
                              {Kind::Buoy, 1, 0},
                              {Kind::Obstacle, 0, 0},
                              {Kind::Island, 0, 0},
                              {Kind::Corner, 0, 2}})
    EXPECT_TRUE(isThere(course, there)) << nameOf(course, there);
  for (const Handle& gone : {Handle(),
                             {Kind::Buoy, 2, 0},
                             {Kind::Obstacle, 1, 0},
                             {Kind::Island, 1, 0},
                             {Kind::Corner, 0, 3},
                             {Kind::Corner, 1, 0}})
    EXPECT_FALSE(isThere(course, gone)) << static_cast<int>(gone.kind);
}

} // namespace
} // namespace fairway::editor::regatta
