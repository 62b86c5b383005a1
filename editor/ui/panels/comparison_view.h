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

  void pin(std::shared_ptr<const Analysis> analysis, const wxString& name);
  void pinSoon(const wxString& name); // the figures are still worked out
  void unpin();
  bool pinned() const { return !name_.empty(); }
  void showNow(std::shared_ptr<const Analysis> analysis, bool outdated);
  void offerWhatIfs(bool offered); // whether there are any
  void tell(const wxString& text); // instead of what is pinned; empty: that

  wxString told() const { return told_->GetLabel(); }
  const std::vector<validator::ComparedFigure>& figures() const; // that are listed

  std::function<void()> onPin;
  std::function<void()> onCompareWith;
  std::function<void()> onWhatIf;
  std::function<void()> onUnpin;
  std::function<bool()> isPinnedBoard; // whether what is on the desk now is what is pinned

private:
  void update();
  void pinAs(std::shared_ptr<const Analysis> analysis, const wxString& name);
  std::vector<validator::ComparedFigure> comparedNow() const;

  std::shared_ptr<const Analysis> pinned_; // null: not yet
  std::shared_ptr<const Analysis> now_;
  wxString name_; // of what is pinned; empty: nothing is
  wxString instead_;
  bool outdated_ = false;
  bool same_ = false; // what is pinned and what was on the desk are one board
  wxStaticText* told_;
  wxButton* pin_;
  wxButton* with_;
  wxButton* whatIf_;
  wxButton* remove_;
  ComparisonList* list_;
};

} // namespace fairway::editor
