#include "formats/print/packing.h"

#include <gmock/gmock.h>

#include <random>

namespace fairway::formats {
namespace {

TEST(Packing, ItemsStayInTheRoomAndApart) {
  std::mt19937_64 random(5);
  const Box room{5, 5, 205, 285};
  constexpr double gap = 3;
  for (int round = 0; round < 50; ++round) {
    std::vector<ItemSize> items;
    for (int i = 0; i < 40; ++i)
      items.push_back({5 + static_cast<double>(random() % 120), 5 + static_cast<double>(random() % 120)});
    const auto places = packed(items, room, gap);
    ASSERT_TRUE(places);
    for (std::size_t i = 0; i < items.size(); ++i) {
      const Box box{(*places)[i].at.x, (*places)[i].at.y, (*places)[i].at.x + items[i].width,
                    (*places)[i].at.y + items[i].height};
      EXPECT_GE(box.left, room.left + gap - 1e-6);
      EXPECT_LE(box.right, room.right - gap + 1e-6);
      EXPECT_LE(box.bottom, room.bottom - gap + 1e-6);
      for (std::size_t j = 0; j < i; ++j) {
        if ((*places)[i].page != (*places)[j].page) continue;
        const Box other{(*places)[j].at.x, (*places)[j].at.y, (*places)[j].at.x + items[j].width,
                        (*places)[j].at.y + items[j].height};
        EXPECT_FALSE(box.grown(gap - 0.01).meets(other.grown(gap - 0.01))) << i << " and " << j;
      }
    }
  }
}

TEST(Packing, APublishedTileFindsRoomOnA4AndLetter) {
  const std::vector<ItemSize> tile{{187, 235.3}};
  EXPECT_TRUE(packed(tile, {5, 5, 205, 285}, 3));
  EXPECT_TRUE(packed(tile, {5, 5, 210.9, 267.4}, 3));
}

TEST(Packing, TooLargeIsSaid) {
  EXPECT_FALSE(packed({{200, 10}}, {5, 5, 205, 285}, 3));
}

TEST(Packing, APageIsFilledFromItsMiddle) {
  const auto places = packed({{50, 10}, {60, 20}, {100, 90}}, {0, 0, 100, 100}, 0);
  ASSERT_TRUE(places);
  EXPECT_NEAR((*places)[0].at.x, 25, 1e-9);
  EXPECT_NEAR((*places)[0].at.y, 35, 1e-9) << "two rows of 30 together";
  EXPECT_NEAR((*places)[1].at.y, 45, 1e-9);
  EXPECT_EQ((*places)[2].page, 1);
  EXPECT_NEAR((*places)[2].at.y, 5, 1e-9);
}

TEST(Packing, WhatBelongsTogetherBeginsARow) {
  const auto places = packed({{10, 10}, {10, 10, true}, {10, 10}}, {0, 0, 100, 100}, 0);
  ASSERT_TRUE(places);
  EXPECT_LT((*places)[0].at.y, (*places)[1].at.y);
  EXPECT_EQ((*places)[1].at.y, (*places)[2].at.y);
}

} // namespace
} // namespace fairway::formats
