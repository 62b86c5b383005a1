#include "formats/chart/chart_layout.h"

#include "tests/formats/chart/charts.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

using test::chancesChart;
using test::coursesChart;
using test::seatsChart;

constexpr ChartSize usual{160, 90, 3};

void expectInside(const ChartLayout& layout, const ChartSize& size) {
  EXPECT_GT(layout.plot().left, 0);
  EXPECT_GT(layout.plot().top, 0);
  EXPECT_LT(layout.plot().right, size.width);
  EXPECT_LT(layout.plot().bottom, size.height);
  EXPECT_GT(layout.plot().width(), size.width / 2);
  EXPECT_GT(layout.plot().height(), size.height / 3);
}

TEST(ChartLayouts, ALineReachesFromOneSideToTheOther) {
  const Chart chart = chancesChart();
  const ChartLayout layout(chart, usual);
  expectInside(layout, usual);
  const Box& plot = layout.plot();
  EXPECT_DOUBLE_EQ(layout.placeOf({0, 0}).x, plot.left);
  EXPECT_DOUBLE_EQ(layout.placeOf({0, 3}).x, plot.right);
  EXPECT_DOUBLE_EQ(layout.placeOf({0, 3}).y, plot.top) << "a chance of 1";
  EXPECT_DOUBLE_EQ(layout.placeOf({1, 3}).y, plot.bottom) << "a chance of 0";
  EXPECT_DOUBLE_EQ(layout.placeOf({0, 1}).y, plot.centre().y);
  EXPECT_DOUBLE_EQ(layout.placeOf({0, 1}).x, plot.left + plot.width() / 3);
}

TEST(ChartLayouts, TicksStandWhereTheirValuesAre) {
  const Chart chart = chancesChart();
  const ChartLayout layout(chart, usual);
  const auto upwards = layout.upwards();
  ASSERT_FALSE(upwards.empty());
  EXPECT_EQ(upwards.front().text, "0 %");
  EXPECT_EQ(upwards.back().text, "100 %");
  EXPECT_DOUBLE_EQ(upwards.back().at, layout.plot().top);
  for (const auto& tick : layout.across()) EXPECT_EQ(tick.text.find('.'), std::string::npos) << "whole turns";
}

TEST(ChartLayouts, BarsStandOnZeroInTheMiddleOfTheirCategories) {
  const Chart chart = seatsChart();
  const ChartLayout layout(chart, usual);
  expectInside(layout, usual);
  const double each = layout.plot().width() / 4;
  for (std::size_t i = 0; i < 4; ++i) {
    const Box bar = layout.barOf({0, i});
    EXPECT_NEAR(bar.centre().x, layout.plot().left + (static_cast<double>(i) + 0.5) * each, 1e-9);
    EXPECT_NEAR(bar.width(), 0.8 * each, 1e-9);
    EXPECT_DOUBLE_EQ(bar.bottom, layout.plot().bottom);
    EXPECT_DOUBLE_EQ(bar.top, layout.yOf(chart.series[0].points[i].y));
  }
  EXPECT_EQ(layout.across().size(), 4u);
  EXPECT_EQ(layout.across()[2].text, "Seat 3");
}

TEST(ChartLayouts, BarsOfTwoSeriesStandSideBySide) {
  Chart chart = seatsChart();
  chart.series.push_back(chart.series[0]);
  const ChartLayout layout(chart, usual);
  EXPECT_NEAR(layout.barOf({0, 1}).right, layout.barOf({1, 1}).left, 1e-9);
  EXPECT_LT(layout.barOf({1, 1}).right, layout.barOf({0, 2}).left);
}

TEST(ChartLayouts, BarsBelowZeroHangFromIt) {
  Chart chart;
  chart.series = {{"", ChartForm::Bars, {{0, -0.1}, {1, 0.2}}}};
  const ChartLayout layout(chart, usual);
  EXPECT_DOUBLE_EQ(layout.barOf({0, 0}).top, layout.yOf(0));
  EXPECT_DOUBLE_EQ(layout.barOf({0, 1}).bottom, layout.yOf(0));
}

TEST(ChartLayouts, WhiskersAndGuidesFindRoom) {
  Chart chart = seatsChart();
  chart.series[0].points[0].high = 0.71;
  chart.guides.push_back({0.93, "far"});
  const ChartLayout layout(chart, usual);
  EXPECT_GE(layout.yOf(0.71), layout.plot().top);
  EXPECT_GE(layout.yOf(0.93), layout.plot().top);
}

TEST(ChartLayouts, WhatIsPointedAtIsTheNearestDot) {
  const Chart chart = coursesChart();
  const ChartLayout layout(chart, usual);
  for (std::size_t series = 0; series < chart.series.size(); ++series)
    for (std::size_t i = 0; i < chart.series[series].points.size(); ++i) {
      const Point at = layout.placeOf({series, i}) + Point{0.5, -0.5};
      EXPECT_EQ(layout.pointedAt(at), (ChartPlace{series, i}));
    }
  EXPECT_FALSE(layout.pointedAt({1, 1}));
}

TEST(ChartLayouts, ABarIsPointedAtInAllItsHeight) {
  const Chart chart = seatsChart();
  const ChartLayout layout(chart, usual);
  const Box bar = layout.barOf({0, 3});
  EXPECT_EQ(layout.pointedAt({bar.centre().x, layout.plot().top + 1}), (ChartPlace{0, 3}));
  EXPECT_EQ(layout.pointedAt({bar.left + 0.1, bar.bottom - 1}), (ChartPlace{0, 3}));
}

TEST(ChartLayouts, OnePointLiesInTheMiddle) {
  for (const ChartForm form : {ChartForm::Line, ChartForm::Bars, ChartForm::Dots}) {
    Chart chart;
    chart.series = {{"", form, {{7, 20}}}};
    const ChartLayout layout(chart, usual);
    EXPECT_NEAR(layout.placeOf({0, 0}).x, layout.plot().centre().x, 1e-9);
    EXPECT_TRUE(layout.plot().grown(1e-9).contains(layout.placeOf({0, 0})));
  }
}

TEST(ChartLayouts, ManyCategoriesAreNamedAsFarAsThereIsRoom) {
  Chart chart;
  chart.series = {{"", ChartForm::Dots, {}}};
  for (int i = 0; i < 100; ++i) {
    chart.x.categories.push_back("cell " + std::to_string(i));
    chart.series[0].points.push_back({static_cast<double>(i), 1.0 + i});
  }
  const ChartLayout layout(chart, usual);
  const auto ticks = layout.across();
  EXPECT_GT(ticks.size(), 10u);
  EXPECT_LT(ticks.size(), 60u);
  EXPECT_GT(layout.categoryRoom(), 2 * usual.letters);
  for (std::size_t i = 1; i < ticks.size(); ++i)
    EXPECT_GT(ticks[i].at - ticks[i - 1].at, layout.categoryRoom()) << "no name runs into the next";
}

TEST(ChartLayouts, EmptyAndTinyOnesAreLaidOutToo) {
  const Chart empty;
  expectInside(ChartLayout(empty, usual), usual);
  const Chart chances = chancesChart();
  const ChartLayout tiny(chances, {4, 3, 3});
  EXPECT_GT(tiny.plot().width(), 0);
  EXPECT_GT(tiny.plot().height(), 0);
}

} // namespace
} // namespace fairway::formats
