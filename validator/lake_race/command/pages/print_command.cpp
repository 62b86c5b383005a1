#include "validator/lake_race/command/pages/print_command.h"

#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/export/sheet_courses.h"
#include "formats/lake_race/print/booklet.h"
#include "formats/lake_race/print/lake_poster.h"
#include "formats/lake_race/print/tiles.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/lake_race/command/pages/load_subject.h"
#include "validator/lake_race/par/par.h"

#include <algorithm>
#include <cmath>
#include <ostream>

namespace fairway::command::lake_race {

namespace {

constexpr std::array<std::string_view, 5> modes{"sheet", "booklet", "cards", "poster", "tiles"};

class Printer {
public:
  Printer(const PrintCommandOptions& options, const Streams& streams)
      : options_(options), streams_(streams) {}

  int run() {
    if (const int status = readOptions(); status != exitDone) return status;
    const std::optional<formats::lake_race::Subject> subject = loadSubject(options_.file, streams_);
    if (!subject) return exitUnreadable;
    if (const auto advice = formats::lake_race::fontAdvice(*subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    if (options_.mode == "tiles") return tiles(*subject);
    return options_.mode == "poster" ? poster(*subject) : courses(*subject);
  }

private:
  int readOptions() {
    if (const std::string ending = std::filesystem::path(options_.out).extension().string();
        options_.out != "-" && ending != ".pdf" && ending != ".PDF")
      return refuseCall("-o " + options_.out + ": print writes a PDF, so the ending must be .pdf", streams_);
    if (std::find(modes.begin(), modes.end(), options_.mode) == modes.end())
      return refuseCall("--mode " + options_.mode + ": choose sheet, booklet, cards, poster or tiles",
                        streams_);
    const auto ink = formats::inkNamed(options_.ink);
    if (!ink) return refuseCall("--ink " + options_.ink + ": choose full, low or gray", streams_);
    print_.ink = *ink;
    onePage_ = options_.paper == "board" && options_.mode == "poster";
    const auto paper = formats::paperNamed(options_.paper);
    if (!paper && !onePage_)
      return refuseCall(
          "--paper " + options_.paper +
              ": choose A5, A4, A3, A2, Letter, Legal, Tabloid or a size such as 200x300, 100 to "
              "2000 mm (for a poster also board)",
          streams_);
    if (paper) print_.paper = *paper;
    if (onePage_ && options_.landscape)
      return refuseCall("--landscape does not go with --paper board, which is as large as the board",
                        streams_);
    print_.landscape = options_.landscape;
    return readChoices();
  }

  bool ofCourses() const { return options_.mode != "poster" && options_.mode != "tiles"; }

  int readChoices() {
    if (options_.par && !ofCourses())
      return refuseCall("--par goes with --mode sheet, booklet or cards", streams_);
    if (!options_.pages.empty()) {
      const auto pages = formats::PageChoice::read(options_.pages);
      if (!pages)
        return refuseCall("--pages " + options_.pages + ": give page numbers such as 1,4-6,9-", streams_);
      print_.pages = *pages;
    }
    assignment_.all = options_.assignment.empty() && options_.mode != "sheet";
    if (options_.assignment.empty()) return readSizes();
    const std::string& text = options_.assignment;
    const auto read = formats::lake_race::AssignmentChoice::read(text);
    if (!ofCourses() && text != "all")
      return refuseCall("--assignment goes with --mode sheet, booklet or cards", streams_);
    if (!read)
      return refuseCall("--assignment " + text + ": choose 1 to 24, several such as 1,4-6, or all", streams_);
    assignment_ = *read;
    return readSizes();
  }

  int readSizes() {
    if (!(options_.hex >= formats::leastUnit && options_.hex <= formats::greatestUnit))
      return refuseCall("--hex: choose 2 to 100 mm", streams_);
    if (!(options_.margin >= formats::leastMargin && options_.margin <= 50))
      return refuseCall("--margin: choose 5 to 50 mm", streams_);
    if (!(options_.overlap >= 0 && options_.overlap <= 50))
      return refuseCall("--overlap: choose 0 to 50 mm", streams_);
    if (!(std::abs(options_.backOffsetX) <= 20 && std::abs(options_.backOffsetY) <= 20))
      return refuseCall("--back-x and --back-y: choose -20 to 20 mm", streams_);
    const PrintCommandOptions plain;
    if (options_.overlap != plain.overlap && options_.mode != "poster")
      return refuseCall("--overlap goes with --mode poster, whose pages are glued together", streams_);
    if ((options_.backOffsetX != plain.backOffsetX || options_.backOffsetY != plain.backOffsetY) &&
        options_.mode != "tiles")
      return refuseCall("--back-x and --back-y go with --mode tiles, which has backs", streams_);
    print_.unit = options_.hex;
    print_.margin = options_.margin;
    print_.overlap = options_.overlap;
    return exitDone;
  }

  int courses(const formats::lake_race::Subject& subject) {
    const bool lake = std::holds_alternative<formats::lake_race::LakeSubject>(subject.content) ||
                      std::holds_alternative<formats::lake_race::TilesetSubject>(subject.content);
    if (!options_.assignment.empty() && !lake)
      return refuseCall("--assignment: " + options_.file + " is no lake, its buoys stand where they are",
                        streams_);
    auto courses = formats::lake_race::sheetCourses(subject, options_.file, {}, assignment_);
    if (!courses) return refuse(courses.fault(), streams_);
    if (options_.par)
      for (formats::lake_race::SheetCourse& course : *courses)
        if (const int status = solve(course); status != exitDone) return status;
    if (options_.mode == "cards" && !formats::lake_race::cardsFit(print_))
      return refuseCall("a card of 88 x 63 mm finds no room on the paper", streams_);
    return write([&]() -> Result<std::string, formats::lake_race::TooLarge> {
      if (options_.mode == "booklet")
        return formats::lake_race::bookletPdf(*courses, subject.title(), print_);
      if (options_.mode == "cards") return formats::lake_race::cardsPdf(*courses, subject.title(), print_);
      return formats::lake_race::sheetsPdf(*courses, print_);
    });
  }

  // Draws under a progress bar, which Ctrl-C stops, and writes what came of it.
  int write(const std::function<Result<std::string, formats::lake_race::TooLarge>()>& make) {
    Result<std::string, formats::lake_race::TooLarge> pdf = std::string();
    {
      ProgressBar bar(streams_, "print");
      print_.progress = [&bar](double share) {
        bar.advance(share);
        return !bar.stopWanted();
      };
      pdf = make();
      print_.progress = {};
      if (bar.stopWanted()) return tellStopped(streams_.err);
    }
    if (!pdf) return refuseCall(pdf.fault().message, streams_);
    if (pdf->empty()) return refuseCall("--pages " + options_.pages + ": there are no such pages", streams_);
    return writeResult(options_.out, *pdf, streams_);
  }

  // A course without a route has no par, and its sheet says why.
  int solve(formats::lake_race::SheetCourse& sheet) {
    ProgressBar bar(streams_, "par");
    const auto par = validator::lake_race::Par::solve(fairway::lake_race::CourseBoard(sheet.course), {}, bar);
    if (par) {
      sheet.par = (*par)->value();
      return exitDone;
    }
    switch (par.fault()) {
    case validator::lake_race::ParRefusal::NoRoute:
      return exitDone;
    case validator::lake_race::ParRefusal::TooLarge:
      return refuseCall(sheet.title + ": the lake is too large for par; print it without --par", streams_);
    case validator::lake_race::ParRefusal::Stopped:
      break;
    }
    return tellStopped(streams_.err);
  }

  int poster(const formats::lake_race::Subject& subject) {
    const auto scene = formats::lake_race::sceneOf(subject, {}, options_.file);
    if (!scene) return refuse(scene.fault(), streams_);
    const double side = std::max(scene->box().width(), scene->box().height()) * options_.hex;
    if (side > 5000) return refuseCall("the board would be over 5 m long: choose a smaller --hex", streams_);
    return write([&]() -> Result<std::string, formats::lake_race::TooLarge> {
      auto pdf = formats::lake_race::posterPdf(*scene, subject.title(), {print_, subject.theme, onePage_});
      if (!pdf) return formats::lake_race::TooLarge{"margins and overlap leave no room on the paper"};
      return std::move(*pdf);
    });
  }

  int tiles(const formats::lake_race::Subject& subject) {
    const auto* set = std::get_if<formats::lake_race::TilesetSubject>(&subject.content);
    if (set == nullptr)
      return refuse({{options_.file, 0, 0, "kind", "--mode tiles prints a tileset; this is none"}}, streams_);
    if (set->set.sides.empty())
      return refuse({{options_.file, 0, 0, "sides", "has no side to print"}}, streams_);
    return write([&]() -> Result<std::string, formats::lake_race::TooLarge> {
      auto pdf = formats::lake_race::tilesPdf(set->set, subject.title(),
                                              {print_, {options_.backOffsetX, options_.backOffsetY}});
      if (!pdf) return pdf.fault();
      return std::move(pdf).value();
    });
  }

  const PrintCommandOptions& options_;
  const Streams& streams_;
  formats::PrintOptions print_;
  formats::lake_race::AssignmentChoice assignment_;
  bool onePage_ = false;
};

} // namespace

int runPrint(const PrintCommandOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  return Printer(options, streams).run();
}

} // namespace fairway::command::lake_race
