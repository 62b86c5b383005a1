#pragma once

#include "formats/picture/scene.h"

#include <wx/bmpbndl.h>
#include <wx/window.h>

namespace fairway::editor {

struct ThumbnailLook {
  formats::ThemeName theme = formats::ThemeName::Dark;
  formats::Layers layers; // besides the ground
  bool faint = false;     // as something that is used already
  bool ticked = false;    // and this is it
  wxColour ground;        // what it lies on; none: a button
};

// A little picture of a scene by the same painter as the board, as wide or high as fits, at the window's
// pixel density.
wxBitmapBundle thumbnail(const wxWindow& window, const formats::Scene& scene, const wxSize& size,
                         const ThumbnailLook& look = {});

} // namespace fairway::editor
