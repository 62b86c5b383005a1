#include "editor/model/lake_race/course/race_table.h"

#include "editor/model/lake_race/analysis/course_analysis.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/race_order.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"
#include "validator/lake_race/validator.h"

#include <set>

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::RaceLetter;

class RaceTableTest : public WithDeliveries {
protected:
  RaceTable table_{post()};
};

fairway::lake_race::Lake pond() {
  fairway::lake_race::Lake lake = smallLake();
  lake.slots.push_back({RaceLetter::B, {1, 1}, Direction::E});
  return lake;
}

TEST_F(RaceTableTest, ShowsTheTwentyFourCoursesOfARaceWithFourSlots) {
  int changes = 0;
  table_.onChange = [&] { ++changes; };
  table_.show(pond());
  EXPECT_FALSE(table_.known());
  pump([&] { return table_.known(); });
  EXPECT_EQ(changes, 1);
  EXPECT_EQ(table_.race(RaceLetter::A).rows.size(), 24u);
  EXPECT_EQ(table_.race(RaceLetter::B).slots, 1);
  EXPECT_TRUE(table_.race(RaceLetter::B).rows.empty());
  const std::vector<validator::lake_race::Assignment> expected =
      validator::lake_race::assignmentsOf(pond(), RaceLetter::A);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const validator::lake_race::Assignment& row = table_.race(RaceLetter::A).rows[i];
    EXPECT_EQ(row.order, expected[i].order);
    EXPECT_EQ(row.route, expected[i].route);
    EXPECT_EQ(row.failing, expected[i].failing);
  }
  const RouteSummary summary = summaryOf(table_.race(RaceLetter::A).rows);
  EXPECT_GT(summary.raceable, 0);
  EXPECT_LE(summary.shortest, summary.mean);
  EXPECT_LE(summary.mean, summary.longest);
  table_.show(pond());
  EXPECT_TRUE(table_.known()) << "the same lake is not worked out again";
}

TEST_F(RaceTableTest, ParsOutliveStepsElsewhereAndComeBackWithUndo) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  table_.askPar(RaceLetter::A, 3);
  pump([&] { return table_.settled(); });
  const auto par = table_.race(RaceLetter::A).pars[3];
  ASSERT_TRUE(par);
  fairway::lake_race::Lake other = pond();
  other.slots.pop_back(); // of another race
  table_.show(other);
  pump([&] { return table_.known(); });
  EXPECT_EQ(table_.race(RaceLetter::A).pars[3], par);
  other.map.set({8, 8}, fairway::lake_race::Terrain::Land);
  table_.show(other);
  pump([&] { return table_.known(); });
  EXPECT_FALSE(table_.race(RaceLetter::A).pars[3]) << "the water is another";
  table_.show(pond());
  pump([&] { return table_.known(); });
  EXPECT_EQ(table_.race(RaceLetter::A).pars[3], par);
}

TEST_F(RaceTableTest, ParsAreKnownWhereverTheirCourseIsShown) {
  const auto pars = std::make_shared<KnownPars>();
  RaceTable lake(post(), pars), course(post(), pars);
  lake.show(pond());
  pump([&] { return lake.known(); });
  const auto& row = lake.race(RaceLetter::A).rows[3];
  ASSERT_TRUE(row.raceable());
  const ParQuestion question{row.placement, choicesOf(pond(), row)};
  lake.askPar(RaceLetter::A, 3);
  pump([&] { return lake.settled(); });
  course.show(pond());
  course.showCourse(question);
  pump([&] { return course.known(); });
  EXPECT_EQ(course.race(RaceLetter::A).pars[3], lake.race(RaceLetter::A).pars[3]) << "in another window";
  EXPECT_EQ(course.coursePar(), lake.race(RaceLetter::A).pars[3]) << "and for the course itself";
  const auto& other = lake.race(RaceLetter::A).rows[4];
  ASSERT_TRUE(other.raceable());
  course.showCourse(ParQuestion{other.placement, choicesOf(pond(), other)});
  EXPECT_FALSE(course.coursePar());
  course.learn({other.placement, choicesOf(pond(), other)}, {12.5, {}});
  EXPECT_EQ(course.coursePar(), (ParAnswer{12.5, {}}));
  EXPECT_EQ(course.race(RaceLetter::A).pars[4], (ParAnswer{12.5, {}})) << "the line is the same course";
}

TEST_F(RaceTableTest, AVerdictIsAskedForApartAndIsThatOfF8) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  table_.askPar(RaceLetter::A, 3);
  pump([&] { return table_.settled(); });
  const auto par = table_.race(RaceLetter::A).pars[3];
  ASSERT_TRUE(par && par->turns);
  EXPECT_FALSE(par->verdict) << "nobody asked for races";
  table_.askPar(RaceLetter::A, 3, ParWork::Raced);
  EXPECT_TRUE(table_.isWaiting(RaceLetter::A, 3)) << "though its par is known";
  pump([&] { return table_.settled(); });
  const auto raced = table_.race(RaceLetter::A).pars[3];
  EXPECT_EQ(raced->turns, par->turns);
  ASSERT_TRUE(raced->verdict);
  table_.askPar(RaceLetter::A, 3, ParWork::Raced);
  EXPECT_TRUE(table_.settled()) << "it is known now";
  Desk desk(*courseFor(pond(), RaceLetter::A, assignmentNumbered(3)));
  const auto deep = desk.bench.deepTask(std::make_shared<DeepWork>())({});
  ASSERT_TRUE(deep);
  EXPECT_EQ(dynamic_cast<const LakeExamination&>(*deep).verdict, raced->verdict) << "as F8 says it";
}

// What the panel Analysis shows of a race.
TEST(ChartOfCourses, TellsVerdictsApartAndKnowsWhichCourseAPointIs) {
  using enum validator::Fairness;
  RaceTable::Race race;
  race.rows.resize(6);
  race.pars.resize(6);
  for (std::size_t i = 0; i < 5; ++i) race.rows[i].route = 40 + static_cast<int>(i);
  race.pars[0] = ParAnswer{17.5, {}, Unfair};
  race.pars[1] = ParAnswer{18.5, {}, Fair};
  race.pars[2] = ParAnswer{19.5, {}};
  race.pars[3] = ParAnswer{std::nullopt, "no route"};
  race.pars[4] = ParAnswer{20.5, {}, Fair};
  const lake_race::CoursesChart made = chartOfCourses(RaceLetter::B, race, 4);
  const auto& series = made.chart.chart.series;
  ASSERT_EQ(series.size(), 3u) << "fair, unfair, and not raced yet";
  EXPECT_EQ(series[0].name, "fair");
  EXPECT_EQ(series[1].name, "unfair");
  EXPECT_EQ(series[1].look, 1u) << "as in charts that have neutral ones too";
  EXPECT_EQ(series[2].name, "not raced yet");
  EXPECT_EQ(made.numbers, (std::vector<std::vector<int>>{{1, 4}, {0}, {2}}));
  EXPECT_EQ(made.numberAt({0, 1}), 4);
  EXPECT_EQ(made.chart.chart.chosen, (formats::ChartPlace{0, 1}));
  EXPECT_EQ(series[0].points[1].x, 44);
  EXPECT_EQ(series[0].points[1].y, 20.5);
  EXPECT_EQ(series[0].points[1].label, "5: route 44, par 20.50, fair");
  const lake_race::CoursesChart none = chartOfCourses(RaceLetter::A, {}, std::nullopt);
  EXPECT_TRUE(none.chart.chart.empty());
  EXPECT_FALSE(none.chart.chart.nothing.empty());
}

// Each has a look of its own, whichever of them there are; what has no route or no par is left out.
TEST(ChartOfCourses, HasALookForEachVerdict) {
  using enum validator::Fairness;
  RaceTable::Race race;
  race.rows.resize(7);
  race.pars.resize(7);
  for (std::size_t i = 0; i < 6; ++i) race.rows[i].route = 40 + static_cast<int>(i);
  race.pars = {ParAnswer{1, {}, Undecided}, ParAnswer{2, {}, Unfair}, ParAnswer{3, {}, Neutral},
               ParAnswer{4, {}, Fair},      ParAnswer{5, {}},         std::nullopt,
               ParAnswer{7, {}, Fair}};
  const lake_race::CoursesChart made = chartOfCourses(RaceLetter::A, race, 2);
  std::vector<std::string> names;
  std::vector<std::size_t> looks;
  for (const formats::ChartSeries& series : made.chart.chart.series) {
    names.push_back(series.name);
    looks.push_back(*series.look);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"fair", "neutral", "unfair", "undecided", "not raced yet"}));
  EXPECT_EQ(looks, (std::vector<std::size_t>{0, 2, 1, 3, 5}));
  EXPECT_EQ(made.numbers, (std::vector<std::vector<int>>{{3}, {2}, {1}, {0}, {4}}));
  EXPECT_EQ(made.chart.chart.chosen, (formats::ChartPlace{1, 0}));
  EXPECT_EQ(made.chart.chart.description,
            "4: route 43, par 4.00, fair; 3: route 42, par 3.00, neutral; 2: route 41, par 2.00, unfair; "
            "1: route 40, par 1.00, undecided; 5: route 44, par 5.00");
}

TEST(RaceOrderByVerdict, WhatIsNotRacedComesLast) {
  using enum validator::Fairness;
  RaceTable::Race race;
  race.rows.resize(3);
  race.pars = {std::nullopt, ParAnswer{9, {}, Unfair}, ParAnswer{9, {}, Fair}};
  const RaceOrder order{RaceOrder::By::Verdict, false};
  const auto first = [&](bool descending) {
    return linesOf({{RaceLetter::A, &race}}, {RaceOrder::By::Verdict, descending}).front().number;
  };
  const auto last = [&](bool descending) {
    return linesOf({{RaceLetter::A, &race}}, {RaceOrder::By::Verdict, descending}).back().number;
  };
  EXPECT_EQ(first(false), 2);
  EXPECT_EQ(first(true), 1);
  EXPECT_EQ(last(false), 0);
  EXPECT_EQ(last(true), 0);
  EXPECT_EQ(RaceOrder::read(order.text()), order);
}

TEST_F(RaceTableTest, TheCourseOnTheDeskHasAParOfItsOwn) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  const validator::lake_race::Assignment& row = table_.race(RaceLetter::A).rows[0];
  ParQuestion course{row.placement, choicesOf(pond(), row)};
  table_.showCourse(course);
  table_.askCoursePar();
  EXPECT_TRUE(table_.courseIsWaiting());
  table_.askPar(RaceLetter::A, 0);
  pump([&] { return table_.settled(); });
  ASSERT_TRUE(table_.coursePar());
  EXPECT_EQ(table_.coursePar(), table_.race(RaceLetter::A).pars[0]) << "it is the same course";
  course.choices->start = otherSide(course.choices->start);
  table_.showCourse(course);
  EXPECT_FALSE(table_.coursePar()) << "a turned arrow is another course";
  table_.askCoursePar();
  pump([&] { return table_.settled(); });
  ASSERT_TRUE(table_.coursePar());
  EXPECT_GE(table_.coursePar()->turns.value_or(1e9), *table_.race(RaceLetter::A).pars[0]->turns - 1e-6);
}

// A lake can be without a fault while its courses are not.
TEST_F(RaceTableTest, WarningsOfTheCoursesAreToldByFinding) {
  table_.show(pond());
  pump([&] { return table_.settled(); });
  const RaceTable::Race& race = table_.race(RaceLetter::A);
  std::map<std::string, int> expected;
  int warned = 0;
  for (const validator::lake_race::Assignment& row : race.rows) {
    if (!row.raceable()) continue;
    std::set<std::string> codes;
    for (const validator::Finding& finding :
         validator::lake_race::validateCourse({pond(), RaceLetter::A, row.placement, {}}, {}).findings)
      if (finding.severity == Severity::Error || finding.severity == Severity::Warning)
        codes.insert(finding.code);
    for (const std::string& code : codes) ++expected[code];
    warned += !codes.empty();
  }
  EXPECT_EQ(race.findings(), expected);
  EXPECT_EQ(race.warned(), warned);
}

TEST(RouteSummaries, AreOfTheCoursesThatCanBeRaced) {
  EXPECT_EQ(summaryOf({}).raceable, 0);
  std::vector<validator::lake_race::Assignment> courses(4);
  courses[0].route = 30;
  courses[1].route = 5, courses[1].failing = "G01";
  courses[2].route = 24;
  courses[3].route = 36;
  RouteSummary summary = summaryOf(courses);
  EXPECT_EQ(summary.raceable, 3);
  EXPECT_EQ(summary.shortest, 24);
  EXPECT_EQ(summary.longest, 36);
  EXPECT_EQ(summary.mean, 30);
  courses = {courses[1], {}};
  summary = summaryOf(courses);
  EXPECT_EQ(summary.raceable, 0);
  EXPECT_EQ(summary.mean, 0);
}

ParQuestion questionNumbered(int number) {
  ParQuestion question;
  question.placement.start = {number, 1};
  return question;
}

TEST(ParsThatAreKnown, AreOfTheSameWaterWhateverSlotsItHas) {
  KnownPars pars;
  pars.keep(pond(), questionNumbered(1), {1.0, {}});
  fairway::lake_race::Lake other = pond();
  other.slots.clear();
  ASSERT_TRUE(pars.find(other, questionNumbered(1)));
  EXPECT_EQ(pars.find(other, questionNumbered(1))->turns, 1.0);
  EXPECT_FALSE(pars.find(other, questionNumbered(2)));
  other.strip += 1;
  EXPECT_FALSE(pars.find(other, questionNumbered(1)));
  other = pond();
  other.stagger = Stagger::Even;
  EXPECT_FALSE(pars.find(other, questionNumbered(1)));
  other = pond();
  other.map.set({1, 8}, fairway::lake_race::Terrain::Land);
  EXPECT_FALSE(pars.find(other, questionNumbered(1)));
  pars.keep(other, questionNumbered(1), {2.0, {}});
  pars.keep(pond(), questionNumbered(2), {3.0, {}});
  EXPECT_EQ(pars.find(pond(), questionNumbered(1))->turns, 1.0);
  EXPECT_EQ(pars.find(other, questionNumbered(1))->turns, 2.0);
  pars.keep(pond(), questionNumbered(1), {4.0, {}});
  EXPECT_EQ(pars.find(pond(), questionNumbered(1))->turns, 4.0) << "the newest";
}

TEST(ParsThatAreKnown, AreTheLastTwoThousand) {
  KnownPars pars;
  for (int i = 0; i < 2000; ++i) pars.keep(pond(), questionNumbered(i), {1.0, {}});
  EXPECT_TRUE(pars.find(pond(), questionNumbered(0)));
  pars.keep(pond(), questionNumbered(2000), {1.0, {}});
  EXPECT_FALSE(pars.find(pond(), questionNumbered(0)));
  EXPECT_TRUE(pars.find(pond(), questionNumbered(1)));
}

TEST(Pars, ThatThereAreNotSayWhy) {
  validator::lake_race::Assignment failing;
  failing.failing = "G01";
  EXPECT_EQ(parOf(pond(), failing, ParWork::Solved, {}), (ParAnswer{std::nullopt, "G01"}));
  const auto rows = validator::lake_race::assignmentsOf(pond(), RaceLetter::A);
  EXPECT_EQ(parOf(pond(), rows[3], ParWork::Solved, [] { return true; }), std::nullopt) << "it was stopped";
  EXPECT_EQ(parOf(pond(), rows[3], ParWork::Raced, [] { return true; }), std::nullopt);
  using validator::lake_race::ParRefusal;
  EXPECT_EQ(whyNoPar(ParRefusal::NoRoute), "no route");
  EXPECT_EQ(whyNoPar(ParRefusal::TooLarge), "too large");
}

// Nothing is known of a course without its lake, and nothing can be asked.
TEST_F(RaceTableTest, WithoutALakeOrACourseNothingIsAsked) {
  int changes = 0;
  table_.onChange = [&] { ++changes; };
  EXPECT_FALSE(table_.hasLake());
  table_.showCourse(questionNumbered(1));
  table_.askCoursePar();
  table_.learn(questionNumbered(1), {12.5, {}});
  table_.stopPars();
  EXPECT_FALSE(table_.coursePar());
  EXPECT_EQ(table_.parsWaiting(), 0u);
  EXPECT_EQ(changes, 0);
  table_.show(pond());
  EXPECT_TRUE(table_.hasLake());
  table_.askPar(RaceLetter::A, 3);
  EXPECT_EQ(table_.parsWaiting(), 0u) << "its courses are not known yet";
  pump([&] { return table_.known(); });
  table_.showCourse(std::nullopt);
  table_.askCoursePar();
  EXPECT_EQ(table_.parsWaiting(), 0u);
  table_.stopPars();
  pump([&] { return table_.settled(); });
}

TEST_F(RaceTableTest, AnotherCourseOnTheDeskGivesUpWhatWasAskedOfTheFirst) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  const auto& rows = table_.race(RaceLetter::A).rows;
  const auto question = [&](std::size_t row) {
    return ParQuestion{rows[row].placement, choicesOf(pond(), rows[row])};
  };
  table_.showCourse(question(0));
  table_.askCoursePar();
  table_.askCoursePar();
  EXPECT_EQ(table_.parsWaiting(), 1u) << "asked twice it waits once";
  table_.showCourse(question(0));
  EXPECT_TRUE(table_.courseIsWaiting()) << "the same course";
  table_.showCourse(question(3));
  EXPECT_FALSE(table_.courseIsWaiting());
  table_.learn(question(3), {12.5, {}});
  EXPECT_EQ(table_.coursePar(), (ParAnswer{12.5, {}}));
  EXPECT_EQ(table_.race(RaceLetter::A).pars[3], (ParAnswer{12.5, {}}));
  table_.askCoursePar();
  EXPECT_EQ(table_.parsWaiting(), 0u) << "it is known";
  table_.learn(question(4), {std::nullopt, "too large"});
  table_.askPar(RaceLetter::A, 4, ParWork::Raced);
  EXPECT_EQ(table_.parsWaiting(), 0u) << "what has no par has no verdict";
  table_.askPar(RaceLetter::A, 24);
  EXPECT_EQ(table_.parsWaiting(), 0u) << "there is no such course";
  pump([&] { return table_.settled(); });
}

TEST_F(RaceTableTest, ParComesWhenItIsAskedFor) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  table_.askPar(RaceLetter::A, 3);
  table_.askPar(RaceLetter::A, 3);
  table_.askPar(RaceLetter::B, 0); // there is no such course
  EXPECT_EQ(table_.parsWaiting(), 1u);
  pump([&] { return table_.settled(); });
  const auto& race = table_.race(RaceLetter::A);
  ASSERT_TRUE(race.pars[3]);
  EXPECT_FALSE(race.pars[2]);
  EXPECT_EQ(race.pars[3]->turns.has_value(), race.rows[3].route.has_value());
  const auto alone = parOf(pond(), race.rows[3], ParWork::Solved, [] { return false; });
  EXPECT_EQ(race.pars[3]->turns, alone->turns);
  table_.askAllPars(RaceLetter::A);
  EXPECT_EQ(table_.parsWaiting(), 23u);
  pump([&] { return race.pars[2].has_value(); }); // one after the other
  EXPECT_TRUE(table_.isWaiting(RaceLetter::A, 23));
  for (std::size_t i = 0; i < 3; ++i) {
    ASSERT_TRUE(race.pars[i]);
    if (race.pars[i]->turns) {
      EXPECT_GT(*race.pars[i]->turns, *race.rows[i].route / 18.0) << "six dice of 3 a turn at most";
    } else {
      EXPECT_FALSE(race.pars[i]->why.empty());
    }
  }
}

TEST_F(RaceTableTest, AnotherLakeDropsWhatWasAsked) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  table_.askAllPars(RaceLetter::A);
  fairway::lake_race::Lake other = pond();
  other.map.set({4, 4}, fairway::lake_race::Terrain::Land);
  table_.show(other);
  EXPECT_EQ(table_.parsWaiting(), 0u);
  pump([&] { return table_.known(); });
  for (const auto& par : table_.race(RaceLetter::A).pars) EXPECT_FALSE(par);
  table_.show(std::nullopt);
  pump([&] { return table_.known(); });
  EXPECT_TRUE(table_.race(RaceLetter::A).rows.empty());
}

TEST_F(RaceTableTest, StoppingKeepsWhatIsKnown) {
  table_.show(pond());
  pump([&] { return table_.known(); });
  table_.askAllPars(RaceLetter::A);
  pump([&] { return table_.race(RaceLetter::A).pars[0].has_value(); });
  table_.stopPars();
  EXPECT_EQ(table_.parsWaiting(), 0u);
  pump([&] { return table_.settled(); }); // the warnings of the courses are still looked for
  EXPECT_TRUE(table_.race(RaceLetter::A).pars[0]);
  table_.stopPars();
}

} // namespace
} // namespace fairway::editor::lake_race
