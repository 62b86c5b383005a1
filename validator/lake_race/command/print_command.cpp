#include "validator/lake_race/command/print_command.h"

#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/export/sheet_courses.h"
#include "formats/lake_race/print/poster.h"
#include "formats/lake_race/print/tiles.h"
#include "validator/command/output_file.h"
#include "validator/command/progress_bar.h"
#include "validator/lake_race/command/load_subject.h"
#include "validator/lake_race/par/par.h"

#include <cmath>
#include <ostream>

namespace fairway::command {

namespace {

class Printer {
public:
  Printer(const PrintCommandOptions& options, const Streams& streams)
      : options_(options), streams_(streams) {}

  int run() {
    if (const int status = readOptions(); status != exitDone) return status;
    const std::optional<formats::Subject> subject = loadSubject(options_.file, streams_);
    if (!subject) return exitUnreadable;
    if (options_.mode == "tiles") return tiles(*subject);
    return options_.mode == "poster" ? poster(*subject) : sheets(*subject);
  }

private:
  int readOptions() {
    if (const std::string ending = std::filesystem::path(options_.out).extension().string();
        options_.out != "-" && ending != ".pdf" && ending != ".PDF")
      return refuseCall("-o " + options_.out + ": print writes a PDF, so the ending must be .pdf", streams_);
    if (options_.mode != "sheet" && options_.mode != "poster" && options_.mode != "tiles")
      return refuseCall("--mode " + options_.mode + ": choose sheet, poster or tiles", streams_);
    const auto ink = formats::inkNamed(options_.ink);
    if (!ink) return refuseCall("--ink " + options_.ink + ": choose full, low or gray", streams_);
    print_.ink = *ink;
    onePage_ = options_.paper == "board" && options_.mode == "poster";
    const auto paper = formats::paperNamed(options_.paper);
    if (!paper && !onePage_)
      return refuseCall("--paper " + options_.paper + ": choose A4, A3 or Letter (for a poster also board)",
                        streams_);
    if (paper) print_.paper = *paper;
    if (options_.par && options_.mode != "sheet") return refuseCall("--par goes with --mode sheet", streams_);
    return readSizes();
  }

  int readSizes() {
    if (!(options_.hex >= formats::leastHex && options_.hex <= formats::greatestHex))
      return refuseCall("--hex: choose 2 to 100 mm", streams_);
    if (!(options_.margin >= formats::leastMargin && options_.margin <= 50))
      return refuseCall("--margin: choose 5 to 50 mm", streams_);
    if (!(options_.overlap >= 0 && options_.overlap <= 50))
      return refuseCall("--overlap: choose 0 to 50 mm", streams_);
    if (!(std::abs(options_.backOffsetX) <= 20 && std::abs(options_.backOffsetY) <= 20))
      return refuseCall("--back-x and --back-y: choose -20 to 20 mm", streams_);
    print_.hex = options_.hex;
    print_.margin = options_.margin;
    print_.overlap = options_.overlap;
    return exitDone;
  }

  int sheets(const formats::Subject& subject) {
    auto courses = formats::sheetCourses(subject, options_.file);
    if (!courses) return refuse(courses.fault(), streams_);
    if (options_.par)
      for (formats::SheetCourse& course : *courses)
        if (const int status = solve(course); status != exitDone) return status;
    return writeResult(options_.out, formats::sheetsPdf(*courses, print_), streams_);
  }

  // A course without a route has no par, and its sheet says why.
  int solve(formats::SheetCourse& sheet) {
    ProgressBar bar(streams_, "par");
    const auto par = validator::Par::solve(lake_race::CourseBoard(sheet.course), {}, bar);
    if (par) {
      sheet.par = (*par)->value();
      return exitDone;
    }
    switch (par.fault()) {
    case validator::ParRefusal::NoRoute:
      return exitDone;
    case validator::ParRefusal::TooLarge:
      return refuseCall(sheet.title + ": the lake is too large for par; print it without --par", streams_);
    case validator::ParRefusal::Stopped:
      break;
    }
    streams_.err << "fairway: stopped\n";
    return exitInterrupted;
  }

  int poster(const formats::Subject& subject) {
    const auto scene = formats::sceneOf(subject, {}, options_.file);
    if (!scene) return refuse(scene.fault(), streams_);
    const double side = std::max(scene->box().width(), scene->box().height()) * options_.hex;
    if (side > 5000) return refuseCall("the board would be over 5 m long: choose a smaller --hex", streams_);
    const auto pdf = formats::posterPdf(*scene, subject.title(), {print_, subject.theme, onePage_});
    if (!pdf) return refuseCall("margins and overlap leave no room on the paper", streams_);
    return writeResult(options_.out, *pdf, streams_);
  }

  int tiles(const formats::Subject& subject) {
    const auto* set = std::get_if<formats::TilesetSubject>(&subject.content);
    if (set == nullptr)
      return refuse({{options_.file, 0, 0, "kind", "--mode tiles prints a tileset; this is none"}}, streams_);
    if (set->set.sides.empty())
      return refuse({{options_.file, 0, 0, "sides", "has no side to print"}}, streams_);
    const auto pdf =
        formats::tilesPdf(set->set, subject.title(), {print_, {options_.backOffsetX, options_.backOffsetY}});
    if (!pdf) return refuseCall(pdf.fault().message, streams_);
    return writeResult(options_.out, pdf.value(), streams_);
  }

  const PrintCommandOptions& options_;
  const Streams& streams_;
  formats::PrintOptions print_;
  bool onePage_ = false;
};

} // namespace

int runPrint(const PrintCommandOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  return Printer(options, streams).run();
}

} // namespace fairway::command
