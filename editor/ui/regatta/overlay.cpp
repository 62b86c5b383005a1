#include "editor/ui/regatta/overlay.h"

#include <cmath>
#include <map>
#include <numbers>
#include <wx/brush.h>
#include <wx/pen.h>

namespace fairway::editor::regatta {

namespace {

using formats::Point;
using formats::regatta::pointOf;

const wxColour freeColour(46, 160, 67, 220);
const wxColour hinderedColour(208, 48, 48, 220);

// Ahead of a pose on the board, in its units.
Point onward(plane::Heading heading) {
  return formats::regatta::wayOf(heading);
}

} // namespace

void Overlay::strokeTwice(const wxGraphicsPath& path, bool dashed) {
  context_.SetPen(wxPen(wxColour(0, 0, 0, 150), 4));
  context_.StrokePath(path);
  context_.SetPen(wxPen(wxColour(255, 255, 255, 240), 2, dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
  context_.StrokePath(path);
}

void Overlay::ring(Point at, double radius) {
  const Point centre = look_.view.toScreen(at);
  wxGraphicsPath path = context_.CreatePath();
  path.AddCircle(centre.x, centre.y, std::max(6.0, radius * look_.view.unitSize()));
  strokeTwice(path, false);
}

void Overlay::outline(const std::vector<Point>& points, bool closed, bool dashed) {
  wxGraphicsPath path = context_.CreatePath();
  bool first = true;
  for (const Point point : points) {
    const Point at = look_.view.toScreen(point);
    first ? path.MoveToPoint(at.x, at.y) : path.AddLineToPoint(at.x, at.y);
    first = false;
  }
  if (closed) path.CloseSubpath();
  strokeTwice(path, dashed);
}

void Overlay::paint(const TableWorkbench& bench) {
  selection(bench);
  ghost(bench);
}

void Overlay::selection(const TableWorkbench& bench) {
  const Handle& handle = bench.selection();
  const Course& course = bench.course();
  if (!handle) return;
  if (handle.kind == Handle::Kind::Island || handle.kind == Handle::Kind::Corner) {
    std::vector<Point> shore;
    for (const Vec corner : course.islands[handle.index]) shore.push_back(pointOf(corner));
    outline(shore, true, true);
    for (const Point corner : shore) ring(corner, 3);
    if (handle.kind == Handle::Kind::Island) return;
  }
  const bool obstacle = handle.kind == Handle::Kind::Obstacle;
  const double radius = (obstacle ? course.obstacles[handle.index].diameter : course.buoy) / 2.0 + 4;
  ring(pointOf(placeOf(course, handle)), radius);
}

void Overlay::ghost(const TableWorkbench& bench) {
  const TableWorkbench::Ghost ghost = bench.ghost();
  std::vector<Point> corners;
  for (const Vec corner : ghost.outline) corners.push_back(pointOf(corner));
  if (!corners.empty()) {
    for (const Point corner : corners) ring(corner, 3);
    if (ghost.place) corners.push_back(pointOf(*ghost.place));
    outline(corners, false, true);
  }
  if (ghost.place && bench.tool() != TableTool::Island) {
    const int diameter = bench.tool() == TableTool::Buoy ? bench.course().buoy : bench.options().diameter;
    ring(pointOf(*ghost.place), diameter / 2.0);
  }
  if (ghost.boat) trial(bench.course(), *bench.deck(), ghost);
}

// The boat, the card before its bow, and every arrow: green where it is free, red with the reason where not.
void Overlay::trial(const Course& course, const fairway::regatta::Deck& deck, const CardGhost& ghost) {
  const plane::Pose& pose = *ghost.boat;
  const Point bow = pointOf(pose.at);
  const Point way = onward(pose.heading);
  const Point side{-way.y, way.x};
  const bool across = deck.cards[ghost.card].across;
  const double length = across ? deck.width : deck.length;
  const double half = (across ? deck.length : deck.width) / 2.0;
  outline({bow - half * side, bow + half * side, bow + half * side + length * way,
           bow - half * side + length * way},
          true, true);
  if (!ghost.sailed)
    boat(course, pose, ghost.boatFault.empty() ? wxColour(255, 249, 232, 235) : hinderedColour);
  if (!ghost.boatFault.empty()) {
    tag(bow, wxString::FromUTF8(ghost.boatFault), hinderedColour);
    return;
  }
  int number = 0;
  for (const ArrowTrial& arrow : ghost.arrows) {
    const bool chosen = ghost.chosen == static_cast<std::size_t>(number);
    this->arrow(course, arrow, ++number, chosen);
  }
  reasons(course, ghost);
}

// Behind the stern, where no arrow is: which arrows may not be taken, and why.
void Overlay::reasons(const Course& course, const CardGhost& ghost) {
  std::map<std::string, wxString> numbers; // by reason
  int number = 0;
  for (const ArrowTrial& arrow : ghost.arrows) {
    ++number;
    if (arrow.why.empty()) continue;
    wxString& list = numbers[arrow.why];
    list += (list.empty() ? "" : ", ") + wxString::Format("%d", number);
  }
  const Point stern = pointOf(ghost.boat->at) - (1.0 * course.length) * onward(ghost.boat->heading);
  const Point behind = stern - 25.0 * onward(ghost.boat->heading);
  double line = 0; // one below the other
  for (const auto& [why, list] : numbers)
    tag(behind + Point{0, 24 * line++ / look_.view.unitSize()},
        wxString::Format("%s: %s", list, wxString::FromUTF8(why)), hinderedColour);
}

void Overlay::arrow(const Course& course, const ArrowTrial& trial, int number, bool chosen) {
  const bool free = trial.why.empty();
  const wxColour colour = free ? freeColour : hinderedColour;
  wxGraphicsPath path = context_.CreatePath();
  bool first = true;
  for (const plane::Pose& pose : trial.track) {
    const Point at = look_.view.toScreen(pointOf(pose.at));
    first ? path.MoveToPoint(at.x, at.y) : path.AddLineToPoint(at.x, at.y);
    first = false;
  }
  context_.SetPen(wxPen(wxColour(colour.Red(), colour.Green(), colour.Blue(), 70),
                        std::max(3, static_cast<int>(course.beam * look_.view.unitSize()))));
  context_.StrokePath(path);
  context_.SetPen(wxPen(colour, chosen ? 4 : 2, free ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH));
  context_.StrokePath(path);
  const plane::Pose& end = trial.end();
  boat(course, end, wxColour(colour.Red(), colour.Green(), colour.Blue(), chosen ? 230 : 150));
  wxString text = wxString::Format("%d", number);
  if (trial.halt) text = wxString::Format(_("%d halts"), number);
  if (trial.finishes) text = wxString::Format(_("%d finishes"), number);
  tag(pointOf(end.at) + 14.0 * onward(end.heading), text, colour);
}

void Overlay::boat(const Course& course, const plane::Pose& pose, const wxColour& fill) {
  const Point bow = pointOf(pose.at);
  const Point way = onward(pose.heading);
  const Point side = (course.beam / 2.0) * Point{-way.y, way.x};
  const auto at = [&](double back, double out) {
    return look_.view.toScreen(bow - (back * course.length) * way + out * side);
  };
  wxGraphicsPath path = context_.CreatePath();
  const Point tip = at(0, 0);
  path.MoveToPoint(tip.x, tip.y);
  const auto curve = [&](Point a, Point b, Point c) { path.AddCurveToPoint(a.x, a.y, b.x, b.y, c.x, c.y); };
  curve(at(0.12, 0.55), at(0.3, 1), at(0.55, 1));
  curve(at(0.8, 1), at(0.93, 0.8), at(1, 0.68));
  const Point stern = at(1, -0.68);
  path.AddLineToPoint(stern.x, stern.y);
  curve(at(0.93, -0.8), at(0.8, -1), at(0.55, -1));
  curve(at(0.3, -1), at(0.12, -0.55), tip);
  path.CloseSubpath();
  context_.SetBrush(wxBrush(fill));
  context_.SetPen(wxPen(wxColour(20, 34, 44), 1));
  context_.DrawPath(path);
}

void Overlay::tag(Point at, const wxString& text, const wxColour& ground) {
  const Point place = look_.view.toScreen(at);
  wxFont font = *wxNORMAL_FONT;
  font.MakeBold();
  context_.SetFont(font, *wxWHITE);
  double width = 0, height = 0;
  context_.GetTextExtent(text, &width, &height);
  const double x = std::clamp(place.x - width / 2, 4.0, std::max(4.0, look_.window.x - width - 8));
  const double y = std::clamp(place.y - height / 2, 4.0, std::max(4.0, look_.window.y - height - 8));
  context_.SetBrush(wxBrush(ground));
  context_.SetPen(*wxTRANSPARENT_PEN);
  context_.DrawRoundedRectangle(x - 5, y - 2, width + 10, height + 4, 4);
  context_.DrawText(text, x, y);
}

void Overlay::paint(const DeckWorkbench& bench) {
  if (const auto hovered = bench.hoveredStop()) ring(*hovered, 2.2);
  const auto& chosen = bench.selection();
  if (!chosen) return;
  const formats::Box& card = bench.deckScene().cardBox(chosen->card);
  outline(
      {{card.left, card.top}, {card.right, card.top}, {card.right, card.bottom}, {card.left, card.bottom}},
      true, false);
  if (!chosen->arrow) return;
  const auto& arrow = bench.deck().cards[chosen->card].arrows[*chosen->arrow];
  for (std::size_t point = 0; point < arrow.size(); ++point) {
    const Point at = bench.placeOf({chosen->card, chosen->arrow, point});
    ring(at, point == chosen->point ? 2.2 : 1.2);
    const double turn = arrow[point].turn * std::numbers::pi / 180;
    outline({at, at + 7.0 * Point{std::sin(turn), -std::cos(turn)}}, false, point != chosen->point);
  }
}

void Overlay::cursor() {
  if (look_.cursor) ring(*look_.cursor, 2);
}

} // namespace fairway::editor::regatta
