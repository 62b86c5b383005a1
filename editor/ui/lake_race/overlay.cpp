#include "editor/ui/lake_race/overlay.h"

#include "editor/ui/canvas/focus_frame.h"
#include "formats/lake_race/picture/hex_geometry.h"
#include "formats/lake_race/picture/palette.h"

#include <cmath>
#include <set>
#include <wx/brush.h>
#include <wx/pen.h>

namespace fairway::editor::lake_race {

using fairway::lake_race::Terrain;
using formats::Point;

Overlay::Overlay(wxGraphicsContext& context, const View& view, const fairway::lake_race::Lake& lake,
                 formats::ThemeName theme, const wxSize& window)
    : context_(context), view_(view), lake_(lake), theme_(formats::themeOf(theme)) {
  const Point from = view.toBoard({0, 0});
  const Point to = view.toBoard({static_cast<double>(window.x), static_cast<double>(window.y)});
  seen_ = formats::Box{from.x, from.y, to.x, to.y}.grown(1);
}

bool Overlay::visible(Cell cell) const {
  return seen_.contains(formats::lake_race::centreOf(cell, lake_.stagger));
}

wxGraphicsPath Overlay::hexPath(Cell cell, double share) const {
  const Point centre = formats::lake_race::centreOf(cell, lake_.stagger);
  wxGraphicsPath path = context_.CreatePath();
  bool first = true;
  for (const Point corner : formats::lake_race::cornersOf(centre)) {
    const Point at = view_.toScreen(centre + share * (corner - centre));
    first ? path.MoveToPoint(at.x, at.y) : path.AddLineToPoint(at.x, at.y);
    first = false;
  }
  path.CloseSubpath();
  return path;
}

void Overlay::fillCell(Cell cell, const wxColour& colour, double share) {
  if (!visible(cell)) return;
  context_.SetPen(*wxTRANSPARENT_PEN);
  context_.SetBrush(wxBrush(colour));
  context_.FillPath(hexPath(cell, share));
}

void Overlay::strokeTwice(const wxGraphicsPath& path, bool dashed) {
  context_.SetPen(wxPen(wxColour(0, 0, 0, 150), 4));
  context_.StrokePath(path);
  wxPen light(wxColour(255, 255, 255, 240), 2, dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID);
  context_.SetPen(light);
  context_.StrokePath(path);
}

void Overlay::outline(const std::vector<Cell>& cells, bool dashed) {
  const std::set<Cell> inside(cells.begin(), cells.end());
  wxGraphicsPath path = context_.CreatePath();
  for (const Cell cell : cells) {
    if (!visible(cell)) continue;
    const auto corners = formats::lake_race::cornersOf(formats::lake_race::centreOf(cell, lake_.stagger));
    for (std::size_t side = 0; side < 6; ++side) {
      if (inside.contains(neighbour(cell, static_cast<Direction>(side), lake_.stagger))) continue;
      const Point from = view_.toScreen(corners[(side + 5) % 6]);
      const Point to = view_.toScreen(corners[side]);
      path.MoveToPoint(from.x, from.y);
      path.AddLineToPoint(to.x, to.y);
    }
  }
  strokeTwice(path, dashed);
}

void Overlay::ring(Cell cell) {
  const Point at = view_.toScreen(formats::lake_race::centreOf(cell, lake_.stagger));
  const double radius = 0.56 * view_.unitSize();
  wxGraphicsPath path = context_.CreatePath();
  path.AddCircle(at.x, at.y, radius);
  strokeTwice(path, false);
}

void Overlay::cursor(Cell cell) {
  strokeTwice(hexPath(cell), true);
}

void Overlay::caption(const wxString& text) {
  if (text.empty()) return;
  constexpr double inside = 8, outside = 10; // pixels
  context_.SetFont(wxNORMAL_FONT->Bold(), *wxWHITE);
  double width = 0, height = 0;
  context_.GetTextExtent(text, &width, &height);
  context_.SetPen(*wxTRANSPARENT_PEN);
  context_.SetBrush(wxBrush(wxColour(20, 28, 40, 215)));
  context_.DrawRoundedRectangle(outside, outside, width + 2 * inside, height + 2 * inside, 6);
  context_.DrawText(text, outside + inside, outside + inside);
}

void Overlay::cross(Cell cell) {
  const Point at = view_.toScreen(formats::lake_race::centreOf(cell, lake_.stagger));
  const double reach = 0.2 * view_.unitSize();
  context_.SetPen(wxPen(*wxWHITE, 2));
  context_.StrokeLine(at.x - reach, at.y - reach, at.x + reach, at.y + reach);
  context_.StrokeLine(at.x - reach, at.y + reach, at.x + reach, at.y - reach);
}

namespace {

// White or nearly black, whichever is read more easily on the colour.
wxColour inkOn(const wxColour& ground) {
  return ground.GetLuminance() > 0.45 ? wxColour(16, 24, 32) : *wxWHITE;
}

} // namespace

void Overlay::badge(Cell cell, const wxString& text, const wxColour& fill) {
  const Point at = view_.toScreen(formats::lake_race::centreOf(cell, lake_.stagger));
  const double radius = 0.36 * view_.unitSize();
  context_.SetBrush(wxBrush(fill));
  context_.SetPen(wxPen(*wxWHITE, 2));
  context_.DrawEllipse(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  wxFont font = *wxNORMAL_FONT;
  font.SetPixelSize(wxSize(0, std::max(6, static_cast<int>(radius * 1.2))));
  font.MakeBold();
  context_.SetFont(font, inkOn(fill));
  double width = 0, height = 0;
  context_.GetTextExtent(text, &width, &height);
  context_.DrawText(text, at.x - width / 2, at.y - height / 2);
}

void Overlay::slot(const fairway::lake_race::Slot& slot) {
  const wxColour colour = toWx(formats::lake_race::raceColour(theme_, slot.race), 0.9);
  badge(slot.at, wxString(letterOf(slot.race)), colour);
  const Point centre = formats::lake_race::centreOf(slot.at, lake_.stagger);
  const Point side = view_.toScreen(centre + 0.46 * formats::lake_race::pointing(slot.letter));
  context_.SetBrush(wxBrush(colour));
  context_.SetPen(wxPen(*wxWHITE, 1));
  const double dot = 0.1 * view_.unitSize();
  context_.DrawEllipse(side.x - dot, side.y - dot, 2 * dot, 2 * dot);
}

void Overlay::slotLetters() {
  constexpr double legible = 34, most = 9; // pixels: of a cell, and of the badge's radius
  if (view_.unitSize() >= legible || view_.unitSize() < 6) return;
  wxFont font = *wxNORMAL_FONT;
  font.SetPixelSize(wxSize(0, 13));
  font.MakeBold();
  for (const fairway::lake_race::Slot& slot : lake_.slots) {
    if (!visible(slot.at)) continue;
    const Point centre = formats::lake_race::centreOf(slot.at, lake_.stagger);
    const Point at = view_.toScreen(centre),
                side = view_.toScreen(centre + 0.5 * formats::lake_race::pointing(slot.letter));
    const double length = std::max(0.1, std::hypot(side.x - at.x, side.y - at.y));
    context_.SetPen(wxPen(*wxWHITE, 3)); // towards the side of the letter
    context_.StrokeLine(at.x, at.y, at.x + (side.x - at.x) / length * (most + 5),
                        at.y + (side.y - at.y) / length * (most + 5));
    const wxColour colour = toWx(formats::lake_race::raceColour(theme_, slot.race), 1);
    context_.SetBrush(*wxTRANSPARENT_BRUSH); // a dark rim: one of the colours is a blue on blue water
    context_.SetPen(wxPen(wxColour(16, 24, 32), 2));
    context_.DrawEllipse(at.x - most - 1.5, at.y - most - 1.5, 2 * most + 3, 2 * most + 3);
    context_.SetBrush(wxBrush(colour));
    context_.SetPen(wxPen(*wxWHITE, 2));
    context_.DrawEllipse(at.x - most, at.y - most, 2 * most, 2 * most);
    const wxString letter(letterOf(slot.race));
    context_.SetFont(font, inkOn(colour));
    double width = 0, height = 0;
    context_.GetTextExtent(letter, &width, &height);
    context_.DrawText(letter, at.x - width / 2, at.y - height / 2);
  }
}

void Overlay::strip(const StripPreview& strip, bool doubtful) {
  const wxColour fits = doubtful ? wxColour(230, 150, 20, 190) : wxColour(46, 160, 67, 150);
  for (const Cell cell : strip.fits) fillCell(cell, fits, 0.8);
  for (const Cell cell : strip.misfits) {
    fillCell(cell, wxColour(208, 48, 48, 190), 0.8);
    if (visible(cell)) cross(cell);
  }
}

void Overlay::buoy(const GhostBuoy& buoy) {
  badge(buoy.at, wxString::Format("%d", buoy.buoy),
        buoy.fits ? toWx(theme_.token, 0.9) : wxColour(208, 48, 48, 220));
}

void Overlay::ghost(const Ghost& ghost) {
  for (const CellPaint& paint : ghost.cells)
    fillCell(paint.cell, paint.terrain == Terrain::Land    ? toWx(theme_.land, 0.82)
                         : paint.terrain == Terrain::Water ? toWx(theme_.water, 0.82)
                                                           : toWx(theme_.paper, 0.9));
  if (ghost.strip) strip(*ghost.strip, !ghost.doubt.empty());
  if (!ghost.outline.empty()) outline(ghost.outline, false);
  for (const Cell cell : ghost.lost) {
    fillCell(cell, wxColour(208, 48, 48, 190), 0.8);
    if (visible(cell)) cross(cell);
  }
  for (const fairway::lake_race::Slot& each : ghost.slots) slot(each);
  if (ghost.buoy) buoy(*ghost.buoy);
}

namespace {

std::vector<Cell> cellsOf(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side,
                          TilePlace place) {
  const Cell corner = cornerOf(set, side, place);
  std::vector<Cell> cells;
  for (int row = 0; row < set.tileRows; ++row)
    for (int column = 0; column < set.tileColumns; ++column)
      cells.push_back({corner.column + column, corner.row + row});
  return cells;
}

} // namespace

void Overlay::emptyPlaces(const LakeWorkbench& bench) {
  const auto* layout = tileLayoutOf(bench.document().content());
  const auto& set = bench.references().set;
  if (!layout || !set || bench.lake()) return;
  for (int row = 0; row < set->down; ++row)
    for (int column = 0; column < set->across; ++column) {
      const fairway::lake_race::PlacedTile* tile = tileAt(*layout, {row, column});
      if (!tile || tile->tile.empty()) outline(cellsOf(*set, layout->side, {row, column}), true);
    }
}

void Overlay::selection(const LakeWorkbench& bench) {
  if (const auto* region = std::get_if<CellRegion>(&bench.selection())) {
    outline({region->begin(), region->end()}, true);
  } else if (const auto* choice = std::get_if<SlotChoice>(&bench.selection())) {
    if (choice->index < lake_.slots.size()) ring(lake_.slots[choice->index].at);
  } else if (const auto* place = std::get_if<TilePlace>(&bench.selection())) {
    const auto* layout = tileLayoutOf(bench.document().content());
    const auto& set = bench.references().set;
    if (layout && set) outline(cellsOf(*set, layout->side, *place), false);
  }
}

// Cells that accept the letter are highlighted, those that accept another are paler, and ticks say which.
void Overlay::places(const PlacementMap& places, Direction letter) {
  constexpr double leastUnit = 8, leastForTicks = 20; // pixels
  if (view_.unitSize() < leastUnit) return;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake_.map.cellCount()); ++i) {
    const Cell cell = lake_.map.cellAt(i);
    if (!visible(cell)) continue;
    const LetterSet letters = places.lettersAt(cell);
    if (letters.none()) continue;
    fillCell(cell, wxColour(255, 244, 150, letters[static_cast<std::size_t>(letter)] ? 120 : 50), 0.92);
    if (view_.unitSize() < leastForTicks) continue;
    const Point centre = formats::lake_race::centreOf(cell, lake_.stagger);
    const double dot = 0.055 * view_.unitSize();
    context_.SetPen(*wxTRANSPARENT_PEN);
    context_.SetBrush(wxBrush(wxColour(255, 255, 255, 200)));
    for (std::size_t side = 0; side < letters.size(); ++side) {
      if (!letters[side]) continue;
      const Point at =
          view_.toScreen(centre + 0.36 * formats::lake_race::pointing(static_cast<Direction>(side)));
      context_.DrawEllipse(at.x - dot, at.y - dot, 2 * dot, 2 * dot);
    }
  }
}

void Overlay::symmetryAxis(Symmetry symmetry) {
  if (symmetry == Symmetry::None) return;
  // The fixed points of the symmetry lie halfway between a cell and its image.
  const Cell probe{(lake_.map.columns() + 1) / 2, lake_.map.rows() > 1 ? lake_.map.rows() / 2 : 1};
  const std::optional<Cell> image = imageOf(lake_, symmetry, probe);
  if (!image) return;
  const Point centre = view_.toScreen(formats::middle(formats::lake_race::centreOf(probe, lake_.stagger),
                                                      formats::lake_race::centreOf(*image, lake_.stagger)));
  const formats::Box box = formats::lake_race::boardBox(lake_.map, lake_.stagger);
  const Point first = view_.toScreen({box.left, box.top}), last = view_.toScreen({box.right, box.bottom});
  wxGraphicsPath path = context_.CreatePath();
  if (symmetry == Symmetry::LeftRight) {
    path.MoveToPoint(centre.x, first.y), path.AddLineToPoint(centre.x, last.y);
  } else if (symmetry == Symmetry::TopBottom) {
    path.MoveToPoint(first.x, centre.y), path.AddLineToPoint(last.x, centre.y);
  } else {
    path.AddCircle(centre.x, centre.y, 0.35 * view_.unitSize());
    path.MoveToPoint(centre.x - view_.unitSize(), centre.y);
    path.AddLineToPoint(centre.x + view_.unitSize(), centre.y);
    path.MoveToPoint(centre.x, centre.y - view_.unitSize());
    path.AddLineToPoint(centre.x, centre.y + view_.unitSize());
  }
  strokeTwice(path, symmetry != Symmetry::HalfTurn);
}

} // namespace fairway::editor::lake_race
