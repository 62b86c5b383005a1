#include "editor/ui/panels/comparison_view.h"

#include "editor/ui/panels/comparison_list.h"

#include <wx/settings.h>
#include <wx/sizer.h>

namespace fairway::editor {

// Begins at the size it may have: GTK complains about lists of no size.
ComparisonView::ComparisonView(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(420, 200))) {
  SetName("comparison view");
  told_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                           wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  told_->SetName("comparison state");
  pin_ = new wxButton(this, wxID_ANY, _("&Pin this state"));
  pin_->SetToolTip(_("Keep these figures, and compare what comes of further edits with them"));
  pin_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { onPin(); });
  with_ = new wxButton(this, wxID_ANY, _("Compare &with..."));
  with_->SetToolTip(_("Compare with the document in another file"));
  with_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { onCompareWith(); });
  remove_ = new wxButton(this, wxID_ANY, _("&Remove the pin"));
  remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { pin(nullptr, ""); });
  list_ = new ComparisonList(this);
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  for (wxButton* button : {pin_, with_, remove_})
    buttons->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(4)));
  buttons->Add(told_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(4)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(buttons, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  update();
}

void ComparisonView::pin(std::shared_ptr<const Analysis> analysis, const wxString& name) {
  pinned_ = std::move(analysis);
  name_ = name;
  instead_.clear();
  update();
}

void ComparisonView::showNow(std::shared_ptr<const Analysis> analysis, bool outdated) {
  now_ = std::move(analysis);
  outdated_ = outdated;
  update();
}

void ComparisonView::tell(const wxString& text) {
  instead_ = text;
  update();
}

const std::vector<validator::ComparedFigure>& ComparisonView::figures() const {
  return list_->figures();
}

void ComparisonView::update() {
  wxString text = instead_;
  if (text.empty() && pinned_) text = wxString::Format(_("Pinned: %s"), name_);
  if (text.empty()) text = _("Nothing is pinned yet.");
  told_->SetLabel(text);
  told_->SetToolTip(text);
  pin_->Enable(now_ && !outdated_);
  remove_->Enable(pinned_ != nullptr);
  list_->show(pinned_ && now_ ? validator::compared(pinned_->measured, now_->measured)
                              : std::vector<validator::ComparedFigure>());
  list_->SetForegroundColour(outdated_ ? wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT) : wxNullColour);
}

} // namespace fairway::editor
