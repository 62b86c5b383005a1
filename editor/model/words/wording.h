#pragma once

#include "formats/document/problem.h"
#include "formats/lake_race/documents.h"

#include <string>

namespace fairway::editor {

// Words of the game as people read them, in their language. The documents' own words are those of the rules.
std::string shownName(lake_race::Terrain terrain);          // water, land, void
std::string shownName(Direction direction);                 // E, NE, ...
std::string shownName(lake_race::Arrow arrow);              // clockwise, counterclockwise
std::string shownName(lake_race::PassSide side);            // left, right
std::string shownName(Severity severity);                   // error, warning, ...
std::string shownText(const formats::Problems& problems);   // a line each: where it is, and what is wrong
std::string untitledName(const formats::Document& content); // "Untitled lake"

} // namespace fairway::editor
