#pragma once

#include "rules/base/game_id.h"

// The games of the house, by the names that documents know them by.
namespace fairway {

namespace lake_race {
inline constexpr GameId gameId{"lake"};
}
namespace pool {
inline constexpr GameId gameId{"pool"};
}
namespace regatta {
inline constexpr GameId gameId{"regatta"};
}
namespace river {
inline constexpr GameId gameId{"river"};
}

} // namespace fairway
