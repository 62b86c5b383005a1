#include "editor/model/words/translation.h"

#include "editor/model/words/wording.h"
#include "editor/model/work/check_names.h"
#include "validator/core/catalogue.h"

#include <gtest/gtest.h>

namespace fairway::editor {
namespace {

class Translation : public testing::Test {
protected:
  void TearDown() override { setSpeaker({}); }
};

TEST_F(Translation, WithoutATranslatorMessagesAreEnglish) {
  EXPECT_EQ(say("Move buoy {1}", {"2"}), "Move buoy 2");
  EXPECT_EQ(sayCount("{n} cell", "{n} cells", 1), "1 cell");
  EXPECT_EQ(sayCount("{n} cell of {1}", "{n} cells of {1}", 14, {"land"}), "14 cells of land");
}

TEST_F(Translation, PlacesMayComeInAnotherOrder) {
  setSpeaker({[](const char*) { return std::string("{2} vor {1}"); }, nullptr});
  EXPECT_EQ(say("{1} before {2}", {"a", "b"}), "b vor a");
}

TEST_F(Translation, TheTranslatorKnowsThePlural) {
  setSpeaker({nullptr, [](const char*, const char*, std::size_t n) {
                return std::string(n == 1 ? "ein Feld" : n < 5 ? "{n} Feldchen" : "{n} Felder");
              }});
  EXPECT_EQ(sayCount("{n} cell", "{n} cells", 1), "ein Feld");
  EXPECT_EQ(sayCount("{n} cell", "{n} cells", 3), "3 Feldchen");
  EXPECT_EQ(sayCount("{n} cell", "{n} cells", 0), "0 Feldchen");
}

TEST_F(Translation, DecimalsHaveTheMarkOfTheLanguage) {
  EXPECT_EQ(shownDecimals("17.53, 3.4 %"), "17.53, 3.4 %");
  setSpeaker(
      {[](const char* message) { return std::string(message == std::string("0.5") ? "0,5" : message); },
       nullptr});
  EXPECT_EQ(shownDecimals("17.53, 3.4 %. End."), "17,53, 3,4 %. End.");
  EXPECT_EQ(say("{1} of {2}", {"49.6 %", "lake.2.5.yaml"}), "49,6 % of lake.2.5.yaml") << "a name stays";
}

TEST_F(Translation, OnlyAPointBetweenTwoDigitsIsADecimalMark) {
  setSpeaker(
      {[](const char* message) { return std::string(message == std::string("0.5") ? "0,5" : message); },
       nullptr});
  EXPECT_EQ(shownDecimals("0.9 9.0 .5 5. a.5 5.a /.1 1./ :.1 1.:"), "0,9 9,0 .5 5. a.5 5.a /.1 1./ :.1 1.:");
  EXPECT_EQ(shownNumber(2.5, 2), "2,50");
}

TEST_F(Translation, APerCentSignStaysWithItsNumber) {
  EXPECT_EQ(keptTogether("36.3 % to 38 % of all"), "36.3\u00a0% to 38\u00a0% of all");
  EXPECT_EQ(keptTogether("100%"), "100%");
}

TEST_F(Translation, WhatIsNoPlaceStaysAsItIs) {
  EXPECT_EQ(say("{ {} {12} {2} {x} {", {"a"}), "{ {} {12} {2} {x} {");
  EXPECT_EQ(say("{1}", {"{1} {n}"}), "{1} {n}") << "a value is not looked through again";
  EXPECT_EQ(say(""), "");
}

TEST_F(Translation, ProblemsAreToldALineEach) {
  EXPECT_EQ(shownText({{"a.yaml", 3, 5, "map", "too wide"}, {"", 0, 0, "", "no room"}}),
            "a.yaml:3:5: map: too wide\nno room");
  EXPECT_EQ(
      shownText({{"a.yaml", 0, 0, "", "no room"}, {"", 1, 2, "map", "too wide"}, {"", 0, 7, "", "odd"}}),
      "a.yaml: no room\n:1:2map: too wide\nodd");
}

TEST_F(Translation, AdviceSpeaksOfTheWindow) {
  for (const validator::CatalogueEntry& entry : validator::catalogue()) {
    const std::string text = shownExplanation(entry);
    const std::string mend = text.substr(text.find("How to mend it"));
    EXPECT_EQ(mend.find('`'), std::string::npos) << entry.code << ": " << mend;
  }
}

TEST_F(Translation, WhatWasFoundIsToldInWordsOfTheWindowAndOfTheLanguage) {
  const Phrase found = joined({phrase("The finish is on the wrong side."),
                               phrase("Take those directions, or leave `direction` out.")},
                              " ");
  EXPECT_EQ(found.english(),
            "The finish is on the wrong side. Take those directions, or leave `direction` out.");
  EXPECT_EQ(shownMessage(found),
            "The finish is on the wrong side. Take those directions with the button Fix, or "
            "set Start and Finish in the panel Properties to \"chosen\".");
  setSpeaker({[](const char* pattern) { return "<" + std::string(pattern).substr(0, 10) + ">"; }, nullptr});
  EXPECT_EQ(shownMessage(found), "<The finish> <Take those>");
}

TEST_F(Translation, EveryCheckHasANameForPeople) {
  for (const validator::CatalogueEntry& entry : validator::catalogue())
    EXPECT_NE(shownCheck(entry.code), entry.code);
  EXPECT_EQ(shownCheck("Z99"), "Z99");
}

} // namespace
} // namespace fairway::editor
