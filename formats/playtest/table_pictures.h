#pragma once

#include "formats/picture/progress.h"
#include "formats/playtest/table_layout.h"

// The pictures of a table as PNG files.
namespace fairway::formats::playtest {

// The whole table: cloth, board, tray with its captions, and the rules where they are not a thing of their
// own. `density` pixels of the picture are one of the table.
std::string tablePng(const Table& table, const TableLayout& layout, double density,
                     const Art* sheet = nullptr);

// A piece, so many pixels for one of its units.
std::string artPng(const Art& art, double pixels);

// The rules in short on a sheet of paper, `rulesWidth` wide: the game's, then what to do at this table.
Art rulesSheet(const Kit& kit, const std::vector<RuleSection>& atThisTable);

} // namespace fairway::formats::playtest
