#include "editor/ui/regatta/new_regatta_dialog.h"

#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/ui/canvas/thumbnail.h"
#include "editor/ui/dialogs/picture_form_dialog.h"
#include "editor/ui/dialogs/samples.h"
#include "formats/document/reader.h"
#include "formats/regatta/picture/table_scene.h"

namespace fairway::editor::regatta {

namespace {

// The size of the table and the deck, and the course that one begins with.
class RegattaDialog final : public PictureFormDialog {
public:
  explicit RegattaDialog(wxWindow* parent)
      : PictureFormDialog(parent, _("New regatta"), wxSize(300, 260)), decks_(samplesOf("deck")) {
    width_ = addLength(_("Width of the table (mm)"), 1000);
    height_ = addLength(_("Height of the table (mm)"), 800);
    std::vector<wxString> names;
    for (const Sample& sample : decks_) names.push_back(wxString::FromUTF8(sample.name));
    deck_ = addChoice(_("Deck"), names);
    finish(_("Create"));
  }

  std::unique_ptr<EditedDocument> make() const {
    const int at = deck_->GetSelection();
    const bool chosen = at >= 0 && at < static_cast<int>(decks_.size());
    return makeRegatta(table(), chosen ? decks_[static_cast<std::size_t>(at)].file : std::filesystem::path());
  }

private:
  wxSpinCtrl* addLength(const wxString& label, int value) {
    return addNumber(label, fairway::regatta::minTable, fairway::regatta::maxTable, value);
  }
  plane::Vec table() const { return {typedNumber(*width_), typedNumber(*height_)}; }

  wxBitmapBundle picture(const wxSize& size) const override {
    ThumbnailLook look;
    look.ground = GetBackgroundColour();
    return thumbnail(*this, formats::regatta::TableScene(freshCourse(table())), size, look);
  }

  std::vector<Sample> decks_;
  wxSpinCtrl* width_;
  wxSpinCtrl* height_;
  wxChoice* deck_;
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
