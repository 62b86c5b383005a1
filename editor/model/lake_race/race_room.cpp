#include "editor/model/games.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/lake_race/race/lake_raced.h"
#include "editor/model/words/translation.h"
#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::lake_race::RecordBody;

namespace {

constexpr std::array pilotTitles{
    race::PilotTitle{"par", marked("par")},
    race::PilotTitle{"cautious", marked("cautious")},
    race::PilotTitle{"bold", marked("bold")},
    race::PilotTitle{"random", marked("random")},
};

const LakeWorkbench& lakeBenchOf(const Workbench& bench) {
  return dynamic_cast<const LakeWorkbench&>(bench);
}

// The first assignment of a race that can be raced.
std::optional<Course> usualCourse(const Lake& lake, RaceLetter race) {
  if (!hasCourses(lake, race)) return std::nullopt;
  for (const fairway::lake_race::Assignment& assignment : assignmentsOf(lake, race))
    if (assignment.raceable()) return Course{lake, race, assignment.placement, choicesOf(lake, assignment)};
  return std::nullopt;
}

std::optional<Course> courseShown(const LakeWorkbench& bench, const ChosenAssignment& chosen) {
  const Lake& lake = *bench.lake();
  if (!hasCourses(lake, chosen.race)) return std::nullopt;
  const auto all = assignmentsOf(lake, chosen.race);
  const fairway::lake_race::Assignment& assignment = all[static_cast<std::size_t>(chosen.number)];
  if (!assignment.raceable()) return std::nullopt;
  return Course{lake, chosen.race, assignment.placement, choicesOf(lake, assignment)};
}

// What can be raced here: each has a name, and one to three courses.
struct Choice {
  std::string name;
  std::vector<Course> courses;
};

Result<std::vector<Choice>, std::string> choicesFor(const LakeWorkbench& bench) {
  if (!bench.lake()) return say("There is no lake to race on.");
  const formats::Document& content = bench.document().content();
  std::vector<Choice> choices;
  if (const auto* body = content.as<formats::lake_race::CourseBody>()) {
    formats::lake_race::CourseBody whole = *body;
    whole.lake = *bench.lake();
    auto setup = formats::lake_race::resolveCourse(whole, {});
    if (!setup) return say("The course cannot be read.");
    auto course = settledCourse(std::move(setup->lake), setup->race, setup->placement, setup->choices);
    if (!course) return say("No race can be held on this course. The panel Findings says what is missing.");
    choices.push_back({"", {std::move(*course)}});
    return choices;
  }
  if (const auto& shown = bench.preview())
    if (auto course = courseShown(bench, *shown))
      choices.push_back({say("Race {1}, assignment {2}, as shown",
                             {std::string(1, letterOf(shown->race)), std::to_string(shown->number + 1)}),
                         {std::move(*course)}});
  std::vector<Course> match;
  for (const RaceLetter race : allRaces)
    if (auto course = usualCourse(*bench.lake(), race)) {
      choices.push_back({say("Race {1}", {std::string(1, letterOf(race))}), {*course}});
      match.push_back(std::move(*course));
    }
  if (choices.empty())
    return say("No race has four slots that can be raced. The panel Findings says what is missing.");
  if (match.size() == allRaces.size())
    choices.push_back({say("A match: races A, B and C"), std::move(match)});
  return choices;
}

Result<race::RaceOffer, std::string> offer(const Workbench& bench) {
  const auto choices = choicesFor(lakeBenchOf(bench));
  if (!choices) return choices.fault();
  race::RaceOffer offer{minPlayers, maxPlayers, 4, {}, 0};
  if (choices->size() > 1)
    for (const Choice& choice : *choices) offer.courses.push_back(choice.name);
  return offer;
}

Result<formats::Document, std::string> begin(const Workbench& bench, race::RacePlan& plan) {
  auto choices = choicesFor(lakeBenchOf(bench));
  if (!choices) return choices.fault();
  Choice& chosen = (*choices)[std::min(plan.course, choices->size() - 1)];
  const auto players = static_cast<int>(plan.seats.size());
  for (const Course& course : chosen.courses)
    if (const std::size_t cells = CourseBoard(course).startCells().size();
        cells < static_cast<std::size_t>(players))
      return say("There are only {1} start cells.", {std::to_string(cells)});
  formats::lake_race::RecordDocument document{race::headOfRace(bench.document().content(), plan), {}};
  const Course& first = chosen.courses.front();
  document.body.races.push_back(
      {formats::lake_race::wholeCourse(first),
       {players, plan.first.value_or(table::drawnFirst(plan.seed, players)), {}, {}}});
  plan.board = formats::Body(RecordCourses{std::move(chosen.courses)});
  return formats::Document(std::move(document));
}

std::unique_ptr<race::Raced> raced(const EditedDocument& record) {
  if (const auto* plan = record.references().as<race::RacePlan>())
    if (const auto* courses = plan->board.as<RecordCourses>()) return std::make_unique<LakeRaced>(*courses);
  if (const auto* courses = record.references().as<RecordCourses>())
    return std::make_unique<LakeRaced>(*courses);
  // What it names is among its references; without them it must have everything inside.
  const formats::Loader none = [](const std::filesystem::path&) -> Result<std::string, formats::Problems> {
    return formats::Problems{};
  };
  auto courses = coursesOf(record.content().get<RecordBody>(), none);
  return courses ? std::make_unique<LakeRaced>(std::move(*courses)) : nullptr;
}

} // namespace

const RaceRoom& raceRoom() {
  static constexpr RaceRoom room{pilotTitles, marked("Dice of a real table are typed in"),
                                 offer,       begin,
                                 raced,       formats::sharedSubject<formats::lake_race::subjectOf>};
  return room;
}

} // namespace fairway::editor::lake_race
