#include "editor/ui/pool/turns_panel.h"

#include "editor/model/pool/record/review_words.h"
#include "editor/ui/panels/playback_row.h"

#include <wx/sizer.h>

namespace fairway::editor::pool {

TurnsPanel::TurnsPanel(wxWindow* parent) : ScrolledRows(parent, "turns", {280, 240}) {
  turns_ = new wxListBox(this, wxID_ANY);
  turns_->SetMinSize(leastOfList());
  turns_->SetName("list of turns");
  turns_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (bench_) bench_->goToTurn(event.GetSelection());
  });
  wxSizer* buttons = playbackRow(
      this,
      [this]() -> std::optional<PlaybackPlace> {
        if (!bench_ || !bench_->playback()) return std::nullopt;
        return PlaybackPlace{bench_->turn(), bench_->playback()->turns()};
      },
      [this](int turn) { bench_->goToTurn(turn); });
  outlook_ = new OutlookStrip(this);
  ending_ = new wxStaticText(this, wxID_ANY, "");
  ending_->SetFont(ending_->GetFont().Bold());
  verdict_ = new wxStaticText(this, wxID_ANY, "");
  verdict_->SetName("verdict");
  advice_ = new wxStaticText(this, wxID_ANY, "");
  advice_->SetName("advice");
  wxSizer* sizer = GetSizer();
  sizer->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(turns_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(6)));
  sizer->Add(outlook_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6)));
  for (wxStaticText* text : {advice_, ending_, verdict_})
    sizer->Add(text, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6)));
  sizer->AddSpacer(FromDIP(6));
}

void TurnsPanel::show(RecordWorkbench* bench) {
  bench_ = bench;
  turns_->Clear();
  outlook_->show(bench_);
  for (wxStaticText* text : {advice_, ending_, verdict_}) tell(text, "");
  if (!bench_ || !bench_->playback()) return;
  wxArrayString lines;
  lines.Add(_("The beginning"));
  for (const std::string& line : bench_->playback()->lines()) lines.Add(wxString::FromUTF8(line));
  turns_->Append(lines);
  tell(ending_, bench_->playback()->ending());
  if (bench_->playback()->begun()) tell(verdict_, _("Analysing the game...").utf8_string());
  update();
}

void TurnsPanel::tell(wxStaticText* where, const std::string& what) {
  if (std::exchange(told_[where], what) == what) return;
  where->SetLabel(wxString::FromUTF8(what));
  where->Wrap(FromDIP(280));
  rowsChanged();
}

void TurnsPanel::examined() {
  if (!bench_ || !bench_->playback()) return;
  const auto* review = bench_->review();
  tell(verdict_, review ? verdictOn(*bench_->playback(), *review) : "");
  if (review && review->lostAt) {
    const auto row = static_cast<unsigned>(*review->lostAt);
    const std::string line = bench_->playback()->lines()[row - 1];
    turns_->SetString(row, wxString::FromUTF8("\u25BC ") + wxString::FromUTF8(line));
  }
  update();
}

void TurnsPanel::update() {
  if (!bench_ || !bench_->playback()) return;
  if (turns_->GetSelection() != bench_->turn()) turns_->SetSelection(bench_->turn());
  CallAfter([this] { // once all texts have their room
    if (bench_ && bench_->playback()) turns_->EnsureVisible(bench_->turn());
  });
  outlook_->Refresh();
  const auto* review = bench_->review();
  if (!review) return;
  const int turn = bench_->turn();
  const double ahead =
      turn == 0 ? review->outlook : review->turns[static_cast<std::size_t>(turn - 1)].outlook;
  const std::string advice = adviceOn(*bench_->playback(), *review, turn);
  tell(advice_, outlookWords(ahead) + (advice.empty() ? "" : "\n" + advice));
}

} // namespace fairway::editor::pool
