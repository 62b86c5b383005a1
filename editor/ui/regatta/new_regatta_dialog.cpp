#include "editor/ui/regatta/new_regatta_dialog.h"

#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/ui/canvas/thumbnail.h"
#include "editor/ui/dialogs/number_field.h"
#include "editor/ui/window/samples.h"
#include "formats/document/reader.h"
#include "formats/regatta/picture/table_scene.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace fairway::editor::regatta {

namespace {

// The size of the table and the deck, and the course that one begins with.
class RegattaDialog final : public wxDialog {
public:
  explicit RegattaDialog(wxWindow* parent) : wxDialog(parent, wxID_ANY, _("New regatta")) {
    auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    rows->AddGrowableCol(1);
    const auto add = [&](const wxString& label, wxWindow* field) {
      rows->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
      rows->Add(field, wxSizerFlags().Expand());
    };
    add(_("Width of the table (mm)"), width_ = length(1000));
    add(_("Height of the table (mm)"), height_ = length(800));
    deck_ = new wxChoice(this, wxID_ANY);
    decks_ = samplesOf("deck");
    for (const Sample& sample : decks_) deck_->Append(wxString::FromUTF8(sample.name));
    if (!decks_.empty()) deck_->SetSelection(0);
    add(_("Deck"), deck_);
    picture_ = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle(), wxDefaultPosition, pictureSize());
    picture_->SetMinSize(pictureSize());
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(rows, wxSizerFlags(1).Border(wxRIGHT, FromDIP(20)));
    columns->Add(picture_);
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(columns, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL),
               wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("Create"));
    updatePicture();
    SetSizerAndFit(outer);
    CentreOnParent();
  }

  std::unique_ptr<EditedDocument> make() const {
    const int at = deck_->GetSelection();
    const bool chosen = at >= 0 && at < static_cast<int>(decks_.size());
    return makeRegatta(table(), chosen ? decks_[static_cast<std::size_t>(at)].file : std::filesystem::path());
  }

private:
  wxSpinCtrl* length(int value) {
    auto* field = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                                 fairway::regatta::minTable, fairway::regatta::maxTable, value);
    onNumber(*field, [this] { updatePicture(); });
    return field;
  }
  plane::Vec table() const { return {typedNumber(*width_), typedNumber(*height_)}; }
  wxSize pictureSize() const { return FromDIP(wxSize(300, 260)); }
  void updatePicture() {
    ThumbnailLook look;
    look.ground = GetBackgroundColour();
    picture_->SetBitmap(
        thumbnail(*this, formats::regatta::TableScene(freshCourse(table())), pictureSize(), look));
  }

  wxSpinCtrl* width_;
  wxSpinCtrl* height_;
  wxChoice* deck_;
  std::vector<Sample> decks_;
  wxStaticBitmap* picture_;
};

} // namespace

std::unique_ptr<EditedDocument> makeRegatta(plane::Vec table, const std::filesystem::path& deck) {
  formats::regatta::RegattaDocument document;
  document.body.course = freshCourse(table);
  document.body.deck = freshDeck();
  if (!deck.empty()) {
    const auto read = formats::readDocumentFile(deck);
    const Deck* wanted = read ? deckOf(read->document) : nullptr;
    if (wanted == nullptr) return nullptr;
    document.body.deck = *wanted;
  }
  return std::make_unique<EditedDocument>(formats::Document(std::move(document)));
}

std::unique_ptr<EditedDocument> askRegatta(wxWindow* parent) {
  RegattaDialog dialog(parent);
  return dialog.ShowModal() == wxID_OK ? dialog.make() : nullptr;
}

std::unique_ptr<EditedDocument> askDeck(wxWindow* /*parent*/) {
  return std::make_unique<EditedDocument>(
      formats::Document(formats::regatta::DeckDocument{{}, {freshDeck()}}));
}

} // namespace fairway::editor::regatta
