#include "validator/regatta/command/pages/print_command.h"

#include "formats/regatta/export/picture_export.h"
#include "formats/regatta/print/card_sheets.h"
#include "formats/regatta/print/pieces.h"
#include "formats/regatta/print/table_sheet.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/regatta/command/pages/load_subject.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <ostream>

namespace fairway::command::regatta {

namespace {

namespace print = formats::regatta;

constexpr std::array<std::string_view, 4> modes{"sheet", "poster", "cards", "pieces"};

class Printer {
public:
  Printer(const PrintCommandOptions& options, const Streams& streams)
      : options_(options), streams_(streams), mode_(options.mode) {}

  int run() {
    if (const int status = readOptions(); status != exitDone) return status;
    const std::optional<LoadedSubject> loaded = loadSubject(options_.file, streams_);
    if (!loaded) return exitUnreadable;
    const print::Subject& subject = loaded->subject;
    if (mode_.empty()) mode_ = subject.course() == nullptr ? "cards" : "sheet";
    if (mode_ != "cards" && subject.course() == nullptr)
      return refuse({loaded->document.problem(
                        "kind", "--mode " + mode_ + " prints a regatta; this is a deck, print its cards")},
                    streams_);
    if (const int status = refuseWhatDoesNothing(); status != exitDone) return status;
    if (const auto advice = print::fontAdvice(subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    if (mode_ == "cards") return cards(subject);
    return mode_ == "pieces" ? pieces(subject) : table(subject);
  }

private:
  int readOptions() {
    if (const std::string ending = std::filesystem::path(options_.out).extension().string();
        options_.out != "-" && ending != ".pdf" && ending != ".PDF")
      return refuseCall("-o " + options_.out + ": print writes a PDF, so the ending must be .pdf", streams_);
    if (!mode_.empty() && std::find(modes.begin(), modes.end(), mode_) == modes.end())
      return refuseCall("--mode " + mode_ + ": choose sheet, poster, cards or pieces", streams_);
    const auto ink = formats::inkNamed(options_.ink);
    if (!ink) return refuseCall("--ink " + options_.ink + ": choose full, low or gray", streams_);
    print_.ink = *ink;
    onePage_ = options_.paper == "board" && mode_ == "poster";
    const auto paper = formats::paperNamed(options_.paper);
    if (!paper && !onePage_)
      return refuseCall(
          "--paper " + options_.paper +
              ": choose A5, A4, A3, A2, Letter, Legal, Tabloid or a size such as 200x300, 100 to "
              "2000 mm (for a poster also board)",
          streams_);
    if (paper) print_.paper = *paper;
    if (onePage_ && options_.landscape)
      return refuseCall("--landscape does not go with --paper board, which is as large as the table",
                        streams_);
    print_.landscape = options_.landscape;
    if (!options_.pages.empty()) {
      const auto pages = formats::PageChoice::read(options_.pages);
      if (!pages)
        return refuseCall("--pages " + options_.pages + ": give page numbers such as 1,4-6,9-", streams_);
      print_.pages = *pages;
    }
    return readSizes();
  }

  int readSizes() {
    if (options_.scale != 0 && !(options_.scale >= 1 && options_.scale <= 100))
      return refuseCall("--scale: choose 1 to 100", streams_);
    if (!(options_.margin >= formats::leastMargin && options_.margin <= 50))
      return refuseCall("--margin: choose 5 to 50 mm", streams_);
    if (!(options_.overlap >= 0 && options_.overlap <= 50))
      return refuseCall("--overlap: choose 0 to 50 mm", streams_);
    if (!(std::abs(options_.backOffsetX) <= 20 && std::abs(options_.backOffsetY) <= 20))
      return refuseCall("--back-x and --back-y: choose -20 to 20 mm", streams_);
    print_.margin = options_.margin;
    print_.overlap = options_.overlap;
    return exitDone;
  }

  int refuseWhatDoesNothing() const {
    if (options_.scale != 0 && mode_ != "sheet")
      return refuseCall("--scale goes with --mode sheet: all else is printed at true size", streams_);
    const bool ofBacks = options_.noBacks || options_.backOffsetX != 0 || options_.backOffsetY != 0;
    if (ofBacks && mode_ != "cards")
      return refuseCall("--no-backs, --back-x and --back-y go with --mode cards", streams_);
    return exitDone;
  }

  // Draws under a progress bar, which Ctrl-C stops, and writes what came of it.
  int write(const std::function<Result<std::string, print::NoRoom>()>& make) {
    Result<std::string, print::NoRoom> pdf = std::string();
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

  int cards(const print::Subject& subject) {
    const formats::regatta::Deck& deck = subject.deck();
    if (!print::cardGrid(deck, print_))
      return refuseCall("a card of " + std::to_string(deck.width) + " x " + std::to_string(deck.length) +
                            " mm finds no room on the paper",
                        streams_);
    const print::CardPrint what{
        deck, subject.title(), !options_.noBacks, {options_.backOffsetX, options_.backOffsetY}};
    return write([&]() -> Result<std::string, print::NoRoom> { return cardsPdf(what, print_); });
  }

  int pieces(const print::Subject& subject) {
    return write([&] { return print::piecesPdf(*subject.course(), subject.title(), print_); });
  }

  int table(const print::Subject& subject) {
    const print::TableScene scene = print::tableOf(subject);
    const print::TablePrint what{scene, subject.title(), print::textsOf(subject).credits,
                                 formats::ThemeName::Light, options_.scale};
    if (options_.scale > 0 && sheetScale(what, print_) > options_.scale)
      return refuseCall("--scale: the plan finds no room on the paper at that scale", streams_);
    return write([&]() -> Result<std::string, print::NoRoom> {
      if (mode_ == "sheet") return sheetPdf(what, print_);
      auto pdf = posterPdf(what, print_, onePage_);
      if (!pdf) return print::NoRoom{"margins and overlap leave no room on the paper"};
      return std::move(*pdf);
    });
  }

  const PrintCommandOptions& options_;
  const Streams& streams_;
  std::string mode_;
  formats::PrintOptions print_;
  bool onePage_ = false;
};

} // namespace

int runPrint(const PrintCommandOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  return Printer(options, streams).run();
}

} // namespace fairway::command::regatta
