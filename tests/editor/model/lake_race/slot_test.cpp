#include "editor/model/lake_race/tools/tools.h"
#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::RaceLetter;
using fairway::lake_race::Slot;

// Tools hold on to their desk, so one cannot be handed about.
struct SlotDesk : Desk {
  SlotDesk() : Desk(blankLake(12, 10, false)) { bench.take(ToolId::Slot); }
};

const std::vector<Slot>& slots(const Desk& desk) {
  return desk.bench.board().slots;
}

TEST(Slots, ClickSetsOneAndSelectsIt) {
  SlotDesk desk;
  desk.bench.options().slotRace = RaceLetter::B;
  desk.bench.options().slotLetter = Direction::NW;
  desk.click({5, 6});
  EXPECT_EQ(slots(desk), (std::vector<Slot>{{RaceLetter::B, {5, 6}, Direction::NW}}));
  EXPECT_EQ(desk.undoText(), "Set slot B at 0506");
  EXPECT_EQ(std::get<SlotChoice>(desk.bench.selection()).index, 0u);
  desk.bench.undo();
  EXPECT_TRUE(slots(desk).empty());
  EXPECT_TRUE(std::holds_alternative<std::monostate>(desk.bench.selection()));
}

TEST(Slots, SetByKeysNoneIsSelectedSoThatTheArrowKeysGoOn) {
  SlotDesk desk;
  const auto key = [](Cell cell) { return CellPointer{cell, Button::Left, false, false, true}; };
  desk.bench.press(key({5, 6})), desk.bench.release(key({5, 6}));
  EXPECT_EQ(slots(desk).size(), 1u);
  EXPECT_FALSE(desk.bench.toolTakesArrows());
  desk.bench.press(key({5, 6})), desk.bench.release(key({5, 6}));
  EXPECT_TRUE(desk.bench.toolTakesArrows()) << "one that stands there is taken, to be moved";
}

TEST(Slots, UnderASymmetryTheImageIsSetToo) {
  SlotDesk desk;
  desk.bench.setSymmetry(Symmetry::HalfTurn);
  desk.bench.options().slotLetter = Direction::NW;
  desk.bench.move({{2, 3}, Button::None});
  EXPECT_EQ(desk.bench.ghost().slots.size(), 2u);
  desk.click({2, 3});
  const Cell image = *imageOf(desk.bench.board(), Symmetry::HalfTurn, {2, 3});
  EXPECT_EQ(slots(desk), (std::vector<Slot>{{RaceLetter::A, {2, 3}, Direction::NW},
                                            {RaceLetter::A, image, Direction::SE}}));
  desk.bench.undo();
  EXPECT_TRUE(slots(desk).empty()) << "one step";
}

TEST(Slots, DragMovesAndNeverOntoAnotherOrVoid) {
  SlotDesk desk;
  desk.click({2, 2}), desk.click({4, 4});
  desk.drag({2, 2}, {3, 3});
  EXPECT_EQ(slots(desk)[0].at, (Cell{3, 3}));
  EXPECT_EQ(desk.undoText(), "Move slot A at 0202 to 0303");
  desk.drag({3, 3}, {4, 4});
  desk.drag({3, 3}, {40, 4});
  EXPECT_EQ(slots(desk)[0].at, (Cell{3, 3}));
}

TEST(Slots, AClickOnASlotOnlySelectsIt) {
  SlotDesk desk;
  desk.click({2, 2});
  desk.click({2, 2});
  EXPECT_EQ(slots(desk).size(), 1u);
  EXPECT_EQ(desk.bench.document().history().size(), 1u);
}

TEST(Slots, TurningTheLetterMergesIntoOneStep) {
  SlotDesk desk;
  desk.click({2, 2});
  desk.bench.wheel(1), desk.bench.wheel(1), desk.bench.key(Key::TurnLeft);
  EXPECT_EQ(slots(desk)[0].letter, Direction::W);
  EXPECT_EQ(desk.undoText(), "Turn the letter of slot A at 0202 to W");
  EXPECT_EQ(desk.bench.document().history().size(), 2u);
  desk.bench.undo();
  EXPECT_EQ(slots(desk)[0].letter, Direction::E);
}

TEST(Slots, WithoutASlotUnderItTheHandsLetterTurns) {
  SlotDesk desk;
  desk.bench.move({{5, 5}, Button::None, false, false});
  desk.bench.key(Key::TurnRight);
  EXPECT_EQ(desk.bench.options().slotLetter, Direction::SE);
  EXPECT_EQ(desk.bench.ghost().slots.at(0).letter, Direction::SE);
}

TEST(Slots, TheGhostShowsTheStripAndWhereItDoesNotFit) {
  SlotDesk desk;
  desk.bench.move({{3, 5}, Button::None, false, false});
  ASSERT_TRUE(desk.bench.ghost().strip);
  EXPECT_TRUE(desk.bench.ghost().strip->fitting());
  EXPECT_EQ(desk.bench.ghost().strip->fits.size(), 5u) << "four cells and the finish buoy";
  desk.bench.move({{10, 5}, Button::None, false, false});
  EXPECT_EQ(desk.bench.ghost().strip->misfits.size(), 3u) << "columns 13 and 14, and the finish buoy in 15";
  EXPECT_THAT(desk.bench.hint(), testing::HasSubstr("does not fit"));
}

TEST(Slots, AStripMayEndOnLandButNotLeadOverIt) {
  Desk desk = Desk::blank();
  desk.click({8, 5});
  EXPECT_TRUE(stripFrom(desk.bench.board(), {3, 5}, Direction::E).fitting()) << "the finish buoy on land";
  EXPECT_EQ(stripFrom(desk.bench.board(), {4, 5}, Direction::E).misfits, (std::vector<Cell>{{8, 5}}));
  EXPECT_EQ(stripFrom(desk.bench.board(), {2, 5}, Direction::E, {{7, 5}}).misfits,
            (std::vector<Cell>{{7, 5}}))
      << "the finish buoy on another buoy";
}

TEST(Slots, DeleteAndArrowsActOnTheSelectedOne) {
  SlotDesk desk;
  desk.click({5, 5});
  desk.bench.key(Key::Right), desk.bench.key(Key::Down);
  EXPECT_EQ(slots(desk)[0].at.row, 6);
  EXPECT_EQ(desk.bench.document().history().size(), 2u) << "nudges merge";
  desk.bench.key(Key::Delete);
  EXPECT_TRUE(slots(desk).empty());
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.bench.document().history().size(), 3u);
}

TEST(Slots, TheWheelTurnsOneInTheHandOrUnderIt) {
  SlotDesk desk;
  desk.click({5, 5});
  EXPECT_TRUE(desk.bench.toolTakesWheel());
  desk.bench.take(ToolId::Select);
  desk.bench.move({{5, 5}, Button::None});
  EXPECT_TRUE(desk.bench.toolTakesWheel());
  desk.bench.move({{7, 7}, Button::None});
  EXPECT_FALSE(desk.bench.toolTakesWheel()) << "else the view could not be scrolled there";
}

TEST(Slots, SelectNeverSetsANewOne) {
  SlotDesk desk;
  desk.click({5, 5});
  desk.bench.take(ToolId::Select);
  desk.click({7, 7});
  EXPECT_EQ(slots(desk).size(), 1u);
  EXPECT_TRUE(std::holds_alternative<std::monostate>(desk.bench.selection()));
  desk.drag({5, 5}, {6, 6});
  EXPECT_EQ(slots(desk)[0].at, (Cell{6, 6}));
}

} // namespace
} // namespace fairway::editor::lake_race
