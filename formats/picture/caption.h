#pragma once

#include "formats/picture/geometry.h"
#include "formats/picture/theme.h"

#include <optional>
#include <string>
#include <vector>

namespace fairway::formats {

class Pen;
class Texts;

// What a picture of a race says below the board: who has just done what, and the dice or cards of it.
struct Caption {
  // A die or a card, with what is on it.
  struct Sign {
    std::string text;
    bool fresh = true; // rolled or played now; otherwise it was there before

    friend bool operator==(const Sign&, const Sign&) = default;
  };

  std::string text;
  std::vector<Sign> signs;
  std::optional<Colour> colour; // of the player

  bool empty() const { return text.empty() && signs.empty(); }

  friend bool operator==(const Caption&, const Caption&) = default;
};

// The room of any caption whose letters have this size: it is the same through a whole race.
double captionHeight(double letters);

// Signs to the left, the text beside them; a text that is too long is set in smaller letters.
void drawCaption(const Pen& pen, const Texts& texts, const Theme& theme, const Caption& caption, Point at,
                 double width, double letters);

} // namespace fairway::formats
