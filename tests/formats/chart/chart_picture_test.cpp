#include "formats/chart/chart_picture.h"

#include "formats/chart/chart_layout.h"
#include "formats/chart/chart_look.h"
#include "formats/picture/legend.h"
#include "tests/formats/chart/charts.h"
#include "tests/formats/picture/canvas.h"
#include "tests/formats/picture/golden_picture.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

using test::chancesChart;
using test::coursesChart;
using test::seatsChart;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr ChartSize sheet{160, 90, 3};

// Charts one below the other: a picture of them all.
class ChartSheet final : public Scene {
public:
  explicit ChartSheet(std::vector<Chart> charts)
      : charts_(std::move(charts)), box_{0, 0, sheet.width,
                                         sheet.height * static_cast<double>(charts_.size())} {}

  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override { return layers_; }
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override { return {}; }
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

protected:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers) const override {
    cairo_save(target);
    for (const Chart& chart : charts_) {
      paintChart(target, chart, sheet, options.theme);
      cairo_translate(target, 0, sheet.height);
    }
    cairo_restore(target);
  }

private:
  static constexpr std::string_view layers_[] = {"charts"};
  std::vector<Chart> charts_;
  Box box_;
};

TEST(ChartPictures, AreThoseThatWereLookedAt) {
  const ChartSheet charts({chancesChart(), seatsChart(), coursesChart()});
  const fairway::test::GoldenSize size{64, 108, 8, 60};
  for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark})
    fairway::test::expectGolden("chart", "three", charts, theme, size);
}

// Longer words of another language become smaller; they are not cut.
TEST(ChartPictures, NamesAndTitlesStayWhole) {
  Chart chart = seatsChart();
  for (std::string& name : chart.x.categories) name = "Unentschieden";
  chart.y.title = "Anteil der gewonnenen Rennen, mit einem Intervall von 99 Prozent der Rennen";
  const std::string svg = chartSvg(chart, {90, 50, 3}, ThemeName::Light);
  EXPECT_THAT(svg, HasSubstr(">Unentschieden</text>"));
  EXPECT_THAT(svg, HasSubstr(">" + chart.y.title + "</text>"));
}

TEST(ChartPictures, ABarIsFilledUpToItsValue) {
  const Chart chart = seatsChart();
  const ChartSize size{800, 600, 25};
  const test::Canvas canvas(800, 600);
  paintChart(canvas.cairo(), chart, size, ThemeName::Light);
  const ChartLayout layout(chart, size);
  const Box bar = layout.barOf({0, 0});
  const int x = static_cast<int>(bar.left) + 3;
  EXPECT_EQ(canvas.at(x, static_cast<int>(bar.top) + 3), 0x0072B2u);
  EXPECT_EQ(canvas.at(x, static_cast<int>(bar.top) - 3), 0xFFFFFFu);
  EXPECT_EQ(canvas.at(static_cast<int>(layout.placeOf({0, 0}).x), static_cast<int>(layout.yOf(0.37))),
            0x1D2B36u)
      << "the whisker";
}

TEST(ChartPictures, ColoursStandOutOnTheirPaper) {
  for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::LowInk, ThemeName::Gray}) {
    const ChartLook& look = chartLook(theme);
    for (const Colour colour : look.series) EXPECT_GE(contrast(colour, look.paper), 3) << nameOf(theme);
    EXPECT_GE(contrast(look.ink, look.paper), 7) << nameOf(theme);
    EXPECT_GE(contrast(look.faint, look.paper), 4.5) << nameOf(theme);
  }
}

TEST(ChartPictures, AnEmptyOneSaysSo) {
  Chart chart;
  chart.nothing = "Not raced yet";
  const std::string svg = chartSvg(chart, sheet, ThemeName::Light);
  EXPECT_THAT(svg, HasSubstr("Not raced yet"));
  EXPECT_THAT(svg, Not(HasSubstr("0.5"))) << "no ticks of nothing";
}

TEST(ChartPictures, TextsStayTextsInTheLanguageOfTheReader) {
  Chart chart = coursesChart();
  chart.description = "Six courses & their pars";
  chart.series[0].points = {{40, 15.2}, {41, 15.4}};
  chart.series.resize(1);
  chart.chosen.reset();
  chart.decimalMark = ",";
  const std::string svg = chartSvg(chart, sheet, ThemeName::Light);
  EXPECT_THAT(svg, StartsWith("<?xml"));
  EXPECT_THAT(svg, HasSubstr(">15,20</text>"));
  EXPECT_THAT(svg, HasSubstr("<title id=\"title\">Courses of race A</title>"));
  EXPECT_THAT(svg, HasSubstr("Six courses &amp; their pars"));
}

TEST(ChartPictures, ElementsOfOnePageShareNoIds) {
  const std::string first = chartElement(seatsChart(), sheet, ThemeName::Light, "seats");
  EXPECT_THAT(first, StartsWith("<svg "));
  EXPECT_THAT(first, HasSubstr("<title id=\"seats-title\">"));
  for (std::size_t at = first.find(" id=\""); at != std::string::npos; at = first.find(" id=\"", at + 1)) {
    const std::string id = first.substr(at + 5, first.find('"', at + 5) - at - 5);
    EXPECT_THAT(id, HasSubstr("seats")) << "another chart of the page would have it too";
  }
}

TEST(ChartPictures, APngHasTheSizeThatWasAskedFor) {
  const std::string png = chartPng(chancesChart(), {101.6, 50.8, 3}, ThemeName::Dark, 100);
  ASSERT_GT(png.size(), 24u);
  const auto number = [&](std::size_t at) {
    return static_cast<unsigned char>(png[at + 2]) * 256 + static_cast<unsigned char>(png[at + 3]);
  };
  EXPECT_EQ(number(16), 400);
  EXPECT_EQ(number(20), 200);
}

} // namespace
} // namespace fairway::formats
