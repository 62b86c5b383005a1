#include "validator/pool/command/pages/print_command.h"

#include "formats/pool/export/subject.h"
#include "formats/pool/print/pool_poster.h"
#include "formats/pool/print/tile_sheets.h"
#include "validator/command/load_document.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"

#include <ostream>

namespace fairway::command::pool {

namespace {

using formats::pool::Subject;
using formats::pool::TooLarge;

class Printer {
public:
  Printer(const PrintCommandOptions& options, const Streams& streams)
      : options_(options), streams_(streams) {}

  int run() {
    if (const int status = readOptions(); status != exitDone) return status;
    const auto loaded = loadDocument(options_.file, streams_);
    if (!loaded) return refuse(loaded.fault(), streams_);
    const auto subject = formats::pool::subjectOf(loaded->read.document, options_.file, loaded->loader());
    if (!subject) return refuse(subject.fault(), streams_);
    if (const auto advice = fontAdvice(*subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    return options_.mode == "tiles" ? tiles(*subject) : poster(*subject);
  }

private:
  int readOptions() {
    if (const std::string ending = std::filesystem::path(options_.out).extension().string();
        options_.out != "-" && ending != ".pdf" && ending != ".PDF")
      return refuseCall("-o " + options_.out + ": print writes a PDF, so the ending must be .pdf", streams_);
    if (options_.mode != "poster" && options_.mode != "tiles")
      return refuseCall("--mode " + options_.mode + ": choose poster or tiles", streams_);
    const auto ink = formats::inkNamed(options_.ink);
    if (!ink) return refuseCall("--ink " + options_.ink + ": choose full, low or gray", streams_);
    print_.ink = *ink;
    if (!options_.pages.empty()) {
      const auto pages = formats::PageChoice::read(options_.pages);
      if (!pages)
        return refuseCall("--pages " + options_.pages + ": give page numbers such as 1,4-6,9-", streams_);
      print_.pages = *pages;
    }
    print_.unit = options_.square;
    print_.margin = options_.margin;
    print_.overlap = options_.overlap;
    return readPaper();
  }

  int readPaper() {
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
      return refuseCall("--landscape does not go with --paper board, which is as large as the pool",
                        streams_);
    print_.landscape = options_.landscape;
    return exitDone;
  }

  int poster(const Subject& subject) {
    const formats::pool::PoolScene scene = formats::pool::printedScene(subject.pool, !options_.noSetup);
    return write([&]() -> Result<std::string, TooLarge> {
      auto pdf =
          formats::pool::posterPdf(scene, subject.title(), {print_, formats::ThemeName::Light, onePage_});
      if (!pdf) return TooLarge{"margins and overlap leave no room on the paper"};
      return std::move(*pdf);
    });
  }

  int tiles(const Subject& subject) {
    return write([&] {
      return formats::pool::tilesPdf(subject.pool, subject.title(),
                                     {print_, {options_.backOffsetX, options_.backOffsetY}});
    });
  }

  // Draws under a progress bar, which Ctrl-C stops, and writes what came of it.
  int write(const std::function<Result<std::string, TooLarge>()>& make) {
    Result<std::string, TooLarge> pdf = std::string();
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

} // namespace fairway::command::pool
