#include "formats/document/edit.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/picture/picture.h"
#include "tests/support/source_dir.h"
#include "tests/toy_game/stones.h"
#include "validator/command/command_line.h"

#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

// A game moves in, in tests alone: what is neutral in the house treats it as it treats the lake race.
namespace fairway::toy {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string level = "fairway: 1\nkind: stones\nname: Brook\nstones: [3, 5, 5, 2]\n";

struct Called {
  int status;
  std::string out;
  std::string err;
};

Called fairway(const std::vector<std::string>& words, const std::string& input = {}) {
  std::istringstream in(input);
  std::ostringstream out, err;
  std::vector<const char*> argv{"fairway"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  const int status = command::runFairway(static_cast<int>(argv.size()), argv.data(), {in, out, err});
  return {status, out.str(), err.str()};
}

class ToyGame : public testing::Test {
protected:
  std::string written(const std::string& name, const std::string& text) {
    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / name;
    std::ofstream(file) << text;
    return file.string();
  }
};

TEST_F(ToyGame, ItsDocumentsAreReadAndWritten) {
  const auto read = formats::readDocument(level, "brook");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->document.get<StonesBody>().stones, (std::vector<int>{3, 5, 5, 2}));
  EXPECT_EQ(read->document.head.info.name, "Brook");
  EXPECT_EQ(formats::writeDocument(read->document), level);
}

TEST_F(ToyGame, TheReaderNamesItsKindsAndKeysWithTheOthers) {
  const auto other = formats::readDocument("fairway: 1\nkind: brook\n", "f");
  ASSERT_FALSE(other);
  EXPECT_THAT(toText(other.fault()), HasSubstr("lake, tileset, course, record or stones"));
  const auto key = formats::readDocument("fairway: 1\nkind: stones\nstnoes: [1]\n", "f");
  ASSERT_FALSE(key);
  EXPECT_THAT(toText(key.fault()), HasSubstr("did you mean 'stones'?"));
}

TEST_F(ToyGame, ARecordSaysOfWhichGameItIs) {
  const std::string hops = "fairway: 1\nkind: record\ngame: toy\nhops: [1, 2]\n";
  const auto read = formats::readDocument(hops, "f");
  ASSERT_TRUE(read) << toText(read.fault());
  EXPECT_EQ(read->document.get<HopsBody>().hops, (std::vector<int>{1, 2}));
  EXPECT_EQ(formats::writeDocument(read->document), hops);
  const auto unknown = formats::readDocument("fairway: 1\nkind: record\ngame: chess\n", "f");
  ASSERT_FALSE(unknown);
  EXPECT_THAT(toText(unknown.fault()), HasSubstr("expected lake or toy, found the text 'chess'"));
}

TEST_F(ToyGame, WithoutAGameARecordIsOneOfTheLakeRace) {
  const std::filesystem::path match = test::sourceDir() / "samples/lake_race/match-two.record.yaml";
  const auto read = formats::readDocumentFile(match);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->document.kind->game.name, "lake");
  EXPECT_THAT(formats::writeDocument(read->document), Not(HasSubstr("game:")));
}

TEST_F(ToyGame, FindingsNameSections) {
  const Called called = fairway({"validate", "--format", "json", "-"}, level);
  EXPECT_EQ(called.status, 0) << called.err;
  EXPECT_THAT(called.out, HasSubstr(R"("code":"Z01")"));
  EXPECT_THAT(called.out, HasSubstr(R"("sections":[2,3],"evidence":[{"kind":"path","sections":[2,3]}])"));
  EXPECT_THAT(called.out, HasSubstr(R"("facts":{"stones":4})"));
  EXPECT_EQ(fairway({"validate", "--strict", "-"}, level).status, 1);
}

TEST_F(ToyGame, WaiversNameSections) {
  const std::string waived = level + "waive:\n  - {code: Z01, sections: [3], why: a place to rest}\n";
  const Called called = fairway({"validate", "--strict", "-"}, waived);
  EXPECT_EQ(called.status, 0) << called.out;
  EXPECT_THAT(called.out, HasSubstr("a place to rest"));
  const Called wrong =
      fairway({"validate", "-"}, level + "waive:\n  - {code: Z01, cells: [[1, 1]], why: x}\n");
  EXPECT_EQ(wrong.status, 3) << "cells are no places of this game";
}

TEST_F(ToyGame, FixesAreEditsOfKeys) {
  const std::string file = written("brook.stones.yaml", level);
  const Called called = fairway({"validate", "--strict", "--fix", file});
  EXPECT_EQ(called.status, 0) << called.out << called.err;
  const auto read = formats::readDocumentFile(file);
  EXPECT_EQ(read->document.get<StonesBody>().stones, (std::vector<int>{3, 5, 6, 2}));
}

TEST_F(ToyGame, AWordOfSeveralGamesAsksTheDocument) {
  EXPECT_EQ(fairway({"par", "-"}, level).out, "5 hops\n");
  EXPECT_EQ(fairway({"par", "--barefoot", written("b.stones.yaml", level)}).out, "5 hops\n");
  const std::string course = (test::sourceDir() / "samples/lake_race/duck-pond-a.course.yaml").string();
  EXPECT_THAT(fairway({"par", course, "--max-dice", "1"}).out, HasSubstr("par"));
  EXPECT_EQ(fairway({"par", course, "--barefoot"}).status, 2) << "an option of the other game";
  const Called help = fairway({"par", "--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_THAT(help.out, HasSubstr("--max-dice"));
  EXPECT_THAT(help.out, HasSubstr("--barefoot"));
}

TEST_F(ToyGame, ItsChecksAreExplained) {
  EXPECT_THAT(fairway({"explain", "Z01"}).out, HasSubstr("Level stones make no hop."));
  EXPECT_THAT(fairway({"explain"}).out, HasSubstr("Z01"));
}

TEST_F(ToyGame, ItsPictureIsMadeLikeAnyOther) {
  const StonesScene scene(StonesBody{{3, 5, 2}});
  formats::PictureOptions options;
  const formats::Picture picture(scene, {"Brook", "", ""}, options);
  EXPECT_THAT(picture.svg(), HasSubstr("stones"));
  EXPECT_TRUE(picture.png(96));
}

TEST_F(ToyGame, ItIsExportedByTheSharedCommand) {
  const std::string file = written("brook.stones.yaml", level);
  EXPECT_EQ(fairway({"export", file, "-o", "-"}).out, level);
  const Called json = fairway({"export", file, "-o", "-", "--to", "json"});
  EXPECT_THAT(json.out, HasSubstr(R"("schema": "toy-export-1")"));
  EXPECT_THAT(json.out, HasSubstr(R"("name": "Brook")"));
  const Called svg = fairway({"export", file, "-o", "-", "--to", "svg", "--stone", "5", "--findings"});
  EXPECT_EQ(svg.status, 0) << svg.err;
  EXPECT_THAT(svg.out, HasSubstr("layer-stones"));
  const Called bare = fairway({"export", file, "-o", "-", "--to", "svg", "--hide", "stones"});
  EXPECT_THAT(bare.out, Not(HasSubstr("layer-stones")));
  const Called unknown = fairway({"export", file, "-o", "-", "--to", "svg", "--hide", "fish"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_THAT(unknown.err, HasSubstr("there is no layer fish: choose from brook, stones"));
  const Called tiled = fairway({"export", file, "-o", "brook.tmx"});
  EXPECT_THAT(tiled.err,
              HasSubstr("the ending must be .yaml, .json, .svg, .png, .pdf, .webp, .gif, .vtt or .vmod"));
  const Called table = fairway({"export", file, "-o", "-", "--to", "vtt"});
  EXPECT_EQ(table.status, 3) << "a game need not have a kit";
  EXPECT_THAT(table.err, HasSubstr("cannot be laid on a table"));
  EXPECT_EQ(fairway({"export", file, "-o", "-", "--hex", "5"}).status, 2) << "an option of the lake race";
}

TEST(Edit, SetsAddsAndLeavesOut) {
  const formats::Document document = formats::readDocument(level, "brook")->document;
  const auto with = [&](KeyEdit edit) { return formats::edited(document, std::vector{std::move(edit)}); };
  EXPECT_EQ(with({"stones[2]", "9"})->get<StonesBody>().stones, (std::vector<int>{3, 9, 5, 2}));
  EXPECT_EQ(with({"stones[5]", "1"})->get<StonesBody>().stones, (std::vector<int>{3, 5, 5, 2, 1}));
  EXPECT_EQ(with({"stones", "[1, 2]"})->get<StonesBody>().stones, (std::vector<int>{1, 2}));
  EXPECT_EQ(with({"name", ""})->head.info.name, std::nullopt);
  EXPECT_EQ(with({"author", "somebody"})->head.info.author, "somebody");
}

TEST(Edit, TellsWhatCannotBe) {
  const formats::Document document = formats::readDocument(level, "brook")->document;
  for (const KeyEdit& edit : {KeyEdit{"stones[7]", "1"}, KeyEdit{"stones[1]", "17"}, KeyEdit{"stones", "["},
                              KeyEdit{"name.first", "x"}, KeyEdit{"pebbles", "3"}, KeyEdit{"", "3"}}) {
    const auto result = formats::edited(document, std::vector{edit});
    ASSERT_FALSE(result) << edit.key;
    EXPECT_FALSE(result.fault().empty()) << edit.key;
  }
}

TEST_F(ToyGame, ItHasATable) {
  const std::string file = written("brook.stones.yaml", level);
  const Called over = fairway({"table", file, "--seats", "hasty"}, "{\"do\": \"record\"}\n");
  EXPECT_EQ(over.status, 0) << over.err;
  EXPECT_THAT(over.out, HasSubstr("\"moment\":\"over\",\"seat\":null"));
  EXPECT_THAT(over.out, HasSubstr("game: toy"));
  const Called told = fairway({"table", file, "--seats", "person,hasty", "--chance", "told"},
                              "{\"do\": \"chance\", \"value\": {\"wind\": 1}}\n"
                              "{\"do\": \"why\", \"choice\": {\"hop\": 2}}\n"
                              "{\"do\": \"advice\"}\n"
                              "{\"do\": \"play\", \"choice\": {\"hop\": 1}}\n"
                              "{\"do\": \"play\", \"choice\": {\"hop\": 1}}\n"
                              "{\"do\": \"back\"}\n");
  EXPECT_EQ(told.status, 0);
  EXPECT_EQ(std::count(told.out.begin(), told.out.end(), '\n'), 7);
  EXPECT_THAT(told.out, HasSubstr("\"rule\":\"wind\",\"message\":\"the wind allows 1\""));
  EXPECT_THAT(told.out,
              HasSubstr("\"advice\":[{\"choice\":{\"hop\":1},\"cost\":0.0}],\"measure\":\"stones\""));
  EXPECT_THAT(told.out, HasSubstr("\"error\":{\"rule\":\"moment\""));
  EXPECT_THAT(told.out, HasSubstr("\"state\":{\"at\":[1,0]}"));
}

} // namespace
} // namespace fairway::toy
