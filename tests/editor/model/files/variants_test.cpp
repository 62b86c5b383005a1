#include "editor/model/files/variants.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/files/document_file.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>

// Other solutions of a document, in files beside it.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(VariantNames, SayWhichDocumentTheyBelongTo) {
  EXPECT_EQ(variantLabel("/a/mere~wider strait.lake.yaml"), "wider strait");
  EXPECT_EQ(variantLabel("/a/mere.lake.yaml"), "");
  EXPECT_EQ(variantFile("/a/mere.lake.yaml", "islet"), "/a/mere~islet.lake.yaml");
  EXPECT_EQ(variantFile("/a/mere~islet.lake.yaml", "wider strait"), "/a/mere~wider strait.lake.yaml");
  EXPECT_EQ(variantFile("/a/mere~islet.lake.yaml", ""), "/a/mere.lake.yaml");
  EXPECT_EQ(variantLabel("/a/mere~v1.2.lake.yaml"), "v1.2") << "only a kind is part of the ending";
  EXPECT_EQ(variantFile("/a/v1.2.yaml", "islet"), "/a/v1.2~islet.yaml");
  EXPECT_EQ(variantLabel("/a/~.lake.yaml"), "");
  EXPECT_EQ(variantLabel("/a/mere~.lake.yaml"), "");
}

TEST(VariantNames, OfTheBoardFollowTheLabel) {
  EXPECT_EQ(variantName("Morning Mere", "", "wider strait"), "Morning Mere, wider strait");
  EXPECT_EQ(variantName("Morning Mere, islet", "islet", "wider strait"), "Morning Mere, wider strait");
  EXPECT_EQ(variantName("Evening Mere", "islet", "wider strait"), "Evening Mere, wider strait");
  EXPECT_EQ(variantName("Morning Mere, islet", "islet", ""), "Morning Mere");
  EXPECT_EQ(variantName("", "", "islet"), "islet");
}

class Variants : public testing::Test {
protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "fairway-variants-XXXXXX").string();
    ASSERT_TRUE(mkdtemp(pattern.data()));
    folder_ = fs::canonical(pattern);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path touch(const std::string& name) const {
    std::ofstream(folder_ / name) << "there";
    return folder_ / name;
  }
  static std::vector<std::string> labels(const fs::path& file) {
    std::vector<std::string> found;
    for (const Variant& variant : variantsOf(file)) found.push_back(variant.label);
    return found;
  }

  fs::path folder_;
};

TEST_F(Variants, AreFoundWhicheverIsAskedAndNothingElseIs) {
  const fs::path mere = touch("mere.lake.yaml");
  const fs::path strait = touch("mere~wider strait.lake.yaml");
  touch("mere~islet.lake.yaml");
  for (const char* other : {"mere~islet.course.yaml", "mere2.lake.yaml", "mere~islet.lake.yaml.recovery",
                            "mere~islet.lake.yaml.reference", ".mere.lake.yaml.lock"})
    touch(other);
  fs::create_directory(folder_ / "mere~folder.lake.yaml");
  EXPECT_THAT(labels(mere), ElementsAre("", "islet", "wider strait"));
  EXPECT_THAT(labels(strait), ElementsAre("", "islet", "wider strait"));
  EXPECT_THAT(labels(folder_ / "other.lake.yaml"), ElementsAre());
  EXPECT_THAT(labels(folder_ / "gone" / "mere.lake.yaml"), ElementsAre());
}

TEST_F(Variants, GoRound) {
  const fs::path mere = touch("mere.lake.yaml");
  EXPECT_EQ(nextVariant(mere), fs::path()) << "it is alone";
  const fs::path islet = touch("mere~islet.lake.yaml"), strait = touch("mere~wider strait.lake.yaml");
  EXPECT_EQ(nextVariant(mere), islet);
  EXPECT_EQ(nextVariant(islet), strait);
  EXPECT_EQ(nextVariant(strait), mere);
  EXPECT_EQ(nextVariant(mere, true), strait);
  fs::remove(mere);
  EXPECT_EQ(nextVariant(mere), islet) << "though it was deleted while it was open";
  EXPECT_EQ(nextVariant(strait), islet);
}

TEST_F(Variants, RefuseLabelsThatNoFileCanHave) {
  const fs::path mere = touch("mere.lake.yaml");
  EXPECT_EQ(whyNoVariant(mere, "wider strait, v1.2"), "");
  touch("mere~islet.lake.yaml");
  EXPECT_THAT(whyNoVariant(mere, "islet"), HasSubstr("already"));
  for (const char* bad : {"", " ", "a/b", "a\\b", "a~b", " a", "a ", "a\nb"})
    EXPECT_NE(whyNoVariant(mere, bad), "") << bad;
  EXPECT_NE(whyNoVariant(mere, std::string(300, 'a')), "");
  const std::size_t rest = std::string("mere~.lake.yaml").size();
  EXPECT_EQ(whyNoVariant(mere, std::string(200 - rest, 'a')), "");
  EXPECT_EQ(whyNoVariant(mere, std::string(201 - rest, 'a')), "The name is too long.");
  EXPECT_NE(whyNoVariant(folder_ / "bare.yaml", "old.lake"), "") << "it would be another document's";
}

// One document of each game, and those that point to others.
class VariantsOf : public Variants, public testing::WithParamInterface<const char*> {};

TEST_P(VariantsOf, HoldThePresentStateAndLeaveTheDocumentAlone) {
  const fs::path sample = test::sourceDir() / "samples" / GetParam();
  for (const auto& entry : fs::directory_iterator(sample.parent_path()))
    if (entry.is_regular_file()) fs::copy_file(entry.path(), folder_ / entry.path().filename());
  const fs::path file = folder_ / sample.filename();
  auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  EditedDocument& document = *opened->document;
  DocumentInfo info = document.content().head.info;
  info.name = "Mere";
  info.notes = "Not saved yet.";
  document.apply(changeInfo(document.content(), "Write notes", info));

  const auto written = writeVariant(document, "wider strait");
  ASSERT_TRUE(written);
  EXPECT_TRUE(document.modified());
  EXPECT_EQ(document.file(), file);
  EXPECT_EQ(compareWithDisk(opened->disk), DiskChange::None);
  EXPECT_THAT(labels(file), ElementsAre("", "wider strait"));

  const auto variant = openDocument(*written);
  ASSERT_TRUE(variant);
  EXPECT_EQ(variant->document->content().head.info.name, "Mere, wider strait");
  EXPECT_EQ(variant->document->content().head.info.notes, "Not saved yet.");
  EXPECT_TRUE(variant->document->content().body == document.content().body);
  EXPECT_TRUE(variant->document->references() == document.references()) << "what it points to is found";

  const auto next = writeVariant(*variant->document, "islet");
  ASSERT_TRUE(next);
  EXPECT_EQ(openDocument(*next)->document->content().head.info.name, "Mere, islet");
  EXPECT_THAT(labels(file), ElementsAre("", "islet", "wider strait"));
}

INSTANTIATE_TEST_SUITE_P(AllGames, VariantsOf,
                         testing::Values("lake_race/duck-pond.lake.yaml", "lake_race/duck-pond-a.course.yaml",
                                         "lake_race/classic.tileset.yaml", "river/mill-race.river.yaml",
                                         "river/first-trip.record.yaml", "pool/kidney-cove.pool.yaml",
                                         "regatta/harbour.regatta.yaml", "regatta/classic.deck.yaml"));

} // namespace
} // namespace fairway::editor
