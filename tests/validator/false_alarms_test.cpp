#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/called.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>

// How often `compare` calls a difference of equal boards beyond chance.
namespace fairway::command {
namespace {

using lake_race::call;
using lake_race::contentOf;
using lake_race::Folder;
using Words = std::vector<std::string>;

const std::string samples = (test::sourceDir() / "samples/").string();

nlohmann::json comparison(const std::string& first, const std::string& second, const Words& options) {
  Words words{"compare", first, second, "--races", "400", "--format", "json"};
  words.insert(words.end(), options.begin(), options.end());
  return nlohmann::json::parse(call(words).out);
}

// A board is raced twice where its documents differ in what no race notices. Each figure may then be called
// different once in a hundred times: more than 6 times of 100 have a chance of 1 in 12,000.
void expectFewFalseAlarms(const std::string& first, const std::string& second, const Words& options) {
  std::map<std::string, int> alarms;
  int apart = 0;
  for (int pair = 0; pair < test::cases(100); ++pair) {
    Words own = options;
    own.insert(own.end(), {"--seed", std::to_string(2 * pair)});
    const nlohmann::json compared = comparison(first, second, own);
    for (const auto& figure : compared["figures"]) {
      if (figure["error"].is_null())
        EXPECT_FALSE(figure["differs"]) << figure["title"];
      else
        alarms[figure["title"]] += figure["differs"].get<bool>();
      if (figure["first"] != figure["second"]) ++apart;
    }
  }
  EXPECT_GT(apart, test::cases(100)) << "each has dice of its own";
  EXPECT_GT(alarms.size(), 2u);
  for (const auto& [figure, count] : alarms) EXPECT_LE(count, 6) << figure;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string written(const Folder& folder, const std::string& name, const std::string& text) {
  std::ofstream(folder.path() / name) << text;
  return (folder.path() / name).string();
}

TEST(LongFalseAlarms, AreAsRareAsPromisedOnALake) {
  const Folder folder;
  const std::string course = samples + "lake_race/duck-pond-a.course.yaml";
  const std::string free = replaced(contentOf(course), "race: A\n", "");
  expectFewFalseAlarms(
      course,
      written(folder, "free.course.yaml", replaced(free, "lake: ", "lake: " + samples + "lake_race/")),
      {"--players", "3", "--max-dice", "2"});
}

TEST(LongFalseAlarms, AreAsRareAsPromisedOnARiver) {
  const Folder folder;
  std::string river = contentOf(samples + "river/quiet-backwater.river.yaml");
  river = replaced(replaced(river, "players: 2", "players: 3"), "boats: 2", "boats: 1");
  expectFewFalseAlarms(written(folder, "one.river.yaml", river),
                       written(folder, "two.river.yaml", replaced(river, "Goslings", "Ducklings")), {});
}

// The same board, wherever its file is, is raced once.
TEST(Compare, HoldsNoBoardAgainstOtherRacesOnItself) {
  const Folder folder;
  const std::string pool = samples + "pool/paddling-pool.pool.yaml";
  const std::string renamed = replaced(contentOf(pool), "name: ", "name: Old ");
  const nlohmann::json compared = comparison(pool, written(folder, "same.pool.yaml", renamed), {});
  EXPECT_EQ(compared["figures"].size(), 4u);
  for (const auto& figure : compared["figures"]) {
    EXPECT_EQ(figure["first"], figure["second"]) << figure["title"];
    EXPECT_FALSE(figure["differs"]) << figure["title"];
  }
}

} // namespace
} // namespace fairway::command
