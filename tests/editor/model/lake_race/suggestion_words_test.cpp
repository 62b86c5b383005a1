#include "editor/model/lake_race/suggest/suggestion_words.h"

#include <gmock/gmock.h>

// What a search tells people, word by word, from figures made by hand.
namespace fairway::editor::lake_race {
namespace {

using validator::Fairness;
using namespace validator::lake_race;

// Two seats, the first of which wins `first` of the races, give or take a tenth.
CourseFigures courseOfTwo(double first, Fairness verdict) {
  CourseFigures course;
  course.par = {12.25, 12.25};
  course.wins = {{first, first - 0.1, first + 0.1, 0}, {1 - first, 0.9 - first, 1.1 - first, 0}};
  course.verdict = verdict;
  return course;
}

SuggestOptions aimingAt(Goal::Kind kind) {
  SuggestOptions options;
  options.goal.kind = kind;
  return options;
}

std::string inFull(const GoalFigures& figures, Goal::Kind kind) {
  return figuresInFull(figures, aimingAt(kind));
}

std::string inShort(const GoalFigures& figures, Goal::Kind kind) {
  return figureInWords(figures, aimingAt(kind).goal);
}

TEST(SuggestionWords, TheWorstCourseSpeaksForAll) {
  GoalFigures figures;
  EXPECT_EQ(inShort(figures, Goal::Kind::Fair), "");
  figures.courses = {courseOfTwo(0.52, Fairness::Fair), courseOfTwo(0.625, Fairness::Unfair),
                     courseOfTwo(0.53, Fairness::Neutral)};
  EXPECT_EQ(inShort(figures, Goal::Kind::Fair), "12.5 points off, unfair");
  figures.courses[2] = courseOfTwo(0.625, Fairness::Undecided);
  EXPECT_EQ(inShort(figures, Goal::Kind::Fair), "12.5 points off, unfair") << "of two the first";
}

TEST(SuggestionWords, EveryGoalHasItsFigure) {
  GoalFigures figures;
  figures.value = 1.5;
  EXPECT_EQ(inShort(figures, Goal::Kind::Even), "1.50 times as long");
  EXPECT_EQ(inShort(figures, Goal::Kind::Clean), "0 findings");
  figures.findings.errors["L01"] = 1;
  EXPECT_EQ(inShort(figures, Goal::Kind::Clean), "1 finding");
  figures.courses = {courseOfTwo(0.5, Fairness::Fair), courseOfTwo(0.5, Fairness::Fair)};
  figures.courses[1].par = {9.5, 9.5};
  EXPECT_EQ(inShort(figures, Goal::Kind::Par), "par 12.25, 9.50");
}

TEST(SuggestionWords, SeatsAreToldWithTheirIntervals) {
  GoalFigures figures;
  figures.courses = {courseOfTwo(0.625, Fairness::Unfair)};
  figures.courses[0].name = "race B";
  EXPECT_EQ(inFull(figures, Goal::Kind::Fair), "Race B: unfair: the worst seat 12.5 points off 50.0 %\n"
                                               "seat 1: 62.5 % (52.5 to 72.5)\n"
                                               "seat 2: 37.5 % (27.5 to 47.5)\n"
                                               "par 12.250 (proved: 12.250000 to 12.250000)");
}

TEST(SuggestionWords, AnUndecidedCourseSaysWhatWouldDecide) {
  GoalFigures figures;
  figures.courses = {courseOfTwo(0.53, Fairness::Undecided)};
  EXPECT_THAT(inFull(figures, Goal::Kind::Fair),
              testing::HasSubstr("A seat is exactly at the margin: more races are unlikely to decide it."));
  figures.courses[0].racesNeeded = 4000;
  EXPECT_THAT(inFull(figures, Goal::Kind::Fair),
              testing::HasSubstr("About 4000 races would decide it: set more and search again."));
  figures.courses[0].verdict = Fairness::Neutral;
  EXPECT_THAT(inFull(figures, Goal::Kind::Fair), testing::Not(testing::HasSubstr("decide")));
}

TEST(SuggestionWords, BoundsAreRoundedOutward) {
  GoalFigures figures;
  figures.courses = {courseOfTwo(0.5, Fairness::Fair)};
  figures.courses[0].par = {12.1234561, 12.1234569};
  EXPECT_EQ(inFull(figures, Goal::Kind::Par), "par 12.123 (proved: 12.123456 to 12.123457)");
}

TEST(SuggestionWords, RoutesAndFindingsAreListed) {
  GoalFigures figures;
  EXPECT_EQ(inFull(figures, Goal::Kind::Even), "");
  EXPECT_EQ(inFull(figures, Goal::Kind::Clean), "No findings.");
  figures.spreads = {{fairway::lake_race::RaceLetter::C, 20, 30}};
  EXPECT_EQ(inFull(figures, Goal::Kind::Even), "Race C: routes of 20 to 30 steps");
  figures.spreads.clear();
  figures.findings.errors["L01"] = 1;
  figures.findings.warnings["L04"] = 2;
  EXPECT_EQ(inFull(figures, Goal::Kind::Clean), "Findings: L01, L04 (2)");
}

TEST(SuggestionWords, ThePriceIsWhatIsFoundAnew) {
  GoalFigures before, after;
  before.findings.warnings["L04"] = 1;
  after.findings.warnings = {{"L04", 2}, {"L06", 1}};
  EXPECT_EQ(priceOf(before, after), "L04, L06");
  EXPECT_EQ(priceOf(after, before), "");
}

SuggestionSearch::Outcome outcomeAfter(int tried, std::size_t found) {
  SuggestionSearch::Outcome outcome;
  outcome.suggestions.tried = tried;
  outcome.suggestions.best.resize(found);
  return outcome;
}

TEST(SuggestionWords, AnOutcomeIsToldWithItsTries) {
  EXPECT_EQ(outcomeInWords(outcomeAfter(1, 0)),
            "No edit helps (1 edit tried). More tries, or allowing new warnings, may find one.");
  EXPECT_EQ(outcomeInWords(outcomeAfter(12, 2)), "Choose one to see it on the board (12 edits tried).");
}

TEST(SuggestionWords, WhatWasLeftOutIsToldWithItsWarnings) {
  SuggestionSearch::Outcome outcome = outcomeAfter(12, 2);
  outcome.suggestions.leftOut.edits = 1;
  outcome.suggestions.leftOut.codes = {"L06"};
  EXPECT_EQ(outcomeInWords(outcome), "Choose one to see it on the board (12 edits tried). "
                                     "Left out: 1 edit that looks better and brings new warnings (L06).");
  outcome.suggestions.leftOut.edits = 3;
  outcome.suggestions.leftOut.codes = {"L04", "L06"};
  EXPECT_THAT(outcomeInWords(outcome),
              testing::EndsWith("Left out: 3 edits that look better and bring new warnings (L04, L06)."));
}

TEST(SuggestionWords, AGeneratedLakeIsToldByItsVerdictsAndWarnings) {
  GeneratedLake lake;
  EXPECT_EQ(verdictsInWords(lake), "not judged");
  EXPECT_EQ(warningsInWords(lake), "");
  lake.verdicts = {Fairness::Fair, Fairness::Unfair, Fairness::Undecided};
  EXPECT_EQ(verdictsInWords(lake), "A fair, B unfair, C undecided");
  EXPECT_EQ(warningsInWords(lake), "0 other warnings");
  lake.warnings.warnings = {{"M02", 1}};
  EXPECT_EQ(warningsInWords(lake), "1 other warning: M02");
  lake.warnings.warnings = {{"M02", 2}, {"M04", 1}};
  EXPECT_EQ(warningsInWords(lake), "3 other warnings: M02 (2), M04");
}

TEST(SuggestionWords, AllCoursesAreToldOneAfterTheOther) {
  GoalFigures figures;
  figures.courses = {courseOfTwo(0.5, Fairness::Fair), courseOfTwo(0.5, Fairness::Fair)};
  figures.courses[0].name = "race A";
  figures.spreads = {{fairway::lake_race::RaceLetter::A, 20, 30}, {fairway::lake_race::RaceLetter::B, 1, 2}};
  EXPECT_EQ(inFull(figures, Goal::Kind::Par), "Race A: par 12.250 (proved: 12.250000 to 12.250000)\n"
                                              "par 12.250 (proved: 12.250000 to 12.250000)\n"
                                              "Race A: routes of 20 to 30 steps\n"
                                              "Race B: routes of 1 to 2 steps");
}

TEST(SuggestionWords, ARefusalIsExplained) {
  SuggestionSearch::Outcome outcome;
  outcome.refusal = SuggestRefusal::NoRoom;
  outcome.options.players = 5;
  EXPECT_EQ(outcomeInWords(outcome), "There are not enough start cells for 5 boats.");
  outcome.refusal = SuggestRefusal::Stopped;
  EXPECT_EQ(outcomeInWords(outcome), "Stopped.");
}

} // namespace
} // namespace fairway::editor::lake_race
