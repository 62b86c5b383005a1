#include "editor/ui/panels/comparison_view.h"

#include "editor/ui/panels/comparison_list.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

namespace fairway::editor {

// Begins at the size it may have: GTK complains about lists of no size.
ComparisonView::ComparisonView(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(420, 200))) {
  SetName("comparison view");
  told_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                           wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  told_->SetName("comparison state");
  pin_ = new SmallButton(this, _("&Pin this state"));
  pin_->SetToolTip(_("Keep these figures, and compare what comes of further edits with them"));
  pin_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { onPin(); });
  with_ = new SmallButton(this, _("Compare &with..."));
  with_->SetToolTip(_("Compare with the document in another file"));
  with_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { onCompareWith(); });
  whatIf_ = new SmallButton(this, _("The &other way round..."));
  whatIf_->SetToolTip(_("Compare with the same board, but with one thing turned"));
  whatIf_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { onWhatIf(); });
  whatIf_->Hide();
  remove_ = new SmallButton(this, _("&Unpin"));
  remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { onUnpin(); });
  list_ = new ComparisonList(this);
  auto* buttons = new wxWrapSizer(wxHORIZONTAL); // words of other languages are longer
  for (wxButton* button : {pin_, with_, whatIf_, remove_})
    buttons->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(4)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(buttons, wxSizerFlags().Expand());
  sizer->Add(told_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(2)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  update();
}

void ComparisonView::pin(std::shared_ptr<const Analysis> analysis, const wxString& name) {
  pinAs(std::move(analysis), name);
}

void ComparisonView::pinSoon(const wxString& name) {
  pinAs(nullptr, name);
}

void ComparisonView::unpin() {
  pinAs(nullptr, "");
}

void ComparisonView::pinAs(std::shared_ptr<const Analysis> analysis, const wxString& name) {
  pinned_ = std::move(analysis);
  name_ = name;
  instead_.clear();
  if (!outdated_) same_ = isPinnedBoard && isPinnedBoard();
  update();
}

// Figures that are outdated stay what they were: of the board that was there then.
void ComparisonView::showNow(std::shared_ptr<const Analysis> analysis, bool outdated) {
  now_ = std::move(analysis);
  outdated_ = outdated;
  if (!outdated) same_ = isPinnedBoard && isPinnedBoard();
  update();
}

void ComparisonView::offerWhatIfs(bool offered) {
  if (whatIf_->IsShown() == offered) return;
  whatIf_->Show(offered);
  Layout();
}

void ComparisonView::tell(const wxString& text) {
  instead_ = text;
  update();
}

const std::vector<validator::ComparedFigure>& ComparisonView::figures() const {
  return list_->figures();
}

// A board is never held against other races on itself: what differs then is chance alone.
std::vector<validator::ComparedFigure> ComparisonView::comparedNow() const {
  if (!now_ || !pinned()) return {};
  if (same_) return validator::compared(now_->measured, now_->measured);
  return pinned_ ? validator::compared(pinned_->measured, now_->measured)
                 : std::vector<validator::ComparedFigure>();
}

void ComparisonView::update() {
  wxString text = instead_;
  if (text.empty() && pinned()) text = wxString::Format(_("Pinned: %s"), name_);
  if (text.empty()) text = _("Nothing is pinned yet.");
  told_->SetLabel(text);
  told_->SetToolTip(text);
  const bool known = now_ && !outdated_ && !now_->measured.empty();
  pin_->Enable(known);
  whatIf_->Enable(known);
  remove_->Enable(pinned());
  list_->show(comparedNow());
  list_->SetForegroundColour(outdated_ ? wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT) : wxNullColour);
}

} // namespace fairway::editor
