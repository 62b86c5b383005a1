#include "editor/model/files/document_file.h"
#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/files/export_file.h"
#include "editor/model/regatta/files/print_job.h"
#include "editor/model/regatta/table_workbench.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

// A table on the desk: what a hand does to it, and what cannot be done.
namespace fairway::editor::regatta {
namespace {

using formats::Point;
using testing::HasSubstr;
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
  void drag(Point from, Point to, bool alt = false) { press(from), move(to, alt), release(to, alt); }

  const Course& course() const { return bench.course(); }
  std::size_t steps() const { return bench.document().history().position(); }
  std::string undoText() const { return bench.document().history().undoText(); }
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

TEST(Table, IsExportedAndPrinted) {
  Desk desk = Desk::harbour();
  const auto folder = std::filesystem::path(testing::TempDir());
  for (const char* name : {"t.svg", "t.png", "t.pdf", "t.yaml", "t.json"})
    EXPECT_TRUE(exportDocument(desk.bench.document().content(), folder / name).empty()) << name;
  EXPECT_FALSE(exportDocument(desk.bench.document().content(), folder / "t.doc").empty());
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
