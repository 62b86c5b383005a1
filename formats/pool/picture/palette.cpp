#include "formats/pool/picture/palette.h"

namespace fairway::formats::pool {

namespace {

constexpr Colour white = rgb(0xFFFFFF);

Palette darkPalette() {
  Palette p;
  p.water = {rgb(0x2A86A8), rgb(0x23799B)};
  p.shallow = rgb(0x63B7CC);
  p.ripple = white.faded(0.28);
  p.deck = rgb(0xE6D8B8);
  p.joint = rgb(0xCDBB92);
  p.rim = rgb(0xF3ECDB);
  p.edge = rgb(0x16475C);
  p.sides.both = {SideColours{rgb(0xBF2F26), white, rgb(0x5E120D)},
                  SideColours{rgb(0xF6C92F), rgb(0x3B2B00), rgb(0x6B5200)}};
  return p;
}

Palette lightPalette() {
  Palette p = darkPalette();
  p.water = {rgb(0xBFE3EC), rgb(0xB0DAE6)};
  p.shallow = rgb(0xE6F6F8);
  p.ripple = rgb(0x2B7C98).faded(0.22);
  p.deck = rgb(0xF2E9D2);
  p.joint = rgb(0xDED0AC);
  p.rim = rgb(0xFFFCF3);
  p.edge = rgb(0x4F8698);
  return p;
}

// White water, hatched deck; only what is small is dark.
Palette lowInkPalette() {
  Palette p;
  p.water = {white, white};
  p.shallow = white;
  p.ripple = rgb(0x000000).faded(0.2);
  p.deck = white;
  p.joint = rgb(0x000000).faded(0.28);
  p.hatchedDeck = true;
  p.rim = white;
  p.edge = rgb(0x111111);
  p.sides.both = {SideColours{rgb(0x4A4A4A), white, rgb(0x000000)},
                  SideColours{white, rgb(0x000000), rgb(0x000000)}};
  return p;
}

Palette grayPalette() {
  Palette p = lowInkPalette();
  p.water = {rgb(0xE2E2E2), rgb(0xD6D6D6)};
  p.shallow = rgb(0xF4F4F4);
  p.deck = rgb(0xB4B4B4);
  p.joint = rgb(0x9C9C9C);
  p.hatchedDeck = false;
  p.rim = rgb(0xF1F1F1);
  p.sides[fairway::pool::Side::Yellow].fill = rgb(0xFAFAFA);
  return p;
}

} // namespace

const Palette& paletteOf(ThemeName theme) {
  static const std::array<Palette, 4> palettes{darkPalette(), lightPalette(), lowInkPalette(), grayPalette()};
  return palettes[static_cast<std::size_t>(theme)];
}

const Palette& paletteOf(const Theme& theme) {
  for (const ThemeName name : {ThemeName::Light, ThemeName::LowInk, ThemeName::Gray})
    if (&theme == &themeOf(name)) return paletteOf(name);
  return paletteOf(ThemeName::Dark);
}

} // namespace fairway::formats::pool
