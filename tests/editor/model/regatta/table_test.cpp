#include "editor/model/files/document_file.h"
#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/files/export_file.h"
#include "editor/model/regatta/files/pictured_table.h"
#include "editor/model/regatta/files/print_job.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "editor/model/regatta/table_workbench.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

// A table on the desk: what a hand does to it, and what cannot be done.
namespace fairway::editor::regatta {
namespace {

using fairway::regatta::Rounding;
using fairway::regatta::Side;
using formats::Point;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Kind = Handle::Kind;

// A desk with a regatta on it and a hand that clicks and drags.
struct Desk {
  TableWorkbench bench;

  explicit Desk(std::unique_ptr<EditedDocument> document) : bench(std::move(document)) {}
  static Desk harbour() {
    auto opened = openDocument(test::sourceDir() / "samples/regatta/harbour.regatta.yaml");
    EXPECT_TRUE(opened);
    return Desk(std::move(opened->document));
  }

  void press(Point at, bool shift = false, bool alt = false) {
    bench.pressAt({at, Button::Left, shift, false, alt});
  }
  void move(Point at, bool alt = false) { bench.moveTo({at, Button::Left, false, false, alt}); }
  void release(Point at, bool alt = false) { bench.releaseAt({at, Button::Left, false, false, alt}); }
  void click(Point at) { press(at), release(at); }
  void pressRight(Point at) { bench.pressAt({at, Button::Right, false, false}); }
  void drag(Point from, Point to, bool alt = false) { press(from), move(to, alt), release(to, alt); }

  const Course& course() const { return bench.course(); }
  std::size_t steps() const { return bench.document().history().position(); }
  std::string undoText() const { return bench.document().history().undoText(); }
  const formats::regatta::TableScene& scene() const {
    return dynamic_cast<const formats::regatta::TableScene&>(*bench.scene());
  }
  // What is saved is read again as the same.
  void expectSound() const {
    const std::string text = formats::writeDocument(bench.document().content());
    const auto read = formats::readDocument(text, "table");
    ASSERT_TRUE(read) << formats::toText(read.fault()) << text;
    EXPECT_EQ(read->document.body, bench.document().content().body);
  }
};

TEST(Table, ThingsAreDraggedBy5MillimetresAndWithAltBy1) {
  Desk desk = Desk::harbour();
  desk.drag({300, 250}, {323, 261});
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{325, 260}));
  EXPECT_EQ(desk.steps(), 1U);
  EXPECT_EQ(desk.undoText(), "Move buoy red");
  desk.drag({326, 261}, {333, 270}, true); // held beside its middle: it does not jump there
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{332, 269}));
  desk.bench.undo(), desk.bench.undo();
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{300, 250}));
  desk.bench.redo();
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{325, 260}));
}

TEST(Table, ADragIsOneStepHoweverLong) {
  Desk desk = Desk::harbour();
  desk.press({375, 650});
  for (int x = 370; x > 300; x -= 3) desk.move({static_cast<double>(x), 655});
  desk.release({300, 655});
  EXPECT_EQ(desk.course().left, (Vec{300, 655}));
  EXPECT_EQ(desk.steps(), 1U);
  desk.drag({300, 655}, {310, 655}); // another drag is another step
  EXPECT_EQ(desk.steps(), 2U);
}

TEST(Table, IslandsMoveAsAWholeAndByTheirCorners) {
  Desk desk = Desk::harbour();
  desk.drag({540, 345}, {560, 365});
  EXPECT_EQ(desk.course().islands[0], (plane::Polygon{{450, 350}, {580, 320}, {610, 420}}));
  desk.drag({450, 350}, {420, 350});
  EXPECT_EQ(desk.course().islands[0].front(), (Vec{420, 350}));
  desk.press({500, 332}, true); // on the shore, with Shift: another corner
  desk.release({500, 300});
  EXPECT_EQ(desk.course().islands[0].size(), 4U);
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::Corner, 0, 1}));
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.course().islands[0].size(), 3U);
  desk.expectSound();
}

TEST(Table, NothingLeavesTheTableAndNoShoreCrossesItself) {
  Desk desk = Desk::harbour();
  desk.drag({300, 250}, {-40, 2000});
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{0, 800}));
  desk.drag({820, 460}, {5000, 460});
  EXPECT_EQ(desk.course().obstacles[0].at, (Vec{1000, 460}));
  desk.drag({540, 345}, {-100, 345});
  EXPECT_EQ(desk.course().islands[0].front().x, 0);
  Desk square = Desk::harbour();
  square.bench.change("square",
                      withIsland(square.course(), {{100, 500}, {200, 500}, {200, 600}, {100, 600}})->course);
  square.drag({100, 500}, {250, 550}); // across the opposite side
  EXPECT_FALSE(plane::crossingEdges(square.course().islands[1]));
  square.drag({375, 650}, {625, 650}); // onto the other end of the line
  EXPECT_FALSE(square.course().left == square.course().right);
  square.expectSound();
}

TEST(Table, BuoysAndTeapotsAreAddedAndRemoved) {
  Desk desk = Desk::harbour();
  desk.bench.take(TableTool::Buoy);
  desk.click({502, 98});
  ASSERT_EQ(desk.course().buoys.size(), 3U);
  EXPECT_EQ(desk.course().buoys[2].name, "blue");
  EXPECT_EQ(desk.course().buoys[2].at, (Vec{500, 100}));
  EXPECT_EQ(desk.course().round.back().buoy, 2U);
  desk.bench.take(TableTool::Obstacle);
  desk.bench.wheel(1);
  desk.click({150, 600});
  ASSERT_EQ(desk.course().obstacles.size(), 2U);
  EXPECT_EQ(desk.course().obstacles[1].name, "teapot 2");
  EXPECT_EQ(desk.course().obstacles[1].diameter, 150);
  desk.expectSound();
  desk.bench.key(Key::Delete); // what was added is selected
  EXPECT_EQ(desk.course().obstacles.size(), 1U);
  desk.bench.select({Kind::Buoy, 0, 0});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.course().buoys[0].name, "green");
  EXPECT_EQ(desk.course().round.size(), 2U); // red is rounded no more
  desk.expectSound();
}

TEST(Table, ALastBuoyStays) {
  Desk desk = Desk::harbour();
  for (int i = 0; i < 3; ++i) {
    desk.bench.select({Kind::Buoy, 0, 0});
    desk.bench.key(Key::Delete);
  }
  EXPECT_EQ(desk.course().buoys.size(), 1U);
  EXPECT_EQ(desk.course().round.size(), 1U);
  desk.expectSound();
}

TEST(Table, AnIslandIsDrawnCornerByCorner) {
  Desk desk = Desk::harbour();
  desk.bench.take(TableTool::Island);
  for (const Point corner : {Point{100, 500}, {200, 500}, {150, 600}}) desk.click(corner);
  EXPECT_EQ(desk.bench.ghost().outline.size(), 3U);
  EXPECT_EQ(desk.course().islands.size(), 1U);
  desk.click({101, 502}); // its first corner again
  ASSERT_EQ(desk.course().islands.size(), 2U);
  EXPECT_EQ(desk.course().islands[1], (plane::Polygon{{100, 500}, {200, 500}, {150, 600}}));
  for (const Point corner : {Point{100, 100}, {200, 200}, {200, 100}, {100, 200}}) desk.click(corner);
  desk.bench.key(Key::Enter); // a bow tie is none
  EXPECT_EQ(desk.course().islands.size(), 2U);
  EXPECT_TRUE(desk.bench.ghost().outline.empty());
  desk.click({300, 700});
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_TRUE(desk.bench.ghost().outline.empty());
  desk.expectSound();
}

TEST(Table, TheOrderOfRoundingIsKeptSound) {
  Desk desk = Desk::harbour();
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
  Course course = Desk::harbour().course();
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
  Course course = Desk::harbour().course();
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
  Course course = Desk::harbour().course();
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
  for (int x = 199; const auto more = withCorner(course, shore, {x, 490}); --x) course = more->course;
  EXPECT_EQ(course.islands[31].size(), 64U);
}

TEST(Table, ObstaclesOfOneNameAreCounted) {
  Course course = Desk::harbour().course();
  for (const char* name : {"teapot 2", "teapot 3"}) {
    course = withObstacle(course, {100, 100}, 40, "teapot")->course;
    EXPECT_EQ(course.obstacles.back().name, name);
  }
  course = withObstacle(course, {100, 100}, 1000, "cup")->course;
  EXPECT_EQ(course.obstacles.back().name, "cup");
  EXPECT_EQ(course.obstacles.back().diameter, 600) << "the largest";
}

TEST(Table, NamesAreGivenOnce) {
  Course course = Desk::harbour().course();
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
  const Course course = Desk::harbour().course();
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
  const Course course = Desk::harbour().course(); // corners 430, 330; 560, 300; 590, 400
  const Handle island{Kind::Island, 0, 0};
  const auto after = [&](Vec to) { return moved(course, island, to)->islands[0]; };
  EXPECT_EQ(after({440, 335}), (plane::Polygon{{440, 335}, {570, 305}, {600, 405}}));
  EXPECT_EQ(after({0, 0}), (plane::Polygon{{0, 30}, {130, 0}, {160, 100}}));
  EXPECT_EQ(after({1000, 800}), (plane::Polygon{{840, 730}, {970, 700}, {1000, 800}}));
}

TEST(Table, ACornerLessIsAllowedWhileTheShoreIsSound) {
  Course course = Desk::harbour().course();
  EXPECT_THAT(removed(course, {Kind::Corner, 0, 1})->islands, IsEmpty()) << "two corners are no island";
  course.islands = {{{100, 100}, {300, 100}, {300, 300}, {200, 120}, {100, 300}}}; // with a deep notch
  EXPECT_EQ(removed(course, {Kind::Corner, 0, 3})->islands[0].size(), 4U);
  EXPECT_FALSE(removed(course, {Kind::Corner, 0, 1})) << "the notch would cross the shore";
  EXPECT_FALSE(removed(course, {Kind::LineLeft, 0, 0}));
  EXPECT_FALSE(removed(course, {Kind::None, 0, 0}));
  EXPECT_FALSE(moved(course, {Kind::None, 0, 0}, {1, 1}));
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
  Course course = Desk::harbour().course();
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
  Course course = Desk::harbour().course();
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

TEST(Table, TheStatusBarSaysWhereAndWhat) {
  Desk desk = Desk::harbour();
  EXPECT_EQ(desk.bench.describe({301, 252.4}), "301, 252 mm  (buoy red)");
  EXPECT_EQ(desk.bench.describe({100, 700}), "100, 700 mm");
  EXPECT_EQ(desk.bench.describe({-30, 700}), "");
  EXPECT_EQ(desk.bench.centreOf({Spot::Kind::Point, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(desk.bench.centreOf({Spot::Kind::Pose, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(desk.bench.centreOf({Spot::Kind::Cell, 40, 50}), std::nullopt);
}

TEST(Table, KeysMoveThePointerBy5MillimetresAndStayOnTheTable) {
  Desk desk = Desk::harbour();
  const auto from = [&desk](std::optional<Point> at, Key key) { return desk.bench.stepped(at, key); };
  EXPECT_EQ(from({}, Key::Enter), (Point{500, 400})) << "from nowhere it begins in the middle";
  EXPECT_EQ(from(Point{101, 99}, Key::Right), (Point{105, 100}));
  EXPECT_EQ(from(Point{101, 99}, Key::Left), (Point{95, 100}));
  EXPECT_EQ(from(Point{101, 99}, Key::Down), (Point{100, 105}));
  EXPECT_EQ(from(Point{101, 99}, Key::Up), (Point{100, 95}));
  const formats::Box& box = desk.scene().box();
  EXPECT_EQ(from(Point{box.left, box.top}, Key::Left).x, box.left);
  EXPECT_EQ(from(Point{box.left, box.top}, Key::Up).y, box.top);
  EXPECT_EQ(from(Point{box.right, box.bottom}, Key::Right).x, box.right);
  EXPECT_EQ(from(Point{box.right, box.bottom}, Key::Down).y, box.bottom);
}

TEST(Table, ArrowKeysMoveWhatIsSelected) {
  Desk desk = Desk::harbour();
  for (const Key key : {Key::Left, Key::Right, Key::Up, Key::Down}) desk.bench.key(key);
  EXPECT_EQ(desk.steps(), 0U) << "nothing is selected";
  EXPECT_FALSE(desk.bench.toolTakesArrows());
  desk.bench.select({Kind::Buoy, 0, 0});
  EXPECT_TRUE(desk.bench.toolTakesArrows());
  const auto after = [&desk](Key key) {
    desk.bench.key(key);
    return desk.course().buoys[0].at;
  };
  EXPECT_EQ(after(Key::Right), (Vec{305, 250}));
  EXPECT_EQ(after(Key::Down), (Vec{305, 255}));
  EXPECT_EQ(after(Key::Left), (Vec{300, 255}));
  EXPECT_EQ(after(Key::Up), (Vec{300, 250}));
}

TEST(Table, TheRightButtonLeavesABuoyToTheOtherSide) {
  Desk desk = Desk::harbour();
  desk.pressRight({300, 250});
  EXPECT_EQ(desk.course().round[0].leave, Side::Port);
  EXPECT_EQ(desk.undoText(), "Leave buoy red to the other side");
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::Buoy, 0, 0}));
  desk.pressRight({820, 460}); // the teapot has no sides
  EXPECT_EQ(desk.steps(), 1U);
  desk.bench.key(Key::TurnRight);
  EXPECT_EQ(desk.steps(), 1U) << "nor a gate";
  Course course = desk.course();
  course.round.pop_back();
  desk.bench.change("green is not rounded", course);
  desk.pressRight({700, 150});
  desk.bench.key(Key::TurnRight);
  EXPECT_EQ(desk.steps(), 2U);
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.undoText(), "Remove buoy green");
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.steps(), 3U) << "nothing is selected any more";
  desk.bench.select({Kind::LineLeft, 0, 0});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.steps(), 3U);
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::LineLeft, 0, 0})) << "the line stays, in hand too";
}

TEST(Table, OnlyTheLeftButtonDrags) {
  Desk desk = Desk::harbour();
  desk.press({300, 250});
  desk.bench.moveTo({{330, 250}, Button::None, false, false});
  desk.bench.releaseAt({{330, 250}, Button::Right, false, false});
  desk.move({330, 250});
  EXPECT_EQ(desk.steps(), 0U);
  desk.drag({100, 700}, {300, 700}); // nothing lies there
  EXPECT_EQ(desk.steps(), 0U);
  EXPECT_FALSE(desk.bench.selection());
}

TEST(Table, EscapeGivesUpOneThingAfterTheOther) {
  Desk desk = Desk::harbour();
  EXPECT_FALSE(desk.bench.cancel());
  desk.bench.select({Kind::Buoy, 0, 0});
  desk.bench.take(TableTool::Island);
  desk.click({100, 100});
  desk.bench.key(Key::Escape);
  EXPECT_THAT(desk.bench.ghost().outline, IsEmpty());
  EXPECT_EQ(desk.bench.tool(), TableTool::Island);
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_EQ(desk.bench.tool(), TableTool::Move);
  EXPECT_TRUE(desk.bench.selection());
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_FALSE(desk.bench.selection());
  desk.press({300, 250});
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_TRUE(desk.bench.selection()) << "only the drag was given up";
  desk.move({400, 250}), desk.release({400, 250});
  EXPECT_EQ(desk.steps(), 0U);
}

TEST(Table, TheIslandsShoreClosesOnlyAtThirdCornersAndLater) {
  Desk desk = Desk::harbour();
  desk.bench.take(TableTool::Island);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("corner after corner"));
  desk.click({100, 500});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("to close the shore"));
  desk.click({100, 500}); // a double click is one corner
  EXPECT_EQ(desk.bench.ghost().outline.size(), 1U);
  desk.click({200, 500});
  desk.click({100, 505}); // near the first one, but two corners are no shore
  EXPECT_EQ(desk.bench.ghost().outline.size(), 3U);
  EXPECT_TRUE(desk.bench.toolTakesEnter());
  desk.bench.key(Key::Enter);
  EXPECT_EQ(desk.course().islands.size(), 2U);
  EXPECT_EQ(desk.undoText(), "Add an island");
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::Island, 1, 0}));
  EXPECT_FALSE(desk.bench.toolTakesEnter());
  desk.click({300, 700});
  desk.bench.take(TableTool::Buoy);
  EXPECT_THAT(desk.bench.ghost().outline, IsEmpty()) << "another tool gives it up";
}

TEST(Table, ToolsShowWhereTheyWouldPutThings) {
  Desk desk = Desk::harbour();
  EXPECT_THAT(desk.bench.hint(), HasSubstr("Drag buoys"));
  desk.move({101, 99});
  EXPECT_FALSE(desk.bench.ghost().place) << "nothing is put down";
  desk.bench.select({Kind::Buoy, 0, 0});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("X leaves a buoy to the other side"));
  desk.bench.take(TableTool::Buoy);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("put down a buoy"));
  EXPECT_EQ(desk.bench.ghost().place, (Vec{100, 100}));
  EXPECT_FALSE(desk.bench.ghost().boat);
  EXPECT_FALSE(desk.bench.toolTakesWheel());
  desk.move({101, 99}, true);
  EXPECT_EQ(desk.bench.ghost().place, (Vec{101, 99})) << "with Alt by 1 mm";
  desk.bench.take(TableTool::Card);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("turn the boat"));
  EXPECT_FALSE(desk.bench.ghost().place);
  EXPECT_TRUE(desk.bench.ghost().boat);
  EXPECT_TRUE(desk.bench.toolTakesWheel());
  desk.click({300, 700});
  EXPECT_EQ(desk.steps(), 0U) << "a card is held, not laid";
  desk.bench.leave();
  EXPECT_FALSE(desk.bench.ghost().boat);
  desk.move({101, 99});
  desk.bench.options().card = desk.bench.deck()->cards.size();
  EXPECT_FALSE(desk.bench.ghost().boat) << "there is no such card";
  desk.bench.change("any step", otherSide(desk.course(), 0));
  EXPECT_EQ(desk.bench.options().card, 0U);
}

TEST(Table, TheWheelSizesObstaclesAndTurnsBoats) {
  Desk desk = Desk::harbour();
  desk.bench.wheel(1);
  EXPECT_EQ(desk.bench.options().diameter, 140) << "the hand that moves things has no size";
  desk.bench.take(TableTool::Obstacle);
  EXPECT_TRUE(desk.bench.toolTakesWheel());
  desk.bench.wheel(-1);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("an obstacle of 130 mm"));
  desk.bench.wheel(-100);
  EXPECT_EQ(desk.bench.options().diameter, 4);
  desk.bench.wheel(100);
  EXPECT_EQ(desk.bench.options().diameter, 600);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 0);
  desk.bench.take(TableTool::Card);
  desk.bench.wheel(-1);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 15);
  desk.bench.key(Key::TurnLeft);
  desk.bench.wheel(1);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 345);
  EXPECT_EQ(desk.steps(), 0U);
}

TEST(Table, ABoatSaysWhatItTouches) {
  Desk desk = Desk::harbour();
  Course course = withObstacle(desk.course(), {900, 100}, 40, "")->course;
  const auto touched = [&](Vec at) {
    const fairway::regatta::Board board(course, *desk.bench.deck());
    return whyNotThere(board, {at, plane::Heading(0)});
  };
  EXPECT_EQ(touched({375, 640}), "touches a white buoy");
  EXPECT_EQ(touched({625, 640}), "touches a white buoy");
  EXPECT_EQ(touched({300, 240}), "touches buoy red");
  EXPECT_EQ(touched({700, 140}), "touches buoy green");
  EXPECT_EQ(touched({820, 440}), "touches teapot");
  EXPECT_EQ(touched({900, 90}), "touches obstacle 2");
  EXPECT_EQ(touched({520, 330}), "touches island 1");
  course.islands.insert(course.islands.begin(), {{100, 500}, {200, 500}, {150, 600}});
  EXPECT_EQ(touched({520, 330}), "touches island 2");
  EXPECT_EQ(touched({500, 700}), "");
  // Half a boat and half a buoy beside it they touch, and a millimetre more beside it they do not.
  course.buoys[0].at = {300, 230};
  EXPECT_EQ(touched({313, 225}), "touches buoy red");
  EXPECT_EQ(touched({314, 225}), "");
}

TEST(Table, TheStartMapIsShownUntilAFindingIs) {
  Desk desk = Desk::harbour();
  const Evidence points(EvidenceKind::Region, {Spot{Spot::Kind::Point, 400, 660}});
  RegattaExamination examination;
  examination.report.outcomes = {{"S09", "", {}, "", {points}}, {"S10", "", {}, "", {points}}};
  desk.bench.show(examination);
  EXPECT_FALSE(desk.bench.hasStartMap()) << "not judged deeply";
  desk.bench.judgeDeeply();
  EXPECT_TRUE(desk.bench.judging());
  examination.deep = true;
  desk.bench.show(examination);
  EXPECT_FALSE(desk.bench.judging());
  ASSERT_TRUE(desk.bench.hasStartMap());
  ASSERT_EQ(desk.scene().findings.size(), 1U);
  EXPECT_EQ(desk.scene().findings[0].severity, Severity::Info);
  EXPECT_THAT(desk.scene().findings[0].evidence, ElementsAre(points));
  desk.bench.showStartMap(false);
  EXPECT_THAT(desk.scene().findings, IsEmpty());
  desk.bench.showStartMap(true);
  validator::Finding finding;
  finding.code = "S02";
  desk.bench.showFinding(&finding);
  ASSERT_EQ(desk.scene().findings.size(), 1U);
  EXPECT_EQ(desk.scene().findings[0].code, "S02");
  desk.bench.showFinding(nullptr);
  EXPECT_EQ(desk.scene().findings[0].code, "");
  desk.bench.change("any step", otherSide(desk.course(), 0));
  EXPECT_FALSE(desk.bench.hasStartMap()) << "it was of another course";
}

TEST(Table, AStartThatIsNotEvenHasAMapToo) {
  Desk desk = Desk::harbour();
  const Evidence points(EvidenceKind::Region, {Spot{Spot::Kind::Point, 400, 660}});
  RegattaExamination examination;
  examination.deep = true;
  examination.report.outcomes = {{"S10", "", {}, "", {}}};
  desk.bench.judgeDeeply();
  desk.bench.show(examination);
  EXPECT_FALSE(desk.bench.hasStartMap()) << "nothing was found out";
  validator::Finding other, uneven;
  other.code = "S09";
  uneven.code = "S10";
  uneven.severity = Severity::Warning;
  uneven.evidence = {points};
  examination.report.findings = {other, uneven};
  desk.bench.show(examination);
  ASSERT_EQ(desk.scene().findings.size(), 1U);
  EXPECT_EQ(desk.scene().findings[0].severity, Severity::Warning);
  EXPECT_THAT(desk.scene().findings[0].evidence, ElementsAre(points));
}

TEST(Table, JudgingThatWasStoppedCanBeBegunAgain) {
  Desk desk = Desk::harbour();
  desk.bench.stopJudging(); // nothing is under way
  EXPECT_FALSE(desk.bench.judging());
  desk.bench.judgeDeeply();
  desk.bench.stopJudging();
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_TRUE(dynamic_cast<const RegattaExamination&>(*made).deep);
  desk.bench.show(*made);
  EXPECT_FALSE(desk.bench.judgedDeeply());
  EXPECT_FALSE(desk.bench.hasStartMap());
  desk.bench.judgeDeeply();
  EXPECT_TRUE(desk.bench.judging());
  EXPECT_FALSE(desk.bench.examination()([] { return true; })) << "nobody waits any more";
}

TEST(Table, ACardAtThePointerShowsWhereItLeads) {
  Desk desk = Desk::harbour();
  desk.bench.take(TableTool::Card);
  desk.bench.options().card = *cardNamed(*desk.bench.deck(), "joker");
  desk.move({498, 602});
  TableWorkbench::Ghost ghost = desk.bench.ghost();
  ASSERT_TRUE(ghost.boat);
  EXPECT_EQ(ghost.boat->at, (Vec{500, 600})); // bows lie on multiples of 5 mm, with Alt too
  desk.move({498, 602}, true);
  EXPECT_EQ(desk.bench.ghost().boat->at, (Vec{500, 600}));
  ASSERT_EQ(ghost.arrows.size(), 5U);
  for (const ArrowTrial& arrow : ghost.arrows) EXPECT_EQ(arrow.why, "");
  desk.move({500, 430}); // below the island
  ghost = desk.bench.ghost();
  EXPECT_EQ(ghost.arrows[2].why, "touches island 1");
  desk.move({700, 460});
  desk.bench.wheel(-1), desk.bench.wheel(-1), desk.bench.wheel(-1);
  desk.bench.wheel(-1), desk.bench.wheel(-1), desk.bench.wheel(-1);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 90);
  EXPECT_EQ(desk.bench.ghost().arrows[2].why, "touches teapot");
  desk.move({960, 460});
  EXPECT_EQ(desk.bench.ghost().arrows[2].why, "leaves the table");
  desk.move({2, 2});
  EXPECT_EQ(desk.bench.ghost().boatFault, "leaves the table");
}

// The trial is a second reading of what the rules' own query says, with words.
TEST(Table, ATrialAgreesWithTheRules) {
  Desk desk = Desk::harbour();
  const fairway::regatta::Board board(desk.course(), *desk.bench.deck());
  Random random(11);
  int free = 0;
  for (int round = 0; round < 3000; ++round) {
    const plane::Pose pose{{5 * static_cast<int>(random.below(201)), 5 * static_cast<int>(random.below(161))},
                           plane::Heading(static_cast<int>(random.below(24)))};
    EXPECT_EQ(whyNotThere(board, pose).empty(), board.hullIsFree(pose));
    if (!board.hullIsFree(pose)) continue;
    const std::size_t card = random.below(board.deck().cards.size());
    for (const ArrowTrial& trial : tryCard(board, card, pose)) {
      bool may = board.hullIsFree(trial.track.back());
      for (std::size_t i = 1; i < trial.track.size(); ++i)
        may = may && board.onTable(trial.track[i].at) &&
              !board.touches({trial.track[i - 1].at, trial.track[i].at});
      EXPECT_EQ(trial.why.empty(), may);
      free += may ? 1 : 0;
    }
  }
  EXPECT_GT(free, 500);
}

TEST(Table, ExaminationBringsRouteStartBoatsAndFindings) {
  Desk desk = Desk::harbour();
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->judged);
  EXPECT_EQ(made->revision, desk.bench.document().revision());
  desk.bench.show(*made);
  ASSERT_TRUE(desk.bench.facts());
  EXPECT_EQ(desk.bench.facts()->turns, 5);
  EXPECT_EQ(desk.bench.facts()->plays, 8);
  EXPECT_EQ(desk.bench.facts()->route.size(), 8U);
  EXPECT_EQ(desk.bench.facts()->startBoats.size(), 4U);
  for (std::size_t i = 1; i < 8; ++i)
    EXPECT_EQ(desk.bench.facts()->route[i].front(), desk.bench.facts()->route[i - 1].back());
  EXPECT_FALSE(desk.bench.examination()([] { return true; })) << "nobody waits any more";
}

TEST(Table, AFindingsFixIsOneStep) {
  Desk desk = Desk::harbour();
  desk.bench.change("force a circle", otherSide(desk.course(), 0));
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  for (const validator::Finding& finding : made->report.findings) {
    if (finding.code != "S04") continue;
    ASSERT_TRUE(finding.fix);
    desk.bench.apply(fixOf(desk.bench.document().content(), finding));
    EXPECT_EQ(desk.course().round[0].leave, fairway::regatta::Side::Starboard);
    desk.bench.undo();
    EXPECT_EQ(desk.course().round[0].leave, fairway::regatta::Side::Port);
    return;
  }
  FAIL() << "S04 is not found";
}

TEST(Table, WithoutItsDeckItIsShownButNotJudged) {
  formats::regatta::RegattaDocument document;
  document.body.deck = "nowhere.deck.yaml";
  document.body.course = freshCourse({600, 500});
  Desk desk(std::make_unique<EditedDocument>(formats::Document(document)));
  EXPECT_TRUE(desk.bench.scene());
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_FALSE(made->judged);
  EXPECT_THAT(made->whyNot, HasSubstr("deck"));
  desk.bench.take(TableTool::Card); // there is none to hold
  EXPECT_EQ(desk.bench.tool(), TableTool::Move);
}

TEST(Table, AnotherDeckIsKeptInTheDocument) {
  Desk desk = Desk::harbour();
  Deck deck = freshDeck();
  deck.hand = 6;
  desk.bench.apply(changeDeckOf(desk.bench.document().content(), "Another deck", deck));
  ASSERT_TRUE(desk.bench.deck());
  EXPECT_EQ(desk.bench.deck()->hand, 6);
  desk.expectSound();
  desk.bench.undo();
  EXPECT_EQ(desk.bench.deck()->hand, 5);
}

TEST(Table, WhatNoReaderTakesIsNotSaved) {
  Desk desk = Desk::harbour();
  const auto file = std::filesystem::path(testing::TempDir()) / "faulty.regatta.yaml";
  EXPECT_TRUE(saveDocument(desk.bench.document(), file));
  Course course = desk.course();
  course.buoys[1].name = course.buoys[0].name;
  desk.bench.change("two of a name", course);
  EXPECT_FALSE(saveDocument(desk.bench.document(), file));
}

TEST(Table, BrokenDocumentsAreOpenedAsFarAsTheyGo) {
  int opened = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(test::sourceDir() / "samples/regatta/broken")) {
    if (entry.path().extension() != ".yaml") continue;
    auto document = openDespiteFaults(entry.path());
    if (!document) continue;
    ++opened;
    const formats::Document& content = document->document->content();
    if (content.is<formats::regatta::RegattaBody>()) {
      Desk desk(std::move(document->document));
      EXPECT_TRUE(desk.bench.scene());
      EXPECT_TRUE(desk.bench.examination()({}));
    }
  }
  EXPECT_GT(opened, 3);
}

TEST(Table, AFreshOneIsSoundInEverySize) {
  for (const Vec table : {Vec{300, 300}, Vec{300, 1200}, Vec{1500, 300}, Vec{1234, 567}}) {
    formats::regatta::RegattaDocument document;
    document.body.deck = freshDeck();
    document.body.course = freshCourse(table);
    Desk desk(std::make_unique<EditedDocument>(formats::Document(document)));
    desk.expectSound();
    const auto made = desk.bench.examination()({});
    ASSERT_TRUE(made && made->judged);
    for (const validator::Finding& finding : made->report.findings)
      EXPECT_NE(finding.severity, Severity::Error) << table.x << " x " << table.y << ": " << finding.code;
  }
}

TEST(Table, ASmallerTableKeepsEverythingOnIt) {
  Desk desk = Desk::harbour();
  const auto smaller = resized(desk.course(), {700, 700});
  ASSERT_TRUE(smaller);
  EXPECT_EQ(smaller->obstacles[0].at, (Vec{700, 460}));
  EXPECT_FALSE(resized(desk.course(), {400, 800})); // the island would be squeezed flat
  EXPECT_FALSE(resized(desk.course(), {200, 800}));
}

// What is shown while something is dragged is what an examination finds once it lies there.
TEST(Table, TheRouteFollowsTheHand) {
  Desk desk = Desk::harbour();
  desk.press({300, 250});
  for (const Point at : {Point{290, 255}, Point{270, 270}, Point{200, 350}, Point{450, 200}}) {
    desk.move(at);
    ASSERT_TRUE(desk.bench.facts());
    const TableFacts followed = *desk.bench.facts();
    const auto made = desk.bench.examination()({});
    const auto& examined = dynamic_cast<const RegattaExamination&>(*made);
    ASSERT_TRUE(examined.table);
    EXPECT_EQ(followed.turns, examined.table->turns);
    EXPECT_EQ(followed.plays, examined.table->plays);
    EXPECT_EQ(followed.route, examined.table->route);
    EXPECT_EQ(followed.startBoats, examined.table->startBoats);
  }
  desk.release({450, 200});
}

TEST(Table, WhileNothingIsDraggedTheRouteStays) {
  Desk desk = Desk::harbour();
  desk.bench.change("any step", otherSide(desk.course(), 0));
  EXPECT_FALSE(desk.bench.facts()) << "the examination will know it";
  desk.bench.options().follow = false;
  desk.drag({300, 250}, {290, 255});
  EXPECT_FALSE(desk.bench.facts());
  EXPECT_THAT(desk.scene().route, IsEmpty());
}

TEST(Table, TheRouteOfALongTableDoesNotFollow) {
  Desk desk = Desk::harbour();
  desk.bench.change("longer", resized(desk.course(), {3000, 800}));
  desk.drag({300, 250}, {290, 255});
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{290, 255}));
  EXPECT_FALSE(desk.bench.facts()) << "a hand would have to wait";
}

TEST(Table, PicturesHaveWhatTheirLayersShow) {
  using formats::regatta::TableLayer;
  const auto subject = formats::regatta::subjectOf(Desk::harbour().bench.document().content(), {});
  ASSERT_TRUE(subject);
  const formats::Layers none = formats::Layers::none();
  EXPECT_THAT(picturedTable(*subject, none).route, IsEmpty());
  EXPECT_THAT(picturedTable(*subject, none).startBoats, IsEmpty());
  EXPECT_EQ(picturedTable(*subject, none.with(TableLayer::Route)).route.size(), 8U);
  EXPECT_THAT(picturedTable(*subject, none.with(TableLayer::Route)).startBoats, IsEmpty());
  EXPECT_EQ(picturedTable(*subject, none.with(TableLayer::Start)).startBoats.size(), 4U) << "as many as race";
  ExportChoice choice;
  choice.scale = 5;
  const double width = exportPreview(Desk::harbour().bench.document().content(), choice)->width(0);
  choice.scale = 10;
  EXPECT_LT(exportPreview(Desk::harbour().bench.document().content(), choice)->width(0), width);
}

TEST(Table, WhatDoesNotFitOnThePaperIsNotPrinted) {
  Desk desk = Desk::harbour();
  Course course = desk.course();
  course.length = 120, course.beam = 40;
  desk.bench.change("large boats", course);
  PrintChoice choice;
  choice.print.paper = *formats::paperNamed("100x100");
  const auto why = [&](PrintMode mode) {
    choice.mode = mode;
    const auto pages = printedPages(desk.bench.document().content(), choice);
    EXPECT_EQ(printedPdf(desk.bench.document().content(), choice).ok(), pages.ok());
    if (pages) return std::string();
    EXPECT_EQ(pages.fault(), (formats::Problems{{"", 0, 0, "", pages.fault().front().message}}));
    return pages.fault().front().message;
  };
  EXPECT_EQ(why(PrintMode::Cards), "a card is larger than the paper; choose a larger paper");
  EXPECT_EQ(why(PrintMode::Pieces), "a boat is larger than the paper; choose a larger paper");
  EXPECT_EQ(why(PrintMode::Sheet), "") << "a sheet is scaled";
  choice.print.margin = 49;
  EXPECT_EQ(why(PrintMode::Poster), "margins and overlap leave no room on the paper");
}

TEST(Table, DifferencesAreToldInWords) {
  const formats::Document before = Desk::harbour().bench.document().content();
  const auto with = [&before](auto change) {
    formats::Document after = before;
    change(after.get<formats::regatta::RegattaBody>().course);
    return differences(before, after);
  };
  EXPECT_THAT(differences(before, before), IsEmpty());
  EXPECT_THAT(with([](Course& c) {
                c.table = {900, 700};
              }),
              ElementsAre("the table is 900 x 700 mm instead of 1000 x 800"));
  EXPECT_THAT(with([](Course& c) { c.left = {370, 650}; }), ElementsAre("the line has moved"));
  EXPECT_THAT(with([](Course& c) { c.right = {370, 650}; }), ElementsAre("the line has moved"));
  EXPECT_THAT(with([](Course& c) { c.buoys[0].name = "pink"; }), ElementsAre("buoys differ"));
  EXPECT_THAT(with([](Course& c) { c.round.pop_back(); }), ElementsAre("the order of rounding differs"));
  EXPECT_THAT(with([](Course& c) { c.islands.clear(); }), ElementsAre("islands differ"));
  EXPECT_THAT(with([](Course& c) { c.obstacles.clear(); }), ElementsAre("obstacles differ"));
  const auto sizes = ElementsAre("boats, buoys' size or finish differ");
  EXPECT_THAT(with([](Course& c) { ++c.length; }), sizes);
  EXPECT_THAT(with([](Course& c) { ++c.beam; }), sizes);
  EXPECT_THAT(with([](Course& c) { ++c.buoy; }), sizes);
  EXPECT_THAT(with([](Course& c) { c.finish = fairway::regatta::FinishWay::Through; }), sizes);
  formats::Document other = before;
  other.get<formats::regatta::RegattaBody>().deck = freshDeck();
  EXPECT_THAT(differences(before, other), ElementsAre("the deck differs"));
  EXPECT_THAT(summary(before), ElementsAre("a table of 1000 x 800 mm", "2 buoys"));
}

TEST(Table, WhatAReaderLeftEmptyIsMended) {
  formats::Document content = Desk::harbour().bench.document().content();
  const formats::Document sound = content;
  mend(content);
  EXPECT_EQ(content, sound) << "nothing is wrong with it";
  Course& course = content.get<formats::regatta::RegattaBody>().course;
  course.table = {10, 5000};
  course.left = course.right = {5, 5};
  course.islands = {{{0, 0}, {9, 9}}, {{0, 0}, {90, 90}, {90, 0}, {0, 90}}, {{0, 0}, {90, 0}, {0, 90}}};
  course.obstacles[0].diameter = 9999;
  course.buoys.pop_back();
  course.length = 0, course.beam = 999, course.buoy = 0;
  mend(content);
  EXPECT_EQ(course.table, (Vec{300, 3000}));
  EXPECT_EQ(course.left, freshCourse(course.table).left);
  EXPECT_EQ(course.right, freshCourse(course.table).right);
  EXPECT_THAT(course.islands, ElementsAre(plane::Polygon{{0, 0}, {90, 0}, {0, 90}}));
  EXPECT_EQ(course.obstacles[0].diameter, 600);
  EXPECT_EQ(course.round.size(), 1U) << "green is no more";
  EXPECT_EQ(course.length, 20);
  EXPECT_EQ(course.beam, 40);
  EXPECT_EQ(course.buoy, 4);
  course.round.clear();
  mend(content);
  EXPECT_THAT(course.round, ElementsAre(Rounding{0, Side::Port, {}}));
  course.buoys.clear();
  mend(content);
  EXPECT_EQ(course.buoys.size(), 2U);
  EXPECT_THAT(course.round, ElementsAre(Rounding{0, Side::Port, {}}));
}

TEST(Table, IsExportedAndPrinted) {
  Desk desk = Desk::harbour();
  const auto folder = std::filesystem::path(testing::TempDir());
  for (const char* name : {"t.svg", "t.png", "t.pdf", "t.yaml", "t.json"})
    EXPECT_TRUE(exportDocument(desk.bench.document().content(), folder / name).empty()) << name;
  EXPECT_TRUE(exportDocument(desk.bench.document().content(), folder / "t.yml").empty());
  EXPECT_FALSE(exportDocument(desk.bench.document().content(), folder / "t.doc").empty());
  EXPECT_FALSE(exportDocument(desk.bench.document().content(), folder / "no/such/folder/t.yaml").empty());
  ExportChoice huge;
  huge.dpi = 100000;
  const auto picture = folder / "t.png";
  EXPECT_THAT(exportDocument(desk.bench.document().content(), picture, huge),
              ElementsAre(formats::Problem{picture.string(), 0, 0, "",
                                           "the picture would be too large; choose .svg or .pdf"}));
  for (const PrintMode mode : {PrintMode::Sheet, PrintMode::Poster, PrintMode::Cards, PrintMode::Pieces}) {
    PrintChoice choice;
    choice.mode = mode;
    const auto pages = printedPages(desk.bench.document().content(), choice);
    ASSERT_TRUE(pages);
    EXPECT_GE(pages->count(), 1);
  }
}

// Whatever a hand does, the document can be saved and read again, and all of it can be undone.
TEST(Table, RandomHandsNeverSpoilADocument) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Desk desk = Desk::harbour();
    desk.bench.options().follow = false; // it is documents that are looked at, thousands of them
    const formats::Document before = desk.bench.document().content();
    Random random(seed);
    const auto at = [&random] {
      return Point{static_cast<double>(random.below(1100)) - 50, static_cast<double>(random.below(900)) - 50};
    };
    for (int step = 0; step < 120; ++step) {
      if (random.below(4) == 0) desk.bench.take(static_cast<TableTool>(random.below(5)));
      if (random.below(5) == 0)
        desk.bench.key(static_cast<Key>(random.below(6)));
      else if (random.below(3) == 0)
        desk.press(at(), true), desk.move(at()), desk.release(at());
      else
        desk.drag(at(), at(), random.below(2) == 0);
      if (random.below(9) == 0 && desk.bench.document().canUndo()) desk.bench.undo();
    }
    desk.expectSound();
    while (desk.bench.document().canUndo()) desk.bench.undo();
    EXPECT_EQ(desk.bench.document().content(), before);
  }
}

} // namespace
} // namespace fairway::editor::regatta
