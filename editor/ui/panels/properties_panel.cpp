#include "editor/ui/panels/properties_panel.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/words/translation.h"
#include "editor/ui/dialogs/preview_dialog.h"
#include "editor/ui/dialogs/toolkit.h"

#include <wx/propgrid/advprops.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <utility>

namespace fairway::editor {

namespace {

// Says what is allowed where the program says such things, instead of opening a box.
class TellingGrid final : public wxPropertyGrid {
public:
  TellingGrid(wxWindow* parent, long style)
      : wxPropertyGrid(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, style) {
    Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
      paintWhole();
      event.Skip();
    });
  }
  std::function<void(const wxPGProperty&)> onWrong;

private:
  // wxPropertyGrid leaves the last column of pixels empty when it paints a part of itself, such as where a
  // box lay over it: a white line through its words. So a part is followed by the whole.
  void paintWhole() {
    const wxRect part = GetUpdateRegion().GetBox();
    const bool whole = part.Contains(wxRect(GetClientSize()));
    if (!whole && !follows_) Refresh();
    follows_ = !whole && !follows_; // never for ever, whatever the toolkit takes for a whole
  }

  bool follows_ = false;

  void DoShowPropertyError(wxPGProperty* property, const wxString&) override {
    if (onWrong && property) onWrong(*property);
  }
};

} // namespace

PropertiesPanel::PropertiesPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(280, 400))) {
  SetName("properties");
  auto* grid = new TellingGrid(this, wxPG_SPLITTER_AUTO_CENTER | wxPG_BOLD_MODIFIED | wxPG_TOOLTIPS);
  grid->onWrong = [this](const wxPGProperty& property) { tellAllowed(property); };
  grid_ = grid;
  grid_->SetName("property grid");
  keepScrollBar(*grid_);
  colourCaptions();
  // The default opens a modal box on a wrong value.
  grid_->SetValidationFailureBehavior(
      static_cast<wxPGVFBFlags>(wxPG_VFB_MARK_CELL | wxPG_VFB_STAY_IN_PROPERTY | wxPG_VFB_SHOW_MESSAGE));
  grid_->Bind(wxEVT_PG_CHANGING, &PropertiesPanel::onChanging, this);
  grid_->Bind(wxEVT_PG_CHANGED, &PropertiesPanel::onChanged, this);
  grid_->Bind(wxEVT_PG_COL_END_DRAG, [this](wxPropertyGridEvent& event) {
    dividedByHand_ = true;
    event.Skip();
  });
  // The grid keeps its columns in proportion: those that were right before the panel had its size would cut
  // off the labels, or the values.
  grid_->Bind(wxEVT_SIZE, [this, width = 0](wxSizeEvent& event) mutable {
    if (std::exchange(width, event.GetSize().x) != event.GetSize().x) CallAfter([this] { divide(); });
    event.Skip();
  });
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    colourCaptions();
    event.Skip();
  });
  grid_->Bind(wxEVT_PG_SELECTED, [this](wxPropertyGridEvent& event) {
    watchEditor();
    event.Skip();
  });
  takeKeys();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

// wxPropertyGrid paints them in a grey that is hard to read on white.
void PropertiesPanel::colourCaptions() {
  grid_->SetCaptionTextColour(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
}

void PropertiesPanel::show(Workbench* bench) {
  pending_.reset();
  grid_->ClearSelection(false); // what was typed belongs to the document that was shown
  bench_ = bench;
  makeAnew();
}

void PropertiesPanel::makeAnew() {
  shown_.reset();
  update();
}

void PropertiesPanel::update() {
  if (!bench_) return grid_->Clear();
  const Shown now{bench_->document().revision(), chosen()};
  if (shown_ == now) return;
  shown_ = now;
  rebuild();
}

void PropertiesPanel::rebuild() {
  const std::optional<Typed> typing = typed();
  const wxWindow* focus = wxWindow::FindFocus();
  const bool inside = focus && (focus == grid_ || grid_->IsDescendant(const_cast<wxWindow*>(focus)));
  const wxPGProperty* chosen = inside ? grid_->GetSelection() : nullptr;
  const wxString before = chosen ? chosen->GetName() : wxString();
  grid_->Freeze();
  grid_->Clear();
  factCount_ = 0;
  addAbove();
  addDocument();
  addBelow();
  divide();
  grid_->Thaw();
  if (typing)
    typeAgain(*typing);
  else if (inside && !select(before)) // keys go on from the row where they were
    selectFirst();
}

// No label is cut off, and values have the rest.
void PropertiesPanel::divide() {
  if (!dividedByHand_) grid_->SetSplitterLeft();
}

// News about the document arrives while the user types: the cursor stays where it was.
void PropertiesPanel::typeAgain(const Typed& typed) {
  if (!select(typed.key, true)) return;
  if (wxTextCtrl* editor = grid_->GetEditorTextCtrl()) {
    editor->SetValue(typed.text);
    editor->SetInsertionPointEnd();
  }
}

std::optional<PropertiesPanel::Typed> PropertiesPanel::typed() const {
  const wxTextCtrl* editor = grid_->GetEditorTextCtrl();
  const wxPGProperty* property = grid_->GetSelection();
  if (!editor || !property || !editor->IsEditable()) return std::nullopt;
  if (editor->GetValue() == property->GetValueAsString(wxPG_EDITABLE_VALUE)) return std::nullopt;
  return Typed{property->GetName(), editor->GetValue()};
}

CommandPtr PropertiesPanel::unconfirmed() {
  const std::optional<Typed> now = typed();
  wxVariant value;
  if (!bench_ || !now) return nullptr;
  value = grid_->GetPropertyByName(now->key)->GetValue();
  if (!grid_->GetSelection()->StringToValue(value, now->text, wxPG_EDITABLE_VALUE)) return nullptr;
  return stepOf(now->key, value);
}

void PropertiesPanel::confirm() {
  if (typed()) grid_->CommitChangesFromEditor(); // what cannot be is refused as ever, and stays to be mended
  applyPending();
}

void PropertiesPanel::watchEditor() {
  wxTextCtrl* editor = grid_->GetEditorTextCtrl();
  if (!editor) return;
  editor->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
    if (onTyping) onTyping();
    event.Skip();
  });
  // After the event: confirming makes the editor itself anew.
  editor->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    CallAfter([this] {
      const wxWindow* focus = wxWindow::FindFocus();
      if (!focus || !grid_->IsDescendant(const_cast<wxWindow*>(focus))) confirm();
    });
    event.Skip();
  });
}

void PropertiesPanel::addReadOnly(const wxString& label, const wxString& value) {
  // Two facts may bear one label, such as the size of a part and of the whole.
  const wxString key = wxString::Format("fact.%d", factCount_++);
  wxPGProperty* property = grid_->Append(new wxStringProperty(label, key, value));
  property->ChangeFlag(wxPG_PROP_READONLY, true);
}

namespace {

wxString text(const std::optional<std::string>& value) {
  return wxString::FromUTF8(value.value_or(""));
}

} // namespace

void PropertiesPanel::addDocument() {
  const formats::Document& content = bench_->document().content();
  const DocumentInfo& info = content.head.info;
  grid_->Append(new wxPropertyCategory(_("Document")));
  grid_->Append(new wxStringProperty(_("Name"), "name", text(info.name)));
  grid_->Append(new wxStringProperty(_("Author"), "author", text(info.author)));
  grid_->Append(new wxStringProperty(_("Licence"), "licence", text(info.licence)));
  grid_->Append(new wxLongStringProperty(_("Notes"), "notes", text(info.notes)));
  if (!info.severity.empty()) addReadOnly(_("Own severities"), wxString::Format("%zu", info.severity.size()));
  if (!info.waivers.empty()) addReadOnly(_("Waivers"), wxString::Format("%zu", info.waivers.size()));
}

CommandPtr PropertiesPanel::infoChange(const wxString& key, const wxVariant& value) const {
  DocumentInfo info = bench_->document().content().head.info;
  struct Field {
    std::optional<std::string>& value;
    std::string step;
  };
  const std::map<wxString, Field> fields{{"name", {info.name, say("Change the name")}},
                                         {"author", {info.author, say("Change the author")}},
                                         {"licence", {info.licence, say("Change the licence")}},
                                         {"notes", {info.notes, say("Change the notes")}}};
  const auto field = fields.find(key);
  if (field == fields.end()) return nullptr;
  const wxString given = value.GetString();
  field->second.value = given.empty() ? std::nullopt : std::optional(given.utf8_string());
  return changeInfo(bench_->document().content(), field->second.step, std::move(info));
}

// What cannot be is refused here, while the field still holds it: so it can be mended instead of typed anew.
void PropertiesPanel::onChanging(wxPropertyGridEvent& event) {
  if (bench_ && !stepOf(event.GetPropertyName(), event.GetValue())) event.Veto();
}

wxString PropertiesPanel::allowed(const wxPGProperty& property) const {
  const wxVariant least = property.GetAttribute(wxPG_ATTR_MIN), most = property.GetAttribute(wxPG_ATTR_MAX);
  if (least.IsNull() || most.IsNull()) return _("this value is not allowed");
  return wxString::Format(_("a whole number from %ld to %ld"), least.GetLong(), most.GetLong());
}

void PropertiesPanel::tellAllowed(const wxPGProperty& property) {
  wxCommandEvent said(fairwayDone);
  said.SetString(wxString::Format(_("%s: %s. Escape brings the old value back."), property.GetLabel(),
                                  allowed(property)));
  ProcessWindowEvent(said);
}

void PropertiesPanel::addNumber(const wxString& label, const wxString& key, int value, int least, int most) {
  auto* property = grid_->Append(new wxIntProperty(label, key, value));
  property->SetAttribute(wxPG_ATTR_MIN, static_cast<long>(least));
  property->SetAttribute(wxPG_ATTR_MAX, static_cast<long>(most));
}

void PropertiesPanel::onChanged(wxPropertyGridEvent& event) {
  const wxString key = event.GetPropertyName();
  const wxVariant value = event.GetValue();
  // The grid is in the middle of its own event: what it shows is made anew after that.
  pending_ = Pending{stepOf(key, value), key, value};
  CallAfter([this] { applyPending(); });
}

CommandPtr PropertiesPanel::stepOf(const wxString& key, const wxVariant& value) {
  CommandPtr step = infoChange(key, value);
  return step ? std::move(step) : changeOf(key, value);
}

void PropertiesPanel::applyPending() {
  if (!pending_ || !bench_) return;
  Pending now = std::move(*pending_);
  pending_.reset();
  if (!now.step) return makeAnew();
  // Where a value was refused before, the grid leaves the old one in the field: nobody typed that.
  if (const wxPGProperty* chosen = grid_->GetSelection(); chosen && chosen->GetName() == now.key)
    grid_->RefreshEditor();
  bench_->apply(std::move(now.step));
  applied(now.key, now.value);
}

} // namespace fairway::editor
