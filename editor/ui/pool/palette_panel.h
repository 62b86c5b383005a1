#pragma once

#include "editor/model/pool/pool_workbench.h"
#include "editor/ui/panels/palette.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include <functional>

namespace fairway::editor::pool {

// The left panel: grounds and brushes, what lies in the pool, whose it is, the numbers to try, and how edits
// are mirrored to the other end.
class PalettePanel final : public Palette {
public:
  using Palette::Palette;

  void show(PoolWorkbench* bench);
  void update() override;

private:
  void rebuild();
  void addGrounds();
  void addThings();
  void addSides();
  void addNumbers();
  wxBitmapBundle swimmerPicture(Side side) const;
  void addSymmetries();

  PoolWorkbench* bench_ = nullptr;
  std::vector<fairway::pool::Crocodile> shown_; // for which there are buttons
};

} // namespace fairway::editor::pool
