// Each value of a document is tried as something that it cannot be, and at its limits.
#include "formats/document/reader.h"
#include "tests/formats/every_value.h"
#include "tests/formats/golden_text.h"

#include <gtest/gtest.h>

namespace fairway::formats {
namespace {

using fairway::test::expectGoldenText;
using fairway::test::whatIsSaidOf;

TEST(EveryValue, OfAPool) {
  expectGoldenText("values/pool", whatIsSaidOf(R"(fairway: 1
kind: pool
map: <|~x .>
  . . # .
  x . . .
  . . . .
ladders: <[<{(bar: <red~yellow~blue>, )(at: <[<1~0~4~5~30~31>, <3~4>]~[1]~[1, 2, 3]>, )(side: <S~NE>)}>, {bar: red, at: [<2>, 3], side: <S~E~W>}, {bar: yellow, at: [2, 1], side: N}]>
start: <{red: <[<{(row: <3~0~4~30~31~2>, )(swimmers: <2~0~9~10>, )(columns: <[<2~0~4~5~30~31>, <3~1~2~4~5~30~31>]~[2]~[2, 3, 4]~[3, 2]~[1, 1]~[4, 4]>)}>, {row: <2~3>, swimmers: 1(, columns: [<1~2~3~4>, <2>])}, {row: 3, swimmers: 1, columns: [<4~3~2>, 4]}]>, (yellow: <[{row: 1, swimmers: 1}]>)}>
setup: <{(red: <[<[<1>, <3>]~[5, 1]~[1, 4]~[4, 3]>, [3, 3]]>, )(yellow: [[1, 1]])}>
crocodiles: <[<1~0~9~10>, <{(value: <4~0~9~10>), turns: <3~0~4>, diagonal: <true~false>}>, {value: 5(, turns: 1)(, diagonal: true)}, <{value: 5, turns: 1, diagonal: true}~{value: 5, turns: 2}~5>]>
opening: <3~0~1~9~10>
quiet: <50~9~10~1000~1001>
)"));
}

TEST(EveryValue, OfARecordOfAPool) {
  expectGoldenText("values/pool-record", whatIsSaidOf(R"(fairway: 1
kind: record
game: pool
(pool: <{map: '. .', ladders: [], start: {red: [{row: 1, swimmers: 1}], yellow: [{row: 1, swimmers: 1}]}(, setup: {red: [[1, 1]], yellow: [[2, 1]]})}~a.yaml>
)(placement: <[<{(side: <red~yellow~blue>, )(at: <[<3>, 4]~[0, 1]>)}>]>
)turns: <[<{(side: <red~yellow~blue>, )(swim: <[4, <10>]~[1]>, )(to: <[<4>, <8>]~bar~[31, 1]>)}>, {side: yellow, (reveal: <[3, 5]>, )(value: <4~0~1~9~10>, )(to: <bar>)}, {side: red, (move: <[2, 2]>, )(to: <bar~[1, 1]>)%, value: 3%}, {side: red(, pass: <true~false>)%, to: bar%%, swim: [1, 1]%}, {side: red, reveal: [1, 1](, value: 1)}]>
)"));
}

TEST(EveryValue, OfARiver) {
  expectGoldenText("values/river", whatIsSaidOf(R"(fairway: 1
kind: river
sections: <[<sandbank~lee~Calm>, calm, <{(kind: <wave~eddy~calm~lee>, )(push: <3~0~1~6~7>, )(fixed: <true~false>, )(name: <Weir>)}>, {kind: eddy(, push: 1)}, {kind: lee(, fixed: true)}, {kind: sandbank(, name: Bar)}%, calm%]>
(start: <2~0~1~6~8>
)(die: <[<1~0~6~wind>, 2, 3, 4, 5, <wind~gale>]~[1]~[1, 2, 3, 4, 5, 6, 6]>
)(docks: <[<12~0~99~100>, 11, 10, 9, 8, 7, 6, 5, 4]~[1, 2]>
)(players: <3~1~2~4~5>
)(boats: <3~0~1~2~4~5>
)convoy: <own~any~all>
)"));
}

TEST(EveryValue, OfARecordOfARiver) {
  expectGoldenText("values/river-record", whatIsSaidOf(R"(fairway: 1
kind: record
game: river
(river: <{sections: [calm, calm, calm, calm, calm, calm], players: 3}~a.yaml>
)(players: <2~1~3~4~5>
)(first: <2~0~1~3>
)turns: <[<{(seat: <1~0~2~3>, )(roll: <3~0~1~6~wind~gale>, )(boat: <4~0~1~6~16~17>, )(ends: <5~0~6~harbour>)%, up: 1%}>, {seat: 2, roll: <wind~1>, (up: <4~6>, )(ends: <harbour>)%, back: [1, 2]%%, boat: 1%}, {seat: 2, roll: wind, back: <[<1~2~3>, <4~6>]~[1]~[1, 2, 3]>%, ends: 3%}, {seat: 2, roll: wind(, pass: <true~false>)%, ends: 3%%, up: 1%}]>
)"));
  // The river of another file may be as long as any.
  expectGoldenText("values/river-record-of-a-file", whatIsSaidOf(R"(fairway: 1
kind: record
game: river
river: <a.yaml>
players: <4>
turns: [{seat: <4>, roll: 1, boat: <16~17>}]
)"));
}

TEST(EveryValue, OfADeck) {
  expectGoldenText("values/deck", whatIsSaidOf(R"(fairway: 1
kind: deck
card: <{(width: <63~29~30~44~150~151>, )(length: <88~29~30~87~88~150~151>)}>
(hand: <4~2~3~7~8>
)(cards: <[<{(id: <s88~t30>, )(count: <17~0~16~18~197~198>, )(symbol: <helm~cloud~sun~storm>, )(across: <true~false>, )(arrows: <[<[<[<44~0~63~64>, <44~-44~-45~45>, <15~-345~345~360~14>]~[1, 2]~[1, 2, 3, 4]>, [50, 1, 30]]>, [[10, 0, 0]]]>)}>, {id: <t30>(, count: 2)(, arrows: [[[<88~89>, <31~-31~-32~32>, 0]]])}, {id: sun, symbol: sun%, arrows: [[[1, 1, 0]]]%}, {id: p, arrows: [[[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0]%, [6, 0, 0]%]]}]>
))"));
}

TEST(EveryValue, OfARegatta) {
  expectGoldenText("values/regatta", whatIsSaidOf(R"(fairway: 1
kind: regatta
(deck: <a.yaml~{card: {width: 63, length: 88}, cards: [{id: s, count: 20, arrows: [[[9, 0, 0]]]}]}>
)(table: <[<1000~299~300~3000~3001>, <800~299~300~3000~3001>]~[1]~[1, 2, 3]>
)(line: <{(left: <[<375~-10000~-10001~10000~10001>, <650~-10000~-10001~10000~10001>]~[625, 650]~[1]>, )(right: <[625, 650]>)}>
)(finish: <through~back~both>
)(boats: <{(length: <50~19~20~120~121>)(, beam: <20~5~6~40~41>)}>
)(buoy: <14~3~4~60~61>
)(buoys: <[<{(name: <red~green~''>, )(at: <[300, 250]>)}>, {name: <green>, at: [700, 150]}%, {name: blue, at: [1, 1]}%]>
)(round: <[<{(buoy: <red~green~blue~pink>, )(leave: <starboard~port~ahead>, )(gate: <30~0~-15~345~360~14>)}>, {buoy: green, leave: port}]~[{buoy: red, leave: port}]>
)(islands: <[<[[500, 300], <[600, 300]~[500, 300]>, [550, 400]%, [500, 350]%]~[[1, 1], [2, 2]]~[[0, 0], [9, 9], [9, 0], [0, 9]]>]>
)(obstacles: <[<{(name: <cup~pot~''>, )(at: <[100, 100]>, )(diameter: <50~3~4~600~601>)}>, {name: <pot>, at: [900, 100], diameter: 60}%, {at: [1, 1], diameter: 9}%%, {at: [2, 1], diameter: 9}%]>
))"));
}

TEST(EveryValue, OfARecordOfARegatta) {
  expectGoldenText("values/regatta-record", whatIsSaidOf(R"(fairway: 1
kind: record
game: regatta
(regatta: <a.yaml>
)(players: <2~1~4~5>
)(first: <1~0~4~5>
)(until: <all~first~last>
)(hands: <[<[<a>, b]>, [<c~''>]]>
)(grid: <[<{(seat: <1~0~4~5>, )(at: <[420, <650>]>, )(heading: <15~0~-15~345~360>)}>]>
)(turns: <[<{(seat: <1~0~4~5>, )(play: <[<{(card: <a~''>, )(arrows: <[<1~0~64~65>]>)}>]>, )(sun: <{(card: <sun>, )(before: <2~0~4~5>)}>, )(draw: <[<b>]>)%, skip: true%}>, {seat: 2(, skip: <true~false>)}, {seat: 1, (heave: <turn~change~sail>, )(heading: <75>, )(ends: <[<580>, <450>, <75~0~345~360>]~[1, 2]~[1, 2, 3, 4]>)%, cards: [a]%}, {seat: 2, (heave: change, )(cards: <[<p>, q]>)%, heading: 15%%, play: [{card: a, arrows: [1]}]%}]>
))"));
}

// N times the same, with the number in the place of #.
std::string listOf(int n, const std::string& item) {
  std::string list = "[";
  for (int i = 1; i <= n; ++i) {
    list += i == 1 ? "" : ", ";
    for (const char c : item) list += c == '#' ? std::to_string(i) : std::string(1, c);
  }
  return list + "]";
}

// The first fault of a document with a list of so many things; empty if there is none.
std::string faultOf(const std::string& text) {
  const auto read = readDocument(text, "f");
  return read ? "" : read.fault().front().message;
}

TEST(Lists, AreAsLongAsTheyMayBeAndNoLonger) {
  const auto pool = [](int ladders, int rows, int crocodiles) {
    std::string map = "map: |\n";
    for (int row = 0; row < 30; ++row) map += "  . .\n";
    std::string hung = "[";
    for (int i = 0; i < ladders; ++i)
      hung += std::string(i == 0 ? "" : ", ") + "{bar: red, at: [" + (i % 2 == 0 ? "1, " : "2, ") +
              std::to_string(i / 2 % 30 + 1) + "], side: " + (i < 60 ? "N" : "S") + "}";
    return faultOf("fairway: 1\nkind: pool\n" + map + "ladders: " + hung +
                   "]\nstart: {red: " + listOf(rows, "{row: #, swimmers: 1}") +
                   ", yellow: [{row: 1, swimmers: 1}]}\ncrocodiles: " + listOf(crocodiles, "#") + "\n");
  };
  EXPECT_EQ(pool(40, 30, 9), "");
  EXPECT_EQ(pool(0, 1, 1), "");
  EXPECT_EQ(pool(41, 1, 1), "expected at most 40 ladders, found 41");
  EXPECT_EQ(pool(1, 0, 1), "expected 1 to 30 start rows, found 0");
  EXPECT_EQ(pool(1, 31, 1), "expected 1 to 30 start rows, found 31");
  EXPECT_EQ(pool(1, 1, 0), "expected 1 to 9 crocodiles, found 0");
  EXPECT_EQ(pool(1, 1, 10), "expected 1 to 9 crocodiles, found 10");

  const auto river = [](int sections, int docks, int boats) {
    return faultOf("fairway: 1\nkind: river\nsections: " + listOf(sections, "calm") +
                   "\ndocks: " + listOf(docks, "7") + "\nboats: " + std::to_string(boats) + "\n");
  };
  EXPECT_EQ(river(16, 24, 4), "");
  EXPECT_EQ(river(6, 16, 4), "");
  EXPECT_EQ(river(5, 24, 4), "expected 6 to 16 sections, found 5");
  EXPECT_EQ(river(17, 24, 4), "expected 6 to 16 sections, found 17");
  EXPECT_EQ(river(6, 25, 4), "expected at most 24 docks, found 25");
  EXPECT_EQ(river(6, 15, 4), "expected at least 16 docks for 4 x 4 boats, found 15");

  const auto deck = [](int cards, int arrows, int points) {
    return faultOf("fairway: 1\nkind: deck\ncard: {width: 63, length: 88}\ncards: " +
                   listOf(cards, "{id: c#, arrows: " +
                                     listOf(cards > 20 ? 1 : arrows, listOf(points, "[9, 0, 0]")) + "}") +
                   "\n");
  };
  EXPECT_EQ(deck(200, 1, 6), "");
  EXPECT_EQ(deck(20, 64, 1), "");
  EXPECT_EQ(deck(201, 1, 1), "expected 1 to 200 cards, found 201");
  EXPECT_EQ(deck(19, 1, 1), "a deck has 20 to 200 cards in all, found 19");
  EXPECT_EQ(deck(20, 65, 1), "expected 1 to 64 arrows, found 65");
  EXPECT_EQ(deck(20, 1, 7), "expected 1 to 6 points, found 7");

  const auto regatta = [](int buoys, int round, int islands, int corners, int obstacles) {
    std::string roundings = "[";
    for (int i = 0; i < round; ++i)
      roundings += std::string(i == 0 ? "" : ", ") + "{buoy: b" + (i % 2 == 0 ? "1" : "2") + ", leave: port}";
    std::string shore = "[[0, 200]"; // along a parabola no corner lies between its neighbours
    for (int i = 1; i < corners; ++i) shore += ", [" + std::to_string(i) + ", " + std::to_string(i * i) + "]";
    return faultOf(
        "fairway: 1\nkind: regatta\ndeck: a.yaml\ntable: [900, 900]\nline: {left: [1, 1], right: [2, 1]}\n"
        "buoys: " +
        listOf(buoys, "{name: b#, at: [#, 9]}") + "\nround: " + roundings +
        "]\nislands: " + listOf(islands, shore + "]") +
        "\nobstacles: " + listOf(obstacles, "{at: [#, 9], diameter: 5}") + "\n");
  };
  EXPECT_EQ(regatta(8, 12, 32, 3, 32), "");
  EXPECT_EQ(regatta(2, 1, 0, 3, 0), "");
  EXPECT_EQ(regatta(2, 1, 1, 64, 0), "");
  EXPECT_EQ(regatta(0, 0, 0, 3, 0), "expected 1 to 8 buoys, found 0");
  EXPECT_EQ(regatta(9, 1, 0, 3, 0), "expected 1 to 8 buoys, found 9");
  EXPECT_EQ(regatta(2, 0, 0, 3, 0), "expected 1 to 12 roundings, found 0");
  EXPECT_EQ(regatta(2, 13, 0, 3, 0), "expected 1 to 12 roundings, found 13");
  EXPECT_EQ(regatta(2, 1, 33, 3, 0), "expected 0 to 32 islands, found 33");
  EXPECT_EQ(regatta(2, 1, 1, 2, 0), "expected 3 to 64 corners, found 2");
  EXPECT_EQ(regatta(2, 1, 1, 65, 0), "expected 3 to 64 corners, found 65");
  EXPECT_EQ(regatta(2, 1, 0, 3, 33), "expected 0 to 32 obstacles, found 33");
}

} // namespace
} // namespace fairway::formats
