#include "validator/command/pages/print_command.h"

#include "formats/export/export_file.h"
#include "formats/picture/drawing.h"
#include "formats/print/facts_sheet.h"
#include "validator/command/terminal/progress_bar.h"

#include <algorithm>

namespace fairway::command {

namespace {

constexpr const char* paperNames = "A5, A4, A3, A2, Letter, Legal, Tabloid";

} // namespace

bool PrintCommand::hasPoster() const {
  const std::vector<std::string> names = modes().names;
  return std::find(names.begin(), names.end(), "poster") != names.end();
}

void PrintCommand::declare(Options& options) {
  options.file("FILE", file_, std::string(words().file) + "; - reads standard input");
  options.file("-o,--output", out_, "OUT.pdf; - writes to standard output");
  options.text("--paper", paper_,
               paperNames + std::string(" or WxH in mm") +
                   (hasPoster() ? "; board: a poster on one page of its own size" : ""),
               "PAPER");
  if (const Modes known = modes(); !known.names.empty()) {
    std::string names;
    for (const std::string& name : known.names) names += (names.empty() ? "" : ",") + name;
    mode_ = known.usual;
    options.text("--mode", mode_, known.text, "{" + names + "}");
  }
  options.flag("--landscape", print_.landscape, "Print in landscape");
  options.text("--pages", pages_, "Pages to write, such as 1,4-6,9-; all by default", "PAGES");
  options.text("--ink", ink_, "full, low or gray", "{full,low,gray}");
  options.number("--margin", print_.margin, formats::leastMargin, 50,
                 "Margin of the pages in mm, at least 5");
  if (hasPoster()) options.number("--overlap", print_.overlap, 0, 50, "Overlap of a poster's pages, in mm");
  if (backed() != nullptr) {
    const std::string backs = std::string("Move the backs of ") + backed();
    options.number("--back-x", backOffset_.x, -20, 20, backs + " to the right, in mm");
    options.number("--back-y", backOffset_.y, -20, 20, backs + " down, in mm");
  }
  options.text("--language", language_, "The language of what is printed: " + languagesInWords(), "LANGUAGE");
  if (figuresGame())
    options.flag("--facts", factsPage_,
                 "Also a page with what `fairway describe` says of the board; takes as long as that");
  declareOwn(options);
  options.examples(words().examples);
}

int PrintCommand::readOptions() {
  if (out_ != "-" && formats::endingOf(out_) != ".pdf")
    return refused("-o " + out_ + ": print writes a PDF, so the ending must be .pdf");
  formats::needDrawing();
  const std::vector<std::string> known = modes().names;
  if (!mode_.empty() && std::find(known.begin(), known.end(), mode_) == known.end())
    return refused("--mode " + mode_ + ": choose " + anyOf(known));
  const auto ink = formats::inkNamed(ink_);
  if (!ink) return refused("--ink " + ink_ + ": choose full, low or gray");
  print_.ink = *ink;
  if (const int status = readPaper(); status != exitDone) return status;
  if (const int status = readLanguage(); status != exitDone) return status;
  if (!pages_.empty()) {
    const auto pages = formats::PageChoice::read(pages_);
    if (!pages) return refused("--pages " + pages_ + ": give page numbers such as 1,4-6,9-");
    print_.pages = *pages;
  }
  return readOwn();
}

int PrintCommand::readPaper() {
  onePage_ = paper_ == "board" && isPoster();
  const auto paper = formats::paperNamed(paper_);
  if (!paper && !onePage_)
    return refused("--paper " + paper_ + ": choose " + paperNames +
                   " or a size such as 200x300, 100 to 2000 mm" +
                   (hasPoster() ? " (for a poster also board)" : ""));
  if (paper) print_.paper = *paper;
  if (onePage_ && print_.landscape)
    return refused(std::string("--landscape cannot be used with --paper board, which is as large as the ") +
                   board());
  return exitDone;
}

int PrintCommand::readLanguage() {
  const auto speaker = speakerOf(language_);
  if (!speaker) return refused("--language " + language_ + ": choose one of " + languagesInWords());
  print_.speaker = *speaker;
  if (factsPage_ && file_ == "-") return refused("--facts needs a file, not standard input");
  return exitDone;
}

int PrintCommand::addFactsPage(formats::PrintJob& job) const {
  constexpr std::uint64_t seed = 1; // as `describe` by default
  const auto board = figuresGame()->board(file_, streams());
  if (!board) return board.fault();
  ProgressBar bar(streams(), "facts");
  auto figures = (*board)->measure({seed, bar, streams()});
  if (!figures) return figures.fault();
  job = formats::withFacts(std::move(job), std::move(figures->notes));
  return exitDone;
}

int PrintCommand::write(formats::Subject& subject) {
  auto made = job();
  if (!made) return made.fault();
  if (factsPage_)
    if (const int status = addFactsPage(*made); status != exitDone) return status;
  warnOfFonts(subject);
  std::string why = "--pages " + pages_ + ": there are no such pages";
  if (const int count = made->pageCount(); count > 0)
    why += ", only " + (count == 1 ? "page 1" : "pages 1 to " + std::to_string(count));
  const auto draw = [&](const formats::Progress& progress) -> std::optional<std::string> {
    made->options.progress = progress;
    const auto pdf = made->pdf();
    if (!pdf) why = pdf.fault().message;
    if (!pdf || pdf->empty()) return std::nullopt;
    return *pdf;
  };
  return writeDrawn("print", draw, why);
}

} // namespace fairway::command
