#include "tests/validator/lake_race/called.h"
#include "validator/lake_race/command/verify/verify_part.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

// Parts of `verify` as files: what is read is what was written, and what does not fit is refused with its
// key.
namespace fairway::command::lake_race {
namespace {

using nlohmann::json;

const std::string cases = (test::sourceDir() / "tests/cli/cases/lake_race/").string();
const std::string splitSet = cases + "verify_split/files/pair.tileset.yaml";

json partOf(const std::string& shard) {
  return json::parse(call({"verify", splitSet, "--shard", shard, "--format", "json"}).out);
}

std::string refusal(const Result<VerifyPart, formats::Problems>& part) {
  if (part) return "read";
  const formats::Problem& problem = part.fault().front();
  EXPECT_EQ(problem.file, "part.json");
  EXPECT_EQ(part.fault().size(), 1u);
  return problem.key + ": " + problem.message;
}

struct Damage {
  std::string place; // a JSON pointer; what follows `-` is taken away
  json value;
  std::string refusal;
};

TEST(VerifyParts, AreRefusedWhereTheyDoNotFit) {
  const json whole = partOf("1/1");
  EXPECT_EQ(refusal(readPart(whole.dump(), "part.json")), "read");
  const json million = 1'000'000, tooMany = 1'000'001, tooLong = 1'000'000'001;
  const std::string wholeNumber = "expected a whole number", missing = "this key is missing",
                    inFour = "assignment: expected slots from 1 to 4",
                    noShard = "shard: expected [part, parts] with a part from 1 to the number of parts",
                    notTheSum = "routes: do not add up to the courses that can be raced",
                    noSlots = "parts: expected slots of tiles";
  json fewer = whole["routes"]["A"];
  fewer[0][1] = fewer[0][1].get<int>() - 1;
  json shorter = whole["routes"]["A"];
  shorter.insert(shorter.begin(), json::array({1, 0}));
  json longer = whole["routes"]["A"];
  longer.push_back(json::array({999, 0}));
  const std::uint64_t lakes = whole["lakes"], courses = whole["courses"], raceable = whole["raceable"];
  const std::vector<Damage> damages{
      {"-/set", {}, "set: " + missing},
      {"/set", 5, "set: expected text"},
      {"/side", 5, "side: expected text"},
      {"/sample", "many", "sample: " + wholeNumber},
      {"/sample", 12, "read"},
      {"/seed", -1, "seed: " + wholeNumber},
      {"/shard", 1, "shard: expected a list"},
      {"/shard", {1}, "shard: expected [part, parts]"},
      {"/shard", {1, 2, 3}, "shard: expected [part, parts]"},
      {"/shard", {0, 1}, noShard},
      {"/shard", {3, 2}, noShard},
      {"/shard", {2, 2}, "read"},
      {"/shard", {1, million}, "read"},
      {"/shard", {1, tooMany}, noShard},
      {"/shard/0", "1", "shard: " + wholeNumber},
      {"/failing_lakes", lakes, "read"},
      {"/failing_lakes", lakes + 1, "failing_lakes: is more than there are lakes"},
      {"/raceable", courses + 1, "raceable: is more than there are courses"},
      {"/raceable", raceable + 1, notTheSum},
      {"/courses", raceable, "read"},
      {"/courses", raceable - 1, "raceable: is more than there are courses"},
      {"/failures", nullptr, "failures: expected a list"},
      {"/failures/0/lake", 1.5, "lake: " + wholeNumber},
      {"/failures/0/layout", "heron", "layout: expected a list"},
      {"/failures/0/layout/0", "heron", "layout: expected rows of tiles"},
      {"/failures/0/layout/0/0", 5, "layout: expected text"},
      {"/failures/0/race", "D", "race: expected A, B or C"},
      {"/failures/0/race", 1, "race: expected text"},
      {"/failures/0/code", 1, "code: expected text"},
      {"/failures/0/assignment", nullptr, "read"},
      {"/failures/0/assignment", {1, 2, 3}, "assignment: expected four slots"},
      {"/failures/0/assignment", "1234", "assignment: expected four slots"},
      {"/failures/0/assignment/3", 0, inFour},
      {"/failures/0/assignment/3", 5, inFour},
      {"-/failures/0/assignment", {}, "assignment: " + missing},
      {"/routes", 1, "A: " + missing},
      {"/routes/B", 1, "B: expected a list"},
      {"/routes/C/0", {41}, "routes: expected pairs [route, courses]"},
      {"/routes/C/0", 41, "routes: expected pairs [route, courses]"},
      {"/routes/C/0/0", tooLong, "routes: expected the length of a route"},
      {"/routes/A", fewer, notTheSum},
      {"/routes/A", shorter, "shortest: does not fit the routes"},
      {"/routes/A", longer, "longest: does not fit the routes"},
      {"/shortest", nullptr, "shortest: does not fit the routes"},
      {"/shortest/route", 38, "shortest: does not fit the routes"},
      {"/shortest/route", tooLong, "route: expected the length of a route"},
      {"/shortest/assignment", nullptr, "shortest: expected a course"},
      {"/longest", nullptr, "longest: does not fit the routes"},
      {"/longest/route", 66, "longest: does not fit the routes"},
      {"/route", nullptr, "route: does not fit the routes"},
      {"/route/steps", whole["route"]["steps"].get<int>() + 1, "route: does not fit the routes"},
      {"/parts/0/side", "grey", noSlots},
      {"/parts/0/turned", 1, noSlots},
      {"/parts/0/slot", 0, noSlots},
      {"/parts/0/slot", million, "read"},
      {"/parts/0/slot", tooMany, noSlots},
      {"/parts/0/tile", 1, "parts: expected text"},
      {"-/parts/0/failures", {}, "failures: " + missing},
      {"/split", {}, "total: " + missing},
      {"/split/total", "two", "total: " + wholeNumber},
      {"/split/lakes/0/lake", "two", "lake: " + wholeNumber},
      {"/not_judged", 7, "not_judged: expected text"},
      {"/not_judged", "it takes long", "read"},
      {"/stopped_early", true, "read"},
      {"/schema", "fairway-verify-1",
       "schema: this is a whole run, not a part as `verify --shard i/n --format json` writes it"},
      {"/schema", "other",
       "schema: expected fairway-verify-part-1, a part as `verify --shard i/n --format json` writes it"},
  };
  for (const Damage& damage : damages) {
    json part = whole;
    if (damage.place.starts_with('-')) {
      const json::json_pointer place(damage.place.substr(1));
      part.at(place.parent_pointer()).erase(place.back());
    } else {
      part[json::json_pointer(damage.place)] = damage.value;
    }
    EXPECT_EQ(refusal(readPart(part.dump(), "part.json")), damage.refusal)
        << damage.place << " " << damage.value;
  }
  EXPECT_EQ(refusal(readPart("{", "part.json")),
            ": is not a JSON document; expected a part as `verify --shard i/n --format json` writes it");
  EXPECT_EQ(refusal(readPart("[]", "part.json")),
            "schema: expected fairway-verify-part-1, a part as `verify --shard i/n --format json` writes it");
}

TEST(VerifyParts, ARunThatIsGoneOnWithMustAddUp) {
  const Folder folder;
  const std::string file = (folder.path() / "kept").string();
  ASSERT_EQ(call({"verify", splitSet, "--resume", file}).status, exitFindings);
  const json whole = json::parse(contentOf(file));
  const std::uint64_t lakes = whole["lakes"];
  const auto with = [&](const char* key, const json& value) {
    json kept = whole;
    kept[key] = value;
    return refusal(readKept(kept.dump(), "part.json"));
  };
  EXPECT_EQ(with("told", 0), "read");
  EXPECT_EQ(with("told", "x"), "told: expected a whole number");
  EXPECT_EQ(with("done", lakes), "read");
  EXPECT_EQ(with("done", lakes / 2), "read")
      << "a lake looked at stands for the board turned as a whole, too";
  EXPECT_EQ(with("done", lakes / 2 - 1), "lakes: is more than were looked at");
  EXPECT_EQ(with("courses", 72 * lakes), "read");
  EXPECT_EQ(with("courses", 72 * lakes + 1), "courses: does not fit the number of lakes");
  EXPECT_EQ(with("schema", "fairway-verify-part-1"),
            "schema: expected fairway-verify-resume-1, a file that `verify --resume` wrote");
}

// All that a part says is in what is read from it: it is written again.
TEST(VerifyParts, AreReadAsTheyWereWritten) {
  for (const char* shard : {"1/1", "1/3", "2/3", "3/3", "9/20"}) {
    const std::string text =
        call({"verify", splitSet, "--shard", shard, "--format", "json", "--sample", "5", "--seed", "4"}).out;
    const VerifyPart part = readPart(text, "part.json").value();
    EXPECT_EQ(json::parse(partJson(part.question, part.shard, {part.tally}, part.notJudged)),
              json::parse(text));
  }
}

TEST(VerifyParts, MergeOnlyIfTheyAreOneRun) {
  const Folder folder;
  std::vector<json> parts;
  for (const char* shard : {"1/3", "2/3", "3/3"}) parts.push_back(partOf(shard));
  const auto merged = [&](const std::vector<json>& some) {
    std::vector<std::string> words{"verify", "--merge"};
    std::string names = "abcdefghijklmnop";
    for (std::size_t i = 0; i < some.size(); ++i) {
      const std::string name = std::string(1, names[i]) + ".json";
      folder.write(name.c_str(), some[i].dump());
      words.push_back((folder.path() / name).string());
    }
    const Called called = call(words);
    std::string err = called.err;
    const std::string place = folder.path().string() + "/";
    for (std::size_t at = err.find(place); at != std::string::npos; at = err.find(place))
      err.erase(at, place.size());
    EXPECT_EQ(called.status == exitUnreadable, !err.empty());
    return err.empty() ? called.out : err;
  };
  const auto changed = [](json part, const char* key, const json& value) {
    part[key] = value;
    return part;
  };
  EXPECT_EQ(json::parse(merged({parts[2], parts[0], parts[1]})),
            json::parse(call({"verify", splitSet, "--format", "json"}).out));
  EXPECT_EQ(merged({parts[0], parts[2]}), "a.json: error: shard: the run has 3 parts; missing is part 2\n");
  EXPECT_EQ(merged({parts[1]}), "a.json: error: shard: the run has 3 parts; missing are parts 1 and 3\n");
  EXPECT_EQ(merged({parts[0], parts[1], parts[2], parts[1]}),
            "d.json: error: shard: part 2 is given twice; the other is b.json\n");
  EXPECT_EQ(merged({changed(parts[0], "shard", {2, 4})}),
            "a.json: error: shard: the run has 4 parts; missing are parts 1, 3 and 4\n");
  EXPECT_EQ(
      merged({changed(parts[0], "shard", {5, 11})}),
      "a.json: error: shard: the run has 11 parts; missing are parts 1, 2, 3, 4, 6, 7, 8, 9, 10 and 11\n");
  EXPECT_EQ(merged({changed(parts[0], "shard", {5, 13})}),
            "a.json: error: shard: the run has 13 parts; missing are parts 1, 2, 3, 4, 6, 7, 8, 9, 10, 11 "
            "and 2 more\n");
  const std::string other = "b.json: error: does not belong to the same run as a.json: ";
  const auto besides = [&](const char* key, const json& value) {
    return merged({parts[0], changed(parts[1], key, value), parts[2]});
  };
  EXPECT_EQ(besides("set", "x"), other + "it is of another tile set, or the set was changed in between\n");
  EXPECT_EQ(besides("side", "light"), other + "its side is light, not dark\n");
  EXPECT_EQ(besides("sample", 9), other + "--sample is not the same\n");
  EXPECT_EQ(besides("seed", 9), other + "--seed is not the same\n");
  EXPECT_EQ(besides("shard", {2, 5}), other + "it is part 2 of 5, not one of 3\n");
  EXPECT_EQ(besides("not_judged", "why"), other + "one was judged, the other not\n");
  EXPECT_EQ(besides("stopped_early", true),
            "b.json: error: stopped early; run this part without --fail-fast and --time, or go on with "
            "--resume\n");
}

} // namespace
} // namespace fairway::command::lake_race
