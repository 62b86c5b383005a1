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
#include <wx/stattext.h>

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
                        {_("At random"), _("In the order of the set"), _("Empty frame: lay them yourself")});
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

namespace {

class ResizeLakeDialog final : public LakeFormDialog {
public:
  ResizeLakeDialog(wxWindow* parent, const EditedDocument& document)
      : LakeFormDialog(parent, _("Resize the lake")), document_(document),
        before_(*shownLake(document).shown()) {
    columns_ = addNumber(_("Columns"), 1, fairway::lake_race::maxLakeSide, before_.map.columns());
    atRows_ = addChoice(_("Change them"), {_("at the right"), _("at the left"), _("at both sides")});
    rows_ = addNumber(_("Rows"), 1, fairway::lake_race::maxLakeSide, before_.map.rows());
    atColumns_ = addChoice(_("Change them"), {_("below"), _("above"), _("above and below")});
    fill_ = addChoice(_("New cells"), {_("Water"), _("Land")});
    lost_ = new wxStaticText(this, wxID_ANY, lostText(888)); // the room that it may need
    add("", lost_);
    finish(_("Resize"));
    columns_->SetFocus();
    columns_->SetSelection(-1, -1);
  }

  CommandPtr step() const {
    const Margins margins =
        marginsTo(typedNumber(*columns_), typedNumber(*rows_), before_.map,
                  static_cast<Ends>(atRows_->GetSelection()), static_cast<Ends>(atColumns_->GetSelection()));
    return resizeLake(document_.content(), margins,
                      fill_->GetSelection() == 0 ? fairway::lake_race::Terrain::Water
                                                 : fairway::lake_race::Terrain::Land);
  }

  std::unique_ptr<EditedDocument> make() const override {
    auto made = std::make_unique<EditedDocument>(document_.content());
    made->apply(step());
    return made;
  }

private:
  static wxString lostText(std::size_t slots) {
    return slots == 0 ? wxString()
                      : wxString::Format(wxPLURAL("%d slot falls outside", "%d slots fall outside", slots),
                                         static_cast<int>(slots));
  }
  void updatePicture() override {
    LakeFormDialog::updatePicture();
    lost_->SetLabel(lostText(before_.slots.size() - shownLake(*make()).shown()->slots.size()));
  }

  const EditedDocument& document_;
  const fairway::lake_race::Lake before_;
  wxSpinCtrl* columns_;
  wxChoice* atRows_; // Ends
  wxSpinCtrl* rows_;
  wxChoice* atColumns_; // Ends
  wxChoice* fill_;
  wxStaticText* lost_;
};

} // namespace

CommandPtr askLakeSize(wxWindow* parent, const EditedDocument& document) {
  ResizeLakeDialog dialog(parent, document);
  return dialog.ShowModal() == wxID_OK ? dialog.step() : nullptr;
}

} // namespace fairway::editor::lake_race
