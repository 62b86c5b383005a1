#include "editor/ui/new_lake_dialog.h"

#include "editor/model/document_edit.h"
#include "editor/model/document_file.h"
#include "editor/ui/samples.h"
#include "formats/reader.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

// Labels left, fields right, the buttons below.
class FormDialog : public wxDialog {
public:
  FormDialog(wxWindow* parent, const wxString& title)
      : wxDialog(parent, wxID_ANY, title), rows_(new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)))) {
    rows_->AddGrowableCol(1);
  }

protected:
  void add(const wxString& label, wxWindow* field) {
    rows_->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
    rows_->Add(field, wxSizerFlags().Expand());
  }
  void finish(const wxString& okLabel) {
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(rows_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL),
               wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(okLabel);
    SetSizerAndFit(outer);
    CentreOnParent();
  }

private:
  wxFlexGridSizer* rows_;
};

class BlankLakeDialog final : public FormDialog {
public:
  explicit BlankLakeDialog(wxWindow* parent) : FormDialog(parent, _("New blank lake")) {
    columns_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 4,
                              lake_race::maxLakeSide, 24);
    rows_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 4,
                           lake_race::maxLakeSide, 24);
    shore_ = new wxCheckBox(this, wxID_ANY, _("A ring of land round the water"));
    shore_->SetValue(true);
    add(_("Columns"), columns_);
    add(_("Rows"), rows_);
    add(_("Shore"), shore_);
    finish(_("Create"));
  }
  formats::LakeDocument document() const {
    return blankLake(columns_->GetValue(), rows_->GetValue(), shore_->GetValue());
  }

private:
  wxSpinCtrl* columns_;
  wxSpinCtrl* rows_;
  wxCheckBox* shore_;
};

class TileLakeDialog final : public FormDialog {
public:
  explicit TileLakeDialog(wxWindow* parent) : FormDialog(parent, _("New lake from tiles")) {
    set_ = new wxChoice(this, wxID_ANY);
    for (const Sample& sample : samplesOf("tileset")) addSet(wxString::FromUTF8(sample.name), sample.file);
    set_->Append(_("Another tile set..."));
    set_->SetSelection(0);
    set_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { chooseFile(); });
    side_ = new wxChoice(this, wxID_ANY);
    side_->Append(_("Dark (easier)"));
    side_->Append(_("Light (harder)"));
    side_->SetSelection(0);
    byLot_ = new wxCheckBox(this, wxID_ANY, _("Lay the tiles by lot"));
    byLot_->SetValue(true);
    seed_ =
        new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, 1000000, 1);
    byLot_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { seed_->Enable(byLot_->GetValue()); });
    add(_("Tile set"), set_);
    add(_("Side"), side_);
    add(_("Layout"), byLot_);
    add(_("Seed"), seed_);
    finish(_("Create"));
  }
  fs::path set() const {
    const int at = set_->GetSelection();
    return at >= 0 && at < static_cast<int>(files_.size()) ? files_[static_cast<std::size_t>(at)]
                                                           : fs::path();
  }
  lake_race::BoardSide side() const {
    return side_->GetSelection() == 0 ? lake_race::BoardSide::Dark : lake_race::BoardSide::Light;
  }
  std::optional<std::uint64_t> seed() const {
    return byLot_->GetValue() ? std::optional(static_cast<std::uint64_t>(seed_->GetValue())) : std::nullopt;
  }

private:
  void addSet(const wxString& name, const fs::path& file) {
    set_->Insert(name, static_cast<unsigned>(files_.size()));
    files_.push_back(file);
  }
  void chooseFile() {
    if (set_->GetSelection() != static_cast<int>(files_.size())) return;
    wxFileDialog dialog(this, _("Tile set"), "", "",
                        _("Tile sets (*.tileset.yaml)|*.tileset.yaml|All files|*"),
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() == wxID_OK) addSet(dialog.GetFilename(), fs::path(dialog.GetPath().utf8_string()));
    set_->SetSelection(files_.empty() ? wxNOT_FOUND : static_cast<int>(files_.size()) - 1);
  }

  wxChoice* set_;
  wxChoice* side_;
  wxCheckBox* byLot_;
  wxSpinCtrl* seed_;
  std::vector<fs::path> files_;
};

} // namespace

std::unique_ptr<EditedDocument> makeTileLake(const fs::path& file, lake_race::BoardSide side,
                                             std::optional<std::uint64_t> seed) {
  const auto read = formats::readDocumentFile(file);
  if (!read) return nullptr;
  const auto* document = std::get_if<formats::TilesetDocument>(&read->document);
  if (!document || !document->set.sides.contains(side)) return nullptr;
  References references;
  references.set = document->set;
  return std::make_unique<EditedDocument>(
      lakeOfTiles(document->set, fs::absolute(file).lexically_normal().string(), side, seed),
      std::move(references));
}

std::unique_ptr<EditedDocument> askBlankLake(wxWindow* parent) {
  BlankLakeDialog dialog(parent);
  if (dialog.ShowModal() != wxID_OK) return nullptr;
  return std::make_unique<EditedDocument>(dialog.document());
}

std::unique_ptr<EditedDocument> askTileLake(wxWindow* parent) {
  TileLakeDialog dialog(parent);
  if (dialog.ShowModal() != wxID_OK || dialog.set().empty()) return nullptr;
  return makeTileLake(dialog.set(), dialog.side(), dialog.seed());
}

} // namespace fairway::editor
