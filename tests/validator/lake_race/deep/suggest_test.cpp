#include "validator/lake_race/suggest/suggest.h"

#include "tests/bench/race_course.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/suggest/draft.h"

#include <gtest/gtest.h>

#include <tbb/global_control.h>

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

Draft draftOf(const Course& course) {
  return {course.lake, std::nullopt, true, course.race, course.placement, fixed(course.choices)};
}

Draft smallDraft() {
  for (unsigned seed = 1;; ++seed)
    if (const Course course = smallCourse(seed, 9, 6); CourseBoard(course).startCells().size() >= 3)
      return draftOf(course);
}

SuggestOptions optionsFor(Goal goal, int tries = 6) {
  return {std::move(goal), tries, 1, true, 2, 1000};
}

Suggestions found(const Draft& draft, const SuggestOptions& options) {
  WorkWatch watch;
  return suggest(draft, {}, options, watch).value();
}

TEST(Proposals, AreDoneAndTold) {
  Random chance(3);
  const Draft draft = draftOf(sampleCourse("duck-pond-a.course.yaml"));
  const CellWeights weights(static_cast<std::size_t>(draft.lake.map.cellCount()), 1);
  int cells = 0;
  int keys = 0;
  for (const DraftEdit& edit : proposals(draft, weights, chance)) {
    const auto after = edited(draft, edit);
    if (!after) continue;
    const EditWords words = inWords(draft, edit);
    EXPECT_FALSE(words.text.english().empty());
    EXPECT_NE(words.cell.has_value(), !words.keys.empty()) << "a cell or keys";
    EXPECT_FALSE(after->lake == draft.lake && after->placement == draft.placement &&
                 after->choices == draft.choices)
        << words.text.english();
    ++(words.cell ? cells : keys);
  }
  EXPECT_GT(cells, 80);
  EXPECT_GT(keys, 40);
}

TEST(Proposals, GiveCellsThatMatterFirst) {
  Random chance(3);
  const Draft draft = draftOf(sampleCourse("duck-pond-a.course.yaml"));
  CellWeights weights(static_cast<std::size_t>(draft.lake.map.cellCount()), 0.01);
  weights[draft.lake.map.indexOf({11, 6})] = 1000;
  const auto edits = proposals(draft, weights, chance);
  const auto* first = std::get_if<SetCell>(&edits.front());
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->cell, (Cell{11, 6}));
}

TEST(Suggest, BringsParNearer) {
  const Draft draft = smallDraft();
  WorkWatch watch;
  const double par = Par::solve(CourseBoard(coursesOf(draft).front().course), {}, watch).value()->value();
  const Suggestions suggestions = found(draft, optionsFor({Goal::Kind::Par, par + 2, "par"}));
  EXPECT_NEAR(suggestions.before.value, 2, 1e-4);
  ASSERT_FALSE(suggestions.best.empty());
  for (const Suggestion& suggestion : suggestions.best) {
    EXPECT_LT(suggestion.figures.value, suggestions.before.value);
    EXPECT_LE(suggestion.edits.size(), 3u);
    const double after =
        Par::solve(CourseBoard(coursesOf(suggestion.after).front().course), {}, watch).value()->value();
    EXPECT_NEAR(suggestion.figures.value, std::fabs(after - par - 2), 1e-4)
        << "the figures are those of the draft";
  }
}

TEST(Suggest, HasNoEditThatIsOfNoUse) {
  const Draft draft = smallDraft();
  WorkWatch watch;
  const double par = Par::solve(CourseBoard(coursesOf(draft).front().course), {}, watch).value()->value();
  const Suggestions suggestions = found(draft, optionsFor({Goal::Kind::Par, par + 3, "par"}, 6));
  for (const Suggestion& suggestion : suggestions.best)
    for (std::size_t left = 0; suggestion.edits.size() > 1 && left < suggestion.edits.size(); ++left) {
      std::optional<Draft> fewer = draft;
      for (std::size_t i = 0; fewer && i < suggestion.edits.size(); ++i)
        if (i != left) fewer = edited(*fewer, suggestion.edits[i]);
      if (!fewer || quickCounts(*fewer, {}).worseThan(quickCounts(draft, {}), true)) continue;
      const double without =
          Par::solve(CourseBoard(coursesOf(*fewer).front().course), {}, watch).value()->value();
      EXPECT_GT(std::fabs(without - par - 3), suggestion.figures.value) << left;
    }
}

TEST(Suggest, SaysHowManyRacesWouldDecide) {
  SuggestOptions options = optionsFor({Goal::Kind::Fair, 0, "fair"}, 1);
  options.freshRaces = 40; // far too few
  const Suggestions suggestions = found(smallDraft(), options);
  ASSERT_EQ(suggestions.before.courses.size(), 1u);
  EXPECT_EQ(suggestions.before.courses[0].verdict, Fairness::Undecided);
  EXPECT_GT(suggestions.before.courses[0].racesNeeded.value_or(41), 40);
}

TEST(Suggest, IsTheSameOnAnyNumberOfThreads) {
  const Draft draft = smallDraft();
  std::vector<std::string> told;
  for (const std::size_t threads : {1U, 3U}) {
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
    const Suggestions suggestions = found(draft, optionsFor({Goal::Kind::Fair, 0, "fair"}, 4));
    std::string& all = told.emplace_back(std::to_string(suggestions.before.value));
    for (const Suggestion& suggestion : suggestions.best) {
      all += " " + std::to_string(suggestion.figures.value);
      EXPECT_LT(suggestion.figures.value, suggestions.before.value);
    }
  }
  EXPECT_EQ(told[0], told[1]);
}

TEST(Suggest, EvensOutALake) {
  Draft draft;
  draft.lake = sampleCourse("duck-pond-a.course.yaml").lake;
  const Suggestions suggestions = found(draft, optionsFor({Goal::Kind::Even, 0, "even"}, 40));
  EXPECT_GT(suggestions.before.value, 1);
  for (const Suggestion& suggestion : suggestions.best) {
    double worst = 0;
    const auto spreads = routeSpreads(suggestion.after.lake);
    for (const RaceSpread& spread : *spreads) worst = std::max(worst, spread.ratio());
    EXPECT_LT(worst, suggestions.before.value);
  }
}

TEST(Suggest, KeepsTheConstraints) {
  WorkWatch watch;
  const Draft draft = draftOf(sampleCourse("duck-pond-a.course.yaml"));
  SuggestOptions options = optionsFor({Goal::Kind::Par, 19, "par=19"}, 4);
  options.allowWarnings = false;
  const auto suggestions = suggest(draft, {}, options, watch);
  ASSERT_TRUE(suggestions.ok());
  for (const Suggestion& suggestion : suggestions->best)
    EXPECT_FALSE(quickCounts(suggestion.after, {}).worseThan(quickCounts(draft, {}), false));
}

// The fairest edits of the pond move its start cells further apart.
TEST(LongSuggest, NewWarningsOfWhatIsSolvedAreNotSuggestedUnlessAllowed) {
  const Draft draft = draftOf(sampleCourse("duck-pond-a.course.yaml"));
  SuggestOptions options = optionsFor({Goal::Kind::Fair, 0, "fair"}, 24);
  options.players = 4;
  const Suggestions allowed = found(draft, options);
  options.allowWarnings = false;
  const Suggestions strict = found(draft, options);
  const auto bringsNew = [](const Suggestions& all) {
    return std::any_of(all.best.begin(), all.best.end(), [&](const Suggestion& suggestion) {
      return !suggestion.figures.findings.newOnes(all.before.findings).empty();
    });
  };
  EXPECT_TRUE(bringsNew(allowed));
  EXPECT_EQ(allowed.leftOut.edits, 0);
  EXPECT_FALSE(bringsNew(strict));
  EXPECT_GT(strict.leftOut.edits, 0);
  EXPECT_EQ(strict.leftOut.codes.count("M04"), 1u);
}

TEST(Suggest, SaysWhyNot) {
  WorkWatch watch;
  EXPECT_EQ(suggest(smallDraft(), {}, optionsFor({Goal::Kind::Even, 0, "even"}), watch).fault(),
            SuggestRefusal::NotForIt);
  struct Stopped : WorkWatch {
    bool stopWanted() const override { return true; }
  } stopped;
  EXPECT_EQ(suggest(smallDraft(), {}, optionsFor({Goal::Kind::Fair, 0, "fair"}), stopped).fault(),
            SuggestRefusal::Stopped);
}

} // namespace
} // namespace fairway::validator::lake_race
