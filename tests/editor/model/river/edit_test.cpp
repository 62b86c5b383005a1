#include "editor/model/river/river_edit.h"

#include "editor/model/document/edited_document.h"
#include "editor/model/river/river_files.h"
#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/number_text.h"
#include "rules/base/random.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairway::editor::river {
namespace {

using fairway::river::Face;
using testing::ElementsAre;
using testing::IsEmpty;

class RiverEdit : public testing::Test {
protected:
  const River& river() { return *riverOf(document_.content()); }
  std::string order() { return orderOf(river()); }
  bool apply(CommandPtr command) {
    const bool any = command != nullptr;
    document_.apply(std::move(command));
    return any;
  }
  // A river that is written is one that can be read again.
  void expectSaved() {
    const auto read = formats::readDocument(formats::writeDocument(document_.content()), "river.yaml");
    ASSERT_TRUE(read) << formats::toText(read.fault());
    EXPECT_EQ(read->document.body, document_.content().body);
  }

  EditedDocument document_{formats::Document(publishedRiver())};
};

TEST_F(RiverEdit, BeginsWithThePublishedRiver) {
  EXPECT_EQ(order(), "S...W.....");
  EXPECT_TRUE(river().sections[0].fixed && river().sections[4].fixed);
  expectSaved();
}

TEST_F(RiverEdit, ASectionMovesAndTheOthersMakeRoom) {
  EXPECT_TRUE(apply(moveSection(river(), {}, SectionNow{1}, SectionNow{3})));
  EXPECT_EQ(order(), "..S.W.....");
  EXPECT_TRUE(apply(moveSection(river(), {}, SectionNow{5}, SectionNow{1})));
  EXPECT_EQ(order(), "W..S......");
  EXPECT_EQ(document_.history().undoText(), "Move section 5 to place 1");
  document_.undo();
  document_.undo();
  EXPECT_EQ(order(), "S...W.....");
}

TEST_F(RiverEdit, WhatIsMovedInAPhaseIsWhatIsSeen) {
  // After two waterfalls the wave lies on 3 and the sandbank on 9.
  EXPECT_TRUE(apply(moveSection(river(), Phase{2}, SectionNow{3}, SectionNow{1})));
  EXPECT_EQ(orderOf(turned(river(), Phase{2})), "W.......S.");
  EXPECT_TRUE(apply(swapSections(river(), Phase{2}, SectionNow{1}, SectionNow{9})));
  EXPECT_EQ(orderOf(turned(river(), Phase{2})), "S.......W.");
}

TEST_F(RiverEdit, AlikeSectionsMoveWithoutAStep) {
  EXPECT_FALSE(apply(moveSection(river(), {}, SectionNow{7}, SectionNow{9})));
  EXPECT_FALSE(apply(swapSections(river(), {}, SectionNow{2}, SectionNow{3})));
}

TEST_F(RiverEdit, KindsBringTheirOwnPush) {
  EXPECT_TRUE(apply(setKind(river(), SectionLaid{2}, SectionKind::Eddy)));
  EXPECT_EQ(river().sections[1].push, 2);
  EXPECT_TRUE(apply(setPush(river(), SectionLaid{2}, 5)));
  EXPECT_TRUE(apply(setKind(river(), SectionLaid{2}, SectionKind::Lee)));
  EXPECT_EQ(river().sections[1].push, 0);
  EXPECT_FALSE(apply(setPush(river(), SectionLaid{2}, 3))) << "a lee has no push";
  EXPECT_FALSE(apply(setKind(river(), SectionLaid{2}, SectionKind::Lee)));
  EXPECT_FALSE(apply(setPush(river(), SectionLaid{5}, 0)));
  EXPECT_FALSE(apply(setPush(river(), SectionLaid{5}, 7)));
  expectSaved();
}

TEST_F(RiverEdit, NotchesOfOnePushAreOneStep) {
  apply(setPush(river(), SectionLaid{5}, 4));
  apply(setPush(river(), SectionLaid{5}, 5));
  EXPECT_EQ(document_.history().position(), 1u);
  document_.undo();
  EXPECT_EQ(river().sections[4].push, 3);
}

TEST_F(RiverEdit, LengthStaysBetweenSixAndSixteen) {
  while (apply(addSection(river(), SectionLaid{1}))) expectSaved();
  EXPECT_EQ(river().length(), 16);
  while (apply(removeSection(river(), SectionLaid{river().length()}))) expectSaved();
  EXPECT_EQ(river().length(), 6);
}

TEST_F(RiverEdit, TheStartStaysOnTheRiver) {
  EXPECT_TRUE(apply(setStart(river(), 10)));
  EXPECT_FALSE(apply(setStart(river(), 11)));
  EXPECT_FALSE(apply(setStart(river(), 0)));
  apply(removeSection(river(), SectionLaid{3}));
  EXPECT_EQ(river().start, 9);
  expectSaved();
}

TEST_F(RiverEdit, DocksAreAddedForMoreBoats) {
  EXPECT_TRUE(apply(setBoats(river(), 4)));
  EXPECT_THAT(river().docks, ElementsAre(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
  document_.undo();
  EXPECT_EQ(river().docks.size(), 12u);
  apply(setDocks(river(), {9, 9, 9, 5, 5, 5, 3, 3, 3, 1, 1, 1}));
  EXPECT_TRUE(apply(setBoats(river(), 4)));
  EXPECT_EQ(river().docks.back(), 0) << "docks of one's own go on for nothing";
  EXPECT_FALSE(apply(setDocks(river(), {5, 4, 3}))) << "too few";
  EXPECT_FALSE(apply(setPlayers(river(), 1)));
  EXPECT_FALSE(apply(setPlayers(river(), 5)));
  EXPECT_FALSE(apply(setBoats(river(), 0)));
  expectSaved();
}

TEST_F(RiverEdit, NamesAndPlacesCanBeFixed) {
  EXPECT_TRUE(apply(setName(river(), SectionLaid{5}, "Ducks")));
  EXPECT_TRUE(apply(setFixed(river(), SectionLaid{5}, false)));
  EXPECT_FALSE(apply(setFixed(river(), SectionLaid{5}, false)));
  EXPECT_TRUE(apply(setName(river(), SectionLaid{5}, "")));
  EXPECT_EQ(river().sections[4].name, std::nullopt);
}

TEST_F(RiverEdit, NumbersReachTheirBounds) {
  EXPECT_TRUE(apply(setPush(river(), SectionLaid{5}, 1)));
  EXPECT_TRUE(apply(setPush(river(), SectionLaid{5}, 6)));
  EXPECT_FALSE(apply(setPush(river(), SectionLaid{5}, 6))) << "it has this push already";
  EXPECT_TRUE(apply(setStart(river(), 1)));
  EXPECT_TRUE(apply(setPlayers(river(), 2)));
  EXPECT_TRUE(apply(setPlayers(river(), 4)));
  EXPECT_TRUE(apply(setBoats(river(), 1)));
  EXPECT_TRUE(apply(setBoats(river(), 4)));
  EXPECT_FALSE(apply(setBoats(river(), 5)));
  EXPECT_TRUE(apply(setDocks(river(), std::vector<int>(16, 3)))) << "a dock for each boat";
  EXPECT_FALSE(apply(setDocks(river(), std::vector<int>(15, 3))));
  EXPECT_TRUE(apply(setDocks(river(), std::vector<int>(24, 3))));
  EXPECT_FALSE(apply(setDocks(river(), std::vector<int>(25, 3))));
  expectSaved();
}

TEST_F(RiverEdit, FewerBoatsKeepTheDocks) {
  EXPECT_TRUE(apply(setBoats(river(), 2)));
  EXPECT_EQ(river().docks.size(), 12u);
  EXPECT_TRUE(apply(setPlayers(river(), 2)));
  EXPECT_TRUE(apply(setBoats(river(), 4)));
  EXPECT_EQ(river().docks.size(), 12u) << "there is one for each of eight";
}

TEST_F(RiverEdit, StepsAreCalledByWhatTheyDo) {
  const auto called = [this](CommandPtr command) {
    EXPECT_TRUE(apply(std::move(command)));
    return document_.history().undoText();
  };
  EXPECT_EQ(called(swapSections(river(), {}, SectionNow{1}, SectionNow{5})), "Swap sections 1 and 5");
  EXPECT_EQ(called(setKind(river(), SectionLaid{2}, SectionKind::Eddy)), "Make section 2 eddy");
  EXPECT_EQ(called(setPush(river(), SectionLaid{2}, 4)), "Change the push of section 2 to 4");
  EXPECT_EQ(called(setFixed(river(), SectionLaid{2}, true)), "Fix section 2 in its place");
  EXPECT_EQ(called(setFixed(river(), SectionLaid{2}, false)), "Let section 2 move");
  EXPECT_EQ(called(setName(river(), SectionLaid{3}, "Mill")), "Name section 3");
  EXPECT_EQ(called(setStart(river(), 5)), "Start on section 5");
  EXPECT_EQ(called(setConvoy(river(), Convoy::Own)), "Change the convoy rule");
  EXPECT_EQ(called(setDie(river(), *dieFrom("1 1 1 1 1 1"))), "Change the die");
  EXPECT_EQ(called(removeSection(river(), SectionLaid{2})), "Remove section 2");
  EXPECT_EQ(river().sections[1].name, "Mill") << "the one above comes down";
  EXPECT_EQ(called(addSection(river(), SectionLaid{1})), "Add a section");
  EXPECT_EQ(river().sections[2].name, "Mill");
  EXPECT_EQ(called(layOrder(river(), calmRiver(8).body.river)), "Lay the order ........");
  EXPECT_EQ(river().start, 5) << "only the sections are other ones";
}

// Any steps in any order leave a river that can be read again, and all of them can be undone.
TEST_F(RiverEdit, RandomStepsAreAlwaysARiver) {
  Random random(7);
  const River before = river();
  for (int i = 0; i < 2000; ++i) {
    const auto place = [&] {
      return static_cast<int>(random.below(static_cast<std::uint64_t>(river().length()))) + 1;
    };
    const Phase phase{static_cast<int>(random.below(static_cast<std::uint64_t>(river().length())))};
    switch (random.below(9)) {
    case 0:
      apply(moveSection(river(), phase, SectionNow{place()}, SectionNow{place()}));
      break;
    case 1:
      apply(swapSections(river(), phase, SectionNow{place()}, SectionNow{place()}));
      break;
    case 2:
      apply(setKind(river(), SectionLaid{place()}, fairway::river::allSectionKinds[random.below(5)]));
      break;
    case 3:
      apply(setPush(river(), SectionLaid{place()}, static_cast<int>(random.below(9))));
      break;
    case 4:
      apply(addSection(river(), SectionLaid{place()}));
      break;
    case 5:
      apply(removeSection(river(), SectionLaid{place()}));
      break;
    case 6:
      apply(setStart(river(), static_cast<int>(random.below(20))));
      break;
    case 7:
      apply(setPlayers(river(), static_cast<int>(random.below(7))));
      break;
    default:
      apply(setBoats(river(), static_cast<int>(random.below(7))));
      break;
    }
    if (i % 50 == 0) expectSaved();
  }
  expectSaved();
  document_.goTo(0);
  EXPECT_EQ(river(), before);
}

TEST(RiverWords, DieAndDocksAreReadAsTheyAreShown) {
  const River river = publishedRiver().body.river;
  EXPECT_EQ(dieText(river.die), "1 2 3 4 5 wind");
  EXPECT_EQ(dieFrom(dieText(river.die)), river.die);
  EXPECT_EQ(docksFrom(docksText(river.docks)), river.docks);
  EXPECT_EQ(dieFrom("1, 2,3 4 wind wind")->at(4), Face::wind());
  EXPECT_EQ(dieFrom(" 6;1\t2 3 4 5 ")->at(0), Face(6));
  for (const char* text : {"", "1 2 3 4 5", "1 2 3 4 5 7", "1 2 3 4 5 0", "1 2 3 4 5 6 6", "1 2 3 4 5 gale"})
    EXPECT_EQ(dieFrom(text), std::nullopt) << text;
  for (const char* text : {"100", "-1", "a", "1.5"}) EXPECT_EQ(docksFrom(text), std::nullopt) << text;
  EXPECT_THAT(*docksFrom("99, 0"), ElementsAre(99, 0));
  EXPECT_EQ(docksFrom(docksText(std::vector<int>(24, 7)))->size(), 24u);
  EXPECT_EQ(docksFrom(docksText(std::vector<int>(25, 7))), std::nullopt);
}

TEST(RiverWords, WindIsReadInTheUsersLanguageAndInThatOfDocuments) {
  setSpeaker(
      {[](const char* message) { return message == std::string("wind") ? "Bö" : std::string(message); },
       nullptr});
  EXPECT_EQ(dieFrom("1 2 3 4 Bö wind"),
            (fairway::river::Die{Face(1), Face(2), Face(3), Face(4), Face::wind(), Face::wind()}));
  setSpeaker({});
  EXPECT_EQ(dieFrom("1 2 3 4 Bö wind"), std::nullopt);
}

TEST(RiverWords, SectionsAndChoicesAreNamed) {
  fairway::river::Section section = fairway::river::sectionOf(SectionKind::Wave);
  EXPECT_EQ(describe(section), "wave +3");
  section.name = "Ducks";
  EXPECT_EQ(describe(section), "wave +3, Ducks");
  EXPECT_EQ(describe(fairway::river::sectionOf(SectionKind::Eddy)), "eddy -2");
  EXPECT_EQ(describe(fairway::river::sectionOf(SectionKind::Sandbank)), "sandbank");
  EXPECT_EQ(describe(fairway::river::sectionOf(SectionKind::Lee)), "lee");
  using fairway::river::Option;
  EXPECT_EQ(describe(Option::sail(1, SectionNow{4})), "the boat on section 4");
  EXPECT_EQ(describe(Option::up(1, SectionNow{4})), "the boat on section 4, blown up");
  EXPECT_EQ(describe(Option::back(2, SectionNow{4})), "the boat of player 2 on section 4, blown back");
  EXPECT_EQ(describe(Option::pass()), "to pass");
  EXPECT_EQ(shownName(Convoy::Any), "boats of any colours");
  EXPECT_EQ(shownName(Convoy::Own), "boats of one colour");
  EXPECT_EQ(percent(0.4567), "45.7 %");
  EXPECT_EQ(percent(0.4567, 0), "46 %");
  EXPECT_EQ(withDecimals(2.345, 2), "2.35");
}

TEST(RiverFiles, DifferencesSayWhatIsOther) {
  const formats::Document before = publishedRiver();
  EXPECT_THAT(riverDifferences(before, before), IsEmpty());
  EditedDocument after{before};
  after.apply(setKind(*riverOf(after.content()), SectionLaid{2}, SectionKind::Eddy));
  after.apply(setStart(*riverOf(after.content()), 3));
  EXPECT_THAT(riverDifferences(before, after.content()),
              ElementsAre("section 2: eddy -2 instead of calm", "boats start on section 3 instead of 4"));
  EXPECT_THAT(riverSummary(before), ElementsAre("the river has 10 sections: S...W....."));
  const auto with = [&before](auto change) {
    formats::Document other = before;
    change(other.get<formats::river::RiverBody>().river);
    return riverDifferences(before, other);
  };
  EXPECT_THAT(with([](River& river) { river.sections.pop_back(); }),
              ElementsAre("the river has 9 sections instead of 10"));
  EXPECT_THAT(with([](River& river) { river.die.fill(Face(2)); }), ElementsAre("the die has other faces"));
  EXPECT_THAT(with([](River& river) { river.docks[0] = 50; }), ElementsAre("the docks have other points"));
  EXPECT_THAT(with([](River& river) { river.players = 3; }),
              ElementsAre("3 players with 3 boats each instead of 4 with 3"));
  EXPECT_THAT(with([](River& river) { river.boats = 2; }),
              ElementsAre("4 players with 2 boats each instead of 4 with 3"));
  EXPECT_THAT(with([](River& river) { river.convoy = Convoy::Own; }), ElementsAre("the convoy rule differs"));
  formats::river::RecordDocument record;
  record.body.record.turns.resize(1);
  EXPECT_THAT(riverSummary(record), ElementsAre("a record of 1 turn"));
  EXPECT_THAT(riverDifferences(before, record), IsEmpty());
  EXPECT_THAT(riverDifferences(record, before), IsEmpty());
}

TEST(RiverFiles, AFaultyRiverIsMadeFit) {
  formats::Document content = publishedRiver();
  River& river = content.get<formats::river::RiverBody>().river;
  river.sections.resize(3);
  river.start = 40;
  river.players = 9;
  river.docks = {1};
  mendRiver(content);
  EXPECT_EQ(river.length(), 6);
  EXPECT_EQ(river.start, 6);
  EXPECT_EQ(river.players, 4);
  EXPECT_EQ(river.docks.size(), 12u);
  const auto read = formats::readDocument(formats::writeDocument(content), "river.yaml");
  EXPECT_TRUE(read) << formats::toText(read.fault());
  river.sections.resize(17);
  river.start = 0;
  river.players = 1;
  river.boats = 9;
  river.docks.resize(40);
  mendRiver(content);
  EXPECT_EQ(river.length(), 16);
  EXPECT_EQ(river.start, 1);
  EXPECT_EQ(river.players, 2);
  EXPECT_EQ(river.boats, 4);
  EXPECT_EQ(river.docks.size(), 24u);
  river.boats = 0;
  mendRiver(content);
  EXPECT_EQ(river.boats, 1);
}

TEST(RiverFiles, ASoundOneStaysAsItIs) {
  const formats::Document sound = publishedRiver();
  formats::Document content = sound;
  mendRiver(content);
  EXPECT_EQ(content, sound);
  formats::Document record = formats::river::RecordDocument();
  mendRiver(record);
  EXPECT_EQ(record, formats::Document(formats::river::RecordDocument()));
  EXPECT_FALSE(hasNoSections(record));
}

TEST(RiverFiles, ARecordWhoseRiverIsLostSaysSo) {
  formats::river::RecordDocument lost;
  lost.body.river = formats::DocumentPath("nowhere.river.yaml");
  const formats::Document content = lost;
  const auto nobody = [](const std::filesystem::path&) -> Result<std::string, formats::Problems> {
    return formats::Problems{{"nowhere.river.yaml", 0, 0, "", "there is no such file"}};
  };
  EXPECT_FALSE(readRiverReferences(content, nobody));
  EXPECT_TRUE(readRiverReferences(publishedRiver(), nobody)) << "a river names nothing";
  EXPECT_FALSE(exporting(content, {}, {}));
  EXPECT_FALSE(printJob(content, {}));
  EXPECT_EQ(riverPicture(EditedDocument(content)), nullptr);
  EXPECT_NE(riverPicture(EditedDocument(formats::Document(publishedRiver()))), nullptr);
}

TEST(RiverFiles, ARiverWithoutSectionsIsBare) {
  formats::Document content = publishedRiver();
  EXPECT_FALSE(hasNoSections(content));
  content.get<formats::river::RiverBody>().river.sections.clear();
  mendRiver(content);
  EXPECT_TRUE(hasNoSections(content));
}

} // namespace
} // namespace fairway::editor::river
