#include "validator/command/pages/print_command.h"

#include "formats/regatta/export/subject.h"
#include "formats/regatta/print/card_sheets.h"
#include "formats/regatta/print/rules_page.h"
#include "formats/regatta/print/table_sheet.h"
#include "validator/regatta/command/commands.h"

namespace fairway::command::regatta {

namespace {

namespace print = formats::regatta;

class RegattaPrint final : public Of<PrintCommand, print::subjectOf> {
  Words words() const override {
    return {"Write a PDF at true scale", "A regatta, deck or record",
            "  fairway print harbour.regatta.yaml -o plan.pdf\n"
            "  fairway print harbour.regatta.yaml -o poster.pdf --mode poster --paper A3\n"
            "  fairway print harbour.regatta.yaml -o pieces.pdf --mode pieces\n"
            "  fairway print classic.deck.yaml -o cards.pdf --ink low"};
  }
  Modes modes() const override {
    return {{"sheet", "poster", "cards", "pieces", "rules"},
            "sheet: a plan to scale with the distances from two corners; poster: the table at true size; "
            "cards: the deck to cut out; pieces: boats to fold and buoys; rules: the race in short. The "
            "default is cards for a deck and sheet for a regatta"};
  }
  const char* board() const override { return "table"; }
  const char* backed() const override { return "cards"; }
  std::shared_ptr<FiguresGame> figuresGame() const override { return regatta::figuresGame(); }
  void declareOwn(Options& options) override {
    options.number("--scale", scale_, 1, 100,
                   "Scale of a sheet's plan, 1 : N; by default the largest round one that fits");
    options.flag("--no-backs", noBacks_, "Print no backs of cards");
  }

  Result<formats::PrintJob, int> job() override {
    const bool deck = subject().course() == nullptr;
    if (mode_.empty()) mode_ = deck ? "cards" : "sheet";
    if (mode_ != "cards" && deck)
      return refused(formats::Problems{document().problem(
          "kind", "--mode " + mode_ + " needs a regatta; this is a deck, print its cards")});
    if (scale_ && mode_ != "sheet")
      return refused("--scale needs --mode sheet: everything else is printed at true size");
    if ((noBacks_ || movesBacks()) && mode_ != "cards")
      return refused("--no-backs, --back-x and --back-y need --mode cards");
    if (mode_ == "cards")
      return print::cardSheets({subject().deck(), subject().title(), !noBacks_, backOffset_}, print_);
    if (mode_ == "pieces") return print::pieceSheets(*subject().course(), subject().title(), print_);
    if (mode_ == "rules")
      return print::rulesSheet(*subject().course(), subject().deck(), subject().title(), print_);
    return table();
  }

  Result<formats::PrintJob, int> table() {
    const print::TablePrint what{subject().table(), subject().title(), subject().texts().credits,
                                 formats::ThemeName::Light, scale_.value_or(0)};
    if (mode_ == "poster") return print::poster(what, print_, onePage_);
    if (scale_ && sheetScale(what, print_) > *scale_)
      return refused("--scale: the plan does not fit on the paper at that scale");
    return print::planSheet(what, print_);
  }

  std::optional<double> scale_;
  bool noBacks_ = false;
};

} // namespace

void declarePrint(CLI::App& app, Run& run) {
  declareCommand(app, run, "print", std::make_shared<RegattaPrint>());
}

} // namespace fairway::command::regatta
