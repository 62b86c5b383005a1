#include "formats/lake_race/picture/palette.h"
#include "formats/pool/picture/palette.h"
#include "formats/regatta/picture/table_scene.h"
#include "formats/river/picture/river_scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

// Seats of all games are told apart by colour-blind eyes, too.
namespace fairway::formats {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple times(const Matrix& matrix, const Triple& v) {
  Triple made{};
  for (std::size_t i = 0; i < 3; ++i)
    made[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
  return made;
}

struct Eyes {
  const char* name;
  Matrix sees; // in linear light
};

// Machado, Oliveira and Fernandes (2009), in full.
constexpr std::array<Eyes, 4> allEyes{
    {{"usual", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
     {"protanopia",
      {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
     {"deuteranopia",
      {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
     {"tritanopia",
      {{{1.255528, -0.076749, -0.178779},
        {-0.078411, 0.930809, 0.147602},
        {0.004733, 0.691367, 0.303900}}}}}};

double linear(double c) {
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

// CIE L*a*b* of linear sRGB, white D65.
Triple labOf(const Triple& light) {
  constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                          {0.2126729, 0.7151522, 0.0721750},
                          {0.0193339, 0.1191920, 0.9503041}}};
  const Triple xyz = times(toXyz, light);
  const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
  const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

Triple seenAs(const Eyes& eyes, const Colour& colour) {
  Triple light = times(eyes.sees, {linear(colour.red), linear(colour.green), linear(colour.blue)});
  for (double& part : light) part = std::clamp(part, 0.0, 1.0);
  return labOf(light);
}

double difference(const Eyes& eyes, const Colour& a, const Colour& b) {
  const Triple one = seenAs(eyes, a), other = seenAs(eyes, b);
  return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

// As far apart as the closest of the colours that Okabe and Ito chose for this are.
constexpr double farEnough = 16;

void expectApart(const char* game, const std::vector<Colour>& seats) {
  for (const Eyes& eyes : allEyes)
    for (std::size_t i = 0; i < seats.size(); ++i)
      for (std::size_t j = i + 1; j < seats.size(); ++j)
        EXPECT_GE(difference(eyes, seats[i], seats[j]), farEnough)
            << game << ", seats " << i + 1 << " and " << j + 1 << ", " << eyes.name;
}

TEST(SeatColours, OfOkabeAndItoAreTheMeasure) {
  const Eyes& usual = allEyes[0];
  EXPECT_NEAR(seenAs(usual, rgb(0xFFFFFF))[0], 100, 0.01);
  EXPECT_NEAR(seenAs(usual, rgb(0xFF0000))[1], 80.1, 0.1) << "red of sRGB: L* 53.2, a* 80.1, b* 67.2";
  EXPECT_NEAR(difference(allEyes[3], rgb(0x56B4E9), rgb(0x009E73)), 16.05, 0.05) << "their closest pair";
  EXPECT_LT(difference(allEyes[2], rgb(0xBF2F26), rgb(0x6B6A1F)), farEnough) << "red and olive green are not";
}

TEST(SeatColours, AreToldApartByColourBlindEyes) {
  for (const ThemeName name : {ThemeName::Dark, ThemeName::Light}) {
    const Theme& theme = themeOf(name);
    const auto seats = [&](int count, Colour (*colourOf)(const Theme&, int)) {
      std::vector<Colour> colours;
      for (int seat = 1; seat <= count; ++seat) colours.push_back(colourOf(theme, seat));
      return colours;
    };
    expectApart("lake race", seats(6, lake_race::seatColour));
    expectApart("river", seats(4, river::seatColour));
    expectApart("regatta", seats(4, regatta::boatColour));
    const auto& sides = pool::paletteOf(theme).sides;
    expectApart("pool", {sides[fairway::pool::Side::Red].fill, sides[fairway::pool::Side::Yellow].fill});
  }
}

} // namespace
} // namespace fairway::formats
