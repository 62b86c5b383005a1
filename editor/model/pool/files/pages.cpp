#include "editor/model/pool/files/pages.h"

#include "editor/model/words/translation.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/print/tile_sheets.h"

namespace fairway::editor::pool {

MadeExport exporting(const formats::Document& content, const std::filesystem::path& file) {
  const auto made = formats::sharedSubject<formats::pool::subjectOf>(content, file);
  if (!made) return made.fault();
  return Exporting{*made, [subject = *made] { return subject->scene(); }};
}

MadeJob printJob(const formats::Document& content, PrintChoice choice) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::pool::subjectOf(content, {});
  if (!subject) return subject.fault();
  if (choice.mode == PrintMode::Tiles)
    return formats::pool::tileSheets(subject->pool, subject->title(), {choice.print, choice.backOffset});
  return formats::pool::poster(formats::pool::printedScene(subject->pool, true), subject->title(),
                               {choice.print, formats::ThemeName::Light, choice.onePage});
}

} // namespace fairway::editor::pool
