#include "editor/ui/lake_race/new_lake_dialog.h"

#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/lake_form_dialog.h"
#include "editor/ui/lake_race/lake_thumbnail.h"
#include "formats/document/reader.h"

#include <wx/checkbox.h>
#include <wx/filedlg.h>

namespace fairway::editor::lake_race {

namespace fs = std::filesystem;

namespace {

class BlankLakeDialog final : public LakeFormDialog {
public:
  explicit BlankLakeDialog(wxWindow* parent) : LakeFormDialog(parent, _("New blank lake")) {
    columns_ = addNumber(_("Columns"), 4, fairway::lake_race::maxLakeSide, 24);
    rows_ = addNumber(_("Rows"), 4, fairway::lake_race::maxLakeSide, 24);
    shore_ = new wxCheckBox(this, wxID_ANY, _("A ring of land round the water"));
    shore_->SetValue(true);
    add(_("Shore"), shore_);
    follow(shore_, wxEVT_CHECKBOX);
    finish(_("Create"));
    columns_->SetFocus(); // "20 Tab 16 Enter" makes a lake
    columns_->SetSelection(-1, -1);
  }
  std::unique_ptr<EditedDocument> make() const override {
    return std::make_unique<EditedDocument>(
        blankLake(typedNumber(*columns_), typedNumber(*rows_), shore_->GetValue()));
  }

private:
  wxSpinCtrl* columns_;
  wxSpinCtrl* rows_;
  wxCheckBox* shore_;
};

class TileLakeDialog final : public LakeFormDialog {
public:
  explicit TileLakeDialog(wxWindow* parent) : LakeFormDialog(parent, _("New lake from tiles")) {
    set_ = new wxChoice(this, wxID_ANY);
    for (const Sample& sample : samplesOf("tileset")) addSet(wxString::FromUTF8(sample.name), sample.file);
    set_->Append(_("Another tile set..."));
    set_->SetSelection(0);
    set_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
      chooseFile();
      updatePicture();
    });
    add(_("Tile set"), set_);
    side_ = addChoice(_("Side"), {_("Dark (easier)"), _("Light (harder)")});
    layout_ = addChoice(_("Layout"),
                        {_("By lot"), _("In the order of the set"), _("Empty frame: lay them yourself")});
    seed_ = addNumber(_("Seed"), 1, 1000000, static_cast<int>(freshSeed()));
    layout_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
      seed_->Enable(start() == TileStart::ByLot);
      event.Skip();
    });
    finish(_("Create"));
  }
  std::unique_ptr<EditedDocument> make() const override {
    return set().empty()
               ? nullptr
               : makeTileLake(set(), side(), start(), static_cast<std::uint64_t>(typedNumber(*seed_)));
  }

private:
  formats::ThemeName theme() const override { return themeOf(side()); }
  fs::path set() const {
    const int at = set_->GetSelection();
    return at >= 0 && at < static_cast<int>(files_.size()) ? files_[static_cast<std::size_t>(at)]
                                                           : fs::path();
  }
  fairway::lake_race::BoardSide side() const {
    return side_->GetSelection() == 0 ? fairway::lake_race::BoardSide::Dark
                                      : fairway::lake_race::BoardSide::Light;
  }
  TileStart start() const { return static_cast<TileStart>(layout_->GetSelection()); }

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
  wxChoice* layout_;
  wxSpinCtrl* seed_;
  std::vector<fs::path> files_;
};

} // namespace

std::unique_ptr<EditedDocument> makeTileLake(const fs::path& file, fairway::lake_race::BoardSide side,
                                             TileStart start, std::uint64_t seed) {
  const auto read = formats::readDocumentFile(file);
  if (!read) return nullptr;
  const auto* document = read->document.as<formats::lake_race::TilesetBody>();
  if (!document || !document->set.sides.contains(side)) return nullptr;
  LakeReferences references;
  references.set = document->set;
  fairway::lake_race::TileRows layout = start == TileStart::ByLot ? randomLayout(document->set, side, seed)
                                        : start == TileStart::InOrder ? plainLayout(document->set, side)
                                                                      : emptyLayout(document->set);
  return std::make_unique<EditedDocument>(
      lakeOfTiles(fs::absolute(file).lexically_normal().string(), side, std::move(layout)),
      References(std::move(references)));
}

std::unique_ptr<EditedDocument> askBlankLake(wxWindow* parent) {
  BlankLakeDialog dialog(parent);
  return dialog.ShowModal() == wxID_OK ? dialog.make() : nullptr;
}

std::unique_ptr<EditedDocument> askTileLake(wxWindow* parent) {
  TileLakeDialog dialog(parent);
  if (dialog.ShowModal() != wxID_OK) return nullptr;
  std::unique_ptr<EditedDocument> lake = dialog.make();
  if (lake) lake->markUnsaved(); // a layout that one likes is worth the question at the end
  return lake;
}

} // namespace fairway::editor::lake_race
