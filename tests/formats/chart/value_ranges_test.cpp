#include "formats/chart/value_ranges.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

// From and to.
std::pair<double, double> across(const Chart& chart) {
  return {rangeAcross(chart).from, rangeAcross(chart).to};
}
std::pair<double, double> upwards(const Chart& chart) {
  return {rangeUpwards(chart).from, rangeUpwards(chart).to};
}

TEST(ValueRanges, ReachOverAllPointsOfAllSeries) {
  Chart chart;
  EXPECT_EQ(across(chart), std::pair(0.0, 1.0)) << "nothing at all";
  EXPECT_EQ(upwards(chart), std::pair(0.0, 1.0));
  chart.series = {{"", ChartForm::Line, {{3, 20}, {5, 18}}}, {"", ChartForm::Dots, {{-2, 19}, {4, 31}}}};
  EXPECT_EQ(across(chart), std::pair(-2.0, 5.0));
  EXPECT_EQ(upwards(chart), std::pair(18.0, 31.0));
}

TEST(ValueRanges, BarsBeginAtZero) {
  Chart chart;
  chart.series = {{"", ChartForm::Bars, {{3, 20}, {5, 18}}}};
  EXPECT_EQ(upwards(chart), std::pair(0.0, 20.0));
  EXPECT_EQ(across(chart), std::pair(3.0, 5.0));
  chart.series[0].points = {{3, -20}};
  EXPECT_EQ(upwards(chart), std::pair(-20.0, 0.0));
}

TEST(ValueRanges, WhiskersAndGuidesBelongToThem) {
  Chart chart;
  chart.guides = {{40, "", false}, {9, "", true}};
  EXPECT_EQ(upwards(chart), std::pair(0.0, 1.0)) << "a guide alone is no chart";
  EXPECT_EQ(across(chart), std::pair(0.0, 1.0));
  chart.series = {{"", ChartForm::Dots, {{3, 20, 15, 22}, {4, 21}}}};
  EXPECT_EQ(upwards(chart), std::pair(15.0, 40.0));
  EXPECT_EQ(across(chart), std::pair(3.0, 9.0)) << "only an upright guide is at a place across";
  chart.guides.clear();
  EXPECT_EQ(upwards(chart), std::pair(15.0, 22.0));
}

TEST(ValueRanges, BarsAreAsFarApartAsTheNearestTwo) {
  Chart chart;
  EXPECT_EQ(barSlot(chart), 1);
  chart.series = {{"", ChartForm::Bars, {{10, 1}}}};
  EXPECT_EQ(barSlot(chart), 1) << "there is but one";
  chart.series[0].points = {{10, 1}, {4, 1}, {12.5, 1}};
  EXPECT_EQ(barSlot(chart), 2.5);
  chart.series.push_back({"", ChartForm::Bars, {{10, 2}, {4, 2}}});
  EXPECT_EQ(barSlot(chart), 2.5) << "bars of two series stand side by side";
  chart.series.push_back({"", ChartForm::Dots, {{4.1, 2}}});
  EXPECT_EQ(barSlot(chart), 2.5) << "dots are no bars";
  EXPECT_TRUE(hasForm(chart, ChartForm::Dots));
  EXPECT_FALSE(hasForm(chart, ChartForm::Line));
}

} // namespace
} // namespace fairway::formats
