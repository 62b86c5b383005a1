#pragma once

#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor::regatta {

// What is drawn over a table or a deck: what is selected, and what the user is about to do.
class Overlay {
public:
  Overlay(wxGraphicsContext& context, const OverlayLook& look) : context_(context), look_(look) {}

  void paint(const TableWorkbench& bench);
  void paint(const DeckWorkbench& bench);
  void cursor();
  void boat(const Course& course, const plane::Pose& pose, const wxColour& fill);

private:
  void ring(formats::Point at, double radius); // in units of the board
  void outline(const std::vector<formats::Point>& points, bool closed, bool dashed);
  void strokeTwice(const wxGraphicsPath& path, bool dashed);
  void selection(const TableWorkbench& bench);
  void ghost(const TableWorkbench& bench);
  void trial(const Course& course, const fairway::regatta::Deck& deck, const CardGhost& ghost);
  void reasons(const Course& course, const CardGhost& ghost);
  void arrow(const Course& course, const ArrowTrial& trial, int number, bool chosen);
  void tag(formats::Point at, const wxString& text, const wxColour& ground);

  wxGraphicsContext& context_;
  const OverlayLook& look_;
};

} // namespace fairway::editor::regatta
