#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/formats/lake_race/random_documents.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

namespace fs = std::filesystem;

TEST(RoundTrip, WhatIsWrittenReadsBackAsTheSameDocument) {
  lake_race::RandomDocuments documents(20);
  for (int i = 0; i < 2000; ++i) {
    const Document document = documents.next();
    const std::string text = writeDocument(document);
    const auto read = readDocument(text, "random");
    ASSERT_TRUE(read) << toText(read.fault()) << text;
    ASSERT_TRUE(read->document == document) << text;
    ASSERT_TRUE(read->otherComments.empty()) << text;
    ASSERT_EQ(writeDocument(read->document), text);
  }
}

TEST(RoundTrip, EverySampleKeepsItsBytes) {
  int found = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(test::sourceDir() / "samples")) {
    if (entry.path().extension() != ".yaml" || entry.path().string().find("/broken/") != std::string::npos)
      continue;
    ++found;
    const auto text = readText(entry.path());
    ASSERT_TRUE(text);
    const auto read = readDocument(text.value(), entry.path().string());
    ASSERT_TRUE(read) << toText(read.fault());
    EXPECT_EQ(writeDocument(read->document), text.value()) << entry.path();
    EXPECT_TRUE(read->otherComments.empty()) << entry.path();
  }
  EXPECT_GT(found, 0);
}

// What fuzzing once found, and all else that lies about: it is refused, or it keeps its meaning.
TEST(RoundTrip, WhatOnceWentWrong) {
  for (const char* folder : {"tests/formats/regressions", "tests/formats/seeds", "samples"}) {
    int found = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(test::sourceDir() / folder)) {
      if (entry.path().extension() != ".yaml") continue;
      ++found;
      const auto read = readDocumentFile(entry.path());
      if (!read) continue;
      const std::string text = writeDocument(read->document);
      const auto again = readDocument(text, "again");
      ASSERT_TRUE(again) << entry.path() << toText(again.fault());
      EXPECT_TRUE(again->document == read->document) << entry.path();
      EXPECT_EQ(writeDocument(again->document), text) << entry.path();
    }
    EXPECT_GT(found, 0) << folder;
  }
}

TEST(RoundTrip, LineEndsOfOtherSystemsReadTheSame) {
  lake_race::RandomDocuments documents(21);
  for (int i = 0; i < 200; ++i) {
    const std::string text = writeDocument(documents.next());
    std::string windows = "\xEF\xBB\xBF";
    for (char c : text) (windows += c == '\n' ? "\r" : "") += c;
    const auto plain = readDocument(text, "plain");
    const auto read = readDocument(windows, "windows");
    ASSERT_TRUE(plain && read) << toText(read.fault());
    EXPECT_TRUE(read->document == plain->document);
  }
}

} // namespace
} // namespace fairway::formats
