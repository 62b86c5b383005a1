#include "formats/picture/theme.h"

#include <array>

namespace fairway::formats {

namespace {

constexpr Colour white = rgb(0xFFFFFF);

Theme darkTheme() {
  Theme t;
  t.paper = rgb(0xFBF8F1);
  t.ink = rgb(0x1D2B36);
  t.inkFaint = rgb(0x5F6B73);
  t.water = rgb(0x1F5A80);
  t.shallows = {{2.6, rgb(0x24638A)},
                {1.75, rgb(0x2B6F97)},
                {1.05, rgb(0x377FA6)},
                {0.55, rgb(0x4A93B6)},
                {0.22, rgb(0x6FB0C8)}};
  t.land = rgb(0x7E9460);
  t.slopes = {{0.95, rgb(0x8DA26C)}, {0.5, rgb(0x9FB17C)}, {0.16, rgb(0xE3D3A2)}};
  t.coast = rgb(0x5B4F35);
  t.coastWidth = 0.028;
  t.edge = rgb(0x16374C);
  t.grid = white.faded(0.22);
  t.gridOnLand = rgb(0x2F3D22).faded(0.22);
  t.label = white.faded(0.72);
  t.labelOnLand = rgb(0x2B351F).faded(0.85);
  t.mark = white;
  t.markCase = rgb(0x0E2C40);
  t.token = rgb(0xFFF9E8);
  t.tokenInk = rgb(0x14222C);
  t.severities[0] = rgb(0xD55E00);
  t.severities[1] = rgb(0xF0E442);
  t.severities[2] = rgb(0x56B4E9);
  t.heatLow = rgb(0x45256B);
  t.heatMiddle = rgb(0xD8576B);
  t.heatHigh = rgb(0xF6E64A);
  return t;
}

Theme lightTheme() {
  Theme t = darkTheme();
  t.name = ThemeName::Light;
  t.water = rgb(0x9CCBDD);
  t.shallows = {{2.6, rgb(0xA6D1E0)},
                {1.75, rgb(0xB1D8E4)},
                {1.05, rgb(0xBEDFE8)},
                {0.55, rgb(0xCEE8EC)},
                {0.22, rgb(0xE2F2F1)}};
  t.land = rgb(0xC2C58E);
  t.slopes = {{0.95, rgb(0xCED09C)}, {0.5, rgb(0xDBDAAC)}, {0.16, rgb(0xF6EBCB)}};
  t.coast = rgb(0x7A6A45);
  t.edge = rgb(0x4F7F93);
  t.grid = rgb(0x1B5570).faded(0.24);
  t.gridOnLand = rgb(0x5A5426).faded(0.20);
  t.label = rgb(0x1C4F68).faded(0.85);
  t.labelOnLand = rgb(0x4A4420).faded(0.9);
  t.mark = rgb(0x10303F);
  t.markCase = rgb(0xF6FBFB);
  t.severities[0] = rgb(0xD55E00);
  t.severities[1] = rgb(0xB8860B);
  t.severities[2] = rgb(0x0072B2);
  return t;
}

// White water, hatched land: what a home printer can afford.
Theme lowInkTheme() {
  Theme t;
  t.name = ThemeName::LowInk;
  t.paper = white;
  t.ink = rgb(0x111111);
  t.inkFaint = rgb(0x555555);
  t.water = white;
  t.land = white;
  t.hatchedLand = true;
  t.coast = rgb(0x222222);
  t.coastWidth = 0.035;
  t.edge = rgb(0x666666);
  t.grid = rgb(0x000000).faded(0.26);
  t.gridOnLand = rgb(0x000000).faded(0.26);
  t.label = rgb(0x444444);
  t.labelOnLand = rgb(0x222222);
  t.mark = rgb(0x111111);
  t.markCase = white;
  t.token = white;
  t.tokenInk = rgb(0x000000);
  for (Colour& severity : t.severities) severity = rgb(0x111111);
  t.heatLow = rgb(0xD8D8D8);
  t.heatMiddle = rgb(0x8C8C8C);
  t.heatHigh = rgb(0x222222);
  t.coloured = false;
  return t;
}

Theme grayTheme() {
  Theme t = lowInkTheme();
  t.name = ThemeName::Gray;
  t.water = rgb(0xD2D2D2);
  t.shallows = {{1.75, rgb(0xDADADA)}, {1.05, rgb(0xE2E2E2)}, {0.55, rgb(0xEBEBEB)}, {0.22, rgb(0xF6F6F6)}};
  t.land = rgb(0x8F8F8F);
  t.slopes = {{0.95, rgb(0x9A9A9A)}, {0.5, rgb(0xA8A8A8)}, {0.16, rgb(0xC4C4C4)}};
  t.hatchedLand = false;
  t.coastWidth = 0.03;
  t.grid = rgb(0x000000).faded(0.2);
  t.gridOnLand = rgb(0x000000).faded(0.2);
  t.labelOnLand = rgb(0x111111);
  return t;
}

constexpr std::array<std::string_view, 4> names{"dark", "light", "low", "gray"};

} // namespace

Colour mixed(Colour a, Colour b, double shareOfB) {
  const double shareOfA = 1 - shareOfB;
  return {a.red * shareOfA + b.red * shareOfB, a.green * shareOfA + b.green * shareOfB,
          a.blue * shareOfA + b.blue * shareOfB, a.alpha * shareOfA + b.alpha * shareOfB};
}

Colour Theme::shown(Colour colour) const {
  return coloured ? colour : Colour{colour.light(), colour.light(), colour.light(), colour.alpha};
}

Colour Theme::deepWater() const {
  return mixed(water, rgb(0x000000), 0.45);
}

std::string_view nameOf(ThemeName theme) {
  return names[static_cast<std::size_t>(theme)];
}

std::optional<ThemeName> themeNamed(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<ThemeName>(i);
  return std::nullopt;
}

const Theme& themeOf(ThemeName name) {
  static const std::array<Theme, 4> themes{darkTheme(), lightTheme(), lowInkTheme(), grayTheme()};
  return themes[static_cast<std::size_t>(name)];
}

Colour heatColour(const Theme& theme, double share) {
  return share < 0.5 ? mixed(theme.heatLow, theme.heatMiddle, 2 * share)
                     : mixed(theme.heatMiddle, theme.heatHigh, 2 * share - 1);
}

} // namespace fairway::formats
