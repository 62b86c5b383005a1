#pragma once

#include "editor/model/view/scrolled_picture.h"
#include "editor/model/view/view.h"
#include "editor/model/work/workbench.h"
#include "editor/ui/canvas/ghost_picture.h"
#include "editor/ui/canvas/reference_image.h"

#include <wx/graphics.h>
#include <wx/stopwatch.h>
#include <wx/timer.h>
#include <wx/window.h>

namespace fairway::editor {

// The board on the screen: a cached picture by the one painter of the house, and over it what the user is
// about to do.
class Canvas final : public wxWindow {
public:
  explicit Canvas(wxWindow* parent);

  void show(Workbench* bench);           // null: nothing
  void boardChanged();                   // the bench's board, or what is drawn on it, is another one now
  void showGhost(const Workbench* then); // how the board would be; null: as it is
  const GhostPicture& ghost() const { return ghost_; }
  bool hasGhost() const { return then_ && !ghost_.patches().empty(); } // and whether it is seen to differ

  // A picture over the board, to paint by; null: none.
  void setReference(std::unique_ptr<ReferenceImage> reference);
  bool hasReference() const { return reference_ != nullptr; }
  void showReference(bool shown);
  bool showsReference() const { return reference_ && referenceShown_; }

  // Layers as the scene counts them.
  void setLayers(formats::Layers layers);
  void setLayer(int layer, bool shown);
  bool shows(int layer) const { return options_.layers.has(layer); }

  void fit();
  void zoomTo(double percent);
  void zoomBy(double factor);
  void goTo(formats::Point board);          // centres it, and points there
  void bringIntoView(formats::Point board); // centres it only if it cannot be seen
  void showClearly(formats::Point board);   // and comes nearer where the view is too far to see it
  void centreOn(formats::Point board);
  void seeAs(const Canvas& other); // the same place, as near: two boards can be compared by eye
  const View& view() const { return view_; }
  const formats::Scene* scene() const {
    return bench_ ? bench_->scene() : nullptr;
  } // null: there is no board
  const formats::PaintOptions& paintOptions() const { return options_; }
  formats::PaintOptions overviewOptions() const;                 // of the board in small
  static formats::Colour ground();                               // beside the board, by the system's theme
  std::optional<formats::Point> hover() const { return hover_; } // where the pointer is on the board
  std::optional<formats::Point> cursor() const { return byKeys_ ? hover_ : std::nullopt; } // the keyboard's

  wxPoint onScreen(formats::Point board) const; // in window coordinates
  formats::Point boardAt(const wxPoint& at) const { return under(at); }
  // What is dragged here from another panel; points are the screen's. Beside the board nothing happens.
  void pointAt(const wxPoint& screen);
  void clickAt(const wxPoint& screen);
  int paints() const { return paints_; } // how often the window was painted
  // Paints at once if it did so long ago. Keys that come faster than they are worked off leave no other
  // chance: the board would stand still until the last of them.
  void paintIfLate();
  bool sharp() const { return !stretched_; }
  const ScrolledPicture& picture() const { return picture_; }

  std::function<void()> onTouch;   // a button goes down on the board, before anything else happens
  std::function<void()> onPointer; // the pointer moved, or the view did
  std::function<void()> onPicture; // what is drawn on the board is another
  std::function<void(wxGraphicsContext&, const Workbench&)>
      onOverlay; // draws over the board what the user is about to do
  // A key without Ctrl or Alt, such as "B" or "Shift+Z". False: it means nothing. GTK's input method swallows
  // letters before menus see them, so the board hands them on.
  std::function<bool(const wxString&)> onLetter;
  std::function<void(const wxPoint&)> onMenu; // the menu key at the keyboard's pointer, or the right button

private:
  void bindEvents();
  void onPaint(wxPaintEvent& event);
  void onSize(wxSizeEvent& event);
  void onMouse(wxMouseEvent& event);
  void onWheel(wxMouseEvent& event);
  void onKey(wxKeyEvent& event);
  void handOn(wxKeyEvent& event);
  void onLeave(wxMouseEvent& event);
  void onCaptureLost(wxMouseCaptureLostEvent& event);

  void paintPicture(wxDC& dc);
  ScrolledPicture::Look look() const;
  void viewChanged();
  void startPan(const wxPoint& at);
  void moveCursor(Key key);
  Pointer pressAtCursor() const; // where there is a pointer
  void clickAtCursor();
  void holdAtCursor();                       // the button goes down and stays: what follows is a drag by keys
  void enterAtCursor();                      // releases what is held, otherwise clicks
  bool onCursorKey(const wxKeyEvent& event); // false: it is none
  Pointer pointerAt(const wxMouseEvent& event, Button button) const;
  formats::Point under(const wxPoint& at) const;

  Workbench* bench_ = nullptr;
  View view_;
  formats::PaintOptions options_;
  ScrolledPicture picture_;
  const Workbench* then_ = nullptr; // the ghost's
  GhostPicture ghost_;
  std::unique_ptr<ReferenceImage> reference_;
  bool referenceShown_ = true;
  wxStopWatch sincePaint_;
  wxTimer sharpen_;        // paints what was only stretched, when the input pauses
  double wholePaint_ = 0;  // milliseconds that a whole picture took
  bool zooming_ = false;   // by the wheel, notch after notch
  bool stretched_ = false; // what the window shows was painted for another zoom
  bool fitted_ = false;
  std::optional<formats::Point> hover_;
  std::optional<wxPoint> panFrom_;
  bool spaceDown_ = false;
  bool byKeys_ = false; // the pointer was moved by the keyboard last
  bool held_ = false;   // by keys
  int paints_ = 0;
};

} // namespace fairway::editor
