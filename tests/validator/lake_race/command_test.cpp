#include "tests/validator/lake_race/called.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace fairway::command::lake_race {
namespace {

using testing::HasSubstr;
using testing::Not;

nlohmann::json jsonOf(const std::string& file) {
  return nlohmann::json::parse(call({"validate", "--format", "json", file}).out);
}

TEST(ValidateCommand, ExitStatusFollowsTheFindings) {
  EXPECT_EQ(call({"validate", samples + "duck-pond-a.course.yaml"}).status, exitDone);
  EXPECT_EQ(call({"validate", findings + "G03-full-circle.course.yaml"}).status, exitFindings);
  EXPECT_EQ(call({"validate", findings + "C05-wrong-way.course.yaml"}).status, exitDone);
  EXPECT_EQ(call({"validate", "--strict", findings + "C05-wrong-way.course.yaml"}).status, exitFindings);
  EXPECT_EQ(call({"validate", "nowhere.yaml"}).status, exitUnreadable);
  EXPECT_EQ(call({"validate"}).status, exitWrongCall);
  EXPECT_EQ(call({"validate", "--format", "xml", "a.yaml"}).status, exitWrongCall);
}

TEST(ValidateCommand, OneBadFileDoesNotStopTheOthers) {
  const Called called = call({"validate", "nowhere.yaml", findings + "G03-full-circle.course.yaml",
                              samples + "duck-pond.lake.yaml"});
  EXPECT_EQ(called.status, exitUnreadable) << "what cannot be read weighs more than findings";
  EXPECT_THAT(called.err, HasSubstr("nowhere.yaml"));
  EXPECT_THAT(called.out, HasSubstr("G03 full-circle"));
  EXPECT_THAT(called.out, HasSubstr("duck-pond.lake.yaml: lake: clean"));
}

TEST(ValidateCommand, FoldersAreSearchedInAStableOrder) {
  const Called first = call({"validate", findings});
  EXPECT_EQ(first.out, call({"validate", findings}).out);
  EXPECT_LT(first.out.find("C01-"), first.out.find("X01-"));
  const Folder empty;
  EXPECT_EQ(call({"validate", empty.path().string()}).status, exitUnreadable);
}

TEST(ValidateCommand, ReadsStandardInputAndStillKnowsTheLine) {
  const Called called = call({"validate", "-"}, contentOf(findings + "G03-full-circle.course.yaml"));
  EXPECT_EQ(called.status, exitFindings);
  EXPECT_THAT(called.out, HasSubstr("-:25:"));
}

TEST(ValidateCommand, ColourOnlyOnATerminalAndNotAgainstNoColor) {
  const std::string file = findings + "G03-full-circle.course.yaml";
  EXPECT_THAT(call({"validate", file}).out, Not(HasSubstr("\033[")));
  EXPECT_THAT(call({"validate", file}, "", true).out, HasSubstr("\033["));
  setenv("NO_COLOR", "1", 1);
  EXPECT_THAT(call({"validate", file}, "", true).out, Not(HasSubstr("\033[")));
  unsetenv("NO_COLOR");
}

TEST(ValidateCommand, ColourCanBeAskedFor) {
  const std::string file = findings + "G03-full-circle.course.yaml";
  for (const bool terminal : {false, true}) {
    EXPECT_THAT(call({"validate", "--color", "always", file}, "", terminal).out, HasSubstr("\033["));
    EXPECT_THAT(call({"validate", "--color", "never", file}, "", terminal).out, Not(HasSubstr("\033[")));
    EXPECT_EQ(call({"validate", "--color", "auto", file}, "", terminal).out,
              call({"validate", file}, "", terminal).out);
  }
}

// A fix of single values says where they stand and what belongs there.
TEST(ValidateCommand, SarifHasTheFix) {
  const std::string file = findings + "G03-full-circle.course.yaml";
  const auto sarif = nlohmann::json::parse(call({"validate", "--format", "sarif", file}).out);
  const auto& result = sarif["runs"][0]["results"][0];
  EXPECT_EQ(result["ruleId"], "G03");
  ASSERT_EQ(result["fixes"].size(), 1u);
  EXPECT_EQ(result["fixes"][0]["description"]["text"], "turn the arrow of buoy 1 to clockwise");
  EXPECT_EQ(result["fixes"][0]["artifactChanges"][0]["replacements"],
            nlohmann::json::parse(R"([{"deletedRegion": {"startLine": 25, "startColumn": 25, "endLine": 25,
                                       "endColumn": 41}, "insertedContent": {"text": "clockwise"}}])"));
}

TEST(ValidateCommand, ShowsThePlaceOnAPieceOfMap) {
  const Called called = call({"validate", findings + "C03-land-in-strip.course.yaml"});
  EXPECT_THAT(called.out, HasSubstr("    0108  . . . . 0 - - @ - F . . 2 . . ."));
  EXPECT_THAT(called.out, HasSubstr("G01 gate-open: not judged: needs C03"));
}

TEST(ValidateCommand, JsonOfACourseHasTheAgreedShape) {
  const nlohmann::json report = jsonOf(findings + "G03-full-circle.course.yaml");
  EXPECT_EQ(report["schema"], "fairway-report-1");
  EXPECT_EQ(report["summary"]["errors"], 1);
  const nlohmann::json& file = report["files"][0];
  EXPECT_EQ(file["kind"], "course");
  const nlohmann::json& finding = file["findings"][0];
  EXPECT_EQ(finding["code"], "G03");
  EXPECT_EQ(finding["name"], "full-circle");
  EXPECT_EQ(finding["severity"], "error");
  EXPECT_EQ(finding["cells"], (nlohmann::json{{8, 3}}));
  EXPECT_EQ(finding["evidence"][0]["kind"], "line");
  EXPECT_EQ(finding["fix"]["safe"], true);
  const nlohmann::json& facts = file["facts"];
  int sum = 0;
  for (int leg : facts["legs"]) sum += leg;
  EXPECT_EQ(facts["route"], sum);
  EXPECT_EQ(facts["gates"].size(), 5u);
  EXPECT_EQ(facts["gates"][0]["gate"], "START");
  EXPECT_EQ(facts["gates"][0]["at"], (nlohmann::json{5, 8}));
  EXPECT_EQ(facts["gates"][0]["direction"], 0);
  EXPECT_TRUE(facts["gates"][0]["sweep"].is_null());
  EXPECT_EQ(facts["gates"][1]["arrow"], "counterclockwise");
  EXPECT_EQ(facts["gates"][1]["natural"], false);
  EXPECT_EQ(facts["gates"][2]["natural"], true);
}

TEST(ValidateCommand, JsonOfALakeHasTheAgreedShape) {
  const nlohmann::json facts = jsonOf(samples + "duck-pond.lake.yaml")["files"][0]["facts"];
  EXPECT_EQ(facts["water"].get<int>() + facts["land"].get<int>(), 120);
  EXPECT_EQ(facts["races"]["A"]["assignments"], 24);
  EXPECT_EQ(facts["races"]["A"]["raceable"], 24);
  EXPECT_EQ(facts["races"]["A"]["route"]["min"], 24);
  EXPECT_LE(facts["races"]["A"]["route"]["mean"], facts["races"]["A"]["route"]["max"]);
  EXPECT_FALSE(facts["races"].contains("B"));
}

TEST(ValidateCommand, WaivedFindingsAreMarkedAndCounted) {
  const nlohmann::json report = jsonOf(findings + "X01-near-used.course.yaml");
  EXPECT_EQ(report["files"][0]["findings"][0]["waived"], "the start is meant to be hard");
  EXPECT_EQ(report["summary"]["warnings"], 0);
  EXPECT_EQ(report["summary"]["waived"], 1);
}

TEST(ValidateCommand, ReasonsAreOneLineForATerminal) {
  const Called called =
      call({"validate", "-"}, "fairway: 1\nkind: lake\nwaive:\n  - {code: L02, why: \"a\\nb\\e[2J\"}\n"
                              "map: |\n  . . .\n");
  EXPECT_THAT(called.out, HasSubstr("waived because: a b\\x1B[2J\n"));
}

TEST(ValidateCommand, FixesTurnArrowsAndDirectionsAndSayWhat) {
  const Folder folder;
  const std::string circle = folder.copy(findings + "G03-full-circle.course.yaml").string();
  const Called called = call({"validate", "--fix", circle});
  EXPECT_EQ(called.status, exitDone);
  EXPECT_THAT(called.err, HasSubstr("turn the arrow of buoy 1 to clockwise"));
  EXPECT_THAT(contentOf(circle), HasSubstr("{at: [8, 3], arrow: clockwise}"));
  const std::string wrong = folder.copy(findings + "C05-wrong-way.course.yaml").string();
  EXPECT_THAT(call({"validate", "--strict", "--fix", wrong}).err, HasSubstr("start left"));
  EXPECT_EQ(call({"validate", "--strict", wrong}).status, exitDone);
  EXPECT_EQ(call({"validate", "--fix", "-"}).status, exitWrongCall);
}

TEST(ValidateCommand, FixesDoNotDropComments) {
  const Folder folder;
  const std::string text = contentOf(findings + "G03-full-circle.course.yaml") + "# a last word\n";
  folder.write("c.course.yaml", text);
  const std::string file = (folder.path() / "c.course.yaml").string();
  const Called called = call({"validate", "--fix", file});
  EXPECT_EQ(called.status, exitFindings);
  EXPECT_THAT(called.err, HasSubstr("--drop-comments"));
  EXPECT_EQ(contentOf(file), text);
  EXPECT_EQ(call({"validate", "--fix", "--drop-comments", file}).status, exitDone);
}

// The fields that SARIF 2.1.0 requires, and those by which review tools find the line.
TEST(ValidateCommand, SarifHasWhatTheSpecificationAsksFor) {
  const Called called = call({"validate", "--format", "sarif", "nowhere.yaml", findings});
  EXPECT_EQ(called.status, exitUnreadable);
  const nlohmann::json log = nlohmann::json::parse(called.out);
  EXPECT_EQ(log["version"], "2.1.0");
  const nlohmann::json& run = log["runs"][0];
  const nlohmann::json& rules = run["tool"]["driver"]["rules"];
  EXPECT_EQ(run["tool"]["driver"]["name"], "fairway");
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], false);
  EXPECT_EQ(run["invocations"][0]["toolExecutionNotifications"][0]["level"], "error");
  EXPECT_GT(run["results"].size(), 20u);
  for (const nlohmann::json& result : run["results"]) {
    EXPECT_EQ(rules[result["ruleIndex"].get<std::size_t>()]["id"], result["ruleId"]);
    EXPECT_TRUE(result["message"]["text"].is_string());
    EXPECT_THAT((std::vector<std::string>{"error", "warning", "note"}), testing::Contains(result["level"]));
    const nlohmann::json& place = result["locations"][0]["physicalLocation"];
    EXPECT_GE(place["region"]["startLine"].get<int>(), 1);
    EXPECT_GE(place["region"]["startColumn"].get<int>(), 1);
    EXPECT_THAT(place["artifactLocation"]["uri"].get<std::string>(), testing::StartsWith("file:///"));
  }
  EXPECT_THAT(called.out, HasSubstr("\"suppressions\":[{\"kind\":\"inSource\""));
}

TEST(ExplainCommand, KnowsEveryCheckByCodeAndByName) {
  EXPECT_THAT(call({"explain"}).out, HasSubstr("M03  par"));
  EXPECT_THAT(call({"explain", "g03"}).out, HasSubstr("no arrow forces a full circle"));
  EXPECT_EQ(call({"explain", "full-circle"}).out, call({"explain", "G03"}).out);
  EXPECT_EQ(call({"explain", "G99"}).status, exitWrongCall);
}

TEST(CoursesCommand, ListsAndWritesAllCourses) {
  const Called listed = call({"courses", samples + "duck-pond.lake.yaml"});
  EXPECT_EQ(listed.status, exitDone);
  EXPECT_EQ(std::count(listed.out.begin(), listed.out.end(), '\n'), 25);
  const Folder folder;
  const Called written =
      call({"courses", samples + "duck-pond.lake.yaml", "--race", "A", "-o", folder.path().string()});
  EXPECT_THAT(written.err, HasSubstr("24 courses written"));
  // The written courses need no other file, and have the route that the list says.
  const nlohmann::json report = jsonOf((folder.path() / "duck-pond-a-1234.course.yaml").string());
  EXPECT_EQ(report["summary"]["errors"], 0);
  const nlohmann::json list =
      nlohmann::json::parse(call({"courses", samples + "duck-pond.lake.yaml", "--format", "json"}).out);
  EXPECT_EQ(list["schema"], "fairway-courses-1");
  EXPECT_EQ(list["races"]["A"][0]["route"], report["files"][0]["facts"]["route"]);
}

TEST(CoursesCommand, SaysWhichCannotBeRaced) {
  const Called called = call({"courses", findings + "L05-strip-on-shore.lake.yaml"});
  EXPECT_EQ(called.status, exitFindings);
  EXPECT_THAT(called.out, HasSubstr("cannot be raced: C03"));
  EXPECT_EQ(call({"courses", samples + "duck-pond.lake.yaml", "--race", "B"}).status, exitFindings);
  EXPECT_EQ(call({"courses", samples + "duck-pond-a.course.yaml"}).status, exitUnreadable);
}

} // namespace
} // namespace fairway::command::lake_race
