// Each value of a document is tried as something that it cannot be, and at its limits.
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

} // namespace
} // namespace fairway::formats
