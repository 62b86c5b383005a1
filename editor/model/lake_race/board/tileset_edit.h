#pragma once

#include "editor/model/document/command.h"
#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// Steps on a tile set: its tiles as a whole. A tile is one piece with two sides, so each step is done on
// every side that the set has. Null where nothing would change or the step is not allowed.

// A tile of water without slots, after the others; its name must be new and one that a document can hold.
CommandPtr addTile(const formats::Document& content, const std::string& name);
CommandPtr renameTile(const formats::Document& content, const std::string& from, const std::string& to);
// As long as enough are left for the board.
CommandPtr removeTile(const formats::Document& content, const std::string& name);

// Why this is not a valid name for a tile; none if it is.
std::optional<std::string> whyNoTileName(const formats::Document& content, const std::string& name);

} // namespace fairway::editor::lake_race
