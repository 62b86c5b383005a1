#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/print/rules_in_short.h"
#include "formats/pool/documents.h"
#include "formats/pool/print/rules_in_short.h"
#include "formats/river/documents.h"
#include "formats/river/print/rules_in_short.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/parse.h"
#include "rules/base/sha256.h"
#include "tests/support/source_dir.h"
#include "web/page/html.h"
#include "web/page/packed.h"
#include "web/page/page.h"
#include "web/page/page_parts.h"
#include "web/report/report.h"

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

template <class Body>
Body sampleBody(const std::string& name) {
  return formats::readDocumentFile(test::sourceDir() / "samples" / name).value().document.get<Body>();
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

TEST(DataAddress, EscapesNoMoreThanItMust) {
  EXPECT_EQ(dataAddress("<a b=\"1\"/>"), "data:image/svg+xml,%3Ca b='1'/%3E");
  EXPECT_EQ(dataAddress("<a b=\"it's\"/>"), "data:image/svg+xml,%3Ca b=%22it's%22/%3E");
  EXPECT_EQ(dataAddress("#&%\n"), "data:image/svg+xml,%23%26%25%0A");
}

TEST(Report, ShowsTextsAndNeverTakesThemForMarkup) {
  const std::string hostile = "<script>\"&'";
  const std::string shown = "&lt;script&gt;&quot;&amp;'";
  ReportTable table{hostile, {{hostile}, {hostile, true}}, {{{{hostile}, {hostile, 1.5, "fair"}}}}};
  const std::string html = reportHtml(
      {{hostile, hostile, {hostile}, {{hostile, {ReportText{hostile}, ReportExcerpt{hostile}, table}}}}});
  EXPECT_EQ(html.find("<script>\""), std::string::npos);
  EXPECT_NE(html.find("<h1>" + shown + "</h1>"), std::string::npos);
  EXPECT_NE(html.find("<pre tabindex=\"0\">" + shown + "</pre>"), std::string::npos);
  EXPECT_NE(html.find("<td class=\"number is-fair\" data-order=\"1.500000\">" + shown + "</td>"),
            std::string::npos);
}

// gzip without name and time, then letters that mean nothing in HTML.
TEST(Packed, IsATextForPages) {
  const std::string text = packed(std::string(1000, 'a') + '\0' + "\xFF");
  EXPECT_EQ(text, packed(std::string(1000, 'a') + '\0' + "\xFF"));
  EXPECT_LT(text.size(), 60U);
  EXPECT_EQ(text.find_first_of("\"&<>'`\\ \n"), std::string::npos);
  EXPECT_TRUE(text.starts_with("ABzY8")) << text; // the first bytes of gzip
}

TEST(Page, TextsAreNeverMarkup) {
  const std::string bad = "</title></script><script>alert(1)</script>\"&<!--";
  PageContent content;
  content.title = bad;
  content.notes = {bad};
  content.facts = {{bad, bad}};
  content.rules = {{Phrase(bad), Phrase(bad)}};
  content.pictures = {"<svg><!-- \" -->#</svg>"};
  content.board = {{"name", bad}};
  const std::string html = pageHtml(content, lake_race::pageParts());
  EXPECT_EQ(html.find("<script>alert"), std::string::npos);
  EXPECT_EQ(html.find("<!--"), std::string::npos);
  EXPECT_EQ(html.find("<svg>"), std::string::npos);
  EXPECT_NE(html.find("<h1>&lt;/title&gt;"), std::string::npos);
}

// What the catalogues do not have stays English; numbers choose the form that the language has for them.
TEST(Speaker, SaysTheRulesInOtherLanguages) {
  ASSERT_EQ(catalogues().size(), 2U);
  const std::array ours{Translation{"{n} boats", "{n} bateau", "{n} bateaux"},
                        Translation{"A turn", "Un tour", ""}};
  const Catalogue french{"fr", ours}, german{"de", ours};
  const auto boats = [](std::size_t n) { return countPhrase("{n} boat", "{n} boats", n); };
  EXPECT_EQ(boats(0).in(speakerOf(french)), "0 bateau");
  EXPECT_EQ(boats(2).in(speakerOf(french)), "2 bateaux");
  EXPECT_EQ(boats(0).in(speakerOf(german)), "0 bateaux");
  EXPECT_EQ(boats(1).in(speakerOf(german)), "1 bateau");
  EXPECT_EQ(phrase("A turn").in(speakerOf(french)), "Un tour");
  EXPECT_EQ(phrase("Something new").in(speakerOf(french)), "Something new");
}

// Rules in short are said in all languages, whole: what is English in them would be seen.
TEST(Speaker, KnowsAllRulesInShort) {
  std::vector<formats::RuleInShort> rules = formats::lake_race::rulesInShort(4);
  const auto add = [&](const formats::RulesInShort& more) {
    rules.insert(rules.end(), more.begin(), more.end());
  };
  for (const char* sample : {"up-the-river", "otter-bend", "mill-race"})
    add(formats::river::rulesInShort(
        sampleBody<formats::river::RiverBody>("river/" + std::string(sample) + ".river.yaml").river));
  add(formats::pool::rulesInShort(sampleBody<formats::pool::PoolBody>("pool/hotel-lido.pool.yaml").pool));
  for (const Catalogue& catalogue : catalogues())
    for (const formats::RuleInShort& rule : rules)
      EXPECT_NE(rule.body.in(speakerOf(catalogue)), rule.body.english()) << catalogue.language;
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
