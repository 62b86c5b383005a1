#pragma once

#include "editor/model/work/workbench.h"
#include "editor/ui/panels/text_list.h"

namespace fairway::editor {

// The steps that were done, oldest first, and those that can be done again, faint. A click goes to any of
// them.
class HistoryPanel final : public TextList {
public:
  explicit HistoryPanel(wxWindow* parent);

  void show(Workbench* bench);
  void update(); // after any change

private:
  wxString OnGetItemText(long line, long column) const override;
  wxListItemAttr* OnGetItemAttr(long line) const override;

  Workbench* bench_ = nullptr;
  std::optional<std::size_t> shownRevision_;
  std::vector<std::string> texts_;
  mutable wxListItemAttr undone_;
  bool following_ = false; // the line is chosen by the program
};

} // namespace fairway::editor
