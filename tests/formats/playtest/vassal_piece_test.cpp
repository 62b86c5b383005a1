#include "formats/playtest/vassal_piece.h"

#include "formats/playtest/xml_element.h"
#include "rules/base/random.h"
#include "tests/support/sanitized.h"

#include <gmock/gmock.h>

// Pieces of VASSAL are read back as VASSAL reads them.
namespace fairway::formats::playtest {
namespace {

using testing::ElementsAre;

// What VASSAL's SequenceEncoder.Decoder makes of a text: a separator behind a backslash is part of a text,
// and so are the quotes that stand round one not.
std::vector<std::string> asVassalReads(const std::string& text, char between) {
  std::vector<std::string> texts(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != between)
      texts.back() += text[i];
    else if (i > 0 && text[i - 1] == '\\')
      texts.back().back() = between;
    else
      texts.emplace_back();
  }
  for (std::string& each : texts)
    if (each.size() > 1 && each.front() == '\'' && each.back() == '\'')
      each = each.substr(1, each.size() - 2);
  return texts;
}

// The traits of a piece, the outermost first, each with its state.
std::vector<std::pair<std::string, std::string>> traitsOf(const VassalPiece& piece) {
  const std::string definition = piece.definition();
  EXPECT_TRUE(definition.starts_with("+/")) << "a piece is added";
  const auto parts = asVassalReads(definition.substr(2), '/');
  EXPECT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts.front(), "null") << "VASSAL gives it a number";
  std::vector<std::pair<std::string, std::string>> traits;
  std::string type = parts.at(1), state = parts.at(2);
  for (;;) {
    const auto types = asVassalReads(type, '\t'), states = asVassalReads(state, '\t');
    EXPECT_EQ(types.size(), states.size()) << "every trait has its state";
    traits.emplace_back(types.front(), states.front());
    if (types.size() < 2 || states.size() < 2) return traits;
    EXPECT_EQ(types.size(), 2U) << "one trait round another";
    type = types[1], state = states[1];
  }
}

TEST(VassalSequences, SeparatorsWithinTextsAreEscaped) {
  EXPECT_EQ(vassalSequence(';', {"a", "b"}), "a;b");
  EXPECT_EQ(vassalSequence(';', {}), "");
  EXPECT_EQ(vassalSequence(';', {"", "", ""}), ";;");
  EXPECT_EQ(vassalSequence(';', {"a;b", "c,d"}), "a\\;b;c,d");
  EXPECT_EQ(vassalSequence(',', {"\\a", "b"}), "'\\a',b") << "it could be taken for an escape";
  EXPECT_EQ(vassalSequence(',', {"'a'", "'b", "c'"}), "''a'','b,c'") << "its own quotes would be taken off";
}

TEST(VassalSequences, AreReadAsTheyWereMeant) {
  Random random(3);
  for (int i = 0; i < fairway::test::cases(3000); ++i) {
    std::vector<std::string> texts(1 + random.below(4));
    for (std::string& text : texts) {
      for (std::uint64_t letters = random.below(6); letters > 0; --letters) text += ";\\'ab"[random.below(5)];
      if (text.ends_with('\\')) text += 'a'; // which VASSAL itself cannot write
    }
    ASSERT_EQ(asVassalReads(vassalSequence(';', texts), ';'), texts) << vassalSequence(';', texts);
  }
}

TEST(VassalPieces, AreTraitsRoundAPicture) {
  VassalPiece piece("boat-1.png", "Boat; red/white", 7);
  EXPECT_THAT(traitsOf(piece),
              ElementsAre(std::pair("piece;;;boat-1.png;Boat\\; red/white", "null;0;0;7;0")));
  piece.turns(6, 2);
  piece.labelled("Layer", "Boats");
  piece.staysOffGrid();
  const auto traits = traitsOf(piece);
  ASSERT_EQ(traits.size(), 4U);
  EXPECT_EQ(traits[0].first, "immob;g;N;L;") << "the last is round all others";
  EXPECT_EQ(traits[1], (std::pair<std::string, std::string>("mark;Layer", "Boats")));
  EXPECT_THAT(traits[2].first, testing::StartsWith("rotate;6;")) << "one of six headings";
  EXPECT_EQ(traits[2].second, "2") << "the one it has";
  EXPECT_EQ(traits[3].second, "null;0;0;7;0");
}

TEST(VassalPieces, RolledLayersAreNotTurnedOver) {
  for (const bool rolls : {false, true}) {
    VassalPiece piece("", "Die", 1);
    piece.layers({"one.png", "two.png", "three.png"}, rolls);
    const auto trait = traitsOf(piece).front();
    EXPECT_EQ(trait.second, "1") << "the first picture is on top";
    const auto fields = asVassalReads(trait.first, ';');
    ASSERT_GT(fields.size(), 20U);
    EXPECT_EQ(fields[0], "emb2");
    EXPECT_EQ(fields[4], rolls ? "" : "Turn over");
    EXPECT_THAT(asVassalReads(fields[16], ','), ElementsAre("one.png", "two.png", "three.png"));
    EXPECT_EQ(asVassalReads(fields[17], ',').size(), 3U) << "a name for each";
    EXPECT_EQ(fields[19], rolls ? "Roll" : "Side");
    EXPECT_EQ(fields[20], rolls ? "82,130" : "") << "Ctrl+R";
    EXPECT_EQ(fields[28], rolls ? "" : "70,130") << "Ctrl+F";
  }
}

TEST(VassalPieces, GoWhereTheyAreSent) {
  VassalPiece piece("tile.png", "Tile", 3);
  piece.goesTo("place-1", "Race A", "The lake", 120, -45);
  const auto fields = asVassalReads(traitsOf(piece).front().first, ';');
  ASSERT_GT(fields.size(), 6U);
  EXPECT_EQ(fields[0], "sendto");
  EXPECT_EQ(fields[2], "57344,0,place-1");
  EXPECT_EQ(fields[3], "Race A");
  EXPECT_EQ(fields[4], "The lake");
  EXPECT_EQ(fields[5], "120");
  EXPECT_EQ(fields[6], "-45");
}

TEST(VassalPieces, AreGrippedWithinABox) {
  VassalPiece piece("tile.png", "Tile", 3);
  piece.gripped(-10, -5.25, 10, 5.5);
  EXPECT_EQ(traitsOf(piece).front().first,
            "nonRect2;1.0;d M -10.0 -5.2 L 10.0 -5.2 L 10.0 5.5 L -10.0 5.5 Z");
}

TEST(XmlElements, AreIndentedAndEscaped) {
  XmlElement root("a", {{"x", "1 < \"2\" & 3"}, {"y", "one\ntwo\tthree"}});
  root.add(XmlElement("b")).set("z", "");
  root.add(XmlElement("c", {}, "5 > 4 & 3 < 4")).add(XmlElement("d"));
  EXPECT_EQ(root.file(), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                         "<a x=\"1 &lt; &quot;2&quot; &amp; 3\" y=\"one&#10;two&#9;three\">\n"
                         "  <b z=\"\"/>\n"
                         "  <c>5 &gt; 4 &amp; 3 &lt; 4\n"
                         "    <d/>\n"
                         "  </c>\n"
                         "</a>\n");
}

} // namespace
} // namespace fairway::formats::playtest
