#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/command/par/par_command.h"
#include "validator/lake_race/command/par/par_question.h"
#include "validator/lake_race/command/races/lake_courses.h"
#include "validator/lake_race/command/races/simulation_output.h"

#include <gmock/gmock.h>

namespace fairway::command::lake_race {
namespace {

using fairway::lake_race::RaceLetter;
using testing::HasSubstr;
using testing::Not;
using validator::Fairness;
using namespace validator::lake_race;

std::shared_ptr<const Par> pond() {
  static const auto par = [] {
    validator::WorkWatch watch;
    return Par::solve(fairway::lake_race::CourseBoard(validator::lake_race::smallCourse(3, 12, 8)), {3, 60},
                      watch)
        .value();
  }();
  return par;
}

ParReport someReport() {
  ParReport report;
  report.par = {12.3456784, 12.3456786};
  report.startCells = {{{5, 4}, true, Direction::NE, {12.3456784, 12.3456786}},
                       {{6, 4}, false, Direction::SW, {13, 13}}};
  report.best = 0;
  report.startSpread = 0.75;
  report.flow.turnsByGate = {1, 2, 3, 4, 2.3456785};
  report.flow.turnsBySpeed = {0, 6.17283925, 6.17283925, 0.000001};
  report.flow.finished = 0.985;
  report.flow.damaged = 0.25;
  report.crashes = {{{1, 1}, 0.01}, {{2, 2}, 0.3},  {{3, 3}, 0.2},
                    {{4, 4}, 0.1},  {{5, 5}, 0.05}, {{6, 6}, 0.04}};
  report.typicalLine = {{5, 4}, {5, 3}};
  return report;
}

TEST(ParText, RoundsBoundsOutwards) {
  const std::string text = parText(someReport(), 0.985);
  EXPECT_THAT(text, HasSubstr("par 12.346 turns (proved: between 12.345678 and 12.345679)\n"));
  EXPECT_THAT(text, HasSubstr("start spread 0.750 turns"));
  EXPECT_THAT(text,
              HasSubstr("finishes with probability 0.985000 and is damaged with probability 0.250000\n"));
  EXPECT_THAT(text, HasSubstr("\n  0504 strip     NE   12.346\n  0604           SW   13.000\n"));
}

TEST(ParText, TellsTheWorstPlacesFirstAndNotAll) {
  const std::string text = parText(someReport(), 0.985);
  EXPECT_THAT(text, HasSubstr("in 100 races\n  0202    30.0\n  0303    20.0\n  0404    10.0\n"));
  EXPECT_THAT(text, Not(HasSubstr("0101")));
}

TEST(ParText, LeavesOutSpeedsThatHardlyOccur) {
  const std::string text = parText(someReport(), 0.985);
  EXPECT_THAT(text, HasSubstr("\n    1     50.0 %\n    2     50.0 %\n"));
  EXPECT_THAT(text, Not(HasSubstr("\n    3      0.0 %\n")));
}

TEST(ParText, TellsOfSaferPlayWhereThereIsOne) {
  EXPECT_THAT(parText(someReport(), 0.985), Not(HasSubstr("only for safety")));
  EXPECT_THAT(parText(someReport(), 0.998),
              HasSubstr("a boat that plays only for safety finishes with probability 0.998000 at least\n"));
}

TEST(ParText, SaysThatThereIsNoPar) {
  EXPECT_EQ(parText({}, std::nullopt), "no par: the gates cannot be passed in order\n");
}

TEST(ParJson, HasNullsWithoutARoute) {
  const std::string json = parJson({}, {4, 30}, std::nullopt);
  EXPECT_THAT(json, HasSubstr("\"schema\": \"fairway-par-1\",\n  \"par\": null,"));
  EXPECT_THAT(json, HasSubstr("\"finish_probability\": null"));
  EXPECT_THAT(json, HasSubstr("\"max_dice\": 4,\n  \"sink_penalty\": 30"));
  EXPECT_THAT(json, Not(HasSubstr("heat")));
}

SimulationOptions fourPilots() {
  SimulationOptions options;
  options.pilots = {PilotKind::Par, PilotKind::Cautious, PilotKind::Bold, PilotKind::Random};
  return options;
}

SimulationResult someRaces() {
  SimulationResult result;
  result.tally = validator::lake_race::Tally(static_cast<std::size_t>(pond()->board().cellCount()));
  result.tally.races = 1000;
  result.tally.abandoned = 200;
  for (int seat = 1; seat <= 4; ++seat) {
    result.tally.seats[seat].wins.total = 200;
    result.tally.seats[seat].ranks = 2000;
    result.tally.seats[seat].points = 1200;
    result.tally.seats[seat].sunk.total = 80;
    result.wins.push_back({0.25, 0.2, 0.3, 0.4});
    result.sunk.push_back({0.1, 0.05, 0.15, 0.4});
  }
  result.tally.seats[2].sunk.total = 800;
  return result;
}

TEST(SimulationText, SaysWhatHasNoResultAndLeavesItOut) {
  const std::string text = simulationText(someRaces(), fourPilots(), *pond());
  EXPECT_THAT(
      text,
      HasSubstr("1000 races, seed 1\n200 of them never ended: they have no result and are not counted\n"));
  EXPECT_THAT(text, HasSubstr("   1  par       25.0 %   20.0 -  30.0       2.50    1.50   10.0 %       -\n"))
      << text;
  EXPECT_THAT(text, HasSubstr("   2  cautious  25.0 %   20.0 -  30.0       2.50    1.50  100.0 %       -\n"));
  EXPECT_THAT(text, HasSubstr("no boat finished\n"));
}

TEST(SimulationText, SaysHowManyRacesWouldDecide) {
  SimulationResult result = someRaces();
  EXPECT_THAT(simulationText(result, fourPilots(), *pond()),
              HasSubstr("a seat is exactly at the margin: more races are unlikely to decide it"));
  result.racesNeeded = 54321;
  EXPECT_THAT(simulationText(result, fourPilots(), *pond()), HasSubstr("about 55,000 races would decide"));
  result.racesNeeded.reset();
  result.verdict = Fairness::Fair;
  EXPECT_THAT(
      simulationText(result, fourPilots(), *pond()),
      HasSubstr("verdict: fair: every seat wins within 2 points of 25.0 % (all intervals together: 99 % "
                "sure)\nthe boat that passes"));
}

TEST(SimulationText, IsEmptyOfFiguresWhereNoRaceEnded) {
  SimulationResult result = someRaces();
  result.tally.abandoned = 1000;
  for (int seat = 1; seat <= 4; ++seat) result.tally.seats[seat] = {};
  const std::string text = simulationText(result, fourPilots(), *pond());
  EXPECT_THAT(text, Not(HasSubstr("nan")));
  EXPECT_THAT(text, Not(HasSubstr("inf")));
  const std::string json = simulationJson(result, fourPilots(), pond()->board());
  EXPECT_THAT(json, HasSubstr("\"mean_rank\": 0.0"));
}

TEST(SimulationJson, CountsWhatHasNoResult) {
  const std::string json = simulationJson(someRaces(), fourPilots(), pond()->board());
  EXPECT_THAT(json, HasSubstr("\"races\": 1000,"));
  EXPECT_THAT(json, HasSubstr("\"abandoned\": 200,"));
  EXPECT_THAT(json, HasSubstr("\"mean_rank\": 2.5,"));
  EXPECT_THAT(json, HasSubstr("\"turns\": {\n    \"mean\": null,\n    \"sd\": null\n  },"));
  EXPECT_THAT(json, HasSubstr("\"races_needed\": null,"));
}

SimulationResult racesWith(Fairness verdict, std::vector<double> shares) {
  SimulationResult result;
  result.verdict = verdict;
  result.tally.races = 400;
  result.turnMean = 14.25;
  for (const double share : shares) result.wins.push_back({share, share - 0.05, share + 0.05, 0.4});
  return result;
}

// By verdict, and of one verdict the seat that is furthest off first; what cannot be raced comes last.
TEST(LakeText, HasTheMostDoubtfulFirst) {
  const auto raced = [](int assignment, Fairness verdict, std::vector<double> shares) {
    return LakeCourse{RaceLetter::B, assignment, "", 13.375, 0.5, racesWith(verdict, std::move(shares))};
  };
  const std::vector<LakeCourse> courses{{RaceLetter::B, 1, "it fails check C03", 0, 0, {}},
                                        raced(2, Fairness::Fair, {0.5, 0.5}),
                                        raced(3, Fairness::Neutral, {0.55, 0.45}),
                                        raced(4, Fairness::Unfair, {0.3, 0.7}),
                                        raced(5, Fairness::Undecided, {0.5, 0.4, 0.1}),
                                        raced(6, Fairness::Undecided, {0.3, 0.6, 0.1}),
                                        raced(24, Fairness::Unfair, {0.8, 0.2})};
  SimulationOptions options;
  options.pilots = {PilotKind::Par, PilotKind::Par};
  options.seed = 7;
  EXPECT_EQ(lakeText(courses, options), R"(7 courses, 2 boats, seed 7; the most doubtful first
  course   par   turns    races  verdict    the seat furthest from its share
  B  6   13.38    14.2      400  undecided  seat 2   60.0 % (55.0 - 65.0)
  B  5   13.38    14.2      400  undecided  seat 3   10.0 % ( 5.0 - 15.0)
  B 24   13.38    14.2      400  unfair     seat 1   80.0 % (75.0 - 85.0)
  B  4   13.38    14.2      400  unfair     seat 1   30.0 % (25.0 - 35.0)
  B  3   13.38    14.2      400  neutral    seat 1   55.0 % (50.0 - 60.0)
  B  2   13.38    14.2      400  fair       seat 1   50.0 % (45.0 - 55.0)
  B  1  cannot be raced: it fails check C03
verdicts: undecided 2, unfair 2, neutral 1, fair 1, not raceable 1
)");
  EXPECT_THAT(lakeText({courses[1]}, options),
              HasSubstr("\nverdicts: undecided 0, unfair 0, neutral 0, fair 1\n"));
}

TEST(MatchText, CountsWhatEnded) {
  MatchSimulation result;
  result.tally.matches = 12;
  result.tally.abandoned = 2;
  for (int seat = 1; seat <= 2; ++seat) {
    result.tally.seats[seat].wins.total = seat == 1 ? 6 : 4;
    result.tally.seats[seat].points = seat == 1 ? 95 : 70;
    result.wins.push_back({seat == 1 ? 0.6 : 0.4, 0.3, 0.7, 0.5});
  }
  result.verdict = Fairness::Undecided;
  result.matchesNeeded = 1234;
  MatchSimulationOptions options;
  options.pilots = {PilotKind::Par, PilotKind::Bold};
  EXPECT_EQ(matchText(result, options), R"(12 matches of three races, seed 1
2 of them never ended: they have no result and are not counted

seat  pilot       wins       interval  mean points
   1  par       60.0 %   30.0 -  70.0         9.50
   2  bold      40.0 %   30.0 -  70.0         7.00

verdict: undecided: the matches do not show whether every seat wins within 2 points of 50.0 % (all intervals together: 99 % sure)
about 1,300 matches would decide it (--races)
)");
  EXPECT_EQ(matchJson(result, options), R"({
  "schema": "fairway-match-1",
  "players": 2,
  "matches": 12,
  "seed": 1,
  "seats": [
    {
      "seat": 1,
      "wins": 6,
      "win_rate": 0.6,
      "interval": [
        0.3,
        0.7
      ],
      "pilot": "par",
      "mean_points": 9.5
    },
    {
      "seat": 2,
      "wins": 4,
      "win_rate": 0.4,
      "interval": [
        0.3,
        0.7
      ],
      "pilot": "bold",
      "mean_points": 7.0
    }
  ],
  "verdict": "undecided",
  "margin": 0.02,
  "matches_needed": 1234,
  "abandoned": 2
}
)");
}

StateWords startWords() {
  const auto cell = pond()->board().startCells()[0];
  StateWords words;
  words.at = label(pond()->board().cellAt(cell));
  return words;
}

TEST(ParQuestion, UnderstandsAState) {
  StateWords words = startWords();
  words.heading = "NW";
  words.dice = {3, 1};
  words.damage = 2;
  words.rolled = {2, 2, 2};
  const auto question = questionOf(words, *pond());
  ASSERT_TRUE(question.ok());
  EXPECT_EQ(question->state.cell, pond()->board().startCells()[0]);
  EXPECT_EQ(question->state.heading, Direction::NW);
  EXPECT_EQ(question->state.dice, fairway::lake_race::Dice(1, 0, 1));
  EXPECT_EQ(question->state.damage, 2);
  EXPECT_EQ(question->rolled, fairway::lake_race::Dice(0, 3, 0));
}

TEST(ParQuestion, RefusesWhatNoBoatCanBe) {
  const auto why = [](auto change) {
    StateWords words = startWords();
    change(words);
    const auto question = questionOf(words, *pond());
    return question.ok() ? "" : question.fault();
  };
  EXPECT_THAT(why([](StateWords& words) { words.at = "nowhere"; }), HasSubstr("not a cell"));
  EXPECT_THAT(why([](StateWords& words) { words.at = "9999"; }), HasSubstr("no boat can be at 9999"));
  EXPECT_THAT(why([](StateWords& words) { words.heading = "S"; }), HasSubstr("S is not a heading"));
  EXPECT_THAT(why([](StateWords& words) { words.gate = "0"; }), HasSubstr("there is no gate 0"));
  EXPECT_THAT(why([](StateWords& words) { words.owed = 1; }), HasSubstr("nothing can be owed at START"));
  EXPECT_THAT(why([](StateWords& words) { words.dice = {7}; }), HasSubstr("1, 2 or 3"));
  EXPECT_THAT(why([](StateWords& words) { words.dice = {1, 1, 1, 1}; }), HasSubstr("4 dice"));
  EXPECT_THAT(why([](StateWords& words) {
                words.rolled = {1, 1};
              }),
              HasSubstr("from 0 dice no turn leads to 2"));
  EXPECT_THAT(why([](StateWords& words) { words.rolled = {0}; }), HasSubstr("1, 2 or 3"));
  EXPECT_EQ(why([](StateWords&) {}), "");
}

TEST(ParQuestion, AnswersAddUp) {
  const auto question = questionOf(startWords(), *pond());
  const std::string text = answerText(*question, *pond());
  EXPECT_THAT(text, HasSubstr("heading E, dice -, damage 0, gate START: "));
  EXPECT_THAT(text, HasSubstr("\nkeep            roll      cost      loss\n"));
  EXPECT_THAT(answerJson(*question, *pond()), HasSubstr("\"rolled\": null"));
}

} // namespace
} // namespace fairway::command::lake_race
