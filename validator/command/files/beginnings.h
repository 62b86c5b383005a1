#pragma once

#include "formats/document/game.h"

#include <string>
#include <vector>

namespace fairway::command {

// A kind of document that has a template. The name is `lake`, or `river/lake` where an earlier game has a
// kind of that name too.
struct Beginning {
  std::string name;
  const formats::Kind* kind;
};

std::vector<Beginning> beginnings(); // each game's, those of the first game first

} // namespace fairway::command
