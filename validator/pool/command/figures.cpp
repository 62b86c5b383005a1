#include "validator/command/figures/figures_game.h"

#include "validator/command/files/results.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/figures/pool_figures.h"

namespace fairway::command::pool {

using namespace validator::pool;

namespace {

class MeasuredPool final : public BoardOf<fairway::pool::Pool> {
public:
  MeasuredPool(std::string name, fairway::pool::Pool pool, const SimulationOptions& options)
      : BoardOf(std::move(name), std::move(pool)), options_(options) {}

  Result<BoardFigures, int> measure(const Measuring& measuring) const override {
    SimulationOptions options = options_;
    options.seed = measuring.seed;
    if (const auto why = whyNotPlayed(content(), options.placement))
      return cannot(name(), "cannot be played: " + why->english() + "; see `fairway validate`",
                    measuring.streams);
    const fairway::pool::PoolBoard board(content());
    auto games = simulate(board, options, measuring.watch);
    if (!games) return tellStopped(measuring.streams.err);
    const PoolFigures figures{std::move(*games), options};
    return BoardFigures{measuredOf(figures), notesOn(figures), figures.games.verdict,
                        figures.games.tally.games};
  }

private:
  SimulationOptions options_;
};

class PoolFiguresGame final : public FiguresGame {
public:
  Words describeWords() const override {
    return {"", "  fairway describe lido.pool.yaml\n"
                "  fairway describe lido.pool.yaml --placement random --language de"};
  }
  Words compareWords() const override {
    return {"", "  fairway compare lido.pool.yaml island-bar.pool.yaml --races 8000"};
  }
  const char* basis() const override { return "All figures are from games; +- holds with 99 %."; }

  void declareOwn(Options& options) override {
    options.whole("--races", races_, 100, 10000000, "Games on a pool");
    options.word("--placement", placement_,
                 "setup: as the pool says; random: each tile on any allowed square, all equally likely. The "
                 "default is the setup, if there is one",
                 {"setup", "random"});
  }
  Result<BoardPointer, int> board(const std::string& file, const Streams& streams) const override {
    auto loaded = loadPool(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    SimulationOptions options;
    options.races = races_;
    options.placement = placementOf(placement_, loaded->pool);
    return BoardPointer(std::make_unique<MeasuredPool>(file, std::move(loaded->pool), options));
  }

private:
  std::int64_t races_ = 4000;
  std::string placement_;
};

} // namespace

std::shared_ptr<FiguresGame> figuresGame() {
  return std::make_shared<PoolFiguresGame>();
}

void declareDescribe(CLI::App& app, Run& run) {
  command::declareDescribe(app, run, figuresGame());
}

void declareCompare(CLI::App& app, Run& run) {
  command::declareCompare(app, run, figuresGame());
}

} // namespace fairway::command::pool
