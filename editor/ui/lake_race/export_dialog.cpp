#include "editor/ui/lake_race/export_dialog.h"

#include "editor/model/words/translation.h"
#include "editor/ui/lake_race/lake_layers.h"

#include <array>

namespace fairway::editor::lake_race {

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
                           Form{".json", marked("Data for programs (JSON)"), false},
                           Form{".tmx", marked("Tiled map (TMX)"), false},
                           Form{".tmj", marked("Tiled map (TMJ)"), false}};

constexpr std::array themes{formats::ThemeName::Dark, formats::ThemeName::Light, formats::ThemeName::LowInk,
                            formats::ThemeName::Gray};

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                           std::filesystem::path suggested)
    : PreviewDialog(parent, _("Export"), questions, content, std::move(suggested)) {
  const ExportChoice plain;
  std::vector<wxString> names;
  for (const Form& form : forms) names.push_back(wxGetTranslation(form.name));
  form_ = addChoice(_("Form"), names);
  if (content.is<formats::lake_race::TilesetBody>())
    side_ = addChoice(_("Side"), {_("Dark (easier)"), _("Light (harder)")});
  theme_ = addChoice(_("Colours"),
                     {_("As the board"), _("Dark water"), _("Light water"), _("Little ink"), _("Gray")});
  hex_ = addNumber(_("Hexes (mm)"), 1, 100, plain.hexMillimetres);
  dpi_ = addNumber(_("Dots per inch"), 10, 2400, plain.dpi);
  legend_ = new wxCheckBox(this, wxID_ANY, _("Legend and scale"));
  legend_->SetValue(plain.legend);
  legend_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { fieldsChanged(); });
  add("", legend_);
  addLayers(layersOffered(), formats::Layers().without(formats::lake_race::Layer::Labels));
  addButton(wxID_SAVEAS, _("&Export..."), [this] { exportNow(); });
  fieldsChanged();
  finish();
}

void ExportDialog::fieldsChanged() {
  const Form& form = forms[static_cast<std::size_t>(form_->GetSelection())];
  for (wxWindow* field : std::initializer_list<wxWindow*>{theme_, hex_, legend_}) field->Enable(form.picture);
  dpi_->Enable(form.ending == std::string(".png"));
  if (form.picture)
    changed();
  else
    showText(_("This form holds the document's data; it is no picture."));
}

void ExportDialog::chooseForm(const wxString& ending) {
  for (std::size_t i = 0; i < forms.size(); ++i)
    if (ending == forms[i].ending) form_->SetSelection(static_cast<int>(i));
  fieldsChanged();
}

ExportChoice ExportDialog::choice() const {
  ExportChoice choice;
  if (theme_->GetSelection() > 0) choice.theme = themes[static_cast<std::size_t>(theme_->GetSelection() - 1)];
  choice.layers = layers();
  choice.hexMillimetres = hex_->GetValue();
  choice.dpi = dpi_->GetValue();
  choice.legend = legend_->GetValue();
  if (side_)
    choice.side = side_->GetSelection() == 0 ? fairway::lake_race::BoardSide::Dark
                                             : fairway::lake_race::BoardSide::Light;
  return choice;
}

std::function<PreviewDialog::Made()> ExportDialog::work() const {
  return [content = content_, choice = choice()] { return exportPreview(content, choice); };
}

bool ExportDialog::exportNow() {
  const Form& form = forms[static_cast<std::size_t>(form_->GetSelection())];
  const std::string ending = form.ending;
  const wxString kinds = wxString::Format("%s|*%s", wxGetTranslation(form.name), ending);
  auto file = questions_.fileToExport(this, _("Export"), suggested_.string() + ending, kinds);
  if (!file) return false;
  if (file->extension() != ending) *file += ending; // the form was chosen here, not by the name
  return wentWell(_("The document could not be exported."), exportDocument(content_, *file, choice()), *file);
}

} // namespace fairway::editor::lake_race
