#include "validator/river/command/pages/print_command.h"

#include "formats/river/export/picture_export.h"
#include "formats/river/print/cut_set.h"
#include "validator/command/load_document.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/river/command/pages/load_subject.h"

#include <ostream>

namespace fairway::command::river {

namespace {

namespace pages = formats::river;

class Printer {
public:
  Printer(const PrintCommandOptions& options, const Streams& streams)
      : options_(options), streams_(streams) {}

  int run() {
    if (const int status = readOptions(); status != exitDone) return status;
    const std::optional<LoadedSubject> loaded = loadSubject(options_.file, streams_);
    if (!loaded) return exitUnreadable;
    if (const auto advice = pages::fontAdvice(loaded->subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    return write(loaded->subject);
  }

private:
  int readOptions() {
    if (const std::string ending = std::filesystem::path(options_.out).extension().string();
        options_.out != "-" && ending != ".pdf" && ending != ".PDF")
      return refuseCall("-o " + options_.out + ": print writes a PDF, so the ending must be .pdf", streams_);
    const auto ink = formats::inkNamed(options_.ink);
    if (!ink) return refuseCall("--ink " + options_.ink + ": choose full, low or gray", streams_);
    const auto paper = formats::paperNamed(options_.paper);
    if (!paper)
      return refuseCall(
          "--paper " + options_.paper +
              ": choose A5, A4, A3, A2, Letter, Legal, Tabloid or a size such as 200x300, 100 to 2000 mm",
          streams_);
    const auto card = pages::cardSizeNamed(options_.card);
    if (!card)
      return refuseCall("--card " + options_.card +
                            ": give a width such as 150 or a size such as 150x45, 20 to 400 mm and at least "
                            "1.5 times as wide as high",
                        streams_);
    if (!options_.pages.empty()) {
      const auto wanted = formats::PageChoice::read(options_.pages);
      if (!wanted)
        return refuseCall("--pages " + options_.pages + ": give page numbers such as 1,4-6,9-", streams_);
      set_.print.pages = *wanted;
    }
    set_.print.ink = *ink;
    set_.print.paper = *paper;
    set_.print.landscape = options_.landscape;
    set_.print.margin = options_.margin;
    set_.card = *card;
    set_.doubleSided = options_.doubleSided;
    set_.backOffset = {options_.backOffsetX, options_.backOffsetY};
    if (!set_.doubleSided && (options_.backOffsetX != 0 || options_.backOffsetY != 0))
      return refuseCall("--back-x and --back-y go with --double-sided", streams_);
    return exitDone;
  }

  int write(const pages::Subject& subject) {
    Result<std::string, pages::TooLarge> pdf = std::string();
    {
      ProgressBar bar(streams_, "print");
      set_.print.progress = [&bar](double share) {
        bar.advance(share);
        return !bar.stopWanted();
      };
      pdf = pages::cutSetPdf(subject.river, subject.title(), set_);
      set_.print.progress = {};
      if (bar.stopWanted()) return tellStopped(streams_.err);
    }
    if (!pdf) return refuseCall(pdf.fault().message, streams_);
    if (pdf->empty()) return refuseCall("--pages " + options_.pages + ": there are no such pages", streams_);
    return writeResult(options_.out, *pdf, streams_);
  }

  const PrintCommandOptions& options_;
  const Streams& streams_;
  pages::CutSetOptions set_;
};

} // namespace

int runPrint(const PrintCommandOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  return Printer(options, streams).run();
}

} // namespace fairway::command::river
