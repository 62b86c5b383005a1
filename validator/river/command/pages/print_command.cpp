#include "validator/command/pages/print_command.h"

#include "formats/river/export/subject.h"
#include "formats/river/print/cut_set.h"
#include "validator/river/command/commands.h"

namespace fairway::command::river {

namespace {

class RiverPrint final : public Of<PrintCommand, formats::river::subjectOf> {
  Words words() const override {
    return {"Write a PDF at true scale: a river's cards, boats and die to cut out",
            "A river, or a record with its river",
            "  fairway print up-the-river.river.yaml -o river.pdf\n"
            "  fairway print up-the-river.river.yaml -o river.pdf --double-sided --paper Letter\n"
            "  fairway print up-the-river.river.yaml -o small.pdf --card 100 --ink low"};
  }
  const char* backed() const override { return "cards"; }
  std::shared_ptr<FiguresGame> figuresGame() const override { return river::figuresGame(); }
  void declareOwn(Options& options) override {
    options.text("--card", card_,
                 "Size of a section card in mm, such as 150x45, or its width alone; the harbour is twice as "
                 "high, and boats and die are "
                 "smaller with smaller cards",
                 "WxH");
    options.flag("--double-sided", set_.doubleSided,
                 "A page of backs behind each page, to turn over the long edge");
  }

  int readOwn() override {
    const auto card = formats::river::cardSizeNamed(card_);
    if (!card)
      return refused("--card " + card_ +
                     ": give a width such as 150 or a size such as 150x45, 20 to 400 mm and at least 1.5 "
                     "times as wide as high");
    set_.card = *card;
    if (!set_.doubleSided && movesBacks()) return refused("--back-x and --back-y need --double-sided");
    return exitDone;
  }

  Result<formats::PrintJob, int> job() override {
    set_.print = print_;
    set_.backOffset = backOffset_;
    return cutSet(subject().river, subject().title(), set_);
  }

  std::string card_ = "150x45";
  formats::river::CutSetOptions set_;
};

} // namespace

void declarePrint(CLI::App& app, Run& run) {
  declareCommand(app, run, "print", std::make_shared<RiverPrint>());
}

} // namespace fairway::command::river
