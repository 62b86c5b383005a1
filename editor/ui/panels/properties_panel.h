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

private:
  void rebuild();
  void addDocument();
  void onChanged(wxPropertyGridEvent& event);
  CommandPtr infoChange(const wxString& key,
                        const wxVariant& value) const; // null: it is none of the document's

  struct Shown {
    std::size_t revision = 0;
    formats::Body chosen;

    friend bool operator==(const Shown&, const Shown&) = default;
  };

  Workbench* bench_ = nullptr;
  wxPropertyGrid* grid_;
  std::optional<Shown> shown_;
  int factCount_ = 0;
};

} // namespace fairway::editor
