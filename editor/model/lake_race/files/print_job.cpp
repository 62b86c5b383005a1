#include "editor/model/lake_race/files/print_job.h"

#include "editor/model/words/translation.h"
#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/export/sheet_courses.h"
#include "formats/lake_race/print/lake_poster.h"
#include "formats/lake_race/print/tiles.h"

#include <algorithm>

namespace fairway::editor {

using formats::Problems;
using formats::Subject;

namespace {

constexpr double longestPoster = 5000; // millimetres, as for the command

Problems wrong(const std::string& message) {
  return {{"", 0, 0, "", message}};
}

// Both ways out share everything but the last call.
struct ToPages {
  using Made = formats::Pages;
  static constexpr auto sheets = formats::sheetPages;
  static constexpr auto poster = formats::posterPages;
  static constexpr auto tiles = formats::tilesPages;
};
struct ToPdf {
  using Made = std::string;
  static constexpr auto sheets = formats::sheetsPdf;
  static constexpr auto poster = formats::posterPdf;
  static constexpr auto tiles = formats::tilesPdf;
};

template <class To>
Result<typename To::Made, Problems> poster(const Subject& subject, const PrintChoice& choice) {
  const auto scene = formats::sceneOf(subject, {}, "");
  if (!scene) return scene.fault();
  if (std::max(scene->box().width(), scene->box().height()) * choice.print.unit > longestPoster)
    return wrong(say("the board would be over 5 m long; choose smaller hexes"));
  auto made = To::poster(*scene, subject.title(), {choice.print, subject.theme, choice.onePage});
  if (!made) return wrong(say("margins and overlap leave no room on the paper"));
  return std::move(*made);
}

template <class To>
Result<typename To::Made, Problems> tiles(const Subject& subject, const PrintChoice& choice) {
  const auto* set = std::get_if<formats::TilesetSubject>(&subject.content);
  if (!set || set->set.sides.empty()) return wrong(say("there are no tiles to cut out"));
  auto made = To::tiles(set->set, subject.title(), {choice.print, {}});
  if (!made) return wrong(say("a tile is larger than the paper; choose smaller hexes or a larger paper"));
  return std::move(*made);
}

template <class To>
Result<typename To::Made, Problems> made(const formats::Document& content, PrintChoice choice) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::subjectOf(content, {});
  if (!subject) return subject.fault();
  if (choice.mode == PrintMode::Poster) return poster<To>(*subject, choice);
  if (choice.mode == PrintMode::Tiles) return tiles<To>(*subject, choice);
  const auto courses = formats::sheetCourses(*subject, "", speaker());
  if (!courses) return courses.fault();
  return To::sheets(*courses, choice.print);
}

} // namespace

bool canPrint(const formats::Document& content, PrintMode mode) {
  return mode != PrintMode::Tiles || content.is<formats::TilesetBody>();
}

Result<formats::Pages, Problems> printedPages(const formats::Document& content, const PrintChoice& choice) {
  return made<ToPages>(content, choice);
}

Result<std::string, Problems> printedPdf(const formats::Document& content, const PrintChoice& choice) {
  return made<ToPdf>(content, choice);
}

} // namespace fairway::editor
