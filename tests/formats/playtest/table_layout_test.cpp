#include "formats/playtest/table_layout.h"

#include "formats/picture/legend.h"
#include "tests/formats/playtest/tables.h"

#include <gmock/gmock.h>

#include <algorithm>

// Where things lie on a virtual table: each has a place of its own, and none is out of reach.
namespace fairway::formats::playtest {
namespace {

using testing::ElementsAre;

using test::BareBoard;
using test::fullTable;

Box round(Point middle, double width, double height) {
  return {middle.x - width / 2, middle.y - height / 2, middle.x + width / 2, middle.y + height / 2};
}

using NamedBox = std::pair<std::string, Box>;

// All that lies in the tray, with its name.
std::vector<NamedBox> inTray(const Table& table, const TableLayout& layout) {
  std::vector<NamedBox> boxes;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    boxes.emplace_back(table.seats[i].name, layout.seats[i].box);
    if (layout.seats[i].turned >= 0 && layout.dress == TableDress::Widgets) {
      boxes.emplace_back("left of " + table.seats[i].name, layout.seats[i].left);
      boxes.emplace_back("right of " + table.seats[i].name, layout.seats[i].right);
    }
  }
  for (std::size_t i = 0; i < table.dice.size(); ++i)
    boxes.emplace_back(table.dice[i].id, round(layout.dice[i], dieSide, dieSide));
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const Piece& piece = table.pieces[i];
    if (piece.at || !piece.shuffled.empty()) continue;
    // What can be turned needs its length in both directions.
    const double width = piece.faces[0].width, height = piece.faces[0].height;
    const bool turns = piece.headings > 1;
    boxes.emplace_back(piece.id,
                       round(layout.pieces[i], (turns ? std::max(width, height) : width) * layout.scale,
                             (turns ? std::max(width, height) : height) * layout.scale));
  }
  for (const auto& [name, box] : layout.stocks) boxes.emplace_back("stock of " + name, box);
  if (layout.fresh) boxes.emplace_back("new game", *layout.fresh);
  if (layout.deck) boxes.emplace_back("draw pile", layout.deck->draw);
  if (layout.deck) boxes.emplace_back("discard pile", layout.deck->discard);
  if (layout.belt && layout.dress == TableDress::Widgets)
    boxes.emplace_back("belt's button", layout.belt->button);
  if (layout.belt) boxes.emplace_back("lost boats", layout.belt->lost);
  boxes.emplace_back("rules", layout.rules);
  return boxes;
}

bool isWithin(const Box& inner, const Box& outer) {
  const Box room = outer.grown(1e-6);
  return room.contains({inner.left, inner.top}) && room.contains({inner.right, inner.bottom});
}

constexpr std::array dresses{TableDress::Widgets, TableDress::Plain};

TEST(TableLayouts, EverythingHasItsOwnPlaceInTheTray) {
  const Table table = fullTable();
  for (const TableDress dress : dresses)
    for (const double sheet : {0.5, 1.4, 3.0}) {
      const TableLayout layout = layoutOf(table, sheet, dress);
      const auto boxes = inTray(table, layout);
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_GT(boxes[i].second.width(), 0) << boxes[i].first;
        EXPECT_GT(boxes[i].second.height(), 0) << boxes[i].first;
        EXPECT_TRUE(isWithin(boxes[i].second, layout.tray)) << boxes[i].first;
        for (std::size_t j = 0; j < i; ++j)
          EXPECT_FALSE(boxes[i].second.grown(-0.01).meets(boxes[j].second))
              << boxes[i].first << " and " << boxes[j].first;
      }
      EXPECT_NEAR(layout.rules.height(), sheet * layout.rules.width(), 1e-9) << "the sheet keeps its shape";
    }
}

TEST(TableLayouts, BoardTrayAndHandLieOnTheTableBesideEachOther) {
  const Table table = fullTable();
  for (const TableDress dress : dresses) {
    const TableLayout layout = layoutOf(table, 1.4, dress);
    const Box whole{0, 0, layout.width, layout.height};
    EXPECT_TRUE(isWithin(layout.board, whole));
    EXPECT_TRUE(isWithin(layout.tray, whole));
    EXPECT_LT(layout.board.right, layout.tray.left);
    ASSERT_TRUE(layout.deck);
    EXPECT_EQ(layout.deck->hand.has_value(), dress == TableDress::Widgets) << "others have a window for it";
    if (!layout.deck->hand) continue;
    EXPECT_TRUE(isWithin(*layout.deck->hand, whole));
    EXPECT_GT(layout.deck->hand->top, layout.board.bottom);
    EXPECT_LT(layout.deck->hand->right, layout.tray.left);
    EXPECT_GE(layout.deck->hand->height(), 3.4 * layout.scale) << "the tallest card";
  }
}

TEST(TableLayouts, ThePlacesOfTheBoardAreThoseOfThePicture) {
  const Table table = fullTable();
  const TableLayout layout = layoutOf(table, 1.4, TableDress::Widgets);
  const auto expectAt = [](Point at, Point where) {
    EXPECT_NEAR(at.x, where.x, 1e-9);
    EXPECT_NEAR(at.y, where.y, 1e-9);
  };
  expectAt(layout.onTable({-1, -2}), {layout.board.left, layout.board.top});
  expectAt(layout.onTable({19, 12}), {layout.board.right, layout.board.bottom});
  for (std::size_t i = 0; i < table.pieces.size(); ++i)
    if (table.pieces[i].at) expectAt(layout.pieces[i], layout.onTable(*table.pieces[i].at));
}

TEST(TableLayouts, ABoardIsAsLargeAsItFitsWithinItsBounds) {
  Table table;
  const auto scaleOf = [&table](Box box) {
    table.board = std::make_shared<BareBoard>(box);
    const TableLayout layout = layoutOf(table, 1.4, TableDress::Widgets);
    EXPECT_TRUE(isWithin(layout.board, {0, 0, layout.width, layout.height}));
    EXPECT_LT(layout.board.right, layout.tray.left);
    return layout.scale;
  };
  EXPECT_EQ(scaleOf({0, 0, 3, 3}), 64) << "no larger than is of use";
  EXPECT_EQ(scaleOf({0, 0, 200, 20}), 24) << "no smaller than one can play on: the table grows";
  EXPECT_EQ(scaleOf({0, 0, 20, 200}), 24);
  // 1600 less the tray of 420 and three margins of 16; 1000 less two.
  EXPECT_NEAR(scaleOf({0, 0, 40, 10}), 1132.0 / 40, 1e-9);
  EXPECT_NEAR(scaleOf({0, 0, 10, 20}), 968.0 / 20, 1e-9);
}

TEST(TableLayouts, ButtonsTurnTheBoatOfTheirSeatAndPlainTablesHaveNone) {
  Table table = fullTable();
  const TableLayout layout = layoutOf(table, 1.4, TableDress::Widgets);
  ASSERT_EQ(layout.seats.size(), 3U);
  for (std::size_t seat = 0; seat < 3; ++seat)
    EXPECT_EQ(table.pieces[static_cast<std::size_t>(layout.seats[seat].turned)].id,
              "boat-" + std::to_string(seat + 1));
  EXPECT_TRUE(layout.fresh);
  EXPECT_FALSE(layoutOf(table, 1.4, TableDress::Plain).fresh);
  table.deck.reset();
  std::erase_if(table.pieces, [](const Piece& piece) { return !piece.shuffled.empty(); });
  EXPECT_FALSE(layoutOf(table, 1.4, TableDress::Widgets).fresh) << "nothing is shuffled";
  for (Piece& piece : table.pieces) piece.headings = 1;
  for (const SeatPlace& seat : layoutOf(table, 1.4, TableDress::Widgets).seats) EXPECT_EQ(seat.turned, -1);
}

TEST(TableLayouts, ShuffledBacksLieOnTheStockOfTheirName) {
  const Table table = fullTable();
  EXPECT_THAT(shuffledOf(table), ElementsAre("large", "small"));
  const TableLayout layout = layoutOf(table, 1.4, TableDress::Widgets);
  ASSERT_EQ(layout.stocks.size(), 2U);
  for (const auto& [name, box] : layout.stocks) {
    EXPECT_GE(box.width(), 2 * layout.scale);
    EXPECT_GE(box.height(), 2 * layout.scale);
    for (std::size_t i = 0; i < table.pieces.size(); ++i) {
      if (table.pieces[i].shuffled != name || table.pieces[i].at) continue;
      EXPECT_EQ(layout.pieces[i], box.centre()) << name;
    }
  }
}

TEST(TableLayouts, AreasWithNothingButANameHaveItBesideTheBoard) {
  Table table;
  table.board = std::make_shared<BareBoard>(Box{0, 0, 10, 10});
  table.areas = {{"Harbour", {0, 0, 10, 2}, {}, {}}, {"Waterfall", {0, 8, 10, 10}, {}, {}}};
  const auto captionOf = [&table](const std::string& name) {
    const TableLayout layout = layoutOf(table, 1.4, TableDress::Plain);
    const auto found = std::ranges::find(layout.captions, name, &Caption::text);
    if (found == layout.captions.end()) return std::optional<Point>();
    EXPECT_GT(found->at.x, layout.board.right);
    EXPECT_LT(found->at.x + 80, layout.tray.left) << "with room for the name";
    return std::optional(Point{found->at.x, (found->at.y - layout.board.top) / layout.board.height()});
  };
  ASSERT_TRUE(captionOf("Harbour") && captionOf("Waterfall"));
  EXPECT_NEAR(captionOf("Harbour")->y, 0.1, 1e-9);
  EXPECT_NEAR(captionOf("Waterfall")->y, 0.9, 1e-9);
  table.areas.front().names = PlaceNames::Comma;
  EXPECT_FALSE(captionOf("Harbour")) << "its squares are named";
  table.areas.front().names = PlaceNames::AreaOnly;
  table.areas.pop_back();
  EXPECT_FALSE(captionOf("Harbour")) << "there is no other";
}

} // namespace
} // namespace fairway::formats::playtest
