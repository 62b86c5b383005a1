#pragma once

#include "formats/regatta/export/subject.h"

namespace fairway::formats::regatta {

// The document as JSON (schema `fairway-regatta-export-1`), with its references followed and its gates
// written out.
std::string exportJson(const Subject& subject);

} // namespace fairway::formats::regatta
