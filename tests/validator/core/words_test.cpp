#include "validator/core/words.h"

#include "validator/core/table_pilots.h"

#include <gtest/gtest.h>

#include <vector>

namespace fairway::validator {
namespace {

TEST(Counted, HasThePluralOfTheNoun) {
  EXPECT_EQ(counted(0, "cell"), "0 cells");
  EXPECT_EQ(counted(1, "cell"), "1 cell");
  EXPECT_EQ(counted(2, "cell"), "2 cells");
  EXPECT_EQ(counted(1, "city"), "1 city");
  EXPECT_EQ(counted(2, "city"), "2 cities");
  EXPECT_EQ(counted(2, "by"), "2 bies");
  for (const char* noun : {"way", "buoy", "key", "guy", "y"})
    EXPECT_EQ(counted(3, noun), "3 " + std::string(noun) + "s");
}

TEST(Spots, AreListedUpToANumber) {
  const auto listed = [](int spots, std::size_t most) {
    std::vector<Spot> all;
    for (int i = 1; i <= spots; ++i) all.push_back({Spot::Kind::Section, i});
    return spotsPhrase(all, most).english();
  };
  EXPECT_EQ(listed(0, 2), "");
  EXPECT_EQ(listed(1, 2), "1");
  EXPECT_EQ(listed(2, 2), "1, 2");
  EXPECT_EQ(listed(3, 2), "1, 2 and 1 more");
  EXPECT_EQ(listed(9, 2), "1, 2 and 7 more");
}

TEST(SignedNumber, OfNothingHasNoSign) {
  EXPECT_EQ(signedPhrase(0, 0).english(), "0");
  EXPECT_EQ(signedPhrase(1, 0).english(), "+1");
  EXPECT_EQ(signedPhrase(-10, 0).english(), "-10");
  EXPECT_EQ(signedPhrase(100.5, 1).english(), "+100.5");
}

TEST(Advice, IsByWhatIsLostAndKeepsTheOrderOfEquals) {
  const Advice advice =
      adviceOf(phrase("turns"), {{Tree("b"), 3}, {Tree("a"), 2.5}, {Tree("c"), 3}, {Tree("d"), 2.5}});
  ASSERT_EQ(advice.costs.size(), 4u);
  const std::vector<std::pair<Tree, double>> expected{
      {Tree("a"), 0}, {Tree("d"), 0}, {Tree("b"), 0.5}, {Tree("c"), 0.5}};
  EXPECT_EQ(advice.costs, expected);
  EXPECT_TRUE(adviceOf(phrase("turns"), {}).costs.empty());
}

} // namespace
} // namespace fairway::validator
