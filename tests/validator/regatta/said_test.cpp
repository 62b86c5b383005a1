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

// A tray with a buoy or two, which is sailed in a few turns. Each draw is a statement of its own: in what
// order operands are worked out is the compiler's choice.
std::string tray(Random& random) {
  std::string text = "fairway: 1\nkind: regatta\n";
  const auto oneIn = [&](std::uint64_t lots) { return random.below(lots) == 0; };
  const auto add = [&](const std::string& before, int least, int most) {
    text +=
        before +
        std::to_string(least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least) + 1)));
  };
  if (oneIn(2)) text += "name: Tray\n";
  text += "deck:\n  card: {width: 30, length: 36}\n";
  add("  hand: ", 3, 5);
  add("\n  cards:\n    - {id: s, count: ", 4, 7);
  add(", arrows: [[[15, 0, 0], [", 24, 34);
  add(", 0, 0]]]}\n    - {id: t, count: ", 3, 5);
  text += ", arrows: [[[12, 2, 15], [22, 8, 45], [28, 15, 60]]]}\n"
          "    - {id: p, count: 4, arrows: [[[12, -2, -15], [22, -8, -45], [28, -15, -60]]]}\n"
          "    - {id: helm, count: 3, symbol: helm, arrows: [[[15, 4, 15], [30, 10, 0]], [[20, -4, -15]]]}\n"
          "    - {id: cloud, count: 2, symbol: cloud, arrows: [[[15, 0, 0], [30, 0, 0]]]}\n";
  add("    - {id: sun, count: ", 2, 5);
  text += ", symbol: sun}\ntable: [320, 300]\n";
  add("line: {left: [", 90, 120);
  add(", ", 195, 215);
  add("], right: [", 200, 240);
  add(", ", 195, 215);
  text += oneIn(3) ? "]}\nfinish: through\n" : "]}\nfinish: back\n";
  text += "boats: {length: 22, beam: 8}\nbuoy: 6\nbuoys:\n";
  add("  - {name: red, at: [", 110, 210);
  add(", ", 80, 125);
  text += "]}\n";
  const bool two = oneIn(2);
  if (two) {
    add("  - {name: green, at: [", 60, 260);
    add(", ", 50, 130);
    text += "]}\n";
  }
  text += oneIn(2) ? "round:\n  - {buoy: red, leave: port}\n" : "round:\n  - {buoy: red, leave: starboard}\n";
  if (two) {
    text += oneIn(2) ? "  - {buoy: green, leave: port" : "  - {buoy: green, leave: starboard";
    text += oneIn(3) ? ", gate: 90}\n" : "}\n";
  }
  if (oneIn(3)) {
    add("obstacles:\n  - {at: [", 40, 280);
    add(", ", 140, 180);
    text += oneIn(2) ? "], diameter: 20, name: cup}\n" : "], diameter: 20}\n";
  }
  return text;
}

struct CallOfTrays {
  std::string call;
  int regattas;
  std::string digest;
};

void expectSaidOfTrays(const std::vector<CallOfTrays>& calls) {
  for (const auto& [call, regattas, digest] : calls)
    EXPECT_EQ(fairway::test::digestOf(fairway::test::said(call, tray, regattas)), digest) << call;
}

TEST(WhatIsSaidOfTrays, IsTheSameWhenTheyAreJudged) {
  expectSaidOfTrays({{"validate --format json FILE", 4, "5748ce883c269caa"},
                     {"par --races 20 FILE", 2, "885ecc92b1ad08ca"},
                     {"par --races 20 --seed 4 --format json FILE", 2, "978111a7c4398ab8"}});
}

TEST(WhatIsSaidOfTrays, IsTheSameWhenTheyAreJudgedByRaces) {
  expectSaidOfTrays({{"validate --deep FILE", 1, "901498e89fb66616"}});
}

TEST(WhatIsSaidOfTrays, IsTheSameOfSimulations) {
  expectSaidOfTrays({{"simulate --players 1 --races 12 --format json FILE", 1, "b6c249d935cd562b"},
                     {"simulate --players 2 --races 12 --format json FILE", 2, "dda430e870cd0ffc"},
                     {"simulate --players 4 --races 20 FILE", 2, "59897dee0dfa6d39"},
                     {"simulate --players 3 --races 8 --pilots good,random FILE", 1, "a57a6a3487b6ff6f"}});
}

TEST(WhatIsSaidOfTrays, IsTheSameOfRaces) {
  expectSaidOfTrays(
      {{"race FILE --players 2 -o OUT.record.yaml ; replay --coach OUT.record.yaml", 2, "5a17648cecea201d"},
       {"race FILE --players 3 --all --seed 3 -o OUT.record.yaml ; replay --coach OUT.record.yaml", 2,
        "daf6680ed8e250eb"},
       {"race FILE --players 4 --all --pilots random,good -o OUT.record.yaml ; replay --format json --coach "
        "OUT.record.yaml",
        2, "39b722ee25fd3a1f"}});
}

TEST(WhatIsSaidOfRegattas, IsTheSameOfTheSamplesOfFindings) {
  EXPECT_EQ(fairway::test::digestOf(fairway::test::said(
                "validate --format json" + fairway::test::samplesIn("regatta/findings", "-near-"))),
            "17ebc403e7c850e8");
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

TEST(RefusedCallsOfRegattas, TellTheLimitsAndWhatIsNeeded) {
  const struct {
    int status;
    std::string call, text;
  } calls[]{
      {2, "race --players 5 -o OUT.yaml SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--players: expected a whole number from 2 to 4,"},
      {2, "simulate --players 5 SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--players: expected a whole number from 1 to 4,"},
      {2, "simulate --players 1 --pilots random SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--pilots: a single player is always a good pilot"},
      {2, "table --players 5 SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--players: expected a whole number from 2 to 4,"},
      {2, "par --races 1 SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--races: expected a whole number from 2 to 10000000,"},
      {2, "describe --players 5 SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--players: expected a whole number from 2 to 4,"},
      {2, "describe --races 99 SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--races: expected a whole number from 100 to 10000000,"},
      {2, "compare --leave 0 SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--leave: expected a whole number from 1 to 12,"},
      {2, "print --scale 101 -o OUT.pdf SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--scale: expected a number from 1 to 100,"},
      {2, "export --scale 101 -o OUT.svg SAMPLES/regatta/kitchen-table.regatta.yaml",
       "--scale: expected a number from 0.2 to 100,"},
      {3, "simulate SAMPLES/regatta/kitchen-two.record.yaml", "expected a regatta, found a record"},
      {3, "race -o OUT.yaml SAMPLES/regatta/kitchen-two.record.yaml", "expected a regatta, found a record"},
      {3, "play -o OUT.html SAMPLES/regatta/kitchen-two.record.yaml", "expected a regatta, found a record"},
      {3, "describe SAMPLES/regatta/kitchen-two.record.yaml", "expected a regatta, found a record"},
      {3, "compare --leave 1 SAMPLES/regatta/kitchen-two.record.yaml", "expected a regatta, found a record"},
      {3, "par SAMPLES/regatta/kitchen-two.record.yaml", "expected a regatta, found a record"},
      {3, "table SAMPLES/regatta/classic.deck.yaml", "expected a regatta, found a deck"},
      {3, "replay SAMPLES/regatta/kitchen-table.regatta.yaml", "expected a record, found a regatta"},
      {2, "compare SAMPLES/regatta/kitchen-table.regatta.yaml",
       "compare needs two regattas, or one with --leave"},
      {2, "compare --leave 1 SAMPLES/regatta/kitchen-table.regatta.yaml SAMPLES/regatta/harbour.regatta.yaml",
       "--leave is for a single course"},
      {1, "race -o OUT.yaml SAMPLES/regatta/findings/S06-wall.regatta.yaml",
       "cannot be sailed: the finish cannot be reached"},
      {1, "simulate SAMPLES/regatta/findings/S06-wall.regatta.yaml",
       "cannot be sailed: the finish cannot be reached"},
      {1, "describe SAMPLES/regatta/findings/S06-wall.regatta.yaml",
       "cannot be sailed: the finish cannot be reached"},
      {1, "play -o OUT.html SAMPLES/regatta/findings/S06-wall.regatta.yaml",
       "cannot be sailed: the finish cannot be reached"},
  };
  for (const auto& [status, call, text] : calls) {
    const std::string said = fairway::test::said(call);
    EXPECT_TRUE(said.starts_with(std::to_string(status) + "\n")) << call << said;
    EXPECT_NE(said.find(text), std::string::npos) << call << said;
  }
}

} // namespace
} // namespace fairway::validator::regatta
