#include "editor/ui/regatta/turns_panel.h"

#include "editor/model/regatta/play/race_words.h"
#include "editor/ui/panels/playback_row.h"

#include <wx/sizer.h>

namespace fairway::editor::regatta {

TurnsPanel::TurnsPanel(wxWindow* parent) : ScrolledRows(parent, "turns", {280, 240}) {
  boats_ = new wxStaticText(this, wxID_ANY, "");
  boats_->SetName("boats");
  wxSizer* row = playbackRow(
      this,
      [this]() -> std::optional<PlaybackPlace> {
        if (!bench_ || !bench_->playback()) return std::nullopt;
        return PlaybackPlace{bench_->turn(), bench_->playback()->turns()};
      },
      [this](int turn) { bench_->goToTurn(turn); });
  turns_ = new wxListBox(this, wxID_ANY);
  turns_->SetMinSize(leastOfList());
  turns_->SetName("list of turns");
  turns_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (bench_) bench_->goToTurn(event.GetSelection());
  });
  wxSizer* sizer = GetSizer();
  sizer->Add(boats_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
  sizer->Add(turns_, wxSizerFlags(1).Expand());
}

void TurnsPanel::show(RaceWorkbench* bench) {
  bench_ = bench;
  lines_.clear();
  turns_->Clear();
  update();
}

void TurnsPanel::update() {
  if (!bench_ || !bench_->playback()) return;
  updateBoats();
  updateTurns();
}

void TurnsPanel::updateBoats() {
  const fairway::regatta::Race& race = bench_->race();
  std::string lines;
  for (int seat = 1; seat <= race.players(); ++seat)
    lines += (seat == 1 ? "" : "\n") + boatLine(race, seat, bench_->plan());
  if (std::exchange(told_, lines) == lines) return;
  boats_->SetLabel(wxString::FromUTF8(lines));
  boats_->Wrap(GetClientSize().x - FromDIP(12));
  rowsChanged();
}

// Only what is new, because the list keeps its place so.
void TurnsPanel::updateTurns() {
  std::vector<std::string> lines = turnLines(*bench_->playback());
  lines.insert(lines.begin(), _("The start").utf8_string());
  std::size_t same = 0;
  while (same < lines.size() && same < lines_.size() && lines[same] == lines_[same]) ++same;
  while (turns_->GetCount() > same) turns_->Delete(turns_->GetCount() - 1);
  for (std::size_t i = same; i < lines.size(); ++i) turns_->Append(wxString::FromUTF8(lines[i]));
  lines_ = std::move(lines);
  if (turns_->GetSelection() == bench_->turn()) return;
  turns_->SetSelection(bench_->turn());
  turns_->EnsureVisible(bench_->turn());
}

} // namespace fairway::editor::regatta
