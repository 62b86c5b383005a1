#include "formats/document/reader.h"
#include "formats/lake_race/export/sheet_courses.h"
#include "rules/base/number_text.h"
#include "tests/validator/lake_race/called.h"
#include "validator/lake_race/command/pages/course_facts.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <sstream>

// `simulate LAKE` and `compare`.
namespace fairway::command::lake_race {
namespace {

using testing::HasSubstr;

nlohmann::json jsonFrom(std::vector<std::string> words) {
  words.insert(words.end(), {"--format", "json"});
  return nlohmann::json::parse(call(words).out);
}

const std::vector<std::string> quickly{"--players", "2", "--max-dice", "2", "--seed", "3"};

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// Each course of a lake is raced as it would be alone.
TEST(SimulateLake, GivesEachCourseItsOwnVerdict) {
  const Folder folder;
  ASSERT_EQ(
      call({"courses", samples + "duck-pond.lake.yaml", "--race", "A", "-o", folder.path().string()}).status,
      exitDone);
  const auto lake =
      jsonFrom(with({"simulate", samples + "duck-pond.lake.yaml", "--race", "A", "--races", "16"}, quickly));
  EXPECT_EQ(lake["schema"], "fairway-lake-simulation-1");
  ASSERT_EQ(lake["courses"].size(), 24);
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
    files.push_back(entry.path().string());
  std::sort(files.begin(), files.end()); // by the slots of the buoys: the order of the assignments
  ASSERT_EQ(files.size(), 24U - lake["not_raceable"].get<std::size_t>());
  std::size_t raced = 0;
  for (const auto& course : lake["courses"]) {
    if (course["simulation"].is_null()) continue;
    auto alone = jsonFrom(with({"simulate", files[raced++], "--races", "16"}, quickly));
    alone.erase("heat");
    EXPECT_EQ(course["simulation"], alone) << files[raced - 1];
  }
  const auto& verdicts = lake["verdicts"];
  int all = lake["not_raceable"];
  for (const char* name : {"fair", "neutral", "unfair", "undecided"}) all += verdicts[name].get<int>();
  EXPECT_EQ(all, 24);
}

TEST(SimulateLake, ListsTheMostDoubtfulFirst) {
  const Called called =
      call(with({"simulate", samples + "duck-pond.lake.yaml", "--race", "A", "--races", "16"}, quickly));
  EXPECT_THAT(called.out, HasSubstr("24 courses, 2 boats, seed 3; the most doubtful first"));
  EXPECT_THAT(called.out, HasSubstr("verdicts: undecided "));
}

TEST(SimulateLake, TakesNothingThatIsForCourses) {
  EXPECT_EQ(call({"simulate", samples + "duck-pond.lake.yaml", "--skill"}).status, exitWrongCall);
  EXPECT_EQ(call({"simulate", samples + "duck-pond.lake.yaml", "--players", "1"}).status, exitWrongCall);
  EXPECT_EQ(call({"simulate", samples + "duck-pond-a.course.yaml", "--race", "A"}).status, exitWrongCall);
}

// What is exact is the same, and what is raced differs by no more than chance.
TEST(Compare, FindsNoDifferenceBetweenACourseAndItself) {
  const std::string course = samples + "duck-pond-a.course.yaml";
  const auto same = jsonFrom(with({"compare", course, course, "--races", "400"}, quickly));
  int exact = 0;
  for (const auto& figure : same["figures"]) {
    EXPECT_FALSE(figure["differs"]) << figure["title"];
    if (!figure["error"].is_null()) continue;
    EXPECT_EQ(figure["first"], figure["second"]);
    ++exact;
  }
  EXPECT_EQ(exact, 8); // route, par, five gates and the start cells
}

TEST(Compare, SaysWhatParAndSimulateSay) {
  const std::string first = samples + "duck-pond-a.course.yaml";
  const std::string second = samples + "morning-mere-a.course.yaml";
  const auto compared = jsonFrom(with({"compare", first, second, "--races", "400"}, quickly));
  const auto raced = jsonFrom(with({"simulate", first, "--races", "400"}, quickly));
  const auto par = jsonFrom({"par", first, "--max-dice", "2"});
  double gates = 0;
  std::size_t seat = 0;
  for (const auto& figure : compared["figures"]) {
    EXPECT_NEAR(figure["difference"].get<double>(),
                figure["second"].get<double>() - figure["first"].get<double>(), 1e-9);
    if (figure["figure"] == "par") {
      EXPECT_GE(figure["first"], par["par"]["lower"]);
      EXPECT_LE(figure["first"], par["par"]["upper"]);
      EXPECT_TRUE(figure["differs"]);
    }
    if (figure["figure"] == "gates") gates += figure["first"].get<double>();
    if (figure["figure"] == "seats") {
      EXPECT_EQ(figure["first"], raced["seats"][seat++]["adjusted"]["win_rate"]);
    }
  }
  EXPECT_EQ(seat, 2U);
  EXPECT_NEAR(gates, par["par"]["lower"].get<double>(), 0.5); // par also counts sinking
}

TEST(Compare, TakesTwoAssignmentsOfALake) {
  const std::string lake = samples + "duck-pond.lake.yaml";
  const auto compared =
      jsonFrom(with({"compare", lake, "--race", "A", "--assignment", "1,5", "--races", "100"}, quickly));
  EXPECT_THAT(compared["first"]["name"].get<std::string>(), HasSubstr("race A, assignment 1"));
  EXPECT_THAT(compared["second"]["name"].get<std::string>(), HasSubstr("race A, assignment 5"));
  EXPECT_EQ(call({"compare", lake}).status, exitWrongCall);
  EXPECT_EQ(call({"compare", lake, "--assignment", "1,2,3"}).status, exitWrongCall);
  EXPECT_EQ(call({"compare", samples + "duck-pond-a.course.yaml"}).status, exitWrongCall);
}

// Every number of a description is one that another command prints.
TEST(Describe, TakesItsNumbersFromTheAnalyses) {
  const std::string course = samples + "duck-pond-a.course.yaml";
  const Called called = call(with({"describe", course, "--races", "400"}, quickly));
  EXPECT_EQ(called.status, exitDone);
  const auto raced = jsonFrom(with({"simulate", course, "--races", "400"}, quickly));
  const auto par = jsonFrom({"par", course, "--max-dice", "2"});
  const auto inPercent = [](double share) { return withDecimals(100 * share, 1) + " %"; };
  for (const auto& seat : raced["seats"])
    EXPECT_THAT(called.out, HasSubstr(inPercent(seat["adjusted"]["win_rate"])));
  EXPECT_THAT(called.out, HasSubstr("needs " + withDecimals(par["par"]["lower"], 1) + " turns"));
  EXPECT_THAT(called.out, HasSubstr("lead changes " +
                                    withDecimals(raced["character"]["lead_changes"]["value"], 1) + " times"));
  EXPECT_EQ(std::count(called.out.begin(), called.out.end(), '\n'), 4);
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// All numbers of a text, with a point for either decimal mark.
std::vector<std::string> numbersIn(const std::string& text) {
  static const std::regex number("[0-9]+([.,][0-9]+)?");
  std::vector<std::string> numbers;
  for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at) {
    numbers.push_back(at->str());
    std::replace(numbers.back().begin(), numbers.back().end(), ',', '.');
  }
  return numbers;
}

std::vector<std::string> inLanguage(std::vector<std::string> words, const std::string& language) {
  words.insert(words.end(), {"--language", language});
  return words;
}

// The same sentences, the same numbers, in the same order, and nothing left in English.
TEST(Describe, SaysTheSameInOtherLanguages) {
  for (const std::string file : {"duck-pond-a.course.yaml", "morning-mere.lake.yaml"}) {
    const auto words = with({"describe", samples + file, "--races", "400"}, quickly);
    const auto english = linesOf(call(words).out);
    EXPECT_EQ(linesOf(call(inLanguage(words, "en")).out), english);
    for (const char* language : {"de", "fr"}) {
      const auto other = linesOf(call(inLanguage(words, language)).out);
      ASSERT_EQ(other.size(), english.size());
      for (std::size_t i = 0; i < english.size(); ++i) {
        EXPECT_NE(other[i], english[i]) << language;
        EXPECT_EQ(numbersIn(other[i]), numbersIn(english[i])) << other[i];
        EXPECT_FALSE(std::regex_search(other[i], std::regex("[0-9]\\.[0-9]"))) << other[i];
      }
    }
  }
  EXPECT_EQ(call({"describe", samples + "morning-mere.lake.yaml", "--language", "la"}).status, exitWrongCall);
}

// What is printed with --facts is what the command says elsewhere.
TEST(PrintFacts, AreThoseOfParAndSimulate) {
  const std::filesystem::path file = samples + "duck-pond-a.course.yaml";
  const auto read = formats::readDocumentFile(file);
  ASSERT_TRUE(read);
  const auto subject = formats::lake_race::subjectOf(read->document, file);
  ASSERT_TRUE(subject);
  auto sheets = formats::lake_race::sheetCourses(*subject, file.string());
  ASSERT_TRUE(sheets);
  formats::lake_race::SheetCourse& sheet = sheets->at(0);
  std::istringstream in;
  std::ostringstream out, err;
  ASSERT_EQ(addFacts(sheet, Speaker(), {in, out, err}), exitDone);
  const auto raced = jsonFrom({"simulate", file.string(), "--races", "10000", "--skill"});
  EXPECT_NEAR(*sheet.par, jsonFrom({"par", file.string()})["par"]["lower"].get<double>(), 1e-5);
  EXPECT_THAT(sheet.remark,
              HasSubstr("Verdict: " + raced["verdict"].get<std::string>() + ", in 10000 races"));
  const auto& character = raced["character"];
  EXPECT_THAT(sheet.remark,
              HasSubstr("skill " + withDecimals(character["skill"]["value"], 1) + " points, luck " +
                        percent(character["luck"]["value"], 0) + ", drama " +
                        withDecimals(100 * character["drama"]["value"].get<double>(), 0) + " points"));
}

} // namespace
} // namespace fairway::command::lake_race
