#include "editor/model/lake_race/files/print_job.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/cancellation.h"
#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/print/booklet.h"
#include "formats/lake_race/print/lake_poster.h"
#include "formats/lake_race/print/tiles.h"
#include "validator/lake_race/par/par.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using formats::Problems;
using formats::lake_race::Subject;

namespace {

constexpr double longestPoster = 5000; // millimetres, as for the command

Problems wrong(const std::string& message) {
  return {{"", 0, 0, "", message}};
}

// Both ways out share everything but the last call.
struct ToPages {
  using Made = formats::Pages;
  static constexpr auto sheets = formats::lake_race::sheetPages;
  static constexpr auto booklet = formats::lake_race::bookletPages;
  static constexpr auto cards = formats::lake_race::cardsPages;
  static constexpr auto poster = formats::lake_race::posterPages;
  static constexpr auto tiles = formats::lake_race::tilesPages;
};
struct ToPdf {
  using Made = std::string;
  static constexpr auto sheets = formats::lake_race::sheetsPdf;
  static constexpr auto booklet = formats::lake_race::bookletPdf;
  static constexpr auto cards = formats::lake_race::cardsPdf;
  static constexpr auto poster = formats::lake_race::posterPdf;
  static constexpr auto tiles = formats::lake_race::tilesPdf;
};

template <class To>
Result<typename To::Made, Problems> poster(const Subject& subject, const PrintChoice& choice) {
  const auto scene = formats::lake_race::sceneOf(subject, {}, "");
  if (!scene) return scene.fault();
  if (std::max(scene->box().width(), scene->box().height()) * choice.print.unit > longestPoster)
    return wrong(say("the board would be over 5 m long; choose smaller hexes"));
  auto made = To::poster(*scene, subject.title(), {choice.print, subject.theme, choice.onePage});
  if (!made) return wrong(say("margins and overlap leave no room on the paper"));
  return std::move(*made);
}

template <class To>
Result<typename To::Made, Problems> tiles(const Subject& subject, const PrintChoice& choice) {
  const auto* set = std::get_if<formats::lake_race::TilesetSubject>(&subject.content);
  if (!set || set->set.sides.empty()) return wrong(say("there are no tiles to cut out"));
  auto made = To::tiles(set->set, subject.title(), {choice.print, choice.backOffset});
  if (!made) return wrong(say("a tile is larger than the paper; choose smaller hexes or a larger paper"));
  return std::move(*made);
}

// What pages of courses are made of besides the choices.
struct Pars {
  PrintedPars* known;
  std::function<bool()> stale;
};

template <class To>
Result<typename To::Made, Problems> courses(const Subject& subject, const PrintChoice& choice,
                                            const Pars& pars) {
  auto courses = formats::lake_race::sheetCourses(subject, "", speaker(), choice.assignments);
  if (!courses) return courses.fault();
  PrintedPars own;
  if (choice.par)
    for (formats::lake_race::SheetCourse& course : *courses)
      course.par = (pars.known ? *pars.known : own).of(course.course, pars.stale);
  if (choice.mode == PrintMode::Booklet) return To::booklet(*courses, subject.title(), choice.print);
  if (choice.mode == PrintMode::Sheet) return To::sheets(*courses, choice.print);
  if (!formats::lake_race::cardsFit(choice.print))
    return wrong(say("a card of 88 x 63 mm finds no room on the paper"));
  return To::cards(*courses, subject.title(), choice.print);
}

bool isEmpty(const formats::Pages& pages) {
  return pages.count() == 0;
}
bool isEmpty(const std::string& pdf) {
  return pdf.empty();
}

template <class To>
Result<typename To::Made, Problems> made(const formats::Document& content, PrintChoice choice,
                                         const Pars& pars) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::lake_race::subjectOf(content, {});
  if (!subject) return subject.fault();
  auto made = choice.mode == PrintMode::Poster  ? poster<To>(*subject, choice)
              : choice.mode == PrintMode::Tiles ? tiles<To>(*subject, choice)
                                                : courses<To>(*subject, choice, pars);
  if (made && isEmpty(*made)) return wrong(say("there are no such pages"));
  return made;
}

} // namespace

bool canPrint(const formats::Document& content, PrintMode mode) {
  return mode != PrintMode::Tiles || content.is<formats::lake_race::TilesetBody>();
}

bool hasAssignments(const formats::Document& content) {
  return content.is<formats::lake_race::LakeBody>() || content.is<formats::lake_race::TilesetBody>();
}

std::optional<double> PrintedPars::of(const fairway::lake_race::Course& course,
                                      const std::function<bool()>& stale) {
  {
    const std::lock_guard lock(mutex_);
    for (const Known& each : known_)
      if (each.course == course) return each.par;
  }
  if (stale && stale()) return std::nullopt;
  StaleWatch watch(stale);
  const auto par = validator::lake_race::Par::solve(fairway::lake_race::CourseBoard(course), {}, watch);
  if (!par && par.fault() == validator::lake_race::ParRefusal::Stopped) return std::nullopt;
  const std::optional<double> value = par ? std::optional((*par)->value()) : std::nullopt;
  const std::lock_guard lock(mutex_);
  known_.push_back({course, value});
  return value;
}

Result<formats::Pages, Problems> printedPages(const formats::Document& content, const PrintChoice& choice,
                                              PrintedPars* pars, const std::function<bool()>& stale) {
  return made<ToPages>(content, choice, {pars, stale});
}

Result<std::string, Problems> printedPdf(const formats::Document& content, const PrintChoice& choice,
                                         PrintedPars* pars) {
  return made<ToPdf>(content, choice, {pars, {}});
}

} // namespace fairway::editor::lake_race
