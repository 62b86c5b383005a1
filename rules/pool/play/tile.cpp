#include "rules/pool/play/tile.h"

namespace fairway::pool {

std::string label(Tile tile) {
  return std::string(nameOf(tile.side)) + " " + (tile.isSwimmer() ? "?" : std::to_string(tile.face));
}

} // namespace fairway::pool
