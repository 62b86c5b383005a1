#include "editor/model/lake_race/analysis/set_analysis.h"
#include "editor/model/lake_race/analysis/set_examples.h"
#include "editor/model/lake_race/analysis/set_overlay.h"
#include "editor/model/work/judgement_store.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/validator/lake_race/verify_sets.h"
#include "validator/command/command_line.h"
#include "validator/command/files/results.h"
#include "validator/lake_race/command/verify/verify_extras.h"
#include "validator/lake_race/command/verify/verify_output.h"
#include "validator/lake_race/verify/layouts.h"

#include <algorithm>
#include <fstream>
#include <sstream>

// A tile set on the desk: what was verified of it, in figures, charts and lakes to open.
namespace fairway::editor::lake_race {
namespace {

namespace fs = std::filesystem;
using namespace fairway::lake_race;
using testing::HasSubstr;
using validator::lake_race::pairOfTiles;
using validator::lake_race::roughSet;

Tileset failingSet() {
  for (std::uint64_t seed = 1;; ++seed) {
    Tileset set = roughSet(seed, 2, false);
    const auto result = validator::lake_race::verified(set);
    if (result.failuresTotal() > 0 && result.raceable > 0 && result.splitTotal > 0) return set;
  }
}

formats::lake_race::TilesetDocument setDocument(const Tileset& set) {
  formats::lake_race::TilesetDocument document;
  document.head.info.name = "Small";
  document.body.set = set;
  return document;
}

// As F8 does it.
std::shared_ptr<const Examination> verifiedOn(Desk& desk) {
  desk.bench.judgeDeeply();
  auto made = desk.bench.examination()({});
  desk.bench.show(*made);
  return made;
}

const LakeExamination& asLake(const std::shared_ptr<const Examination>& examination) {
  return dynamic_cast<const LakeExamination&>(*examination);
}

std::string figuresOf(const Analysis& analysis) {
  std::string text;
  for (const AnalysedFigure& figure : analysis.figures) text += figure.name + ": " + figure.value + "\n";
  return text;
}

const SetExample& contentOf(const AnalysedExample& example) {
  return dynamic_cast<const SetExample&>(*example.content);
}

std::string commandSays(const Tileset& set, const std::vector<std::string>& more) {
  const fs::path file = fs::path(testing::TempDir()) / "fairway-set-view.tileset.yaml";
  std::ofstream(file) << formats::writeDocument(setDocument(set));
  std::vector<std::string> words{"fairway", "verify", file.string(), "--format", "json"};
  words.insert(words.end(), more.begin(), more.end());
  std::vector<const char*> argv;
  for (const std::string& word : words) argv.push_back(word.c_str());
  std::istringstream in;
  std::ostringstream out, err;
  command::runFairway(static_cast<int>(argv.size()), argv.data(), {in, out, err});
  fs::remove(file);
  return out.str();
}

TEST(SetView, ASetIsVerifiedAsAWhole) {
  Desk desk(setDocument(pairOfTiles()));
  EXPECT_EQ(desk.bench.deepPart(), "");
  EXPECT_THAT(desk.bench.deepWords().command, HasSubstr("Verify"));
  const auto quick = desk.bench.examination()({});
  EXPECT_FALSE(quick->deep);
  EXPECT_FALSE(quick->analysis) << "what takes long is done when it is asked for";
  const auto made = verifiedOn(desk);
  EXPECT_TRUE(made->deep && made->judged);
  ASSERT_TRUE(made->analysis);
  const std::string figures = figuresOf(*made->analysis);
  EXPECT_THAT(figures, HasSubstr("Dark side: 8 lakes (all of them), with 576 courses"));
  EXPECT_THAT(figures, HasSubstr("Courses: All of them can be raced."));
  EXPECT_THAT(figures, HasSubstr("Routes of race A: "));
  EXPECT_EQ(made->analysis->charts.size(), 1u) << "nothing fails: only the routes";
  EXPECT_TRUE(made->analysis->overlays.empty());
  EXPECT_EQ(made->analysis->examples.size(), 2u) << "the shortest and the longest course";
}

TEST(SetView, FiguresAreThoseOfTheCommand) {
  const Tileset set = failingSet();
  Desk desk(setDocument(set));
  const auto made = verifiedOn(desk);
  const auto& side = asLake(made).proof->sides.at(0);
  Tree more = Tree::fields();
  command::lake_race::addExtras(more, {side.trial->changes, std::nullopt}, set, side.side);
  const command::lake_race::VerifyQuestion question{
      command::fingerprint(formats::writeDocument(setDocument(set))), "dark", side.sample, 1};
  EXPECT_EQ(command::lake_race::verifyJson(question, side.result, std::nullopt, more),
            commandSays(set, {"--changes"}));
}

// What charts show adds up to the figures.
TEST(SetView, ChartsShowTheFigures) {
  const Tileset set = failingSet();
  Desk desk(setDocument(set));
  const auto made = verifiedOn(desk);
  const auto& result = asLake(made).proof->sides.at(0).result;
  ASSERT_EQ(made->analysis->charts.size(), 2u);
  const AnalysedChart& tiles = made->analysis->charts[0];
  EXPECT_EQ(tiles.key, tilesChartKey(BoardSide::Dark));
  double shown = 0, counted = 0;
  for (const auto& series : tiles.chart.series)
    for (const auto& point : series.points) shown += point.y;
  for (const auto& [laid, failures] : result.involved) counted += static_cast<double>(failures);
  EXPECT_EQ(shown, counted);
  const formats::Chart& routes = made->analysis->charts[1].chart;
  for (const auto& series : routes.series) {
    const auto& lengths = result.routes[*series.look];
    EXPECT_EQ(series.points.front().x, lengths.begin()->first);
    EXPECT_EQ(series.points.back().x, lengths.rbegin()->first);
    double share = 0;
    for (const auto& point : series.points) share += point.y;
    EXPECT_NEAR(share, 1, 1e-9);
  }
}

TEST(SetView, FailuresAreListedAndOpenAsLakes) {
  const Tileset set = failingSet();
  Desk desk(setDocument(set));
  const auto made = verifiedOn(desk);
  const auto& result = asLake(made).proof->sides.at(0).result;
  const auto& examples = made->analysis->examples;
  ASSERT_EQ(examples.size(), result.failures.size() + result.split.size() + 2);
  EXPECT_THAT(examples[0].name, HasSubstr(result.failures[0].code));
  EXPECT_THAT(examples[0].where, HasSubstr(validator::lake_race::layoutText(result.failures[0].layout)));
  for (std::size_t i = 0; i < result.failures.size(); ++i) {
    const SetExample& example = contentOf(examples[i]);
    const auto lake = lakeOf(example, desk.bench.document());
    const Lake built = *buildLake(set, BoardSide::Dark, result.failures[i].layout);
    EXPECT_EQ(lakeOf(*lake), built);
    EXPECT_FALSE(lake->modified()) << "it can be had again with a click";
    if (!result.failures[i].order) continue;
    ASSERT_TRUE(example.course);
    const auto rows = validator::lake_race::assignmentsOf(built, example.course->race);
    EXPECT_EQ(rows.at(static_cast<std::size_t>(example.course->number)).failing, result.failures[i].code);
  }
}

TEST(SetView, ALakeOfASavedSetIsLaidWithItsTiles) {
  const Tileset set = failingSet();
  Desk desk(setDocument(set));
  const auto made = verifiedOn(desk);
  const SetExample& example = contentOf(made->analysis->examples.at(0));
  EXPECT_FALSE(tileLayoutOf(lakeOf(example, desk.bench.document())->content())) << "the set has no file yet";
  desk.bench.document().setFile("/sets/small.tileset.yaml");
  desk.bench.document().markSaved();
  const auto lake = lakeOf(example, desk.bench.document());
  const formats::lake_race::TileLayout* tiles = tileLayoutOf(lake->content());
  ASSERT_TRUE(tiles);
  EXPECT_EQ(tiles->layout, example.layout);
  EXPECT_EQ(std::filesystem::path(tiles->set), "/sets/small.tileset.yaml");
  ASSERT_TRUE(lakeOf(*lake));
  desk.click({1, 1}); // another tile set than the one that was verified
  ASSERT_TRUE(desk.bench.document().modified());
  EXPECT_FALSE(tileLayoutOf(lakeOf(example, desk.bench.document())->content()));
  EXPECT_EQ(*lakeOf(*lakeOf(example, desk.bench.document())),
            *buildLake(set, BoardSide::Dark, example.layout));
}

TEST(SetView, WhatFailsLiesOverTheTileThatIsShown) {
  const Tileset set = failingSet();
  Desk desk(setDocument(set));
  const auto made = verifiedOn(desk);
  ASSERT_EQ(made->analysis->overlays.size(), 1u);
  desk.bench.layOver(std::shared_ptr<const AnalysedOverlay>(made->analysis, &made->analysis->overlays[0]));
  for (const Tile& tile : set.sides.at(BoardSide::Dark).tiles) {
    desk.bench.showTile({BoardSide::Dark, tile.name});
    double shown = 0, counted = 0;
    if (const auto heat = desk.bench.heat())
      for (const auto& cell : heat->cells) shown += cell.value;
    for (const auto& [laid, failures] : asLake(made).proof->sides[0].result.involved)
      if (laid.tile == tile.name) counted += static_cast<double>(failures);
    EXPECT_EQ(shown, counted) << tile.name;
  }
}

TEST(SetView, AFindingIsMarkedOnItsOwnTile) {
  const Tileset set = failingSet();
  EXPECT_EQ(tileNamedIn(set, "sides.dark.tiles.pike.slots[1]"), (TileRef{BoardSide::Dark, "pike"}));
  EXPECT_EQ(tileNamedIn(set, "sides.dark.tiles.pike"), (TileRef{BoardSide::Dark, "pike"}));
  EXPECT_FALSE(tileNamedIn(set, "sides.dark.tiles"));
  EXPECT_FALSE(tileNamedIn(set, "sides.light.tiles.pike.map"));
  Desk desk(setDocument(set));
  validator::Finding finding;
  finding.key = "sides.dark.tiles.pike.slots[1]";
  finding.spots = {Cell{3, 3}};
  const auto marked = [&] {
    return dynamic_cast<const formats::lake_race::BoardScene&>(*desk.bench.scene()).findings.size();
  };
  desk.bench.showFinding(&finding);
  desk.bench.showTile({BoardSide::Dark, "heron"});
  EXPECT_EQ(marked(), 0u);
  desk.bench.showTile({BoardSide::Dark, "pike"});
  EXPECT_EQ(marked(), 1u);
}

TEST(SetView, TheBestChangeIsTheFix) {
  const Tileset set = failingSet();
  Desk desk(setDocument(set));
  const auto made = verifiedOn(desk);
  const auto& findings = made->report.findings;
  const auto finding =
      std::find_if(findings.begin(), findings.end(), [](const auto& f) { return f.code == "T03"; });
  ASSERT_NE(finding, findings.end());
  CommandPtr fix = fixOf(desk.bench.document().content(), *finding);
  ASSERT_TRUE(fix);
  desk.bench.apply(std::move(fix));
  const auto after = validator::lake_race::verified(
      desk.bench.document().content().get<formats::lake_race::TilesetBody>().set);
  EXPECT_EQ(after.failuresTotal(), asLake(made).proof->sides[0].trial->changes[0].failuresTotal);
}

TEST(SetView, WhatWasVerifiedComesBackWithUndo) {
  Desk desk(setDocument(pairOfTiles()));
  const auto made = verifiedOn(desk);
  judgements().keep(desk.bench.document(), *desk.bench.deepPart(), made);
  desk.bench.showTile({BoardSide::Dark, "pike"});
  EXPECT_EQ(judgements().find(desk.bench.document(), *desk.bench.deepPart()), made)
      << "another tile is the same set";
  desk.click({2, 2});
  EXPECT_FALSE(judgements().find(desk.bench.document(), *desk.bench.deepPart()));
  desk.bench.undo();
  EXPECT_EQ(judgements().find(desk.bench.document(), *desk.bench.deepPart()), made);
}

TEST(SetView, WhatIsStoppedSaysSoAndWhatIsStaleSaysNothing) {
  Desk desk(setDocument(pairOfTiles()));
  desk.bench.judgeDeeply();
  auto task = desk.bench.examination();
  desk.bench.stopJudging();
  const auto stopped = task({});
  ASSERT_TRUE(stopped);
  EXPECT_FALSE(stopped->analysis);
  const auto& outcomes = stopped->report.outcomes;
  EXPECT_TRUE(std::any_of(outcomes.begin(), outcomes.end(), [](const auto& outcome) {
    return outcome.code == "T03" && outcome.verdict == validator::Verdict::NotJudged;
  }));
  EXPECT_FALSE(task([] { return true; }));
}

TEST(SetView, ASampleSaysHowFarItCanBeTrusted) {
  const Tileset set = pairOfTiles();
  validator::WorkWatch watch;
  auto proof = *validator::lake_race::proveSet(set, watch);
  proof.sides[0].sample = 8;
  const std::string figures = figuresOf(analysisOf(proof, set));
  EXPECT_THAT(figures, HasSubstr("8 lakes chosen at random"));
  EXPECT_THAT(figures, HasSubstr("Confidence: With 99 % confidence at most "));
}

TEST(SetView, LongNumbersAreReadInGroups) {
  EXPECT_EQ(shownCount(4608), "4608");
  EXPECT_EQ(shownCount(46080), "46\u202f080");
  EXPECT_EQ(shownCount(3317760), "3\u202f317\u202f760");
}

} // namespace
} // namespace fairway::editor::lake_race
