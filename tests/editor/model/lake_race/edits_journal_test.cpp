#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/course/par_advice.h"
#include "editor/model/lake_race/files/lake_files.h"
#include "formats/document/writer.h"
#include "tests/editor/model/hands.h"
#include "tests/editor/model/journal.h"
#include "tests/editor/model/lake_race/desk.h"

// Steps that are not made with a hand on the board, one beside the other, and what is advised at each place.
// A commit that changes a digest says why.
namespace fairway::editor::lake_race {
namespace {

using namespace fairway::lake_race;

// What a step says and makes of the document.
void writeStep(Journal& journal, const CommandPtr& step, formats::Document content) {
  if (!step) return journal.line("nothing");
  const std::string before = formats::writeDocument(content);
  step->exchange(content);
  journal.line(step->text(), formats::writeDocument(content));
  step->exchange(content);
  EXPECT_EQ(formats::writeDocument(content), before) << step->text();
}

TEST(EditsJournal, OfSizes) {
  Journal journal;
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    Lake lake = smallLake();
    lake.stagger = stagger;
    lake.map = TerrainMap(7, 8);
    lake.map.set({1, 1}, Terrain::Land);
    lake.map.set({7, 8}, Terrain::Void);
    const formats::Document content(formats::lake_race::LakeDocument{{}, {lake}});
    for (const Ends ends : {Ends::First, Ends::Last, Ends::Both})
      for (const auto& [columns, rows] : {std::pair(7, 8), {8, 9}, {10, 5}, {4, 11}, {1, 1}, {0, 3}, {3, 0}})
        writeStep(journal,
                  resizeLake(content, marginsTo(columns, rows, lake.map, ends, ends),
                             columns % 2 == 0 ? Terrain::Land : Terrain::Water),
                  content);
  }
  const Lake lake = smallLake();
  const formats::Document content(formats::lake_race::LakeDocument{{}, {lake}});
  for (const int side : {maxLakeSide, maxLakeSide + 1})
    for (const bool across : {false, true}) {
      const Margins margins =
          marginsTo(across ? side : 8, across ? 8 : side, lake.map, Ends::Last, Ends::Last);
      EXPECT_EQ(resizeLake(content, margins, Terrain::Water) != nullptr, side == maxLakeSide);
    }
  const formats::Document course = *courseFor(lake, RaceLetter::A, assignmentNumbered(0));
  EXPECT_EQ(resizeLake(course, {1, 1, 1, 1}, Terrain::Water), nullptr) << "its buoys would stay behind";
  journal.expect("512b1892945731ef");
}

// Every step on every place, and on those beside the board.
TEST(EditsJournal, OfLayouts) {
  Journal journal;
  for (const bool frame : {false, true}) {
    Tileset set = smallSet(frame);
    set.down = 2;
    for (auto& [side, each] : set.sides) {
      each.tiles.push_back({"eel", TerrainMap(4, 4), {}});
      if (frame) each.frame = Frame{TerrainMap(10, 10, Terrain::Land), {2, 2}};
    }
    formats::lake_race::LakeDocument board =
        lakeOfTiles("/sets/small.tileset.yaml", BoardSide::Dark, plainLayout(set, BoardSide::Dark));
    auto& layout = std::get<formats::lake_race::TileLayout>(board.body.content);
    for (int row = -1; row <= 12; ++row)
      for (int column = -1; column <= 12; ++column) {
        const auto place = placeAt(set, BoardSide::Dark, {column, row});
        journal.line(place.has_value());
        if (place) journal.line(place->row, place->column);
      }
    for (const bool shaped : {false, true}) {
      if (shaped) layout.layout.resize(2), layout.layout[1].resize(2);
      journal.line(isFinished(layout), emptyPlaces(layout));
      for (int row = -1; row <= 2; ++row)
        for (int column = -1; column <= 2; ++column) {
          const TilePlace place{row, column};
          journal.line(tileAt(layout, place) != nullptr, cornerOf(set, BoardSide::Dark, place));
          const auto write = [&](const CommandPtr& step) { writeStep(journal, step, board); };
          write(layTile(layout, set, place, {"pike", true}));
          write(layTile(layout, set, place, {"eel", false}));
          write(swapTiles(layout, place, {0, 0}));
          write(swapTiles(layout, {0, 1}, place));
          write(turnTile(layout, place));
          write(liftTile(layout, place));
        }
      writeStep(journal, layTheRest(layout, set), board);
      writeStep(journal, changeSide(layout, BoardSide::Light), board);
      for (std::uint64_t seed = 1; seed <= 4; ++seed)
        writeStep(journal, shuffleTiles(layout, set, seed), board);
      const auto unfinished = unfinishedLake(set, BoardSide::Dark, layout.layout);
      ASSERT_TRUE(unfinished);
      journal.line(formats::writeDocument(formats::lake_race::LakeDocument{{}, {*unfinished}}));
      LakeReferences references;
      references.set = set;
      const EditedDocument document(board, References(references));
      journal.line(shownLake(document).fault, whyBoardNotSaved(document, "a.lake.yaml").size());
    }
  }
  journal.expect("3fe4c76e15052b9f");
}

// A user who goes from tile to tile, and adds, names and removes some.
TEST(EditsJournal, OfTheTilesOfASet) {
  Journal journal;
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(false);
  Desk desk(document);
  Random random(21);
  Hands hands(desk.bench, random);
  const std::vector<std::string> names{"pike", "swan", "eel", "carp", "two words"};
  const auto any = [&] { return names[static_cast<std::size_t>(hands.number(5))]; };
  for (int step = 0; step < 150; ++step) {
    const formats::Document& content = desk.bench.document().content();
    const std::string from = any(), to = any();
    journal.line(whyNoTileName(content, from).value_or(""));
    switch (hands.number(6)) {
    case 0:
      desk.bench.apply(addTile(content, from));
      break;
    case 1:
      desk.bench.apply(renameTile(content, from, to));
      break;
    case 2:
      desk.bench.apply(removeTile(content, from));
      break;
    case 3: {
      const auto side = hands.rarely(2) ? BoardSide::Dark : BoardSide::Light;
      const Tileset& set = content.get<formats::lake_race::TilesetBody>().set;
      if (set.sides.at(side).find(from)) desk.bench.showTile({side, from});
      break;
    }
    case 4: {
      validator::Finding finding;
      finding.code = "T01";
      finding.key = "sides.light.tiles." + from + ".slots[0]";
      finding.spots = {Cell{2, 2}};
      desk.bench.showFinding(hands.rarely(4) ? nullptr : &finding);
      break;
    }
    default:
      journal.look(desk.bench, hands.act());
    }
    const auto& tile = desk.bench.sheet().tile;
    journal.line(tile ? tile->name : "none", tile ? static_cast<int>(tile->side) : -1, desk.bench.theme(),
                 desk.bench.sheetNumber(), desk.bench.propose(RaceLetter::A));
    if (desk.bench.scene()) journal.look(*desk.bench.scene());
  }
  journal.line(formats::writeDocument(desk.bench.document().content()));
  journal.expect("b26833da9f3f9ee3");
}

// Of boats in each cell, at each gate and with several dice, before the roll and after it.
TEST(EditsJournal, OfAdvice) {
  const auto placement = placementOf(smallLake(), RaceLetter::A, assignmentNumbered(0));
  const auto facts = courseFacts(smallLake(), *placement, {});
  ASSERT_TRUE(facts);
  const auto course = advisedCourse(smallLake(), ParQuestion{facts->placement, facts->choices});
  ASSERT_TRUE(course);
  validator::WorkWatch watch;
  const auto answer = solvedPar(*course, watch);
  ASSERT_TRUE(answer && *answer);
  const validator::lake_race::Par& par = ***answer;
  const int most = par.options().maxDice;
  Journal journal;
  Random random(22);
  for (int round = 0; round < 500; ++round) {
    const auto below = [&random](int end) {
      return static_cast<int>(random.below(static_cast<std::uint64_t>(end)));
    };
    AdvisedBoat boat;
    boat.cell.column = 1 + below(8);
    boat.cell.row = 1 + below(8);
    boat.heading = static_cast<Direction>(below(6));
    boat.damage = below(4);
    boat.progress.gate = static_cast<std::uint8_t>(below(5));
    const auto dice = [&](int count) {
      std::vector<int> shown;
      for (int i = 0; i < count; ++i) shown.push_back(1 + below(3));
      return *diceShowing(shown);
    };
    const int count = below(4);
    boat.dice = dice(count);
    if (below(2) == 0) boat.rolled = dice(count + below(4) - std::min(count, 1));
    journal.look(adviceFor(par, boat));
  }
  for (const int count : {most, most + 1})
    for (const int rolled : {count - 1, count}) {
      AdvisedBoat boat;
      boat.cell = facts->startCells.front();
      boat.dice = Dice(count, 0, 0);
      boat.rolled = Dice(rolled, 0, 0);
      journal.line(count, rolled, adviceFor(par, boat).refusal);
    }
  journal.expect("67feea77aa07af32");
}

} // namespace
} // namespace fairway::editor::lake_race
