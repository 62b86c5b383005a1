#include "editor/model/lake_race/board/clipboard.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/files/lake_files.h"
#include "tests/editor/model/lake_race/desk.h"

#include <functional>

// What the bench of a lake does whichever tool is in the hand, and what stamps do.
namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Terrain;

Cell steppedFrom(const Desk& desk, std::optional<Cell> from, Key key) {
  const auto at = from ? std::optional(desk.bench.centreOf(*from)) : std::nullopt;
  return desk.bench.cellAt(desk.bench.stepped(at, key));
}

TEST(LakeBench, ArrowKeysGoFromCellToCellAndStayOnTheMap) {
  const Desk desk = Desk::blank(12, 10);
  EXPECT_EQ(steppedFrom(desk, {}, Key::Right), (Cell{7, 5})) << "from the middle";
  EXPECT_EQ(steppedFrom(desk, Cell{3, 4}, Key::Left), (Cell{2, 4}));
  EXPECT_EQ(steppedFrom(desk, Cell{3, 4}, Key::Up), (Cell{3, 3}));
  EXPECT_EQ(steppedFrom(desk, Cell{3, 4}, Key::Down), (Cell{3, 5}));
  EXPECT_EQ(steppedFrom(desk, Cell{1, 1}, Key::Left), (Cell{1, 1}));
  EXPECT_EQ(steppedFrom(desk, Cell{1, 1}, Key::Up), (Cell{1, 1}));
  EXPECT_EQ(steppedFrom(desk, Cell{12, 10}, Key::Right), (Cell{12, 10}));
  EXPECT_EQ(steppedFrom(desk, Cell{12, 10}, Key::Down), (Cell{12, 10}));
}

TEST(LakeBench, PlacesAreDescribedOnTheBoardOnly) {
  const Desk desk = Desk::blank(12, 10);
  EXPECT_EQ(desk.bench.describe(desk.bench.centreOf(Cell{3, 4})), "3, 4  (0304)");
  EXPECT_EQ(desk.bench.describe(desk.bench.centreOf(Cell{13, 4})), "");
}

TEST(LakeBench, TheRightButtonEndsNoDrag) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Rectangle);
  desk.press({2, 2}), desk.move({4, 3});
  desk.bench.release({{4, 3}, Button::Right, false, false});
  EXPECT_EQ(desk.land(), 0);
  desk.release({4, 3});
  EXPECT_EQ(desk.land(), 6);
}

TEST(LakeBench, TheRightButtonPicksUpWithWhatPaints) {
  Desk desk = Desk::blank();
  desk.click({2, 2});
  for (const ToolId tool : desk.bench.tools()) {
    desk.bench.take(tool);
    const bool asks = tool == ToolId::Select || tool == ToolId::Region;
    EXPECT_EQ(desk.bench.toolTakesRightButton(), !asks);
    desk.bench.options().terrain = Terrain::Void;
    desk.bench.press({{2, 2}, Button::Right, false, false});
    EXPECT_EQ(desk.bench.options().terrain, asks ? Terrain::Void : Terrain::Land);
  }
}

TEST(LakeBench, PlacesForSlotsAreShownWhileOneIsInTheHand) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Paint);
  EXPECT_FALSE(desk.bench.places());
  desk.bench.take(ToolId::Slot);
  EXPECT_TRUE(desk.bench.places());
  desk.bench.options().showPlaces = false;
  EXPECT_FALSE(desk.bench.places());
}

TEST(LakeBench, OnATileNoPlacesAreShown) {
  formats::lake_race::TilesetDocument tiles;
  tiles.body.set = smallSet(false);
  Desk desk(tiles);
  desk.bench.take(ToolId::Slot);
  ASSERT_EQ(desk.bench.toolInHand(), ToolId::Slot);
  EXPECT_FALSE(desk.bench.places());
}

TEST(LakeBench, WithoutABoardNothingHappens) {
  Desk desk(lakeOfTiles("x", fairway::lake_race::BoardSide::Dark,
                        plainLayout(smallSet(false), fairway::lake_race::BoardSide::Dark)));
  ASSERT_FALSE(desk.bench.hasBoard());
  EXPECT_FALSE(desk.bench.scene());
  desk.drag({1, 1}, {3, 3});
  int told = 0;
  desk.bench.onChange = [&told] { ++told; };
  desk.bench.wheel(1);
  desk.bench.key(Key::Delete);
  EXPECT_EQ(told, 0);
  EXPECT_EQ(desk.bench.document().history().size(), 0u);
}

TEST(LakeBench, EscapeLetsTheChosenSlotGoAndThenHasNothingToDo) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Slot);
  EXPECT_FALSE(desk.bench.cancel());
  desk.click({3, 3}); // it is set, and chosen
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_FALSE(desk.bench.cancel());
}

TEST(LakeBench, WithoutItsSetALakeCannotBePacked) {
  const Desk desk(lakeOfTiles("x", fairway::lake_race::BoardSide::Dark,
                              plainLayout(smallSet(false), fairway::lake_race::BoardSide::Dark)));
  const auto packed = packedLake(desk.bench.document());
  ASSERT_FALSE(packed);
  ASSERT_EQ(packed.fault().size(), 1u);
  EXPECT_EQ(packed.fault()[0].key, "tiles");
  EXPECT_EQ(packed.fault()[0].line, 0) << "it is no place in the file";
  EXPECT_EQ(packed.fault()[0].column, 0);
  EXPECT_FALSE(packed.fault()[0].message.empty());
}

TEST(LakeBench, ASceneIsMadeOnceAndShowsTheBoard) {
  Desk desk = Desk::blank();
  const formats::Scene* scene = desk.bench.scene();
  ASSERT_TRUE(scene);
  EXPECT_EQ(desk.bench.scene(), scene);
}

TEST(LakeBench, WhatIsChosenIsLetGoWhenItIsGone) {
  Desk desk = Desk::blank(12, 10);
  desk.bench.take(ToolId::Slot);
  desk.click({3, 3}), desk.click({8, 8});
  EXPECT_EQ(desk.bench.selection(), Selection(SlotChoice{1}));
  desk.bench.undo();
  EXPECT_EQ(desk.bench.selection(), Selection()) << "the second slot is gone";
  desk.bench.select(SlotChoice{0});
  desk.bench.apply(changeStrip(desk.bench.document().content(), 3));
  EXPECT_EQ(desk.bench.selection(), Selection(SlotChoice{0}));
  desk.bench.take(ToolId::Region);
  desk.drag({10, 2}, {12, 3});
  const Selection region = desk.bench.selection();
  desk.bench.apply(resizeLake(desk.bench.document().content(), {0, 0, 0, 2}, Terrain::Water));
  EXPECT_EQ(desk.bench.selection(), region);
  desk.bench.apply(resizeLake(desk.bench.document().content(), {0, -1, 0, 0}, Terrain::Water));
  EXPECT_EQ(desk.bench.selection(), Selection()) << "a part of it fell off";
  Desk tiles = tileDesk();
  tiles.click({1, 1});
  ASSERT_EQ(tiles.bench.selection(), Selection(TilePlace{0, 0}));
  tiles.bench.apply(openUp(tiles.bench.document()));
  EXPECT_EQ(tiles.bench.selection(), Selection());
}

TEST(LakeBench, AnotherBenchLooksLikeIt) {
  Desk desk(formats::lake_race::LakeDocument{{}, {raceLake()}});
  desk.bench.setPreview(ChosenAssignment{fairway::lake_race::RaceLetter::A, 7});
  Desk other(formats::lake_race::LakeDocument{{}, {raceLake()}});
  other.bench.lookLike(desk.bench);
  EXPECT_EQ(other.bench.preview(), desk.bench.preview());
  EXPECT_EQ(other.bench.deepPart(), "A8");
  formats::lake_race::TilesetDocument tiles;
  tiles.body.set = smallSet(false);
  Desk set(tiles), second(tiles);
  const TileRef swan{fairway::lake_race::BoardSide::Light, "swan"};
  set.bench.showTile(swan);
  second.bench.lookLike(set.bench);
  EXPECT_EQ(second.bench.sheet().tile, swan);
  EXPECT_EQ(second.bench.theme(), formats::ThemeName::Light);
}

TEST(LakeBench, ABoatIsShownWhereItIs) {
  Desk desk(*courseFor(raceLake(), fairway::lake_race::RaceLetter::A, assignmentNumbered(0)));
  int pictures = 0;
  desk.bench.onPicture = [&pictures] { ++pictures; };
  const auto& scene = dynamic_cast<const formats::lake_race::BoardScene&>(*desk.bench.scene());
  desk.bench.showBoat(BoatPlace{{3, 4}, Direction::NW, 2});
  ASSERT_EQ(scene.boats.size(), 1u);
  EXPECT_EQ(scene.boats[0].at, desk.bench.centreOf(Cell{3, 4}));
  EXPECT_EQ(scene.boats[0].degrees, degrees(Direction::NW));
  EXPECT_EQ(scene.boats[0].damage, 2);
  EXPECT_EQ(pictures, 1);
  desk.bench.showBoat(BoatPlace{{3, 4}, Direction::NW, 2});
  EXPECT_EQ(pictures, 1) << "it is there already";
  desk.bench.showBoat(std::nullopt);
  EXPECT_TRUE(scene.boats.empty());
}

TEST(Stamp, KeysAndWheelTurnAndFlipIt) {
  const Patch spit = islandStamps()[5].patch;
  ASSERT_NE(spit.flipped(), spit);
  const auto after = [&](const std::function<void(LakeWorkbench&)>& turn) {
    Desk desk = Desk::blank(20, 20);
    desk.bench.take(ToolId::Stamp);
    desk.bench.options().stamp = spit;
    turn(desk.bench);
    return desk.bench.options().stamp;
  };
  EXPECT_EQ(after([](auto& bench) { bench.key(Key::TurnRight); }), spit.turned(-1));
  EXPECT_EQ(after([](auto& bench) { bench.key(Key::TurnLeft); }), spit.turned(1));
  EXPECT_EQ(after([](auto& bench) { bench.key(Key::Flip); }), spit.flipped());
  EXPECT_EQ(after([](auto& bench) { bench.wheel(1); }), spit.turned(1));
  EXPECT_EQ(after([](auto& bench) { bench.wheel(-1); }), spit.turned(-1));
  EXPECT_EQ(after([](auto& bench) { bench.key(Key::Enter); }), spit);
}

TEST(Stamp, TheGhostIsTheBoardAsItWillBe) {
  for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn}) {
    Desk desk = Desk::blank(20, 20);
    desk.bench.take(ToolId::Stamp);
    desk.bench.options().stamp = islandStamps()[5].patch; // seven cells
    desk.bench.setSymmetry(symmetry);
    desk.bench.move({{5, 5}, Button::None, false, false});
    const Ghost ghost = desk.bench.ghost();
    EXPECT_EQ(ghost.outline.size(), 7u);
    desk.click({5, 5});
    EXPECT_EQ(desk.land(), symmetry == Symmetry::None ? 7 : 14);
    EXPECT_EQ(ghost.cells.size(), static_cast<std::size_t>(desk.land()));
    for (const CellPaint& shown : ghost.cells) EXPECT_EQ(desk.at(shown.cell), shown.terrain);
  }
}

} // namespace
} // namespace fairway::editor::lake_race
