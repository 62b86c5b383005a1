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
  const int status = command::lake_race::runReplay({file, true}, {in, out, err});
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
