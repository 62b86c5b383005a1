#include "editor/model/lake_race/analysis/set_examples.h"

#include "editor/model/lake_race/analysis/set_analysis.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/tally.h"

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

class ExampleList {
public:
  explicit ExampleList(const Tileset& set) : set_(std::make_shared<const Tileset>(set)) {}

  void addFaults(const SideProof& proof) {
    side_ = proof.side;
    for (const VerifyFailure& failure : proof.result.failures) add(failure);
    for (const SplitLake& split : proof.result.split)
      add(say("The water is split"), split.lake, split.layout, RaceLetter::A, std::nullopt);
  }

  void addExtremes(const SideProof& proof) {
    side_ = proof.side;
    if (const auto& course = proof.result.shortest)
      add(say("Shortest course: {1} steps", {std::to_string(course->route)}), *course);
    if (const auto& course = proof.result.longest)
      add(say("Longest course: {1} steps", {std::to_string(course->route)}), *course);
  }

  std::vector<AnalysedExample> taken() { return std::move(examples_); }

private:
  void add(const VerifyFailure& failure) {
    const std::string letter(1, letterOf(failure.race));
    add(failure.order ? say("Course of race {1} that cannot be raced: {2}", {letter, failure.code})
                      : say("Race {1} has no courses: {2}", {letter, failure.code}),
        failure.lake, failure.layout, failure.race, failure.order);
  }

  void add(std::string name, const RoutedCourse& course) {
    add(std::move(name), course.lake, course.layout, course.race, course.order);
  }

  void add(std::string name, std::uint64_t number, const TileRows& layout, RaceLetter race,
           const std::optional<AssignmentOrder>& order) {
    auto content = std::make_shared<SetExample>();
    content->set = set_;
    content->side = side_;
    content->number = number;
    content->layout = layout;
    if (order) content->course = ChosenAssignment{race, numberOf(*order)};
    const std::string lake = validator::lake_race::layoutText(layout);
    std::string where = order ? say("{1}, race {2}, buoys 0 to 3 on slots {3}, lake {4}",
                                    {shownSide(side_), std::string(1, letterOf(race)),
                                     validator::lake_race::slotsText(*order), lake})
                              : say("{1}, lake {2}", {shownSide(side_), lake});
    examples_.push_back({std::move(name), std::move(where), std::move(content)});
  }

  std::shared_ptr<const Tileset> set_;
  BoardSide side_ = BoardSide::Dark;
  std::vector<AnalysedExample> examples_;
};

// Whether the file holds the tiles that were verified.
bool isSaved(const SetExample& example, const EditedDocument& set) {
  const auto* body = set.content().as<formats::lake_race::TilesetBody>();
  return body && body->set == *example.set && !set.file().empty() && !set.modified();
}

formats::lake_race::LakeDocument documentOf(const SetExample& example, const EditedDocument& set) {
  if (isSaved(example, set)) return lakeOfTiles(set.file().string(), example.side, example.layout);
  formats::lake_race::LakeDocument painted;
  painted.body.content = *buildLake(*example.set, example.side, example.layout);
  return painted;
}

} // namespace

std::vector<AnalysedExample> examplesOf(const SetProof& proof, const Tileset& set) {
  ExampleList list(set);
  for (const SideProof& each : proof.sides) list.addFaults(each);
  for (const SideProof& each : proof.sides) list.addExtremes(each);
  return list.taken();
}

std::unique_ptr<EditedDocument> lakeOf(const SetExample& example, const EditedDocument& set) {
  formats::lake_race::LakeDocument lake = documentOf(example, set);
  lake.head.info.name = say("{1}, {2}, lake {3}", {untitledName(set.content()), shownSide(example.side),
                                                   std::to_string(example.number + 1)});
  lake.head.info.author = set.content().head.info.author;
  lake.head.info.licence = set.content().head.info.licence;
  LakeReferences references;
  if (isSaved(example, set)) references.set = *example.set;
  return std::make_unique<EditedDocument>(std::move(lake), References(std::move(references)));
}

} // namespace fairway::editor::lake_race
