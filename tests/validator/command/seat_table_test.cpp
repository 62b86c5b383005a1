#include "validator/command/tables/seat_table.h"

#include "formats/document/json_text.h"
#include "validator/command/figures/comparison.h"

#include <gtest/gtest.h>

#include <sstream>

namespace fairway::command {
namespace {

using validator::Equality;
using validator::Fairness;
using validator::Measured;
using validator::SeatEdge;

SeatTable tableOfTwo() {
  return {{},
          {},
          {{"sunk", 8}, {"turns", 7}},
          {{12, {0.6, 0.505, 0.7}, "par", {"1.5 %", "14"}}, {8, {0.4, 0.3, 0.5}, "casual", {"0 %", "15"}}}};
}

TEST(SeatTable, HasALineForEachSeat) {
  std::ostringstream out;
  writeSeats(out, tableOfTwo());
  EXPECT_EQ(out.str(), R"(
seat  pilot       wins       interval    sunk  turns
   1  par       60.0 %   50.5 -  70.0   1.5 %     14
   2  casual    40.0 %   30.0 -  50.0     0 %     15
)");
}

TEST(SeatTable, IsAsWideAsTheLongestName) {
  SeatTable table = tableOfTwo();
  table.columns.clear();
  table.words = {"side", "points", "score", "points"};
  table.names = {Tree("red"), Tree("yellow")};
  std::ostringstream out;
  writeSeats(out, table);
  EXPECT_EQ(out.str(), R"(
side    pilot     points       interval
   red  par       60.0 %   50.5 -  70.0
yellow  casual    40.0 %   30.0 -  50.0
)");
}

TEST(SeatTable, IsAListInJson) {
  SeatTable table = tableOfTwo();
  table.rows[1].more = {{"sunk", 3}};
  EXPECT_EQ(formats::jsonText(seatsTree(table)),
            R"([{"seat":1,"wins":12,"win_rate":0.6,"interval":[0.505,0.7],"pilot":"par"},)"
            R"({"seat":2,"wins":8,"win_rate":0.4,"interval":[0.3,0.5],"pilot":"casual","sunk":3}])"
            "\n");
}

TEST(SeatEdges, AreBarsOfAPointACharacterWhereTheyFit) {
  std::ostringstream out;
  writeEdges(out, tableOfTwo(), {{0.06, 0.014, 0.026}, {-0.06, -0.015, 0}});
  EXPECT_EQ(out.str(), R"(
where a seat's edge over 50.0 % comes from, in points; # is 1
seat   edge    turn order            start places          traffic
   1  +10.0    +6.0       |######    +1.4       |#         +2.6       |###
   2  -10.0    -6.0 ######|          -1.5     ##|          +0.0       |
)");
}

TEST(SeatEdges, AreBarsOfMorePointsACharacterWhereTheyWouldNotFit) {
  std::ostringstream out;
  writeEdges(out, tableOfTwo(), {{0.125, -0.061, 0}, {0, 0, -0.02}});
  EXPECT_EQ(out.str(), R"(
where a seat's edge over 50.0 % comes from, in points; # is 3
seat   edge    turn order            start places          traffic
   1  +10.0   +12.5       |####      -6.1     ##|          +0.0       |
   2  -10.0    +0.0       |          +0.0       |          -2.0      #|
)");
}

std::string verdictInWords(SeatVerdict verdict, const SeatWords& words = {}) {
  std::ostringstream out;
  verdict.asked = {0.25, 0.02, {}};
  verdict.board = "lake";
  writeVerdict(out, verdict, words);
  return out.str();
}

TEST(SeatVerdict, SaysWhatItMeans) {
  EXPECT_EQ(
      verdictInWords({Fairness::Fair, {}, {}, false}),
      "\nverdict: fair: every seat wins within 2 points of 25.0 % (all intervals together: 99 % sure)\n");
  EXPECT_EQ(verdictInWords({Fairness::Neutral, {}, {}, true}),
            "\nverdict: neutral: no seat is further from 25.0 % than turn order alone would put it, plus 2 "
            "points; the "
            "lake is not to blame (all intervals together: 99 % sure)\n");
  EXPECT_EQ(verdictInWords({Fairness::Unfair, {}, {2}, true}),
            "\nverdict: unfair: seat 3 is further from 25.0 % than turn order alone would put it, plus 2 "
            "points (all "
            "intervals together: 99 % sure)\n");
  EXPECT_EQ(verdictInWords({Fairness::Unfair, {}, {0, 2}, true}),
            "\nverdict: unfair: seats 1 and 3 are further from 25.0 % than turn order alone would put them, "
            "plus 2 points "
            "(all intervals together: 99 % sure)\n");
  EXPECT_EQ(meaningOf({Fairness::Unfair, {0.25, 0.02, {}}, {0, 2, 3}, true}),
            "seats 1, 3 and 4 are further from 25.0 % than turn order alone would put them, plus 2 points");
  EXPECT_EQ(meaningOf({Fairness::Unfair, {0.5, 0.03, {}}, {0}, false}, {"side", "points", "score", "points"}),
            "some side does not score within 3 points of 50.0 %");
}

TEST(SeatVerdict, SaysHowManyRacesWouldDecide) {
  SeatVerdict verdict{Fairness::Undecided, {}, {}, false, {}, "games", 10, 1234};
  EXPECT_EQ(verdictInWords(verdict), "\nverdict: undecided: the games do not show whether every seat wins "
                                     "within 2 points of 25.0 % (all intervals "
                                     "together: 99 % sure)\nabout 1,300 games would decide it (--races)\n");
  verdict.racesNeeded.reset();
  verdict.turnOrderKnown = true;
  const std::string unknown =
      "\nverdict: undecided: the games do not show whether some seat is further from 25.0 % than "
      "turn order alone would put it, plus 2 points (all intervals together: 99 % sure)\n";
  EXPECT_EQ(verdictInWords(verdict),
            unknown + "a seat is exactly at the margin: more games are unlikely to decide it\n");
  verdict.played = 0;
  EXPECT_EQ(verdictInWords(verdict), unknown);
}

Comparison comparisonOfTwo() {
  const Measured par{"par", phrase("par, turns"), 12.5, {}, 2, 1, 1e-6};
  const Measured wins{"seats", phrase("seat 1 wins, % (of all that were raced)"), 0.3, 0.03, 1, 100};
  Comparison comparison{{"a.yaml", {{par, wins, par}, {}}}, {"b.yaml", {{par, wins}, {}}}};
  comparison.first.figures.measured.pop_back();
  comparison.first.figures.races = 400;
  comparison.first.figures.verdict = Fairness::Neutral;
  comparison.second.figures.measured[1].value = 0.36;
  comparison.second.figures.measured[1].error = 0.04;
  return comparison;
}

TEST(Comparison, HasALineForEachFigure) {
  Comparison comparison = comparisonOfTwo();
  EXPECT_EQ(comparisonText(comparison, "From races."), R"(1: a.yaml (neutral, 400 races)
2: b.yaml

                                                  1        2 difference
  par, turns                                  12.50    12.50       0.00  the same
  seat 1 wins, % (of all that were raced)      30.0     36.0       +6.0  +-5.0  beyond chance

From races.
)");
  comparison.second.figures.measured[0].value = 13;
  comparison.second.figures.measured[1].value = 0.34;
  comparison.first.figures.measured[1].title = comparison.second.figures.measured[1].title =
      phrase("seat 1 wins, %");
  comparison.same = true;
  EXPECT_EQ(comparisonText(comparison, "From races."), R"(1: a.yaml (neutral, 400 races)
2: b.yaml

                                        1        2 difference
  par, turns                        12.50    13.00      +0.50  exact
  seat 1 wins, %                     30.0     34.0       +4.0  +-5.0  within chance

Both are the same board, so nothing differs.
From races.
)");
}

} // namespace
} // namespace fairway::command
