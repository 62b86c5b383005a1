#include "rules/lake_race/play/referee.h"

#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include <gmock/gmock.h>

#include <functional>
#include <set>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Three boats in the corridor [2..9, 2] facing E; seat 1 begins.
RecordedRaceOnCourse corridorRace() {
  RaceRecord record;
  record.players = 3;
  record.first = 1;
  record.grid = {{3, {2, 2}, Direction::E}, {2, {4, 2}, Direction::E}, {1, {6, 2}, Direction::E}};
  return {test::corridor(8), record};
}

// Seats 1 and 2 sink in turns 1 to 6 and seat 3, left over, is first.
RecordedRaceOnCourse corridorRaceThatEnds(int first = 1) {
  RecordedRaceOnCourse race = corridorRace();
  const auto seat = [first](int place) { return (first + place - 1) % 3 + 1; };
  race.record.first = first;
  for (int i = 0; i < 3; ++i) race.record.grid[static_cast<std::size_t>(i)].seat = seat(2 - i);
  race.record.turns = {{seat(0), {}, {3}, Steer::Straight, Cell{9, 2}}, // from 6 to 9
                       {seat(1), {}, {3}, Steer::Straight, {}},         // from 4 to 7
                       {seat(2), {}, {}, Steer::Straight, {}},
                       {seat(0), {3}, {3}, Steer::Straight, {}},  // 6 missing
                       {seat(1), {3}, {3}, Steer::Straight, {}}}; // 4 missing
  return race;
}

Replay replayed(const std::vector<RecordedRaceOnCourse>& races, const MatchOptions& options = {}) {
  Result<Replay, RecordFault> result = replay(options, races);
  EXPECT_TRUE(result.ok());
  return result.value();
}

TEST(Referee, ShowsTheRaceAfterTheGridAndAfterEveryLegalTurn) {
  RecordedRaceOnCourse recorded = corridorRaceThatEnds();
  recorded.record.turns[3].seat = recorded.record.turns[0].seat % 3 + 1; // not its turn
  std::vector<std::pair<int, int>> seen; // turn, and column of the boat that goes first
  const auto look = [](void* seats, const Race& race, int number, int turn) {
    EXPECT_EQ(number, 1);
    const Boat& boat = race.boat(race.first());
    static_cast<std::vector<std::pair<int, int>>*>(seats)->emplace_back(
        turn, race.board().cellAt(boat.cell).column);
  };
  EXPECT_FALSE(replay({}, {recorded}, look, &seen).value().legal());
  EXPECT_THAT(
      seen, ElementsAre(testing::Pair(0, 6), testing::Pair(1, 9), testing::Pair(2, 9), testing::Pair(3, 9)));
}

TEST(Referee, ARaceThatIsOverHasRanksAndPoints) {
  const Replay replay = replayed({corridorRaceThatEnds()});
  EXPECT_TRUE(replay.legal());
  ASSERT_EQ(replay.races.size(), 1u);
  const RaceResult& race = replay.races[0];
  EXPECT_TRUE(race.over);
  EXPECT_THAT(race.ranks, ElementsAre(3, 2, 1));
  EXPECT_THAT(race.sunk, ElementsAre(1, 2));
  EXPECT_EQ(race.points[3], 2);
  EXPECT_EQ(race.boats[0].boat.damage, 6);
  EXPECT_EQ(race.boats[1].boat.damage, 4);
  EXPECT_EQ(race.boats[0].cell, (Cell{9, 2}));
  EXPECT_EQ(replay.winner, 3);
}

TEST(Referee, ARaceThatIsNotOverHasNone) {
  RecordedRaceOnCourse race = corridorRaceThatEnds();
  race.record.turns.pop_back();
  const Replay replay = replayed({race});
  EXPECT_TRUE(replay.legal());
  EXPECT_THAT(replay.races[0].ranks, IsEmpty());
  EXPECT_THAT(replay.races[0].sunk, ElementsAre(1));
  EXPECT_EQ(replay.winner, std::nullopt);
  EXPECT_EQ(replay.totals[3], 0);
}

TEST(Referee, ThreeRacesWithDamageCarriedAndFirstsGoingRound) {
  // Race B and C: seats with markers sink earlier, so fewer turns are played.
  RecordedRaceOnCourse b = corridorRaceThatEnds(2); // seats 2 and 3 sink, 1 is left over
  RecordedRaceOnCourse c = corridorRaceThatEnds(3); // seats 3 and 1 sink, 2 is left over
  const Replay replay = replayed({corridorRaceThatEnds(1), b, c});
  ASSERT_TRUE(replay.legal()) << replay.illegal->message.english();
  EXPECT_EQ(replay.races[1].boats[1].boat.carriedDamage, 1);
  EXPECT_EQ(replay.races[1].boats[2].boat.carriedDamage, 0);
  EXPECT_EQ(replay.races[2].boats[0].boat.carriedDamage, 1);
  EXPECT_EQ(replay.races[2].boats[1].boat.carriedDamage, 2);
  EXPECT_EQ(replay.totals[3], 2);
  EXPECT_EQ(replay.totals[1], 4);
  EXPECT_EQ(replay.totals[2], 6);
  EXPECT_EQ(replay.winner, 2);
}

struct Broken {
  const char* what;
  std::function<void(RaceRecord&)> change;
  int turn;
  Rule rule;
};

// Each illegal turn is refused where it stands, with its rule, and the boats stand as before it.
TEST(Referee, RefusesAtTheRightTurnWithTheRightRule) {
  const std::vector<Broken> all{
      {"first beyond the seats", [](RaceRecord& r) { r.first = 4; }, 0, Rule::FirstPlayer},
      {"first 0", [](RaceRecord& r) { r.first = 0; }, 0, Rule::FirstPlayer},
      {"grid in the wrong order", [](RaceRecord& r) { std::swap(r.grid[0], r.grid[1]); }, 0, Rule::GridOrder},
      {"one boat twice", [](RaceRecord& r) { r.grid[1].seat = 3; }, 0, Rule::GridOrder},
      {"one boat too many", [](RaceRecord& r) { r.grid.push_back(r.grid[0]); }, 0, Rule::GridOrder},
      {"off the start cells",
       [](RaceRecord& r) {
         r.grid[1].at = {4, 1};
       },
       0, Rule::GridCell},
      {"off the lake",
       [](RaceRecord& r) {
         r.grid[1].at = {400, 100};
       },
       0, Rule::GridCell},
      {"on a taken cell", [](RaceRecord& r) { r.grid[2].at = r.grid[0].at; }, 0, Rule::GridTaken},
      {"a boat missing", [](RaceRecord& r) { r.grid.pop_back(); }, 0, Rule::GridComplete},
      {"no grid", [](RaceRecord& r) { r.grid.clear(); }, 0, Rule::GridComplete},
      {"wrong seat first", [](RaceRecord& r) { r.turns[0].seat = 2; }, 1, Rule::SeatOrder},
      {"no such seat", [](RaceRecord& r) { r.turns[1].seat = 6; }, 2, Rule::SeatOrder},
      {"a turn left out", [](RaceRecord& r) { r.turns.erase(r.turns.begin() + 2); }, 3, Rule::SeatOrder},
      {"a die that shows 4", [](RaceRecord& r) { r.turns[1].rolled = {4}; }, 2, Rule::DiceFaces},
      {"keeps what it has not", [](RaceRecord& r) { r.turns[3].keep = {2}; }, 4, Rule::DiceKeep},
      {"keeps more than it has",
       [](RaceRecord& r) {
         r.turns[3].keep = {3, 3};
       },
       4, Rule::DiceKeep},
      {"adds two",
       [](RaceRecord& r) {
         r.turns[0].rolled = {1, 1};
       },
       1, Rule::DiceAddOne},
      {"adds two later",
       [](RaceRecord& r) {
         r.turns[4].rolled = {1, 1};
       },
       5, Rule::DiceAddOne},
      {"steers on land", [](RaceRecord& r) { r.turns[0].steer = Steer::Left; }, 1, Rule::SteerFullDistance},
      {"not the longest run", [](RaceRecord& r) { r.turns[4].steer = Steer::Left; }, 5,
       Rule::SteerLongestRun},
      {"ends elsewhere",
       [](RaceRecord& r) {
         r.turns[0].ends = Cell{8, 2};
       },
       1, Rule::Ends},
      {"goes on after the end",
       [](RaceRecord& r) {
         r.turns.push_back({3, {}, {}, Steer::Left, {}});
       },
       6, Rule::RaceOver},
  };
  for (const Broken& broken : all) {
    RecordedRaceOnCourse race = corridorRaceThatEnds();
    broken.change(race.record);
    const Replay replay = replayed({race});
    ASSERT_TRUE(replay.illegal) << broken.what;
    EXPECT_EQ(replay.illegal->race, 1) << broken.what;
    EXPECT_EQ(replay.illegal->turn, broken.turn) << broken.what;
    EXPECT_EQ(nameOf(replay.illegal->rule), nameOf(broken.rule)) << broken.what;
    EXPECT_THAT(replay.illegal->message.english(), testing::Not(IsEmpty()));

    // The same record, cut before the illegal turn, leaves the boats where they stand now.
    if (broken.turn == 0) continue;
    race.record.turns.resize(static_cast<std::size_t>(broken.turn - 1));
    const Replay before = replayed({race});
    ASSERT_TRUE(before.legal()) << broken.what;
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_EQ(before.races[0].boats[i].boat, replay.races[0].boats[i].boat) << broken.what;
  }
}

// A refused grid says what is wrong with it: whose turn it was, or that all boats stand already.
TEST(Referee, ARefusedGridSaysWhy) {
  const auto messageFor = [](const std::function<void(RaceRecord&)>& change) {
    RecordedRaceOnCourse race = corridorRaceThatEnds();
    change(race.record);
    return replayed({race}).illegal->message.english();
  };
  EXPECT_THAT(messageFor([](RaceRecord& r) { std::swap(r.grid[0], r.grid[1]); }),
              HasSubstr("seat 2 places a boat, but it is the turn of seat 3"));
  EXPECT_THAT(messageFor([](RaceRecord& r) { r.grid.push_back(r.grid[0]); }),
              HasSubstr("places a boat, but all boats are placed"));
  EXPECT_THAT(messageFor([](RaceRecord& r) { r.grid[2].at = r.grid[0].at; }),
              HasSubstr("where another boat is"));
}

TEST(Referee, RemovingTwoDiceIsRefused) {
  RecordedRaceOnCourse race = corridorRace();
  race.record.grid[2].at = {3, 2};
  race.record.turns = {{1, {}, {1}, Steer::Straight, {}}, {2, {}, {}, Steer::Straight, {}},
                       {3, {}, {}, Steer::Straight, {}},  {1, {1}, {1}, Steer::Straight, {}},
                       {2, {}, {}, Steer::Straight, {}},  {3, {}, {}, Steer::Straight, {}},
                       {1, {}, {}, Steer::Straight, {}}};
  const Replay replay = replayed({race});
  ASSERT_TRUE(replay.illegal);
  EXPECT_EQ(replay.illegal->turn, 7);
  EXPECT_EQ(replay.illegal->rule, Rule::DiceRemoveOne);
}

TEST(Referee, ABoatsTurnAfterItSankIsOutOfOrder) {
  RecordedRaceOnCourse race = corridorRaceThatEnds();
  race.record.turns.resize(4);
  race.record.turns.push_back({2, {3}, {}, Steer::Straight, {}});
  race.record.turns.push_back({3, {}, {}, Steer::Straight, {}});
  race.record.turns.push_back({1, {}, {}, Steer::Straight, {}});
  const Replay replay = replayed({race});
  ASSERT_TRUE(replay.illegal);
  EXPECT_EQ(replay.illegal->turn, 7);
  EXPECT_EQ(replay.illegal->rule, Rule::SeatOrder);
  EXPECT_THAT(replay.illegal->message.english(), HasSubstr("seat 1 has sunk"));
}

TEST(Referee, AWrongFirstInALaterRaceIsIllegalAndLaterRacesAreLeftOut) {
  const Replay replay = replayed({corridorRaceThatEnds(1), corridorRaceThatEnds(1), corridorRaceThatEnds(2)});
  ASSERT_TRUE(replay.illegal);
  EXPECT_EQ(replay.illegal->race, 2);
  EXPECT_EQ(replay.illegal->turn, 0);
  EXPECT_EQ(replay.illegal->rule, Rule::FirstPlayer);
  EXPECT_EQ(replay.races.size(), 2u);
  EXPECT_FALSE(replay.races[1].over);
  EXPECT_EQ(replay.races[1].boats[0].cell, std::nullopt);
  EXPECT_EQ(replay.races[1].boats[0].boat.damage, 1) << "the marker from race A";
  EXPECT_EQ(replay.totals[3], 2) << "race A counts";
  EXPECT_EQ(replay.winner, std::nullopt);
}

TEST(Referee, ATurnAfterTheLastRacesEndLeavesItsResultStanding) {
  RecordedRaceOnCourse race = corridorRaceThatEnds();
  race.record.turns.push_back({3, {}, {}, Steer::Straight, {}});
  const Replay replay = replayed({race});
  EXPECT_FALSE(replay.legal());
  EXPECT_TRUE(replay.races[0].over);
  EXPECT_EQ(replay.totals[3], 2);
  EXPECT_EQ(replay.winner, 3);
}

TEST(Referee, SomeRecordsAreNoMatchAtAll) {
  const auto fault = [](const std::vector<RecordedRaceOnCourse>& races) {
    const Result<Replay, RecordFault> result = replay({}, races);
    return result.ok() ? RecordFault{0, {}} : result.fault();
  };
  RecordedRaceOnCourse unfinished = corridorRaceThatEnds();
  unfinished.record.turns.pop_back();
  EXPECT_EQ(fault({unfinished, corridorRaceThatEnds(2)}).race, 2);
  EXPECT_THAT(fault({unfinished, corridorRaceThatEnds(2)}).message.english(), HasSubstr("not over"));

  RecordedRaceOnCourse four = corridorRaceThatEnds(2);
  four.record.players = 4;
  EXPECT_EQ(fault({corridorRaceThatEnds(1), four}).race, 2);
  EXPECT_THAT(fault({corridorRaceThatEnds(1), four}).message.english(), HasSubstr("4 players"));
  EXPECT_EQ(fault({}).race, 1);
  four.record.players = 7;
  EXPECT_EQ(fault({four}).race, 1);
}

TEST(Referee, EveryRuleHasANameAndAText) {
  std::set<std::string_view> names;
  for (Rule rule : allRules) {
    EXPECT_TRUE(names.insert(nameOf(rule)).second) << nameOf(rule);
    EXPECT_THAT(std::string(textOf(rule)), testing::EndsWith("."));
  }
}

} // namespace
} // namespace fairway::lake_race
