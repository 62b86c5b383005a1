#include "editor/ui/pool/turns_panel.h"

#include <wx/button.h>
#include <wx/sizer.h>

namespace fairway::editor::pool {

TurnsPanel::TurnsPanel(wxWindow* parent) : wxPanel(parent) {
  SetName("turns");
  turns_ = new wxListBox(this, wxID_ANY);
  turns_->SetName("list of turns");
  turns_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (bench_) bench_->goToTurn(event.GetSelection());
  });
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [this, buttons](const wxString& text, const wxString& tip,
                                   const std::function<int()>& to) {
    auto* button = new wxButton(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetToolTip(tip);
    button->SetName(tip);
    button->Bind(wxEVT_BUTTON, [this, to](wxCommandEvent&) {
      if (bench_ && bench_->playback()) bench_->goToTurn(to());
    });
    buttons->Add(button, wxSizerFlags(1).Border(wxRIGHT, FromDIP(4)));
  };
  add("|<", _("To the beginning"), [] { return 0; });
  add("<", _("One turn back"), [this] { return bench_->turn() - 1; });
  add(">", _("One turn on"), [this] { return bench_->turn() + 1; });
  add(">|", _("To the end"), [this] { return bench_->playback()->turns(); });
  ending_ = new wxStaticText(this, wxID_ANY, "");
  ending_->SetFont(ending_->GetFont().Bold());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(turns_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(6)));
  sizer->Add(ending_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  SetSizer(sizer);
}

void TurnsPanel::show(RecordWorkbench* bench) {
  bench_ = bench;
  turns_->Clear();
  ending_->SetLabel("");
  if (!bench_ || !bench_->playback()) return;
  wxArrayString lines;
  lines.Add(_("The beginning"));
  for (const std::string& line : bench_->playback()->lines()) lines.Add(wxString::FromUTF8(line));
  turns_->Append(lines);
  ending_->SetLabel(wxString::FromUTF8(bench_->playback()->ending()));
  ending_->Wrap(FromDIP(280));
  update();
  Layout();
}

void TurnsPanel::update() {
  if (bench_ && bench_->playback() && turns_->GetSelection() != bench_->turn())
    turns_->SetSelection(bench_->turn());
}

} // namespace fairway::editor::pool
