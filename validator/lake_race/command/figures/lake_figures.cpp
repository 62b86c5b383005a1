#include "validator/lake_race/command/figures/commands.h"

#include "formats/lake_race/resolve.h"
#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/lake_race/command/figures/measured_boards.h"

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

Phrase nameOr(const formats::Document& document, const Phrase& otherwise) {
  const auto& name = document.head.info.name;
  return name ? Phrase(*name) : otherwise;
}

// The same course with one buoy's arrow turned and all else as it is, also what its document leaves open.
NamedCourse withOtherArrow(const NamedCourse& as, int buoy) {
  NamedCourse other = as;
  Arrow& arrow = other.course.choices.arrows[static_cast<std::size_t>(buoy - 1)];
  arrow = otherArrow(arrow);
  other.name += ", buoy " + std::to_string(buoy) + " " + std::string(nameOf(arrow));
  if (!naturalGate(other.course.lake, other.course.placement, buoy, arrow))
    other.name += ", which forces a full circle";
  return other;
}

class LakeFigures final : public FiguresGame {
public:
  Words describeWords() const override {
    return {"A lake is described by its water and its courses; a course is also solved and raced.\n",
            "  fairway describe race-a.course.yaml\n"
            "  fairway describe race-a.course.yaml --players 3 --skill\n"
            "  fairway describe race-a.course.yaml --language de\n"
            "  fairway describe two-herons.lake.yaml"};
  }
  Words compareWords() const override {
    return {"",
            "  fairway compare race-a.course.yaml race-b.course.yaml\n"
            "  fairway compare race-a.course.yaml --arrow 2\n"
            "  fairway compare two-herons.lake.yaml --race A --assignment 1,5\n"
            "  fairway compare race-a.course.yaml race-b.course.yaml --races 40000 --skill --format json"};
  }
  const char* basis() const override {
    return "Seats and what follows are from races, without luck; +- holds with 99 %, for the seats all "
           "together.";
  }

  void declareOwn(Options& options) override {
    options.whole("--players", figures_.players, 2, 6, "Boats in a race");
    options.whole("--races", figures_.races, 100, 10000000, "Races on a course");
    options.flag("--skill", figures_.skill, "Also race for what skill is worth");
    options.whole("--max-dice", figures_.maxDice, 1, 18, "The most dice a boat may have");
    options.number("--sink-penalty", figures_.sinkPenalty, 0, 1e6, "What sinking costs, in turns");
  }
  void declareOwnOfCompare(Options& options) override {
    options.whole("--arrow", arrow_, 1, 3,
                  "Of a course: compare it with itself, but with the arrow of this buoy turned");
    options.word("--race", race_, "Of a lake: which race", {"A", "B", "C"});
    options.wholes("--assignment", assignments_, 1, assignmentCount,
                   "Of a lake: which two of the 24 courses of that race, separated by commas");
  }

  Result<BoardPointer, int> board(const std::string& file, const Streams& streams) const override {
    const auto loaded = loadDocument(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    const formats::Document& document = loaded->read.document;
    const auto* body = document.as<formats::lake_race::LakeBody>();
    if (!body) return courseBoard(*loaded, streams);
    auto lake = formats::lake_race::resolveLake(*body, loaded->file, loaded->loader());
    if (!lake) return refuse(lake.fault(), streams);
    return BoardPointer(
        std::make_unique<MeasuredLake>(file, std::move(lake).value(), nameOr(document, thisLake())));
  }
  Result<BoardPointer, int> comparedBoard(const std::string& file, const Streams& streams) const override {
    const auto loaded = loadDocument(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    return courseBoard(*loaded, streams);
  }
  std::string whyNoTwoFiles() const override {
    if (arrow_) return "--arrow is for a single course, which is compared with itself";
    return assignments_.empty() ? "" : "--assignment is for a lake";
  }

  Result<BoardPair, int> pairIn(const std::string& file, const Streams& streams) const override {
    const auto loaded = loadDocument(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    if (const auto* lake = loaded->read.document.as<formats::lake_race::LakeBody>())
      return pairOfLake(*lake, *loaded, streams);
    if (!assignments_.empty()) return refuseCall("--assignment is for a lake", streams);
    if (!arrow_)
      return refuseCall("compare needs two courses, a course with --arrow 2, or a lake with --assignment 1,5",
                        streams);
    const auto course = courseIn(*loaded, streams);
    if (!course) return course.fault();
    return BoardPair{boardOf(*course), boardOf(withOtherArrow(*course, *arrow_))};
  }

private:
  BoardPointer boardOf(const NamedCourse& course) const {
    return std::make_unique<MeasuredCourse>(course, thisCourse(), figures_);
  }

  Result<NamedCourse, int> courseIn(const LoadedDocument& loaded, const Streams& streams) const {
    const auto body = bodyAs<formats::lake_race::CourseBody>(loaded, "course");
    if (!body) return refuse(body.fault(), streams);
    auto setup = formats::lake_race::resolveCourse(*body, loaded.file, loaded.loader());
    if (!setup) return refuse(setup.fault(), streams);
    auto course = settledCourse(std::move(setup->lake), setup->race, setup->placement, setup->choices);
    if (!course) return cannot(loaded.file, "no race can be held on it: " + course.fault(), streams);
    return NamedCourse{loaded.file, std::move(*course)};
  }

  Result<BoardPointer, int> courseBoard(const LoadedDocument& loaded, const Streams& streams) const {
    auto course = courseIn(loaded, streams);
    if (!course) return course.fault();
    return BoardPointer(std::make_unique<MeasuredCourse>(
        std::move(*course), nameOr(loaded.read.document, thisCourse()), figures_));
  }

  Result<BoardPair, int> pairOfLake(const formats::lake_race::LakeBody& body, const LoadedDocument& loaded,
                                    const Streams& streams) const {
    if (arrow_) return refuseCall("--arrow is for a course", streams);
    if (assignments_.size() != 2)
      return refuseCall("a lake needs two courses to compare: --assignment 1,5", streams);
    const auto lake = formats::lake_race::resolveLake(body, loaded.file, loaded.loader());
    if (!lake) return refuse(lake.fault(), streams);
    const RaceLetter race = *raceLettered(race_);
    if (!hasCourses(*lake, race))
      return cannot(loaded.file, "race " + race_ + " has no four slots on different cells of the lake",
                    streams);
    const std::vector<Assignment> all = assignmentsOf(*lake, race);
    std::vector<BoardPointer> boards;
    for (const int number : assignments_) {
      const Assignment& assignment = all[static_cast<std::size_t>(number - 1)];
      const std::string name = loaded.file + ", race " + race_ + ", assignment " + std::to_string(number);
      if (!assignment.raceable())
        return cannot(name, "cannot be raced: it fails check " + std::string(assignment.failing), streams);
      boards.push_back(boardOf({name, {*lake, race, assignment.placement, choicesOf(*lake, assignment)}}));
    }
    return BoardPair{std::move(boards[0]), std::move(boards[1])};
  }

  FigureOptions figures_;
  std::optional<int> arrow_;     // of a course: the buoy whose arrow is turned, from 1
  std::string race_ = "A";       // of a lake
  std::vector<int> assignments_; // of that race: two of the 24, from 1
};

} // namespace

void declareDescribe(CLI::App& app, Run& run) {
  command::declareDescribe(app, run, std::make_shared<LakeFigures>());
}

void declareCompare(CLI::App& app, Run& run) {
  command::declareCompare(app, run, std::make_shared<LakeFigures>());
}

} // namespace fairway::command::lake_race
