// The part of the board that mouse and keyboard come to.
#include "editor/ui/canvas/canvas.h"

#include <cmath>
#include <map>

namespace fairway::editor {

using formats::Point;

void Canvas::pointAt(const wxPoint& screen) {
  if (!bench_ || !scene()) return;
  const wxPoint at = ScreenToClient(screen);
  byKeys_ = false;
  if (wxRect(GetClientSize()).Contains(at)) {
    hover_ = under(at);
    bench_->moveTo({*hover_, Button::None, false, false});
  } else {
    hover_.reset();
    bench_->leave();
  }
  Refresh();
  if (onPointer) onPointer();
}

void Canvas::clickAt(const wxPoint& screen) {
  pointAt(screen);
  if (hover_)
    clickAtCursor();
  else if (bench_)
    bench_->cancel();
}

Pointer Canvas::pointerAt(const wxMouseEvent& event, Button button) const {
  return {under(event.GetPosition()), button, event.ShiftDown(), event.ControlDown(), event.AltDown()};
}

void Canvas::startPan(const wxPoint& at) {
  panFrom_ = at;
  SetCursor(wxCursor(wxCURSOR_SIZING));
  if (!HasCapture()) CaptureMouse();
}

void Canvas::onMouse(wxMouseEvent& event) {
  if (!bench_ || !scene()) return event.Skip();
  // With Shift always, whatever the tool does with the right button.
  const auto opensMenu = [this](const wxMouseEvent& right) {
    return right.ShiftDown() || !bench_->toolTakesRightButton();
  };
  if (event.ButtonDown() || event.ButtonDClick()) {
    SetFocus();
    if (onTouch) onTouch();
  }
  if (event.MiddleDown() || (event.LeftDown() && spaceDown_)) return startPan(event.GetPosition());
  if (panFrom_) {
    const wxPoint by = event.GetPosition() - *panFrom_;
    panFrom_ = event.GetPosition();
    view_.pan(by.x, by.y);
    if (event.ButtonUp()) {
      panFrom_.reset();
      SetCursor(wxNullCursor);
      if (HasCapture()) ReleaseMouse();
    }
    return viewChanged();
  }
  hover_ = under(event.GetPosition());
  byKeys_ = held_ = false;
  if (event.LeftDown() || event.LeftDClick()) {
    if (!HasCapture()) CaptureMouse();
    bench_->pressAt(pointerAt(event, Button::Left));
  } else if (event.LeftUp()) {
    if (HasCapture()) ReleaseMouse();
    bench_->releaseAt(pointerAt(event, Button::Left));
  } else if (event.RightDown() || event.RightDClick()) {
    if (!opensMenu(event)) bench_->pressAt(pointerAt(event, Button::Right));
  } else if (event.RightUp()) { // not sooner: releasing the button would choose the menu's first line
    if (opensMenu(event) && onMenu) onMenu(event.GetPosition());
    return;
  } else {
    bench_->moveTo(pointerAt(event, event.LeftIsDown() ? Button::Left : Button::None));
  }
  Refresh();
  if (onPointer) onPointer();
}

void Canvas::onWheel(wxMouseEvent& event) {
  if (!bench_ || !scene()) return event.Skip();
  const double notches = static_cast<double>(event.GetWheelRotation()) / std::max(1, event.GetWheelDelta());
  if (event.ControlDown()) {
    zooming_ = true;
    view_.zoomAt(std::pow(1.2, notches),
                 Point{static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
  } else if (bench_->toolTakesWheel() && event.GetWheelAxis() == wxMOUSE_WHEEL_VERTICAL &&
             !event.ShiftDown()) {
    bench_->wheel(notches > 0 ? 1 : -1);
    Refresh();
    return;
  } else if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL) {
    view_.pan(-60 * notches, 0);
  } else {
    view_.pan(event.ShiftDown() ? 60 * notches : 0, event.ShiftDown() ? 0 : 60 * notches);
  }
  viewChanged();
}

void Canvas::onLeave(wxMouseEvent& event) {
  if (bench_ && !HasCapture()) {
    bench_->leave();
    hover_.reset();
    Refresh();
    if (onPointer) onPointer();
  }
  event.Skip();
}

void Canvas::onCaptureLost(wxMouseCaptureLostEvent&) {
  panFrom_.reset();
  SetCursor(wxNullCursor);
  if (bench_) bench_->cancel();
}

void Canvas::moveCursor(Key key) {
  hover_ = bench_->stepped(hover_, key);
  byKeys_ = true;
  bench_->moveTo({*hover_, held_ ? Button::Left : Button::None, false, false});
  bringIntoView(*hover_);
}

Pointer Canvas::pressAtCursor() const {
  return {*hover_, Button::Left, false, false, false, byKeys_};
}

void Canvas::clickAtCursor() {
  if (!hover_) return;
  bench_->pressAt(pressAtCursor());
  bench_->releaseAt(pressAtCursor());
}

void Canvas::holdAtCursor() {
  if (!hover_ || held_) return;
  held_ = true;
  bench_->pressAt(pressAtCursor());
}

void Canvas::enterAtCursor() {
  if (std::exchange(held_, false)) {
    if (hover_) bench_->releaseAt(pressAtCursor());
  } else if (bench_->toolTakesEnter()) {
    bench_->key(Key::Enter);
  } else {
    clickAtCursor();
  }
}

void Canvas::handOn(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const wxString name = (event.ShiftDown() ? "Shift+" : "") + wxString(static_cast<wxChar>(key));
  if (key <= WXK_SPACE || key >= WXK_DELETE || !onLetter || !onLetter(name)) event.Skip();
}

bool Canvas::onCursorKey(const wxKeyEvent& event) {
  static const std::map<int, Key> keys{{WXK_LEFT, Key::Left},
                                       {WXK_RIGHT, Key::Right},
                                       {WXK_UP, Key::Up},
                                       {WXK_DOWN, Key::Down},
                                       {WXK_DELETE, Key::Delete}};
  const int code = event.GetKeyCode();
  const bool enter = code == WXK_RETURN || code == WXK_NUMPAD_ENTER;
  const auto found = keys.find(code);
  if (enter && event.ShiftDown())
    holdAtCursor();
  else if (enter)
    enterAtCursor();
  else if (code == WXK_ESCAPE)
    held_ = false, bench_->cancel();
  else if (found == keys.end())
    return false;
  else if (found->second == Key::Delete || (bench_->toolTakesArrows() && !held_))
    bench_->key(found->second);
  else
    moveCursor(found->second);
  return true;
}

void Canvas::onKey(wxKeyEvent& event) {
  if (!bench_ || !scene() || event.ControlDown() || event.AltDown()) return event.Skip();
  const int code = event.GetKeyCode();
  if (code == WXK_WINDOWS_MENU || code == WXK_MENU || (code == WXK_F10 && event.ShiftDown())) {
    const wxSize size = GetClientSize();
    if (onMenu) onMenu(hover_ ? onScreen(*hover_) : wxPoint(size.x / 2, size.y / 2));
    return;
  }
  // Space drags the view with the mouse; for the keyboard's pointer it is a click.
  if (code == WXK_SPACE && byKeys_ && hover_)
    enterAtCursor();
  else if (code == WXK_SPACE)
    spaceDown_ = true;
  else if (!onCursorKey(event))
    return handOn(event);
  Refresh();
  if (onPointer) onPointer();
}

} // namespace fairway::editor
