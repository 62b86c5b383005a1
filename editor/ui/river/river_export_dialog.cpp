#include "editor/ui/river/river_export_dialog.h"

#include "editor/model/words/translation.h"
#include "editor/ui/river/river_layers.h"

namespace fairway::editor::river {

namespace {

struct Form {
  const char* ending;
  const char* name;
  bool picture;
};

constexpr std::array forms{Form{".svg", marked("Picture to scale (SVG)"), true},
                           Form{".png", marked("Picture of pixels (PNG)"), true},
                           Form{".pdf", marked("Picture as a page (PDF)"), true},
                           Form{".yaml", marked("Document with all it needs (YAML)"), false},
                           Form{".json", marked("Data for programs (JSON)"), false}};

constexpr std::array themes{formats::ThemeName::Dark, formats::ThemeName::Light, formats::ThemeName::LowInk,
                            formats::ThemeName::Gray};

} // namespace

RiverExportDialog::RiverExportDialog(wxWindow* parent, Questions& questions, const RiverWorkbench& bench,
                                     std::filesystem::path suggested)
    : PreviewDialog(parent, _("Export"), questions, bench.document().content(), std::move(suggested)),
      record_(bench.playback() != nullptr) {
  const ExportChoice plain;
  std::vector<wxString> names;
  for (const Form& form : forms) names.push_back(wxGetTranslation(form.name));
  form_ = addChoice(_("Form"), names);
  theme_ = addChoice(_("Colours"), {_("Dark water"), _("Light water"), _("Little ink"), _("Gray")});
  section_ = addNumber(_("Sections (mm)"), 2, 200, plain.sectionMillimetres);
  dpi_ = addNumber(_("Dots per inch"), 10, 2400, plain.dpi);
  phase_ = record_ ? addNumber(_("Turns played"), 0, bench.playback()->turns(), bench.turn())
                   : addNumber(_("Waterfalls"), 0, bench.river() ? bench.river()->length() - 1 : 0,
                               bench.phase().waterfalls);
  phase_->SetDigits(0);
  legend_ = new wxCheckBox(this, wxID_ANY, _("Legend and scale"));
  legend_->SetValue(plain.legend);
  legend_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { fieldsChanged(); });
  add("", legend_);
  addLayers(layersOffered(), formats::Layers().without(formats::river::Layer::Heat));
  addButton(wxID_SAVEAS, _("&Export..."), [this] { exportNow(); });
  fieldsChanged();
  finish();
}

void RiverExportDialog::fieldsChanged() {
  const Form& form = forms[static_cast<std::size_t>(form_->GetSelection())];
  for (wxWindow* field : std::initializer_list<wxWindow*>{theme_, section_, phase_, legend_})
    field->Enable(form.picture);
  dpi_->Enable(form.ending == std::string(".png"));
  if (form.picture)
    changed();
  else
    showText(_("This form holds the document's data; it is no picture."));
}

void RiverExportDialog::chooseForm(const wxString& ending) {
  for (std::size_t i = 0; i < forms.size(); ++i)
    if (ending == forms[i].ending) form_->SetSelection(static_cast<int>(i));
  fieldsChanged();
}

ExportChoice RiverExportDialog::choice() const {
  ExportChoice choice;
  choice.theme = themes[static_cast<std::size_t>(theme_->GetSelection())];
  choice.layers = layers();
  choice.sectionMillimetres = section_->GetValue();
  choice.dpi = dpi_->GetValue();
  choice.legend = legend_->GetValue();
  const int far = static_cast<int>(phase_->GetValue());
  if (record_)
    choice.turns = far;
  else
    choice.waterfalls = far;
  return choice;
}

std::function<PreviewDialog::Made()> RiverExportDialog::work() const {
  return [content = content_, choice = choice()] { return exportPreview(content, choice); };
}

bool RiverExportDialog::exportNow() {
  const Form& form = forms[static_cast<std::size_t>(form_->GetSelection())];
  const std::string ending = form.ending;
  const wxString kinds = wxString::Format("%s|*%s", wxGetTranslation(form.name), ending);
  auto file = questions_.fileToExport(this, _("Export"), suggested_.string() + ending, kinds);
  if (!file) return false;
  if (file->extension() != ending) *file += ending; // the form was chosen here, not by the name
  return wentWell(_("The document could not be exported."), exportDocument(content_, *file, choice()), *file);
}

} // namespace fairway::editor::river
