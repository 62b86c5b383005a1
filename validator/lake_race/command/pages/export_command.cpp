#include "validator/command/pages/export_command.h"

#include "formats/document/reader.h"
#include "formats/lake_race/export/heat_file.h"
#include "formats/lake_race/export/subject.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/lake_race/command/pages/commands.h"
#include "validator/lake_race/command/pages/overlay_option.h"
#include "validator/lake_race/validator.h"

#include <algorithm>

namespace fairway::command::lake_race {

namespace {

struct Validate {
  const DocumentInfo& info;
  int race;

  validator::Report operator()(const formats::lake_race::LakeSubject& subject) const {
    return validator::lake_race::validateLake(subject.lake, info);
  }
  validator::Report operator()(const formats::lake_race::CourseSubject& subject) const {
    return course(subject.course);
  }
  validator::Report operator()(const formats::lake_race::RecordSubject& subject) const {
    return course(subject.courses.at(static_cast<std::size_t>(race - 1)));
  }
  validator::Report operator()(const formats::lake_race::TilesetSubject&) const { return {}; }

  validator::Report course(const formats::lake_race::SettledCourse& settled) const {
    const formats::lake_race::CourseSetup& setup = settled.setup;
    return validator::lake_race::validateCourse({setup.lake, setup.race, setup.placement, setup.choices},
                                                info);
  }
};

class LakeExport final : public Of<ExportCommand, formats::lake_race::subjectOf> {
public:
  LakeExport() { theme_.clear(); } // the board's own

private:
  Words words() const override {
    return {"Write a document in another format, chosen by the ending of OUT", "A document of any kind",
            "  fairway export lake.lake.yaml -o lake.png --dpi 300 --hide labels\n"
            "  fairway export race-a.course.yaml -o race-a.svg --route --findings\n"
            "  fairway export match.record.yaml -o turn-12.png --race 2 --turn 12\n"
            "  fairway export match.record.yaml -o race-b.webp --race 2 --speed 2\n"
            "  fairway export lake.lake.yaml -o lake.vtt\n"
            "  fairway export race-a.course.yaml -o race-a.png --card\n"
            "  fairway export race-a.course.yaml -o board.png --for thegamecrafter-quadfold\n"
            "  fairway export race-a.course.yaml -o decided.svg --overlay decided\n"
            "  fairway par race-a.course.yaml --format json > par.json\n"
            "  fairway export race-a.course.yaml -o heat.png --heat par.json --heat-name crashes"};
  }
  std::span<const std::string_view> ownEndings() const override { return formats::lake_race::tiledEndings; }
  const char* themeText() const override {
    return "dark, light, low (ink) or gray; by default the board's side";
  }
  void declareUnit(Options& options) override {
    options.number("--hex", hex_, formats::lake_race::pictureUnit.least, formats::lake_race::pictureUnit.most,
                   "Size of a hex in pictures, in mm across flats");
  }
  void declareOwn(Options& options) override {
    options.flag("--route", route_, "Draw the shortest route of a course");
    options.text("--heat", heat_, "Values by cell to draw: the JSON of par or simulate, or a file like it");
    options.text("--heat-name", heatName_,
                 "Which of its heat maps: traffic, crashes, congestion; by default the first", "NAME");
    options.text("--overlay", overlay_, overlayText, "NAME");
    options.whole("--race", race_, 1, 1000, "Which race of a record is shown; by default the first");
    options.text("--side", side_, "Which side of a tile set a picture shows: dark or light", "{dark,light}");
  }

  int readOwn() override {
    const auto tiled = ownEndings();
    if (out_ == "-" && std::find(tiled.begin(), tiled.end(), ending()) != tiled.end())
      return refused("a Tiled map has an image beside it, so it cannot go to standard output");
    if (!heatName_.empty() && heat_.empty()) return refused("--heat-name needs --heat");
    if (!overlay_.empty() && !heat_.empty()) return refused("--overlay cannot be used with --heat");
    if (!overlay_.empty() && !overlayNamed(overlay_)) return refused(noSuchOverlay(overlay_));
    if (!side_.empty() && !fairway::lake_race::boardSideNamed(side_))
      return refused("--side " + side_ + ": choose dark or light");
    return exitDone;
  }

  int checkOwn() override {
    if (race_ && !std::holds_alternative<formats::lake_race::RecordSubject>(subject().content))
      return refused("--race needs a record, and " + file_ + " is a " + std::string(subject().kind()));
    const auto refusedFor = [&](const char* option, const char* wanted) {
      return refused(std::string(option) + " needs a " + wanted + ", and " + file_ + " is a " +
                     std::string(subject().kind()));
    };
    const bool set = std::holds_alternative<formats::lake_race::TilesetSubject>(subject().content);
    if (!side_.empty() && !set) return refusedFor("--side", "tile set");
    if (route_ && (set || std::holds_alternative<formats::lake_race::LakeSubject>(subject().content)))
      return refusedFor("--route", "course or a record");
    const auto* course = std::get_if<formats::lake_race::CourseSubject>(&subject().content);
    if (!overlay_.empty() && course == nullptr) return refusedFor("--overlay", "course");
    if (!overlay_.empty() && !course->course.choices)
      return refused("--overlay needs a course with all its arrows; see `fairway validate`");
    subject().shown = {
        race_.value_or(1), fairway::lake_race::boardSideNamed(side_), route_ || makesCard(), {}};
    return exitDone;
  }

  Result<std::unique_ptr<formats::Scene>, int> scene(const formats::Subject&) override {
    auto made = subject().boardScene();
    if (!made) return refused(made.fault());
    auto scene = std::make_unique<formats::lake_race::BoardScene>(std::move(made).value());
    if (const int status = addHeat(*scene); status != exitDone) return status;
    return std::unique_ptr<formats::Scene>(std::move(scene));
  }

  int addHeat(formats::lake_race::BoardScene& scene) {
    if (!overlay_.empty()) return addOverlay(scene);
    if (heat_.empty()) return exitDone;
    const auto text = formats::readText(heat_);
    if (!text) return refused(text.fault());
    auto heat = formats::lake_race::readHeat(text.value(), heat_, heatName_);
    if (!heat) return refused(heat.fault());
    for (const formats::lake_race::HeatValue& value : heat->cells)
      if (!scene.lake().map.contains(value.cell))
        return refused(formats::Problems{
            {heat_, 0, 0, "heat.cells",
             "cell [" + std::to_string(value.cell.column) + ", " + std::to_string(value.cell.row) + "]" +
                 " is outside the lake: do these values belong to " + file_ + "?"}});
    scene.heat = std::move(heat).value();
    return exitDone;
  }

  int addOverlay(formats::lake_race::BoardScene& scene) {
    const auto& course = std::get<formats::lake_race::CourseSubject>(subject().content).course;
    auto heat = workOutOverlay(course.course(), *overlayNamed(overlay_), streams());
    if (!heat) return heat.fault() ? refused("--overlay: " + *heat.fault()) : tellStopped(err());
    scene.heat = std::move(heat).value();
    return exitDone;
  }

  validator::Report findings() override {
    return std::visit(Validate{subject().head.info, race_.value_or(1)}, subject().content);
  }
  const char* withoutPlaces() override {
    return std::holds_alternative<formats::lake_race::TilesetSubject>(subject().content) ? "tile set"
                                                                                         : nullptr;
  }

  double unit(const formats::Scene&) override { return hex_; }
  const char* onlyStill() const override {
    return !heat_.empty() ? "--heat" : !overlay_.empty() ? "--overlay" : nullptr;
  }
  const char* smaller() const override { return "a smaller --hex or --dpi"; }

  bool hasCard(const formats::Subject& plain) override {
    return plain.kind() == "lake" || plain.kind() == "course";
  }
  Result<formats::CardContent, int> cardContent(const CardRaces& races,
                                                validator::WorkWatch& watch) override {
    return cardOf(subject(), races, watch, streams());
  }

  double hex_ = formats::lake_race::pictureUnit.usual;
  bool route_ = false;
  std::string heat_; // a JSON file with values by cell
  std::string heatName_;
  std::string overlay_;     // worked out here
  std::optional<int> race_; // of a record; none: the first
  std::string side_;        // of a tile set
};

} // namespace

void declareExport(CLI::App& app, Run& run) {
  declareCommand(app, run, "export", std::make_shared<LakeExport>());
}

} // namespace fairway::command::lake_race
