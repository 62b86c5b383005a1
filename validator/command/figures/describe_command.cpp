#include "formats/document/json_text.h"
#include "rules/base/tree.h"
#include "validator/command/call/options.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"

#include <ostream>

namespace fairway::command {

namespace {

// A board in a few plain sentences; every number in them is from an analysis.
class DescribeCommand final : public DeclaredCommand {
public:
  explicit DescribeCommand(std::shared_ptr<FiguresGame> game) : game_(std::move(game)) {}

  const char* summary() const override {
    return "Describe a board in a few sentences, with every number from an analysis";
  }

  void declare(Options& options) override {
    const FiguresGame::Words words = game_->describeWords();
    options.file("FILE", file_, "The board; - reads standard input");
    options.seed(seed_);
    game_->declareOwn(options);
    options.language(language_);
    options.format(json_);
    options.examples(words.examples, words.notes + std::string("Exit status 1: it cannot be raced.\n"));
  }

  int run(const Streams& streams) override {
    const auto speaker = speakerOf(language_);
    if (!speaker)
      return refuseCall("--language " + language_ + ": choose one of " + languagesInWords(), streams);
    const auto board = game_->board(file_, streams);
    if (!board) return board.fault();
    ProgressBar bar(streams, "describe");
    const auto figures = (*board)->measure({seed_, bar, streams});
    if (!figures) return figures.fault();
    write(figures->notes, *speaker, streams);
    return exitDone;
  }

private:
  void write(const std::vector<Phrase>& notes, const Speaker& speaker, const Streams& streams) const {
    std::vector<std::string> sentences;
    for (const Phrase& note : notes) sentences.push_back(note.in(speaker));
    if (json_)
      streams.out << formats::jsonText({{"schema", "fairway-description-1"}, {"sentences", sentences}}, 2);
    else
      for (const std::string& sentence : sentences) streams.out << sentence << '\n';
  }

  std::shared_ptr<FiguresGame> game_;
  std::string file_;
  std::uint64_t seed_ = 1;
  std::string language_ = "en";
  bool json_ = false;
};

} // namespace

void declareDescribe(CLI::App& app, Run& run, const std::shared_ptr<FiguresGame>& game) {
  declareCommand(app, run, "describe", std::make_shared<DescribeCommand>(game));
}

} // namespace fairway::command
