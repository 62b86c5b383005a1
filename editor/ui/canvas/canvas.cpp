#include "editor/ui/canvas/canvas.h"

#include "editor/model/words/translation.h"
#include "editor/ui/canvas/focus_frame.h"

#include <wx/dcclient.h>
#include <wx/settings.h>

#include <cmath>

namespace fairway::editor {

using formats::Point;

namespace {

constexpr double fitMargin = 24;
constexpr double frameTime = 12; // milliseconds that may be painted in one frame of 60 a second
constexpr int sharpenPause = 80; // milliseconds
constexpr int longAgo = 150;     // milliseconds in which a moving board is not painted

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
  SetMinClientSize(FromDIP(wxSize(240, 180)));
  options_.speaker = speaker();
  bindEvents();
}

void Canvas::bindEvents() {
  Bind(wxEVT_PAINT, &Canvas::onPaint, this);
  Bind(wxEVT_SIZE, &Canvas::onSize, this);
  for (const auto& type :
       {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_LEFT_DCLICK, wxEVT_RIGHT_DOWN, wxEVT_RIGHT_UP,
        wxEVT_RIGHT_DCLICK, wxEVT_MIDDLE_DOWN, wxEVT_MIDDLE_UP, wxEVT_MOTION, wxEVT_ENTER_WINDOW})
    Bind(type, &Canvas::onMouse, this);
  Bind(wxEVT_MOUSEWHEEL, &Canvas::onWheel, this);
  Bind(wxEVT_LEAVE_WINDOW, &Canvas::onLeave, this);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, &Canvas::onCaptureLost, this);
  Bind(wxEVT_KEY_DOWN, &Canvas::onKey, this);
  Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SPACE) spaceDown_ = false;
    event.Skip();
  });
  refreshWithFocus(*this);
  sharpen_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    zooming_ = false;
    Refresh();
  });
}

void Canvas::show(Workbench* bench) {
  if (bench_) bench_->onPicture = nullptr;
  bench_ = bench;
  showGhost(nullptr);
  if (bench) {
    bench->onPicture = [this] { boardChanged(); };
    view_.setRange(bench->zoomRange());
  }
  fitted_ = true;
  hover_.reset();
  boardChanged();
  fit();
}

void Canvas::boardChanged() {
  if (bench_) options_.theme = bench_->theme();
  picture_.forget();
  ghost_.forget();
  Refresh();
  if (onPicture) onPicture();
}

void Canvas::showGhost(const Workbench* then) {
  if (!then && !then_) return;
  then_ = then;
  ghost_.forget();
  Refresh();
}

void Canvas::setReference(std::unique_ptr<ReferenceImage> reference) {
  reference_ = std::move(reference);
  referenceShown_ = true;
  Refresh();
}

void Canvas::showReference(bool shown) {
  referenceShown_ = shown;
  Refresh();
}

void Canvas::setLayers(formats::Layers layers) {
  options_.layers = layers;
  boardChanged();
}

void Canvas::setLayer(int layer, bool shown) {
  options_.layers = options_.layers.with(layer, shown);
  boardChanged();
}

formats::PaintOptions Canvas::overviewOptions() const {
  formats::PaintOptions options = options_;
  if (bench_) options.layers = bench_->overviewLayers(options.layers);
  return options;
}

ScrolledPicture::Look Canvas::look() const {
  const wxSize size = GetClientSize();
  return {view_.onScreen(),
          std::max(1, size.x),
          std::max(1, size.y),
          GetContentScaleFactor(),
          options_,
          ground(),
          bench_ ? bench_->ground() : ScrolledPicture::Ground()};
}

// A zoom whose picture takes longer than a frame is first shown stretched, and painted when the input pauses.
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
  picture_.show(*scene(), now);
  if (whole) wholePaint_ = static_cast<double>(watch.TimeInMicro().GetValue()) / 1000;
  picture_.drawOn(target, now.view);
}

void Canvas::onPaint(wxPaintEvent&) {
  wxPaintDC dc(this);
  ++paints_;
  if (!scene()) {
    dc.SetBackground(wxBrush(toWx(ground())));
    dc.Clear();
    return;
  }
  paintPicture(dc);
  const bool ghost = then_ && then_->scene() && !stretched_;
  if (ghost) {
    ghost_.show(*scene(), *then_->scene(), look());
    ghost_.drawOn(static_cast<cairo_t*>(dc.GetHandle()));
  }
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (context && showsReference()) reference_->drawOn(*context, view_);
  if (context && ghost) ghost_.frameOn(*context);
  if (context && onOverlay) onOverlay(*context, *bench_);
  drawFocus(dc, *this);
  sincePaint_.Start();
}

void Canvas::paintIfLate() {
  if (sincePaint_.Time() > longAgo + wholePaint_) Update();
}

void Canvas::onSize(wxSizeEvent& event) {
  // The first sizes of a window being laid out are those of a stamp: the whole board is shown until the user
  // chooses another view.
  if (fitted_) fit();
  Refresh();
  event.Skip();
}

void Canvas::fit() {
  const wxSize size = GetClientSize();
  if (!scene() || size.x < 50 || size.y < 50) return;
  view_.fit(scene()->box(), size.x, size.y, fitMargin);
  viewChanged();
  fitted_ = true;
}

void Canvas::viewChanged() {
  fitted_ = false;
  const wxSize size = GetClientSize();
  if (scene()) view_.keepInSight(scene()->box(), size.x, size.y);
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

void Canvas::goTo(Point board) {
  if (!scene()) return;
  hover_ = board;
  bench_->moveTo({board, Button::None, false, false});
  centreOn(board);
}

void Canvas::centreOn(Point board) {
  if (!scene()) return;
  const wxSize size = GetClientSize();
  view_.centre(board, size.x, size.y);
  viewChanged();
}

void Canvas::seeAs(const Canvas& other) {
  if (other.fitted_) return fit();
  const wxSize size = other.GetClientSize();
  zoomTo(other.view_.percent());
  centreOn(other.under({size.x / 2, size.y / 2}));
}

void Canvas::bringIntoView(Point board) {
  if (!scene() || wxRect(GetClientSize()).Deflate(20).Contains(onScreen(board))) return;
  centreOn(board);
}

void Canvas::showClearly(Point board) {
  // From afar a mark of one cell cannot be seen; half of the board's own size is near enough.
  constexpr double far = 40, near = 75; // percent
  if (!scene() || view_.percent() >= far) return bringIntoView(board);
  zoomTo(near);
  centreOn(board);
}

wxPoint Canvas::onScreen(Point board) const {
  const Point at = view_.toScreen(board);
  return {static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
}

Point Canvas::under(const wxPoint& at) const {
  return view_.toBoard(toPoint(at));
}

} // namespace fairway::editor
