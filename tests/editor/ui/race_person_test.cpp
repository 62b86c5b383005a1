#include "rules/base/tree.h"
#include "rules/table/reading.h"
#include "tests/editor/ui/each_game.h"

// Whole races by a person who has the keyboard alone.
namespace fairway::editor::race {
namespace {

using Stage = RaceBench::Stage;

class ByAPerson : public EachGame {
protected:
  // Right, as often as it takes, and Enter.
  void takeByKeys(RaceBench& bench, std::size_t offer) {
    ASSERT_LT(offer, bench.offers().size());
    for (std::size_t keys = 0; bench.pointed() != offer && keys <= bench.offers().size(); ++keys)
      type(WXK_RIGHT);
    ASSERT_EQ(bench.pointed(), offer);
    type(WXK_RETURN);
  }

  // The person asks what the pilot would do.
  Tree bestNow(RaceBench& bench) {
    type('I', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([&] { return bench.advice().has_value() || !bench.whyNoAdvice().empty(); }));
    EXPECT_TRUE(bench.advice()) << bench.whyNoAdvice();
    return bench.advice() ? bench.advice()->costs.front().first : Tree();
  }

  // Which offers lead to this choice, one after the other; none: no offers do.
  static std::optional<std::vector<std::size_t>> wayTo(const RaceBench& bench, const Tree& choice,
                                                       std::vector<std::size_t> way = {}) {
    const auto hand = bench.raced()->hand(bench.shown());
    for (const std::size_t step : way)
      if (!hand->takes(hand->offers()[step])) return std::nullopt;
    const std::vector<Offer> offers = hand->offers();
    for (std::size_t i = 0; i < offers.size(); ++i)
      if (offers[i].choice == choice) return way.push_back(i), way;
    if (way.size() == 6) return std::nullopt;
    for (std::size_t i = 0; i < offers.size(); ++i) {
      if (!isNothing(offers[i].choice)) continue;
      std::vector<std::size_t> longer = way;
      longer.push_back(i);
      if (auto found = wayTo(bench, choice, std::move(longer))) return found;
    }
    return std::nullopt;
  }

  void raceToTheEnd(const std::function<void(RaceBench&)>& act) {
    raceIt();
    RaceBench& bench = *race();
    for (int acts = 0; acts < 3000 && bench.stage() != Stage::Over && !HasFatalFailure(); ++acts) {
      ASSERT_TRUE(pumpUntil([&] { return bench.hand() || bench.stage() == Stage::Over; }));
      if (bench.hand()) act(bench);
    }
    ASSERT_EQ(bench.stage(), Stage::Over);
    ASSERT_TRUE(pumpUntil([&] { return window_->settled(); }));
    picture(std::string("race-person-") + GetParam().name);
    expectReplayed(bench);
  }
};

class LakeByAPerson : public ByAPerson {
protected:
  // A digit rolls a die, the same once more takes it off, 0 adds one; then Enter.
  void chooseDice(const RaceBench& bench, std::vector<int> keep, int roll) {
    const std::vector<Piece> dice = bench.pieces(); // and what adds one
    const std::size_t before = dice.size() - 1, after = keep.size() + static_cast<std::size_t>(roll);
    if ((after > before) != (dice.back().state == Piece::State::Rolls)) type('0');
    bool off = after < before;
    for (std::size_t i = 0; i < before; ++i) {
      const auto kept = std::find(keep.begin(), keep.end(), std::stoi(dice[i].face));
      if (kept != keep.end()) {
        keep.erase(kept);
        continue;
      }
      type('1' + static_cast<int>(i));
      if (std::exchange(off, false)) type('1' + static_cast<int>(i));
    }
    type(WXK_RETURN);
  }
};

INSTANTIATE_TEST_SUITE_P(Races, LakeByAPerson,
                         testing::Values(Board{
                             "match", matchLake(), "de", true, {0, 1}, "\"totals\":[%p],\"winner\":%w"}),
                         [](const auto& board) { return board.param.name; });

// Three races one after the other; the boats keep their damage and the points add up.
TEST_P(LakeByAPerson, SailsAMatchByKeysAlone) {
  std::set<std::size_t> races;
  raceToTheEnd([&](RaceBench& bench) {
    races.insert(bench.sheetNumber());
    const Tree best = bestNow(bench);
    if (const auto keep = table::numbersIn(best, "keep"))
      return chooseDice(bench, *keep, table::numberIn(best, "roll").value_or(0));
    const auto way = wayTo(bench, best);
    if (way) return takeByKeys(bench, way->front());
    takeByKeys(bench, 0); // another heading than the one that is offered at the start
  });
  EXPECT_EQ(races.size(), 3U);
}

class RegattaByAPerson : public ByAPerson {
protected:
  // 9, the cards by their numbers, and Enter.
  void changeByKeys(const RaceBench& bench, std::vector<std::string> cards) {
    const std::vector<Piece> held = bench.pieces();
    type('9');
    for (std::size_t i = 0; i < held.size(); ++i)
      if (const auto wanted = std::find(cards.begin(), cards.end(), held[i].face); wanted != cards.end()) {
        cards.erase(wanted);
        type('1' + static_cast<int>(i));
      }
    type(WXK_RETURN);
  }
};

INSTANTIATE_TEST_SUITE_P(
    Races, RegattaByAPerson,
    testing::Values(Board{
        "regatta", "regatta/kitchen-table.regatta.yaml", "fr", false, {0, 1}, "\"winner\":%w"}),
    [](const auto& board) { return board.param.name; });

// The person asks what the pilot would do, and does it.
TEST_P(RegattaByAPerson, SailsToTheFinishByKeysAlone) {
  int turns = 0;
  raceToTheEnd([&](RaceBench& bench) {
    if (bench.shown().moment() == table::Moment::Place) return takeByKeys(bench, bench.offers().size() / 2);
    const Tree best = bestNow(bench);
    ++turns;
    if (const auto cards = table::textsIn(best, "cards")) return changeByKeys(bench, *cards);
    const auto way = wayTo(bench, best);
    ASSERT_TRUE(way);
    for (const std::size_t step : *way) takeByKeys(bench, step);
  });
  EXPECT_GT(turns, 3);
}

} // namespace
} // namespace fairway::editor::race
