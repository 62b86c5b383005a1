#pragma once

#include "formats/lake_race/export/subject.h"

namespace fairway::formats::lake_race {

// The subject as a document that needs no other file: lakes inside, every choice written out. None where a
// course has no choices to write, because its gates are not defined.
std::optional<Document> selfContained(const Subject& subject);

} // namespace fairway::formats::lake_race
