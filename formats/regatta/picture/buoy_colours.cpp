#include "formats/regatta/picture/brush.h"

#include <array>
#include <cctype>

namespace fairway::formats::regatta {

namespace {

struct NamedColour {
  std::string_view name;
  Colour colour;
};

// As people say it in English, French and German.
constexpr std::array<NamedColour, 33> named{{
    {"red", rgb(0xD5281E)},    {"rouge", rgb(0xD5281E)},   {"rot", rgb(0xD5281E)},
    {"green", rgb(0x1E8C45)},  {"vert", rgb(0x1E8C45)},    {"verte", rgb(0x1E8C45)},
    {"grün", rgb(0x1E8C45)},   {"blue", rgb(0x2257C4)},    {"bleu", rgb(0x2257C4)},
    {"bleue", rgb(0x2257C4)},  {"blau", rgb(0x2257C4)},    {"yellow", rgb(0xF2D024)},
    {"jaune", rgb(0xF2D024)},  {"gelb", rgb(0xF2D024)},    {"orange", rgb(0xF08A1D)},
    {"purple", rgb(0x7E3F98)}, {"violet", rgb(0x7E3F98)},  {"violette", rgb(0x7E3F98)},
    {"lila", rgb(0x7E3F98)},   {"pink", rgb(0xEC7FB0)},    {"rose", rgb(0xEC7FB0)},
    {"rosa", rgb(0xEC7FB0)},   {"black", rgb(0x222222)},   {"noir", rgb(0x222222)},
    {"noire", rgb(0x222222)},  {"schwarz", rgb(0x222222)}, {"brown", rgb(0x7B4A21)},
    {"brun", rgb(0x7B4A21)},   {"braun", rgb(0x7B4A21)},   {"gray", rgb(0x8A8A8A)},
    {"grey", rgb(0x8A8A8A)},   {"gris", rgb(0x8A8A8A)},    {"grau", rgb(0x8A8A8A)},
}};

// Those of Okabe and Ito.
constexpr std::array<Colour, 8> others{rgb(0xD55E00), rgb(0x0072B2), rgb(0xF0E442), rgb(0x009E73),
                                       rgb(0xCC79A7), rgb(0xE69F00), rgb(0x56B4E9), rgb(0x222222)};

} // namespace

Colour buoyColour(const Theme& theme, const std::string& name, std::size_t number) {
  if (theme.hatchedLand) return theme.token; // sparing with ink
  std::string lower = name;
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const NamedColour& known : named)
    if (known.name == lower) return theme.shown(known.colour);
  return theme.shown(others[number % others.size()]);
}

Colour inkOn(Colour ground) {
  return ground.light() > 0.55 ? rgb(0x111111) : rgb(0xFFFFFF);
}

} // namespace fairway::formats::regatta
