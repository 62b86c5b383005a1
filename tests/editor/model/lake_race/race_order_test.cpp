#include "editor/model/lake_race/course/race_order.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace fairway::editor::lake_race {
namespace {

// It is kept between two runs of the editor.
TEST(RaceOrders, AreReadAsTheyWereWritten) {
  std::set<std::string> texts;
  for (int by = 0; by < 6; ++by)
    for (const bool down : {false, true}) {
      const RaceOrder order{static_cast<RaceOrder::By>(by), down};
      const RaceOrder again = RaceOrder::read(order.text());
      EXPECT_EQ(again.by, order.by) << order.text();
      EXPECT_EQ(again.descending, down) << order.text();
      texts.insert(order.text());
    }
  EXPECT_EQ(texts.size(), 12U);
  EXPECT_EQ(RaceOrder::read("colour down").text(), RaceOrder().text()) << "what nobody knows is left out";
}

} // namespace
} // namespace fairway::editor::lake_race
