#pragma once

#include "formats/lake_race/documents.h"

namespace fairway::editor {

// A document that was read in spite of faults, made fit to be worked on: tiles have the size of their set,
// and what says nothing (a waiver without a reason, a severity of no check) is left out.
formats::Document mended(formats::Document content);

} // namespace fairway::editor
