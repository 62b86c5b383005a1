// What a lake's legend explains: the signs that are on the board, and no others.
#include "formats/lake_race/picture/board_scene.h"
#include "formats/picture/legend.h"
#include "formats/picture/pen.h"
#include "formats/picture/text.h"
#include "tests/formats/picture/canvas.h"
#include "tests/formats/picture/contact_sheet.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Arrow;
using fairway::lake_race::RaceLetter;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> legendOf(const BoardScene& scene, Layers layers = {}) {
  std::vector<std::string> texts;
  for (const LegendEntry& entry : scene.legend(themeOf(ThemeName::Dark), layers, {})) {
    EXPECT_EQ(entry.height, 2 * hexSide) << "a hex stands behind each sign";
    texts.push_back(entry.text);
  }
  return texts;
}

BoardScene boardWithBoats(std::vector<BoatMark> boats) {
  BoardScene scene(fairway::lake_race::test::openLake(5, 5));
  scene.boats = std::move(boats);
  return scene;
}

TEST(LakeLegend, NamesSlotsOfTheRacesThatHaveSome) {
  fairway::lake_race::Lake lake = fairway::lake_race::test::openLake(5, 5);
  EXPECT_THAT(legendOf(BoardScene(lake)), IsEmpty());
  lake.slots = {{RaceLetter::C, {2, 2}, Direction::E}, {RaceLetter::A, {3, 2}, Direction::E}};
  BoardScene scene(lake);
  EXPECT_THAT(legendOf(scene), ElementsAre("slot of race A", "slot of race C"));
  EXPECT_THAT(legendOf(scene, Layers().without(Layer::Slots)), IsEmpty());
  scene.course = CourseMarks{};
  EXPECT_THAT(legendOf(scene), ElementsAre("start buoy", "finish buoy"))
      << "where a course lies, slots are bare";
}

TEST(LakeLegend, NamesWhatACourseHas) {
  BoardScene scene(fairway::lake_race::test::roundTheStrip());
  auto& arrows = scene.course->choices->arrows;
  arrows.fill(Arrow::Clockwise);
  const std::string strip = "strip, with the way to start (S) and finish (F)";
  const std::string gate = "gate, passed as the chevrons point";
  EXPECT_THAT(legendOf(scene),
              ElementsAre("start buoy", "finish buoy", "pass clockwise", strip, gate, "start cell"));
  arrows[1] = Arrow::Counterclockwise;
  EXPECT_THAT(legendOf(scene), ElementsAre("start buoy", "finish buoy", "pass clockwise",
                                           "pass counterclockwise", strip, gate, "start cell"));
  EXPECT_THAT(legendOf(scene, Layers().without(Layer::Course)), ElementsAre(gate, "start cell"));
  EXPECT_THAT(legendOf(scene, Layers::none().with(Layer::Gates)), ElementsAre(gate));
  EXPECT_THAT(legendOf(scene, Layers::none().with(Layer::StartCells)), ElementsAre("start cell"));
  scene.route = {{1, 1}, {2, 1}, {3, 1}};
  EXPECT_THAT(legendOf(scene, Layers::none().with(Layer::Route)), ElementsAre("shortest route, 2 steps"));
  EXPECT_THAT(legendOf(scene, Layers::none().with(Layer::Slots)), IsEmpty());
  scene.course->choices.reset();
  EXPECT_THAT(legendOf(scene, Layers().without(Layer::Route)), ElementsAre("start buoy", "finish buoy"));
}

TEST(LakeLegend, NamesWhatBecameOfBoats) {
  using enum BoatMark::State;
  const std::string racing = "boat with the number of its seat, and its track",
                    damaged = "damage markers of a boat";
  EXPECT_THAT(legendOf(boardWithBoats({{1, {1, 1}, 0, Racing, 0}})), ElementsAre(racing));
  EXPECT_THAT(legendOf(boardWithBoats({{1, {1, 1}, 0, Racing, 0}, {2, {2, 1}, 0, Racing, 1}})),
              ElementsAre(racing, damaged))
      << "one marker is damage";
  EXPECT_THAT(legendOf(boardWithBoats({{1, {1, 1}, 0, Finished, 0}})), ElementsAre("where a boat finished"));
  const BoardScene sunk = boardWithBoats({{1, {1, 1}, 0, Sunk, 4}, {2, {2, 1}, 0, Finished, 0}});
  EXPECT_THAT(legendOf(sunk), ElementsAre("where a boat finished", "where a boat sank", damaged));
  EXPECT_THAT(legendOf(sunk, Layers().without(Layer::Boats)), IsEmpty());
}

TEST(LakeLegend, NamesFindings) {
  BoardScene scene = boardWithBoats({});
  scene.findings.push_back({Severity::Warning, "L04", "the lake is small", {}, {}});
  EXPECT_EQ(legendOf(scene).size(), 1u);
  EXPECT_THAT(legendOf(scene, Layers().without(Layer::Findings)), IsEmpty());
}

// A sign as legends draw it, in a box a little larger than its hex.
class SignScene final : public Scene {
public:
  explicit SignScene(LegendEntry entry) : entry_(std::move(entry)) {}
  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override { return {}; }
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override { return {}; }
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

protected:
  void paintLayers(cairo_t* target, const PaintOptions&, Layers) const override {
    entry_.sign(Pen(target), Texts(target));
  }

private:
  LegendEntry entry_;
  Box box_{-0.7, -0.7, 0.7, 0.7};
};

// The colours of a heat map below a picture, with the place that they say to take.
class HeatScaleScene final : public Scene {
public:
  HeatScaleScene(HeatMap heat, double width) : board_(boardWithBoats({})), width_(width) {
    board_.heat = std::move(heat);
  }
  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override { return {}; }
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override { return {}; }
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

protected:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers) const override {
    const Pen pen(target);
    const Texts texts(target);
    const double height = board_.layHeatScale(pen, texts, options, {1, 1}, width_, true);
    EXPECT_EQ(board_.layHeatScale(pen, texts, options, {1, 1}, width_, false), height);
    pen.box({1, 1, 1 + width_, 1 + height});
    pen.use(rgb(0), 0.1);
    pen.stroke();
  }

private:
  BoardScene board_;
  double width_;
  Box box_{0, 0, 50, 20};
};

TEST(LakeLegend, SignsLookAsOnTheBoard) {
  fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  course.choices.arrows = {Arrow::Clockwise, Arrow::Counterclockwise, Arrow::Clockwise};
  BoardScene scene(course);
  scene.route = {{1, 1}, {2, 1}};
  using enum BoatMark::State;
  scene.boats = {{1, {1, 1}, 0, Racing, 1}, {2, {2, 2}, 0, Finished, 0}, {3, {3, 3}, 0, Sunk, 4}};
  scene.findings.push_back({Severity::Error, "C03", "the strip leaves the lake", {}, {}});
  fairway::lake_race::Lake lake = fairway::lake_race::test::openLake(5, 5);
  lake.slots = {{RaceLetter::A, {3, 2}, Direction::E}, {RaceLetter::B, {2, 2}, Direction::E}};
  fairway::test::ContactSheet sheet("lake-legend");
  for (const BoardScene& shown : {scene, BoardScene(lake)})
    for (const LegendEntry& entry : shown.legend(themeOf(ThemeName::Light), {}, {}))
      sheet.add(SignScene(entry), {}, 60, 60);
  const HeatMap cells{"crashes", "a race", {{{1, 1}, 0.25}, {{2, 1}, 0.5}}};
  sheet.add(HeatScaleScene(cells, 47), {}, 150, 60);
  sheet.add(HeatScaleScene(cells, 24), {}, 150, 60);
  sheet.add(HeatScaleScene({"Ways", "", {}, {{{1, 1}, Direction::E, 1}}}, 47), {}, 150, 60);
  sheet.expectAsItWas();
}

TEST(HeatScale, IsThereWhereThereIsHeatToShow) {
  BoardScene scene = boardWithBoats({});
  const test::Canvas canvas(10, 10);
  const auto heightOf = [&](Layers layers) {
    PaintOptions options;
    options.layers = layers;
    return scene.layHeatScale(Pen(canvas.cairo()), Texts(canvas.cairo()), options, {}, 40, false);
  };
  EXPECT_EQ(heightOf({}), 0);
  scene.heat = HeatMap{"Crashes", "a race", {}};
  EXPECT_GT(heightOf({}), 5);
  EXPECT_EQ(heightOf(Layers().without(Layer::Heat)), 0);
  EXPECT_EQ(canvas.drawn(), 0) << "it is only measured";
}

TEST(HeatScale, SaysWhatTheValuesAre) {
  HeatMap heat{"crashes", "a race", {{{1, 1}, 0.25}, {{2, 1}, 0.125}}};
  EXPECT_EQ(heat.most(), 0.25);
  EXPECT_EQ(inWords(heat), "Crashes: from 0 to 0.25 a race, by colour and by the size of the hex");
  heat.arrows = {{{1, 1}, Direction::E, 0.5}};
  heat.unit = "";
  heat.name = "zeal";
  EXPECT_EQ(heat.most(), 0.5);
  EXPECT_EQ(inWords(heat), "Zeal: from 0 to 0.5, by colour and by the size of the arrow");
  for (const auto& [name, written] :
       {std::pair("a", "A"), std::pair("{", "{"), std::pair("`", "`"), std::pair("", "")}) {
    heat.name = name;
    EXPECT_EQ(inWords(heat).substr(0, inWords(heat).find(':')), written);
  }
  heat.legend = "Unfälle: von 0 bis 0,5";
  EXPECT_EQ(inWords(heat), heat.legend);
}

TEST(LakeScale, CountsHexes) {
  const BoardScene scene = boardWithBoats({});
  EXPECT_EQ(scene.scaleInWords(1, 12.5, {}), "1 hex = 12.5 mm; one hex is 12.5 mm across flats");
  EXPECT_EQ(scene.scaleInWords(3, 7.12345, {}), "3 hexes = 21.37 mm; one hex is 7.123 mm across flats");
}

} // namespace
} // namespace fairway::formats::lake_race
