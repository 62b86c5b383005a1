#pragma once

#include "editor/model/lake_race/lake_workbench.h"

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include <functional>

namespace fairway::editor::lake_race {

// What happens to a tile that is dragged out of the box; points are the screen's.
struct TileDrag {
  std::function<void(const wxPoint&)> over;
  std::function<void(const wxPoint&)> drop;
};

// The tiles of a set in both turnings, those on the board marked: a click picks one up, a drag lays it where
// it is released.
class TileBox final : public wxPanel {
public:
  TileBox(wxWindow* parent, LakeWorkbench& bench, TileDrag drag);

  void update(); // after any change of the layout or of what is picked up

private:
  // Whether a turning of a tile lies on the board.
  enum class Laid { No, OtherWay, ThisWay };
  struct Turning {
    wxToggleButton* button;
    fairway::lake_race::PlacedTile tile;
    std::optional<Laid> shown;
  };
  struct Place {
    wxStaticText* text;
    std::string tile;
  };

  void addTile(const fairway::lake_race::Tile& tile);
  wxToggleButton* addTurning(const fairway::lake_race::PlacedTile& tile);
  void bindDrag(wxToggleButton* button, const fairway::lake_race::PlacedTile& tile);
  Laid laidOf(const fairway::lake_race::PlacedTile& tile) const;
  wxBitmapBundle pictureOf(const fairway::lake_race::PlacedTile& tile, Laid laid) const;
  wxString whereIs(const std::string& tile) const;
  const formats::lake_race::TileLayout& layout() const { return *tileLayoutOf(bench_.document().content()); }

  LakeWorkbench& bench_;
  TileDrag drag_;
  std::vector<Turning> turnings_;
  std::vector<Place> places_;
  std::optional<wxPoint> pressedAt_; // on the screen, until it is released
  bool dragging_ = false;
};

} // namespace fairway::editor::lake_race
