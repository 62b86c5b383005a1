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

// A small pool in which one to three tiles a side swim from one end to the other. Each draw is a statement of
// its own: in what order operands are worked out is the compiler's choice.
std::string basin(Random& random) {
  std::string text = "fairway: 1\nkind: pool\n";
  const auto below = [&](int lots) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(lots)));
  };
  const auto add = [&](const std::string& before, int number) { text += before + std::to_string(number); };
  if (below(2) == 0) text += "name: Basin\n";
  const int columns = 3 + below(3), rows = 4 + below(3), tiles = 1 + below(3);
  text += "map: |2\n";
  for (int row = 1; row <= rows; ++row) {
    text += "  ";
    for (int column = 1; column <= columns; ++column) {
      const int lot = row == 1 || row == rows ? 9 : below(10);
      text += lot == 0 ? " #" : lot == 1 ? " x" : " .";
    }
    text += '\n';
  }
  add("ladders:\n  - {bar: red, at: [", 1 + below(columns));
  add(", 1], side: N}\n  - {bar: yellow, at: [", 1 + below(columns));
  add(", ", rows);
  text += "], side: S}\n";
  if (below(2) == 0) text += "  - {bar: red, at: [1, 1], side: W}\n";
  add("start:\n  red:\n    - {row: ", rows);
  add(", swimmers: ", tiles);
  add("}\n  yellow:\n    - {row: 1, swimmers: ", tiles);
  text += "}\n";
  if (below(3) > 0) {
    std::string red, yellow;
    for (int tile = 1; tile <= tiles; ++tile) {
      red += (tile > 1 ? ", [" : "[") + std::to_string(tile) + ", " + std::to_string(rows) + "]";
      yellow += (tile > 1 ? ", [" : "[") + std::to_string(columns + 1 - tile) + ", 1]";
    }
    text += "setup:\n  red: [" + red + "]\n  yellow: [" + yellow + "]\n";
  }
  for (int tile = 1; tile <= tiles; ++tile)
    add(tile == 1 ? "crocodiles: [" : ", ", tile == 2 ? 2 : 1 + below(2) * 2);
  add("]\nopening: ", 1 + below(2));
  add("\nquiet: ", 10 + below(20));
  return text + "\n";
}

struct CallOfBasins {
  std::string call;
  int pools;
  std::string digest;
};

void expectSaidOfBasins(const std::vector<CallOfBasins>& calls) {
  for (const auto& [call, pools, digest] : calls)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(call, basin, pools)), digest) << call;
}

TEST(WhatIsSaidOfBasins, IsTheSameWhenTheyAreJudged) {
  expectSaidOfBasins({{"validate FILE", 20, "dbcaa42981bdf082"},
                      {"validate --format json FILE", 20, "5a0b05eff8327306"},
                      {"describe FILE --races 100", 1, "dfa3d87053a80eac"},
                      {"compare FILE OTHER --races 100", 1, "90faaf03c81e99c3"}});
}

TEST(WhatIsSaidOfBasins, IsTheSameOfGames) {
  expectSaidOfBasins(
      {{"simulate --races 20 FILE", 3, "6fc7d8de8568b37d"},
       {"simulate --races 30 --pilot quick --placement random FILE", 8, "8b840b71600a4f37"},
       {"simulate --races 20 --pilots quick,strong --format json FILE", 8, "e58fb044be982d66"},
       {"simulate --races 2 --pilots deep,strong --format json FILE", 3, "7b3883cfc143c0ff"},
       {"race FILE -o OUT.record.yaml ; replay --coach OUT.record.yaml", 6, "54e0d63f61034d5f"},
       {"race FILE --seed 4 --pilots deep,quick -o OUT.record.yaml ; replay --format json "
        "--coach OUT.record.yaml",
        4, "3ebd6bf44d6c1264"},
       {"race FILE --placement random --pilots quick,strong -o OUT.record.yaml ; replay "
        "--coach OUT.record.yaml",
        6, "422bf19b0a877ef4"}});
}

TEST(WhatIsSaidOfBasins, IsTheSameWhereTheyAreSolved) {
  expectSaidOfBasins({{"solve --states 20000 FILE", 12, "6733a59ce0166212"},
                      {"solve --states 20000 --format json FILE", 12, "a40a99059c7e3e99"}});
}

TEST(WhatIsSaidOfBasins, IsTheSameAfterManyGames) {
  expectSaidOfBasins({{"validate --deep FILE", 1, "9720dc9a38048098"}});
}

TEST(WhatIsSaidOfPools, IsTheSameOfTheSamplesOfFindings) {
  EXPECT_EQ(fairway::test::digestOf(
                fairway::test::said("validate --format json" + fairway::test::samplesIn("pool/findings"))),
            "0c05f53616509fba");
  EXPECT_EQ(
      fairway::test::digestOf(fairway::test::said("validate" + fairway::test::samplesIn("pool/findings"))),
      "c44b41e9dab41b5b");
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

TEST(RefusedCallsOfPools, TellTheLimitsAndWhatIsNeeded) {
  const struct {
    int status;
    std::string call, text;
  } calls[]{
      {2, "perft --depth 0 SAMPLES/pool/thimble.record.yaml",
       "--depth: expected a whole number from 1 to 20,"},
      {2, "race --players 3 -o OUT.yaml SAMPLES/pool/paddling-pool.pool.yaml", "--players: can only be 2,"},
      {2, "simulate --players 1 SAMPLES/pool/paddling-pool.pool.yaml", "--players: can only be 2,"},
      {2, "table --players 3 SAMPLES/pool/paddling-pool.pool.yaml", "--players: can only be 2,"},
      {2, "solve --states 0 SAMPLES/pool/paddling-pool.pool.yaml",
       "--states: expected a whole number from 1 to 2000000000,"},
      {2, "describe --races 99 SAMPLES/pool/paddling-pool.pool.yaml",
       "--races: expected a whole number from 100 to 10000000,"},
      {2, "print --square 4 -o OUT.pdf SAMPLES/pool/paddling-pool.pool.yaml",
       "--square: expected a number from 5 to 100,"},
      {3, "simulate SAMPLES/pool/thimble.record.yaml", "expected a pool, found a record"},
      {3, "race -o OUT.yaml SAMPLES/pool/thimble.record.yaml", "expected a pool, found a record"},
      {3, "play -o OUT.html SAMPLES/pool/thimble.record.yaml", "expected a pool, found a record"},
      {3, "describe SAMPLES/pool/thimble.record.yaml", "expected a pool, found a record"},
      {3, "perft --depth 1 SAMPLES/pool/paddling-pool.pool.yaml",
       "expected a record of the pool, found a pool"},
      {3, "perft --depth 1 SAMPLES/pool/nothing.record.yaml", "cannot be read"},
      {3, "solve SAMPLES/pool/nothing.record.yaml", "cannot be read"},
      {3, "table SAMPLES/pool/nothing.record.yaml", "cannot be read"},
  };
  for (const auto& [status, call, text] : calls) {
    const std::string said = fairway::test::said(call);
    EXPECT_TRUE(said.starts_with(std::to_string(status) + "\n")) << call << said;
    EXPECT_NE(said.find(text), std::string::npos) << call << said;
  }
}

} // namespace
} // namespace fairway::validator::pool
