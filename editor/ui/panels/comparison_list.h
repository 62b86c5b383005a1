#pragma once

#include "editor/ui/panels/text_list.h"
#include "validator/core/measured.h"

namespace fairway::editor {

// Figures of two boards, a line each. What differs beyond chance is bold, and says so.
class ComparisonList final : public TextList {
public:
  explicit ComparisonList(wxWindow* parent);

  void show(std::vector<validator::ComparedFigure> figures);
  const std::vector<validator::ComparedFigure>& figures() const { return figures_; }

private:
  wxString OnGetItemText(long item, long column) const override;
  wxItemAttr* OnGetItemAttr(long item) const override;

  std::vector<validator::ComparedFigure> figures_;
  mutable wxItemAttr differing_;
};

} // namespace fairway::editor
