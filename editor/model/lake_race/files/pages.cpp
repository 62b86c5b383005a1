#include "editor/model/lake_race/files/pages.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/cancellation.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/lake_race/print/tiles.h"
#include "validator/lake_race/par/par.h"

namespace fairway::editor::lake_race {

using formats::lake_race::Subject;

namespace {

MadeJob courses(const Subject& subject, const PrintChoice& choice, PrintedPars& pars,
                const std::function<bool()>& stale) {
  auto courses = formats::lake_race::sheetCourses(subject, "", speaker(), choice.assignments);
  if (!courses) return courses.fault();
  if (choice.par)
    for (formats::lake_race::SheetCourse& course : *courses) course.par = pars.of(course.course, stale);
  if (choice.mode == PrintMode::Sheet && choice.heat)
    for (formats::lake_race::SheetCourse& course : *courses) layOver(course, *choice.heat);
  if (choice.mode == PrintMode::Sheet) return formats::lake_race::courseSheets(*courses, choice.print);
  return choice.mode == PrintMode::Booklet
             ? formats::lake_race::booklet(*courses, subject.title(), choice.print)
             : formats::lake_race::courseCards(*courses, subject.title(), choice.print);
}

MadeJob tiles(const Subject& subject, const PrintChoice& choice) {
  const auto* set = std::get_if<formats::lake_race::TilesetSubject>(&subject.content);
  if (!set || set->set.sides.empty())
    return formats::Problems{{"", 0, 0, "", say("there are no tiles to cut out")}};
  return formats::lake_race::tileSheets(set->set, subject.title(), {choice.print, choice.backOffset});
}

} // namespace

MadeExport exporting(const formats::Document& content, formats::Layers layers,
                     std::optional<fairway::lake_race::BoardSide> side, const std::filesystem::path& file,
                     std::optional<formats::lake_race::HeatMap> heat) {
  const auto made = formats::sharedSubject<formats::lake_race::subjectOf, Subject>(content, file);
  if (!made) return made.fault();
  (*made)->shown = {1, side, layers.has(formats::lake_race::Layer::Route), std::nullopt, std::move(heat)};
  return Exporting{*made, [subject = *made] { return subject->scene(); }};
}

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

MadeJob printJob(const formats::Document& content, PrintChoice choice, PrintedPars* pars,
                 const std::function<bool()>& stale) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::lake_race::subjectOf(content, {});
  if (!subject) return subject.fault();
  if (choice.mode == PrintMode::Tiles) return tiles(*subject, choice);
  if (choice.mode == PrintMode::Poster) {
    auto scene = subject->boardScene();
    if (!scene) return scene.fault();
    scene->heat = choice.heat;
    return formats::lake_race::poster(std::move(scene).value(), subject->title(),
                                      {choice.print, subject->theme(), choice.onePage});
  }
  PrintedPars own;
  return courses(*subject, choice, pars ? *pars : own, stale);
}

} // namespace fairway::editor::lake_race
