#include "editor/model/river/odds_table.h"

#include "editor/model/river/river_edit.h"
#include "tests/editor/model/deliveries.h"

#include <gmock/gmock.h>

#include <atomic>
#include <future>
#include <new>
#include <thread>

namespace fairway::editor::river {
namespace {

using State = OddsTable::State;

class OddsTableTest : public WithDeliveries {
protected:
  OddsTable table_{post()};
};

// Small, so that it is solved in no time: six sections, a boat each.
River brook() {
  River river;
  river.sections.resize(6);
  river.sections[0] = fairway::river::sectionOf(SectionKind::Sandbank);
  river.sections[3] = fairway::river::sectionOf(SectionKind::Wave);
  river.sections[0].fixed = true;
  river.boats = 1;
  river.start = 2;
  return river;
}

TEST_F(OddsTableTest, TwoPlayersAreSolvedWithoutBeingAsked) {
  table_.show(brook());
  EXPECT_EQ(table_.two(), State::Working);
  pump([&] { return table_.two() != State::Working; });
  ASSERT_EQ(table_.two(), State::Done);
  const TwoOdds& odds = table_.odds();
  EXPECT_NEAR(odds.win, odds.first + odds.tie / 2, 1e-6);
  EXPECT_NEAR(odds.first + odds.tie + odds.second, 1, 1e-6);
  EXPECT_GT(odds.rounds, 1);
}

// Each step of undo solved again what had been solved before.
TEST_F(OddsTableTest, ARiverThatWasSolvedIsKnownWhenItComesBack) {
  table_.show(brook());
  pump([&] { return table_.two() != State::Working; });
  const double win = table_.odds().win;
  River other = brook();
  other.sections[4] = fairway::river::sectionOf(SectionKind::Sandbank);
  table_.show(other);
  EXPECT_EQ(table_.two(), State::Working);
  pump([&] { return table_.two() != State::Working; });
  EXPECT_NE(table_.odds().win, win);
  River renamed = brook();
  renamed.sections[1].name = "Weir";
  table_.show(renamed);
  EXPECT_EQ(table_.two(), State::Done) << "at once";
  EXPECT_EQ(table_.odds().win, win);
}

TEST_F(OddsTableTest, OrdersAreSortedAndTheOneOnTheDeskIsKnown) {
  table_.show(brook());
  table_.askOrders(true);
  pump([&] { return table_.settled(); });
  ASSERT_EQ(table_.orders(), State::Done);
  EXPECT_EQ(table_.rows().size(), 30u) << "a sandbank and a wave on six places";
  const auto off = [&](std::size_t i) { return std::abs(*table_.rows()[i].win - 0.5); };
  for (std::size_t i = 1; i < table_.rows().size(); ++i) EXPECT_LE(off(i - 1), off(i));
  EXPECT_EQ(table_.fairest(), &table_.rows().front());
  ASSERT_TRUE(table_.current());
  EXPECT_EQ(orderOf(table_.rows()[*table_.current()].river), "S..W..");
  EXPECT_NEAR(*table_.rows()[*table_.current()].win, table_.odds().win, 1e-9);
  table_.sortBy(OrderSort::Par);
  for (std::size_t i = 1; i < table_.rows().size(); ++i)
    EXPECT_GE(*table_.rows()[i - 1].points, *table_.rows()[i].points);
}

TEST_F(OddsTableTest, OrdersAreSortedByWhatIsAskedFor) {
  table_.show(brook());
  EXPECT_EQ(table_.fairest(), nullptr) << "no list yet";
  EXPECT_EQ(table_.current(), std::nullopt);
  table_.sortBy(OrderSort::AllSaved);
  table_.askOrders(true);
  EXPECT_TRUE(table_.ordersOfAll());
  EXPECT_EQ(table_.orders(), State::Working);
  EXPECT_FALSE(table_.settled());
  pump([&] { return table_.settled(); });
  for (std::size_t i = 1; i < table_.rows().size(); ++i)
    EXPECT_GE(*table_.rows()[i - 1].allSaved, *table_.rows()[i].allSaved);
  const auto off = [](const OrderRow& row) { return std::abs(*row.win - 0.5); };
  ASSERT_NE(table_.fairest(), nullptr);
  for (const OrderRow& row : table_.rows()) EXPECT_GE(off(row), off(*table_.fairest())) << "however sorted";
  EXPECT_EQ(table_.sort(), OrderSort::AllSaved);
  EXPECT_GT(table_.ordersShare(), 0);
  EXPECT_LE(table_.ordersShare(), 1);
}

TEST_F(OddsTableTest, WithoutARiverThereIsNothingToAsk) {
  table_.askTwo(), table_.askOrders(true), table_.stopTwo(), table_.stopOrders();
  EXPECT_EQ(table_.two(), State::Nothing);
  EXPECT_EQ(table_.orders(), State::Nothing);
  EXPECT_EQ(table_.current(), std::nullopt);
  table_.show(brook());
  pump([&] { return table_.two() == State::Done; });
  EXPECT_GT(table_.share(), 0);
  EXPECT_LE(table_.share(), 1);
  table_.stopTwo(), table_.askTwo();
  EXPECT_EQ(table_.two(), State::Done) << "what is done need not be stopped or done again";
  table_.show(std::nullopt);
  EXPECT_EQ(table_.two(), State::Nothing);
}

TEST_F(OddsTableTest, TheSameRiverAgainTellsNothing) {
  table_.show(brook());
  pump([&] { return table_.two() == State::Done; });
  int told = 0;
  table_.onChange = [&told] { ++told; };
  table_.show(brook());
  EXPECT_EQ(told, 0);
  River named = brook();
  named.sections[3].name = "Mill";
  table_.show(named);
  EXPECT_EQ(told, 1) << "the name is another";
  EXPECT_EQ(table_.river(), named);
}

TEST_F(OddsTableTest, WhatChangesTheRaceChangesTheOdds) {
  const auto solvedAgain = [this](const River& other) {
    table_.show(brook());
    pump([&] { return table_.two() == State::Done; });
    table_.show(other);
    return table_.two() != State::Done;
  };
  River other = brook();
  other.sections[3].push = 2;
  EXPECT_TRUE(solvedAgain(other));
  for (const std::size_t end : {0u, 5u}) {
    other = brook();
    other.sections[end] = fairway::river::sectionOf(SectionKind::Eddy);
    EXPECT_TRUE(solvedAgain(other)) << end;
  }
  other = brook();
  other.sections.push_back({});
  EXPECT_TRUE(solvedAgain(other));
  other = brook();
  other.docks[0] = 50;
  EXPECT_TRUE(solvedAgain(other));
  other = brook();
  other.sections[0].fixed = false;
  EXPECT_FALSE(solvedAgain(other)) << "who plays does not see it";
}

TEST_F(OddsTableTest, AnotherRiverEndsTheWorkOnOrders) {
  table_.show(brook());
  table_.askOrders(true);
  River other = brook();
  other.start = 3;
  table_.show(other);
  EXPECT_EQ(table_.orders(), State::Nothing);
  pump([&] { return table_.two() == State::Done; });
  table_.askOrders(false);
  EXPECT_FALSE(table_.ordersOfAll());
  pump([&] { return table_.settled(); });
  for (const OrderRow& row : table_.rows()) EXPECT_EQ(row.river.start, 3) << "not those that come late";
}

// A worker that runs out of memory while it tells how far it is.
class ShortOfMemory : public WithDeliveries {
protected:
  std::thread::id desk_ = std::this_thread::get_id();
  std::atomic<bool> failed_ = false;
  OddsTable table_{[this, deliver = post()](Background::Deliver delivery) {
    if (std::this_thread::get_id() != desk_ && !failed_.exchange(true)) throw std::bad_alloc();
    deliver(std::move(delivery));
  }};
};

TEST_F(ShortOfMemory, TheRiverIsToldToBeTooLarge) {
  table_.show(brook());
  pump([&] { return table_.two() != State::Working; });
  EXPECT_EQ(table_.two(), State::TooLarge);
  failed_ = false;
  table_.askOrders(true);
  pump([&] { return table_.orders() != State::Working; });
  EXPECT_EQ(table_.orders(), State::TooLarge);
  table_.askOrders(true);
  pump([&] { return table_.orders() != State::Working; });
  EXPECT_EQ(table_.orders(), State::Done) << "and the next try is not spoilt";
}

// First the wins are solved, then the points: as much work each.
TEST_F(OddsTableTest, TheSharesOfTheWorkGrowAlikeInBothHalves) {
  std::vector<double> first, second;
  table_.onChange = [&] {
    std::vector<double>& half = table_.share() > 0.5 ? second : first;
    if (half.empty() || half.back() != table_.share()) half.push_back(table_.share());
  };
  table_.show(brook());
  pump([&] { return table_.two() == State::Done; });
  ASSERT_EQ(first.size(), second.size() + 1);
  EXPECT_GT(second.size(), 3U);
  EXPECT_EQ(first.front(), 0);
  for (std::size_t i = 0; i < second.size(); ++i) {
    EXPECT_LT(first[i], first[i + 1]);
    EXPECT_NEAR(second[i], first[i + 1] + 0.5, 1e-9);
  }
  EXPECT_NEAR(table_.odds().ahead, 0.22214, 1e-5) << "in points";
  table_.onChange = nullptr;
  for (int time = 0; time < 2; ++time) {
    table_.askOrders(true);
    EXPECT_EQ(table_.ordersShare(), 0) << "another time it begins anew";
    pump([&] { return table_.settled(); });
  }
  table_.show(std::nullopt);
  EXPECT_TRUE(table_.rows().empty()) << "without a river it has no orders";
  EXPECT_EQ(table_.orders(), State::Nothing);
}

// What was found for another river may have been on its way already.
TEST_F(OddsTableTest, OddsThatComeLateAreNotThoseOfTheRiver) {
  River other = brook();
  other.sections[4] = fairway::river::sectionOf(SectionKind::Sandbank);
  table_.show(other);
  pump([&] { return table_.two() == State::Done; });
  const double win = table_.odds().win;
  OddsTable late(post());
  int posted = 0;
  late.onChange = [&posted] { ++posted; };
  late.show(brook());
  while (late.share() < 1) pump([&, before = posted] { return posted > before; });
  waitForDelivery(); // the odds
  late.show(other);
  pump([&] { return late.two() == State::Done; });
  EXPECT_EQ(late.odds().win, win);
}

// A worker that waits where it tells how far it is for the n-th time, until the desk has stopped it.
struct HeldWorker {
  std::thread::id desk = std::this_thread::get_id();
  std::atomic<int> left = 0; // until it waits
  std::promise<void> told, stopped;

  void pass() {
    if (std::this_thread::get_id() == desk || --left != 0) return;
    told.set_value();
    stopped.get_future().wait();
  }
};

TEST_F(OddsTableTest, WorkOnTwoPlayersIsStoppedWhereverItIs) {
  for (int times = 1; times <= 8; ++times) {
    HeldWorker worker;
    worker.left = times;
    OddsTable table([&worker](const Background::Deliver&) { worker.pass(); });
    table.show(brook());
    worker.told.get_future().wait();
    table.stopTwo();
    worker.stopped.set_value();
    EXPECT_EQ(table.two(), State::Stopped) << times;
  }
}

TEST_F(OddsTableTest, WorkOnOrdersIsStoppedWhereverItIs) {
  HeldWorker worker;
  OddsTable table([&worker, deliver = post()](Background::Deliver delivery) {
    worker.pass();
    deliver(std::move(delivery));
  });
  table.show(brook());
  pump([&] { return table.two() == State::Done; });
  worker.left = 3;
  table.askOrders(true);
  worker.told.get_future().wait();
  table.stopOrders();
  worker.stopped.set_value();
  EXPECT_EQ(table.orders(), State::Stopped);
  EXPECT_TRUE(table.rows().empty());
}

TEST_F(OddsTableTest, FixedSectionsStayUnlessAllMayMove) {
  table_.show(brook());
  table_.askOrders(false);
  pump([&] { return table_.settled(); });
  EXPECT_EQ(table_.rows().size(), 5u);
}

TEST_F(OddsTableTest, LayingAnotherOrderKeepsTheListAndAnEditDropsIt) {
  table_.show(brook());
  table_.askOrders(true);
  pump([&] { return table_.settled(); });
  const River fairest = table_.fairest()->river;
  const double win = *table_.fairest()->win;
  table_.show(fairest);
  EXPECT_EQ(table_.rows().size(), 30u);
  EXPECT_EQ(table_.current(), 0u);
  pump([&] { return table_.two() == State::Done; });
  EXPECT_NEAR(table_.odds().win, win, 1e-9) << "one solution serves all orders of a ring";
  River other = fairest;
  other.start = 3;
  table_.show(other);
  EXPECT_TRUE(table_.rows().empty());
  EXPECT_EQ(table_.orders(), State::Nothing);
}

TEST_F(OddsTableTest, ANameChangesNoOdds) {
  table_.show(brook());
  pump([&] { return table_.two() == State::Done; });
  River named = brook();
  named.sections[3].name = "Mill";
  table_.show(named);
  EXPECT_EQ(table_.two(), State::Done);
}

TEST_F(OddsTableTest, WorkCanBeStoppedAndAskedForAgain) {
  table_.show(publishedRiver().body.river);
  table_.stopTwo();
  EXPECT_EQ(table_.two(), State::Stopped);
  table_.askOrders(true);
  table_.stopOrders();
  EXPECT_EQ(table_.orders(), State::Stopped);
  table_.show(brook());
  pump([&] { return table_.two() == State::Done; });
  EXPECT_TRUE(table_.rows().empty());
}

TEST_F(OddsTableTest, ALargeRiverWaitsUntilItIsAskedFor) {
  River river;
  river.sections.resize(16);
  table_.show(river);
  EXPECT_EQ(table_.two(), State::Waiting);
  river.boats = 4;
  river.docks.assign(16, 1);
  table_.show(river);
  table_.askTwo();
  EXPECT_EQ(table_.two(), State::TooLarge);
}

TEST_F(OddsTableTest, ARaceThatNeedNotEndHasNoOdds) {
  River river = brook();
  river.sections.assign(6, {});
  river.boats = 1;
  river.die.fill(fairway::river::Face(1)); // one up, one down for ever
  table_.show(river);
  pump([&] { return table_.two() != State::Working; });
  EXPECT_EQ(table_.two(), State::Endless);
  // Twos come past a wave round and round, unless a race begins before the first waterfall.
  river.die.fill(fairway::river::Face(2));
  river.sections[0] = {fairway::river::SectionKind::Wave, 4, false, {}};
  river.players = river.boats = 2;
  river.start = 3;
  table_.show(river);
  pump([&] { return table_.two() != State::Working; });
  EXPECT_EQ(table_.two(), State::Done);
}

} // namespace
} // namespace fairway::editor::river
