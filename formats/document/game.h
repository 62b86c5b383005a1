#pragma once

#include "formats/document/kind.h"
#include "rules/base/spot.h"

namespace fairway::formats {

// A game as this room sees it.
struct Game {
  GameId id;
  Spot::Kind spots; // the places that its waivers name
  std::optional<Spot> (*readSpot)(yaml::Reading& reading, const yaml::Value& value);
  std::span<const Kind> kinds;
};

// The games of this program. The first is that of a record without `game:`. The list itself is in
// formats/games.cpp, and is linked to programs, not to libraries: a test can play with others.
std::span<const Game* const> games();

// The kinds of that name, one for each game that has it.
std::vector<const Kind*> kindsNamed(std::string_view name);

const Game& gameOf(const Kind& kind);

} // namespace fairway::formats
