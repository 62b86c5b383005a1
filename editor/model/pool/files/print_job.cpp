#include "editor/model/pool/files/print_job.h"

#include "editor/model/words/translation.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/print/pool_poster.h"
#include "formats/pool/print/tile_sheets.h"

namespace fairway::editor::pool {

using formats::Problems;

namespace {

Problems wrong(const std::string& message) {
  return {{"", 0, 0, "", message}};
}

// Both ways out share everything but the last call.
struct ToPages {
  using Made = formats::Pages;
  static constexpr auto poster = formats::pool::posterPages;
  static constexpr auto tiles = formats::pool::tilesPages;
};
struct ToPdf {
  using Made = std::string;
  static constexpr auto poster = formats::pool::posterPdf;
  static constexpr auto tiles = formats::pool::tilesPdf;
};

template <class To>
Result<typename To::Made, Problems> made(const formats::Document& content, PrintChoice choice) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::pool::subjectOf(content, {});
  if (!subject) return subject.fault();
  if (choice.mode == PrintMode::Tiles) {
    auto tiles = To::tiles(subject->pool, subject->title(), {choice.print, {}});
    if (!tiles)
      return wrong(say("a tile is larger than the paper; choose smaller squares or a larger paper"));
    return std::move(tiles).value();
  }
  const formats::pool::PoolScene scene = formats::pool::printedScene(subject->pool, choice.setup);
  auto poster =
      To::poster(scene, subject->title(), {choice.print, formats::ThemeName::Light, choice.onePage});
  if (!poster) return wrong(say("margins and overlap leave no room on the paper"));
  return std::move(*poster);
}

} // namespace

Result<formats::Pages, Problems> printedPages(const formats::Document& content, const PrintChoice& choice) {
  return made<ToPages>(content, choice);
}

Result<std::string, Problems> printedPdf(const formats::Document& content, const PrintChoice& choice) {
  return made<ToPdf>(content, choice);
}

} // namespace fairway::editor::pool
