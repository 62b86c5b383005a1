#include "rules/base/tree.h"

#include <gtest/gtest.h>

#include <limits>

namespace fairway {
namespace {

TEST(Trees, GrowFromNothing) {
  Tree tree;
  EXPECT_TRUE(isNothing(tree) && tree.empty());
  tree["first"] = 1;
  tree["second"].push_back("a");
  tree["second"].push_back("b");
  tree["first"] = 2;
  EXPECT_EQ(tree, (Tree{{"first", 2}, {"second", Tree::list({"a", "b"})}}));
  EXPECT_EQ(tree.size(), 2u);
  EXPECT_EQ(tree.find("second")->size(), 2u);
  EXPECT_EQ(tree.find("third"), nullptr);
  EXPECT_EQ(Tree("text").find("first"), nullptr);
  EXPECT_EQ(Tree("text").size(), 0u);
}

TEST(Trees, HoldWhatWasPutInAndNothingElse) {
  EXPECT_EQ(wholeIn(Tree(-7)), -7);
  EXPECT_EQ(wholeIn(Tree(7u)), 7);
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(wholeIn(Tree(static_cast<std::uint64_t>(most))), most);
  EXPECT_EQ(wholeIn(Tree(static_cast<std::uint64_t>(most) + 1)), std::nullopt);
  EXPECT_EQ(wholeIn(Tree(1.0)), std::nullopt);
  EXPECT_EQ(wholeIn(Tree(true)), std::nullopt);
  EXPECT_EQ(numberIn(Tree(1.5)), 1.5);
  EXPECT_EQ(numberIn(Tree(2)), 2.0);
  EXPECT_EQ(numberIn(Tree(true)), std::nullopt);
  EXPECT_EQ(numberIn(Tree("2")), std::nullopt);
  EXPECT_TRUE(truthIn(Tree(true)) && *truthIn(Tree(true)));
  EXPECT_EQ(truthIn(Tree(1)), nullptr);
  EXPECT_EQ(*textIn(Tree("a")), "a");
  EXPECT_EQ(textIn(Tree()), nullptr);
  EXPECT_EQ(listIn(Tree::fields()), nullptr);
  EXPECT_NE(fieldsIn(Tree::fields()), nullptr);
  EXPECT_EQ(fieldsIn(Tree::list()), nullptr);
  EXPECT_FALSE(isNothing(Tree::list()));
}

} // namespace
} // namespace fairway
