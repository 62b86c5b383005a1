#pragma once

#include "editor/model/race/raced.h"

#include <wx/colour.h>

namespace fairway::editor::race {

// The colour of a seat's boats on the board, for the panels beside it.
inline wxColour seatColour(const Raced& raced, int seat) {
  const formats::Colour colour = raced.seatColour(formats::themeOf(formats::ThemeName::Light), seat);
  const auto part = [](double share) { return static_cast<unsigned char>(255 * share + 0.5); };
  return {part(colour.red), part(colour.green), part(colour.blue)};
}

} // namespace fairway::editor::race
