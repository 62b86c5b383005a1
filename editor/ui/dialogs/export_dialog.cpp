#include "editor/ui/dialogs/export_dialog.h"

#include "editor/model/words/translation.h"
#include "formats/export/export_file.h"

#include <array>

namespace fairway::editor {

namespace {

constexpr std::array themes{formats::ThemeName::Dark, formats::ThemeName::Light, formats::ThemeName::LowInk,
                            formats::ThemeName::Gray};

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                           std::filesystem::path suggested, const std::vector<Form>& own)
    : PreviewDialog(parent, _("Export"), questions, content, std::move(suggested)),
      forms_{{".svg", marked("Vector picture (SVG)")},
             {".png", marked("Pixel picture (PNG)")},
             {".pdf", marked("Picture as a page (PDF)")},
             {".yaml", marked("Self-contained document (YAML)")},
             {".json", marked("Data for programs (JSON)")}} {
  forms_.insert(forms_.end(), own.begin(), own.end());
  std::vector<wxString> names;
  for (const Form& form : forms_) names.push_back(wxGetTranslation(form.name));
  form_ = addChoice(_("Form"), names);
}

void ExportDialog::addLook(const wxString& unit, const formats::PictureUnit& size, bool asTheBoard) {
  std::vector<wxString> colours{_("Dark water"), _("Light water"), _("Little ink"), _("Gray")};
  asTheBoard_ = asTheBoard;
  if (asTheBoard) colours.insert(colours.begin(), _("As the board"));
  const ExportChoice plain;
  theme_ = addChoice(_("Colours"), colours);
  unit_ = addNumber(unit, size.least, size.most, size.usual);
  dpi_ = addNumber(_("Dots per inch"), 10, 2400, plain.dpi);
  ofPictures_.insert(ofPictures_.end(), {theme_, unit_});
}

void ExportDialog::finishWith(const std::vector<std::pair<int, wxString>>& offered, formats::Layers shown) {
  legend_ = addCheck(_("Legend and scale"));
  legend_->SetValue(true);
  onlyOfPictures(legend_);
  addLayers(offered, shown);
  addButton(wxID_SAVEAS, _("&Export..."), [this] { exportNow(); });
  fieldsChanged();
  finish();
}

void ExportDialog::fieldsChanged() {
  const bool picture = formats::isPicture(form().ending);
  for (wxWindow* field : ofPictures_) field->Enable(picture);
  dpi_->Enable(form().ending == ".png");
  if (picture)
    changed();
  else
    showText(_("This format holds the document's data; there is no picture to show."));
}

void ExportDialog::chooseForm(const wxString& ending) {
  for (std::size_t i = 0; i < forms_.size(); ++i)
    if (ending == forms_[i].ending) form_->SetSelection(static_cast<int>(i));
  fieldsChanged();
}

ExportChoice ExportDialog::choice() const {
  ExportChoice choice;
  const int theme = theme_->GetSelection() - (asTheBoard_ ? 1 : 0);
  if (theme >= 0) choice.theme = themes[static_cast<std::size_t>(theme)];
  choice.layers = layers();
  choice.unit = unit();
  choice.dpi = dpi_->GetValue();
  choice.legend = legend_->GetValue();
  return choice;
}

std::function<PreviewDialog::Made()> ExportDialog::work() const {
  return [make = exporting(), choice = choice()] { return exportPreview(make({}), choice); };
}

bool ExportDialog::exportNow() {
  const std::string ending = form().ending;
  const wxString kinds = wxString::Format("%s|*%s", wxGetTranslation(form().name), ending);
  auto file = questions_.fileToExport(this, _("Export"), suggested_.string() + ending, kinds);
  if (!file) return false;
  if (file->extension() != ending) *file += ending; // the form was chosen here, not by the name
  return wentWell(_("The document could not be exported."), exportTo(*file, exporting()(*file), choice()),
                  *file);
}

} // namespace fairway::editor
