#pragma once

#include "editor/model/work/workbench.h"

#include <wx/panel.h>
#include <wx/propgrid/propgrid.h>

namespace fairway::editor {

// The right panel: what is selected, the document itself, and what follows from it. What every document says
// of itself is shown here; the rest is its game's.
class PropertiesPanel : public wxPanel {
public:
  void show(Workbench* bench);
  void update(); // after any change

  // What is typed becomes a step as soon as the user does something else: saves, closes, clicks on the board.
  void confirm();
  // The step that confirming would be, for recoveries made while the user is still typing; null: none.
  CommandPtr unconfirmed();
  std::function<void()> onTyping;
  // Back to what the field held, if something else is typed there; false: nothing is.
  bool dropTyping();

protected:
  explicit PropertiesPanel(wxWindow* parent);

  wxPropertyGrid& grid() const { return *grid_; }
  void addReadOnly(const wxString& label, const wxString& value);
  void makeAnew(); // what is known besides the document has changed

  // What is shown besides the document, such as what is selected: the grid is made anew only when that or the
  // document changes.
  virtual formats::Body chosen() const = 0;
  virtual void addAbove() = 0; // the properties above the document's own
  virtual void addBelow() = 0;
  // The step that a property's new value means; null: it cannot be.
  virtual CommandPtr changeOf(const wxString& key, const wxVariant& value) = 0;
  virtual void applied(const wxString&, const wxVariant&) {} // after that step
  // What may be typed there, in words; by default from the limits of the number.
  virtual wxString allowed(const wxPGProperty& property) const;
  void addNumber(const wxString& label, const wxString& key, int value, int least, int most);

private:
  void rebuild();
  void divide();
  void addDocument();
  void onChanging(wxPropertyGridEvent& event);
  void onChanged(wxPropertyGridEvent& event);
  void tellAllowed(const wxPGProperty& property);
  CommandPtr stepOf(const wxString& key, const wxVariant& value);
  void watchEditor(); // the control that values are typed into
  void colourCaptions();
  void takeKeys();
  void typeInto(wxKeyEvent& event);
  void onTab(wxKeyEvent& event);
  void selectBeside(const wxString& key, bool before);
  void selectFirst();
  bool select(const wxString& key, bool typing = false); // whether there is such a property
  void applyPending();
  struct Typed {
    wxString key;
    wxString text;
  };
  std::optional<Typed> typed() const; // and not confirmed
  void typeAgain(const Typed& typed);
  CommandPtr infoChange(const wxString& key,
                        const wxVariant& value) const; // null: it is not one of the document's

  struct Shown {
    std::size_t revision = 0;
    formats::Body chosen;

    friend bool operator==(const Shown&, const Shown&) = default;
  };

  // A change that waits until the grid has ended its own event. It belongs to the document that is shown:
  // with another it is gone.
  struct Pending {
    CommandPtr step; // null: refused
    wxString key;
    wxVariant value;
  };

  Workbench* bench_ = nullptr;
  std::optional<Pending> pending_;
  wxPropertyGrid* grid_;
  std::optional<Shown> shown_;
  bool dividedByHand_ = false; // the line between labels and values
  int factCount_ = 0;
};

} // namespace fairway::editor
