#include "editor/model/river/river_workbench.h"

#include "editor/model/files/document_file.h"
#include "editor/model/river/river_files.h"
#include "editor/model/work/game.h"
#include "formats/document/reader.h"
#include "tests/support/source_dir.h"
#include "validator/command/validate/validate_file.h"

#include <gmock/gmock.h>

#include <unistd.h>

namespace fairway::editor::river {
namespace {

formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file,
                                 const ExportChoice& choice = {}) {
  return exportTo(file, exporting(content, {}, choice.layers, file), choice);
}

Result<formats::Pages, formats::Problems> previewOf(const formats::Document& content,
                                                    const ExportChoice& choice) {
  return exportPreview(exporting(content, {}, choice.layers), choice);
}

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
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
  const formats::river::RiverScene& scene() const {
    return dynamic_cast<const formats::river::RiverScene&>(*bench.scene());
  }
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
  desk.bench.key(Key::Up);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{2});
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

TEST(RiverWorkbench, KeysWithoutASectionInHandDoNothing) {
  RiverDesk desk;
  desk.bench.changePush(1), desk.bench.toggleFixed(), desk.bench.rename("Mill");
  desk.bench.moveSelected(1), desk.bench.removeSelected(), desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.steps(), 0u);
  EXPECT_EQ(desk.bench.selectedNow(), std::nullopt);
  desk.bench.addSectionAbove();
  EXPECT_EQ(desk.order(), "S...W......");
  EXPECT_EQ(desk.bench.selected(), SectionLaid{11}) << "on top of all others";
}

TEST(RiverWorkbench, TheSectionInHandStaysOnTheRiver) {
  RiverDesk desk;
  desk.bench.select(SectionLaid{1});
  desk.bench.moveSelected(-1);
  EXPECT_EQ(desk.steps(), 0u);
  desk.bench.moveSelected(4);
  EXPECT_EQ(desk.order(), "...WS.....");
  EXPECT_EQ(desk.bench.selected(), SectionLaid{5});
  desk.bench.moveSelected(5);
  EXPECT_EQ(desk.order(), "...W.....S");
  desk.bench.moveSelected(1);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{10});
  desk.bench.moveSelected(-9);
  EXPECT_EQ(desk.order(), "S...W.....");
  desk.bench.select(SectionLaid{10});
  desk.bench.removeSelected();
  EXPECT_EQ(desk.bench.selected(), std::nullopt) << "it is gone";
}

TEST(RiverWorkbench, ALongRiverGrowsNoMore) {
  RiverDesk desk;
  desk.bench.select(SectionLaid{2});
  for (int i = 0; i < 6; ++i) desk.bench.addSectionAbove();
  EXPECT_EQ(desk.bench.selected(), SectionLaid{8});
  desk.bench.addSectionAbove();
  EXPECT_EQ(desk.bench.river()->length(), 16);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{8}) << "as before";
}

TEST(RiverWorkbench, APhaseIsOneOfTheRivers) {
  RiverDesk desk;
  int told = 0;
  desk.bench.onChange = [&told] { ++told; };
  desk.bench.setPhase(Phase{-1}), desk.bench.setPhase(Phase{10}), desk.bench.setPhase(Phase{0});
  EXPECT_EQ(told, 0);
  desk.bench.setPhase(Phase{9});
  EXPECT_EQ(desk.bench.phase(), Phase{9});
  EXPECT_EQ(told, 1);
  EXPECT_EQ(desk.scene().phase, Phase{9});
  desk.bench.select(SectionLaid{5}), desk.bench.select(SectionLaid{5});
  EXPECT_EQ(told, 2) << "the same section again tells nothing";
  desk.bench.removeSelected();
  EXPECT_EQ(desk.bench.phase(), Phase{0}) << "nine sections have no tenth phase";
  desk.bench.setPhase(Phase{8});
  EXPECT_EQ(desk.bench.phase(), Phase{8});
  desk.press(1);
  desk.bench.setPhase(Phase{3});
  EXPECT_FALSE(desk.bench.drag()) << "what was held is elsewhere now";
}

TEST(RiverWorkbench, OnlyTheLeftButtonDrags) {
  RiverDesk desk;
  desk.bench.pressAt({desk.at(5), Button::Right, false, false});
  EXPECT_EQ(desk.bench.selected(), SectionLaid{5});
  EXPECT_FALSE(desk.bench.drag());
  desk.release(8);
  EXPECT_EQ(desk.steps(), 0u);
  desk.press(5);
  desk.bench.releaseAt({desk.at(8), Button::Right, false, false});
  EXPECT_TRUE(desk.bench.drag());
  desk.release(5);
  EXPECT_EQ(desk.steps(), 0u) << "back where it was";
  EXPECT_FALSE(desk.bench.drag());
  desk.bench.pressAt({{-5, -5}, Button::Left, false, false});
  EXPECT_EQ(desk.bench.selected(), std::nullopt);
  EXPECT_FALSE(desk.bench.drag());
}

TEST(RiverWorkbench, SaysWhatTheHandCanDo) {
  RiverDesk desk;
  EXPECT_THAT(desk.bench.hint(), HasSubstr("or click it to change it"));
  desk.press(5);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("change the section's kind"));
  desk.move(8);
  EXPECT_EQ(desk.bench.hovered(), SectionNow{8});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("Release to lay the section here"));
  desk.move(8, true);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("Release to swap"));
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_EQ(desk.bench.selected(), SectionLaid{5}) << "first the drag is given up";
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_EQ(desk.bench.selected(), std::nullopt);
  EXPECT_FALSE(desk.bench.cancel());
  desk.bench.leave();
  EXPECT_EQ(desk.bench.hovered(), std::nullopt);
  EXPECT_EQ(desk.bench.describe({-5, -5}), "");
}

TEST(RiverWorkbench, ThePointerOfTheKeyboardStaysOnTheRiver) {
  RiverDesk desk;
  const auto from = [&desk](std::optional<formats::Point> at, Key key) {
    return desk.bench.stepped(at, key);
  };
  EXPECT_EQ(from({}, Key::Enter), desk.at(5)) << "from nowhere it begins in the middle";
  EXPECT_EQ(from(desk.at(5), Key::Up), desk.at(6));
  EXPECT_EQ(from(desk.at(5), Key::Down), desk.at(4));
  EXPECT_EQ(from(desk.at(5), Key::Left), desk.at(5));
  EXPECT_EQ(from(desk.at(10), Key::Up), desk.at(10));
  EXPECT_EQ(from(desk.at(1), Key::Down), desk.at(1));
  desk.bench.key(Key::Down);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{10}) << "from none downwards the last";
  desk.bench.key(Key::Down);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{9});
  desk.bench.select(SectionLaid{1});
  desk.bench.key(Key::Down);
  EXPECT_EQ(desk.bench.selected(), SectionLaid{1});
}

TEST(RiverWorkbench, WhatIsHeldWhileTheRiverChangesIsHeldNoMore) {
  RiverDesk desk;
  desk.press(10);
  desk.move(9);
  desk.bench.key(Key::Delete);
  EXPECT_FALSE(desk.bench.drag()) << "its section is gone";
  desk.move(8), desk.release(8);
  EXPECT_EQ(desk.order(), "S...W....");
  desk.press(5);
  desk.bench.addSectionAbove();
  EXPECT_FALSE(desk.bench.drag());
  EXPECT_EQ(desk.bench.selected(), SectionLaid{6});
}

TEST(RiverWorkbench, AnOrderIsLaidInOneStep) {
  RiverDesk desk;
  desk.bench.lay(calmRiver(10).body.river);
  EXPECT_EQ(desk.order(), "..........");
  EXPECT_EQ(desk.steps(), 1u);
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
  EXPECT_EQ(desk.bench.centreOf(Spot{Spot::Kind::Section, 0}), std::nullopt);
  EXPECT_TRUE(desk.bench.centreOf(Spot{Spot::Kind::Section, 1}));
  EXPECT_TRUE(desk.bench.centreOf(Spot{Spot::Kind::Section, 10}));
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
  EXPECT_THAT(desk.scene().save, IsEmpty());
  desk.bench.show(*known);
  EXPECT_EQ(desk.scene().save, known->save[0]);
  desk.bench.setPhase(Phase{4});
  EXPECT_EQ(desk.scene().save, known->save[4]) << "those of the phase";
  validator::Finding finding;
  finding.code = "R03";
  desk.bench.showFinding(&finding);
  ASSERT_EQ(desk.scene().findings.size(), 1u);
  EXPECT_EQ(desk.scene().findings[0].code, "R03");
  desk.bench.showFinding(nullptr);
  EXPECT_THAT(desk.scene().findings, IsEmpty());
  desk.bench.makeKind(SectionKind::Lee);
  EXPECT_FALSE(desk.scene().save.empty()) << "nothing was in hand";
  desk.bench.select(SectionLaid{2});
  desk.bench.makeKind(SectionKind::Lee);
  EXPECT_THAT(desk.scene().save, IsEmpty()) << "they were of another river";
  EXPECT_FALSE(desk.bench.examination()([] { return true; })) << "stale questions have no answer";
}

TEST(RiverExamination, ARiverThatNeedNotEndHasNoChances) {
  RiverDesk desk;
  River river = *desk.bench.river();
  river.sections.assign(10, fairway::river::sectionOf(SectionKind::Calm));
  river.die.fill(fairway::river::Face(1)); // one up, one down for ever
  const auto known = examine({1, {}, river});
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

TEST(RiverFilesOfOthers, AreWrittenInEveryForm) {
  const fs::path folder = fs::temp_directory_path() / ("fairway-river-export-" + std::to_string(getpid()));
  fs::create_directories(folder);
  const formats::Document content = publishedRiver();
  for (const char* ending : {".svg", ".png", ".pdf", ".yaml", ".json"}) {
    const fs::path file = folder / (std::string("river") + ending);
    EXPECT_TRUE(exportDocument(content, file).empty()) << ending;
    EXPECT_GT(fs::file_size(file), 200u) << ending;
  }
  EXPECT_TRUE(exportDocument(content, folder / "river.yml").empty());
  EXPECT_FALSE(exportDocument(content, folder / "river.tmx").empty());
  EXPECT_FALSE(exportDocument(content, folder / "no/such/folder/river.yaml").empty());
  ExportChoice huge;
  huge.dpi = 100000;
  const fs::path picture = folder / "river.png";
  EXPECT_THAT(exportDocument(content, picture, huge),
              ElementsAre(formats::Problem{picture.string(), 0, 0, "",
                                           "the picture would be too large; choose .svg or .pdf"}));
  EXPECT_EQ(previewOf(content, {})->count(), 1);
  ExportChoice small, shaded;
  small.unit = 11;
  EXPECT_LT(previewOf(content, small)->height(0), previewOf(content, {})->height(0));
  using formats::river::Layer;
  shaded.layers = shaded.layers.with(Layer::Heat);
  EXPECT_TRUE(exportDocument(content, folder / "shaded.svg", shaded).empty());
  shaded.layers = shaded.layers.without(Layer::Heat);
  EXPECT_TRUE(exportDocument(content, folder / "plain.svg", shaded).empty());
  EXPECT_GT(fs::file_size(folder / "shaded.svg"), fs::file_size(folder / "plain.svg")) << "with save chances";
  EXPECT_EQ(printedPages(printJob(content, {}))->count(), 4);
  formats::river::CutSetOptions large;
  large.card = {400, 120};
  const auto printed = printedPages(printJob(content, large));
  ASSERT_FALSE(printed);
  EXPECT_THAT(printed.fault(),
              ElementsAre(formats::Problem{
                  "", 0, 0, "", "a card is larger than the paper; choose smaller cards or a larger paper"}));
  EXPECT_FALSE(printedPdf(printJob(content, large)));
  EXPECT_TRUE(printedPdf(printJob(content, {})));
  fs::remove_all(folder);
}

} // namespace
} // namespace fairway::editor::river
