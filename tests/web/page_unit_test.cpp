#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/parse.h"
#include "tests/support/source_dir.h"
#include "web/page/base64.h"
#include "web/page/page.h"
#include "web/page/sha256.h"

#include <gtest/gtest.h>

namespace fairway::web {
namespace {

std::string hex(std::string_view bytes) {
  std::string text;
  for (const std::uint8_t byte : sha256(bytes)) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

// The examples of FIPS 180-4, and lengths around a block's end.
TEST(Sha256, KnowsTheStandardsExamples) {
  EXPECT_EQ(hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex(std::string(1000000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Base64, KnowsTheStandardsExamples) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xFF\xFE\xFD"), "//79");
}

TEST(Page, TextsAreNeverMarkup) {
  const std::string bad = "</title></script><script>alert(1)</script>\"&<!--";
  PageContent content;
  content.title = bad;
  content.notes = {bad};
  content.facts = {{bad, bad}};
  content.rules = {{bad, bad}};
  content.pictures = {{"<svg><!-- \" -->#</svg>"}};
  content.board = {{"name", bad}};
  const std::string html = pageHtml(content);
  EXPECT_EQ(html.find("<script>alert"), std::string::npos);
  EXPECT_EQ(html.find("<!--"), std::string::npos);
  EXPECT_EQ(html.find("<svg>"), std::string::npos);
  EXPECT_NE(html.find("<h1>&lt;/title&gt;"), std::string::npos);
}

// A page's board is a document as values: it reads back as the same document.
TEST(NodeTree, ADocumentReadsBackFromItsValues) {
  const auto file = test::sourceDir() / "samples/lake_race/morning-mere.lake.yaml";
  const std::string text = formats::readText(file).value();
  const formats::yaml::SourceText source(text);
  const auto parsed = formats::yaml::parse(source);
  ASSERT_TRUE(parsed);
  const formats::yaml::SourceText nowhere("");
  const auto again =
      formats::decodeDocument(formats::yaml::nodeOf(formats::yaml::treeOf(parsed->root)), nowhere);
  ASSERT_TRUE(again);
  const formats::Document first = formats::readDocument(text, "").value().document;
  EXPECT_EQ(again->body, first.body);
  EXPECT_EQ(again->head.info, first.head.info);
}

} // namespace
} // namespace fairway::web
