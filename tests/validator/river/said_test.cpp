#include "tests/validator/said.h"

#include "tests/support/odd_documents.h"

#include <gtest/gtest.h>

// What the commands say of rivers that nobody has laid out, in each of their words.
namespace fairway::validator::river {
namespace {

TEST(WhatIsSaidOfRivers, IsTheSameForTheSameSeed) {
  const struct {
    std::string call;
    int rivers;
    std::string digest;
  } calls[]{
      {"validate FILE", 40, "6ad7a0d462555655"},
      {"validate --format json FILE", 40, "99e37a43afe10308"},
      {"par FILE", 12, "94ea81cbc57aeb72"},
      {"par --skill --format json FILE", 12, "946bf788a2a79cfe"},
      {"orders FILE", 3, "384f72ff396cd504"},
      {"simulate --races 30 FILE", 12, "ca4b616553e680bd"},
      {"simulate --races 30 --format json FILE", 20, "c54f0fa46b22b54d"},
      {"simulate --players 2 --races 30 --pilots perfect --format json FILE", 2, "e7314325da3596cf"},
      {"simulate --players 2 --races 30 --pilots fleet,perfect FILE", 6, "9fdafbb9cf1a4149"},
      {"simulate --players 1 --races 30 FILE", 10, "b103066f6927d1b6"},
      {"simulate --players 3 --races 30 --format json FILE", 10, "a44116e6bac83684"},
      {"race FILE --seed 3 -o OUT.record.yaml ; replay OUT.record.yaml", 10, "20b30bf49196601e"},
      {"race FILE --players 2 -o OUT.record.yaml ; replay --coach OUT.record.yaml", 3, "608af8e44f57eb59"},
      {"race FILE --players 2 --pilots fleet,perfect -o OUT.record.yaml ; replay --format json --coach "
       "OUT.record.yaml",
       6, "7a7a8288e3f24b6e"},
      {"race FILE --pilots fleet -o OUT.record.yaml ; replay --format json OUT.record.yaml", 6,
       "5cf9917d563670ca"},
      {"describe FILE --races 100", 2, "ba8f9f4bd5bba9a8"},
      {"describe FILE --races 100 --format json", 6, "74f7cce980e9622e"},
      {"compare FILE OTHER --races 100", 1, "86ec0d6a5680917a"},
  };
  for (const auto& [call, rivers, digest] : calls)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(call, fairway::test::oddRiver, rivers)), digest)
        << call;
}

TEST(WhatIsSaidOfRivers, IsTheSameOfTheSamplesOfFindings) {
  EXPECT_EQ(fairway::test::digestOf(fairway::test::said("validate --deep --format json" +
                                                        fairway::test::samplesIn("river/findings"))),
            "38d4466be84da872");
  EXPECT_EQ(
      fairway::test::digestOf(fairway::test::said("validate" + fairway::test::samplesIn("river/findings"))),
      "f7327954dc6874d5");
}

TEST(WhatIsSaidOfRivers, IsTheSameAtTheSameTable) {
  const std::vector<std::string> wrong{
      R"({"boat": 0})",         R"({"boat": 3})",      R"({"boat": 12})",     R"({"up": 2})",
      R"({"up": 4})",           R"({"back": [1, 2]})", R"({"back": 1})",      R"({"back": [2, 3, 4]})",
      R"({"pass": true})",      R"({"pass": false})",  R"({"back": [7, 3]})", R"({"swim": 1})",
      R"({"boat": 3, "up": 3})"};
  const std::vector<std::string> chances{
      R"({"roll": 1})", R"({"roll": 3})",       R"({"roll": "wind"})",
      R"({"roll": 7})", R"({"roll": "storm"})", R"({"roll": 2, "boat": 1})",
      R"({"roll": 5})", R"({"value": 2})",      R"({"roll": 0})"};
  const std::string river = "table SAMPLES/river/quiet-backwater.river.yaml ";
  const std::pair<fairway::test::Conversation, std::string> tables[]{
      {{river + "--players 2 --seed 4", 40, wrong, chances}, "ba0a3beea573f905"},
      {{river + "--players 2 --chance told --first 2", 40, wrong, chances}, "53d4d875d85746a7"},
      {{river + "--players 2 --seats person,perfect", 20, wrong, chances}, "2da5e063dda44e93"},
      {{"table SAMPLES/river/up-the-river.river.yaml --seats person,fleet --seed 9", 12, wrong, chances},
       "3011855afacdcc39"},
      {{"table SAMPLES/river/first-trip.record.yaml", 4, wrong, chances}, "d1b96f94625fe404"},
  };
  for (const auto& [table, digest] : tables)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(table)), digest) << table.call;
}

TEST(RefusedCallsOfRivers, TellTheLimitsAndWhatIsNeeded) {
  const struct {
    int status;
    std::string call, text;
  } calls[]{
      {2, "race --players 5 -o OUT.yaml SAMPLES/river/up-the-river.river.yaml",
       "--players: expected a whole number from 2 to 4,"},
      {2, "simulate --players 5 SAMPLES/river/up-the-river.river.yaml",
       "--players: expected a whole number from 1 to 4,"},
      {2, "table --players 5 SAMPLES/river/up-the-river.river.yaml",
       "--players: expected a whole number from 2 to 4,"},
      {2, "describe --races 99 SAMPLES/river/up-the-river.river.yaml",
       "--races: expected a whole number from 100 to 10000000,"},
      {2, "export --phase 16 -o OUT.svg SAMPLES/river/up-the-river.river.yaml",
       "--phase: expected a whole number from 0 to 15,"},
      {2, "export --phase 10 -o OUT.svg SAMPLES/river/up-the-river.river.yaml", "--phase: choose 0 to 9"},
      {3, "simulate SAMPLES/river/first-trip.record.yaml", "expected a river, found a record"},
      {3, "race -o OUT.yaml SAMPLES/river/first-trip.record.yaml", "expected a river, found a record"},
      {3, "orders SAMPLES/river/first-trip.record.yaml", "expected a river, found a record"},
      {3, "describe SAMPLES/river/first-trip.record.yaml", "expected a river, found a record"},
      {3, "replay SAMPLES/river/quiet-backwater.river.yaml", "expected a record, found a river"},
      {3, "table SAMPLES/river/nothing.river.yaml", "cannot be read"},
      {2, "simulate --players 3 SAMPLES/river/quiet-backwater.river.yaml",
       "--players: this river takes at most 2"},
      {2, "table --players 3 SAMPLES/river/quiet-backwater.river.yaml",
       "--players: this river takes at most 2"},
  };
  for (const auto& [status, call, text] : calls) {
    const std::string said = fairway::test::said(call);
    EXPECT_TRUE(said.starts_with(std::to_string(status) + "\n")) << call << said;
    EXPECT_NE(said.find(text), std::string::npos) << call << said;
  }
}

} // namespace
} // namespace fairway::validator::river
