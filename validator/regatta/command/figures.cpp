#include "validator/command/figures/figures_game.h"

#include "validator/command/files/results.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/figures/par.h"
#include "validator/regatta/figures/regatta_figures.h"
#include "validator/regatta/study/deck_study.h"

namespace fairway::command::regatta {

using namespace validator::regatta;

namespace {

// A course with its deck.
using Content = std::pair<Course, Deck>;

struct Asked {
  int players = 4;
  std::int64_t races = 10000;
};

class MeasuredRegatta final : public BoardOf<Content> {
public:
  MeasuredRegatta(std::string name, Content content, const Asked& asked)
      : BoardOf(std::move(name), std::move(content)), asked_(asked) {}

  Result<BoardFigures, int> measure(const Measuring& measuring) const override {
    const CourseStudy study(content().first, content().second);
    if (cannotBeSailed(study, name(), measuring.streams)) return exitFindings;
    validator::PartWatch solving(measuring.watch, 0, 0.5), racing(measuring.watch, 0.5, 1);
    const auto par = parOf(study, {asked_.races, measuring.seed}, solving);
    if (!par) return tellStopped(measuring.streams.err); // it is not too large
    RegattaFigures figures = figuresOf(*par);
    const FleetWaters waters(par->fresh);
    if (const std::string why = whyNotRaced(waters); !why.empty())
      return cannot(name(), why + "; see `fairway validate`", measuring.streams);
    figures.races = simulate(waters, simulation(measuring.seed), racing);
    if (!figures.races) return tellStopped(measuring.streams.err);
    return BoardFigures{measuredOf(figures), notesOn(figures), figures.races->verdict, figures.races->races};
  }

private:
  std::string whyNotRaced(const FleetWaters& waters) const {
    const std::size_t room = startsOf(waters, asked_.players).size();
    if (room < static_cast<std::size_t>(asked_.players))
      return "there is room for " + std::to_string(room) + " boats at the start, not for " +
             std::to_string(asked_.players);
    return whyNotDealt(content().second, asked_.players);
  }

  SimulationOptions simulation(std::uint64_t seed) const {
    SimulationOptions options;
    options.pilots.assign(static_cast<std::size_t>(asked_.players), PilotKind::Good);
    options.races = asked_.races;
    options.exact = true;
    options.seed = seed;
    return options;
  }

  Asked asked_;
};

class RegattaFiguresGame final : public FiguresGame {
public:
  Words describeWords() const override {
    return {"", "  fairway describe harbour.regatta.yaml\n"
                "  fairway describe harbour.regatta.yaml --players 3 --language de"};
  }
  Words compareWords() const override {
    return {"", "  fairway compare harbour.regatta.yaml open-water.regatta.yaml\n"
                "  fairway compare harbour.regatta.yaml --leave 2"};
  }
  void declareOwn(Options& options) override {
    options.whole("--players", asked_.players, 2, 4, "Boats in a race");
    options.whole("--races", asked_.races, 100, 10000000, "Races on a course, and as many of a pilot alone");
  }
  void declareOwnOfCompare(Options& options) override {
    options.whole("--leave", leave_, 1, static_cast<int>(fairway::regatta::maxRoundings),
                  "Compare a course with itself, but with this buoy of its round, from 1, left to the other "
                  "side");
  }
  std::string whyNoTwoFiles() const override {
    return leave_ ? "--leave is for a single course, which is compared with itself" : "";
  }

  Result<BoardPointer, int> board(const std::string& file, const Streams& streams) const override {
    auto loaded = contentOf(file, streams);
    if (!loaded) return loaded.fault();
    return boardOf(file, std::move(*loaded));
  }

  Result<BoardPair, int> pairIn(const std::string& file, const Streams& streams) const override {
    if (!leave_) return refuseCall("compare needs two regattas, or one with --leave 2", streams);
    const auto loaded = contentOf(file, streams);
    if (!loaded) return loaded.fault();
    const auto& round = loaded->first.round;
    if (*leave_ > static_cast<int>(round.size()))
      return refuseCall("--leave: choose 1 to " + std::to_string(round.size()), streams);
    const auto turned = static_cast<std::size_t>(*leave_ - 1);
    const Course other = CourseStudy(loaded->first, loaded->second).withOther(turned);
    const std::string name = file + ", " + other.buoys[other.round[turned].buoy].name + " left to " +
                             std::string(nameOf(other.round[turned].leave));
    return BoardPair{boardOf(file, *loaded), boardOf(name, {other, loaded->second})};
  }

private:
  BoardPointer boardOf(const std::string& name, Content content) const {
    return std::make_unique<MeasuredRegatta>(name, std::move(content), asked_);
  }

  static Result<Content, int> contentOf(const std::string& file, const Streams& streams) {
    auto loaded = loadRegatta(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    return Content{std::move(loaded->regatta.course), std::move(loaded->regatta.deck)};
  }

  Asked asked_;
  std::optional<int> leave_; // of one course: the buoy of its round, from 1
};

} // namespace

std::shared_ptr<FiguresGame> figuresGame() {
  return std::make_shared<RegattaFiguresGame>();
}

void declareDescribe(CLI::App& app, Run& run) {
  command::declareDescribe(app, run, figuresGame());
}

void declareCompare(CLI::App& app, Run& run) {
  command::declareCompare(app, run, figuresGame());
}

} // namespace fairway::command::regatta
