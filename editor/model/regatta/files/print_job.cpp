#include "editor/model/regatta/files/print_job.h"

#include "editor/model/regatta/files/pictured_table.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/print/card_sheets.h"
#include "formats/regatta/print/pieces.h"
#include "formats/regatta/print/table_sheet.h"

namespace fairway::editor::regatta {

using formats::Problems;
using formats::regatta::Subject;

namespace {

Problems wrong(const std::string& message) {
  return {{"", 0, 0, "", message}};
}

// Both ways out share everything but the last call.
struct ToPages {
  using Made = formats::Pages;
  static constexpr auto sheet = formats::regatta::sheetPages;
  static constexpr auto poster = formats::regatta::posterPages;
  static constexpr auto cards = formats::regatta::cardPages;
  static constexpr auto pieces = formats::regatta::piecePages;
};
struct ToPdf {
  using Made = std::string;
  static constexpr auto sheet = formats::regatta::sheetPdf;
  static constexpr auto poster = formats::regatta::posterPdf;
  static constexpr auto cards = formats::regatta::cardsPdf;
  static constexpr auto pieces = formats::regatta::piecesPdf;
};

template <class To>
Result<typename To::Made, Problems> cards(const Subject& subject, const PrintChoice& choice) {
  if (!formats::regatta::cardGrid(subject.deck(), choice.print))
    return wrong(say("a card is larger than the paper; choose a larger paper"));
  return To::cards({subject.deck(), subject.title(), choice.backs, {}}, choice.print);
}

template <class To>
Result<typename To::Made, Problems> made(const formats::Document& content, PrintChoice choice) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::regatta::subjectOf(content, {});
  if (!subject) return subject.fault();
  if (choice.mode == PrintMode::Cards || subject->course() == nullptr) return cards<To>(*subject, choice);
  if (choice.mode == PrintMode::Pieces) {
    auto pieces = To::pieces(*subject->course(), subject->title(), choice.print);
    if (!pieces) return wrong(say("a boat is larger than the paper; choose a larger paper"));
    return std::move(pieces).value();
  }
  const formats::regatta::TableScene scene = picturedTable(*subject, choice.print.layers);
  const formats::regatta::TablePrint table{
      scene, subject->title(), formats::regatta::textsOf(*subject).credits, formats::ThemeName::Light, 0};
  if (choice.mode == PrintMode::Sheet) return To::sheet(table, choice.print);
  auto poster = To::poster(table, choice.print, choice.onePage);
  if (!poster) return wrong(say("margins and overlap leave no room on the paper"));
  return std::move(*poster);
}

} // namespace

bool canPrint(const formats::Document& content, PrintMode mode) {
  return mode == PrintMode::Cards || !content.is<formats::regatta::DeckBody>();
}

Result<formats::Pages, Problems> printedPages(const formats::Document& content, const PrintChoice& choice) {
  return made<ToPages>(content, choice);
}

Result<std::string, Problems> printedPdf(const formats::Document& content, const PrintChoice& choice) {
  return made<ToPdf>(content, choice);
}

} // namespace fairway::editor::regatta
