#include "editor/ui/regatta/sail_dialog.h"

#include "editor/ui/dialogs/number_field.h"

#include <wx/button.h>
#include <wx/config.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace fairway::editor::regatta {

using namespace fairway::regatta;

SailDialog::SailDialog(wxWindow* parent, std::optional<int> players)
    : wxDialog(parent, wxID_ANY, players ? _("Sail on") : _("Sail a race")), players_(players) {
  auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
  rows->AddGrowableCol(1);
  const auto add = [&](const wxString& label, wxWindow* field) {
    auto* text = new wxStaticText(this, wxID_ANY, label);
    field->SetName(label);
    rows->Add(text, wxSizerFlags().CentreVertical());
    rows->Add(field, wxSizerFlags().Expand());
    return text;
  };
  boats_ = new wxChoice(this, wxID_ANY);
  for (int n = minPlayers; n <= maxPlayers; ++n) boats_->Append(wxString::Format("%d", n));
  boats_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showSeats(); });
  add(_("Boats"), boats_);
  for (int seat = 1; seat <= maxPlayers; ++seat) {
    auto* sailor = new wxChoice(this, wxID_ANY);
    sailor->Append(_("A person at this desk"));
    sailor->Append(_("The pilot"));
    labels_.push_back(add(wxString::Format(_("Boat %d is sailed by"), seat), sailor));
    sailors_.push_back(sailor);
  }
  until_ = new wxChoice(this, wxID_ANY);
  until_->Append(_("when the first boat has finished"));
  until_->Append(_("when all boats but one have finished"));
  add(_("The race is over"), until_);
  seed_ =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, 1000000000, 1);
  seed_->SetToolTip(_("The same seed and the same choices give the same race"));
  add(_("Random seed"), seed_);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
  outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("Sail"));
  recall();
  SetSizerAndFit(outer);
  showSeats();
  CentreOnParent();
}

int SailDialog::count() const {
  return players_.value_or(boats_->GetSelection() + minPlayers);
}

// All rows have their room, so that the box does not jump.
void SailDialog::showSeats() {
  for (int seat = 1; seat <= maxPlayers; ++seat) {
    sailors_[static_cast<std::size_t>(seat - 1)]->Enable(seat <= count());
    labels_[static_cast<std::size_t>(seat - 1)]->Enable(seat <= count());
  }
  boats_->Enable(!players_);
  until_->Enable(!players_);
}

void SailDialog::recall() {
  const wxConfigBase* config = wxConfigBase::Get();
  const auto within = [](long value, int count) {
    return value >= 0 && value < count ? static_cast<int>(value) : 0;
  };
  boats_->SetSelection(within(config->ReadLong("/RegattaRace/Boats", 0), maxPlayers - minPlayers + 1));
  if (players_) boats_->SetSelection(*players_ - minPlayers);
  for (std::size_t i = 0; i < sailors_.size(); ++i)
    sailors_[i]->SetSelection(
        within(config->ReadLong(wxString::Format("/RegattaRace/Sailor%zu", i + 1), i == 0 ? 0 : 1), 2));
  until_->SetSelection(within(config->ReadLong("/RegattaRace/Until", 0), 2));
  // A race that is continued keeps its seed; a new one gets a new seed.
  seed_->SetValue(players_ ? static_cast<int>(config->ReadLong("/RegattaRace/Seed", 1))
                           : static_cast<int>(freshSeed()));
}

void SailDialog::keep() const {
  wxConfigBase* config = wxConfigBase::Get();
  if (!players_) {
    config->Write("/RegattaRace/Boats", static_cast<long>(boats_->GetSelection()));
    config->Write("/RegattaRace/Until", static_cast<long>(until_->GetSelection()));
  }
  for (std::size_t i = 0; i < sailors_.size(); ++i)
    config->Write(wxString::Format("/RegattaRace/Sailor%zu", i + 1),
                  static_cast<long>(sailors_[i]->GetSelection()));
  config->Write("/RegattaRace/Seed", static_cast<long>(seed_->GetValue()));
}

RacePlan SailDialog::plan() const {
  RacePlan plan;
  plan.sailors.clear();
  for (int seat = 1; seat <= count(); ++seat)
    plan.sailors.push_back(sailors_[static_cast<std::size_t>(seat - 1)]->GetSelection() == 0 ? Sailor::Person
                                                                                             : Sailor::Pilot);
  plan.until = until_->GetSelection() == 0 ? Until::First : Until::All;
  plan.seed = static_cast<std::uint64_t>(seed_->GetValue());
  return plan;
}

std::optional<RacePlan> askPlan(wxWindow* parent, std::optional<int> players) {
  SailDialog dialog(parent, players);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  dialog.keep();
  return dialog.plan();
}

} // namespace fairway::editor::regatta
