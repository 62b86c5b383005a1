#include "formats/lake_race/tiled/xml.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race::tiled {
namespace {

using testing::HasSubstr;

Problem xmlFaultOf(const std::string& text) {
  const auto parsed = parseXml(text, "lake.tmx");
  return parsed ? Problem{} : parsed.fault();
}

TEST(Xml, KeepsElementsAttributesTextsAndPlaces) {
  const auto parsed = parseXml(
      "<map width=\"3\" name='a &amp; b'>\n  <layer/>\n  <data>1,<!-- no -->2</data>\n</map>", "lake.tmx");
  ASSERT_TRUE(parsed);
  const XmlElement& map = **parsed;
  EXPECT_EQ(map.name, "map");
  EXPECT_EQ(map.attribute("width"), "3");
  EXPECT_EQ(map.attribute("name"), "a & b");
  EXPECT_EQ(map.attribute("height"), "");
  EXPECT_EQ(map.line, 1);
  EXPECT_EQ(map.column, 1);
  ASSERT_EQ(map.children.size(), 2u);
  ASSERT_NE(map.child("data"), nullptr);
  EXPECT_EQ(map.child("data")->text, "1,2");
  EXPECT_EQ(map.child("data")->line, 3);
  EXPECT_EQ(map.child("data")->column, 3);
  EXPECT_EQ(map.child("objectgroup"), nullptr);
  EXPECT_EQ(map.child("layer"), map.children.front().get()) << "the first of that name";
}

TEST(Xml, SaysWhereItIsBroken) {
  const Problem problem = xmlFaultOf("<map>\n  <layer>\n</map>");
  EXPECT_EQ(problem.file, "lake.tmx");
  EXPECT_EQ(problem.line, 3);
  EXPECT_EQ(problem.column, 3);
  EXPECT_THAT(problem.message, HasSubstr("is not XML: mismatched tag"));
  EXPECT_THAT(xmlFaultOf("").message, HasSubstr("is not XML: no element found"));
  EXPECT_THAT(xmlFaultOf("<map/><map/>").message, HasSubstr("is not XML"));
}

TEST(Xml, ADoctypeIsRefusedBeforeItCanGrow) {
  const Problem problem =
      xmlFaultOf("<?xml version=\"1.0\"?>\n<!DOCTYPE map [<!ENTITY a \"aaaa\">]>\n<map>&a;</map>");
  EXPECT_EQ(problem.message, "has a DOCTYPE, which no Tiled map has");
  EXPECT_EQ(problem.line, 2);
}

std::string nested(int levels) {
  std::string text;
  for (int i = 0; i < levels; ++i) text += "<a>";
  for (int i = 0; i < levels; ++i) text += "</a>";
  return text;
}

TEST(Xml, LiesAtMostSixtyFourDeep) {
  EXPECT_TRUE(parseXml(nested(64), "lake.tmx"));
  EXPECT_EQ(xmlFaultOf(nested(65)).message, "elements are nested more than 64 deep");
}

std::string elements(int number, const std::string& element) {
  std::string text = "<m>";
  for (int i = 0; i < number; ++i) text += element;
  return text + "</m>";
}

TEST(Xml, HasAtMostSoManyElementsAndAttributes) {
  EXPECT_TRUE(parseXml(elements(599'999, "<a/>"), "lake.tmx"));
  EXPECT_THAT(xmlFaultOf(elements(600'000, "<a/>")).message, HasSubstr("more than 600000 elements"));
  EXPECT_TRUE(parseXml(elements(300'000, "<a b='' c='' d='' e=''/>"), "lake.tmx"));
  EXPECT_THAT(xmlFaultOf(elements(300'001, "<a b='' c='' d='' e=''/>")).message,
              HasSubstr("more than 1200000 attributes"));
}

// The root itself, as an empty element: its end comes although its start was refused.
TEST(Xml, ARootWithTooManyAttributesIsRefused) {
  std::string text = "<map";
  for (int i = 0; i <= 1'200'000; ++i) text += " a" + std::to_string(i) + "=''";
  EXPECT_THAT(xmlFaultOf(text + "/>").message, HasSubstr("more than 1200000 attributes"));
}

} // namespace
} // namespace fairway::formats::lake_race::tiled
