#include "editor/ui/panels/properties_panel.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/words/translation.h"

#include <wx/propgrid/advprops.h>
#include <wx/sizer.h>

namespace fairway::editor {

PropertiesPanel::PropertiesPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(280, 400))) {
  SetName("properties");
  grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                             wxPG_SPLITTER_AUTO_CENTER | wxPG_BOLD_MODIFIED | wxPG_TOOLTIPS);
  grid_->SetName("property grid");
  // The default opens a modal box on a wrong value.
  grid_->SetValidationFailureBehavior(
      static_cast<wxPGVFBFlags>(wxPG_VFB_MARK_CELL | wxPG_VFB_STAY_IN_PROPERTY));
  grid_->Bind(wxEVT_PG_CHANGED, &PropertiesPanel::onChanged, this);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

void PropertiesPanel::show(Workbench* bench) {
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
  grid_->Freeze();
  grid_->Clear();
  factCount_ = 0;
  addAbove();
  addDocument();
  addBelow();
  grid_->Thaw();
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

void PropertiesPanel::onChanged(wxPropertyGridEvent& event) {
  const wxString key = event.GetPropertyName();
  const wxVariant value = event.GetValue();
  CommandPtr command = infoChange(key, value);
  if (!command) command = changeOf(key, value);
  // The grid is in the middle of its own event: what it shows is made anew after that.
  const bool refused = command == nullptr;
  CallAfter([this, refused, key, value, command = std::make_shared<CommandPtr>(std::move(command))] {
    if (refused) return makeAnew();
    bench_->apply(std::move(*command));
    applied(key, value);
  });
}

} // namespace fairway::editor
