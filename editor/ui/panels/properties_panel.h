#pragma once

#include "editor/model/lake_race/facts.h"
#include "editor/model/work/workbench.h"

#include <wx/panel.h>
#include <wx/propgrid/propgrid.h>

namespace fairway::editor {

// The right panel: what is selected, the document itself, and what follows from it.
class PropertiesPanel final : public wxPanel {
public:
  explicit PropertiesPanel(wxWindow* parent);

  void show(Workbench* bench);
  void update();                                   // after any change
  void setFacts(std::optional<CourseFacts> facts); // of the course that is shown

private:
  void rebuild();
  void addDocument();
  void addSlot(const lake_race::Slot& slot);
  void addTile(TilePlace place);
  void addRegion(const CellRegion& region);
  void addBuoys();
  template <class T>
  void addOpenChoice(const wxString& label, const wxString& key, std::optional<T> given,
                     std::optional<T> now);
  void addLakeFacts();
  void addCourseFacts();
  void addReadOnly(const wxString& label, const wxString& value);
  void onChanged(wxPropertyGridEvent& event);
  CommandPtr infoChange(const wxString& key, const wxString& value) const;
  CommandPtr courseChange(const wxString& key, const wxVariant& value) const;
  CommandPtr slotChange(const wxString& key, long value) const;

  // What the grid shows, so that it is made anew only when that changes.
  struct Shown {
    std::size_t revision = 0;
    Selection selection;
    SheetId sheet;

    friend bool operator==(const Shown&, const Shown&) = default;
  };

  Workbench* bench_ = nullptr;
  wxPropertyGrid* grid_;
  std::optional<Shown> shown_;
  int factCount_ = 0;
  std::optional<CourseFacts> facts_;
};

} // namespace fairway::editor
