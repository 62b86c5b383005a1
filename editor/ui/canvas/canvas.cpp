#include "editor/ui/canvas/canvas.h"

#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/course_edit.h"
#include "editor/ui/canvas/overlay.h"
#include "formats/document/reader.h"

#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/stopwatch.h>

#include <cmath>

namespace fairway::editor {

using formats::Point;

namespace {

constexpr double fitMargin = 24;
constexpr double frameTime = 12; // milliseconds that may be painted in one frame of 60 a second
constexpr int sharpenPause = 80; // milliseconds

formats::ThemeName themeOf(lake_race::BoardSide side) {
  return side == lake_race::BoardSide::Light ? formats::ThemeName::Light : formats::ThemeName::Dark;
}

// Which side of the tiles a course is raced on is said in the file of its lake.
formats::ThemeName themeBehind(const formats::Document& content) {
  const std::filesystem::path lake = referenceOf(content);
  if (!courseOf(content) || lake.empty()) return formats::ThemeName::Dark;
  const auto read = formats::readDocumentFile(lake);
  const formats::TileLayout* layout = read ? tileLayoutOf(read->document) : nullptr;
  return layout ? themeOf(layout->side) : formats::ThemeName::Dark;
}

Point toPoint(const wxPoint& at) {
  return {static_cast<double>(at.x), static_cast<double>(at.y)};
}

} // namespace

formats::Colour Canvas::ground() {
  const bool dark = wxSystemSettings::GetAppearance().IsUsingDarkBackground();
  return formats::rgb(dark ? 0x23282c : 0xdde3e6);
}

Canvas::Canvas(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
  SetName("board");
  options_.layers = options_.layers.without(formats::Layer::Labels); // clutter, unless asked for
  SetMinClientSize(FromDIP(wxSize(240, 180)));
  bindEvents();
}

void Canvas::bindEvents() {
  Bind(wxEVT_PAINT, &Canvas::onPaint, this);
  Bind(wxEVT_SIZE, &Canvas::onSize, this);
  for (const auto& type :
       {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_LEFT_DCLICK, wxEVT_RIGHT_DOWN, wxEVT_RIGHT_DCLICK,
        wxEVT_MIDDLE_DOWN, wxEVT_MIDDLE_UP, wxEVT_MOTION, wxEVT_ENTER_WINDOW})
    Bind(type, &Canvas::onMouse, this);
  Bind(wxEVT_MOUSEWHEEL, &Canvas::onWheel, this);
  Bind(wxEVT_LEAVE_WINDOW, &Canvas::onLeave, this);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, &Canvas::onCaptureLost, this);
  Bind(wxEVT_KEY_DOWN, &Canvas::onKey, this);
  Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SPACE) spaceDown_ = false;
    event.Skip();
  });
  sharpen_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    zooming_ = false;
    Refresh();
  });
}

void Canvas::show(Workbench* bench) {
  bench_ = bench;
  behind_ = bench ? themeBehind(bench->document().content()) : formats::ThemeName::Dark;
  fitted_ = true;
  hover_.reset();
  course_.reset(), route_.clear(), findings_.clear();
  boardChanged();
  fit();
}

void Canvas::boardChanged() {
  buildScene();
  picture_.forget();
  Refresh();
  if (onPicture) onPicture();
}

void Canvas::marksChanged() {
  if (scene_) {
    scene_->course = course_;
    scene_->route = route_;
    scene_->findings = findings_;
  }
  picture_.forget();
  Refresh();
  if (onPicture) onPicture();
}

void Canvas::setCourse(std::optional<formats::CourseMarks> course, std::vector<Cell> route) {
  course_ = std::move(course);
  route_ = std::move(route);
  marksChanged();
}

void Canvas::setFindings(std::vector<formats::FindingMark> findings) {
  findings_ = std::move(findings);
  marksChanged();
}

void Canvas::setLayer(formats::Layer layer, bool shown) {
  options_.layers = options_.layers.with(layer, shown);
  marksChanged();
}

void Canvas::buildScene() {
  scene_.reset();
  if (!bench_ || !bench_->hasBoard()) return;
  scene_ = std::make_unique<formats::BoardScene>(bench_->board());
  scene_->course = course_;
  scene_->route = route_;
  scene_->findings = findings_;
  const formats::TileLayout* layout = tileLayoutOf(bench_->document().content());
  const auto& tile = bench_->sheet().tile;
  options_.theme = layout ? themeOf(layout->side) : tile ? themeOf(tile->side) : behind_;
}

ScrolledPicture::Look Canvas::look() const {
  const wxSize size = GetClientSize();
  return {view_.onScreen(), std::max(1, size.x), std::max(1, size.y), GetContentScaleFactor(), options_,
          ground()};
}

// A zoom whose picture takes longer than a frame is first shown stretched, and painted when the hand rests.
void Canvas::paintPicture(wxDC& dc) {
  auto* target = static_cast<cairo_t*>(dc.GetHandle());
  const ScrolledPicture::Look now = look();
  const bool whole = !picture_.canFollow(now);
  stretched_ = whole && zooming_ && !picture_.stale() && wholePaint_ > frameTime;
  if (stretched_) {
    dc.SetBackground(wxBrush(toWx(now.background)));
    dc.Clear();
    picture_.drawStretchedOn(target, now.view);
    sharpen_.StartOnce(sharpenPause);
    return;
  }
  zooming_ = false;
  const wxStopWatch watch;
  picture_.show(*scene_, now);
  if (whole) wholePaint_ = static_cast<double>(watch.TimeInMicro().GetValue()) / 1000;
  picture_.drawOn(target, now.view);
}

void Canvas::onPaint(wxPaintEvent&) {
  wxPaintDC dc(this);
  ++paints_;
  const wxSize size = GetClientSize();
  if (!scene_) {
    dc.SetBackground(wxBrush(toWx(ground())));
    dc.Clear();
    return;
  }
  paintPicture(dc);
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (!context) return;
  Overlay overlay(*context, view_, bench_->board(), options_.theme, size);
  overlay.symmetryAxis(bench_->paintable() ? bench_->options().symmetry : Symmetry::None);
  overlay.emptyPlaces(*bench_);
  overlay.selection(*bench_);
  overlay.ghost(bench_->ghost());
  if (byKeys_ && hover_) overlay.cursor(*hover_);
}

void Canvas::onSize(wxSizeEvent& event) {
  // The first sizes of a window being laid out are those of a stamp: the whole lake is shown until the user
  // chooses another view.
  if (fitted_) fit();
  Refresh();
  event.Skip();
}

void Canvas::fit() {
  const wxSize size = GetClientSize();
  if (!scene_ || size.x < 50 || size.y < 50) return;
  view_.fit(scene_->box(), size.x, size.y, fitMargin);
  viewChanged();
  fitted_ = true;
}

void Canvas::viewChanged() {
  fitted_ = false;
  const wxSize size = GetClientSize();
  if (scene_) view_.keepInSight(scene_->box(), size.x, size.y);
  view_.alignTo(GetContentScaleFactor());
  Refresh();
  if (onPointer) onPointer();
}

void Canvas::zoomTo(double percent) {
  zoomBy(percent / view_.percent());
}

void Canvas::zoomBy(double factor) {
  const wxSize size = GetClientSize();
  view_.zoomAt(factor, {size.x / 2.0, size.y / 2.0});
  viewChanged();
}

void Canvas::goTo(Cell cell) {
  if (!scene_) return;
  hover_ = cell;
  bench_->move({cell, Button::None, false, false});
  centreOn(scene_->centre(cell));
}

void Canvas::centreOn(Point board) {
  if (!scene_) return;
  const wxSize size = GetClientSize();
  view_.centre(board, size.x, size.y);
  viewChanged();
}

void Canvas::bringIntoView(Cell cell) {
  if (!scene_ || wxRect(GetClientSize()).Deflate(20).Contains(onScreen(cell))) return;
  centreOn(scene_->centre(cell));
}

wxPoint Canvas::onScreen(Cell cell) const {
  const Point at = view_.toScreen(formats::centreOf(cell, bench_->board().stagger));
  return {static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
}

Cell Canvas::cellUnder(const wxPoint& at) const {
  return formats::cellAt(view_.toBoard(toPoint(at)), bench_->board().stagger);
}

} // namespace fairway::editor
