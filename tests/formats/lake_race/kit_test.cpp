// What lies on a virtual table of ours: all that the box has, where the rules want it, under names of its
// own.
#include "formats/lake_race/export/subject.h"
#include "formats/picture/legend.h"
#include "rules/games.h"
#include "tests/formats/picture/contact_sheet.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Course;
using fairway::lake_race::PassSide;
using fairway::lake_race::RaceLetter;
using fairway::lake_race::test::roundTheStrip;
using testing::ElementsAre;
using testing::HasSubstr;

Subject laidCourse(const Course& course) {
  return {
      {}, CourseSubject{{{course.lake, course.race, course.placement, {}}, course.choices}}, ThemeName::Dark};
}

playtest::Table tableOf(const Course& course, ThemeName theme = ThemeName::Dark) {
  const auto kit = laidCourse(course).kit(theme);
  EXPECT_TRUE(kit) << toText(kit.fault());
  EXPECT_EQ(kit->tables.size(), 1u);
  return kit->tables.front();
}

std::vector<std::string> idsOf(const playtest::Table& table, std::string_view beginning) {
  std::vector<std::string> ids;
  for (const playtest::Piece& piece : table.pieces)
    if (piece.id.starts_with(beginning)) ids.push_back(piece.id);
  return ids;
}

// A picture of one face, as it is laid on the table.
class FaceScene final : public Scene {
public:
  explicit FaceScene(playtest::Art art) : art_(std::move(art)), box_{0, 0, art_.width, art_.height} {}
  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override { return {}; }
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override { return {}; }
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

protected:
  void paintLayers(cairo_t* target, const PaintOptions&, Layers) const override { art_.draw(target); }

private:
  playtest::Art art_;
  Box box_;
};

TEST(LakeKit, HasSixSeatsEachWithItsShareOfTheBox) {
  const playtest::Table table = tableOf(roundTheStrip());
  ASSERT_EQ(table.seats.size(), 6u);
  std::set<std::string> ids;
  for (int seat = 1; seat <= 6; ++seat) {
    const std::string number = std::to_string(seat);
    EXPECT_EQ(table.seats[static_cast<std::size_t>(seat - 1)].name, "Seat " + number);
    EXPECT_THAT(idsOf(table, "damage-" + number + "-"),
                ElementsAre("damage-" + number + "-1", "damage-" + number + "-2", "damage-" + number + "-3",
                            "damage-" + number + "-4"));
    std::vector<std::string> dice;
    for (const playtest::Die& die : table.dice)
      if (die.seat == seat) {
        dice.push_back(die.id);
        ASSERT_EQ(die.faces.size(), 3u);
        for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(die.faces[i].value, std::to_string(i + 1));
      }
    EXPECT_THAT(dice, ElementsAre("die-" + number + "-1", "die-" + number + "-2", "die-" + number + "-3"));
  }
  EXPECT_EQ(table.dice.size(), 18u);
  EXPECT_EQ(table.pieces.size(), 6u + 24u + 5u);
  for (const playtest::Piece& piece : table.pieces) {
    EXPECT_TRUE(ids.insert(piece.id).second) << piece.id;
    const bool boat = piece.id.starts_with("boat-");
    const bool ofSeat = boat || piece.id.starts_with("damage-");
    const std::size_t digit = piece.id.find('-') + 1;
    EXPECT_EQ(piece.seat, ofSeat ? piece.id[digit] - '0' : 0) << piece.id;
    EXPECT_EQ(piece.headings, boat ? 6 : 1) << piece.id;
    EXPECT_EQ(piece.snap, piece.name == "Damage" ? playtest::Snap::Nowhere : playtest::Snap::Areas);
    if (!boat) {
      EXPECT_FALSE(piece.at) << piece.id << " waits in the tray";
    }
  }
}

TEST(LakeKit, HasSpareBuoysWhoseArrowsTurnOver) {
  const playtest::Table table = tableOf(roundTheStrip());
  std::vector<std::string> buoys;
  for (const playtest::Piece& piece : table.pieces)
    if (piece.id.starts_with("buoy-"))
      buoys.push_back(piece.id + ": " + piece.name + ", " + std::to_string(piece.faces.size()));
  EXPECT_THAT(buoys, ElementsAre("buoy-0: Buoy 0, 1", "buoy-1: Buoy 1, 2", "buoy-2: Buoy 2, 2",
                                 "buoy-3: Buoy 3, 2", "buoy-finish: Finish buoy, 1"));
}

TEST(LakeKit, CellsOfTheTableAreThoseOfTheBoard) {
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    Course course = roundTheStrip();
    course.lake = fairway::lake_race::test::openLake(17, 15, stagger);
    const playtest::Table table = tableOf(course);
    EXPECT_EQ(table.scale.least, 24);
    EXPECT_EQ(table.scale.most, 64);
    ASSERT_EQ(table.areas.size(), 1u);
    const playtest::Area& area = table.areas.front();
    EXPECT_EQ(area.columns, 17);
    EXPECT_EQ(area.rows, 15);
    const BoardScene scene(course);
    for (int row = 1; row <= 15; ++row)
      for (int column = 1; column <= 17; ++column) {
        const Point middle = scene.centre({column, row});
        const double shift = row % 2 == 0 ? area.shift : 0;
        EXPECT_NEAR(area.first.x + (column - 1) * area.step.x + shift, middle.x, 1e-9);
        EXPECT_NEAR(area.first.y + (row - 1) * area.step.y, middle.y, 1e-9);
      }
  }
}

TEST(LakeKit, BoatsLieOnTheStartCellsInTheirOrder) {
  const Course course = roundTheStrip();
  const playtest::Table table = tableOf(course);
  const BoardScene scene(course);
  const auto cells = startCells(course.lake, course.placement, course.choices.start);
  ASSERT_GE(cells.size(), 6u);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(table.pieces[i].id, "boat-" + std::to_string(i + 1));
    ASSERT_TRUE(table.pieces[i].at);
    EXPECT_EQ(table.pieces[i].at->x, scene.centre(cells[i]).x);
    EXPECT_EQ(table.pieces[i].at->y, scene.centre(cells[i]).y);
  }
}

TEST(LakeKit, BoatsThatFindNoCellWaitInTheTray) {
  const Course course = fairway::lake_race::test::corridor(3);
  const std::size_t room = startCells(course.lake, course.placement, course.choices.start).size();
  ASSERT_LT(room, 6u) << "the sample of this test";
  const playtest::Table table = tableOf(course);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(table.pieces[i].at.has_value(), i < room) << i;
}

// Directions count from east against the clock, and a table turns its pieces with it.
TEST(LakeKit, BoatsHeadAcrossTheStripAsTheRaceStarts) {
  Course course = roundTheStrip();
  for (int letter = 0; letter < 6; ++letter)
    for (const PassSide side : {PassSide::Left, PassSide::Right}) {
      course.placement.letter = allDirections[static_cast<std::size_t>(letter)];
      course.choices.start = side;
      const int heading = (letter + (side == PassSide::Left ? 1 : 5)) % 6;
      for (const playtest::Piece& boat : tableOf(course).pieces)
        if (boat.headings > 1) {
          EXPECT_EQ(boat.degrees, (6 - heading) % 6 * 60) << letter << boat.id;
        }
    }
}

TEST(LakeKit, FacesAreDrawnRoundTheirMiddles) {
  fairway::test::ContactSheet sheet("lake-kit");
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light}) {
    const playtest::Table table = tableOf(roundTheStrip(), theme);
    EXPECT_EQ(table.paint.theme, theme);
    for (const playtest::Piece& piece : table.pieces) {
      if (piece.name == "Damage" && piece.id != "damage-1-1") continue; // they are all alike
      for (const playtest::Art& face : piece.faces) sheet.add(FaceScene(face), {}, 56, 56);
    }
  }
  sheet.expectAsItWas();
}

TEST(LakeKit, OfALakeHasATableForEachRace) {
  Course course = roundTheStrip();
  for (const RaceLetter race : {RaceLetter::A, RaceLetter::C})
    for (const Cell cell : {Cell{5, 8}, Cell{8, 3}, Cell{13, 8}, Cell{8, 13}})
      course.lake.slots.push_back({race, cell, Direction::E});
  const auto kit = Subject({}, LakeSubject{course.lake}).kit(ThemeName::Light);
  ASSERT_TRUE(kit);
  EXPECT_EQ(kit->game, fairway::lake_race::gameTitle);
  EXPECT_EQ(kit->title, "Lake");
  EXPECT_EQ(kit->players, "2-6");
  EXPECT_FALSE(kit->rules.empty());
  ASSERT_EQ(kit->tables.size(), 2u);
  EXPECT_EQ(kit->tables[0].name, "Race A");
  EXPECT_EQ(kit->tables[1].name, "Race C");
  EXPECT_EQ(laidCourse(course).kit(ThemeName::Light)->tables.front().name, "Race") << "of a single course";
}

TEST(LakeKit, WhatCannotBeRacedIsRefusedWithTheReason) {
  const auto bare = Subject({}, LakeSubject{roundTheStrip().lake}).kit(ThemeName::Dark);
  ASSERT_FALSE(bare);
  EXPECT_THAT(toText(bare.fault()), HasSubstr("a sheet needs a race's four slots"));
  const auto record = Subject({}, RecordSubject{}).kit(ThemeName::Dark);
  ASSERT_FALSE(record);
  EXPECT_THAT(toText(record.fault()), HasSubstr("a record cannot be laid on a table"));
}

} // namespace
} // namespace fairway::formats::lake_race
