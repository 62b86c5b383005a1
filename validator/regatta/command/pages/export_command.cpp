#include "validator/command/pages/export_command.h"

#include "formats/regatta/export/subject.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/route/search.h"
#include "validator/regatta/study/course_study.h"

#include <ostream>

namespace fairway::command::regatta {

namespace {

class RegattaExport final : public Of<ExportCommand, formats::regatta::subjectOf> {
  Words words() const override {
    return {"Write a document in another format, chosen by the ending of OUT", "A regatta, deck or record",
            "  fairway export harbour.regatta.yaml -o harbour.png --dpi 300\n"
            "  fairway export harbour.regatta.yaml -o harbour.svg --route --findings\n"
            "  fairway export harbour.regatta.yaml -o harbour.vtt\n"
            "  fairway export harbour.regatta.yaml -o card.png --card\n"
            "  fairway export classic.deck.yaml -o deck.pdf --scale 1\n"
            "  fairway export evening.record.yaml -o evening.webp --speed 1.5"};
  }
  void declareUnit(Options& options) override {
    options.number(
        "--scale", scale_, 0.2, 100,
        "Scale of pictures, 1 : N; by default tables are as wide as a page and cards at half their size");
  }
  void declareOwn(Options& options) override {
    options.flag("--route", route_,
                 "Draw the fastest route if you could choose every card, and where four boats start");
  }

  bool isDeck() { return subject().course() == nullptr; }

  int checkOwn() override {
    if (route_ && isDeck())
      return refused("--route needs a regatta or a record, and " + file_ + " is a deck");
    return exitDone;
  }

  Result<std::unique_ptr<formats::Scene>, int> scene(const formats::Subject& plain) override {
    if (isDeck()) return ExportCommand::scene(plain);
    auto scene = std::make_unique<formats::regatta::TableScene>(subject().table());
    if (route_ || makesCard()) addRoute(*scene);
    return std::unique_ptr<formats::Scene>(std::move(scene));
  }

  void addRoute(formats::regatta::TableScene& scene) {
    const validator::regatta::CourseStudy study(*subject().course(), subject().deck());
    if (!study.fits()) {
      err() << file_ << ": the table and the deck are too large to look for a route\n";
      return;
    }
    scene.route = validator::regatta::wakesOf(study.plays());
    scene.startBoats = study.startBoats().boats;
    constexpr std::size_t racing = 4;
    if (scene.startBoats.size() > racing) scene.startBoats.resize(racing);
    if (scene.route.empty()) err() << file_ << ": there is no route\n";
  }

  const char* withoutPlaces() override { return isDeck() ? "deck" : nullptr; }
  double unit(const formats::Scene& scene) override { return scale_ ? 1 / *scale_ : subject().unit(scene); }
  const char* onlyStill() const override { return route_ ? "--route" : nullptr; }
  const char* smaller() const override { return "a larger --scale or a smaller --dpi"; }

  bool hasCard(const formats::Subject& plain) override { return plain.kind() == "regatta"; }
  Result<formats::CardContent, int> cardContent(const CardRaces& races,
                                                validator::WorkWatch& watch) override {
    return cardOf(subject(), races, watch, streams());
  }

  std::optional<double> scale_;
  bool route_ = false;
};

} // namespace

void declareExport(CLI::App& app, Run& run) {
  declareCommand(app, run, "export", std::make_shared<RegattaExport>());
}

} // namespace fairway::command::regatta
