#include "editor/ui/panels/history_panel.h"

#include <wx/settings.h>

namespace fairway::editor {

HistoryPanel::HistoryPanel(wxWindow* parent) : TextList(parent, "history", wxSize(256, 120), wxLC_NO_HEADER) {
  addColumn("", 100);
  stretch(0);
  Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) {
    if (following_ || !bench_) return;
    // The list is in the middle of its own event: what it shows changes after that.
    CallAfter([this, position = static_cast<std::size_t>(event.GetIndex())] {
      if (bench_ && position <= bench_->document().history().size()) bench_->goTo(position);
    });
  });
}

void HistoryPanel::show(Workbench* bench) {
  bench_ = bench;
  shownRevision_.reset();
  update();
}

void HistoryPanel::update() {
  const std::size_t revision = bench_ ? bench_->document().revision() : 0;
  if (shownRevision_ == revision) return;
  shownRevision_ = revision;
  undone_.SetTextColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
  texts_ = bench_ ? bench_->document().history().texts() : std::vector<std::string>();
  const long lines = bench_ ? static_cast<long>(texts_.size()) + 1 : 0;
  if (GetItemCount() != lines) SetItemCount(lines);
  Refresh();
  if (!bench_) return;
  const auto position = static_cast<long>(bench_->document().history().position());
  following_ = true;
  if (GetFirstSelected() != position) Select(position);
  EnsureVisible(position);
  following_ = false;
}

wxString HistoryPanel::OnGetItemText(long line, long) const {
  if (line == 0) return _("The beginning");
  const auto step = static_cast<std::size_t>(line - 1);
  return step < texts_.size() ? wxString::FromUTF8(texts_[step]) : wxString();
}

wxListItemAttr* HistoryPanel::OnGetItemAttr(long line) const {
  const bool undone = bench_ && line > static_cast<long>(bench_->document().history().position());
  return undone ? &undone_ : nullptr;
}

} // namespace fairway::editor
