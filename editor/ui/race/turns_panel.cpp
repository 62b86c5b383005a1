#include "editor/ui/race/turns_panel.h"

#include "editor/ui/dialogs/toolkit.h"
#include "editor/ui/panels/playback_row.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <algorithm>

namespace fairway::editor::race {

TurnsPanel::TurnsPanel(wxWindow* parent) : ScrolledRows(parent, "turns", {300, 300}) {
  seats_ = new SeatList(this);
  seats_->onHeight = [this] { rowsChanged(); };
  slider_ = new wxSlider(this, wxID_ANY, 0, 0, 1);
  slider_->SetName(_("Turn"));
  slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent& event) {
    if (bench_ && bench_->raced()) bench_->goToTurn(event.GetInt());
  });
  wxSizer* row = playbackRow(
      this,
      [this]() -> std::optional<PlaybackPlace> {
        if (!bench_ || !bench_->playback()) return std::nullopt;
        return PlaybackPlace{bench_->turn(), bench_->playback()->turns()};
      },
      [this](int turn) { bench_->goToTurn(turn); });
  play_ = new SmallButton(this, _("Play"));
  play_->SetToolTip(_("Watch the race turn by turn"));
  play_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (onPlay) onPlay();
  });
  row->Add(play_, wxSizerFlags(1));
  turns_ = new wxListBox(this, wxID_ANY);
  turns_->SetMinSize(leastOfList());
  turns_->SetName(_("List of turns"));
  tellCutLines(*turns_);
  turns_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (bench_ && bench_->raced()) bench_->goToTurn(event.GetSelection());
  });
  milestones_ = new wxChoice(this, wxID_ANY);
  milestones_->SetName(_("Gates and arrivals"));
  milestones_->SetToolTip(_("Turns in which someone passes a gate or brings something home"));
  milestones_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    const auto& turns = bench_->playback()->milestones();
    const auto chosen = static_cast<std::size_t>(event.GetSelection());
    if (chosen > 0 && chosen <= turns.size()) bench_->goToTurn(turns[chosen - 1]);
  });
  fromHere_ = new wxButton(this, wxID_ANY, _("Go on from here..."));
  fromHere_->SetToolTip(_("A race of its own that begins with the turns up to this one"));
  fromHere_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (onCopy) onCopy();
  });
  review_ = new ReviewView(this);
  review_->onHeight = [this] { rowsChanged(); };
  Bind(wxEVT_CHAR_HOOK, &TurnsPanel::onKey, this);
  wxSizer* sizer = GetSizer();
  const auto around = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6));
  // What is clicked again and again comes first: the lines of the seats change their height.
  sizer->Add(slider_, around);
  sizer->Add(row, around);
  sizer->Add(seats_, around);
  sizer->Add(milestones_, around);
  sizer->Add(turns_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6)));
  sizer->Add(review_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(6)));
  sizer->Add(fromHere_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
}

// On a button the arrow keys would only move the focus to the next one.
void TurnsPanel::onKey(wxKeyEvent& event) {
  if (!bench_ || !bench_->raced() || event.HasAnyModifiers() ||
      dynamic_cast<wxButton*>(wxWindow::FindFocus()) == nullptr)
    return event.Skip();
  switch (event.GetKeyCode()) {
  case WXK_LEFT:
    return bench_->goToTurn(bench_->turn() - 1);
  case WXK_RIGHT:
    return bench_->goToTurn(bench_->turn() + 1);
  case WXK_HOME:
    return bench_->goToTurn(0);
  case WXK_END:
    return bench_->goToTurn(bench_->playback()->turns());
  default:
    event.Skip();
  }
}

void TurnsPanel::show(RaceBench* bench) {
  bench_ = bench;
  lines_.clear();
  turns_->Clear();
  review_->show(bench_);
  update();
}

void TurnsPanel::update() {
  if (!bench_ || !bench_->raced()) return;
  seats_->update(*bench_);
  updateTurns();
  updateMilestones();
  review_->update();
  const int turns = bench_->playback()->turns();
  slider_->Enable(turns > 0);
  if (slider_->GetMax() != std::max(1, turns)) slider_->SetRange(0, std::max(1, turns));
  if (slider_->GetValue() != bench_->turn()) slider_->SetValue(bench_->turn());
  const wxString label = isPlaying && isPlaying() ? _("Stop") : _("Play");
  if (play_->GetLabel() != label) play_->SetLabel(label);
  play_->Enable(turns > 0);
  fromHere_->Enable(!bench_->playback()->illegal() || !bench_->atEnd());
}

// Only what is new, because the list keeps its place so.
void TurnsPanel::updateTurns() {
  std::vector<std::string> lines = bench_->playback()->lines();
  if (const Review* review = bench_->review())
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (const Remark* remark = review->of(static_cast<int>(i) + 1); remark && remark->badge != Badge::None)
        lines[i] = std::string(signOf(remark->badge)) + " " + lines[i];
  lines.insert(lines.begin(), _("The start").utf8_string());
  if (const auto& illegal = bench_->playback()->illegal())
    lines.push_back(std::to_string(illegal->turn) + ". " + _("not legal").utf8_string());
  const auto same = static_cast<std::size_t>(
      std::mismatch(lines.begin(), lines.end(), lines_.begin(), lines_.end()).first - lines.begin());
  while (turns_->GetCount() > same) turns_->Delete(turns_->GetCount() - 1);
  wxArrayString more;
  for (std::size_t i = same; i < lines.size(); ++i) more.Add(wxString::FromUTF8(lines[i]));
  if (!more.empty()) turns_->Append(more);
  lines_ = std::move(lines);
  if (turns_->GetSelection() == bench_->turn()) return;
  turns_->SetSelection(bench_->turn());
  CallAfter([this] { // once all lines have their room
    if (bench_ && bench_->raced()) turns_->EnsureVisible(bench_->turn());
  });
}

void TurnsPanel::updateMilestones() {
  const Playback& playback = *bench_->playback();
  wxArrayString names;
  names.Add(_("Gates and arrivals..."));
  int shown = 0;
  for (const int turn : playback.milestones()) {
    names.Add(wxString::FromUTF8(playback.lines()[static_cast<std::size_t>(turn - 1)]));
    if (turn == bench_->turn()) shown = static_cast<int>(names.size()) - 1;
  }
  if (names != milestones_->GetStrings()) milestones_->Set(names);
  if (milestones_->GetSelection() != shown) milestones_->SetSelection(shown);
  const bool any = names.size() > 1;
  if (milestones_->IsShown() == any) return;
  milestones_->Show(any);
  rowsChanged();
}

} // namespace fairway::editor::race
