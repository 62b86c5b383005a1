// Whole matches: those under samples/, matches that pilots play, and the broken records of
// tests/golden/records.
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/support/source_dir.h"
#include "tests/validator/lake_race/records/play_match.h"
#include "validator/lake_race/command/races/commands.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace fairway {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const fs::path source = test::sourceDir();

struct Outcome {
  int status = -1;
  Json json;
  std::string messages;
};

Outcome replayed(const std::string& file, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int status = command::lake_race::runReplay({{file, true}}, {in, out, err});
  return {status, out.str().empty() ? Json() : Json::parse(out.str()), err.str()};
}

// The points of a race as section 6 of RULES.md tells them, from ranks, sunk boats and the turns of finishing
// alone.
std::vector<int> pointsByHand(const Json& race, int players, int multiple, bool variant, bool once) {
  std::vector<int> points(static_cast<std::size_t>(players));
  const std::vector<int> ranks = race["ranks"];
  const std::vector<int> sunk = race["sunk"];
  int lastTurn = 0;
  for (const Json& boat : race["boats"])
    if (!boat["finished_turn"].is_null()) lastTurn = std::max(lastTurn, boat["finished_turn"].get<int>());
  for (int place = 1; place <= players; ++place) {
    const int seat = ranks[static_cast<std::size_t>(place - 1)];
    int& own = points[static_cast<std::size_t>(seat - 1)];
    if (std::count(sunk.begin(), sunk.end(), seat) > 0) continue;
    own = multiple * (players - place);
    const Json& turn = race["boats"][static_cast<std::size_t>(seat - 1)]["finished_turn"];
    if (!variant || turn.is_null()) continue;
    own += lastTurn - turn.get<int>();
    own += once ? (sunk.empty() ? 0 : 5) : 5 * static_cast<int>(sunk.size());
  }
  return points;
}

void checkPoints(const Json& replay, int players, bool variant, bool once, int racesExpected) {
  EXPECT_TRUE(replay["legal"]);
  EXPECT_TRUE(replay["error"].is_null());
  ASSERT_EQ(static_cast<int>(replay["races"].size()), racesExpected);
  std::vector<int> totals(static_cast<std::size_t>(players));
  int multiple = 0;
  for (const Json& race : replay["races"]) {
    const std::vector<int> expected = pointsByHand(race, players, ++multiple, variant || players == 2, once);
    EXPECT_EQ(race["points"].get<std::vector<int>>(), expected);
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += expected[i];
  }
  EXPECT_EQ(replay["totals"].get<std::vector<int>>(), totals);
  // The best total; among equals the best rank in the last race.
  const int most = *std::max_element(totals.begin(), totals.end());
  for (int seat : replay["races"].back()["ranks"].get<std::vector<int>>())
    if (totals[static_cast<std::size_t>(seat - 1)] == most) {
      EXPECT_EQ(replay["winner"], seat);
      break;
    }
}

TEST(SampleMatches, TwoFourAndSixPlayersReplayToTheRightPoints) {
  std::set<int> sizes;
  for (const auto& entry : fs::directory_iterator(source / "samples/lake_race")) {
    if (entry.path().string().find(".record.yaml") == std::string::npos) continue;
    const auto read = formats::readDocumentFile(entry.path());
    ASSERT_TRUE(read) << entry.path();
    const auto& document = read->document.get<formats::lake_race::RecordBody>();
    const int players = document.races.front().record.players;
    const Outcome outcome = replayed(entry.path().string());
    EXPECT_EQ(outcome.status, 0) << entry.path() << outcome.messages;
    checkPoints(outcome.json, players, document.options.variant,
                document.options.sunkBonus == fairway::lake_race::SunkBonus::Once,
                static_cast<int>(document.races.size()));
    if (document.races.size() == 3) sizes.insert(players);
  }
  EXPECT_THAT(sizes, testing::IsSupersetOf({2, 4, 6}));
}

// Replaying a played match gives the same end, written and read in between.
TEST(PlayedMatches, ReplayToTheSameEnd) {
  const std::vector<std::string> courses{"morning-mere-a.course.yaml", "morning-mere-b.course.yaml",
                                         "morning-mere-c.course.yaml"};
  for (int players = 2; players <= 6; ++players)
    for (bool variant : {false, true})
      for (fairway::lake_race::SunkBonus bonus :
           {fairway::lake_race::SunkBonus::Each, fairway::lake_race::SunkBonus::Once}) {
        const fairway::lake_race::MatchOptions options{variant, bonus};
        test::PlayedMatch played =
            test::playMatch(source / "samples/lake_race", courses, players, 17, options);
        // Standard input lies in the working folder, so the courses need their whole path.
        for (formats::lake_race::RecordedRace& race : played.document.body.races)
          race.course =
              (source / "samples/lake_race" / std::get<formats::DocumentPath>(race.course)).string();
        const Outcome outcome = replayed("-", formats::writeDocument(played.document));
        ASSERT_EQ(outcome.status, 0) << outcome.messages;
        checkPoints(outcome.json, players, variant, bonus == fairway::lake_race::SunkBonus::Once, 3);
        for (int seat = 1; seat <= players; ++seat)
          EXPECT_EQ(outcome.json["totals"][static_cast<std::size_t>(seat - 1)], played.match.totals()[seat]);
        EXPECT_EQ(outcome.json["winner"], played.match.standing()[0]);
      }
}

Json coached(const std::string& sample) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int status = command::lake_race::runReplay(
      {{(source / "samples/lake_race" / sample).string(), true, true}}, {in, out, err});
  EXPECT_EQ(status, 0) << err.str();
  return Json::parse(out.str())["coach"];
}

// Turns, luck, mistakes, traffic and the adjusted result.
void expectBoat(const Json& race, std::size_t seat, const std::array<double, 5>& expected) {
  SCOPED_TRACE("seat " + std::to_string(seat));
  const Json& boat = race["boats"][seat - 1];
  EXPECT_EQ(boat["turns"].get<double>(), expected[0]);
  EXPECT_NEAR(boat["luck"], expected[1], 6e-5);
  EXPECT_NEAR(boat["mistakes"], expected[2], 6e-5);
  EXPECT_NEAR(boat["traffic"], expected[3], 6e-5);
  EXPECT_NEAR(boat["adjusted"], expected[4], 6e-5);
}

void expectMatch(const Json& coach, const std::vector<double>& adjusted) {
  ASSERT_EQ(coach["match"]["seats"].size(), adjusted.size());
  for (std::size_t i = 0; i < adjusted.size(); ++i)
    EXPECT_NEAR(coach["match"]["seats"][i]["adjusted"], adjusted[i], 6e-5) << "seat " << i + 1;
  for (const Json& race : coach["races"])
    for (const Json& boat : race["boats"])
      EXPECT_NEAR(boat["result"].get<double>() - race["par"].get<double>(),
                  boat["carried"].get<double>() + boat["luck"].get<double>() +
                      boat["mistakes"].get<double>() + boat["traffic"].get<double>(),
                  1e-9);
}

// Two other programs came to these numbers.
TEST(LongSampleMatches, TheCoachSaysWhatOtherProgramsSay) {
  const Json two = coached("match-two.record.yaml");
  EXPECT_NEAR(two["races"][0]["par"], 20.30297, 6e-6);
  EXPECT_EQ(two["races"][0]["winner"], 1);
  EXPECT_EQ(two["races"][0]["decided"], 20);
  EXPECT_NEAR(two["races"][0]["drama"], 0.2172, 6e-5);
  expectBoat(two["races"][0], 1, {28, -3.0644, 10.6276, 0.1339, 0.1970});
  expectBoat(two["races"][0], 2, {40, 6.9710, 12.2524, 0.4736, 0.8030});
  expectMatch(two, {1.1311, 1.8689});
  EXPECT_EQ(two["match"]["seats"][0]["wins"], 1);
  EXPECT_EQ(two["match"]["seats"][1]["wins"], 2);

  const Json four = coached("match-four.record.yaml");
  EXPECT_EQ(four["races"][0]["winner"], 4);
  EXPECT_EQ(four["races"][0]["decided"], 33);
  EXPECT_NEAR(four["races"][0]["drama"], 0.2380, 6e-5);
  expectBoat(four["races"][0], 1, {22, 36.3860, 22.8689, 2.4421, 0.0429});
  expectBoat(four["races"][0], 2, {28, 1.0560, 12.8010, 0.0760, -0.0915});
  EXPECT_NEAR(four["races"][0]["boats"][1]["to_go"], 6.2359, 6e-5);
  expectBoat(four["races"][0], 3, {28, 0.6909, 6.0061, 1.0000, 0.2629});
  expectBoat(four["races"][0], 4, {24, -1.2230, 4.0538, 0.8663, 0.7858});
  expectMatch(four, {0.8918, 0.8856, 0.4100, 0.8126});

  const Json six = coached("match-six.record.yaml");
  EXPECT_NEAR(six["races"][2]["par"], 18.98171, 6e-6);
  EXPECT_EQ(six["races"][2]["winner"], 3);
  EXPECT_EQ(six["races"][2]["decided"], 119);
  EXPECT_NEAR(six["races"][2]["drama"], 0.7589, 6e-5);
  EXPECT_EQ(six["races"][2]["lead_changes"], 10);
  EXPECT_NEAR(six["races"][2]["boats"][1]["carried"], 0.0792, 6e-5);
  expectBoat(six["races"][2], 2, {24, -0.8236, 4.7102, 1.0525, 0.1049});
  expectBoat(six["races"][2], 3, {22, -1.1486, 4.1709, -0.0041, 1.0241});
  expectMatch(six, {0.0644, 0.5992, 0.5399, 0.6806, 1.2147, -0.0987});
}

std::string content(const fs::path& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  std::string all = text.str();
  while (!all.empty() && all.back() == '\n') all.pop_back();
  return all;
}

// A case is a folder with `record.yaml` and `expected`: `STATUS`, `STATUS RACE TURN RULE`, or `3 MESSAGE...`,
// of which the message must be part of what is said.
void checkCase(const fs::path& folder) {
  SCOPED_TRACE(folder.filename().string());
  std::istringstream expected(content(folder / "expected"));
  int status = -1;
  expected >> status >> std::ws;
  const Outcome outcome = replayed((folder / "record.yaml").string());
  EXPECT_EQ(outcome.status, status) << outcome.messages << outcome.json.dump();
  if (status == 3) {
    std::string message;
    std::getline(expected, message);
    EXPECT_THAT(outcome.messages, testing::HasSubstr(message));
    EXPECT_TRUE(outcome.json.is_null()) << "nothing on standard output";
  } else if (status == 1 && !outcome.json.is_null()) {
    int race = 0;
    int turn = 0;
    std::string rule;
    expected >> race >> turn >> rule;
    EXPECT_FALSE(outcome.json["legal"]);
    EXPECT_EQ(outcome.json["error"]["race"], race);
    EXPECT_EQ(outcome.json["error"]["turn"], turn);
    EXPECT_EQ(outcome.json["error"]["rule"], rule);
    EXPECT_EQ(static_cast<int>(outcome.json["races"].size()), race) << "later races are left out";
  }
}

TEST(GoldenRecords, AreRefusedAtTheRightTurnWithTheRightRule) {
  int cases = 0;
  for (const auto& entry : fs::directory_iterator(source / "tests/golden/records")) {
    if (!entry.is_directory()) continue;
    checkCase(entry.path());
    ++cases;
  }
  EXPECT_GE(cases, 20) << "the cases are found by scanning tests/golden/records";
}

// Whatever a golden case expects as a whole object stands beside it.
TEST(GoldenRecords, WholeReportsAreAsExpected) {
  int reports = 0;
  for (const auto& entry : fs::directory_iterator(source / "tests/golden/records")) {
    const fs::path report = entry.path() / "report.json";
    if (!fs::exists(report)) continue;
    EXPECT_EQ(replayed((entry.path() / "record.yaml").string()).json, Json::parse(content(report)))
        << entry.path();
    ++reports;
  }
  EXPECT_GE(reports, 3);
}

} // namespace
} // namespace fairway
