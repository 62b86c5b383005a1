#include "editor/model/lake_race/race/lake_raced.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"
#include "formats/lake_race/export/race_film.h"
#include "formats/lake_race/picture/palette.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/play/referee.h"
#include "rules/lake_race/route/course_rules.h"
#include "rules/table/reading.h"
#include "validator/lake_race/simulation/table_pilot.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::Point;
using formats::lake_race::BoardScene;
using formats::lake_race::RecordBody;

namespace {

const LakePlay& lakeOf(const table::Play& play) {
  return static_cast<const LakePlay&>(play);
}

std::vector<RecordedRaceOnCourse> racesOn(const std::vector<Course>& courses, const RecordBody& body) {
  std::vector<RecordedRaceOnCourse> races;
  for (std::size_t i = 0; i < body.races.size() && i < courses.size(); ++i)
    races.push_back({courses[i], body.races[i].record});
  return races;
}

// A record that ends while boats are placed is legal as far as it goes.
bool onlyUnfinished(const IllegalTurn& illegal) {
  return illegal.rule == Rule::GridComplete;
}

} // namespace

std::optional<RecordCourses> coursesOf(const RecordBody& body, const formats::Loader& load) {
  auto resolved = formats::lake_race::resolveRecord(body, {}, load);
  if (!resolved) return std::nullopt;
  RecordCourses courses;
  for (formats::lake_race::ResolvedRace& race : *resolved) {
    auto course = settledCourse(std::move(race.course.lake), race.course.race, race.course.placement,
                                race.course.choices);
    if (!course) return std::nullopt;
    courses.courses.push_back(std::move(*course));
  }
  return courses;
}

LakeRaced::LakeRaced(RecordCourses courses) : courses_(std::move(courses.courses)) {
  for (const Course& course : courses_) boards_.push_back(std::make_shared<CourseBoard>(course));
}

LakeTable LakeRaced::tableOf(const RecordBody& body, std::uint64_t seed) const {
  const RaceRecord& first = body.races.front().record;
  return {boards_, body.options, first.players, first.first, seed};
}

std::unique_ptr<table::Play> LakeRaced::begin(const formats::Document& record, std::uint64_t seed) const {
  return std::make_unique<LakePlay>(tableOf(record.get<RecordBody>(), seed));
}

std::vector<table::Event> LakeRaced::acts(const formats::Document& record) const {
  std::vector<table::Event> acts;
  for (const auto& race : record.get<RecordBody>().races) {
    std::vector<table::Event> more = actsOf(race.record);
    acts.insert(acts.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  return acts;
}

std::optional<race::Illegal> LakeRaced::fault(const formats::Document& record) const {
  const auto& body = record.get<RecordBody>();
  const auto replayed = replay(body.options, racesOn(courses_, body));
  if (!replayed) return race::Illegal{0, "", say(replayed.fault().message)};
  if (!replayed->illegal || onlyUnfinished(*replayed->illegal)) return std::nullopt;
  const IllegalTurn& illegal = *replayed->illegal;
  int turn = illegal.turn;
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(illegal.race); ++i)
    turn += static_cast<int>(body.races[i].record.turns.size());
  return race::Illegal{turn, std::string(nameOf(illegal.rule)), say(illegal.message)};
}

void LakeRaced::write(formats::Document& record, const table::Play& play) const {
  auto& body = record.get<RecordBody>();
  const std::vector<RaceRecord>& races = lakeOf(play).record();
  for (std::size_t i = 0; i < races.size(); ++i) {
    if (i == body.races.size()) body.races.push_back({formats::lake_race::wholeCourse(courses_[i]), {}});
    body.races[i].record = races[i];
  }
  body.races.erase(body.races.begin() + static_cast<std::ptrdiff_t>(races.size()), body.races.end());
}

std::unique_ptr<validator::TablePilots> LakeRaced::pilots(const formats::Document& record,
                                                          std::uint64_t seed) const {
  return std::make_unique<validator::lake_race::LakeTablePilots>(tableOf(record.get<RecordBody>(), seed));
}

std::unique_ptr<race::Hand> LakeRaced::hand(const table::Play& play) const {
  return lakeHand(lakeOf(play));
}

BoardScene LakeRaced::boardOf(std::size_t race) const {
  return BoardScene(courses_[race]);
}

race::Raced::Shown LakeRaced::place(const formats::Document& record, int turn) const {
  const auto& races = record.get<RecordBody>().races;
  std::size_t race = 0;
  // Boats that are being placed for the next race are seen there.
  while (race + 1 < races.size() && turn >= static_cast<int>(races[race].record.turns.size()))
    turn -= static_cast<int>(races[race++].record.turns.size());
  return {nullptr, turn, race};
}

race::Raced::Shown LakeRaced::film(const formats::Document& record, int turn) const {
  const auto& body = record.get<RecordBody>();
  Shown shown = place(record, turn);
  const auto races = racesOn(courses_, body);
  if (shown.race < races.size())
    shown.film = formats::lake_race::RaceFilm::of(boardOf(shown.race), body.options, races,
                                                  static_cast<int>(shown.race) + 1);
  return shown;
}

std::unique_ptr<formats::Scene> LakeRaced::scene(const table::Play& play) const {
  const LakePlay& lake = lakeOf(play);
  auto scene = std::make_unique<BoardScene>(boardOf(lake.raceNumber()));
  const Race& race = lake.race();
  for (int seat = 1; seat <= race.players(); ++seat)
    if (const Boat& boat = race.boat(seat); boat.status == BoatStatus::Racing)
      scene->boats.push_back({seat, scene->centre(race.board().cellAt(boat.cell)),
                              static_cast<double>(degrees(boat.heading)),
                              formats::lake_race::BoatMark::State::Racing, boat.damage});
  return scene;
}

std::string LakeRaced::describe(const table::Play& play, formats::Point at) const {
  const LakePlay& lake = lakeOf(play);
  const Course& course = courses_[lake.raceNumber()];
  const Cell cell = formats::lake_race::cellAt(at, course.lake.stagger);
  if (!course.lake.map.contains(cell)) return {};
  std::string text = label(cell);
  const Race& race = lake.race();
  for (int seat = 1; seat <= race.players(); ++seat)
    if (race.boat(seat).status == BoatStatus::Racing && race.board().cellAt(race.boat(seat).cell) == cell)
      text += "  " + seatName(seat) + ": " + standing(play, seat);
  return text;
}

std::optional<formats::Point> LakeRaced::centreOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Cell) return std::nullopt;
  return formats::lake_race::centreOf(cellOf(spot), courses_.front().lake.stagger);
}

race::Coach LakeRaced::coach(const formats::Document& record) const {
  const auto& body = record.get<RecordBody>();
  return lakeCoach(body.options, racesOn(courses_, body));
}

formats::Colour LakeRaced::seatColour(const formats::Theme& theme, int seat) const {
  return formats::lake_race::seatColour(theme, seat);
}

std::string LakeRaced::placingText() const {
  return say("Place a boat");
}

std::string LakeRaced::seatName(int seat) const {
  return say("Boat {1}", {std::to_string(seat)});
}

std::string LakeRaced::turnText(const table::Play& before, std::span<const table::Event> acts,
                                const table::Play& after) const {
  const LakePlay& then = lakeOf(after);
  const int seat = acts.front().seat;
  const Boat& was = lakeOf(before).race().boat(seat);
  const std::string number = std::to_string(after.turns());
  // A race of a match that is over has given way to the next one.
  const bool ended = then.raceNumber() != lakeOf(before).raceNumber();
  const Race* race = &then.race();
  std::optional<Race> last;
  if (ended) {
    last = lakeOf(before).race();
    static_cast<void>(last->roll(seat, *diceShowing(*table::numbersIn(acts[0].value, "keep")),
                                 *diceShowing(*table::numbersIn(acts[1].value, "rolled"))));
    static_cast<void>(last->steer(*steerNamed(*table::textIn(acts[2].value, "steer"))));
    race = &*last;
  }
  const Boat& boat = race->boat(seat);
  const std::string name = seatName(seat);
  const std::string cell = label(race->board().cellAt(boat.cell));
  if (boat.status == BoatStatus::Finished)
    return say("{1}. {2} finishes in its turn {3}", {number, name, std::to_string(boat.turns)});
  if (boat.status == BoatStatus::Sunk) return say("{1}. {2} crashes and sinks", {number, name});
  if (boat.damage > was.damage)
    return say("{1}. {2} to {3}, crash: damage {4}", {number, name, cell, std::to_string(boat.damage)});
  if (boat.progress.gate > was.progress.gate)
    return say("{1}. {2} to {3}, next {4}", {number, name, cell, gateText(boat.progress)});
  return say("{1}. {2} to {3}", {number, name, cell});
}

// With the end of a race of a match the next one is at hand: that turn is the last boat's finish, or its end.
bool LakeRaced::isMilestone(const table::Play& before, const table::Play& after, int seat) const {
  const LakePlay& then = lakeOf(after);
  if (then.raceNumber() != lakeOf(before).raceNumber()) return true;
  const Boat& boat = then.race().boat(seat);
  return boat.status == BoatStatus::Finished ||
         boat.progress.gate > lakeOf(before).race().boat(seat).progress.gate;
}

std::string LakeRaced::standing(const table::Play& play, int seat) const {
  const LakePlay& lake = lakeOf(play);
  const Boat& boat = lake.race().boat(seat);
  std::string text;
  switch (boat.status) {
  case BoatStatus::Unplaced:
    text = say("to be placed");
    break;
  case BoatStatus::Finished:
    text = say("finished in {1} turns", {std::to_string(boat.turns)});
    break;
  case BoatStatus::Sunk:
    text = say("sunk");
    break;
  case BoatStatus::Racing:
    text = say("speed {1}, next {2}", {std::to_string(boat.dice.total()), gateText(boat.progress)});
    if (boat.progress.owed > 0)
      text += ", " + sayCount("owes {n} gate", "owes {n} gates", boat.progress.owed);
    break;
  }
  if (boat.damage > 0) text += ", " + say("damage {1}", {std::to_string(boat.damage)});
  return text;
}

std::vector<race::Ranked> LakeRaced::ranks(const table::Play& play) const {
  const LakePlay& lake = lakeOf(play);
  std::vector<RecordedRaceOnCourse> races;
  for (std::size_t i = 0; i < lake.record().size(); ++i) races.push_back({courses_[i], lake.record()[i]});
  const auto replayed = replay(lake.options(), races);
  std::vector<race::Ranked> ranks;
  if (!replayed || replayed->races.empty()) return ranks;
  std::vector<int> seats;
  const SeatList& last = replayed->races.back().ranks;
  for (int i = 0; i < last.size(); ++i) seats.push_back(last[i]);
  // Of a match by totals, equal ones in the order of the last race.
  std::stable_sort(seats.begin(), seats.end(),
                   [&](int a, int b) { return replayed->totals[a] > replayed->totals[b]; });
  for (std::size_t i = 0; i < seats.size(); ++i)
    ranks.push_back({static_cast<int>(i) + 1, seats[i],
                     sayCount("{n} point", "{n} points",
                              static_cast<std::size_t>(std::max(0, replayed->totals[seats[i]])))});
  return ranks;
}

std::string LakeRaced::choiceText(const table::Play& play, const Tree& choice) const {
  const LakePlay& lake = lakeOf(play);
  if (const auto steer = table::textIn(choice, "steer")) return moveText(lake, *steerNamed(*steer));
  if (const auto keep = table::numbersIn(choice, "keep"))
    return diceChoiceText({*diceShowing(*keep), *table::numberIn(choice, "roll")});
  if (const auto at = table::numbersIn(choice, "at"))
    return say("{1}, heading {2}", {label(Cell{(*at)[0], (*at)[1]}),
                                    shownName(*directionNamed(*table::textIn(choice, "heading")))});
  return {};
}

namespace {
constexpr double boatsHalf = 0.5; // of the length of a boat as it is drawn
} // namespace

std::vector<Point> LakeRaced::wayOf(const table::Play& play, const Tree& choice) const {
  const auto steer = table::textIn(choice, "steer");
  if (!steer) return {};
  const std::vector<Point> way = wayOfMove(lakeOf(play), *steerNamed(*steer));
  const Point along = way.back() - way.front();
  // Beside the boat, so that its number can be read. The place half-way says that the way is straight: one of
  // two places alone is drawn bent, which would lead over land here.
  const Point from = way.front() + (boatsHalf / formats::lengthOf(along)) * along;
  return {from, from + 0.5 * (way.back() - from), way.back()};
}

std::vector<race::RuleWords> LakeRaced::rules() const {
  return race::wordsOf(allRules);
}

} // namespace fairway::editor::lake_race
