#include "editor/ui/race/race_dialog.h"

#include "editor/ui/dialogs/number_field.h"

#include <wx/button.h>
#include <wx/config.h>
#include <wx/sizer.h>

#include <algorithm>

namespace fairway::editor::race {

RaceDialog::RaceDialog(wxWindow* parent, const RaceOffer& offer, const RaceRoom& room,
                       std::optional<int> players)
    : wxDialog(parent, wxID_ANY, players ? _("Play on") : _("Race it")), offer_(offer), pilots_(room.pilots),
      players_(players) {
  auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
  rows->AddGrowableCol(1);
  const auto add = [&](const wxString& label, wxWindow* field) {
    auto* text = new wxStaticText(this, wxID_ANY, label);
    field->SetName(label);
    rows->Add(text, wxSizerFlags().CentreVertical());
    rows->Add(field, wxSizerFlags().Expand());
    return text;
  };
  if (!offer_.courses.empty()) {
    course_ = new wxChoice(this, wxID_ANY);
    for (const std::string& course : offer_.courses) course_->Append(wxString::FromUTF8(course));
    course_->SetSelection(static_cast<int>(offer_.usualCourse));
    add(_("Race"), course_);
  }
  number_ = new wxChoice(this, wxID_ANY);
  for (int n = offer_.leastSeats; n <= offer_.mostSeats; ++n) number_->Append(wxString::Format("%d", n));
  number_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showSeats(); });
  add(_("Players"), number_);
  for (int seat = 1; seat <= offer_.mostSeats; ++seat) {
    auto* who = new wxChoice(this, wxID_ANY);
    who->Append(_("A person at this desk"));
    for (const PilotTitle& pilot : pilots_)
      who->Append(wxString::Format(_("Pilot: %s"), wxGetTranslation(pilot.title)));
    labels_.push_back(add(wxString::Format(_("Seat %d"), seat), who));
    seats_.push_back(who);
  }
  told_ = new wxCheckBox(this, wxID_ANY, wxGetTranslation(room.told));
  told_->SetToolTip(_("Fairway is the referee: people play at a table of their own"));
  told_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { showSeats(); });
  rows->AddSpacer(0);
  rows->Add(told_);
  seed_ =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, 1000000000, 1);
  seed_->SetToolTip(_("The same seed and the same choices give the same race"));
  add(_("Random seed"), seed_);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
  outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("Race"));
  recall();
  SetSizerAndFit(outer);
  showSeats();
  CentreOnParent();
}

int RaceDialog::count() const {
  return players_.value_or(number_->GetSelection() + offer_.leastSeats);
}

// All rows have their room, so that the box does not jump.
void RaceDialog::showSeats() {
  for (int seat = 1; seat <= offer_.mostSeats; ++seat) {
    seats_[static_cast<std::size_t>(seat - 1)]->Enable(seat <= count());
    labels_[static_cast<std::size_t>(seat - 1)]->Enable(seat <= count());
  }
  number_->Enable(!players_);
  seed_->Enable(!told_->GetValue());
}

void RaceDialog::recall() {
  const wxConfigBase* config = wxConfigBase::Get();
  const auto within = [](long value, unsigned count, long otherwise) {
    return static_cast<int>(value >= 0 && value < static_cast<long>(count) ? value : otherwise);
  };
  const long usual = offer_.usualSeats - offer_.leastSeats;
  number_->SetSelection(within(config->ReadLong("/Race/Players", usual), number_->GetCount(), usual));
  if (players_) number_->SetSelection(*players_ - offer_.leastSeats);
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats_[i]->SetSelection(within(config->ReadLong(wxString::Format("/Race/Seat%zu", i + 1), i == 0 ? 0 : 1),
                                   seats_[i]->GetCount(), 1));
  told_->SetValue(config->ReadBool("/Race/Told", false));
  // A race that is played on keeps its seed; a new one gets a new seed.
  seed_->SetValue(players_ ? static_cast<int>(config->ReadLong("/Race/Seed", 1))
                           : static_cast<int>(freshSeed()));
}

void RaceDialog::keep() const {
  wxConfigBase* config = wxConfigBase::Get();
  if (!players_) config->Write("/Race/Players", static_cast<long>(number_->GetSelection()));
  for (std::size_t i = 0; i < seats_.size(); ++i)
    config->Write(wxString::Format("/Race/Seat%zu", i + 1), static_cast<long>(seats_[i]->GetSelection()));
  config->Write("/Race/Told", told_->GetValue());
  config->Write("/Race/Seed", static_cast<long>(seed_->GetValue()));
}

RacePlan RaceDialog::plan() const {
  RacePlan plan;
  for (int seat = 1; seat <= count(); ++seat) {
    const int chosen = seats_[static_cast<std::size_t>(seat - 1)]->GetSelection();
    plan.seats.emplace_back(chosen <= 0 ? std::string_view(person)
                                        : pilots_[static_cast<std::size_t>(chosen - 1)].name);
  }
  plan.course = course_ ? static_cast<std::size_t>(std::max(0, course_->GetSelection())) : 0;
  plan.told = told_->GetValue();
  plan.seed = static_cast<std::uint64_t>(seed_->GetValue());
  return plan;
}

std::optional<RacePlan> askRacePlan(wxWindow* parent, const RaceOffer& offer, const RaceRoom& room,
                                    std::optional<int> players) {
  RaceDialog dialog(parent, offer, room, players);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  dialog.keep();
  return dialog.plan();
}

} // namespace fairway::editor::race
