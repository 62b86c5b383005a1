#include "editor/model/files/document_file.h"
#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/board/pool_edit.h"
#include "editor/model/pool/files/pages.h"
#include "editor/model/pool/files/pool_files.h"
#include "editor/model/pool/pool_workbench.h"
#include "editor/model/work/game.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

// Pools as files.
namespace fairway::editor::pool {
namespace {

formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file,
                                 const ExportChoice& choice = {}) {
  return exportTo(file, exporting(content, file), choice);
}

Result<formats::Pages, formats::Problems> previewOf(const formats::Document& content,
                                                    const ExportChoice& choice) {
  return exportPreview(exporting(content), choice);
}

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(PoolFiles, AreOpenedSavedComparedExportedAndPrinted) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "pool-desk";
  std::filesystem::create_directories(folder);
  const formats::Document content = newPool(6, 14, 6);
  const std::filesystem::path file = folder / "new.pool.yaml";
  std::ofstream(file) << formats::writeDocument(content);
  const auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->document->content().get<formats::pool::PoolBody>().pool,
            content.get<formats::pool::PoolBody>().pool);
  formats::Document other = content;
  other.get<formats::pool::PoolBody>().pool.map.set({1, 1}, Ground::Void);
  other.get<formats::pool::PoolBody>().pool.quiet = 50;
  EXPECT_THAT(poolDifferences(content, other),
              ElementsAre("1 square differs", "opening or quiet turns differ"));
  EXPECT_THAT(poolSummary(content), Contains(HasSubstr("80 of them water")));
  for (const char* ending : {".yaml", ".json", ".svg", ".png", ".pdf"}) {
    EXPECT_THAT(exportDocument(content, folder / (std::string("out") + ending)), IsEmpty()) << ending;
    EXPECT_GT(std::filesystem::file_size(folder / (std::string("out") + ending)), 100U);
  }
  EXPECT_THAT(exportDocument(content, folder / "out.tmx"), Not(IsEmpty()));
  EXPECT_TRUE(previewOf(content, {}));
  PrintChoice choice;
  choice.print.unit = usualSquare;
  ASSERT_TRUE(printedPages(printJob(content, choice)));
  EXPECT_EQ(printedPages(printJob(content, choice))->count(), 3);
  choice.onePage = true;
  EXPECT_EQ(printedPages(printJob(content, choice))->count(), 1);
  choice.mode = PrintMode::Tiles;
  EXPECT_EQ(printedPages(printJob(content, choice))->count(), 3);
  choice.print.unit = 100;
  choice.print.paper = *formats::paperNamed("100x100");
  EXPECT_FALSE(printedPdf(printJob(content, choice)));
}

TEST(PoolFiles, SayWhatDiffers) {
  const formats::Document before = newPool(6, 14, 6);
  EXPECT_THAT(poolDifferences(before, before), IsEmpty());
  const auto with = [&before](auto change) {
    formats::Document after = before;
    change(after.get<formats::pool::PoolBody>().pool);
    return poolDifferences(before, after);
  };
  EXPECT_THAT(with([](Pool& pool) { pool.map = PoolMap(6, 15); }),
              ElementsAre("the pool is 6 x 15 instead of 6 x 14"));
  EXPECT_THAT(with([](Pool& pool) { pool.ladders.pop_back(); }), ElementsAre("the ladders differ"));
  EXPECT_THAT(with([](Pool& pool) { pool.start[Side::Red].pop_back(); }),
              ElementsAre("the start rows differ"));
  EXPECT_THAT(with([](Pool& pool) { pool.setup.reset(); }), ElementsAre("the setup differs"));
  EXPECT_THAT(with([](Pool& pool) { pool.crocodiles.pop_back(); }), ElementsAre("the crocodiles differ"));
  EXPECT_THAT(with([](Pool& pool) { pool.opening = 3; }), ElementsAre("opening or quiet turns differ"));
  EXPECT_THAT(poolSummary(before),
              ElementsAre("the pool has 6 x 14 squares, 80 of them water", "6 tiles per side", "6 ladders"));
  const formats::Document record = formats::pool::RecordDocument();
  EXPECT_THAT(poolSummary(record), ElementsAre("a record"));
  EXPECT_THAT(poolDifferences(before, record), IsEmpty());
  EXPECT_THAT(poolDifferences(record, before), IsEmpty());
}

TEST(PoolFiles, ThatCannotBeWrittenSayWhy) {
  const std::filesystem::path folder = testing::TempDir();
  const formats::Document content = newPool(6, 14, 6);
  EXPECT_THAT(exportDocument(content, folder / "pool-desk.yml"), IsEmpty());
  EXPECT_THAT(exportDocument(content, folder / "no/such/folder/pool.yaml"), Not(IsEmpty()));
  ExportChoice huge;
  huge.dpi = 100000;
  const std::filesystem::path picture = folder / "pool-desk.png";
  EXPECT_THAT(exportDocument(content, picture, huge),
              ElementsAre(formats::Problem{picture.string(), 0, 0, "",
                                           "the picture would be too large; choose .svg or .pdf"}));
  PrintChoice choice;
  choice.print.paper = *formats::paperNamed("100x100");
  choice.print.margin = 49;
  const auto poster = printedPages(printJob(content, choice));
  ASSERT_FALSE(poster);
  EXPECT_THAT(poster.fault(),
              ElementsAre(formats::Problem{"", 0, 0, "", "margins and overlap leave no room on the paper"}));
  formats::pool::RecordDocument lost;
  lost.body.pool = formats::DocumentPath("nowhere.pool.yaml");
  EXPECT_THAT(exportDocument(lost, folder / "pool-desk.svg"), Not(IsEmpty()));
  EXPECT_FALSE(previewOf(lost, {}));
  const auto nobody = [](const std::filesystem::path&) -> Result<std::string, formats::Problems> {
    return formats::Problems{{"nowhere.pool.yaml", 0, 0, "", "there is no such file"}};
  };
  EXPECT_FALSE(readPoolReferences(lost, nobody));
  EXPECT_TRUE(readPoolReferences(content, nobody)) << "a pool names nothing";
  EXPECT_FALSE(printedPages(printJob(lost, {})));
  EXPECT_EQ(poolPicture(EditedDocument(formats::Document(lost))), nullptr);
  EXPECT_NE(poolPicture(EditedDocument(content)), nullptr);
}

TEST(PoolDesk, IsJudgedDeeplyWhenAskedAndSaysWhatWasStopped) {
  auto opened = openDocument(test::sourceDir() / "samples/pool/paddling-pool.pool.yaml");
  ASSERT_TRUE(opened);
  PoolWorkbench bench(std::move(opened->document));
  EXPECT_FALSE(bench.examination()({})->deep);
  bench.judgeDeeply();
  EXPECT_TRUE(bench.judging());
  bench.stopJudging();
  const auto made = bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->deep);
  const auto& outcomes = made->report.outcomes;
  const auto sides = std::find_if(outcomes.begin(), outcomes.end(),
                                  [](const validator::Outcome& outcome) { return outcome.code == "P12"; });
  ASSERT_NE(sides, outcomes.end());
  EXPECT_EQ(sides->verdict, validator::Verdict::NotJudged);
  bench.show(*made);
  EXPECT_FALSE(bench.judging());
  EXPECT_FALSE(bench.judgedDeeply()) << "it can be begun again";
}

} // namespace
} // namespace fairway::editor::pool
