#include "editor/ui/regatta/regatta_commands.h"

#include "editor/model/words/translation.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/regatta/regatta_fittings.h"
#include "editor/ui/window/main_frame.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

namespace fairway::editor::regatta {

namespace fs = std::filesystem;

namespace {

wxString deckFileName(const fs::path& file) {
  return wxString::FromUTF8(file.filename().string());
}

void sailWithFile(MainFrame& frame, TableWorkbench& bench) {
  const auto file = frame.questions().fileToOpen(&frame, bench.document().file().parent_path());
  if (!file) return;
  const auto read = formats::readDocumentFile(*file);
  if (!read || deckOf(read->document) == nullptr)
    return frame.questions().tell(
        &frame, _("This is not a deck."),
        read ? wxString::Format(_("\"%s\" is another document."), deckFileName(*file))
             : wxString::FromUTF8(formats::toText(read.fault())));
  bench.apply(changeDeckOf(bench.document().content(), say("Choose another deck"),
                           fs::absolute(*file).lexically_normal().string()));
}

} // namespace

void chooseDeck(MainFrame& frame, TableWorkbench& bench) {
  const std::vector<Sample> decks = samplesOf("deck");
  std::vector<wxString> names;
  for (const Sample& deck : decks) names.push_back(wxString::FromUTF8(deck.name));
  names.push_back(_("From a file..."));
  const auto chosen =
      frame.questions().choice(&frame, _("Another deck"), _("The deck to sail with:"), names, 0);
  if (!chosen) return;
  if (*chosen == decks.size()) return sailWithFile(frame, bench);
  const auto read = formats::readDocumentFile(decks[*chosen].file);
  if (const Deck* deck = read ? deckOf(read->document) : nullptr)
    bench.apply(changeDeckOf(bench.document().content(), say("Choose another deck"), *deck));
}

void editDeck(MainFrame& frame, TableWorkbench& bench) {
  const formats::Document& content = bench.document().content();
  const auto& deck = content.get<formats::regatta::RegattaBody>().deck;
  if (const auto* path = std::get_if<formats::DocumentPath>(&deck)) {
    frame.openFile(*path);
    return;
  }
  const formats::Document own(formats::regatta::DeckDocument{{}, {std::get<Deck>(deck)}});
  const fs::path beside = bench.document().file().parent_path();
  auto file = frame.questions().fileToExport(
      &frame, _("The deck as a file of its own"),
      beside / (content.head.info.name.value_or(_("untitled").utf8_string()) + ".deck.yaml"),
      _("Fairway documents (*.yaml)|*.yaml;*.yml|All files|*"));
  if (!file) return;
  *file = fs::absolute(withEnding(*file, own)).lexically_normal();
  const wxString failed = _("The document could not be saved.");
  if (holdDocument(*file).answer == FileLock::Answer::Busy)
    return frame.questions().tell(
        &frame, failed,
        wxString::Format(_("\"%s\" is open in another window. Choose another name."), deckFileName(*file)));
  if (const auto problem = formats::replaceFile(*file, formats::writeDocument(own)))
    return frame.questions().tell(&frame, failed, wxString::FromUTF8(formats::toText({*problem})));
  bench.apply(
      changeDeckOf(content, say("Keep the deck in {1}", {file->filename().string()}), file->string()));
  frame.openFile(*file);
}

} // namespace fairway::editor::regatta
