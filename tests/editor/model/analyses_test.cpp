#include "editor/model/files/document_file.h"
#include "editor/model/pool/examination.h"
#include "editor/model/regatta/examination.h"
#include "editor/model/river/examination.h"
#include "editor/model/words/translation.h"
#include "formats/pool/documents.h"
#include "formats/regatta/documents.h"
#include "formats/river/documents.h"
#include "rules/base/number_text.h"
#include "tests/support/source_dir.h"
#include "validator/command/command_line.h"
#include "validator/regatta/figures/par.h"
#include "validator/river/deep/deep_study.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <sstream>

// What the panel Analysis shows of rivers, pools and regattas is what the command computes of them.
namespace fairway::editor {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

nlohmann::json said(std::vector<std::string> words) {
  words.insert(words.end(), {"--format", "json"});
  std::vector<const char*> argv{"fairway"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  std::istringstream in;
  std::ostringstream out, err;
  command::runFairway(static_cast<int>(argv.size()), argv.data(), {in, out, err});
  return nlohmann::json::parse(out.str());
}

validator::WorkWatch nobody;     // who waits
constexpr double digits = 1e-11; // JSON has twelve

std::string sample(const std::string& name) {
  return (test::sourceDir() / "samples" / name).string();
}

std::string figure(const Analysis& analysis, const std::string& name) {
  for (const AnalysedFigure& each : analysis.figures)
    if (each.name == name) return each.value;
  ADD_FAILURE() << "no figure " << name;
  return {};
}

const formats::Chart& chart(const Analysis& analysis, const std::string& key) {
  static const formats::Chart none{.series = {{}}};
  for (const AnalysedChart& each : analysis.charts)
    if (each.key == key) return each.chart;
  ADD_FAILURE() << "no chart " << key;
  return none;
}

double measured(const Analysis& analysis, const std::string& key) {
  for (const validator::Measured& each : analysis.measured)
    if (each.key == key) return each.value;
  ADD_FAILURE() << "no measured " << key;
  return 0;
}

// Every chart speaks, every sentence is there, and all of it can be said in another language.
void expectComplete(const Analysis& analysis) {
  for (const AnalysedChart& each : analysis.charts) {
    EXPECT_FALSE(each.chart.title.empty());
    EXPECT_FALSE(each.chart.description.empty()) << each.key;
  }
  ASSERT_FALSE(analysis.notes.empty());
  for (const Phrase& sentence : analysis.notes) {
    EXPECT_THAT(sentence.english(), testing::EndsWith("."));
    EXPECT_NE(sentence.in({[](const char*) { return "other"; }, nullptr}), sentence.english());
  }
}

TEST(LongRiverAnalysis, HasTheFiguresOfParAndSimulate) {
  const std::string file = sample("river/otter-bend.river.yaml");
  const auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  const validator::river::RiverStudy study(
      opened->document->content().get<formats::river::RiverBody>().river);
  validator::river::DeepStudy deep(study, nobody);
  ASSERT_TRUE(deep.solveTwo());
  ASSERT_TRUE(deep.skill());
  validator::river::RiverFigures figures = deep.figures();
  const validator::river::Alone alone(study.moves(), study.endless(), 2 * study.river().boats);
  const validator::river::FleetPilot pilot(alone);
  figures.races.emplace(
      3, *validator::river::simulate(study.moves(), {{3, &pilot}, &pilot}, {3, 300, 1}, nobody));
  const Analysis analysis = river::analysisOf(figures);

  const auto par = said({"par", file, "--skill"});
  EXPECT_THAT(figure(analysis, "Alone"),
              StartsWith(withDecimals(par["alone"]["points"]["lower"], 2) + " points"));
  EXPECT_NEAR(measured(analysis, "skill"), par["two"]["skill"], digits);
  EXPECT_THAT(figure(analysis, "Skill"), HasSubstr(percent(par["two"]["skill"])));
  const auto& two = chart(analysis, "two").series[0].points;
  ASSERT_EQ(two.size(), 3u);
  EXPECT_NEAR(two[0].y, par["two"]["first"], digits);
  EXPECT_NEAR(two[1].y, par["two"]["tie"], digits);
  EXPECT_NEAR(two[2].y, par["two"]["second"], digits);
  const auto raced = said({"simulate", file, "--players", "3", "--races", "300"});
  const auto& seats = chart(analysis, "seats3").series[0].points;
  ASSERT_EQ(seats.size(), 3u);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_NEAR(seats[seat].y, raced["seats"][seat]["win_rate"], digits);
    EXPECT_NEAR(*seats[seat].low, raced["seats"][seat]["interval"][0], digits);
  }
  EXPECT_THAT(figure(analysis, "3 players"), StartsWith(raced["verdict"].get<std::string>()));
  expectComplete(analysis);
}

TEST(PoolAnalysis, HasTheFiguresOfSimulate) {
  const std::string file = sample("pool/paddling-pool.pool.yaml");
  const auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  const auto& pool = opened->document->content().get<formats::pool::PoolBody>().pool;
  validator::pool::SimulationOptions options;
  options.races = 60;
  options.placement = validator::pool::placementOf("", pool);
  const fairway::pool::PoolBoard board(pool);
  const Analysis analysis = pool::analysisOf({*validator::pool::simulate(board, options, nobody), options});

  const auto played = said({"simulate", file, "--races", "60"});
  const auto& sides = chart(analysis, "seats").series[0].points;
  ASSERT_EQ(sides.size(), 2u);
  for (std::size_t side = 0; side < 2; ++side)
    EXPECT_NEAR(sides[side].y, played["sides"][side]["points"], digits);
  EXPECT_EQ(figure(analysis, "Verdict"), played["verdict"]);
  EXPECT_EQ(figure(analysis, "Draws"), std::to_string(played["draws"].get<int>()));
  EXPECT_THAT(figure(analysis, "Length"),
              HasSubstr("at most " + std::to_string(played["turns"]["p95"].get<int>())));
  EXPECT_NEAR(measured(analysis, "turns"), played["turns"]["mean"], 1e-9);
  double games = 0, turns = 0;
  for (const formats::ChartPoint& point : chart(analysis, "lengths").series[0].points)
    games += point.y, turns += point.x * point.y;
  EXPECT_NEAR(games, 1, 1e-9);
  EXPECT_NEAR(turns, played["turns"]["mean"], 1e-6);
  expectComplete(analysis);
}

TEST(RegattaAnalysis, HasTheFiguresOfParAndSimulate) {
  const std::string file = sample("regatta/kitchen-table.regatta.yaml");
  const auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  const auto body = opened->document->content().get<formats::regatta::RegattaBody>();
  const auto deck = openDocument(sample("regatta/gentle.deck.yaml"));
  ASSERT_TRUE(deck);
  namespace proofs = validator::regatta;
  const proofs::CourseStudy study(body.course,
                                  deck->document->content().get<formats::regatta::DeckBody>().deck);
  const auto par = proofs::parOf(study, {200, 1}, nobody);
  ASSERT_TRUE(par);
  proofs::RegattaFigures figures = proofs::figuresOf(*par);
  proofs::SimulationOptions options;
  options.races = 40;
  options.exact = true;
  figures.races = proofs::simulate(proofs::FleetWaters(par->fresh), options, nobody);
  const Analysis analysis = regatta::analysisOf(figures);

  const auto solved = said({"par", file, "--races", "200"});
  EXPECT_THAT(figure(analysis, "Fewest turns"), StartsWith(std::to_string(solved["turns"].get<int>())));
  EXPECT_THAT(figure(analysis, "Fresh hands"), StartsWith(withDecimals(solved["fresh"], 3)));
  EXPECT_THAT(figure(analysis, "Good pilot"), StartsWith(withDecimals(solved["pilot"]["mean"], 2)));
  EXPECT_NEAR(measured(analysis, "start_spread"), solved["start_spread"], 1e-6);
  const auto raced = said({"simulate", file, "--races", "40"});
  const auto& seats = chart(analysis, "seats").series[0].points;
  ASSERT_EQ(seats.size(), 4u);
  for (std::size_t seat = 0; seat < 4; ++seat)
    EXPECT_NEAR(seats[seat].y, raced["seats"][seat]["win_rate"], digits);
  EXPECT_EQ(figure(analysis, "Verdict"), raced["verdict"]);
  double races = 0;
  for (const formats::ChartPoint& point : chart(analysis, "lengths").series[0].points) races += point.y;
  EXPECT_NEAR(races, 1, 1e-9);
  expectComplete(analysis);
}

} // namespace
} // namespace fairway::editor
