#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/print/rules_in_short.h"
#include "formats/pool/documents.h"
#include "formats/pool/print/rules_in_short.h"
#include "formats/river/documents.h"
#include "formats/river/print/rules_in_short.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/parse.h"
#include "tests/support/digest.h"
#include "tests/support/source_dir.h"
#include "web/page/html.h"
#include "web/page/packed.h"
#include "web/page/page.h"
#include "web/page/page_parts.h"
#include "web/report/report.h"

#include <gtest/gtest.h>
#include <zlib.h>

namespace fairway::web {
namespace {

template <class Body>
Body sampleBody(const std::string& name) {
  return formats::readDocumentFile(test::sourceDir() / "samples" / name).value().document.get<Body>();
}

// The examples of FIPS 180-4, and lengths around a block's end.
TEST(Sha256, KnowsTheStandardsExamples) {
  EXPECT_EQ(test::wholeDigestOf(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(test::wholeDigestOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(test::wholeDigestOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(test::wholeDigestOf(std::string(1000000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Base64, KnowsTheStandardsExamples) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64(std::string_view("foobar").substr(0, 4)), "Zm9vYg==")
      << "what stands behind a text is no part of it";
  EXPECT_EQ(base64("\xFF\xFE\xFD"), "//79");
}

TEST(DataAddress, EscapesNoMoreThanItMust) {
  EXPECT_EQ(dataAddress("<a b=\"1\"/>"), "data:image/svg+xml,%3Ca b='1'/%3E");
  EXPECT_EQ(dataAddress("<a b=\"it's\"/>"), "data:image/svg+xml,%3Ca b=%22it's%22/%3E");
  EXPECT_EQ(dataAddress("#&%\n"), "data:image/svg+xml,%23%26%25%0A");
  EXPECT_EQ(dataAddress("\x1F ~\x7F\xC3"), "data:image/svg+xml,%1F ~%7F%C3")
      << "what is printable in ASCII stays";
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

// What stands between <main> and </main>.
std::string mainOf(const std::string& html) {
  const std::size_t begin = html.find("<main>\n") + 7;
  return html.substr(begin, html.find("</main>") - begin);
}

// Each document has its contents, its sections and its board under names of its own; a chart stands beside
// the table that follows it.
TEST(Report, OfTwoDocumentsHasAPartForEach) {
  const ReportTable table{
      "Seats", {{"Seat"}, {"Wins", true}}, {{{{"1"}, {"25 %", 25, "fair"}}, 1}, {{{"2"}, {"75 %", 75}}}}};
  const ReportChart chart{"Wins by seat", "<c/>"};
  const ReportBoard board{"A pond", {{"Water", "<a/>"}, {"", "<b/>", false}}};
  const ReportPart first{"One",
                         "lake",
                         {"First.\nSecond."},
                         {{"Board", {board, ReportFacts{{"Cells", "7"}}}},
                          {"Races", {chart, table, table, table, chart, chart, table}}}};
  const std::string html =
      mainOf(reportHtml({first, {"Two", "river", {}, {{"Only", {ReportText{"Text."}}}}}}));
  const std::string tableHtml = "<div class=\"wide\" tabindex=\"0\" role=\"group\" "
                                "aria-label=\"Seats\"><table>\n<caption>Seats</caption>\n"
                                "<thead><tr><th scope=\"col\">Seat</th><th scope=\"col\" "
                                "class=\"number\">Wins</th></tr></thead>\n<tbody>\n"
                                "<tr data-layer=\"part-1-layer-2\"><td>1</td><td class=\"number is-fair\" "
                                "data-order=\"25.000000\">25 %</td></tr>\n"
                                "<tr><td>2</td><td class=\"number\" data-order=\"75.000000\">75 "
                                "%</td></tr>\n</tbody>\n</table></div>\n";
  const std::string chartHtml =
      "<figure class=\"chart\"><img alt=\"Wins by seat\" src=\"data:image/svg+xml,%3Cc/%3E\"></figure>\n";
  EXPECT_EQ(
      html,
      "<h1>Report</h1>\n"
      "<article id=\"part-1\">\n<header>\n<h2>One</h2>\n<p class=\"kind\">lake</p>\n</header>\n"
      "<p>First.</p>\n<p>Second.</p>\n"
      "<nav aria-label=\"Contents of One\"><ul>\n<li><a href=\"#part-1-1\">Board</a></li>\n"
      "<li><a href=\"#part-1-2\">Races</a></li>\n</ul></nav>\n"
      "<section id=\"part-1-1\">\n<h3>Board</h3>\n"
      "<figure class=\"board\"><div class=\"stage\" role=\"img\" aria-label=\"A pond\">\n"
      "<img alt=\"\" id=\"part-1-layer-1\" src=\"data:image/svg+xml,%3Ca/%3E\" data-name=\"Water\">\n"
      "<img alt=\"\" id=\"part-1-layer-2\" hidden" +
          packedPicture("<b/>") +
          ">\n</div></figure>\n<dl>\n<dt>Cells</dt><dd>7</dd>\n</dl>\n</section>\n"
          "<section id=\"part-1-2\">\n<h3>Races</h3>\n<div class=\"pair\">\n" +
          chartHtml + tableHtml + "</div>\n" + tableHtml + tableHtml + chartHtml + "<div class=\"pair\">\n" +
          chartHtml + tableHtml + "</div>\n" +
          "</section>\n</article>\n"
          "<article id=\"part-2\">\n<header>\n<h2>Two</h2>\n<p class=\"kind\">river</p>\n</header>\n"
          "<nav aria-label=\"Contents of Two\"><ul>\n<li><a href=\"#part-2-1\">Only</a></li>\n</ul></nav>\n"
          "<section id=\"part-2-1\">\n<h3>Only</h3>\n<p>Text.</p>\n</section>\n</article>\n");
}

TEST(Report, OfOneDocumentIsHeadedByIt) {
  const std::string html = reportHtml({{"One", "lake", {}, {{"Only", {}}}}});
  EXPECT_NE(html.find("<title>One</title>"), std::string::npos);
  EXPECT_EQ(mainOf(html),
            "<article id=\"part-1\">\n<header>\n<h1>One</h1>\n<p class=\"kind\">lake</p>\n</header>\n"
            "<nav aria-label=\"Contents of One\"><ul>\n<li><a href=\"#part-1-1\">Only</a></li>\n</ul></nav>\n"
            "<section id=\"part-1-1\">\n<h2>Only</h2>\n</section>\n</article>\n");
}

TEST(Gallery, LeadsToWhatThereIs) {
  EXPECT_EQ(mainOf(galleryHtml("Our boards", {{"One", "lake", "Fair.", "<a/>", "one.html", "one-play.html"},
                                              {"Two", "river", "", "", "", "two-play.html"},
                                              {"Three", "pool", "Not judged.", "", "three.html", ""}})),
            "<h1>Our boards</h1>\n<ul class=\"gallery\">\n<li><img alt=\"One\"" + packedPicture("<a/>") +
                "><h2>One</h2>\n<p class=\"kind\">lake</p>\n<p>Fair.</p>\n<a href=\"one.html\">Report</a> "
                "<a href=\"one-play.html\">Play</a></li>\n"
                "<li><h2>Two</h2>\n<p class=\"kind\">river</p>\n<a href=\"two-play.html\">Play</a></li>\n"
                "<li><h2>Three</h2>\n<p class=\"kind\">pool</p>\n<p>Not judged.</p>\n"
                "<a href=\"three.html\">Report</a> </li>\n</ul>\n");
}

// Unpacked again as a page's script does it: four bytes from five letters, fewer from what is left.
std::string unpacked(std::string_view text) {
  constexpr std::string_view letters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$()*+,-./:;=?@[]^_{|}";
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); i += 5) {
    const std::string_view five = text.substr(i, 5);
    std::uint64_t bits = 0;
    for (std::size_t k = 0; k < 5; ++k) bits = bits * 85 + (k < five.size() ? letters.find(five[k]) : 84);
    for (std::size_t k = 0; k + 1 < five.size(); ++k) bytes += static_cast<char>(bits >> (24 - 8 * k) & 255);
  }
  return bytes;
}

std::string inflated(const std::string& gzipped) {
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, 16 + MAX_WBITS), Z_OK);
  std::array<char, 100> bytes{};
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(gzipped.data()));
  stream.avail_in = static_cast<uInt>(gzipped.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  EXPECT_EQ(stream.avail_in, 0U);
  inflateEnd(&stream);
  return {bytes.data(), stream.total_out};
}

TEST(Packed, UnpacksToTheSameBytes) {
  std::string text;
  for (int size = 0; size < 40; ++size) {
    EXPECT_EQ(inflated(unpacked(packed(text))), text);
    EXPECT_NE(packed(text).size() % 5, 1U) << "a letter alone says nothing";
    text += static_cast<char>(37 * size + 11);
  }
}

// gzip without name and time, then letters that mean nothing in HTML.
TEST(Packed, IsATextForPages) {
  const std::string text = packed(std::string(1000, 'a') + '\0' + "\xFF");
  EXPECT_EQ(text, packed(std::string(1000, 'a') + '\0' + "\xFF"));
  EXPECT_LT(text.size(), 60U);
  EXPECT_EQ(text.find_first_of("\"&<>'`\\ \n"), std::string::npos);
  EXPECT_TRUE(text.starts_with("ABzY8")) << text; // the first bytes of gzip
}

// The board and what lies on it are seen at once, also where no script runs; the rest when it is wanted.
TEST(Page, ShowsTwoPicturesAtOnce) {
  PageContent content;
  content.pictures = {"<a/>", "<b/>", "<c/>"};
  const std::string html = pageHtml(content, lake_race::pageParts());
  EXPECT_NE(html.find("id=\"picture-0\" alt=\"\" src="), std::string::npos);
  EXPECT_NE(html.find("id=\"picture-1\" alt=\"\" src="), std::string::npos);
  EXPECT_NE(html.find("id=\"picture-2\" alt=\"\" hidden"), std::string::npos);
}

TEST(Page, TextsAreNeverMarkup) {
  const std::string bad = "</title></script><script>alert(1)</script>\"&<!--";
  PageContent content;
  content.title = bad;
  content.notes = {bad};
  content.facts = {{bad, bad}};
  content.rules = {{Phrase(bad), Phrase(bad)}, {Phrase(), Phrase(bad)}};
  content.pictures = {"<svg><!-- \" -->#</svg>"};
  content.board = {{"name", bad}};
  const std::string html = pageHtml(content, lake_race::pageParts());
  EXPECT_EQ(html.find("<script>alert"), std::string::npos);
  EXPECT_EQ(html.find("<!--"), std::string::npos);
  EXPECT_EQ(html.find("<svg>"), std::string::npos);
  EXPECT_NE(html.find("<h1>&lt;/title&gt;"), std::string::npos);
  EXPECT_NE(html.find("\\u003c/title>\\u003c/script>"), std::string::npos) << "in the values for the scripts";
  EXPECT_NE(html.find("<div id=\"rules-list\">\n<h3>&lt;/title&gt;"), std::string::npos);
  EXPECT_EQ(html.find("<h3></h3>"), std::string::npos) << "some rules have no head";
}

TEST(Page, IsMadeWhereItsRulesAreInTheProgram) {
  PageParts parts = lake_race::pageParts();
  parts.module = "";
  EXPECT_FALSE(canMakePages(parts));
  parts.module = "a module";
  EXPECT_TRUE(canMakePages(parts));
}

// What the catalogues do not have stays English; numbers choose the form that the language has for them.
TEST(Speaker, SaysTheRulesInOtherLanguages) {
  ASSERT_EQ(catalogues().size(), 2U);
  const std::array ours{Translation{"{n} boats", "{n} bateau", "{n} bateaux"},
                        Translation{"A turn", "Un tour", ""}};
  const Catalogue french{"fr", ours}, german{"de", ours};
  const auto boats = [](std::size_t n) { return countPhrase("{n} boat", "{n} boats", n); };
  EXPECT_EQ(boats(0).in(speakerOf(french)), "0 bateau");
  EXPECT_EQ(boats(1).in(speakerOf(french)), "1 bateau");
  EXPECT_EQ(boats(2).in(speakerOf(french)), "2 bateaux");
  EXPECT_EQ(boats(0).in(speakerOf(german)), "0 bateaux");
  EXPECT_EQ(boats(1).in(speakerOf(german)), "1 bateau");
  EXPECT_EQ(countPhrase("{n} duck", "{n} ducks", 1).in(speakerOf(french)), "1 duck");
  EXPECT_EQ(countPhrase("{n} duck", "{n} ducks", 0).in(speakerOf(french)), "0 ducks");
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
