#include "editor/ui/export_dialog.h"

#include "editor/model/translation.h"
#include "editor/model/wording.h"

#include <array>

namespace fairway::editor {

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
    : PreviewDialog(parent, _("Export")), questions_(questions), content_(content),
      suggested_(std::move(suggested)), form_(new wxChoice(this, wxID_ANY)),
      theme_(new wxChoice(this, wxID_ANY)), hex_(new wxSpinCtrlDouble(this, wxID_ANY)),
      dpi_(new wxSpinCtrl(this, wxID_ANY)), legend_(new wxCheckBox(this, wxID_ANY, _("Legend and scale"))) {
  for (const Form& form : forms) form_->Append(wxGetTranslation(form.name));
  form_->SetSelection(0);
  for (const wxString& text :
       {_("As the board"), _("Dark water"), _("Light water"), _("Little ink"), _("Gray")})
    theme_->Append(text);
  theme_->SetSelection(0);
  hex_->SetRange(1, 100);
  hex_->SetValue(ExportChoice().hexMillimetres);
  dpi_->SetRange(10, 2400);
  dpi_->SetValue(static_cast<int>(ExportChoice().dpi));
  legend_->SetValue(true);
  add(_("Form"), form_);
  if (std::holds_alternative<formats::TilesetDocument>(content)) {
    side_ = new wxChoice(this, wxID_ANY);
    for (const wxString& text : {_("Dark (easier)"), _("Light (harder)")}) side_->Append(text);
    side_->SetSelection(0);
    side_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { updateFields(); });
    add(_("Side"), side_);
  }
  add(_("Colours"), theme_);
  add(_("Hexes (mm)"), hex_);
  add(_("Dots per inch"), dpi_);
  add("", legend_);
  addLayers(formats::Layers().without(formats::Layer::Labels));
  for (wxChoice* field : {form_, theme_})
    field->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { updateFields(); });
  hex_->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { updateFields(); });
  legend_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { updateFields(); });
  auto* write = new wxButton(this, wxID_SAVEAS, _("&Export..."));
  write->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { exportNow(); });
  finish({new wxButton(this, wxID_CLOSE, _("&Close")), write});
}

void ExportDialog::updateFields() {
  const Form& form = forms[static_cast<std::size_t>(form_->GetSelection())];
  for (wxWindow* field :
       {static_cast<wxWindow*>(theme_), static_cast<wxWindow*>(hex_), static_cast<wxWindow*>(legend_)})
    field->Enable(form.picture);
  dpi_->Enable(form.ending == std::string(".png"));
  if (form.picture)
    changed();
  else
    showText(_("This form holds the document's data; it is no picture."));
}

void ExportDialog::chooseForm(const wxString& ending) {
  for (std::size_t i = 0; i < forms.size(); ++i)
    if (ending == forms[i].ending) form_->SetSelection(static_cast<int>(i));
  updateFields();
}

ExportChoice ExportDialog::choice() const {
  ExportChoice choice;
  if (theme_->GetSelection() > 0) choice.theme = themes[static_cast<std::size_t>(theme_->GetSelection() - 1)];
  choice.layers = layers();
  choice.hexMillimetres = hex_->GetValue();
  choice.dpi = dpi_->GetValue();
  choice.legend = legend_->GetValue();
  if (side_)
    choice.side = side_->GetSelection() == 0 ? lake_race::BoardSide::Dark : lake_race::BoardSide::Light;
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
  const formats::Problems problems = exportDocument(content_, *file, choice());
  if (!problems.empty())
    questions_.tell(this, _("The document could not be exported."), wxString::FromUTF8(shownText(problems)));
  return problems.empty();
}

} // namespace fairway::editor
