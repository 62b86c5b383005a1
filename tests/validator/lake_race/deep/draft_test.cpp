#include "validator/lake_race/suggest/draft.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <set>

// What small edits make of a draft, how they are told, and which there are.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

constexpr Cell outside{12, 5};

// Four slots of race A in the second row, from the west, and one of B below the first.
Draft lakeDraft() {
  Draft draft;
  draft.lake =
      fairway::lake_race::test::drawn("............\n............\n....#.......\n............\n...........x");
  for (const int column : {2, 5, 8, 11})
    draft.lake.slots.push_back({RaceLetter::A, {column, 2}, Direction::E});
  draft.lake.slots.push_back({RaceLetter::B, {2, 4}, Direction::E});
  return draft;
}

Draft courseDraft() {
  Draft draft = lakeDraft();
  draft.isCourse = true;
  draft.race = RaceLetter::A;
  draft.placement = placementOf(draft.lake, RaceLetter::A, {0, 1, 2, 3}).value();
  draft.choices =
      fixed({{Arrow::Clockwise, Arrow::Clockwise, Arrow::Counterclockwise}, PassSide::Left, PassSide::Left});
  return draft;
}

Draft freeDraft() {
  Draft draft = courseDraft();
  draft.race.reset();
  return draft;
}

// Two places for tiles of 2 x 2, `a` and `b`; the slot is in the north-west of a.
Draft tileDraft() {
  auto set = std::make_shared<Tileset>();
  set->tileColumns = set->tileRows = set->across = 2;
  set->down = 1;
  set->sides[BoardSide::Dark].tiles = {
      {"a", fairway::lake_race::test::drawn("#.\n..").map, {{RaceLetter::A, {1, 1}, Direction::E}}},
      {"b", fairway::lake_race::test::drawn("..\n..").map, {}}};
  Draft draft;
  draft.tiles = {set, BoardSide::Dark, {{{"a", false}, {"b", true}}}};
  draft.lake = buildLake(*set, BoardSide::Dark, draft.tiles->layout).value();
  return draft;
}

Draft done(const Draft& draft, const DraftEdit& edit) {
  return edited(draft, edit).value();
}

std::string text(const Draft& draft, const DraftEdit& edit) {
  return inWords(draft, edit).text.english();
}

TEST(Drafts, CellsBecomeLandOrWater) {
  const Draft draft = courseDraft();
  EXPECT_EQ(done(draft, SetCell{{1, 1}, Terrain::Land}).lake.map.at({1, 1}), Terrain::Land);
  EXPECT_FALSE(edited(draft, SetCell{{1, 1}, Terrain::Water})) << "it is water";
  const EditWords land = inWords(draft, SetCell{{1, 1}, Terrain::Land});
  const EditWords water = inWords(draft, SetCell{{5, 3}, Terrain::Water});
  EXPECT_EQ(land.cell, (Cell{1, 1}));
  EXPECT_EQ(land.to, "land");
  EXPECT_EQ(land.text.english(), "land on 0101");
  EXPECT_EQ(water.to, "water");
  EXPECT_EQ(water.text.english(), "water on 0503");
  EXPECT_THAT(water.keys, IsEmpty());
}

TEST(Drafts, ABuoyGoesWithItsSlot) {
  const Draft draft = courseDraft();
  const Draft start = done(draft, MoveSlot{0, {2, 3}}), second = done(draft, MoveSlot{2, {8, 3}});
  EXPECT_EQ(start.lake.slots[0].at, (Cell{2, 3}));
  EXPECT_EQ(start.placement.start, (Cell{2, 3}));
  EXPECT_EQ(start.placement.buoys, draft.placement.buoys);
  EXPECT_THAT(second.placement.buoys, ElementsAre(Cell{5, 2}, Cell{8, 3}, Cell{11, 2}));
  EXPECT_EQ(second.placement.start, draft.placement.start);
  EXPECT_FALSE(edited(draft, MoveSlot{0, outside}));
  EXPECT_THAT(inWords(draft, MoveSlot{0, {2, 3}}).keys,
              ElementsAre(Pair("lake.slots[1].at", "[2, 3]"), Pair("start.at", "[2, 3]")));
  EXPECT_THAT(inWords(draft, MoveSlot{3, {10, 2}}).keys,
              ElementsAre(Pair("lake.slots[4].at", "[10, 2]"), Pair("buoys[3].at", "[10, 2]")));
  EXPECT_EQ(text(draft, MoveSlot{0, {2, 3}}), "slot A at 0202 to 0203");
}

TEST(Drafts, OnlySlotsOfTheRaceTakeABuoyAlong) {
  Draft draft = courseDraft();
  draft.lake.slots[4].at = draft.placement.start; // a slot of another race below the start buoy
  EXPECT_EQ(done(draft, MoveSlot{4, {2, 3}}).placement, draft.placement);
  EXPECT_THAT(inWords(draft, MoveSlot{4, {2, 3}}).keys, ElementsAre(Pair("lake.slots[5].at", "[2, 3]")));
  draft = courseDraft();
  draft.isCourse = false;
  EXPECT_EQ(done(draft, MoveSlot{0, {2, 3}}).placement, draft.placement);
  EXPECT_THAT(inWords(draft, MoveSlot{0, {2, 3}}).keys, ElementsAre(Pair("slots[1].at", "[2, 3]")));
}

TEST(Drafts, TheStripTurnsWithTheLetterBelowIt) {
  const Draft draft = courseDraft();
  EXPECT_EQ(done(draft, TurnSlot{0, Direction::W}).placement.letter, Direction::W);
  EXPECT_EQ(done(draft, TurnSlot{0, Direction::W}).lake.slots[0].letter, Direction::W);
  EXPECT_EQ(done(draft, TurnSlot{1, Direction::W}).placement, draft.placement);
  EXPECT_THAT(inWords(draft, TurnSlot{0, Direction::W}).keys,
              ElementsAre(Pair("lake.slots[1].letter", "W"), Pair("start.letter", "W")));
  EXPECT_THAT(inWords(draft, TurnSlot{1, Direction::NE}).keys,
              ElementsAre(Pair("lake.slots[2].letter", "NE")));
  EXPECT_EQ(text(draft, TurnSlot{1, Direction::NE}), "the letter of slot A at 0502 to NE");
}

TEST(Drafts, BuoysChangeTheirSlots) {
  const Draft draft = courseDraft();
  const Draft after = done(draft, Reassign{{3, 0, 2, 1}});
  EXPECT_EQ(after.placement, placementOf(draft.lake, RaceLetter::A, {3, 0, 2, 1}));
  EXPECT_EQ(after.choices, OpenChoices()) << "they are chosen anew";
  EXPECT_FALSE(edited(draft, Reassign{{0, 1, 2, 3}}));
  EXPECT_THAT(inWords(draft, Reassign{{3, 0, 2, 1}}).keys,
              ElementsAre(Pair("start.at", "[11, 2]"), Pair("start.letter", "E"),
                          Pair("buoys[1].at", "[2, 2]"), Pair("buoys[2].at", "[8, 2]"),
                          Pair("buoys[3].at", "[5, 2]")));
  EXPECT_EQ(text(draft, Reassign{{3, 0, 2, 1}}), "buoys on slots 4 1 3 2");
}

TEST(Drafts, ArrowsTurn) {
  const Draft draft = courseDraft();
  EXPECT_EQ(done(draft, TurnArrow{2, Arrow::Counterclockwise}).choices.arrows[1], Arrow::Counterclockwise);
  EXPECT_THAT(inWords(draft, TurnArrow{3, Arrow::Clockwise}).keys,
              ElementsAre(Pair("buoys[3].arrow", nameOf(Arrow::Clockwise))));
  EXPECT_EQ(text(draft, TurnArrow{3, Arrow::Clockwise}), "the arrow of buoy 3 clockwise");
  EXPECT_EQ(text(draft, TurnArrow{1, Arrow::Counterclockwise}), "the arrow of buoy 1 counterclockwise");
}

TEST(Drafts, BuoysOfFreeCoursesMove) {
  const Draft draft = freeDraft();
  EXPECT_EQ(done(draft, MoveBuoy{0, {3, 2}}).placement.start, (Cell{3, 2}));
  EXPECT_EQ(done(draft, MoveBuoy{3, {3, 2}}).placement.buoys[2], (Cell{3, 2}));
  EXPECT_FALSE(edited(draft, MoveBuoy{1, outside}));
  EXPECT_EQ(done(draft, TurnStrip{Direction::SE}).placement.letter, Direction::SE);
  EXPECT_THAT(inWords(draft, MoveBuoy{0, {3, 2}}).keys, ElementsAre(Pair("start.at", "[3, 2]")));
  EXPECT_THAT(inWords(draft, MoveBuoy{1, {3, 2}}).keys, ElementsAre(Pair("buoys[1].at", "[3, 2]")));
  EXPECT_EQ(text(draft, MoveBuoy{1, {3, 2}}), "buoy 1 to 0302");
  EXPECT_THAT(inWords(draft, TurnStrip{Direction::SE}).keys, ElementsAre(Pair("start.letter", "SE")));
  EXPECT_EQ(text(draft, TurnStrip{Direction::SE}), "the strip to SE");
}

TEST(Drafts, TilesTurnAndChangePlaces) {
  const Draft draft = tileDraft();
  const Draft turned = done(draft, TurnTile{{0, 0}}), swapped = done(draft, SwapTiles{{0, 0}, {0, 1}});
  EXPECT_EQ(turned.lake.map.at({2, 2}), Terrain::Land);
  EXPECT_EQ(turned.lake.slots[0].at, (Cell{2, 2}));
  EXPECT_EQ(swapped.lake.slots[0].at, (Cell{3, 1}));
  EXPECT_THAT(inWords(draft, TurnTile{{0, 0}}).keys, ElementsAre(Pair("tiles.layout[1][1]", "a@180")));
  EXPECT_THAT(inWords(draft, TurnTile{{0, 1}}).keys, ElementsAre(Pair("tiles.layout[1][2]", "b")));
  EXPECT_EQ(text(draft, TurnTile{{0, 1}}), "tile b turned");
  EXPECT_THAT(inWords(draft, SwapTiles{{0, 0}, {0, 1}}).keys,
              ElementsAre(Pair("tiles.layout[1][1]", "b@180"), Pair("tiles.layout[1][2]", "a")));
  EXPECT_EQ(text(draft, SwapTiles{{0, 0}, {0, 1}}), "tiles a and b exchanged");
}

TEST(Drafts, EditsInARowAreToldOneAfterTheOther) {
  const auto words = inWords(courseDraft(), {MoveSlot{0, {2, 3}}, MoveSlot{0, {2, 4}}});
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[1].text.english(), "slot A at 0203 to 0204");
}

// How many proposals of each kind there are, in the order of DraftEdit's kinds; none of them comes twice.
std::vector<int> counted(const Draft& draft) {
  const CellWeights weights(static_cast<std::size_t>(draft.lake.map.cellCount()), 1);
  Random chance(1);
  std::vector<int> counts(std::variant_size_v<DraftEdit>);
  std::set<std::string> said;
  int all = 0;
  for (const DraftEdit& edit : proposals(draft, weights, chance)) {
    ++counts[edit.index()];
    if (!edited(draft, edit)) continue;
    ++all;
    said.insert(text(draft, edit));
  }
  EXPECT_EQ(static_cast<int>(said.size()), all);
  return counts;
}

// Each slot lies inside the lake, so it has six neighbours and five other directions. The 59 cells: not those
// of the strip and its five buoys, and not the one outside.
TEST(Proposals, AreAllEditsOfADraft) {
  EXPECT_THAT(counted(lakeDraft()), ElementsAre(59, 5 * 6, 5 * 5, 0, 0, 0, 0, 0, 0));
  const Draft course = courseDraft();
  std::set<Cell> kept;
  for (const Cell cell : buoyCells(course.lake, course.placement)) kept.insert(cell);
  for (const Cell cell : stripCells(course.lake, course.placement)) kept.insert(cell);
  const int cells = 59 - static_cast<int>(kept.size());
  EXPECT_THAT(counted(course), ElementsAre(cells, 4 * 6, 4 * 5, 0, 0, 24, 3, 0, 0));
  EXPECT_THAT(counted(freeDraft()), ElementsAre(cells, 0, 0, 4 * 6, 5, 0, 3, 0, 0));
  EXPECT_THAT(counted(tileDraft()), ElementsAre(0, 0, 0, 0, 0, 0, 0, 1, 2));
}

} // namespace
} // namespace fairway::validator::lake_race
