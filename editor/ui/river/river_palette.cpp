#include "editor/ui/river/river_palette.h"

#include "editor/model/river/river_words.h"
#include "editor/ui/canvas/thumbnail.h"
#include "formats/river/picture/section_scene.h"

#include <wx/sizer.h>

namespace fairway::editor::river {

namespace {

// A field's value is set only when it differs: setting moves the cursor and may send a change event.
template <class Field, class Value>
void setTo(Field* field, const Value& value) {
  if (field->GetValue() != value) field->SetValue(value);
}

wxString capitalised(const std::string& words) {
  wxString text = wxString::FromUTF8(words);
  if (!text.empty()) text[0] = wxToupper(text[0]);
  return text;
}

wxString meaningOf(SectionKind kind) {
  switch (kind) {
  case SectionKind::Calm:
    return _("Nothing happens here (C)");
  case SectionKind::Sandbank:
    return _("A boat going up stops on it (S)");
  case SectionKind::Wave:
    return _("A boat whose number ends on it is carried up (W)");
  case SectionKind::Eddy:
    return _("A boat whose number ends on it is carried back (E)");
  case SectionKind::Lee:
    return _("No boat can be blown back from it (L)");
  }
  return "";
}

} // namespace

RiverPalette::RiverPalette(wxWindow* parent) : ScrolledRows(parent, "palette", {304, 460}) {}

void RiverPalette::show(RiverWorkbench* bench) {
  bench_ = bench;
  rebuild();
}

void RiverPalette::rebuild() {
  Freeze();
  GetSizer()->Clear(true);
  kinds_ = {};
  slider_ = nullptr;
  which_ = nullptr;
  if (bench_) {
    addKinds();
    addSection();
    addView();
  }
  update();
  rowsChanged();
  Thaw();
}

wxButton* RiverPalette::addButton(wxSizer* row, const wxString& text, const wxString& tip,
                                  std::function<void()> act) {
  auto* button = new wxButton(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetToolTip(tip);
  button->SetName(text);
  button->SetMinSize(button->GetBestSize() + FromDIP(wxSize(8, 2)));
  button->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
  row->Add(button, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(4)));
  return button;
}

void RiverPalette::addKinds() {
  addHeading(_("Kind of section"));
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(4, 3))); // words differ in length
  for (const std::size_t column : {0U, 1U}) grid->AddGrowableCol(column);
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const SectionKind kind = fairway::river::allSectionKinds[i];
    auto* button = new wxToggleButton(this, wxID_ANY, capitalised(shownName(kind)), wxDefaultPosition,
                                      wxDefaultSize, wxBU_LEFT);
    button->SetBitmap(thumbnail(*this, formats::river::SectionScene(fairway::river::sectionOf(kind)),
                                FromDIP(wxSize(50, 18))));
    button->SetBitmapMargins(FromDIP(wxSize(4, 0)));
    button->SetToolTip(meaningOf(kind));
    button->SetName(capitalised(shownName(kind)));
    button->Bind(wxEVT_TOGGLEBUTTON, [this, kind](wxCommandEvent&) {
      bench_->makeKind(kind);
      update();
    });
    grid->Add(button, wxSizerFlags().Expand());
    kinds_[i] = button;
  }
  GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
}

void RiverPalette::addSection() {
  which_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  which_->SetFont(which_->GetFont().Bold());
  GetSizer()->Add(which_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
  push_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1,
                         fairway::river::mostPush, 3);
  push_->SetName("push");
  push_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
    if (bench_->selected())
      bench_->changePush(push_->GetValue() - bench_->river()->at(*bench_->selected()).push);
  });
  name_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  name_->SetName("section name");
  name_->SetHint(_("Name"));
  name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { bench_->rename(name_->GetValue().utf8_string()); });
  name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    if (bench_) bench_->rename(name_->GetValue().utf8_string());
    event.Skip();
  });
  fixed_ = new wxCheckBox(this, wxID_ANY, _("Fixed"));
  fixed_->SetName("fixed");
  fixed_->SetToolTip(_("The section keeps its place when orders are tried (F)"));
  fixed_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { bench_->toggleFixed(); });
  auto* pushes = new wxBoxSizer(wxHORIZONTAL);
  pushes->Add(new wxStaticText(this, wxID_ANY, _("Push")),
              wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
  pushes->Add(push_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(12)));
  pushes->Add(fixed_, wxSizerFlags().CentreVertical());
  const auto beside = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
  GetSizer()->Add(name_, beside);
  GetSizer()->Add(pushes, beside);
  GetSizer()->AddSpacer(FromDIP(6));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  up_ = addButton(row, _("Up"), _("One place towards the harbour (Ctrl+Up)"),
                  [this] { bench_->moveSelected(1); });
  down_ = addButton(row, _("Down"), _("One place towards the waterfall (Ctrl+Down)"),
                    [this] { bench_->moveSelected(-1); });
  add_ = addButton(row, _("Add"), _("A calm section above this one (Ins)"),
                   [this] { bench_->addSectionAbove(); });
  remove_ = addButton(row, _("Remove"), _("Remove this section from the river (Del)"),
                      [this] { bench_->removeSelected(); });
  GetSizer()->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(8)));
}

void RiverPalette::addView() {
  const int most = bench_->river()->length() - 1;
  slider_ = new wxSlider(this, wxID_ANY, 0, 0, std::max(1, most));
  slider_->SetName("phase");
  slider_->SetToolTip(_("The river after this many waterfalls (Left, Right)"));
  slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { bench_->setPhase(Phase{slider_->GetValue()}); });
  where_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  where_->SetFont(where_->GetFont().Bold());
  shade_ = new wxCheckBox(this, wxID_ANY, _("Shade by save chance"));
  shade_->SetToolTip(_("How likely a lone boat on each section reaches the harbour (H)"));
  shade_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
    if (onShade) onShade(shade_->GetValue());
  });
  GetSizer()->Add(where_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
  GetSizer()->Add(slider_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(8)));
  GetSizer()->Add(shade_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
}

void RiverPalette::update() {
  if (!bench_ || !slider_) return;
  if (slider_->GetMax() != bench_->river()->length() - 1) slider_->SetRange(0, bench_->river()->length() - 1);
  if (which_) updateSection();
  updateView();
}

void RiverPalette::updateSection() {
  const std::optional<SectionLaid> selected = bench_->selected();
  const fairway::river::Section section =
      selected ? bench_->river()->at(*selected) : fairway::river::Section();
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    setTo(kinds_[i], selected && fairway::river::allSectionKinds[i] == section.kind);
    kinds_[i]->Enable(selected.has_value());
  }
  const wxString which =
      selected ? wxString::Format(_("Section %d"), selected->number) : _("Click a section to change it");
  if (which_->GetLabel() != which) which_->SetLabel(which);
  const bool pushes = selected && fairway::river::hasPush(section.kind);
  if (pushes) setTo(push_, section.push);
  push_->Enable(pushes);
  setTo(fixed_, section.fixed);
  if (!name_->HasFocus() || !selected) {
    const wxString name = wxString::FromUTF8(section.name.value_or(""));
    if (name_->GetValue() != name) name_->ChangeValue(name);
  }
  const int place = selected ? bench_->selectedNow()->number : 0;
  for (wxWindow* field : std::initializer_list<wxWindow*>{fixed_, name_}) field->Enable(selected.has_value());
  up_->Enable(selected && place < bench_->river()->length());
  down_->Enable(selected && place > 1);
  add_->Enable(bench_->river()->length() < fairway::river::mostSections);
  remove_->Enable(selected && bench_->river()->length() > fairway::river::leastSections);
}

void RiverPalette::updateView() {
  const int now = bench_->phase().waterfalls;
  if (slider_->GetValue() != now) slider_->SetValue(now);
  const wxString where =
      now == 0 ? _("The river as laid")
               : wxString::Format(
                     wxPLURAL("The river after %d waterfall", "The river after %d waterfalls", now), now);
  if (where_->GetLabel() != where) where_->SetLabel(where);
  if (shaded) setTo(shade_, shaded());
}

} // namespace fairway::editor::river
