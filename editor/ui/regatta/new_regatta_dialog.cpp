#include "editor/ui/regatta/new_regatta_dialog.h"

#include "editor/model/files/document_file.h"
#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/ui/canvas/thumbnail.h"
#include "editor/ui/dialogs/picture_form_dialog.h"
#include "editor/ui/dialogs/questions.h"
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
    names.push_back(_("From a file..."));
    deck_ = addChoice(_("Deck"), names);
    deck_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
      event.Skip();
      if (event.GetSelection() == static_cast<int>(decks_.size())) CallAfter([this] { chooseFile(); });
    });
    finish(_("Create"));
  }

  std::unique_ptr<EditedDocument> make() const {
    const int at = deck_->GetSelection();
    const bool chosen = at >= 0 && at < static_cast<int>(decks_.size());
    if (chosen) return makeRegatta(table(), decks_[static_cast<std::size_t>(at)].file);
    return at < 0 ? makeRegatta(table()) : makeRegattaWith(table(), ownDeck_);
  }

private:
  wxSpinCtrl* addLength(const wxString& label, int value) {
    return addNumber(label, fairway::regatta::minTable, fairway::regatta::maxTable, value);
  }
  // The last line of the list is the file's name, once there is one.
  void chooseFile() {
    const auto file = dialogQuestions().fileToOpen(this, {});
    const auto read = file ? formats::readDocumentFile(*file)
                           : Result<formats::ReadDocument, formats::Problems>(formats::Problems());
    const int last = static_cast<int>(decks_.size());
    if (read && deckOf(read->document) != nullptr) {
      ownDeck_ = std::filesystem::absolute(*file).lexically_normal();
      deck_->SetString(static_cast<unsigned>(last), wxString::FromUTF8(ownDeck_.filename().string()));
    } else {
      if (file) dialogQuestions().tell(this, _("This is not a deck."), wxString::FromUTF8(file->string()));
      if (ownDeck_.empty()) deck_->SetSelection(0);
    }
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
  std::filesystem::path ownDeck_;
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

std::unique_ptr<EditedDocument> makeRegattaWith(plane::Vec table, const std::filesystem::path& ownDeck) {
  formats::regatta::RegattaDocument document;
  document.body.course = freshCourse(table);
  document.body.deck = ownDeck.string();
  formats::Document content(std::move(document));
  auto references = readReferences(content);
  if (!references) return nullptr;
  return std::make_unique<EditedDocument>(std::move(content), std::move(*references));
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
