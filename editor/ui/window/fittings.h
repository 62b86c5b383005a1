#pragma once

#include "editor/model/view/view.h"
#include "editor/model/work/analysis.h"
#include "editor/model/work/workbench.h"

#include <wx/graphics.h>
#include <wx/window.h>

#include <filesystem>
#include <functional>

namespace fairway::editor {

class AdvicePanel;

// A panel of the window's rim.
struct Pane {
  wxWindow* window;
  const char* name; // by which its place is kept
  wxString caption;
  int side; // wxAUI_DOCK_LEFT, ...
  int position;
  wxSize best; // in logical pixels
  wxSize least;
  int share = 100000; // of the side's room, beside the others
  bool open = true;   // at first; otherwise the menu opens it
};

// Something that can be done with what is at a place of the board.
struct BoardAction {
  wxString text;
  std::function<void()> act;
  bool startsGroup = false;
};

// What is drawn over the board, and where.
struct OverlayLook {
  const View& view;
  formats::ThemeName theme;
  wxSize window;
  std::optional<formats::Point> cursor; // the keyboard's pointer, where it is in use
};

// What a game brings into a window: its panels, its boxes and what it draws over the board. The window
// destroys the panels when a document of another game comes in, and with itself.
class Fittings {
public:
  virtual ~Fittings() = default;

  virtual std::vector<Pane> panes() const = 0;
  // Whether a picture of the whole board in small is shown at first; boards that fit as a whole need none.
  virtual bool hasOverview() const { return false; }
  virtual void show(Workbench* bench) = 0; // of this game; null: none any more
  // Whether a panel has something to say of the document that is shown: a deck, for example, has no course.
  virtual bool needsPane(const wxString& /*name*/) const { return true; }
  virtual void update() = 0; // after any change
  virtual void examined(const Examination& examination) = 0;
  virtual bool settled() const { return true; } // whether nothing more is being worked out
  // What is selected and what the user is about to do. The window may paint at any moment: before `show` and
  // after it.
  virtual void paintOver(wxGraphicsContext& context, const Workbench& bench, const OverlayLook& look) = 0;

  // Whether there are figures and charts of its boards.
  virtual bool hasAnalysis() const { return false; }
  // Charts that the game has besides those of an analysis, and what a click on one of their points does.
  virtual std::vector<AnalysedChart> charts() const { return {}; }
  virtual void chartPointed(const std::string& /*key*/, formats::ChartPlace) {}

  // Where moments of a race are weighed; null: its game has no solver.
  virtual AdvicePanel* advicePanel() { return nullptr; }

  // Opens the board of an example.
  virtual void openExample(const AnalysedExample&) {}

  // Whether the game can look for edits that mend what a finding is about (null: any finding at all), and
  // where it does so.
  virtual bool canSuggestFor(const validator::Finding*) const { return false; }
  virtual void suggestFor(const validator::Finding&) {}
  virtual std::vector<BoardAction> actionsAt(formats::Point) { return {}; } // for the board's menu

  // Asks what has to be asked before the document can be saved; false: it stays as it is.
  virtual bool readyToSave() { return true; }
  virtual void exportWithDialog(const std::filesystem::path& suggested) = 0; // a name without an ending
  virtual void printWithDialog(const std::filesystem::path& suggested) = 0;
};

} // namespace fairway::editor
