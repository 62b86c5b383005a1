#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fairway::formats {

struct Colour {
  double red = 0;
  double green = 0;
  double blue = 0;
  double alpha = 1;

  constexpr Colour faded(double share) const { return {red, green, blue, alpha * share}; }
  constexpr double light() const { return 0.3 * red + 0.59 * green + 0.11 * blue; } // as eyes see it, 0 to 1

  friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

constexpr Colour rgb(std::uint32_t hex) {
  return {((hex >> 16) & 255) / 255.0, ((hex >> 8) & 255) / 255.0, (hex & 255) / 255.0, 1};
}

Colour mixed(Colour a, Colour b, double shareOfB);

// How a picture looks: as the board's dark or light side, sparing with ink, or without colours.
enum class ThemeName : std::uint8_t { Dark, Light, LowInk, Gray };

std::string_view nameOf(ThemeName theme); // dark, light, low, gray
std::optional<ThemeName> themeNamed(std::string_view name);

// A ring of water or land along a coast, drawn as a broad line.
struct CoastBand {
  double width = 0; // from the coast outwards, in units of the board
  Colour colour;
};

// What boards on water have in common; a game adds a palette of its own. Nothing depends on colour alone:
// tokens have letters or numbers, lines patterns. The colours of severities are those of Okabe and Ito, which
// colour-blind eyes can tell apart.
struct Theme {
  ThemeName name = ThemeName::Dark;
  Colour paper;
  Colour ink;                      // texts on paper
  Colour inkFaint;                 // lesser texts on paper
  Colour water;                    // far from any shore
  std::vector<CoastBand> shallows; // broadest first
  Colour land;                     // far from the water
  std::vector<CoastBand> slopes;   // broadest first; the last is the beach
  bool hatchedLand = false;
  Colour coast; // the line itself
  double coastWidth = 0.03;
  Colour edge; // the board's edge
  Colour grid;
  Colour gridOnLand;
  Colour label;
  Colour labelOnLand;
  Colour mark;     // lines and letters drawn on water: gates, routes, start cells
  Colour markCase; // what surrounds them so that they stand out
  Colour token;    // what stands on the board: buoys, tags, round signs
  Colour tokenInk;
  Colour severities[3]; // error, warning, info
  Colour heatLow;
  Colour heatMiddle;
  Colour heatHigh;
  bool coloured = true; // otherwise everything is grey

  // A colour that is not of the theme, as the theme shows it.
  Colour shown(Colour colour) const;
  bool sparesInk() const { return hatchedLand || !coloured; }
  Colour deepWater() const; // round a board
};

const Theme& themeOf(ThemeName name);

// Of a heat map: 0 is cool, 1 is hot.
Colour heatColour(const Theme& theme, double share);

} // namespace fairway::formats
