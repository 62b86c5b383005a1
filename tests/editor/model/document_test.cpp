#include "editor/model/files/differences.h"
#include "editor/model/files/document_file.h"
#include "editor/model/files/recovery.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/editor/model/lake_race/desk.h"

#include <fstream>
#include <functional>

namespace fairway::editor {

using namespace lake_race;
namespace {

using fairway::lake_race::Terrain;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
namespace fs = std::filesystem;

// A folder of its own for each test.
class DocumentFile : public testing::Test {
protected:
  void SetUp() override {
    folder_ =
        fs::path(testing::TempDir()) /
        ("fairway-editor-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "sets");
  }
  void TearDown() override { fs::remove_all(folder_); }

  static void write(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }
  static std::string read(const fs::path& file) { return formats::readText(file).value(); }
  fs::path writeTileLake() const {
    formats::lake_race::TilesetDocument set;
    set.body.set = smallSet(true);
    write(folder_ / "sets/small.tileset.yaml", formats::writeDocument(set));
    fs::path file = folder_ / "pond.lake.yaml";
    write(file, formats::writeDocument(
                    lakeOfTiles("sets/small.tileset.yaml", fairway::lake_race::BoardSide::Dark,
                                plainLayout(set.body.set, fairway::lake_race::BoardSide::Dark))));
    return file;
  }

  fs::path folder_;
};

TEST_F(DocumentFile, OpenedAndSavedItHasTheSameBytes) {
  const fs::path file = writeTileLake();
  const std::string before = read(file);
  auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  EXPECT_TRUE(lakeOf(*opened->document));
  EXPECT_FALSE(opened->document->modified());
  ASSERT_TRUE(saveDocument(*opened->document, file));
  EXPECT_EQ(read(file), before);
}

TEST_F(DocumentFile, SavedElsewhereItStillFindsItsTileSet) {
  auto opened = openDocument(writeTileLake());
  ASSERT_TRUE(opened);
  opened->document->apply(turnTile(*tileLayoutOf(opened->document->content()), {0, 0}));
  ASSERT_TRUE(saveDocument(*opened->document, folder_ / "sets/copy.lake.yaml"));
  EXPECT_THAT(read(folder_ / "sets/copy.lake.yaml"), HasSubstr("set: small.tileset.yaml"));
  opened->document->undo();
  ASSERT_TRUE(saveDocument(*opened->document, folder_ / "sets/copy.lake.yaml"));
  EXPECT_THAT(read(folder_ / "sets/copy.lake.yaml"), HasSubstr("set: small.tileset.yaml"));
  auto again = openDocument(folder_ / "sets/copy.lake.yaml");
  ASSERT_TRUE(again);
  EXPECT_TRUE(lakeOf(*again->document));
}

TEST_F(DocumentFile, SavingMarksAsSavedAndNamesTheFile) {
  EditedDocument document(blankLake(6, 6, true));
  document.apply(changeStrip(document.content(), 3));
  ASSERT_TRUE(saveDocument(document, folder_ / "new.lake.yaml"));
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(document.file(), folder_ / "new.lake.yaml");
}

TEST_F(DocumentFile, AFailedSaveLeavesEverythingAsItWas) {
  EditedDocument document(blankLake(6, 6, true));
  document.apply(changeStrip(document.content(), 3));
  EXPECT_FALSE(saveDocument(document, folder_ / "no/such/folder/new.lake.yaml").ok());
  EXPECT_TRUE(document.modified());
  EXPECT_TRUE(document.file().empty());
}

TEST_F(DocumentFile, AMissingTileSetIsToldAndTheDocumentOpensAnyway) {
  const fs::path file = writeTileLake();
  fs::remove(folder_ / "sets/small.tileset.yaml");
  auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  EXPECT_FALSE(opened->referenceProblems.empty());
  EXPECT_FALSE(lakeOf(*opened->document));
}

TEST_F(DocumentFile, FaultyAndForeignDocumentsAreRefusedWithTheReason) {
  EXPECT_FALSE(openDocument(folder_ / "nothing.lake.yaml").ok());
  write(folder_ / "bad.lake.yaml", "fairway: 1\nkind: lake\nmap: 7\n");
  EXPECT_FALSE(openDocument(folder_ / "bad.lake.yaml").ok());
}

TEST_F(DocumentFile, ACourseFindsItsLakeAndThatLakesTiles) {
  writeTileLake();
  write(folder_ / "a.course.yaml", "fairway: 1\nkind: course\nlake: pond.lake.yaml\n"
                                   "start: {at: [3, 3], letter: E}\n"
                                   "buoys:\n  - {at: [4, 5]}\n  - {at: [7, 3]}\n  - {at: [8, 4]}\n");
  auto opened = openDocument(folder_ / "a.course.yaml");
  ASSERT_TRUE(opened) << formats::toText(opened.fault());
  ASSERT_TRUE(lakeOf(*opened->document));
  EXPECT_EQ(lakeOf(*opened->document)->map.columns(), 10);
}

TEST_F(DocumentFile, NoticesWhatAnotherProgramDid) {
  const fs::path file = writeTileLake();
  auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  EXPECT_EQ(compareWithDisk(opened->disk), DiskChange::None);
  write(file, read(file) + "notes: changed\n");
  EXPECT_EQ(compareWithDisk(opened->disk), DiskChange::Changed);
  fs::remove(file);
  EXPECT_EQ(compareWithDisk(opened->disk), DiskChange::Gone);
  EXPECT_EQ(compareWithDisk({}), DiskChange::None) << "a document that has no file yet";
}

TEST_F(DocumentFile, RecoveryLiesBesideAndGivesTheWorkBack) {
  auto opened = openDocument(writeTileLake());
  ASSERT_TRUE(opened);
  opened->document->apply(turnTile(*tileLayoutOf(opened->document->content()), {0, 0}));
  const fs::path recovery = recoveryFile(opened->document->file());
  EXPECT_EQ(recovery, folder_ / "pond.lake.yaml.recovery");
  ASSERT_TRUE(writeRecovery(*opened->document, recovery));
  EXPECT_EQ(readRecovery(recovery), opened->document->content());
  EXPECT_THAT(
      differences(openDocument(folder_ / "pond.lake.yaml")->document->content(), *readRecovery(recovery)),
      ElementsAre("the tiles are laid out differently"));
  removeRecovery(recovery);
  EXPECT_FALSE(readRecovery(recovery));
  removeRecovery(recovery);
}

TEST_F(DocumentFile, EachNamelessWindowHasARecoveryOfItsOwn) {
  const EditedDocument one(blankLake(4, 4, false)), other(blankLake(5, 5, false));
  const fs::path own = folder_ / "own/deep";
  auto first = UntitledRecovery::take(own);
  auto second = UntitledRecovery::take(own);
  ASSERT_TRUE(first && second);
  EXPECT_NE(first->file(), second->file());
  ASSERT_TRUE(writeRecovery(one, first->file()) && writeRecovery(other, second->file()));
  EXPECT_TRUE(UntitledRecovery::leftBehind(own).empty()) << "their windows are still open";
  const fs::path lost = first->file();
  first.reset(); // as when the program ends, in whatever way
  auto left = UntitledRecovery::leftBehind(own);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].file(), lost);
  EXPECT_EQ(readRecovery(lost), one.content());
  EXPECT_TRUE(UntitledRecovery::leftBehind(own).empty()) << "whoever asked holds it now";
  EXPECT_NE(UntitledRecovery::take(own)->file(), lost) << "there is work there";
  removeRecovery(lost);
  left.clear();
  EXPECT_EQ(UntitledRecovery::take(own)->file(), lost) << "free again";
}

TEST_F(DocumentFile, OnlyRecoveriesOfNamelessWorkAreTakenForIt) {
  for (const char* name : {"untitled.txt", "other.recovery", "untitled-1.recovery.lock", "untitled-2.last"})
    write(folder_ / name, "there");
  EXPECT_TRUE(UntitledRecovery::leftBehind(folder_).empty());
  write(folder_ / "untitled-2.recovery.last", "there");
  const auto left = UntitledRecovery::leftBehind(folder_);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].file(), folder_ / "untitled-2.recovery");
  EXPECT_EQ(UntitledRecovery::take(folder_)->file(), folder_ / "untitled-1.recovery");
}

TEST_F(DocumentFile, ARecoveryThatCannotBeReadIsNone) {
  write(folder_ / "a.recovery", "half a doc");
  EXPECT_FALSE(readRecovery(folder_ / "a.recovery"));
  for (const std::string kind : {"lake", "tileset"}) {
    write(folder_ / "cut.recovery", "fairway: 1\nkind: " + kind + "\nname: Cut\n");
    EXPECT_FALSE(readRecovery(folder_ / "cut.recovery")) << "nothing of the " << kind << " is left to show";
  }
  EXPECT_FALSE(readRecovery(folder_ / "none.recovery"));
  EXPECT_TRUE(UntitledRecovery::leftBehind(folder_ / "no such folder").empty());
}

TEST_F(DocumentFile, AnUnfinishedBoardIsRecoveredButNotSaved) {
  auto opened = openDocument(writeTileLake());
  ASSERT_TRUE(opened);
  EditedDocument& document = *opened->document;
  const std::string before = read(document.file());
  document.apply(liftTile(*tileLayoutOf(document.content()), {0, 1}));
  EXPECT_FALSE(lakeOf(document));
  const auto saved = saveDocument(document, document.file());
  ASSERT_FALSE(saved);
  EXPECT_THAT(formats::toText(saved.fault()), HasSubstr("1 place is still empty"));
  EXPECT_EQ(read(document.file()), before);
  EXPECT_TRUE(document.modified());
  const fs::path recovery = recoveryFile(document.file());
  ASSERT_TRUE(writeRecovery(document, recovery));
  EXPECT_EQ(readRecovery(recovery), document.content());
  EXPECT_THAT(summary(*readRecovery(recovery)), Contains("1 place without a tile"));
  document.apply(layTheRest(*tileLayoutOf(document.content()), *lakeReferences(document).set));
  EXPECT_TRUE(saveDocument(document, document.file()));
}

TEST_F(DocumentFile, AFaultyDocumentOpensAsFarAsItIsUnderstoodAndWithoutItsName) {
  const fs::path file = folder_ / "bad.lake.yaml";
  write(file, "fairway: 1\nkind: lake\nname: Pond\ncolour: blue\nmap: |\n  . . #\n   . . .\nslots:\n"
              "  - {race: Q, at: [2, 1], letter: E}\nwaive:\n  - {code: L04}\n");
  ASSERT_FALSE(openDocument(file));
  auto opened = openDespiteFaults(file);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->faults.size(), 3u) << formats::toText(opened->faults);
  EXPECT_EQ(lakeOf(*opened->document)->map.count(Terrain::Land), 1);
  EXPECT_EQ(opened->document->content().head.info.name, "Pond");
  EXPECT_TRUE(opened->document->content().head.info.waivers.empty());
  EXPECT_TRUE(opened->document->file().empty());
  EXPECT_TRUE(opened->document->modified());
  EXPECT_TRUE(saveDocument(*opened->document, folder_ / "mended.lake.yaml"));
  EXPECT_TRUE(openDocument(folder_ / "mended.lake.yaml"));
}

TEST_F(DocumentFile, OfAFileThatWasCutOffTheWholeRowsAreOpened) {
  const fs::path file = folder_ / "cut.lake.yaml";
  write(file, "fairway: 1\nkind: lake\nmap: |\n  . . # .\n   . . . .\n  . . # .\n   . .");
  ASSERT_FALSE(openDocument(file));
  auto opened = openDespiteFaults(file);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->faults.size(), 1u);
  EXPECT_EQ(lakeOf(*opened->document)->map.rows(), 3);
  EXPECT_EQ(lakeOf(*opened->document)->map.count(Terrain::Land), 2);
  write(file, "fairway: 1\nkind: lake\nmap: |\n  . . # .\n   . .\n  . . # .\n");
  EXPECT_FALSE(openDespiteFaults(file)) << "in the midst of the map nobody knows what is missing";
}

TEST_F(DocumentFile, OfAFileThatWasCutOffBehindItsMapTheWholeLinesAreOpened) {
  const fs::path file = folder_ / "cut.lake.yaml";
  const std::string whole = "fairway: 1\nkind: lake\nmap: |\n  . . # .\n   . . . .\nslots:\n"
                            "  - {race: A, at: [1, 1], letter: E}\n";
  for (const char* cut : {"  - {race: A, at: [4, 2], let", "  - {race: A, at: [4,", "wai"}) {
    write(file, whole + cut);
    ASSERT_FALSE(openDocument(file)) << cut;
    auto opened = openDespiteFaults(file);
    ASSERT_TRUE(opened) << cut;
    EXPECT_FALSE(opened->faults.empty()) << cut;
    EXPECT_EQ(lakeOf(*opened->document)->map.rows(), 2) << cut;
    EXPECT_EQ(lakeOf(*opened->document)->slots.size(), 1u) << cut;
  }
  write(file, whole + "  - {race: A, at: [4,\n");
  EXPECT_FALSE(openDespiteFaults(file)) << "a line that has its end was written so";
}

TEST_F(DocumentFile, WhatNothingCanBeShownOfStaysRefused) {
  for (const char* text : {"fairway: 1\nkind: lake\nmap: 7\n", "fairway: 2\nkind: lake\n", "[",
                           "fairway: 1\n", "fairway: 1\nkind: tileset\ntile: {columns: 4, rows: 4}\n",
                           "fairway: 1\nkind: record\nraces: []\n"}) {
    write(folder_ / "bad.yaml", text);
    const auto whole = openDocument(folder_ / "bad.yaml"), partly = openDespiteFaults(folder_ / "bad.yaml");
    ASSERT_FALSE(whole || partly) << text;
    EXPECT_EQ(formats::toText(partly.fault()), formats::toText(whole.fault())) << text;
  }
}

TEST_F(DocumentFile, TilesOfAFaultySetGetItsSize) {
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(false);
  std::string text = formats::writeDocument(document);
  text.replace(text.find(". . . ."), 7, ". . . . . ."); // one row is too long: the whole map is at fault
  write(folder_ / "bad.tileset.yaml", text);
  ASSERT_FALSE(openDocument(folder_ / "bad.tileset.yaml"));
  const auto opened = openDespiteFaults(folder_ / "bad.tileset.yaml");
  ASSERT_TRUE(opened);
  const auto& set = opened->document->content().get<formats::lake_race::TilesetBody>().set;
  for (const auto& [name, side] : set.sides)
    for (const fairway::lake_race::Tile& tile : side.tiles) EXPECT_EQ(tile.map.cellCount(), 16) << tile.name;
}

TEST_F(DocumentFile, ATiledMapBecomesALakeWithoutAName) {
  write(folder_ / "map.tmj",
        R"({"type": "map", "orientation": "hexagonal", "staggeraxis": "y", "staggerindex": "odd", "width": 2,
            "height": 2, "tilewidth": 32, "tileheight": 36, "hexsidelength": 18, "infinite": false,
            "tilesets": [{"firstgid": 1, "name": "t", "tilewidth": 32, "tileheight": 36, "tilecount": 2,
              "columns": 2, "tiles": [{"id": 0, "type": "water"}, {"id": 1, "type": "land"}]}],
            "layers": [{"type": "tilelayer", "name": "terrain", "width": 2, "height": 2, "data": [1, 2, 1, 1]}]})");
  EXPECT_TRUE(isForeign(folder_ / "map.tmj"));
  const auto opened = openForeign(folder_ / "map.tmj");
  ASSERT_TRUE(opened) << formats::toText(opened.fault());
  EXPECT_EQ(lakeOf(*opened->document)->map.at({2, 1}), Terrain::Land);
  EXPECT_TRUE(opened->document->file().empty());
  write(folder_ / "map.tmj", "{}");
  EXPECT_FALSE(openForeign(folder_ / "map.tmj"));
}

TEST(DocumentName, GetsTheEndingOfItsKind) {
  EXPECT_EQ(withEnding("/a/two-herons", blankLake(3, 3, false)), "/a/two-herons.lake.yaml");
  EXPECT_EQ(withEnding("/a/two.yaml", blankLake(3, 3, false)), "/a/two.yaml");
  EXPECT_EQ(withEnding("/a/two.yml", blankLake(3, 3, false)), "/a/two.yml");
}

TEST(Differences, AreCountedAndNamed) {
  EditedDocument document(formats::lake_race::LakeDocument{{}, {raceLake()}});
  const formats::Document before = document.content();
  EXPECT_TRUE(differences(before, before).empty());
  document.apply(paintCells(lakeOf(document)->map, {}, {{{1, 1}, Terrain::Land}}));
  auto slots = lakeOf(document)->slots;
  slots[0].at = {2, 2};
  document.apply(changeSlots("", {}, slots));
  EXPECT_THAT(differences(before, document.content()),
              ElementsAre("1 cell differs", "slot A at 0202 is new or was changed",
                          "slot A at 0508 is gone or was changed"));
  EXPECT_THAT(differences(before, blankLake(3, 3, false)), Contains("the lake is 3 x 3 instead of 16 x 16"));
  EXPECT_THAT(differences(before, formats::lake_race::TilesetDocument()),
              ElementsAre("the document is of another kind"));
}

// A file that another program changed: a lake that was drawn lies in tiles now, or the other way.
TEST(Differences, OfADrawnLakeAndABoardOfTilesAreDetails) {
  const formats::Document drawn =
      EditedDocument(formats::lake_race::LakeDocument{{}, {raceLake()}}).content();
  formats::Document tiles = tileDesk().bench.document().content();
  tiles.head = drawn.head;
  EXPECT_THAT(differences(drawn, tiles), ElementsAre("details differ"));
  EXPECT_THAT(differences(tiles, drawn), ElementsAre("details differ"));
}

TEST(Differences, OfCoursesNameWhatMoved) {
  const formats::lake_race::CourseDocument before =
      *courseFor(raceLake(), fairway::lake_race::RaceLetter::A, fairway::lake_race::assignmentNumbered(0));
  const auto differing = [&](const std::function<void(formats::lake_race::CourseBody&)>& change) {
    formats::lake_race::CourseDocument after = before;
    change(after.body);
    return differences(before, after);
  };
  EXPECT_THAT(differing([](auto& course) { course.start = {2, 2}; }), ElementsAre("the start differs"));
  EXPECT_THAT(differing([](auto& course) { course.letter = Direction::SW; }),
              ElementsAre("the start differs"));
  EXPECT_THAT(differing([](auto& course) { course.buoys[0] = {2, 2}; }), ElementsAre("buoy 1 has moved"));
  EXPECT_THAT(differing([](auto& course) { course.buoys[2] = {2, 2}; }), ElementsAre("buoy 3 has moved"));
  EXPECT_THAT(differing([](auto& course) { course.choices.start = fairway::lake_race::PassSide::Right; }),
              ElementsAre("arrows or directions differ"));
  EXPECT_THAT(differing([](auto& course) { course.race.reset(); }), ElementsAre("the race differs"));
}

TEST(Differences, OfTileSetsNameTheTiles) {
  formats::lake_race::TilesetDocument before;
  before.body.set = smallSet(true);
  formats::lake_race::TilesetDocument after = before;
  auto& tiles = after.body.set.sides.at(fairway::lake_race::BoardSide::Light).tiles;
  tiles[0].map.set({1, 4}, fairway::lake_race::Terrain::Land);
  EXPECT_THAT(differences(before, after), ElementsAre("tile pike differs"));
  for (auto& [side, each] : after.body.set.sides) each.tiles[1].name = "otter";
  EXPECT_THAT(differences(before, after),
              ElementsAre("tile otter is new", "tile pike differs", "tile swan is gone"));
  formats::lake_race::TilesetDocument longer = before;
  longer.body.set.strip = 3;
  EXPECT_THAT(differences(before, longer), ElementsAre("details differ"));
}

TEST(Resize, KeepsEveryCellWhereItLay) {
  for (const int top : {0, 1, 2, -1}) {
    EditedDocument document(formats::lake_race::LakeDocument{{}, {raceLake()}});
    document.apply(paintCells(lakeOf(document)->map, {}, {{{5, 5}, Terrain::Land}}));
    document.apply(resizeLake(document.content(), {2, 0, top, 0}, Terrain::Water));
    EXPECT_EQ(lakeOf(document)->map.at({7, 5 + top}), Terrain::Land);
    EXPECT_EQ(lakeOf(document)->slots[0].at, (Cell{7, 8 + top}));
    EXPECT_EQ(isShifted(5 + top, lakeOf(document)->stagger), isShifted(5, Stagger::Odd));
    if (document.canUndo()) document.undo();
    EXPECT_EQ(lakeOf(document)->map.at({5, 5}), Terrain::Land);
  }
}

TEST(Resize, RefusesNothingAndTooMuch) {
  EditedDocument document(formats::lake_race::LakeDocument{{}, {raceLake()}});
  EXPECT_EQ(resizeLake(document.content(), {}, Terrain::Water), nullptr);
  EXPECT_EQ(resizeLake(document.content(), {-16, 0, 0, 0}, Terrain::Water), nullptr);
  EXPECT_EQ(resizeLake(document.content(), {500, 0, 0, 0}, Terrain::Water), nullptr);
  document.apply(resizeLake(document.content(), {-6, 0, 0, 0}, Terrain::Water));
  EXPECT_EQ(lakeOf(document)->slots.size(), 3u) << "a slot that falls outside goes";
}

TEST(Resize, GrowsAndShrinksAtTheEndsThatAreWanted) {
  const fairway::lake_race::TerrainMap map(10, 8);
  const auto margins = [&](int columns, int rows, Ends ofRows, Ends ofColumns) {
    const Margins made = marginsTo(columns, rows, map, ofRows, ofColumns);
    return std::array{made.left, made.right, made.top, made.bottom};
  };
  EXPECT_THAT(margins(13, 6, Ends::Last, Ends::Last), ElementsAre(0, 3, 0, -2));
  EXPECT_THAT(margins(13, 6, Ends::First, Ends::First), ElementsAre(3, 0, -2, 0));
  EXPECT_THAT(margins(13, 5, Ends::Both, Ends::Both), ElementsAre(1, 2, -1, -2));
  EXPECT_THAT(margins(10, 9, Ends::First, Ends::Both), ElementsAre(0, 0, 0, 1));
}

TEST(NewLake, HasAShoreIfWanted) {
  const auto document = blankLake(8, 6, true);
  const auto& lake = std::get<fairway::lake_race::Lake>(document.body.content);
  EXPECT_EQ(lake.map.count(Terrain::Water), 6 * 4);
  EXPECT_EQ(lake.map.at({1, 3}), Terrain::Land);
}

TEST(Summary, SaysWhatADocumentIs) {
  formats::lake_race::LakeDocument lake{{}, {raceLake()}};
  lake.head.info.name = "Round Pond";
  EXPECT_THAT(summary(lake),
              ElementsAre("it is called Round Pond", "the lake has 16 x 16 cells, 0 of them land",
                          "its slots: A 4, B 0, C 0"));
  EXPECT_THAT(summary(*courseFor(raceLake(), fairway::lake_race::RaceLetter::A, assignmentNumbered(0))),
              Contains("a course of race A"));
}

TEST(Info, SeveritiesAndWaiversChangeTogether) {
  EditedDocument document(formats::lake_race::LakeDocument{{}, {raceLake()}});
  EXPECT_EQ(changeChecks(document.content(), {}, {}), nullptr);
  document.apply(changeChecks(document.content(), {{"L04", Severity::Ignore}}, {{"L06", {}, "by design"}}));
  EXPECT_EQ(document.content().head.info.severity.at("L04"), Severity::Ignore);
  document.undo();
  EXPECT_TRUE(document.content().head.info.waivers.empty());
}

TEST(Info, NameStripAndWaiversAreSteps) {
  EditedDocument document(formats::lake_race::LakeDocument{{}, {raceLake()}});
  document.apply(waive(document.content(), {"L04", {Cell{1, 1}}, "a narrow is the point of it"}));
  EXPECT_EQ(document.history().undoText(), "Waive L04");
  EXPECT_EQ(document.content().head.info.waivers.size(), 1u);
  document.apply(changeStrip(document.content(), 5));
  EXPECT_EQ(document.history().undoText(), "Make the strip 5 cells long");
  EXPECT_EQ(changeStrip(document.content(), 0), nullptr);
  EXPECT_EQ(changeStrip(document.content(), 5), nullptr);
}

} // namespace
} // namespace fairway::editor
