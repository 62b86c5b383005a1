#include "formats/picture/board_svg.h"
#include "rules/base/random.h"
#include "tests/support/sanitized.h"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

// Paths and styles in few letters: they must draw what the long ones draw.
namespace fairway::formats {
namespace {

// A stroke as a reader of SVG understands it: where each command ends, with the points that bend it on the
// way.
struct DrawnStep {
  char kind; // 'M', 'L', 'C' or 'Z', of absolute places
  std::vector<double> numbers;

  friend bool operator==(const DrawnStep&, const DrawnStep&) = default;
};

// Reads any path of M, L, C, Z and m, l, c, z by the grammar of SVG: letters need not be said again, and a
// number ends where the next one's sign or second point begins. Places come out absolute.
std::vector<DrawnStep> drawnBy(const std::string& path) {
  std::vector<DrawnStep> steps;
  double x = 0, y = 0, startX = 0, startY = 0;
  char letter = ' ';
  const char* at = path.c_str();
  const auto skip = [&] {
    while (*at == ' ' || *at == ',') ++at;
  };
  const auto number = [&] {
    skip();
    char* end = nullptr;
    const double value = std::strtod(at, &end);
    EXPECT_NE(end, at) << "no number at: " << at;
    at = end == at ? at + std::string_view(at).size() : end;
    return value;
  };
  for (skip(); *at != '\0'; skip()) {
    if (std::isalpha(static_cast<unsigned char>(*at)) != 0) letter = *at++;
    if (letter == 'Z' || letter == 'z') {
      steps.push_back({'Z', {}});
      x = startX, y = startY;
      letter = ' ';
      continue;
    }
    if (letter == ' ') {
      ADD_FAILURE() << "numbers without a command: " << at;
      break;
    }
    const bool relative = std::islower(static_cast<unsigned char>(letter)) != 0;
    const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    DrawnStep step{kind, {}};
    for (int pair = 0; pair < (kind == 'C' ? 3 : 1); ++pair) {
      const double px = number(), py = number();
      step.numbers.push_back(px + (relative ? x : 0));
      step.numbers.push_back(py + (relative ? y : 0));
    }
    y = step.numbers.back();
    x = step.numbers[step.numbers.size() - 2];
    if (kind == 'M') {
      startX = x, startY = y;
      letter = relative ? 'l' : 'L'; // what SVG takes pairs after a move for
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

// Moves from which nothing is drawn.
std::vector<DrawnStep> withoutIdleMoves(std::vector<DrawnStep> steps) {
  std::vector<DrawnStep> kept;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].kind != 'M' || (i + 1 < steps.size() && steps[i + 1].kind != 'M')) kept.push_back(steps[i]);
  return kept;
}

TEST(ShortPath, IsWrittenInStepsFromPointToPoint) {
  EXPECT_EQ(shortPath("M 10 20 L 13 20 L 13 16 Z M 10 20 ", 0), "m10 20l3 0 0-4z")
      << "a sign parts numbers, too";
  EXPECT_EQ(shortPath("M 1.5 0.25 C 1.5 0.75 2 1 2.5 1", 2), "m1.5 .25c0 .5 .5 .75 1 .75");
  EXPECT_EQ(shortPath("M -0.5 -10 L -0.5 -10.5", 1), "m-.5-10l0-.5");
  EXPECT_EQ(shortPath("M 0.04 100.06 L 0 0", 1), "m0 100.1l0-100.1");
  EXPECT_EQ(shortPath("M 1,2 L 3,5", 0), "m1 2l2 3") << "commas part numbers as well as blanks";
  EXPECT_EQ(shortPath("", 1), "");
  EXPECT_EQ(shortPath("M 7 7 ", 1), "") << "nothing is drawn";
}

TEST(ShortPath, GoesOnFromTheStartOfWhatWasClosed) {
  // The second figure begins 30 to the right of where the first began, not of where it was last drawn.
  EXPECT_EQ(shortPath("M 10 10 L 20 10 L 20 30 Z M 40 10 L 45 10", 0), "m10 10l10 0 0 20zm30 0l5 0");
}

TEST(ShortPath, DrawsWhatTheLongOneDrawsAndRoundingsDoNotAddUp) {
  Random random(5);
  for (int i = 0; i < fairway::test::cases(200); ++i) {
    const int decimals = static_cast<int>(random.below(4));
    const double step = std::pow(10, -decimals);
    const auto place = [&] {
      const double number = (static_cast<double>(random.below(2000000)) - 1000000) / 3000 * step;
      return " " + std::to_string(number);
    };
    std::string path;
    for (std::uint64_t figures = 1 + random.below(3); figures > 0; --figures) {
      path += "M" + place() + place() + " ";
      for (std::uint64_t parts = 1 + random.below(9); parts > 0; --parts)
        path += random.below(2) == 0 ? "L" + place() + place() + " "
                                     : "C" + place() + place() + place() + place() + place() + place() + " ";
      if (random.below(2) == 0) path += "Z ";
    }
    const std::string brief = shortPath(path, decimals);
    EXPECT_LT(brief.size(), path.size());
    const auto meant = drawnBy(path), drawn = drawnBy(brief);
    ASSERT_EQ(drawn.size(), meant.size()) << path << "\n" << brief;
    for (std::size_t k = 0; k < meant.size(); ++k) {
      ASSERT_EQ(drawn[k].kind, meant[k].kind) << path << "\n" << brief;
      for (std::size_t n = 0; n < meant[k].numbers.size(); ++n)
        ASSERT_NEAR(drawn[k].numbers[n], meant[k].numbers[n], 0.5 * step + 1e-6) << path << "\n" << brief;
    }
  }
}

TEST(ShortPath, MovesFromWhichNothingIsDrawnAreLeftOut) {
  const std::string path = "M 1 1 M 2 2 L 3 3 Z M 2 2 M 5 5 C 6 6 7 7 8 8 M 9 9 ";
  EXPECT_EQ(drawnBy(shortPath(path, 0)), withoutIdleMoves(drawnBy(path)));
}

TEST(ShortStyles, SayColoursByTheirBytesAndLeaveOutWhatIsUsual) {
  EXPECT_EQ(
      withShortStyles(
          R"svg(<path style="fill-rule:nonzero;fill:rgb(98.431373%,97.254902%,94.509804%);fill-opacity:1;" d=""/>)svg"),
      R"svg(<path style="fill:#fbf8f1" d=""/>)svg");
  EXPECT_EQ(
      withShortStyles(R"svg(<p style="stroke:none; fill:rgb(0%,100%,0.392157%);fill-opacity:0.5"/>)svg"),
      R"svg(<p style="fill:#00ff01;fill-opacity:0.5"/>)svg")
      << "what is not usual is said";
  EXPECT_EQ(withShortStyles(R"svg(<p style="fill:url(#a);stroke:rgb(1,2,3)"/>)svg"),
            R"svg(<p style="fill:url(#a);stroke:rgb(1,2,3)"/>)svg")
      << "colours that are not in percent stay as they are";
}

TEST(ShortStyles, AreLeftOutWhereAllIsUsual) {
  EXPECT_EQ(
      withShortStyles(
          R"svg(<p style="stroke-linecap:butt;stroke-linejoin:miter;" d="M"/><q style="fill:none"/>)svg"),
      R"svg(<p d="M"/><q style="fill:none"/>)svg");
  for (const char* usual : {"stroke:none", "fill-rule:nonzero", "fill-opacity:1", "stroke-opacity:1"})
    EXPECT_EQ(withShortStyles("<p style=\"" + std::string(usual) + "\"/>"), "<p/>") << usual;
  EXPECT_EQ(withShortStyles("<svg>no styles</svg>"), "<svg>no styles</svg>");
}

TEST(ShortStyles, EveryByteOfAColourComesBack) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string percent = std::to_string(byte / 2.55) + "%"; // with six decimals, as Cairo writes it
    std::array<char, 8> hex{};
    std::snprintf(hex.data(), hex.size(), "#%02x%02x%02x", byte, 0, byte);
    EXPECT_EQ(withShortStyles("<p style=\"fill:rgb(" + percent + ",0%," + percent + ");\"/>"),
              "<p style=\"fill:" + std::string(hex.data()) + "\"/>");
  }
}

} // namespace
} // namespace fairway::formats
