#pragma once

#include "formats/document/document.h"

namespace fairway::editor {

// A document that was read in spite of faults, made fit to be worked on: what says nothing (a waiver without
// a reason, a severity of no check) is left out, and the game mends the rest.
formats::Document mended(formats::Document content);

} // namespace fairway::editor
