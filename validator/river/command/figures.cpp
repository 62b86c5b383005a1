#include "validator/command/figures/figures_game.h"

#include "validator/command/files/results.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/river/command/commands.h"
#include "validator/river/deep/deep_study.h"

namespace fairway::command::river {

using namespace validator::river;

namespace {

// Everything that is known of a river; none when stopped.
std::optional<RiverFigures> figuresOf(const RiverStudy& study, const StudyRaces& held,
                                      validator::WorkWatch& watch) {
  DeepStudy deep(study, watch, held);
  if (!deep.isTooLarge() && (!deep.solveTwo() || deep.skill() == nullptr)) return std::nullopt;
  for (int players = 3; players <= study.river().players; ++players)
    if (deep.races(players) == nullptr) return std::nullopt;
  return deep.figures();
}

class MeasuredRiver final : public BoardOf<fairway::river::River> {
public:
  MeasuredRiver(std::string name, fairway::river::River river, std::int64_t races)
      : BoardOf(std::move(name), std::move(river)), races_(races) {}

  Result<BoardFigures, int> measure(const Measuring& measuring) const override {
    const RiverStudy study(content());
    if (!study.ends())
      return cannot(name(), "the game may never end (see `fairway validate`)", measuring.streams);
    const auto figures = figuresOf(study, {measuring.seed, races_}, measuring.watch);
    if (!figures) return tellStopped(measuring.streams.err);
    BoardFigures known{measuredOf(*figures), notesOn(*figures)};
    if (figures->races.empty()) return known;
    known.verdict = figures->races.rbegin()->second.verdict; // of as many players as the river takes
    known.races = races_;
    return known;
  }

private:
  std::int64_t races_;
};

class RiverFiguresGame final : public FiguresGame {
public:
  Words describeWords() const override {
    return {"A river is solved for one and two players; three and more are raced.\n",
            "  fairway describe up-the-river.river.yaml\n"
            "  fairway describe up-the-river.river.yaml --language fr"};
  }
  Words compareWords() const override {
    return {"The verdict of a river is that of as many players as it takes, if more than two.\n",
            "  fairway compare up-the-river.river.yaml fairest-order.river.yaml"};
  }
  void declareOwn(Options& options) override {
    options.whole("--races", races_, 100, 10000000, "Races of each number of players from three on");
  }
  Result<BoardPointer, int> board(const std::string& file, const Streams& streams) const override {
    auto loaded = loadRiver(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    return BoardPointer(std::make_unique<MeasuredRiver>(file, std::move(loaded->river), races_));
  }

private:
  std::int64_t races_ = 10000;
};

} // namespace

std::shared_ptr<FiguresGame> figuresGame() {
  return std::make_shared<RiverFiguresGame>();
}

void declareDescribe(CLI::App& app, Run& run) {
  command::declareDescribe(app, run, figuresGame());
}

void declareCompare(CLI::App& app, Run& run) {
  command::declareCompare(app, run, figuresGame());
}

} // namespace fairway::command::river
