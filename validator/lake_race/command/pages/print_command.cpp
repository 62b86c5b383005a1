#include "validator/command/pages/print_command.h"

#include "formats/lake_race/export/sheet_courses.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/lake_race/print/tiles.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/lake_race/command/pages/commands.h"
#include "validator/lake_race/command/pages/course_facts.h"
#include "validator/lake_race/command/pages/overlay_option.h"
#include "validator/lake_race/par/par.h"

namespace fairway::command::lake_race {

namespace {

namespace print = formats::lake_race;

class LakePrint final : public Of<PrintCommand, print::subjectOf> {
  Words words() const override {
    return {"Write a PDF at true scale", "A document",
            "  fairway print race-a.course.yaml -o race-a.pdf --par\n"
            "  fairway print lake.lake.yaml -o courses.pdf --mode booklet --par\n"
            "  fairway print lake.lake.yaml -o poster.pdf --mode poster --paper A3\n"
            "  fairway print classic.tileset.yaml -o tiles.pdf --mode tiles --ink low"};
  }
  Modes modes() const override {
    return {{"sheet", "booklet", "cards", "poster", "tiles"},
            "sheet: a page for each course; booklet: all courses of a lake with a contents page; cards: a "
            "small card for each course; poster: the board at true size; tiles: a tile set to cut out",
            "sheet"};
  }
  const char* backed() const override { return "tiles"; }
  void declareOwn(Options& options) override {
    options.number("--hex", print_.unit, formats::leastUnit, formats::greatestUnit,
                   "Size of a hex in mm across flats");
    options.text("--assignment", assignments_,
                 "Which of a lake's 24 assignments: 1 to 24, several such as 1,4-6, or all that can be "
                 "raced; by default the first for sheets, all for booklets and cards",
                 "N");
    options.flag(
        "--par", par_,
        "Also print par on sheets, booklets and cards; takes about a second for a course of published size");
    options.flag("--facts", facts_, factsText);
    options.text("--overlay", overlay_, overlayText, "NAME");
  }

  bool ofCourses() const { return mode_ != "poster" && mode_ != "tiles"; }

  int readOwn() override {
    if (par_ && !ofCourses()) return refused("--par needs --mode sheet, booklet or cards");
    if (facts_ && mode_ != "sheet" && mode_ != "booklet")
      return refused("--facts needs --mode sheet or booklet");
    if (!overlay_.empty() && mode_ != "sheet" && mode_ != "poster")
      return refused("--overlay needs --mode sheet or poster");
    if (!overlay_.empty() && !overlayNamed(overlay_)) return refused(noSuchOverlay(overlay_));
    choice_.all = mode_ != "sheet";
    if (!assignments_.empty()) {
      const auto read = print::AssignmentChoice::read(assignments_);
      if (!ofCourses() && assignments_ != "all")
        return refused("--assignment needs --mode sheet, booklet or cards");
      if (!read)
        return refused("--assignment " + assignments_ + ": choose 1 to 24, several such as 1,4-6, or all");
      choice_ = *read;
    }
    if (print_.overlap != formats::PrintOptions().overlap && !isPoster())
      return refused("--overlap needs --mode poster, whose pages are glued together");
    if (movesBacks() && mode_ != "tiles")
      return refused("--back-x and --back-y need --mode tiles, which has backs");
    return exitDone;
  }

  Result<formats::PrintJob, int> job() override {
    if (mode_ == "tiles") return tiles();
    if (!overlay_.empty())
      if (const int status = workOutOverlay(); status != exitDone) return status;
    if (ofCourses()) return courses();
    auto scene = subject().boardScene();
    if (!scene) return refused(scene.fault());
    return print::poster(std::move(scene).value(), subject().title(), {print_, subject().theme(), onePage_});
  }

  Result<formats::PrintJob, int> courses() {
    const bool lake = std::holds_alternative<print::LakeSubject>(subject().content) ||
                      std::holds_alternative<print::TilesetSubject>(subject().content);
    if (!assignments_.empty() && !lake)
      return refused("--assignment needs a lake or a tile set: the buoys of " + file_ +
                     " are already placed");
    auto courses = print::sheetCourses(subject(), file_, print_.speaker, choice_);
    if (!courses) return refused(courses.fault());
    for (print::SheetCourse& course : *courses) {
      const int status = facts_ ? addFacts(course, print_.speaker, streams())
                         : par_ ? solve(course)
                                : exitDone;
      if (status != exitDone) return status;
    }
    if (const auto& heat = subject().shown.heat)
      for (print::SheetCourse& course : *courses) layOver(course, *heat);
    if (mode_ == "booklet") return print::booklet(*courses, subject().title(), print_);
    if (mode_ == "cards") return print::courseCards(*courses, subject().title(), print_);
    return print::courseSheets(*courses, print_);
  }

  int workOutOverlay() {
    const auto* course = std::get_if<print::CourseSubject>(&subject().content);
    if (course == nullptr)
      return refused("--overlay needs a course, and " + file_ + " is a " + std::string(subject().kind()));
    if (!course->course.choices)
      return refused("--overlay needs a course with all its arrows; see `fairway validate`");
    auto heat = lake_race::workOutOverlay(course->course.course(), *overlayNamed(overlay_), streams());
    if (!heat) return heat.fault() ? refused("--overlay: " + *heat.fault()) : tellStopped(err());
    subject().shown.heat = std::move(heat).value();
    return exitDone;
  }

  // A course without a route has no par, and its sheet says why.
  int solve(print::SheetCourse& sheet) {
    ProgressBar bar(streams(), "par");
    const auto par = validator::lake_race::Par::solve(fairway::lake_race::CourseBoard(sheet.course), {}, bar);
    if (par) {
      sheet.par = (*par)->value();
      return exitDone;
    }
    switch (par.fault()) {
    case validator::lake_race::ParRefusal::NoRoute:
      return exitDone;
    case validator::lake_race::ParRefusal::TooLarge:
      return refused(sheet.title + ": the lake is too large for par; print it without --par");
    case validator::lake_race::ParRefusal::Stopped:
      break;
    }
    return tellStopped(err());
  }

  Result<formats::PrintJob, int> tiles() {
    const auto* set = std::get_if<print::TilesetSubject>(&subject().content);
    if (set == nullptr)
      return refused(
          formats::Problems{{file_, 0, 0, "kind",
                             "--mode tiles needs a tile set; this is a " + std::string(subject().kind())}});
    if (set->set.sides.empty())
      return refused(formats::Problems{{file_, 0, 0, "sides", "has no side to print"}});
    return print::tileSheets(set->set, subject().title(), {print_, backOffset_});
  }

  std::string assignments_; // of a lake; empty: as the mode has it
  bool par_ = false;
  bool facts_ = false;  // and par
  std::string overlay_; // empty: none
  print::AssignmentChoice choice_;
};

} // namespace

void declarePrint(CLI::App& app, Run& run) {
  declareCommand(app, run, "print", std::make_shared<LakePrint>());
}

} // namespace fairway::command::lake_race
