#include "rules/base/number_text.h"
#include "tests/rules/river/rivers.h"
#include "tests/support/matchers.h"
#include "tests/validator/patterns.h"
#include "validator/river/checks/checks.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/orders.h"
#include "validator/river/study/words.h"
#include "validator/river/validator.h"

#include <atomic>
#include <map>
#include <mutex>
#include <set>
#include <utility>

// What the deep checks say of rivers small enough to be solved at once.
namespace fairway::validator::river {
namespace {

using fairway::river::Face;
using fairway::river::SectionLaid;
using fairway::river::test::laid;

River ofTwo(std::string_view order, int boats = 1) {
  River river = laid(order);
  river.players = 2;
  river.boats = boats;
  return river;
}

// A river under deep study, solved for two.
struct Deep {
  RiverStudy study;
  WorkWatch watch;
  DeepStudy deep{study, watch};

  explicit Deep(const River& river) : study(river) {
    if (study.ends()) {
      EXPECT_TRUE(deep.solveTwo());
    }
  }
};

std::string saidBy(const CheckResult& result) {
  EXPECT_THAT(result.findings, SizeIs(1));
  if (result.findings.empty()) return "";
  EXPECT_THAT(result.findings[0].message, fairway::test::SaysAllThroughPatterns());
  return result.findings[0].message.english();
}

TEST(RiverDeepWords, OfSavingListChancesFromTheWaterfallAndTheSafestFirst) {
  const Deep river(ofTwo("S.W.E.", 2));
  const CheckResult result = checkSave(river.deep);
  std::string listed;
  std::map<int, double> chances;
  for (int section = 1; section <= 6; ++section) {
    chances[section] = river.study.saveChance(Phase{0}, SectionNow{section});
    listed += (section == 1 ? "" : ", ") + percent(chances[section], 0);
  }
  const std::string points = withDecimals(river.study.points().value(), 2);
  const std::string saved = withDecimals(flowAlone(river.study.alone(), Phase{0}).saved, 2);
  EXPECT_EQ(result.statement,
            "one player alone can expect " + points + " points and saves " + saved + " boats");
  EXPECT_THAT(saidBy(result), StartsWith("One player alone can expect " + points + " points and saves "));
  EXPECT_THAT(saidBy(result),
              HasSubstr(saved + " of 2 boats. A lone boat's chance to be saved, from section 1 up: " +
                        listed + ". Nothing"));
  const std::vector<Spot>& spots = result.findings[0].spots;
  ASSERT_THAT(spots, SizeIs(6));
  for (std::size_t i = 1; i < spots.size(); ++i) EXPECT_GE(chances[spots[i - 1].x], chances[spots[i].x]);
}

TEST(RiverDeepWords, OfTensionAskForHopeAndForFear) {
  River safe = ofTwo("......");
  safe.die.fill(Face(6));
  EXPECT_THAT(saidBy(checkTension(Deep(safe).deep)), HasSubstr("is 100.0 %: there is nothing to fear."));
  River lost = ofTwo("......", 2); // the second boat is never moved in time
  lost.start = 1;
  EXPECT_THAT(saidBy(checkTension(Deep(lost).deep)), HasSubstr("is 0.0 %: there is little to hope for."));
  const RiverStudy study(laid("S...W..."));
  WorkWatch watch;
  const CheckResult between = checkTension(DeepStudy(study, watch));
  EXPECT_THAT(between.findings, IsEmpty());
  EXPECT_THAT(between.statement, StartsWith("a lone player's best chance to save all boats is "));
}

TEST(RiverDeepWords, OfAShortGameTellItsRounds) {
  River river = ofTwo("......");
  river.die.fill(Face(6));
  const CheckResult result = checkLength(Deep(river).deep);
  EXPECT_EQ(result.statement, "two perfect players need 1.0 rounds");
  EXPECT_THAT(saidBy(result), StartsWith("Two perfect players need 1.0 rounds, less than 8"));
}

TEST(RiverDeepWords, OfLengthsBeginUnderEightRounds) {
  int under = 0, justAbove = 0;
  for (const char* order : {"S.W...", "S.EE..", "S.E...", "S....."}) {
    const Deep river(ofTwo(order, 2));
    const double rounds = river.deep.flow().rounds;
    EXPECT_EQ(checkLength(river.deep).findings.empty(), rounds >= 8 && rounds <= 30) << rounds;
    under += rounds < 8 ? 1 : 0;
    justAbove += rounds >= 8 && rounds < 9 ? 1 : 0;
  }
  EXPECT_GT(under, 0);
  EXPECT_GT(justAbove, 0);
}

// A boat that sails two sections up while the river falls by one: from section 2 of ten it is home in the
// eighth.
TEST(RiverDeepWords, OfEightRoundsExactlyFindNothing) {
  River river = ofTwo("..........");
  river.start = 2;
  river.die.fill(Face(2));
  const Deep deep(river);
  EXPECT_EQ(deep.deep.flow().rounds, 8);
  EXPECT_THAT(checkLength(deep.deep).findings, IsEmpty());
}

// Remembers what it was told and how often it was asked.
class ListeningWatch final : public WorkWatch {
public:
  explicit ListeningWatch(bool stops = false) : stops_(stops) {}

  void advance(double share) override {
    const std::scoped_lock lock(mutex_);
    least_ = std::min(least_, share), most_ = std::max(most_, share);
  }
  bool stopWanted() const override {
    asked_ = true;
    return stops_;
  }
  bool asked() const { return asked_; }
  // From where to where the work came since this was called before.
  std::pair<double, double> stretch() { return {std::exchange(least_, 2), std::exchange(most_, -1)}; }

private:
  std::mutex mutex_;
  double least_ = 2, most_ = -1;
  bool stops_;
  mutable std::atomic<bool> asked_ = false;
};

TEST(RiverDeepProgress, GoesOnFromPartToPart) {
  River river = laid("S.WLE.");
  river.boats = 1;
  const RiverStudy study(river);
  ListeningWatch watch;
  DeepStudy deep(study, watch, {1, 1000});
  double done = 0;
  const auto comesTo = [&](double share) {
    const auto [least, most] = watch.stretch();
    EXPECT_GE(least, done);
    EXPECT_LT(least, share - 1e-6);
    EXPECT_NEAR(most, share, 1e-9);
    done = most - 1e-9;
  };
  ASSERT_TRUE(deep.solveTwo());
  comesTo(0.2);
  checkIdleLee(deep);
  comesTo(0.3);
  ASSERT_TRUE(checkSeatsTwo(deep).findings.size() == 1) << "otherwise no other order is looked at";
  comesTo(0.7);
  ASSERT_TRUE(deep.skill());
  comesTo(0.8);
  ASSERT_TRUE(deep.races(3));
  comesTo(0.9);
  ASSERT_TRUE(deep.races(4));
  comesTo(1);
}

TEST(RiverDeepStudy, OfTooManyStatesIsNotBegun) {
  River large = laid("...........");
  large.players = 2, large.boats = 4;
  large.die.fill(Face(6));
  const RiverStudy study(large);
  ListeningWatch watch(true);
  DeepStudy deep(study, watch);
  ASSERT_TRUE(deep.isTooLarge());
  EXPECT_FALSE(deep.solveTwo());
  EXPECT_FALSE(watch.asked());
}

// With sixes alone the first boat is home first.
TEST(RiverDeepStudy, RacesNoMoreOnceTheVerdictIsSure) {
  River river = laid("......");
  river.boats = 1;
  river.die.fill(Face(6));
  const RiverStudy study(river);
  WorkWatch watch;
  const DeepStudy deep(study, watch);
  EXPECT_EQ(deep.races(3)->seats[0].wins, 10'000);
}

TEST(RiverValidation, LooksAtNothingMoreOnceItIsStopped) {
  const RiverStudy study(ofTwo("S.W.E."));
  const ListeningWatch watch(true);
  bool more = false;
  EXPECT_FALSE(validateRiver(study, {}, watch, [&](Judge&, const RiverStudy&) { more = true; }));
  EXPECT_FALSE(more);
}

TEST(RiverDeepWords, OfSeatsListThemForEachNumberOfPlayers) {
  const RiverStudy study(laid("S.W....."));
  WorkWatch watch;
  const DeepStudy deep(study, watch, {1, 200});
  const CheckResult result = checkSeats(deep);
  std::vector<std::string> wins;
  for (const int players : {3, 4}) {
    std::string said = std::to_string(players) + " fleet pilots win by seat ";
    for (const SeatResult& seat : deep.races(players)->seats)
      said += (said.ends_with("]") ? ", " : "") + percent(seat.share.share) + " [" +
              withDecimals(seat.share.low * 100, 1) + " to " + withDecimals(seat.share.high * 100, 1) + "]";
    wins.push_back(said);
  }
  ASSERT_THAT(result.findings, SizeIs(2)) << "200 races show nothing";
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_THAT(result.findings[i].message.english(), StartsWith("Undecided: " + wins[i] + ", which"));
  class Hurried final : public WorkWatch {
    bool stopWanted() const override { return true; }
  } hurried;
  EXPECT_THAT(checkSeats(DeepStudy(study, hurried, {1, 200})).findings, IsEmpty()) << "stopped";
}

TEST(RiverDeepFigures, AreThoseOfTheSolution) {
  const Deep river(ofTwo("S.W.E."));
  const RiverFigures figures = river.deep.figures();
  EXPECT_EQ(figures.alone->points.value(), river.study.points().value());
  EXPECT_EQ(figures.two->win.value(), river.deep.two().start(Phase{0}).value());
  EXPECT_EQ(figures.two->flow.rounds, river.deep.flow().rounds);
}

TEST(RiverDeepWords, OfALeeThatNobodyUsesSaySo) {
  River river = ofTwo("S.L.W."); // one boat each: there is nothing to be blown back to
  const CheckResult result = checkIdleLee(Deep(river).deep);
  EXPECT_EQ(result.statement, "every special section changes what can be expected");
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].key, "sections[3]");
  const std::string win = percent(Deep(river).deep.two().start(Phase{0}).value(), 4);
  EXPECT_THAT(saidBy(result), HasSubstr("the first of two perfect players wins " + win + " with it and " +
                                        win + " without. Move it"));
  EXPECT_THAT(checkIdleLee(Deep(ofTwo("...L..", 2)).deep).findings, IsEmpty()) << "it shelters boats";
}

TEST(RiverDeepWords, OfAnUnfairStartOfferTheFairestOrder) {
  River river = ofTwo("W.SE..");
  river.sections[0].name = "the \"step\"\\";
  river.sections[2].fixed = true;
  const CheckResult result = checkSeatsTwo(Deep(river).deep);
  EXPECT_THAT(result.statement, StartsWith("the first of two perfect players wins "));
  ASSERT_THAT(result.findings, SizeIs(1));
  ASSERT_TRUE(result.findings[0].fix);
  EXPECT_THAT(saidBy(result),
              HasSubstr(", more than 2 points off a half. The fairest order of its sections is "));
  const std::string text = result.findings[0].fix->edits.at(0).value;
  EXPECT_EQ(result.findings[0].fix->edits[0].key, "sections");
  EXPECT_THAT(text, StartsWith("["));
  EXPECT_THAT(text, EndsWith("]"));
  EXPECT_THAT(text, HasSubstr(R"({kind: wave, push: 3, name: "the \"step\"\\"})"));
  EXPECT_THAT(text, HasSubstr("{kind: sandbank, fixed: true}"));
  EXPECT_THAT(text, HasSubstr("{kind: eddy, push: 2}"));
  EXPECT_THAT(text, HasSubstr("calm"));
  EXPECT_THAT(text, testing::Not(HasSubstr("kind: calm")));
  const std::string message = saidBy(result), sections = "of its sections is ";
  const std::string fairest = message.substr(message.find(sections) + sections.size(), 6);
  std::vector<Spot> elsewhere;
  for (int number = 1; number <= 6; ++number)
    if (orderOf(river)[static_cast<std::size_t>(number - 1)] != fairest[static_cast<std::size_t>(number - 1)])
      elsewhere.push_back(spotOf(SectionLaid{number}));
  EXPECT_EQ(result.findings[0].spots, elsewhere) << fairest;
}

TEST(RiverDeepWords, OfOneOrderAloneOfferNone) {
  River river = ofTwo("......");
  river.die.fill(Face(6));
  const CheckResult result = checkSeatsTwo(Deep(river).deep);
  EXPECT_THAT(saidBy(result), HasSubstr("wins 100.0 % (a tie as a half)"));
  EXPECT_THAT(saidBy(result), EndsWith(". No order of its sections is fairer: take turns to go first."));
  EXPECT_FALSE(result.findings[0].fix);
}

TEST(RiverDeepWords, OfOrdersSayHowManyWereLookedAt) {
  EXPECT_EQ(checkEveryOrder(Deep(ofTwo("......")).deep).statement,
            "R01 to R03 hold in the only order of the sections that are not fixed");
  EXPECT_EQ(checkEveryOrder(Deep(ofTwo("S.W...")).deep).statement,
            "R01 to R03 hold in all 30 orders of the sections that are not fixed");
}

// With ones alone a boat keeps its place until a wave brings it home or an eddy to the waterfall.
TEST(RiverDeepWords, OfOrdersNameTheWorst) {
  River river = ofTwo(".E.W..");
  river.die.fill(Face(1));
  river.sections[1].push = 6;
  river.sections[5].fixed = true;
  std::set<std::string> lost;
  int bad = 0;
  for (const River& order : orders(river, false, 1)) {
    const RiverStudy study(order);
    if (study.rescue().most < 1) lost.insert(orderOf(order));
    bad += checkNoDoom(study).findings.empty() && study.ends() && study.rescue().most == 1 ? 0 : 1;
  }
  ASSERT_THAT(lost, testing::Not(IsEmpty()));
  const RiverStudy study(river);
  WorkWatch watch;
  const CheckResult result = checkEveryOrder(DeepStudy(study, watch));
  EXPECT_THAT(saidBy(result), StartsWith("In " + std::to_string(bad) + " of all 20 orders something breaks"));
  const std::string after = "the worst is ";
  EXPECT_THAT(lost, testing::Contains(saidBy(result).substr(saidBy(result).find(after) + after.size(), 6)));
  EXPECT_THAT(saidBy(result), HasSubstr(": not all boats can come home (R01). Fix the sections"));
  EXPECT_THAT(result.findings[0].spots, SizeIs(5)) << "all that are not fixed";
}

TEST(RiverDeepWords, OfWhatIsNotJudgedSayWhy) {
  const auto whyNot = [](const River& river, std::string_view code) {
    const RiverStudy study(river);
    const DocumentInfo info;
    Judge judge("river", info);
    judge.run(quickChecks(true), study);
    WorkWatch watch;
    judgeDeep(judge, study, watch);
    for (const Outcome& outcome : judge.finish().outcomes)
      if (outcome.code == code) return outcome.statement;
    return std::string("nothing");
  };
  EXPECT_EQ(whyNot(ofTwo("S.W.E."), "R12"), "this river is for two players only");
  EXPECT_THAT(whyNot(ofTwo("S.W.E."), "R10"), StartsWith("two perfect players need "));
  River large = laid("...........");
  large.players = 2, large.boats = 4;
  large.die.fill(Face(6));
  EXPECT_THAT(whyNot(large, "R11"),
              testing::MatchesRegex("two players have [0-9]+ states, too many to be solved"));
}

} // namespace
} // namespace fairway::validator::river
