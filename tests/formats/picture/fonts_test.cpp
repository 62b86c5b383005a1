#include "formats/picture/fonts.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

using testing::HasSubstr;

TEST(Fonts, NothingIsSaidWhereAllLettersAreThere) {
  const std::vector<std::string> texts{"Reedwater", "Übersee – Żółw", "Ελλάδα, Россия"};
  EXPECT_FALSE(fontAdvice(texts));
}

TEST(Fonts, ALetterThatNoFontHasIsNamed) {
  const std::vector<std::string> texts{"Pond \U0010FFFD", "\U0010FFFD again"};
  EXPECT_THAT(missingLetters(texts), testing::ElementsAre(U'\U0010FFFD'));
  EXPECT_THAT(*fontAdvice(texts), HasSubstr("(U+10FFFD), which will appear as boxes"));
}

TEST(Fonts, BrokenTextIsNoReasonToStop) {
  const std::vector<std::string> texts{"\xFF\xFE broken"};
  fontAdvice(texts);
}

TEST(Fonts, ThePackageThatHelps) {
  EXPECT_EQ(fontPackageFor(U'日'), "fonts-noto-cjk");
  EXPECT_EQ(fontPackageFor(U'한'), "fonts-noto-cjk");
  EXPECT_EQ(fontPackageFor(U'ท'), "fonts-thai-tlwg");
  EXPECT_EQ(fontPackageFor(U'\U0001F986'), "fonts-noto-color-emoji");
  EXPECT_EQ(fontPackageFor(U'\u0905'), "fonts-noto-core");
  EXPECT_EQ(fontPackageFor(U'\U0010FFFD'), "");
}

} // namespace
} // namespace fairway::formats
