#pragma once

#include "editor/model/race/raced.h"

// A record of a race keeps the digest of its board, so that a change of the board is noticed.
namespace fairway::editor::race {

// Writes the digest of the board as it is now; takes it out where the board cannot be read. `file` is where
// the record's references start from.
void stampBoard(formats::Document& record, const std::filesystem::path& file);

// Whether the board is another one than the record was raced on.
bool boardHasChanged(const EditedDocument& record);

// The boards of a record, with everything inside, race by race; none: they cannot be read.
std::vector<formats::Document> boardsOf(const EditedDocument& record);

} // namespace fairway::editor::race
