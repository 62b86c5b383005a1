#pragma once

#include "editor/model/lake_race/course/placement_map.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/view/view.h"

#include <wx/graphics.h>

namespace fairway::editor::lake_race {

// Draws over the board what is selected and what the user is about to do.
class Overlay {
public:
  Overlay(wxGraphicsContext& context, const View& view, const fairway::lake_race::Lake& lake,
          formats::ThemeName theme, const wxSize& window);

  void selection(const LakeWorkbench& bench);
  void emptyPlaces(const LakeWorkbench& bench); // of an unfinished board of tiles
  void slotLetters();                           // of a view so far that those of the picture cannot be read
  void ghost(const Ghost& ghost);
  void cursor(Cell cell);             // the keyboard's pointer
  void caption(const wxString& text); // in the corner of the window; lines as they are
  void symmetryAxis(Symmetry symmetry);
  void places(const PlacementMap& places, Direction letter); // where a slot can stand

private:
  bool visible(Cell cell) const;
  wxGraphicsPath hexPath(Cell cell, double share = 1) const;
  void fillCell(Cell cell, const wxColour& colour, double share = 1);
  void cross(Cell cell);
  void outline(const std::vector<Cell>& cells, bool dashed); // the border round all of them together
  void strokeTwice(const wxGraphicsPath& path, bool dashed); // dark and light, seen on any ground
  void ring(Cell cell);
  void slot(const fairway::lake_race::Slot& slot);
  void strip(const StripPreview& strip, bool doubtful);
  void buoy(const GhostBuoy& buoy);
  void badge(Cell cell, const wxString& text, const wxColour& fill);

  wxGraphicsContext& context_;
  const View& view_;
  const fairway::lake_race::Lake& lake_;
  const formats::Theme& theme_;
  formats::Box seen_; // the part of the board in the window
};
} // namespace fairway::editor::lake_race
