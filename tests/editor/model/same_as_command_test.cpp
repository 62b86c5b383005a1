#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/files/export_file.h"
#include "editor/model/lake_race/files/print_job.h"
#include "formats/document/reader.h"
#include "formats/lake_race/picture/layers.h"
#include "tests/support/source_dir.h"
#include "validator/lake_race/command/pages/export_command.h"
#include "validator/lake_race/command/pages/print_command.h"

#include <gtest/gtest.h>

#include <sstream>

// What the editor's boxes write has the bytes of the command's files, for the same choices.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

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

  template <class Run>
  void expectDone(const Run& run) {
    std::istringstream in;
    std::ostringstream out, err;
    ASSERT_EQ(run(command::Streams{in, out, err}), command::exitDone) << file_ << err.str();
  }

  std::string bytesOf(const std::string& who, const std::string& name) const {
    return formats::readText(folder_ / who / name).value();
  }

  const fs::path file_ = test::sourceDir() / "samples/lake_race" / GetParam();
  const fs::path folder_ = fs::path(testing::TempDir()) / ("fairway-same-" + std::string(GetParam()));
  std::unique_ptr<EditedDocument> document_;
};

TEST_P(SameAsCommand, PicturesAndData) {
  for (const std::string name : {"a.svg", "a.png", "a.pdf", "a.yaml", "a.json", "a.tmx", "a.tmj"}) {
    command::ExportOptions options;
    options.file = file_.string();
    options.out = (folder_ / "command" / name).string();
    options.hide = {"labels"};
    options.route = true;
    options.hex = 7;
    options.dpi = 60;
    expectDone([&](const command::Streams& streams) { return runExport(options, streams); });
    ExportChoice choice;
    choice.layers = formats::Layers().without(formats::Layer::Labels);
    choice.hexMillimetres = 7;
    choice.dpi = 60;
    EXPECT_EQ(formats::toText(exportDocument(document_->content(), folder_ / "editor" / name, choice)), "");
    EXPECT_TRUE(bytesOf("editor", name) == bytesOf("command", name)) << file_ << " " << name;
  }
}

TEST_P(SameAsCommand, PrintedPages) {
  const std::pair<const char*, PrintMode> modes[]{
      {"sheet", PrintMode::Sheet}, {"poster", PrintMode::Poster}, {"tiles", PrintMode::Tiles}};
  for (const auto& [name, mode] : modes) {
    if (!canPrint(document_->content(), mode)) continue;
    command::PrintCommandOptions options;
    options.file = file_.string();
    options.out = (folder_ / "command" / "a.pdf").string();
    options.mode = name;
    options.paper = "A3";
    options.ink = "low";
    options.hex = 20;
    expectDone([&](const command::Streams& streams) { return runPrint(options, streams); });
    PrintChoice choice;
    choice.mode = mode;
    choice.print.paper = formats::a3;
    choice.print.ink = formats::Ink::Low;
    choice.print.unit = 20;
    const auto pdf = printedPdf(document_->content(), choice);
    ASSERT_TRUE(pdf) << formats::toText(pdf.fault());
    EXPECT_TRUE(*pdf == bytesOf("command", "a.pdf")) << file_ << " " << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Samples, SameAsCommand,
                         testing::Values("duck-pond-a.course.yaml", "morning-mere.lake.yaml",
                                         "horseshoe-tarn.lake.yaml", "classic.tileset.yaml"));

} // namespace
} // namespace fairway::editor
