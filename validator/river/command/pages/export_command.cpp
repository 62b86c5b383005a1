#include "validator/command/pages/export_command.h"

#include "formats/river/export/subject.h"
#include "validator/command/call/game.h"
#include "validator/river/command/commands.h"
#include "validator/river/study/river_study.h"

#include <ostream>

namespace fairway::command::river {

namespace {

class RiverExport final : public Of<ExportCommand, formats::river::subjectOf> {
  Words words() const override {
    return {"Write a document in another format, chosen by the ending of OUT", "A river or a record",
            "  fairway export up-the-river.river.yaml -o river.png --save\n"
            "  fairway export up-the-river.river.yaml -o river.svg --phase 4 --findings\n"
            "  fairway export up-the-river.river.yaml -o river.vmod\n"
            "  fairway export up-the-river.river.yaml -o card.png --card\n"
            "  fairway export evening.record.yaml -o evening.pdf --turn 12\n"
            "  fairway export evening.record.yaml -o evening.webp --turns 1-30"};
  }
  void declareUnit(Options& options) override {
    options.number("--section", section_, formats::river::pictureUnit.least, formats::river::pictureUnit.most,
                   "Height of a section in pictures, in mm");
  }
  void declareOwn(Options& options) override {
    options.whole("--phase", phase_, 0, 15, "How many waterfalls have passed; 0 is as laid");
    options.flag("--save", save_, "Shade sections by a lone boat's chance to reach the harbour");
  }

  int checkOwn() override {
    const auto& record = subject().record;
    const int length = subject().river.length();
    if (phase_ && record) return refused("--phase needs a river; for a record use --turn");
    if (phase_ && *phase_ >= length) return refused("--phase: choose 0 to " + std::to_string(length - 1));
    subject().shown = {phase_.value_or(0), {}};
    return exitDone;
  }

  Result<std::unique_ptr<formats::Scene>, int> scene(const formats::Subject&) override {
    auto scene = std::make_unique<formats::river::RiverScene>(subject().riverScene());
    if (save_) scene->save = validator::river::RiverStudy(scene->river()).saveChances(scene->phase);
    if (save_ && scene->save.empty())
      err() << file_ << ": the race may never end, so there are no save chances\n";
    return std::unique_ptr<formats::Scene>(std::move(scene));
  }

  validator::Report findings() override {
    const formats::Document river =
        formats::river::RiverDocument{{subject().riverInfo, {}, {}}, {subject().river}};
    validator::WorkWatch watch;
    return gameOf(river).judge(river, document(), {false, watch}).report;
  }

  double unit(const formats::Scene&) override { return section_; }
  const char* onlyStill() const override { return save_ ? "--save" : nullptr; }
  const char* smaller() const override { return "a smaller --section or --dpi"; }

  Result<formats::CardContent, int> cardContent(const CardRaces& races,
                                                validator::WorkWatch& watch) override {
    return cardOf(subject(), races, watch, streams());
  }

  double section_ = formats::river::pictureUnit.usual;
  std::optional<int> phase_;
  bool save_ = false;
};

} // namespace

void declareExport(CLI::App& app, Run& run) {
  declareCommand(app, run, "export", std::make_shared<RiverExport>());
}

} // namespace fairway::command::river
