#include "editor/ui/dialogs/checks_dialog.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/check_names.h"
#include "editor/ui/dialogs/questions.h"
#include "formats/document/kind.h"
#include "validator/core/game.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace fairway::editor {

namespace {

constexpr int ownOfCheck = -1; // the check's own severity
constexpr std::array severities{Severity::Error, Severity::Warning, Severity::Info, Severity::Ignore};

wxString shown(std::string_view text) {
  return wxString::FromUTF8(text.data(), text.size());
}

// Two games may have a kind of the same name, and those of every document come last.
std::vector<validator::CatalogueEntry> checksFor(const formats::Kind& kind) {
  std::vector<validator::CatalogueEntry> fitting;
  const auto take = [&](std::span<const validator::CatalogueEntry> entries, std::string_view fits) {
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(fitting),
                 [&](const validator::CatalogueEntry& entry) { return entry.kind == fits; });
  };
  if (const validator::Game* game = entryFor(kind.game, validator::games()))
    for (const std::span<const validator::CatalogueEntry> family : game->catalogue()) take(family, kind.name);
  take(validator::catalogue(), "any");
  return fitting;
}

wxString placesOf(const Waiver& waiver) {
  if (waiver.spots.empty()) return _("everywhere");
  wxString places;
  for (const Spot& spot : waiver.spots) {
    if (!places.empty()) places += " ";
    places += shown(label(spot));
  }
  return places;
}

} // namespace

ChecksDialog::ChecksDialog(wxWindow* parent, Questions& questions, const formats::Document& document)
    : wxDialog(parent, wxID_ANY, _("Severities and waivers"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      questions_(questions), severity_(document.head.info.severity), waivers_(document.head.info.waivers) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(
      new wxStaticText(this, wxID_ANY, _("How severe the findings of each check are in this document:")),
      wxSizerFlags().Border(wxALL, FromDIP(12)));
  sizer->Add(makeSeverities(*document.kind), wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT, FromDIP(12)));
  sizer->Add(new wxStaticText(this, wxID_ANY, _("Findings that are accepted, with the reason:")),
             wxSizerFlags().Border(wxALL, FromDIP(12)));
  sizer->Add(makeWaivers(), wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(12)));
  sizer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
  SetSizerAndFit(sizer);
  SetMinSize(FromDIP(wxSize(520, 480)));
  SetSize(FromDIP(wxSize(640, 600)));
  CentreOnParent();
}

wxWindow* ChecksDialog::makeSeverities(const formats::Kind& kind) {
  grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(560, 240)),
                             wxPG_SPLITTER_AUTO_CENTER | wxPG_TOOLTIPS);
  grid_->SetName("severities");
  for (const validator::CatalogueEntry& entry : checksFor(kind)) {
    wxPGChoices choices;
    choices.Add(wxString::Format(_("default: %s"), wxString::FromUTF8(shownName(entry.severity))),
                ownOfCheck);
    for (const Severity each : severities)
      choices.Add(wxString::FromUTF8(shownName(each)), static_cast<int>(each));
    const auto own = severity_.find(std::string(entry.code));
    auto* property = new wxEnumProperty(shown(entry.code) + " " + wxString::FromUTF8(shownCheck(entry.code)),
                                        shown(entry.code), choices,
                                        own == severity_.end() ? ownOfCheck : static_cast<int>(own->second));
    grid_->Append(property);
    property->SetHelpString(wxString::FromUTF8(say(entry.claim)));
  }
  grid_->Bind(wxEVT_PG_CHANGED, [this](wxPropertyGridEvent& event) {
    const std::string code = event.GetPropertyName().utf8_string();
    const long value = event.GetValue().GetLong();
    if (value == ownOfCheck)
      severity_.erase(code);
    else
      severity_[code] = static_cast<Severity>(value);
  });
  return grid_;
}

wxSizer* ChecksDialog::makeWaivers() {
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(440, 110)),
                         wxLC_REPORT | wxLC_SINGLE_SEL);
  list_->SetName("waivers");
  list_->AppendColumn(_("Code"), wxLIST_FORMAT_LEFT, FromDIP(60));
  list_->AppendColumn(_("Where"), wxLIST_FORMAT_LEFT, FromDIP(110));
  list_->AppendColumn(_("Reason"), wxLIST_FORMAT_LEFT, FromDIP(280));
  for (const auto& type : {wxEVT_LIST_ITEM_SELECTED, wxEVT_LIST_ITEM_DESELECTED})
    list_->Bind(type, [this](wxListEvent&) { updateButtons(); });
  list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) { editReason(); });
  sizer->Add(list_, wxSizerFlags(1).Expand());
  auto* buttons = new wxBoxSizer(wxVERTICAL);
  reason_ = new wxButton(this, wxID_ANY, _("&Reason..."));
  reason_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { editReason(); });
  remove_ = new wxButton(this, wxID_ANY, _("Re&move"));
  remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { remove(); });
  buttons->Add(reason_, wxSizerFlags().Expand().Border(wxLEFT | wxBOTTOM, FromDIP(8)));
  buttons->Add(remove_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(8)));
  sizer->Add(buttons);
  showWaivers();
  return sizer;
}

void ChecksDialog::showWaivers() {
  list_->DeleteAllItems();
  for (const Waiver& waiver : waivers_) {
    const long line = list_->InsertItem(list_->GetItemCount(), wxString::FromUTF8(waiver.code));
    list_->SetItem(line, 1, placesOf(waiver));
    list_->SetItem(line, 2, wxString::FromUTF8(waiver.why));
  }
  updateButtons();
}

void ChecksDialog::editReason() {
  const long line = list_->GetFirstSelected();
  if (line < 0) return;
  Waiver& waiver = waivers_[static_cast<std::size_t>(line)];
  const auto why = questions_.text(this, wxString::Format(_("Waive %s"), wxString::FromUTF8(waiver.code)),
                                   _("Why is this finding acceptable?"), wxString::FromUTF8(waiver.why));
  if (!why || why->empty()) return;
  waiver.why = why->utf8_string();
  showWaivers();
}

void ChecksDialog::remove() {
  const long line = list_->GetFirstSelected();
  if (line < 0) return;
  waivers_.erase(waivers_.begin() + line);
  showWaivers();
}

void ChecksDialog::updateButtons() {
  const bool chosen = list_->GetFirstSelected() >= 0;
  if (reason_) reason_->Enable(chosen);
  if (remove_) remove_->Enable(chosen);
}

} // namespace fairway::editor
