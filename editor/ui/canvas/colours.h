#pragma once

#include "formats/picture/theme.h"

#include <wx/colour.h>

namespace fairway::editor {

wxColour toWx(const formats::Colour& colour, double alpha = 1);

} // namespace fairway::editor
