#include "tests/validator/said.h"

#include "tests/support/odd_documents.h"

#include <gtest/gtest.h>

// What the commands say of regattas that nobody has laid out, in each of their words.
namespace fairway::validator::regatta {
namespace {

TEST(WhatIsSaidOfRegattas, IsTheSameForTheSameSeed) {
  const struct {
    std::string call;
    int regattas;
    std::string digest;
  } calls[]{
      {"validate FILE", 24, "d77bcc0c8b007667"},
      {"validate --format json FILE", 24, "a1ef2dbadd553093"},
      {"validate --deep --format json FILE", 6, "0dfeb487ff8768a6"},
      {"par --races 6 FILE", 16, "c8feb0cfb72ae8e3"},
      {"par --races 6 --format json FILE", 16, "198f5036134ce292"},
      {"simulate --players 1 --races 6 FILE", 12, "084c0246ec896961"},
      {"simulate --players 2 --races 6 --format json FILE", 12, "084c0246ec896961"},
      {"simulate --players 3 --races 6 --pilots good,random FILE", 12, "8f593948fd4466ed"},
      {"race FILE --players 2 -o OUT.record.yaml ; replay OUT.record.yaml", 12, "aa3c586360b0134c"},
      {"race FILE --players 3 --all -o OUT.record.yaml ; replay --format json OUT.record.yaml", 12,
       "ca2dcfc006ac4203"},
      {"race FILE --players 2 --pilots random,good -o OUT.record.yaml ; replay --coach OUT.record.yaml", 8,
       "83b849480cff6229"},
      {"race FILE --players 2 -o OUT.record.yaml ; replay --format json --coach OUT.record.yaml", 8,
       "83b849480cff6229"},
      {"describe FILE --players 2 --races 100", 4, "6ffe7b81543061fc"},
      {"describe FILE --players 2 --races 100 --format json", 4, "6ffe7b81543061fc"},
      {"compare FILE --leave 1 --players 2 --races 100", 3, "7ad6941788f47127"},
  };
  for (const auto& [call, regattas, digest] : calls)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(call, fairway::test::oddRegatta, regattas)), digest)
        << call;
}

TEST(WhatIsSaidOfRegattas, IsTheSameAtTheSameTable) {
  const std::vector<std::string> wrong{
      R"({"at": [100, 100], "heading": 0})",
      R"({"at": [100, 100], "heading": 20})",
      R"({"at": [100], "heading": 0})",
      R"({"play": [{"card": "s88", "arrows": [1]}]})",
      R"({"play": [{"card": "s88", "arrows": [9]}]})",
      R"({"play": [{"card": "nothing", "arrows": [1]}]})",
      R"({"play": []})",
      R"({"heave": "turn", "heading": 90})",
      R"({"heave": "change", "cards": ["s88"]})",
      R"({"heave": "change", "cards": []})",
      R"({"heave": "sail"})",
      R"({"skip": true})",
      R"({"skip": false})",
      R"({"skip": true, "sun": {"card": "sun", "before": 2}})",
      R"({"boat": 1})",
  };
  const std::pair<fairway::test::Conversation, std::string> tables[]{
      {{"table SAMPLES/regatta/kitchen-table.regatta.yaml --players 2 --seed 4", 12, wrong, {}},
       "9c156c5321c5e1e4"},
      {{"table SAMPLES/regatta/kitchen-table.regatta.yaml --players 3 --all --seats person,good,random",
        6,
        wrong,
        {}},
       "13b9be4409f198f5"},
      {{"table SAMPLES/regatta/kitchen-two.record.yaml", 4, wrong, {}}, "7df66bf974432f10"},
  };
  for (const auto& [table, digest] : tables)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(table)), digest) << table.call;
}

} // namespace
} // namespace fairway::validator::regatta
