#include "editor/ui/dialogs/preview_dialog.h"

#include "editor/model/words/wording.h"
#include "editor/ui/dialogs/number_field.h"

#include <wx/config.h>
#include <wx/statbox.h>

namespace fairway::editor {

wxDEFINE_EVENT(fairwayDone, wxCommandEvent);

PreviewDialog::PreviewDialog(wxWindow* parent, const wxString& title, Questions& questions,
                             const formats::Document& content, std::filesystem::path suggested)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      questions_(questions), content_(content), suggested_(std::move(suggested)),
      choices_(new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)))), left_(new wxBoxSizer(wxVERTICAL)),
      buttons_(new wxBoxSizer(wxHORIZONTAL)), preview_(new PagePreview(this)),
      back_(new wxButton(this, wxID_BACKWARD, _("Previous"))),
      forward_(new wxButton(this, wxID_FORWARD, _("Next"))),
      where_(new wxStaticText(this, wxID_ANY, wxString::Format(_("Page %d of %d"), 888, 888),
                              wxDefaultPosition, wxDefaultSize,
                              wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE)),
      background_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  choices_->AddGrowableCol(1);
  left_->Add(choices_, wxSizerFlags().Expand());
  back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turnPage(-1); });
  forward_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turnPage(1); });
  buttons_->AddStretchSpacer();
  // The id that Esc presses; that of "Close" would make GTK write its own word for it.
  addButton(wxID_CANCEL, _("&Close"), [this] { EndModal(wxID_CANCEL); });
}

wxChoice* PreviewDialog::addChoice(const wxString& label, const std::vector<wxString>& texts) {
  auto* field = new wxChoice(this, wxID_ANY);
  for (const wxString& text : texts) field->Append(text);
  field->SetSelection(0);
  field->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { fieldsChanged(); });
  add(label, field);
  return field;
}

wxSpinCtrlDouble* PreviewDialog::addNumber(const wxString& label, double least, double most, double value,
                                           unsigned digits) {
  auto* field = new DecimalField(this, least, most, value, 1, digits);
  field->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { fieldsChanged(); });
  add(label, field);
  return field;
}

wxTextCtrl* PreviewDialog::addText(const wxString& label, const wxString& hint) {
  auto* field = new wxTextCtrl(this, wxID_ANY);
  field->SetHint(hint);
  field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fieldsChanged(); });
  add(label, field);
  return field;
}

wxCheckBox* PreviewDialog::addCheck(const wxString& label) {
  auto* field = new wxCheckBox(this, wxID_ANY, label);
  field->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { fieldsChanged(); });
  add("", field);
  return field;
}

void PreviewDialog::add(const wxString& label, wxWindow* field) {
  labels_[field] = new wxStaticText(this, wxID_ANY, label);
  if (!label.empty()) field->SetName(label);
  choices_->Add(labels_[field], wxSizerFlags().CentreVertical());
  choices_->Add(field, wxSizerFlags().Expand());
}

void PreviewDialog::showField(wxWindow* field, bool shown) {
  if (field->IsShown() == shown) return;
  labels_[field]->Show(shown);
  field->Show(shown);
  if (GetSizer() && GetBestSize().y > GetSize().y)
    SetSize(GetSize().x, GetBestSize().y); // more than there was
  Layout();
}

void PreviewDialog::remember(const wxString& section, std::vector<std::pair<wxString, wxWindow*>> fields) {
  section_ = section;
  remembered_ = std::move(fields);
  const wxConfigBase* config = wxConfigBase::Get();
  for (const auto& [name, field] : remembered_) {
    const wxString key = section_ + "/" + name;
    if (!config->HasEntry(key)) continue;
    if (auto* choice = dynamic_cast<wxChoice*>(field)) {
      const long value = config->ReadLong(key, -1);
      if (value >= 0 && value < static_cast<long>(choice->GetCount()))
        choice->SetSelection(static_cast<int>(value));
    } else if (auto* number = dynamic_cast<wxSpinCtrlDouble*>(field)) {
      number->SetValue(config->ReadDouble(key, number->GetValue())); // kept within its range
    } else if (auto* check = dynamic_cast<wxCheckBox*>(field)) {
      check->SetValue(config->ReadBool(key, check->GetValue()));
    } else if (auto* text = dynamic_cast<wxTextCtrl*>(field)) {
      text->ChangeValue(config->Read(key, text->GetValue()));
    }
  }
}

void PreviewDialog::keep() const {
  wxConfigBase* config = wxConfigBase::Get();
  for (const auto& [name, field] : remembered_) {
    const wxString key = section_ + "/" + name;
    if (const auto* choice = dynamic_cast<const wxChoice*>(field))
      config->Write(key, static_cast<long>(choice->GetSelection()));
    else if (const auto* number = dynamic_cast<const wxSpinCtrlDouble*>(field))
      config->Write(key, number->GetValue());
    else if (const auto* check = dynamic_cast<const wxCheckBox*>(field))
      config->Write(key, check->GetValue());
    else if (const auto* text = dynamic_cast<const wxTextCtrl*>(field))
      config->Write(key, text->GetValue());
  }
}

void PreviewDialog::addLayers(const std::vector<std::pair<int, wxString>>& offered, formats::Layers shown) {
  auto* box = new wxStaticBoxSizer(wxVERTICAL, this, _("Shown on the board"));
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(8, 0))); // two columns, or small screens are too low
  for (const auto& [layer, text] : offered) {
    auto* check = new wxCheckBox(box->GetStaticBox(), wxID_ANY, text);
    check->SetValue(shown.has(layer));
    check->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
    grid->Add(check, wxSizerFlags().Border(wxALL, FromDIP(2)));
    layerBoxes_.emplace_back(layer, check);
  }
  box->Add(grid, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
  left_->Add(box, wxSizerFlags().Expand().Border(wxTOP, FromDIP(12)));
}

formats::Layers PreviewDialog::layers() const {
  formats::Layers layers;
  for (const auto& [layer, check] : layerBoxes_) layers = layers.with(layer, check->GetValue());
  return layers;
}

void PreviewDialog::addButton(int id, const wxString& label, std::function<void()> act) {
  auto* button = new wxButton(this, id, label);
  button->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
  buttons_->Add(button, wxSizerFlags().Border(wxLEFT, FromDIP(8)));
}

void PreviewDialog::finish() {
  auto* turning = new wxBoxSizer(wxHORIZONTAL);
  turning->AddStretchSpacer();
  turning->Add(back_, wxSizerFlags().CentreVertical());
  turning->Add(where_, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(12)));
  turning->Add(forward_, wxSizerFlags().CentreVertical());
  turning->AddStretchSpacer();
  auto* right = new wxBoxSizer(wxVERTICAL);
  right->Add(preview_, wxSizerFlags(1).Expand());
  right->Add(turning, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  both->Add(left_, wxSizerFlags().Expand().Border(wxRIGHT, FromDIP(16)));
  both->Add(right, wxSizerFlags(1).Expand());
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(both, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
  outer->Add(buttons_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
  SetSizerAndFit(outer);
  CentreOnParent();
  changed();
}

void PreviewDialog::changed() {
  const auto asked = ++asked_;
  background_.submit(
      [this, asked, work = work()](const auto&) -> Background::Deliver {
        return [this, asked, made = std::make_shared<Made>(work())] { delivered(asked, made); };
      },
      [this, asked](const std::string& why) {
        if (asked == asked_) showText(wxString::FromUTF8(why));
      });
}

void PreviewDialog::delivered(std::size_t asked, const std::shared_ptr<Made>& made) {
  if (asked != asked_) return; // something else was chosen since
  shown_ = asked;
  if (*made)
    preview_->show(std::make_shared<const formats::Pages>(std::move(**made)));
  else
    preview_->say(wxString::FromUTF8(shownText(made->fault())));
  updatePages();
}

bool PreviewDialog::wentWell(const wxString& heading, const formats::Problems& problems,
                             const std::filesystem::path& written) {
  if (!problems.empty())
    return questions_.tell(this, heading, wxString::FromUTF8(shownText(problems))), false;
  keep();
  if (written.empty()) return true;
  auto* done = new wxCommandEvent(fairwayDone);
  done->SetString(
      wxString::Format(_("\"%s\" has been written."), wxString::FromUTF8(written.filename().string())));
  wxQueueEvent(GetParent(), done);
  return true;
}

void PreviewDialog::showText(const wxString& text) {
  shown_ = ++asked_; // what is being made comes too late
  preview_->say(text);
  updatePages();
}

void PreviewDialog::turnPage(int by) {
  preview_->turnTo(preview_->page() + by);
  updatePages();
}

void PreviewDialog::updatePages() {
  const int count = preview_->count(), page = preview_->page();
  where_->SetLabel(count > 0 ? wxString::Format(_("Page %d of %d"), page + 1, count) : wxString());
  back_->Enable(page > 0);
  forward_->Enable(page + 1 < count);
}

} // namespace fairway::editor
