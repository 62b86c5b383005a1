#pragma once

#include "editor/model/work/analysis.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include <functional>

namespace fairway::editor {

class ComparisonList;

// Figures of a board that was pinned beside those of the board as it is now: their differences, and whether
// they are beyond chance.
class ComparisonView final : public wxPanel {
public:
  explicit ComparisonView(wxWindow* parent);

  void pin(std::shared_ptr<const Analysis> analysis, const wxString& name); // null: none
  bool pinned() const { return pinned_ != nullptr; }
  void showNow(std::shared_ptr<const Analysis> analysis, bool outdated);
  void tell(const wxString& text); // instead of what is pinned; empty: that

  wxString told() const { return told_->GetLabel(); }
  const std::vector<validator::ComparedFigure>& figures() const; // that are listed

  std::function<void()> onPin;
  std::function<void()> onCompareWith;

private:
  void update();

  std::shared_ptr<const Analysis> pinned_;
  std::shared_ptr<const Analysis> now_;
  wxString name_; // of what is pinned
  wxString instead_;
  bool outdated_ = false;
  wxStaticText* told_;
  wxButton* pin_;
  wxButton* with_;
  wxButton* remove_;
  ComparisonList* list_;
};

} // namespace fairway::editor
