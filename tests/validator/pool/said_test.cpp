#include "tests/validator/said.h"

#include "tests/support/odd_documents.h"

#include <gtest/gtest.h>

// What the commands say of pools that nobody has built, in each of their words.
namespace fairway::validator::pool {
namespace {

TEST(WhatIsSaidOfPools, IsTheSameForTheSameSeed) {
  const struct {
    std::string call;
    int pools;
    std::string digest;
  } calls[]{
      {"validate FILE", 60, "230149757ece9b8f"},
      {"validate --format json FILE", 60, "190708a42d416c8a"},
      {"validate --deep --format json FILE", 12, "fb0feb48f650f2bd"},
      {"simulate --races 6 --pilot quick FILE", 30, "07875c50d1c28999"},
      {"simulate --races 6 --pilots quick,strong --placement random --format json FILE", 30,
       "cbcce04074dee3fc"},
      {"simulate --races 3 --pilots deep,quick --placement random FILE", 10, "0e7ba7f0eaa4ddcf"},
      {"race FILE --pilot quick -o OUT.record.yaml ; replay OUT.record.yaml", 20, "872d1f9b637a8380"},
      {"race FILE --placement random -o OUT.record.yaml ; replay --format json --coach OUT.record.yaml", 20,
       "8f41ad4e39556abe"},
      {"race FILE --placement random --seed 5 -o OUT.record.yaml ; replay --coach OUT.record.yaml", 20,
       "cdfc2d645b881151"},
      {"race FILE --placement random -o OUT.record.yaml ; perft --depth 2 OUT.record.yaml", 12,
       "5904732301e063f8"},
      {"solve --states 3000 FILE", 40, "a50bc7203af35043"},
      {"solve --states 3000 --format json FILE", 40, "a50bc7203af35043"},
      {"describe FILE --races 100 --placement random", 4, "e11fdf7c01233c35"},
      {"describe FILE --races 100 --format json", 12, "c05a398b66b21837"},
      {"compare FILE OTHER --races 100 --placement random", 4, "cdf6a421597e03ac"},
  };
  for (const auto& [call, pools, digest] : calls)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(call, fairway::test::oddPool, pools)), digest)
        << call;
}

TEST(WhatIsSaidOfPools, IsTheSameAtTheSameTable) {
  const std::vector<std::string> wrong{R"({"at": [1, 1]})",
                                       R"({"at": [3, 9, 2]})",
                                       R"({"swim": [4, 10], "to": [4, 8]})",
                                       R"({"swim": [4, 10], "to": "bar"})",
                                       R"({"swim": [4, 10], "to": "beach"})",
                                       R"({"swim": [4, 10]})",
                                       R"({"move": [1, 2], "to": [1, 3]})",
                                       R"({"move": [1, 2], "to": [1]})",
                                       R"({"reveal": [2, 11]})",
                                       R"({"reveal": [2, 4]})",
                                       R"({"reveal": [2, 11], "to": [2, 10]})",
                                       R"({"pass": true})",
                                       R"({"pass": false})",
                                       R"({"to": "bar"})",
                                       R"({"to": [3, 3]})",
                                       R"({"boat": 1})",
                                       R"({"at": [40, 2]})"};
  const std::vector<std::string> chances{R"({"value": 1})",     R"({"value": 2})", R"({"value": 3})",
                                         R"({"value": 4})",     R"({"value": 5})", R"({"value": 0})",
                                         R"({"value": "two"})", R"({"value": 6})", R"({"roll": 1})"};
  const std::pair<fairway::test::Conversation, std::string> tables[]{
      {{"table SAMPLES/pool/paddling-pool.pool.yaml --seed 4", 40, wrong, chances}, "0a9e378bb38d035e"},
      {{"table SAMPLES/pool/paddling-pool.pool.yaml --chance told", 40, wrong, chances}, "09db271c263ca47f"},
      {{"table SAMPLES/pool/hotel-lido.pool.yaml --seats person,quick", 12, wrong, chances},
       "a68bffcee641e532"},
      {{"table SAMPLES/pool/evening-at-the-lido.record.yaml", 4, wrong, chances}, "0f580e2fe95d1fb3"},
      {{"table SAMPLES/pool/thimble.record.yaml --seats quick,person", 20, wrong, chances},
       "1ecb881a6bdbb0af"},
  };
  for (const auto& [table, digest] : tables)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(table)), digest) << table.call;
}

} // namespace
} // namespace fairway::validator::pool
