#include "editor/model/lake_race/analysis/course_analysis.h"

#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/examination.h"
#include "rules/base/number_text.h"
#include "tests/support/source_dir.h"
#include "validator/command/command_line.h"

#include <gmock/gmock.h>

#include <numeric>
#include <sstream>

// What the panel Analysis shows of a course is what the command computes of it.
namespace fairway::editor::lake_race {
namespace {

using formats::ChartPoint;

std::filesystem::path course() {
  return test::sourceDir() / "samples/lake_race/duck-pond-a.course.yaml";
}

// The examination is made once: it takes a second.
const LakeExamination& examined() {
  static const LakeExamination made = [] {
    const auto opened = openDocument(course());
    LakeTask task = taskOf(*opened->document);
    task.deep = std::make_shared<DeepWork>();
    return *examine(task);
  }();
  return made;
}

const formats::Chart& chart(const std::string& key) {
  static const formats::Chart none;
  for (const AnalysedChart& each : examined().analysis->charts)
    if (each.key == key) return each.chart;
  ADD_FAILURE() << "no chart " << key;
  return none;
}

std::string figure(const std::string& name) {
  for (const AnalysedFigure& each : examined().analysis->figures)
    if (each.name == name) return each.value;
  ADD_FAILURE() << "no figure " << name;
  return {};
}

std::string said(const std::vector<std::string>& words) {
  std::vector<const char*> argv{"fairway"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  std::istringstream in;
  std::ostringstream out, err;
  command::runFairway(static_cast<int>(argv.size()), argv.data(), {in, out, err});
  return out.str();
}

// Those of `fairway export --overlay`; that their values are right is tested there.
TEST(CourseAnalysis, HasOverlaysForTheBoard) {
  std::vector<std::string> keys;
  for (const AnalysedOverlay& overlay : examined().analysis->overlays) {
    keys.push_back(overlay.key);
    const auto* content = dynamic_cast<const HeatOverlay*>(overlay.content.get());
    ASSERT_TRUE(content);
    EXPECT_EQ(inWords(content->heat), overlay.legend) << "pages say the same as the board";
    EXPECT_THAT(overlay.legend, testing::HasSubstr("up to "));
  }
  EXPECT_THAT(keys, testing::ElementsAre("traffic", "crashes", "congestion", "to-go", "heading", "decided"));
}

double sumOf(const std::vector<ChartPoint>& points) {
  return std::accumulate(points.begin(), points.end(), 0.0,
                         [](double sum, const ChartPoint& point) { return sum + point.y; });
}

TEST(CourseAnalysis, ParIsThatOfTheCommandWithItsBounds) {
  const std::string json = said({"par", course().string(), "--format", "json"});
  const double par = *examined().par;
  EXPECT_THAT(figure("Par"), testing::StartsWith(withDecimals(par, 2) + " turns"));
  const auto& starts = chart("starts");
  ASSERT_FALSE(starts.series.empty());
  double least = 1e9;
  for (const formats::ChartSeries& series : starts.series)
    for (const ChartPoint& point : series.points) least = std::min(least, point.y);
  EXPECT_NEAR(least, par, 1e-5);
  EXPECT_THAT(json, testing::HasSubstr(withDecimals(chart("gates").series[0].points[0].y, 6).substr(0, 7)));
}

TEST(CourseAnalysis, TurnsByGateAddUpToTheTurnsOfABoatAndLengthsToAllThatFinish) {
  const auto& lengths = chart("lengths").series[0].points;
  EXPECT_NEAR(sumOf(lengths), 1, 0.01);
  double mean = 0;
  for (const ChartPoint& point : lengths) mean += point.x * point.y;
  EXPECT_NEAR(sumOf(chart("gates").series[0].points), mean, 0.1) << "the rare long races have no bar";
}

// Intervals are those of the deep checks, which look at the races more than once.
TEST(CourseAnalysis, SeatsAreThoseOfAsManyRacesOfTheCommand) {
  const std::string races = figure("Races");
  const std::string raced =
      said({"simulate", course().string(), "--players", "4", "--races", races.substr(0, races.find(' '))});
  const auto& seats = chart("seats").series[0].points;
  ASSERT_EQ(seats.size(), 4u);
  for (const ChartPoint& point : seats) EXPECT_THAT(raced, testing::HasSubstr(" " + percent(point.y) + " ("));
  EXPECT_THAT(raced, testing::HasSubstr("verdict: " + figure("Verdict")));
  EXPECT_EQ(figure("Verdict"), "unfair");
  EXPECT_THAT(said({"validate", "--deep", course().string()}),
              testing::HasSubstr("seat 4 wins " + percent(seats[3].y) + " (" + percent(*seats[3].low) +
                                 " to " + percent(*seats[3].high) + ")"));
}

TEST(CourseAnalysis, TheThreeNumbersAreThere) {
  EXPECT_THAT(figure("Skill"), testing::HasSubstr("Among casual boats"));
  EXPECT_THAT(figure("Luck"), testing::HasSubstr("Dice decide 7")) << "of a hundred";
  EXPECT_THAT(figure("Drama"), testing::HasSubstr("the lead changes 3."));
}

// A seat's parts and its equal share add up to what it wins.
TEST(CourseAnalysis, EdgesAddUp) {
  const auto& edges = chart("edges").series;
  ASSERT_EQ(edges.size(), 3u);
  for (std::size_t seat = 0; seat < 4; ++seat)
    EXPECT_NEAR(0.25 + edges[0].points[seat].y + edges[1].points[seat].y + edges[2].points[seat].y,
                chart("seats").series[0].points[seat].y, 1e-12);
}

TEST(CourseAnalysis, EveryChartSaysWhatItsPointsAre) {
  for (const AnalysedChart& each : examined().analysis->charts) {
    EXPECT_FALSE(each.chart.title.empty());
    EXPECT_FALSE(each.chart.description.empty()) << each.key;
    for (const formats::ChartSeries& series : each.chart.series)
      for (const ChartPoint& point : series.points) EXPECT_FALSE(point.label.empty()) << each.key;
  }
}

TEST(FinishingTurns, AreReachedByAShareOfThoseThatFinish) {
  validator::FinishTurns turns;
  turns.byTurn = {0, 0, 0.2, 0.2, 0.4};
  turns.never = 0.2;
  EXPECT_EQ(turnsUntil(turns, 0.25), 2u);
  EXPECT_EQ(turnsUntil(turns, 0.5), 3u);
  EXPECT_EQ(turnsUntil(turns, 0.9), 4u);
}

} // namespace
} // namespace fairway::editor::lake_race
