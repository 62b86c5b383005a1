#pragma once

#include "editor/model/work/board_variant.h"

namespace fairway::editor::regatta {

// The regatta with one buoy of its round left to the other side.
std::vector<BoardVariant> variantsOf(const EditedDocument& regatta);

} // namespace fairway::editor::regatta
