#include "validator/command/figures/comparison.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"

#include <ostream>

namespace fairway::command {

namespace {

// Two boards side by side, and which of their differences are beyond chance.
class CompareCommand final : public DeclaredCommand {
public:
  explicit CompareCommand(std::shared_ptr<FiguresGame> game) : game_(std::move(game)) {}

  const char* summary() const override {
    return "Show two boards side by side, and which differences are beyond chance";
  }

  void declare(Options& options) override {
    const FiguresGame::Words words = game_->compareWords();
    options.files("FILE", files_, 1, 2,
                  "Two boards of one game; or one file, with an option that says what to compare");
    game_->declareOwnOfCompare(options);
    options.seed(seed_);
    game_->declareOwn(options);
    options.format(json_);
    options.examples(words.examples,
                     "The second board is raced with the seed after the first one's, so that their races "
                     "are independent; if both are the same board, it is raced once.\n"
                     "Exit status 1: one of them cannot be raced.\n" +
                         std::string(words.notes));
  }

  int run(const Streams& streams) override {
    const auto boards = pair(streams);
    if (!boards) return boards.fault();
    ProgressBar bar(streams, "compare");
    validator::PartWatch first(bar, 0, 0.5), second(bar, 0.5, 1);
    const auto one = boards->first->measure({seed_, first, streams});
    if (!one) return one.fault();
    const bool same = boards->second->isSameAs(*boards->first);
    const auto other = same ? one : boards->second->measure({seed_ + 1, second, streams});
    if (!other) return other.fault();
    const Comparison comparison{{boards->first->name(), *one}, {boards->second->name(), *other}, same};
    streams.out << (json_ ? comparisonJson(comparison, seed_) : comparisonText(comparison, game_->basis()));
    return exitDone;
  }

private:
  Result<BoardPair, int> pair(const Streams& streams) const {
    if (files_.size() == 1) return game_->pairIn(files_.front(), streams);
    if (const std::string why = game_->whyNoTwoFiles(); !why.empty()) return refuseCall(why, streams);
    auto first = game_->comparedBoard(files_.front(), streams);
    if (!first) return first.fault();
    auto second = game_->comparedBoard(files_.back(), streams);
    if (!second) return second.fault();
    return BoardPair{std::move(first).value(), std::move(second).value()};
  }

  std::shared_ptr<FiguresGame> game_;
  std::vector<std::string> files_; // two, or one that holds two boards
  std::uint64_t seed_ = 1;
  bool json_ = false;
};

} // namespace

void declareCompare(CLI::App& app, Run& run, const std::shared_ptr<FiguresGame>& game) {
  declareCommand(app, run, "compare", std::make_shared<CompareCommand>(game));
}

} // namespace fairway::command
