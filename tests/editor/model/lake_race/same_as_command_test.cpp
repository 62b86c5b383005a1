#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/files/pages.h"
#include "formats/document/reader.h"
#include "formats/lake_race/picture/layers.h"
#include "tests/support/source_dir.h"
#include "validator/command/command_line.h"

#include <gtest/gtest.h>

#include <sstream>

// What the editor's boxes write has the bytes of the command's files, for the same choices.
namespace fairway::editor::lake_race {
namespace {

namespace fs = std::filesystem;

void call(const std::vector<std::string>& words) {
  std::vector<const char*> argv{"fairway"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  std::istringstream in;
  std::ostringstream out, err;
  const command::Streams streams{in, out, err};
  ASSERT_EQ(command::runFairway(static_cast<int>(argv.size()), argv.data(), streams), command::exitDone)
      << err.str();
}

class SameAsCommand : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "command");
    fs::create_directories(folder_ / "editor");
    auto opened = openDocument(file_);
    ASSERT_TRUE(opened) << formats::toText(opened.fault());
    document_ = std::move(opened->document);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string bytesOf(const std::string& who, const std::string& name) const {
    return formats::readText(folder_ / who / name).value();
  }

  const fs::path file_ = test::sourceDir() / "samples/lake_race" / GetParam();
  const fs::path folder_ = fs::path(testing::TempDir()) / ("fairway-same-" + std::string(GetParam()));
  std::unique_ptr<EditedDocument> document_;
};

TEST_P(SameAsCommand, PicturesAndData) {
  for (const std::string name : {"a.svg", "a.png", "a.pdf", "a.yaml", "a.json", "a.tmx", "a.tmj"}) {
    std::vector<std::string> words{
        "export", file_.string(), "-o", (folder_ / "command" / name).string(), "--hide", "labels", "--hex",
        "7",      "--dpi",        "60"};
    if (file_.string().ends_with(".course.yaml")) words.emplace_back("--route");
    call(words);
    ExportChoice choice;
    choice.layers = formats::Layers().without(formats::lake_race::Layer::Labels);
    choice.unit = 7;
    choice.dpi = 60;
    const fs::path out = folder_ / "editor" / name;
    EXPECT_EQ(formats::toText(exportTo(out, exporting(document_->content(), choice.layers), choice)), "");
    EXPECT_TRUE(bytesOf("editor", name) == bytesOf("command", name)) << file_ << " " << name;
  }
}

// What the print dialog and the command are asked for.
struct Wanted {
  const char* mode;
  const char* assignment = "";
  const char* paper = "A3";
  bool landscape = false;
  const char* pages = "";
};

PrintMode modeNamed(const std::string& name) {
  return name == "sheet"     ? PrintMode::Sheet
         : name == "booklet" ? PrintMode::Booklet
         : name == "cards"   ? PrintMode::Cards
         : name == "poster"  ? PrintMode::Poster
                             : PrintMode::Tiles;
}

TEST_P(SameAsCommand, PrintedPages) {
  for (const Wanted& wanted : {Wanted{"sheet"}, Wanted{"sheet", "1,5-6", "A5", true, "2-3"},
                               Wanted{"booklet", "1,3", "200x300", true}, Wanted{"cards", "2", "Legal"},
                               Wanted{"poster", "", "Tabloid", true, "1,3"}, Wanted{"tiles"}}) {
    const PrintMode mode = modeNamed(wanted.mode);
    const bool courses = printsCourses(mode), assigned = *wanted.assignment != 0;
    if (!canPrint(document_->content(), mode)) continue;
    if (assigned && !hasAssignments(document_->content())) continue;
    std::vector<std::string> words{
        "print",  file_.string(), "-o",      (folder_ / "command" / "a.pdf").string(),
        "--mode", wanted.mode,    "--paper", wanted.paper,
        "--ink",  "low",          "--hex",   "20"};
    if (assigned) words.insert(words.end(), {"--assignment", wanted.assignment});
    if (wanted.landscape) words.push_back("--landscape");
    if (*wanted.pages != 0) words.insert(words.end(), {"--pages", wanted.pages});
    call(words);
    PrintChoice choice;
    choice.mode = mode;
    if (courses && assigned)
      choice.assignments = *formats::lake_race::AssignmentChoice::read(wanted.assignment);
    choice.print.paper = *formats::paperNamed(wanted.paper);
    choice.print.landscape = wanted.landscape;
    if (*wanted.pages != 0) choice.print.pages = *formats::PageChoice::read(wanted.pages);
    choice.print.ink = formats::Ink::Low;
    choice.print.unit = 20;
    const auto pdf = printedPdf(printJob(document_->content(), choice));
    ASSERT_TRUE(pdf) << formats::toText(pdf.fault());
    EXPECT_TRUE(*pdf == bytesOf("command", "a.pdf")) << file_ << " " << wanted.mode << wanted.assignment;
    const auto pages = printedPages(printJob(document_->content(), choice));
    ASSERT_TRUE(pages);
    EXPECT_GE(pages->count(), 1);
  }
}

// The smallest of the samples: par of a published size takes a second.
TEST(SameAsCommandWithPar, SheetsTellPar) {
  const fs::path file = test::sourceDir() / "samples/lake_race/duck-pond-a.course.yaml";
  const fs::path out = fs::path(testing::TempDir()) / "fairway-same-par.pdf";
  call({"print", file.string(), "-o", out.string(), "--par"});
  const auto opened = openDocument(file);
  PrintChoice choice;
  const auto without = printedPdf(printJob(opened->document->content(), choice));
  choice.par = true;
  PrintedPars pars;
  const auto with = printedPdf(printJob(opened->document->content(), choice, &pars));
  ASSERT_TRUE(with && without);
  EXPECT_TRUE(*with == formats::readText(out).value());
  EXPECT_TRUE(*with != *without);
  // Known by now; a caller that asks again and does not wait has it even so; one that asks first and goes has
  // none.
  const auto asked = printedPages(printJob(opened->document->content(), choice, &pars, [] { return true; }));
  EXPECT_TRUE(asked);
  PrintedPars none;
  const auto course =
      formats::lake_race::sheetCourses(*formats::lake_race::subjectOf(opened->document->content(), {}), "");
  EXPECT_EQ(none.of(course->front().course, [] { return true; }), std::nullopt);
  EXPECT_NE(pars.of(course->front().course, [] { return true; }), std::nullopt);
  fs::remove(out);
}

INSTANTIATE_TEST_SUITE_P(Samples, SameAsCommand,
                         testing::Values("duck-pond-a.course.yaml", "morning-mere.lake.yaml",
                                         "horseshoe-tarn.lake.yaml", "classic.tileset.yaml"));

} // namespace
} // namespace fairway::editor::lake_race
