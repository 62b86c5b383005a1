#include "editor/model/files/project.h"

#include "editor/model/files/document_picture.h"
#include "formats/document/kind.h"
#include "formats/document/reader.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <fstream>

#include <unistd.h>

// What belongs together, found by what documents name; and their little pictures.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

fs::path samplesFolder() {
  return test::sourceDir() / "samples";
}

class Projects : public testing::Test {
protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("fairway-project-" + std::to_string(getpid()) + "-" +
                                           testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path write(const fs::path& name, const std::string& text) {
    fs::path file = folder_ / name;
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
    return file;
  }
  fs::path lake(const fs::path& name, const std::string& title) {
    return write(name, "fairway: 1\nkind: lake\nname: " + title + "\nmap: |\n  . . .\n   . . .\n");
  }
  fs::path course(const fs::path& name, const std::string& of, const std::string& title) {
    return write(name, "fairway: 1\nkind: course\nname: " + title + "\nlake: " + of +
                           "\nstart: {at: [1, 1], letter: E}\nbuoys:\n  - {at: [2, 1]}\n  - {at: [3, 1]}\n"
                           "  - {at: [2, 2]}\n");
  }
  fs::path record(const fs::path& name, const std::vector<std::string>& courses) {
    std::string text = "fairway: 1\nkind: record\nname: Match\nraces:\n";
    for (const std::string& each : courses)
      text += "  - course: " + each +
              "\n    players: 2\n    first: 1\n    grid:\n      - {seat: 1, at: [1, 2], heading: E}\n"
              "      - {seat: 2, at: [3, 2], heading: E}\n    turns: []\n";
    return write(name, text);
  }

  // "Mere(Mere A(Match),Mere B)"; * is on the desk, ? cannot be read.
  std::string around(const fs::path& file) {
    const auto opened = formats::readDocumentFile(file);
    EXPECT_TRUE(opened) << (opened ? "" : formats::toText(opened.fault()));
    project_ = files_.around(withAbsoluteReferences(opened->document, file.parent_path()), file,
                             [] { return false; });
    return told(project_.top);
  }
  static std::string told(const ProjectEntry& entry) {
    std::string text = entry.name + (entry.onDesk ? "*" : "") + (entry.kind ? "" : "?");
    for (std::size_t i = 0; i < entry.below.size(); ++i) text += (i == 0 ? "(" : ",") + told(entry.below[i]);
    return entry.below.empty() ? text : text + ")";
  }

  fs::path folder_;
  ProjectFiles files_;
  Project project_;
};

TEST_F(Projects, ALakeStandsAboveItsCoursesAndTheseAboveTheirRecords) {
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  lake("other.lake.yaml", "Other");
  course("other-a.course.yaml", "other.lake.yaml", "Other A");
  const fs::path first = course("courses/a-2.course.yaml", "../mere.lake.yaml", "A2");
  course("courses/a-10.course.yaml", "../mere.lake.yaml", "A10");
  const fs::path match = record("courses/match.record.yaml", {"a-2.course.yaml"});
  record("all.record.yaml", {"courses/a-2.course.yaml", "courses/a-10.course.yaml"});
  write("notes.yaml", "a: 1\n");
  write("broken.course.yaml", "fairway: 1\nkind: course\nlake: mere.lake.yaml\n");
  EXPECT_EQ(around(mere), "Mere*(A2(Match),A10,Match)");
  EXPECT_EQ(around(first), "Mere(A2*(Match),A10,Match)");
  EXPECT_EQ(around(match), "Mere(A2(Match*),A10,Match)");
  EXPECT_THAT(project_.folders, ElementsAre(folder_, folder_ / "courses"));
}

TEST_F(Projects, ChangesOnTheDiskAreSeen) {
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  EXPECT_EQ(around(mere), "Mere*");
  course("a.course.yaml", "mere.lake.yaml", "A");
  EXPECT_EQ(around(mere), "Mere*(A)");
  course("a.course.yaml", "mere.lake.yaml", "Another name");
  EXPECT_EQ(around(mere), "Mere*(Another name)");
  fs::remove(folder_ / "a.course.yaml");
  EXPECT_EQ(around(mere), "Mere*");
}

TEST_F(Projects, APartStandsBelowItsBoardAndAboveAllBoardsWhenItIsOnTheDesk) {
  fs::copy(samplesFolder() / "lake_race/classic.tileset.yaml", folder_);
  const std::string tiles =
      "fairway: 1\nkind: lake\nname: Laid\ntiles:\n  set: classic.tileset.yaml\n  side: dark\n  layout:\n"
      "    - [heron, pike, swan]\n    - [otter, crane, perch]\n";
  const fs::path laid = write("laid.lake.yaml", tiles);
  course("a.course.yaml", "laid.lake.yaml", "A");
  EXPECT_EQ(around(laid), "Laid*(Classic,A)");
  EXPECT_EQ(around(folder_ / "classic.tileset.yaml"), "Classic*(Laid(A))");
  fs::remove(folder_ / "classic.tileset.yaml");
  EXPECT_EQ(around(laid), "Laid*(classic.tileset.yaml?,A)");
}

TEST_F(Projects, BoardsThatCannotBeMadeOfAPartAreLeftOut) {
  const fs::path set = folder_ / "classic.tileset.yaml";
  fs::copy(samplesFolder() / "lake_race/classic.tileset.yaml", folder_);
  const auto laid = [&](const std::string& name, const std::string& tile) {
    write(name + ".lake.yaml", "fairway: 1\nkind: lake\nname: " + name +
                                   "\ntiles:\n  set: classic.tileset.yaml\n  side: dark\n  layout:\n"
                                   "    - [heron, pike, " +
                                   tile + "]\n    - [otter, crane, perch]\n");
  };
  laid("Good", "swan");
  laid("Bad", "goose");
  EXPECT_EQ(around(set), "Classic*(Good)");
  // Such as those among the samples that show what is refused.
  const std::string samples = around(samplesFolder() / "lake_race/classic.tileset.yaml");
  EXPECT_THAT(samples, testing::HasSubstr("Morning Mere("));
  EXPECT_THAT(samples, testing::Not(testing::HasSubstr(".yaml"))) << "all that is shown has a name";
  const std::string river = around(samplesFolder() / "river/up-the-river.river.yaml");
  EXPECT_THAT(river, testing::Not(testing::HasSubstr(".yaml"))) << "records of moves that it does not have";
  EXPECT_THAT(river, testing::HasSubstr("(")) << "but it has others";
}

TEST_F(Projects, OtherGamesHaveTheirs) {
  EXPECT_EQ(around(samplesFolder() / "regatta/gentle.deck.yaml").substr(0, 7), "Gentle*");
  const std::string harbour = around(samplesFolder() / "regatta/harbour.regatta.yaml");
  EXPECT_THAT(harbour, testing::StartsWith("Harbour*("));
  EXPECT_EQ(project_.top.below.back().kind->name, "record");
  around(samplesFolder() / "pool/evening-at-the-lido.record.yaml");
  EXPECT_FALSE(project_.top.onDesk);
  EXPECT_EQ(project_.top.kind->name, "pool");
}

TEST_F(Projects, ACircleEnds) {
  // Documents of one kind never name each other; but a link may stand for another name.
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  fs::create_directory_symlink(folder_, folder_ / "round");
  EXPECT_EQ(around(mere), "Mere*");
  EXPECT_THAT(project_.folders, ElementsAre(folder_));
}

TEST_F(Projects, NumbersInNamesAreInTheirOrder) {
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  for (const char* name : {"c10", "c9", "c09", "c0", "c00", "c1a10", "c1a2", "c90", "c19", "c", "d1"})
    course(std::string(name) + ".course.yaml", "mere.lake.yaml", name);
  EXPECT_EQ(around(mere), "Mere*(c,c0,c00,c1a2,c1a10,c09,c9,c10,c19,c90,d1)");
}

TEST_F(Projects, FoldersAreLookedThroughTwoDeepAndNotTheHiddenOnes) {
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  course("a/b/near.course.yaml", "../../mere.lake.yaml", "Near");
  course("a/b/c/far.course.yaml", "../../../mere.lake.yaml", "Far");
  course(".hidden/a.course.yaml", "../mere.lake.yaml", "Hidden");
  course(".hidden.course.yaml", "mere.lake.yaml", "Hidden too");
  EXPECT_EQ(around(mere), "Mere*(Near)");
  EXPECT_THAT(project_.folders, ElementsAre(folder_, folder_ / "a", folder_ / "a/b"));
}

TEST_F(Projects, OfVeryManyFoldersAHundredAreLookedThrough) {
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  for (int i = 0; i < 99; ++i) fs::create_directory(folder_ / std::to_string(i));
  around(mere);
  EXPECT_EQ(project_.folders.size(), 100u);
  fs::create_directory(folder_ / "99");
  around(mere);
  EXPECT_EQ(project_.folders.size(), 100u);
}

// Records that name each other are no legal documents, but whoever looks for the board must come to an end.
TEST_F(Projects, OfALongChainOfNamesEightAreFollowed) {
  for (int i = 0; i < 10; ++i)
    record("r" + std::to_string(i) + ".record.yaml", {"r" + std::to_string(i + 1) + ".record.yaml"});
  record("r10.record.yaml", {"r10.record.yaml"});
  around(folder_ / "r0.record.yaml");
  EXPECT_EQ(project_.top.file.filename(), "r8.record.yaml");
}

TEST_F(Projects, ADocumentWithoutAFileStandsWhereItWillBelong) {
  const fs::path mere = lake("mere.lake.yaml", "Mere");
  const fs::path file = course("a.course.yaml", "mere.lake.yaml", "A");
  formats::Document content = withAbsoluteReferences(formats::readDocumentFile(file)->document, folder_);
  content.head.info.name.reset();
  fs::remove(file);
  const Project project = files_.around(content, {}, [] { return false; });
  EXPECT_EQ(told(project.top), "Mere(Untitled course*)");
}

TEST(DocumentPictures, ArePaintedOnceAndAnewAfterAChange) {
  DocumentPictures pictures;
  const PictureSize size{96, 64, 2, formats::rgb(0xffffff)};
  const fs::path folder = fs::temp_directory_path() / ("fairway-pictures-" + std::to_string(getpid()));
  fs::create_directories(folder);
  const fs::path file = folder / "mere.lake.yaml";
  fs::copy_file(samplesFolder() / "lake_race/duck-pond.lake.yaml", file,
                fs::copy_options::overwrite_existing);
  EXPECT_FALSE(pictures.known(file, size));
  const auto first = pictures.of(file, size);
  EXPECT_EQ(first->name, "Duck Pond");
  EXPECT_EQ(first->kind->name, "lake");
  EXPECT_THAT(first->png, testing::StartsWith("\x89PNG"));
  EXPECT_EQ(pictures.of(file, size), first);
  EXPECT_EQ(pictures.known(file, size), first);
  EXPECT_EQ(pictures.painted(), 1u);
  std::ofstream(file, std::ios::app) << "# a word\n";
  EXPECT_NE(pictures.of(file, size), first);
  EXPECT_EQ(pictures.painted(), 2u);
  EXPECT_NE(pictures.known(file, size), first) << "the newest";
  const PictureSize larger{192, 128, 2, formats::rgb(0xffffff)};
  const auto large = pictures.of(file, larger);
  EXPECT_EQ(pictures.of(file, larger), large);
  EXPECT_NE(pictures.known(file, size), large);
  EXPECT_TRUE(pictures.known(file, size)) << "each size for itself";
  fs::remove_all(folder);
  EXPECT_EQ(pictures.of(file, size)->kind, nullptr) << "it is gone";
}

TEST(DocumentPictures, TheOldestGoesBeyondTwoHundredAndFiftySix) {
  DocumentPictures pictures;
  const PictureSize size{96, 64, 1, formats::rgb(0)};
  const auto missing = [](int number) { return fs::path("/nowhere") / std::to_string(number); };
  for (int i = 0; i < 256; ++i) pictures.of(missing(i), size);
  EXPECT_TRUE(pictures.known(missing(0), size));
  pictures.of(missing(256), size);
  EXPECT_FALSE(pictures.known(missing(0), size));
  EXPECT_TRUE(pictures.known(missing(1), size));
  EXPECT_TRUE(pictures.known(missing(256), size));
}

TEST(DocumentPictures, EveryKindThatIsEditedHasOne) {
  DocumentPictures pictures;
  std::size_t seen = 0;
  for (const char* name :
       {"lake_race/classic.tileset.yaml", "lake_race/duck-pond-a.course.yaml", "river/mill-race.river.yaml",
        "river/first-trip.record.yaml", "pool/hotel-lido.pool.yaml", "pool/first-splash.record.yaml",
        "regatta/harbour.regatta.yaml", "regatta/classic.deck.yaml"}) {
    const auto picture = pictures.of(samplesFolder() / name, {96, 64, 1, formats::rgb(0)});
    EXPECT_FALSE(picture->png.empty()) << name;
    ++seen;
  }
  EXPECT_EQ(pictures.painted(), seen);
}

TEST(DocumentPictures, CoursesOfOneLakeAreToldApart) {
  DocumentPictures pictures;
  const PictureSize size{96, 64, 1, formats::rgb(0)};
  const auto png = [&](const char* name) { return pictures.of(samplesFolder() / name, size)->png; };
  EXPECT_NE(png("lake_race/morning-mere-a.course.yaml"), png("lake_race/morning-mere-b.course.yaml"));
  EXPECT_NE(png("lake_race/morning-mere-a.course.yaml"), png("lake_race/morning-mere.lake.yaml"));
}

} // namespace
} // namespace fairway::editor
