#include "formats/picture/picture.h"

#include "formats/lake_race/picture/board_scene.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::formats {

using namespace lake_race;
namespace {

using testing::HasSubstr;
using testing::Not;

BoardScene scene() {
  return BoardScene(fairway::lake_race::test::roundTheStrip());
}

TEST(Picture, RoomGrowsWithTheTextsAndTheBoardStaysClear) {
  const BoardScene board = scene();
  const Picture plain(board, {}, {});
  const Picture titled(board, {"A title", "", ""}, {});
  const Picture longer(board, {std::string(500, 'W'), std::string(2000, 'm'), std::string(900, 'i')}, {});
  EXPECT_GT(titled.boardOrigin().y, plain.boardOrigin().y);
  EXPECT_GT(longer.boardOrigin().y, titled.boardOrigin().y);
  EXPECT_EQ(longer.width(), plain.width()) << "texts are wrapped, never wider than the picture";
  const double title = longer.height() - titled.height();
  EXPECT_LT(title, 200) << "and cut after some lines";
}

TEST(Picture, IsAsLargeAsItsHexesAre) {
  const BoardScene board = scene();
  PictureOptions options;
  options.unit = 22;
  options.legend = false;
  const Picture picture(board, {}, options);
  EXPECT_NEAR(picture.width(), 16.5 * 22 + 16, 1e-9);
}

TEST(Picture, SvgHasALayerForEachLayerThatIsWanted) {
  const BoardScene board = scene();
  PictureOptions options;
  options.paint.layers = Layers().without(Layer::Labels);
  const std::string svg = Picture(board, {"T", "", ""}, options).svg();
  for (const char* name : {"paper", "lake", "grid", "gates", "course", "texts"})
    EXPECT_THAT(svg, HasSubstr(std::string("inkscape:label=\"") + name + "\""));
  EXPECT_THAT(svg, Not(HasSubstr("inkscape:label=\"labels\"")));
  EXPECT_THAT(svg, HasSubstr("mm\""));
}

TEST(Picture, TheSamePictureIsTheSameFile) {
  const BoardScene board = scene();
  const Picture picture(board, {"T", "", ""}, {});
  EXPECT_EQ(picture.svg(), picture.svg());
  EXPECT_EQ(picture.pdf(), picture.pdf());
  EXPECT_EQ(picture.png(100), picture.png(100));
}

TEST(Picture, SvgKeepsItsTextsAndTellsThemToScreenReaders) {
  const BoardScene board = scene();
  const std::string svg = Picture(board, {"Herons & <co>", "Some notes", "By me"}, {}).svg();
  EXPECT_THAT(svg, HasSubstr("<title id=\"title\">Herons &amp; &lt;co&gt;</title>"));
  EXPECT_THAT(svg, HasSubstr("<desc id=\"description\">Some notes. "));
  EXPECT_THAT(svg, HasSubstr(">0101</text>")) << "a cell's label";
  EXPECT_THAT(svg, HasSubstr(">Herons &amp; &lt;co&gt;</text>"));
  EXPECT_THAT(svg, HasSubstr("font-family=\"DejaVu Serif, serif\"")) << "the title's";
  EXPECT_THAT(svg, HasSubstr("font-family=\"DejaVu Sans, sans-serif\"")) << "the labels'";
  EXPECT_THAT(svg, Not(HasSubstr("glyph"))) << "letters drawn as shapes";
}

std::uint32_t numberAt(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return number;
}

// XML knows `]]>` as the end of something else, and forbids it in texts.
TEST(Picture, SvgIsWellFormedWhateverItsTextsAre) {
  const BoardScene board = scene();
  const std::string svg = Picture(board, {"a]]>b", "c]]>d", "e]]>f"}, {}).svg();
  EXPECT_THAT(svg, Not(HasSubstr("]]>")));
  EXPECT_THAT(svg, HasSubstr("<title id=\"title\">a]]&gt;b</title>"));
}

// Documents may have any character, named by its number. XML forbids some even so.
TEST(Picture, SvgLeavesOutWhatXmlCannotHold) {
  const std::string title = "a\uFFFEb\uFFFFc\x01\x1F\rd\tE\U0001F6A4\uFFFD";
  const std::string svg = Picture(scene(), {title, title, title}, {}).svg();
  EXPECT_THAT(svg, HasSubstr("<title id=\"title\">abcd\tE\U0001F6A4\uFFFD</title>"));
  EXPECT_THAT(svg, Not(HasSubstr("\uFFFE")));
  EXPECT_THAT(svg, Not(HasSubstr("\uFFFF")));
}

TEST(Picture, PngSaysHowLargeItIs) {
  const std::string png = *Picture(scene(), {}, {}).png(300);
  const std::size_t at = png.find("pHYs");
  ASSERT_NE(at, std::string::npos);
  EXPECT_EQ(numberAt(png, at + 4), 11811u) << "pixels a metre across: 300 an inch";
  EXPECT_EQ(numberAt(png, at + 8), 11811u) << "and down";
  EXPECT_EQ(png.at(at + 12), 1) << "a metre is the unit";
}

TEST(Picture, StopsWhereItIsToldTo) {
  const BoardScene board = scene();
  const Picture picture(board, {"T", "", ""}, {});
  EXPECT_FALSE(picture.png(100, [](double) { return false; }));
  EXPECT_FALSE(picture.watchedSvg([](double share) { return share < 0.5; }));
  double last = -1;
  EXPECT_TRUE(picture.png(600, [&last](double share) {
    EXPECT_GT(share, last);
    last = share;
    return true;
  }));
  EXPECT_GT(last, 0.3) << "a large picture is made in bands";
}

TEST(Picture, APngBeyondAllMeasureIsRefused) {
  const BoardScene board = scene();
  PictureOptions options;
  options.unit = 100;
  EXPECT_FALSE(Picture(board, {}, options).png(2400));
}

} // namespace
} // namespace fairway::formats
