#include "editor/ui/window/start/tour_bar.h"

#include "editor/ui/window/accessible_names.h"

#include <wx/settings.h>
#include <wx/sizer.h>

namespace fairway::editor {

namespace {

constexpr int lines = 2; // of text that there is room for

} // namespace

TourBar::TourBar(wxWindow* parent)
    : wxPanel(parent),
      text_(new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE)),
      go_(new wxButton(this, wxID_ANY)), leave_(new wxButton(this, wxID_ANY)) {
  SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOBK));
  text_->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_INFOTEXT));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(10)));
  row->Add(go_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6)));
  row->Add(leave_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(10)));
  SetSizer(row);
  text_->SetMinSize({FromDIP(100), lines * GetCharHeight() + FromDIP(4)});
  SetMinSize({0, std::max(text_->GetMinSize().y, go_->GetBestSize().y) + FromDIP(8)});
  // After the event that asked for it: the buttons may be others, or gone, afterwards.
  go_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { onGo(); }); });
  leave_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { onLeave(); }); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    Layout();
    wrap();
    event.Skip();
  });
}

void TourBar::tell(const wxString& text, const wxString& go, const wxString& leave) {
  said_ = text;
  go_->SetLabel(go);
  go_->Show(!go.empty());
  leave_->SetLabel(leave);
  setAccessibleName(*this, text);
  Layout();
  wrap();
}

void TourBar::wrap() {
  text_->SetLabelText(said_);
  text_->Wrap(text_->GetSize().x);
}

bool TourBar::showsAll() const {
  wxString shown = text_->GetLabelText();
  return shown.Freq('\n') < lines && text_->GetTextExtent(shown.BeforeFirst('\n')).x <= text_->GetSize().x;
}

} // namespace fairway::editor
