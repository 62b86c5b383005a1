#pragma once

#include "formats/document/document.h"

// A record belongs to its board. So that a change of the board is noticed, the record can hold its digest:
// that of the board's canonical text, as `fairway export` writes it with everything inside, but without name,
// author, licence, notes, severities, waivers and comments, which change no race. Of a match: of the texts of
// its courses, one after the other.
namespace fairway::formats {

// None: the record's board is not inside it, or it is not a record.
std::optional<std::string> digestOfBoardInside(const Document& record);

// Whether the record names a digest and its board has another. `whole`: the record with its board inside.
bool hasOtherBoard(const Document& record, const Document& whole);

} // namespace fairway::formats
