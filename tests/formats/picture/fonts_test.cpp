#include "formats/picture/fonts.h"

#include <gmock/gmock.h>

#include <array>
#include <tuple>

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

// Each stretch of letters from its first to its last, and what lies beside it.
TEST(Fonts, PackagesHaveLettersFromTo) {
  const std::array<std::tuple<char32_t, char32_t, std::string_view>, 13> stretches{
      {{0x0E00, 0x0E7F, "fonts-thai-tlwg"},
       {0x1100, 0x11FF, "fonts-noto-cjk"},
       {0x2600, 0x27BF, "fonts-noto-color-emoji"},
       {0x2E80, 0x9FFF, "fonts-noto-cjk"},
       {0xA960, 0xA97F, "fonts-noto-cjk"},
       {0xAC00, 0xD7FF, "fonts-noto-cjk"},
       {0xE000, 0xF8FF, ""},
       {0xF900, 0xFAFF, "fonts-noto-cjk"},
       {0xFE0E, 0xFE0F, "fonts-noto-color-emoji"},
       {0xFF00, 0xFFEF, "fonts-noto-cjk"},
       {0x1F000, 0x1FAFF, "fonts-noto-color-emoji"},
       {0x20000, 0x3FFFF, "fonts-noto-cjk"},
       {0xF0000, 0x10FFFF, ""}}};
  for (const auto& [first, last, package] : stretches) {
    EXPECT_EQ(fontPackageFor(first), package);
    EXPECT_EQ(fontPackageFor(last), package);
    EXPECT_EQ(fontPackageFor(first - 1), first == 0xF900 ? "" : "fonts-noto-core");
    EXPECT_EQ(fontPackageFor(last + 1), last == 0xF8FF ? "fonts-noto-cjk" : "fonts-noto-core");
  }
}

TEST(Fonts, EightLettersAreNamedAndTheOthersCounted) {
  const std::vector<std::string> eight{
      "\U0010FFF0\U0010FFF1\U0010FFF2\U0010FFF3\U0010FFF4\U0010FFF5\U0010FFF6\U0010FFF7"};
  EXPECT_THAT(*fontAdvice(eight), HasSubstr("\U0010FFF6 (U+10FFF6), \U0010FFF7 (U+10FFF7), which"));
  const std::vector<std::string> ten{eight[0] + "\U0010FFF8\U0010FFF9"};
  EXPECT_THAT(*fontAdvice(ten), HasSubstr("(U+10FFF7) and 2 more, which"));
}

} // namespace
} // namespace fairway::formats
