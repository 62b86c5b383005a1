#pragma once

#include "formats/river/export/subject.h"

namespace fairway::formats::river {

// The subject as a document that needs no other file.
Document selfContained(const Subject& subject);

} // namespace fairway::formats::river
