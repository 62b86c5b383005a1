#pragma once

#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/button.h>
#include <wx/listbox.h>

namespace fairway::editor::regatta {

// The order in which buoys are rounded, and to which side each is left.
class CoursePanel final : public ScrolledRows {
public:
  explicit CoursePanel(wxWindow* parent);

  void show(TableWorkbench* bench);
  void update();

private:
  std::optional<std::size_t> chosen() const; // a rounding
  void fill();
  void updateButtons();
  wxButton* addButton(wxSizer* rows, const wxString& text, std::function<void()> act);
  void step(const wxString& text, std::optional<Course> course, std::size_t choose);
  void addRounding();

  TableWorkbench* bench_ = nullptr;
  wxListBox* list_;
  wxButton* up_;
  wxButton* down_;
  wxButton* side_;
  wxButton* add_;
  wxButton* remove_;
  std::vector<std::string> shown_;
};

} // namespace fairway::editor::regatta
