#include "editor/model/river/river_workbench.h"

#include "editor/model/files/document_file.h"
#include "editor/model/river/export_file.h"
#include "editor/model/work/game.h"
#include "formats/document/reader.h"
#include "tests/support/source_dir.h"
#include "validator/command/validate/validate_file.h"

#include <gmock/gmock.h>

#include <unistd.h>

namespace fairway::editor::river {
namespace {

using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

// A river on the desk and a hand that clicks and drags.
struct RiverDesk {
  RiverWorkbench bench{std::make_unique<EditedDocument>(formats::Document(publishedRiver()))};

  formats::Point at(int place) const { return bench.geometry().section(SectionNow{place}).centre(); }
  void press(int place, bool control = false) { bench.pressAt({at(place), Button::Left, false, control}); }
  void move(int place, bool control = false) { bench.moveTo({at(place), Button::Left, false, control}); }
  void release(int place, bool control = false) {
    bench.releaseAt({at(place), Button::Left, false, control});
  }
  void drag(int from, int to, bool control = false) {
    press(from, control), move(to, control), release(to, control);
  }
  std::string order() const { return orderOf(*bench.river()); }
  std::size_t steps() const { return bench.document().history().position(); }
};

TEST(RiverWorkbench, ASectionIsDraggedToAnotherPlace) {
  RiverDesk desk;
  desk.press(5);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{5});
  desk.move(8);
  EXPECT_EQ(desk.bench.drag(), (SectionDrag{SectionNow{5}, SectionNow{8}, false}));
  EXPECT_EQ(desk.steps(), 0u) << "nothing changes until the button is released";
  desk.release(8);
  EXPECT_EQ(desk.order(), "S......W..");
  EXPECT_EQ(desk.bench.selected(), SectionLaid{8}) << "what was dragged stays in hand";
  desk.bench.undo();
  EXPECT_EQ(desk.order(), "S...W.....");
}

TEST(RiverWorkbench, WithControlTwoSectionsChangePlaces) {
  RiverDesk desk;
  desk.drag(1, 5, true);
  EXPECT_EQ(desk.order(), "W...S.....");
}

TEST(RiverWorkbench, EscapeGivesADragUp) {
  RiverDesk desk;
  desk.press(5);
  desk.move(9);
  EXPECT_TRUE(desk.bench.cancel());
  desk.release(9);
  EXPECT_EQ(desk.steps(), 0u);
}

TEST(RiverWorkbench, BeyondTheEndsTheLastPlaceIsMeant) {
  RiverDesk desk;
  desk.press(5);
  desk.bench.releaseAt({{1, -3}, Button::Left, false, false});
  EXPECT_EQ(desk.order(), "S........W");
  desk.press(10);
  desk.bench.releaseAt({{1, 400}, Button::Left, false, false});
  EXPECT_EQ(desk.order(), "WS........");
}

TEST(RiverWorkbench, KeysChangeTheSectionInHand) {
  RiverDesk desk;
  desk.bench.makeKind(SectionKind::Lee);
  EXPECT_EQ(desk.steps(), 0u) << "none is in hand";
  desk.press(3);
  desk.release(3);
  desk.bench.makeKind(SectionKind::Wave);
  desk.bench.changePush(1);
  EXPECT_EQ(desk.bench.river()->sections[2].push, 4);
  desk.bench.toggleFixed();
  EXPECT_TRUE(desk.bench.river()->sections[2].fixed);
  desk.bench.rename("Mill");
  desk.bench.moveSelected(1);
  EXPECT_EQ(desk.bench.river()->sections[3].name, "Mill");
  EXPECT_EQ(desk.bench.selected(), SectionLaid{4});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.bench.river()->length(), 9);
  desk.bench.addSectionAbove();
  EXPECT_EQ(desk.bench.river()->length(), 10);
}

TEST(RiverWorkbench, ArrowsWalkThroughSectionsAndPhases) {
  RiverDesk desk;
  desk.bench.key(Key::Up);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{1});
  for (int i = 0; i < 20; ++i) desk.bench.key(Key::Up);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{10});
  desk.bench.key(Key::Right);
  EXPECT_EQ(desk.bench.phase(), Phase{1});
  EXPECT_EQ(desk.bench.selectedNow(), SectionNow{9}) << "the section in hand turns with the river";
  desk.bench.key(Key::Left);
  desk.bench.key(Key::Left);
  EXPECT_EQ(desk.bench.phase(), Phase{0});
  EXPECT_EQ(desk.steps(), 0u) << "looking changes nothing";
}

TEST(RiverWorkbench, DragsInAPhaseDoWhatIsSeen) {
  RiverDesk desk;
  desk.bench.setPhase(Phase{4});
  EXPECT_EQ(desk.bench.describe(desk.at(1)), "1: wave +3");
  desk.drag(1, 2);
  EXPECT_EQ(orderOf(turned(*desk.bench.river(), Phase{4})), ".W....S...");
}

TEST(RiverWorkbench, FindingsPointToPlacesOfThePhase) {
  RiverDesk desk;
  const Spot wave{Spot::Kind::Section, 5};
  EXPECT_EQ(desk.bench.centreOf(wave), desk.at(5));
  desk.bench.setPhase(Phase{4});
  EXPECT_EQ(desk.bench.centreOf(wave), desk.at(1));
  EXPECT_EQ(desk.bench.centreOf(Spot{Spot::Kind::Section, 11}), std::nullopt);
  EXPECT_EQ(desk.bench.centreOf(Spot{Spot::Kind::Cell, 1}), std::nullopt);
}

TEST(RiverExamination, KnowsChancesAndParAtOnce) {
  RiverDesk desk;
  const auto known = std::dynamic_pointer_cast<const RiverExamination>(desk.bench.examination()(Stale()));
  ASSERT_TRUE(known);
  EXPECT_TRUE(known->judged && known->ends);
  EXPECT_NEAR(known->points, 28.84, 0.005) << "the published river";
  EXPECT_NEAR(known->bestAllSaved, 0.63, 0.005);
  EXPECT_EQ(known->statesOfTwo, 2'814'500);
  ASSERT_EQ(known->save.size(), 10u);
  for (const auto& row : known->save) {
    ASSERT_EQ(row.size(), 10u);
    for (const double chance : row) EXPECT_TRUE(chance > 0 && chance <= 1);
  }
  desk.bench.show(*known);
  ASSERT_TRUE(desk.bench.scene());
  EXPECT_FALSE(desk.bench.examination()([] { return true; })) << "stale questions have no answer";
}

TEST(RiverExamination, ARiverThatNeedNotEndHasNoChances) {
  RiverDesk desk;
  River river = *desk.bench.river();
  river.sections.assign(10, fairway::river::sectionOf(SectionKind::Calm));
  river.die.fill(fairway::river::Face(1)); // one up, one down for ever
  const auto known = examine({1, {}, river, {}, false});
  ASSERT_TRUE(known);
  EXPECT_FALSE(known->ends);
  EXPECT_TRUE(known->save.empty());
}

std::vector<fs::path> sampleFiles() {
  std::vector<fs::path> files;
  for (const char* folder : {"samples/river", "samples/river/findings"}) {
    const fs::path where = test::sourceDir() / folder;
    if (!fs::is_directory(where)) continue;
    for (const auto& entry : fs::directory_iterator(where))
      if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  }
  return files;
}

// The editor and the command judge alike.
TEST(RiverExamination, FindsWhatTheCommandFinds) {
  int judged = 0;
  for (const fs::path& file : sampleFiles()) {
    auto opened = openDocument(file);
    ASSERT_TRUE(opened) << file << formats::toText(opened.fault());
    const auto bench = gameOf(opened->document->content()).workbench(std::move(opened->document));
    const auto examination = bench->examination()(Stale());
    validator::WorkWatch nobody;
    const command::Examined examined =
        command::examine(file.string(), *formats::readText(file), {false, false, true}, {false, nobody});
    ASSERT_TRUE(examined.readable()) << file;
    EXPECT_EQ(examination->report.findings, examined.report.findings) << file;
    ++judged;
  }
  EXPECT_GT(judged, 5);
}

TEST(RiverPlayback, EveryRecordIsPlayedTurnByTurn) {
  int records = 0;
  for (const fs::path& file : sampleFiles()) {
    if (!file.filename().string().ends_with(".record.yaml")) continue;
    auto opened = openDocument(file);
    ASSERT_TRUE(opened) << file;
    RiverWorkbench bench(std::move(opened->document));
    ASSERT_TRUE(bench.playback()) << file;
    EXPECT_FALSE(bench.editable());
    EXPECT_EQ(bench.turn(), 0);
    for (int turn = 1; turn <= bench.playback()->turns(); ++turn) {
      bench.key(Key::Right);
      EXPECT_EQ(bench.turn(), turn);
      EXPECT_EQ(bench.phase(), bench.playback()->after(turn).phase());
      EXPECT_THAT(bench.playedInWords(), HasSubstr("Player "));
      ASSERT_TRUE(bench.scene());
    }
    bench.key(Key::Right);
    EXPECT_EQ(bench.turn(), bench.playback()->turns());
    bench.makeKind(SectionKind::Lee);
    bench.pressAt({bench.geometry().section(SectionNow{1}).centre(), Button::Left, false, false});
    bench.releaseAt({bench.geometry().section(SectionNow{3}).centre(), Button::Left, false, false});
    EXPECT_FALSE(bench.document().modified()) << "a record is not edited";
    ++records;
  }
  EXPECT_GT(records, 0);
}

TEST(RiverPlayback, StopsBeforeAnIllegalTurn) {
  formats::river::RecordDocument record;
  record.body.river = formats::river::InlineRiver{{}, publishedRiver().body.river};
  record.body.record = {2,
                        1,
                        {{1, fairway::river::Face(1), fairway::river::Option::sail(1, SectionNow{4}), {}},
                         {1, fairway::river::Face(1), fairway::river::Option::sail(1, SectionNow{4}), {}}}};
  const formats::Document content = record;
  auto references = readReferences(content);
  ASSERT_TRUE(references);
  RiverWorkbench bench(std::make_unique<EditedDocument>(content, std::move(*references)));
  ASSERT_TRUE(bench.playback());
  EXPECT_EQ(bench.playback()->turns(), 1);
  EXPECT_THAT(bench.playedInWords(), Not(HasSubstr("illegal")));
  bench.setTurn(1);
  EXPECT_THAT(bench.playedInWords(), HasSubstr("to section 8"));
  EXPECT_THAT(bench.playedInWords(), HasSubstr("illegal"));
}

TEST(RiverFilesOfOthers, AreWrittenInEveryForm) {
  const fs::path folder = fs::temp_directory_path() / ("fairway-river-export-" + std::to_string(getpid()));
  fs::create_directories(folder);
  const formats::Document content = publishedRiver();
  for (const char* ending : {".svg", ".png", ".pdf", ".yaml", ".json"}) {
    const fs::path file = folder / (std::string("river") + ending);
    EXPECT_TRUE(exportDocument(content, file).empty()) << ending;
    EXPECT_GT(fs::file_size(file), 200u) << ending;
  }
  EXPECT_FALSE(exportDocument(content, folder / "river.tmx").empty());
  EXPECT_EQ(exportPreview(content, {})->count(), 1);
  EXPECT_EQ(printedPages(content, {})->count(), 4);
  formats::river::CutSetOptions large;
  large.card = {400, 120};
  EXPECT_FALSE(printedPages(content, large));
  fs::remove_all(folder);
}

} // namespace
} // namespace fairway::editor::river
