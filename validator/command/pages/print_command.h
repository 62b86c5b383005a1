#pragma once

#include "formats/print/print_job.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/pages/pages_command.h"

namespace fairway::command {

// Writes a PDF at true scale. Paper, margins, ink and the choice of pages are the same in all games; a game
// says what it prints, and adds options of its own.
class PrintCommand : public PagesCommand {
public:
  void declare(Options& options) override;

protected:
  // What there is to print, as --mode names it; none: one thing alone.
  struct Modes {
    std::vector<std::string> names;
    const char* text = "";
    const char* usual = ""; // empty: as the document has it
  };
  virtual Modes modes() const { return {}; }
  virtual void declareOwn(Options& /*options*/) {}
  virtual int readOwn() { return exitDone; }        // before the document is read
  virtual Result<formats::PrintJob, int> job() = 0; // or the status of its refusal

  // The mode that prints a board at true size over pages, and what its board is called.
  bool hasPoster() const;
  bool isPoster() const { return mode_ == "poster"; }
  virtual const char* board() const { return "board"; }
  // Who knows what can be printed of a board besides, on a page of its own; null: the command itself.
  virtual std::shared_ptr<FiguresGame> figuresGame() const { return nullptr; }
  // What has backs that a printer may miss; none: nothing.
  virtual const char* backed() const { return nullptr; }
  bool movesBacks() const { return backOffset_.x != 0 || backOffset_.y != 0; }

  std::string mode_;
  formats::PrintOptions print_;
  formats::Point backOffset_;
  bool onePage_ = false; // of a poster: as large as its board

private:
  int readOptions() override;
  int readPaper();
  int readLanguage();
  int addFactsPage(formats::PrintJob& job) const;
  int write(formats::Subject& subject) override;

  std::string paper_ = "A4"; // a name or WxH; of a poster also `board`
  std::string pages_;        // such as `1,4-6`; empty: all
  std::string ink_ = "full";
  std::string language_ = "en";
  bool factsPage_ = false;
};

} // namespace fairway::command
