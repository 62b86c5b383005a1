#include "editor/model/race/better_turn_words.h"
#include "editor/model/race/outlook_chart.h"
#include "tests/editor/model/race/catalogues.h"
#include "tests/editor/model/race/clicker.h"
#include "tests/editor/model/race/race_desk.h"

#include <gmock/gmock.h>

#include <regex>

// Whole races of all games, in which every text of the room is looked at: it comes from the catalogues of the
// window, but for what the board's author has named.
namespace fairway::editor::race {
namespace {

using Stage = RaceBench::Stage;

class RoomWords : public testing::Test {
protected:
  void SetUp() override { setSpeaker(catalogues_.speaker()); }
  void TearDown() override { setSpeaker({}); }

  void see(const std::string& text) {
    static const std::regex words("[A-Za-z]{3,}");
    for (std::sregex_iterator word(text.begin(), text.end(), words), end; word != end; ++word)
      if (!names_.contains(word->str())) english_.insert(text);
    ++seen_;
  }
  void see(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) see(text);
  }

  void look(const RaceBench& bench) {
    const Raced& raced = *bench.raced();
    see({bench.hint(), bench.whyStuck(), bench.worth(), bench.whyNoAdvice(), bench.whyNoReview()});
    if (bench.hand()) see({bench.hand()->task(), bench.hand()->notes()});
    for (const Offer& offer : bench.offers()) see(offer.text);
    for (const Piece& piece : bench.pieces()) see({piece.tip, piece.picture ? "" : piece.face});
    for (const Mark& mark : bench.marks()) see(mark.text);
    if (const auto& refused = bench.refused()) {
      see({say(refused->message), raced.ruleText(refused->rule)});
      ++refusals_;
    }
    for (int seat = 1; seat <= bench.shown().seats(); ++seat)
      see({bench.seatWithPlayer(seat), raced.standing(bench.shown(), seat)});
    if (!bench.playback()->lines().empty()) see(bench.playback()->lines().back());
    if (bench.finding()) see({findingHeadline(bench), findingDetail(bench)});
    if (const auto& advice = bench.advice()) {
      see(say(advice->measure));
      for (const auto& [choice, cost] : advice->costs) see(raced.choiceText(bench.shown(), choice));
    }
  }

  void lookAtTheEnd(RaceBench& bench) {
    for (const Ranked& ranked : bench.raced()->ranks(bench.shown())) see(ranked.text);
    for (const RuleWords& rule : bench.raced()->rules()) see(rule.text);
    review(bench);
    const Review& said = *bench.review();
    for (const Remark& remark : said.turns) see(inWords(remark));
    for (const Outlook& outlook : said.outlooks) see(outlook.text);
    see({said.verdict, bench.costText(1.5)});
    const formats::Chart chart = outlookChart(bench).chart;
    see({chart.title, chart.x.title, chart.nothing});
    if (bench.canFindBetter()) bench.findBetter(), look(bench);
  }

  void ask(RaceBench& bench) {
    validator::WorkWatch watch;
    if (bench.canAdvise()) bench.showAdvice(bench.advising()(watch));
    if (bench.wantsWeighing()) bench.takeWeighed(bench.weighing()(watch));
  }

  // At random for a while, so that much is refused; then to the end.
  void race(const std::string& board, const RacePlan& plan, std::set<std::string> names = {}) {
    names_ = std::move(names);
    const auto bench = begun(*opened(board), plan);
    bench->hearWorth(true);
    letPilotsPlay(*bench);
    bench->pressAt({{0.5, 0.5}}); // beside all that can be done
    look(*bench);
    Random random(5);
    Clicker clicker(*bench, random);
    constexpr int clicks = 400;
    for (int i = 0; i < 5000 && bench->stage() != Stage::Over; ++i) {
      if (i < clicks) {
        clicker.act();
      } else if (bench->ready(), bench->goOn(); !bench->offers().empty()) {
        bench->take(random.below(bench->offers().size()));
      }
      letPilotsPlay(*bench);
      if (i % 20 == 0) ask(*bench);
      look(*bench);
    }
    ASSERT_EQ(bench->stage(), Stage::Over) << board;
    lookAtTheEnd(*bench);
    EXPECT_GT(refusals_, 0) << "something was refused";
    EXPECT_GT(seen_, 100);
    EXPECT_THAT(english_, testing::IsEmpty()) << board;
    EXPECT_THAT(catalogues_.missing(), testing::IsEmpty()) << board;
  }

  Catalogues catalogues_;
  std::set<std::string> names_;
  std::set<std::string> english_;
  int seen_ = 0, refusals_ = 0;
};

TEST_F(RoomWords, OfTheLakeAreTranslated) {
  race("lake_race/duck-pond.lake.yaml", {{person, "random"}, 0, 1, 7, false, {}});
}

TEST_F(RoomWords, OfTheLakeAtARealTableAreTranslated) {
  race("lake_race/duck-pond.lake.yaml", {{person, person}, 0, 1, 7, true, {}});
}

TEST_F(RoomWords, OfTheRiverAreTranslated) {
  race("river/otter-bend.river.yaml", {{person, "fleet"}, 0, 1, 9, false, {}});
}

TEST_F(RoomWords, OfThePoolAreTranslated) {
  race("pool/paddling-pool.pool.yaml", {{person, "quick"}, 0, std::nullopt, 9, false, {}});
}

TEST_F(RoomWords, OfTheRegattaAreTranslated) {
  race("regatta/kitchen-table.regatta.yaml", {{person, "good"}, 0, 1, 9, false, {}},
       {"cloud", "helm", "joker", "small", "slip", "sun", "red", "green", "egg", "cup"}); // cards and buoys
}

TEST_F(RoomWords, ATextThatIsNotTranslatedIsFound) {
  see("seat 1 has no boat");
  EXPECT_THAT(english_, testing::SizeIs(1));
  see(say(phrase("seat {1} has no boat on section {2}", {1, 2})));
  EXPECT_THAT(english_, testing::SizeIs(1));
  EXPECT_THAT(catalogues_.missing(), testing::IsEmpty());
  static_cast<void>(say(Phrase(phrase(std::string("nobody translates this").c_str()))));
  EXPECT_THAT(catalogues_.missing(), testing::SizeIs(1));
}

} // namespace
} // namespace fairway::editor::race
