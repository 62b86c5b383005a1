#pragma once

#include "editor/model/pool/pool_workbench.h"
#include "editor/ui/window/fittings.h"

#include <wx/graphics.h>

namespace fairway::editor::pool {

// Draws over the pool where the pointer is and what a click would change.
class Overlay {
public:
  Overlay(wxGraphicsContext& context, const OverlayLook& look) : context_(context), look_(look) {}

  void outline(const std::vector<Square>& squares, bool dashed); // the border round all of them together
  void veil(const std::vector<Square>& squares);                 // paler than what is there
  void axis(const PoolMap& map, Symmetry symmetry);

private:
  void strokeTwice(const wxGraphicsPath& path, bool dashed); // dark and light, seen on any ground
  void addLine(wxGraphicsPath& path, formats::Point from, formats::Point to) const;

  wxGraphicsContext& context_;
  const OverlayLook& look_;
};

} // namespace fairway::editor::pool
