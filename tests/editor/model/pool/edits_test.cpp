#include "editor/model/files/document_file.h"
#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/board/rules_edit.h"
#include "editor/model/pool/pool_workbench.h"
#include "formats/document/reader.h"
#include "tests/support/sanitized.h"
#include "tests/support/source_dir.h"
#include "validator/pool/validator.h"

#include <gmock/gmock.h>

// New pools, and changes to whole pools.
namespace fairway::editor::pool {
namespace {

using namespace fairway::pool;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(NewPool, IsPlayableInEverySize) {
  for (int columns = leastColumns; columns <= 12; ++columns)
    for (int rows = leastRows; rows <= 18; rows += test::sanitized ? 3 : 1)
      for (const int tiles : {1, 2, 6, 9}) {
        const Pool pool = newPool(columns, rows, tiles).body.pool;
        EXPECT_EQ(pool.tiles(), std::min(tiles, mostTiles(columns, rows)));
        const auto report = validator::pool::validatePool(pool, {});
        EXPECT_EQ(report.count(Severity::Error), 0)
            << columns << " x " << rows << ", " << tiles
            << " tiles: " << (report.findings.empty() ? "" : report.findings.front().message.english());
        EXPECT_TRUE(validator::pool::whatBreaks(pool, Symmetry::HalfTurn).empty());
        EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn).map, pool.map);
      }
}

TEST(NewPool, OfThePublishedSizeIsTheSample) {
  const auto sample = openDocument(test::sourceDir() / "samples/pool/hotel-lido.pool.yaml");
  ASSERT_TRUE(sample);
  const Pool pool = newPool(6, 14, 6).body.pool;
  const Pool published = sample->document->content().get<formats::pool::PoolBody>().pool;
  EXPECT_EQ(pool.map, published.map);
  EXPECT_EQ(pool.ladders, published.ladders);
  EXPECT_EQ(pool.start, published.start);
  // But for the setup, which is spread evenly.
  EXPECT_THAT((*pool.setup)[Side::Red], ElementsAre(Square{4, 10}, Square{3, 11}, Square{6, 11},
                                                    Square{2, 12}, Square{5, 12}, Square{4, 13}));
  EXPECT_EQ(pool.crocodiles, published.crocodiles);
}

TEST(NewPool, TakesAsManyTilesAsItsStartRowsHaveRoomFor) {
  EXPECT_EQ(mostTiles(6, 14), 9);
  EXPECT_EQ(mostTiles(2, 12), 8) << "never more than four rows";
  EXPECT_EQ(mostTiles(2, 10), 8);
  EXPECT_EQ(mostTiles(2, 9), 6);
  EXPECT_EQ(mostTiles(2, 6), 4);
  EXPECT_EQ(mostTiles(2, 4), 2);
  EXPECT_EQ(mostTiles(2, 3), 2) << "one row is the least";
  const auto reds = [](int tiles) { return newPool(6, 14, tiles).body.pool.start[Side::Red]; };
  EXPECT_THAT(reds(1), ElementsAre(StartRow{11, 1, {}})) << "the middle rows come first";
  EXPECT_THAT(reds(2), ElementsAre(StartRow{11, 1, {}}, StartRow{12, 1, {}}));
  EXPECT_THAT(reds(3), ElementsAre(StartRow{10, 1, {}}, StartRow{11, 1, {}}, StartRow{12, 1, {}}));
}

TEST(NewPool, ThatIsNarrowHasItsBarsBeyondItsEdges) {
  const Pool narrow = newPool(3, 8, 2).body.pool;
  EXPECT_THAT(narrow.map.squaresOf(Ground::Deck), IsEmpty());
  EXPECT_EQ(narrow.ladders.size(), 6U);
  for (int column = 1; column <= 3; ++column)
    EXPECT_THAT(narrow.ladders, Contains(Ladder{Side::Red, {column, 1}, SquareDirection::N}));
  EXPECT_THAT(newPool(4, 8, 2).body.pool.map.squaresOf(Ground::Deck),
              ElementsAre(Square{3, 1}, Square{4, 1}, Square{1, 8}, Square{2, 8}));
}

TEST(ResizedPools, KeepBothEnds) {
  const Pool pool = newPool(6, 14, 6).body.pool;
  for (const int rows : {8, 13, 14, 15, 20, 30})
    for (const int columns : {6, 7, 10}) {
      const Pool after = resized(pool, columns, rows);
      EXPECT_EQ(after.map.rows(), rows);
      EXPECT_EQ(after.map.at({columns, 1}), Ground::Deck);
      EXPECT_EQ(after.map.at({1, rows}), Ground::Deck);
      EXPECT_EQ(after.ladders.size(), 6U);
      if (rows >= 10) {
        EXPECT_EQ(after.start[Side::Red].back().row, rows - 1);
      }
    }
  EXPECT_EQ(resized(resized(pool, 9, 20), 6, 14), pool);
  EXPECT_EQ(resized(pool, 6, 14), pool);
}

TEST(ResizedPools, KeepStartRowsOfSomeColumns) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.start[Side::Red] = {
      {10, 2, ColumnRange{2, 5}}, {11, 1, ColumnRange{4, 4}}, {12, 1, ColumnRange{5, 6}}};
  EXPECT_THAT(resized(pool, 8, 14).start[Side::Red],
              ElementsAre(StartRow{10, 2, ColumnRange{2, 7}}, StartRow{11, 1, ColumnRange{6, 6}},
                          StartRow{12, 1, ColumnRange{7, 8}}))
      << "two columns more in the middle";
  EXPECT_THAT(resized(pool, 4, 14).start[Side::Red],
              ElementsAre(StartRow{10, 2, ColumnRange{2, 3}}, StartRow{12, 1, ColumnRange{3, 4}}))
      << "the third and the fourth are gone";
}

TEST(ResizedPools, WithoutAStartRowGetOneAtTheirEnd) {
  Pool pool = withoutSetup(newPool(6, 14, 6).body.pool);
  pool.start[Side::Red] = pool.start[Side::Yellow] = {{7, 3, {}}};
  const Pool after = resized(pool, 6, 8);
  EXPECT_THAT(after.start[Side::Red], ElementsAre(StartRow{8, 1, {}}));
  EXPECT_THAT(after.start[Side::Yellow], ElementsAre(StartRow{1, 1, {}}));
  EXPECT_EQ(after.setup, std::nullopt);
}

TEST(ResizedPools, LoseWhatLayInTheMiddle) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.map.set({1, 7}, Ground::Void);
  pool.map.set({1, 6}, Ground::Void);
  pool.ladders = {{Side::Red, {1, 6}, SquareDirection::W}, {Side::Red, {1, 8}, SquareDirection::W}};
  (*pool.setup)[Side::Red] = {{2, 6}, {2, 7}, {2, 9}};
  const Pool after = resized(pool, 6, 11); // rows 7 to 9 go, of eleven the upper half is the larger
  EXPECT_THAT(after.map.squaresOf(Ground::Void), ElementsAre(Square{1, 6}));
  EXPECT_THAT(after.ladders, ElementsAre(Ladder{Side::Red, {1, 6}, SquareDirection::W}));
  EXPECT_THAT((*after.setup)[Side::Red], ElementsAre(Square{2, 6}));
}

TEST(MadeSymmetric, GivesYellowWhatRedHas) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.map.set({2, 10}, Ground::Deck);
  pool.ladders.push_back({Side::Red, {1, 1}, SquareDirection::N});
  for (const Symmetry symmetry : validator::pool::allSymmetries) {
    const Pool after = madeSymmetric(pool, symmetry);
    EXPECT_TRUE(validator::pool::whatBreaks(after, symmetry).empty()) << nameOf(symmetry);
    EXPECT_EQ(madeSymmetric(after, symmetry), after);
  }
}

TEST(MadeSymmetric, RedsHalfIsTheLowerOneOrTheLeftOne) {
  const auto decks = [](Symmetry symmetry, Square deck, int size = 3) {
    Pool pool;
    pool.map = PoolMap(size, size);
    pool.map.set(deck, Ground::Deck);
    return madeSymmetric(pool, symmetry).map.squaresOf(Ground::Deck);
  };
  constexpr Symmetry half = Symmetry::HalfTurn, rows = Symmetry::MirrorRows,
                     columns = Symmetry::MirrorColumns;
  EXPECT_THAT(decks(half, {1, 3}), ElementsAre(Square{3, 1}, Square{1, 3}));
  EXPECT_THAT(decks(half, {1, 1}), IsEmpty()) << "yellow's half follows";
  EXPECT_THAT(decks(half, {1, 2}), ElementsAre(Square{1, 2}, Square{3, 2})) << "the middle row's left";
  EXPECT_THAT(decks(half, {3, 2}), IsEmpty());
  EXPECT_THAT(decks(half, {2, 2}), ElementsAre(Square{2, 2}));
  EXPECT_THAT(decks(rows, {1, 3}), ElementsAre(Square{1, 1}, Square{1, 3}));
  EXPECT_THAT(decks(rows, {1, 1}), IsEmpty());
  EXPECT_THAT(decks(rows, {3, 2}), ElementsAre(Square{3, 2})) << "its own image";
  EXPECT_THAT(decks(columns, {1, 1}), ElementsAre(Square{1, 1}, Square{3, 1}));
  EXPECT_THAT(decks(columns, {3, 1}), IsEmpty());
  EXPECT_THAT(decks(columns, {2, 1}), ElementsAre(Square{2, 1}));
  // Without a middle.
  EXPECT_THAT(decks(half, {1, 2}, 2), ElementsAre(Square{2, 1}, Square{1, 2}));
  EXPECT_THAT(decks(half, {1, 1}, 2), IsEmpty());
  EXPECT_THAT(decks(columns, {1, 2}, 2), ElementsAre(Square{1, 2}, Square{2, 2}));
  EXPECT_THAT(decks(columns, {2, 2}, 2), IsEmpty());
}

TEST(MadeSymmetric, YellowStartsAsRedDoes) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.start[Side::Red] = {{11, 2, ColumnRange{1, 2}}, {12, 3, {}}};
  (*pool.setup)[Side::Red] = {{1, 11}, {6, 12}};
  const Pool after = madeSymmetric(pool, Symmetry::HalfTurn);
  EXPECT_THAT(after.start[Side::Yellow], ElementsAre(StartRow{3, 3, {}}, StartRow{4, 2, ColumnRange{5, 6}}));
  EXPECT_THAT((*after.setup)[Side::Yellow], ElementsAre(Square{6, 4}, Square{1, 3}));
  EXPECT_EQ(after.start[Side::Red], pool.start[Side::Red]);
  EXPECT_EQ(madeSymmetric(withoutSetup(pool), Symmetry::HalfTurn).setup, std::nullopt);
}

TEST(MadeSymmetric, LeavesAloneWhatWouldGetTooManyLadders) {
  Pool pool = newPool(6, 14, 6).body.pool;
  for (int row = 1; row <= 13; ++row)
    for (const int column : {1, 2}) pool.ladders.push_back({Side::Red, {column, row}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn), pool);
}

TEST(MadeSymmetric, FillsTheLaddersToTheLast) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.ladders.clear();
  for (int row = 1; row <= 10; ++row)
    for (const int column : {1, 2}) pool.ladders.push_back({Side::Red, {column, row}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn).ladders.size(), 40U);
  pool.ladders.push_back({Side::Red, {3, 3}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn), pool);
}

TEST(Ladders, ThatAreTheirOwnImageBelongToOneBar) {
  const Pool pool = newPool(5, 9, 4).body.pool; // with a middle row and a middle column
  for (const auto& [place, symmetry] :
       {std::pair{SquareSide{{1, 5}, SquareDirection::W}, Symmetry::MirrorRows},
        std::pair{SquareSide{{3, 4}, SquareDirection::N}, Symmetry::MirrorColumns}}) {
    const Pool after = ladderSwitched(pool, place, Side::Red, symmetry);
    ASSERT_NE(ladderAt(after, place), nullptr);
    EXPECT_EQ(ladderAt(after, place)->bar, Side::Red);
    EXPECT_EQ(after.ladders.size(), pool.ladders.size() + 1);
    EXPECT_EQ(ladderSwitched(after, place, Side::Red, symmetry), pool);
  }
}

TEST(Ladders, FillADocumentToTheLast) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.ladders.clear();
  for (int i = 0; i < 38; ++i)
    pool.ladders.push_back({Side::Red, {1 + i % 6, 1 + i / 6}, SquareDirection::W});
  const SquareSide place{{3, 7}, SquareDirection::N}, other{{3, 7}, SquareDirection::S};
  const Pool full = ladderSwitched(pool, place, Side::Red, Symmetry::HalfTurn);
  EXPECT_EQ(full.ladders.size(), 40U);
  EXPECT_EQ(ladderSwitched(full, other, Side::Red, {}), full);
  EXPECT_EQ(ladderSwitched(pool, {{0, 3}, SquareDirection::E}, Side::Red, {}), pool) << "beside the map";
}

TEST(Swimmers, WhoseImageIsAnothersStayWhereTheyAre) {
  Pool pool = newPool(6, 14, 6).body.pool;
  (*pool.setup)[Side::Red] = {{1, 10}, {6, 5}};
  (*pool.setup)[Side::Yellow] = {{2, 2}};
  const Pool moved = swimmerMoved(pool, {1, 10}, Square{1, 9}, Symmetry::HalfTurn);
  EXPECT_THAT((*moved.setup)[Side::Red], ElementsAre(Square{1, 9}, Square{6, 5}));
  const Pool away = swimmerMoved(pool, {1, 10}, std::nullopt, Symmetry::HalfTurn);
  EXPECT_THAT((*away.setup)[Side::Red], ElementsAre(Square{6, 5}));
  EXPECT_EQ(swimmerMoved(pool, {3, 3}, Square{3, 4}, {}), pool) << "nobody lies there";
  (*pool.setup)[Side::Red] = {{1, 10}};
  const Pool without = swimmerMoved(pool, {1, 10}, std::nullopt, {});
  ASSERT_TRUE(without.setup) << "the other side has one";
  EXPECT_THAT((*without.setup)[Side::Yellow], ElementsAre(Square{2, 2}));
}

// Half turn, mirror and none: turning twice brings everything back.
TEST(Images, OfImagesAreTheThingsThemselves) {
  const fairway::pool::PoolMap map(5, 8);
  for (const Symmetry symmetry : validator::pool::allSymmetries) {
    const Image image(map, symmetry);
    for (const SquareDirection side : allSides)
      for (const Square square : map.squaresOf(Ground::Water)) {
        EXPECT_EQ(image.of(image.of(SquareSide{square, side})), (SquareSide{square, side}));
        // The square beyond the side is beyond the image's side.
        EXPECT_EQ(image.of(neighbour(square, side)), neighbour(image.of(square), image.of(side)));
      }
    const StartRow row{3, 2, fairway::pool::ColumnRange{1, 2}};
    EXPECT_EQ(image.of(image.of(row)), row);
  }
}

TEST(RulesOfAPool, AreChangedInItsProperties) {
  const Pool pool = newPool(6, 14, 6).body.pool;
  EXPECT_EQ(numbersText(pool), "1, 2, 3, 4, 5, 6");
  const Pool slanted = withDiagonal(withTurns(pool, 4, 3), 4, true);
  EXPECT_EQ(slanted.crocodiles[3], (Crocodile{4, 3, true}));
  const auto fewer = withNumbers(slanted, "4 4, 7");
  ASSERT_TRUE(fewer);
  EXPECT_EQ(fewer->crocodiles[1], (Crocodile{4, 3, true})) << "abilities stay";
  EXPECT_EQ(fewer->crocodiles[2], fairway::pool::usualCrocodile(7));
  EXPECT_EQ(crocodilesOf(*fewer).size(), 2U);
  for (const char* wrong : {"", "0", "12", "1 2 3 4 5 6 7 8 9 1", "a", "-1", "1:2", "1 /", ", ;"})
    EXPECT_FALSE(withNumbers(pool, wrong)) << wrong;
  EXPECT_EQ(withNumbers(pool, "1;2,3 4 5 6 7 8 9")->tiles(), 9);
}

TEST(RulesOfAPool, ConcernAllCrocodilesOfANumber) {
  const Pool pool = *withNumbers(newPool(6, 14, 6).body.pool, "7 4 1 4 9");
  const Pool after = withDiagonal(withTurns(pool, 4, 2), 4, true);
  EXPECT_THAT(crocodilesOf(after),
              ElementsAre(pool.crocodiles[2], Crocodile{4, 2, true}, pool.crocodiles[0], pool.crocodiles[4]))
      << "each number once, from the lowest";
  EXPECT_EQ(after.crocodiles[1], after.crocodiles[3]);
  EXPECT_EQ(withTurns(pool, 4, -1).crocodiles[1].turns, 0);
  EXPECT_EQ(withTurns(pool, 4, 100).crocodiles[1].turns, fairway::pool::maxTurns);
  EXPECT_EQ(withTurns(pool, 5, 3), pool);
  EXPECT_EQ(withDiagonal(pool, 5, true), pool);
}

} // namespace
} // namespace fairway::editor::pool
