#include "validator/core/badge.h"

#include <gtest/gtest.h>

namespace fairway::validator {
namespace {

TEST(Badge, FollowsWhatWasLost) {
  EXPECT_EQ(badgeFor(0, chanceLimits), Badge::None);
  EXPECT_EQ(badgeFor(0.0198, chanceLimits), Badge::None);
  EXPECT_EQ(badgeFor(0.02, chanceLimits), Badge::Inaccuracy);
  EXPECT_EQ(badgeFor(0.05 - reachedFrom / 2, chanceLimits), Badge::Mistake) << "not told apart";
  EXPECT_EQ(badgeFor(0.1, chanceLimits), Badge::Blunder);
  EXPECT_EQ(badgeFor(0.7, chanceLimits), Badge::Blunder);
  EXPECT_EQ(badgeFor(0.7, turnLimits), Badge::Mistake);
  EXPECT_EQ(nameOf(Badge::None), "");
  EXPECT_EQ(nameOf(Badge::Mistake), "mistake");
}

} // namespace
} // namespace fairway::validator
