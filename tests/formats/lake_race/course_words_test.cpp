#include "formats/lake_race/print/sheet.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race {
namespace {

using testing::HasSubstr;

TEST(CourseInWords, TellsTheBuoysInOrder) {
  fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  course.choices = {{fairway::lake_race::Arrow::Clockwise, fairway::lake_race::Arrow::Clockwise,
                     fairway::lake_race::Arrow::Counterclockwise},
                    fairway::lake_race::PassSide::Left,
                    fairway::lake_race::PassSide::Right};
  const std::vector<SheetLine> lines = courseInWords(course);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[0].how,
            "buoy 0 at 0508, the strip of 4 to the east; over the strip to the left as seen from buoy 0, "
            "heading north");
  EXPECT_THAT(lines[1].how, HasSubstr("at 0803, clockwise; its gate points "));
  EXPECT_THAT(lines[3].how, HasSubstr("at 0813, counterclockwise"));
  EXPECT_EQ(lines[4].how, "buoy at 1008; over the strip to the right as seen from buoy 0, heading south");
}

TEST(CourseInWords, AFullCircleIsNamed) {
  fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  for (fairway::lake_race::Arrow& arrow : course.choices.arrows) arrow = otherArrow(arrow);
  std::string all;
  for (const SheetLine& line : courseInWords(course)) all += line.how;
  EXPECT_THAT(all, HasSubstr("full circle"));
}

// Texts of any length leave a page; what does not fit is cut, not printed over the map.
TEST(Sheet, LongTextsAndOddBytesMakeAPage) {
  SheetCourse sheet{fairway::lake_race::test::roundTheStrip(),
                    std::string(3000, 'W'),
                    "bad \xFF\xFE bytes \n\t and \u202E",
                    {},
                    12.5,
                    ThemeName::Light};
  const std::string pdf = *courseSheets({sheet}, {}).pdf();
  EXPECT_EQ(pdf.substr(0, 5), "%PDF-");
  EXPECT_EQ(pdf, *courseSheets({sheet}, {}).pdf()) << "the same bytes every time";
}

TEST(Poster, OnePageAndManyPages) {
  const BoardScene scene(fairway::lake_race::test::roundTheStrip());
  EXPECT_TRUE(poster(scene, "Open water", {}).pdf());
  EXPECT_TRUE(poster(scene, "Open water", {{}, ThemeName::Dark, true}).pdf());
  PosterOptions narrow;
  narrow.print.overlap = 1000;
  EXPECT_FALSE(poster(scene, "Open water", narrow).pdf());
}

} // namespace
} // namespace fairway::formats::lake_race
