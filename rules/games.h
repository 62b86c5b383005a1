#pragma once

#include "rules/base/game_id.h"
#include "rules/base/phrase.h"

// The games of the house: the names that documents know them by, and what people call them, in English.
namespace fairway {

namespace lake_race {
inline constexpr GameId gameId{"lake"};
inline constexpr const char* gameTitle = marked("Lake race");
} // namespace lake_race
namespace pool {
inline constexpr GameId gameId{"pool"};
inline constexpr const char* gameTitle = marked("Crocodile pool");
} // namespace pool
namespace regatta {
inline constexpr GameId gameId{"regatta"};
inline constexpr const char* gameTitle = marked("Card regatta");
} // namespace regatta
namespace river {
inline constexpr GameId gameId{"river"};
inline constexpr const char* gameTitle = marked("River race");
} // namespace river

} // namespace fairway
