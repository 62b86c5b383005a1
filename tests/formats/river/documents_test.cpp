#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/river/resolve.h"
#include "tests/formats/lake_race/random_documents.h"
#include "tests/rules/river/rivers.h"

#include <gmock/gmock.h>

namespace fairway::formats::river {
namespace {

using namespace fairway::river;

const std::string shortRiver =
    "fairway: 1\nkind: river\nsections: [sandbank, calm, calm, calm, wave, eddy]\n";

Document readGood(const std::string& text) {
  const auto read = readDocument(text, "f");
  EXPECT_TRUE(read) << toText(read.fault());
  return read ? read->document : Document();
}

TEST(RiverDocuments, WhatIsLeftOutIsAsPublished) {
  const River river = readGood(shortRiver).get<RiverBody>().river;
  EXPECT_EQ(river.start, 4);
  EXPECT_EQ(river.die, publishedDie);
  EXPECT_EQ(river.docks, publishedDocks());
  EXPECT_EQ(river.players, 4);
  EXPECT_EQ(river.boats, 3);
  EXPECT_EQ(river.convoy, Convoy::Any);
  EXPECT_EQ(river.sections[4], sectionOf(SectionKind::Wave));
  EXPECT_EQ(river.sections[4].push, 3);
  EXPECT_EQ(river.sections[5].push, 2);
}

TEST(RiverDocuments, TheCanonicalFormSaysEverything) {
  EXPECT_EQ(writeDocument(readGood(shortRiver)),
            "fairway: 1\nkind: river\nsections:\n  - sandbank\n  - calm\n  - calm\n  - calm\n"
            "  - {kind: wave, push: 3}\n  - {kind: eddy, push: 2}\nstart: 4\ndie: [1, 2, 3, 4, 5, wind]\n"
            "docks: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]\nplayers: 4\nboats: 3\nconvoy: any\n");
}

TEST(RiverDocuments, ARecordKeepsWhatItSays) {
  const std::string text =
      "fairway: 1\nkind: record\ngame: river\nriver: up.river.yaml\nplayers: 2\nfirst: 1\n"
      "turns:\n  - {seat: 1, roll: 1, boat: 4, ends: 8}\n"
      "  - {seat: 2, roll: wind, pass: true}\n  - {seat: 1, roll: wind, up: 3}\n"
      "  - {seat: 2, roll: wind, back: [1, 7]}\n"
      "  - {seat: 1, roll: 5, boat: 6, ends: harbour}\n";
  const Document document = readGood(text);
  const Record& record = document.get<RecordBody>().record;
  EXPECT_EQ(record.turns[3].option, Option::back(1, SectionNow{7}));
  EXPECT_EQ(record.turns[4].ends, Landing::harbour());
  EXPECT_EQ(writeDocument(document), text);
}

TEST(RiverDocuments, AnInlineRiverMayHaveAName) {
  const Document document =
      readGood("fairway: 1\nkind: record\ngame: river\nriver:\n  name: Brook\n"
               "  sections: [calm, calm, calm, calm, calm, calm]\nplayers: 2\nturns: []\n");
  EXPECT_EQ(std::get<InlineRiver>(document.get<RecordBody>().river).info.name, "Brook");
  const auto resolved = resolveRecord(document.get<RecordBody>(), "f");
  ASSERT_TRUE(resolved);
  EXPECT_EQ(resolved->river.length(), 6);
  EXPECT_EQ(resolved->record.first, 1);
}

// A document with faults can be shown and mended: what is wrong stands at something possible.
TEST(RiverDocuments, OfAFaultyDocumentARiverIsLeft) {
  const PartlyRead partly = readDespiteFaults(
      "fairway: 1\nkind: river\nsections: [rapids, calm]\nstart: 40\ndie: [9]\ndocks: [1]\nboats: 4\n", "f");
  ASSERT_TRUE(partly.read);
  const River& river = partly.read->document.get<RiverBody>().river;
  EXPECT_EQ(river.length(), leastSections);
  EXPECT_LE(river.start, river.length());
  EXPECT_EQ(river.docks.size(), 16U);
  EXPECT_EQ(partly.problems.size(), 6U) << toText(partly.problems);
}

class RandomRivers {
public:
  explicit RandomRivers(std::uint64_t seed) : random_(seed), texts_(static_cast<unsigned>(seed)) {}

  Document next() { return random_.below(2) == 0 ? river() : record(); }

private:
  bool chance() { return random_.below(2) == 0; }
  SectionNow section() { return {1 + static_cast<int>(random_.below(6))}; }

  DocumentInfo info() {
    DocumentInfo info;
    if (chance()) info.name = texts_.text();
    if (chance()) info.notes = texts_.text();
    if (chance()) info.waivers.push_back({"R06", {Spot{Spot::Kind::Section, 3, 0, 0}}, "x" + texts_.text()});
    return info;
  }
  River anyRiver() {
    River river = fairway::river::test::anyRiver(random_);
    for (Section& one : river.sections) {
      one.fixed = chance();
      if (random_.below(4) == 0) one.name = texts_.text();
    }
    return river;
  }
  Document river() { return RiverDocument{{info(), {}, {}}, {anyRiver()}}; }

  TurnEntry turn(int players) {
    TurnEntry turn;
    turn.seat = 1 + static_cast<int>(random_.below(static_cast<unsigned>(players)));
    const int other = 1 + static_cast<int>(random_.below(static_cast<unsigned>(players)));
    const auto way = random_.below(5);
    if (way > 2) {
      turn.roll = Face(1 + static_cast<int>(random_.below(6)));
      turn.option = Option::sail(turn.seat, section());
    } else {
      turn.option = way == 0   ? Option::up(turn.seat, section())
                    : way == 1 ? Option::back(other, section())
                               : Option::pass();
    }
    if (turn.option.kind != Option::Kind::Pass && chance())
      turn.ends = chance() ? Landing::harbour() : Landing(section());
    return turn;
  }
  Document record() {
    RecordBody body;
    if (chance())
      body.river = InlineRiver{info(), anyRiver()};
    else
      body.river = "p" + texts_.text();
    const auto* own = std::get_if<InlineRiver>(&body.river);
    body.record.players = own ? own->river.players : 2 + static_cast<int>(random_.below(3));
    body.record.first = 1 + static_cast<int>(random_.below(static_cast<unsigned>(body.record.players)));
    for (auto n = random_.below(5); n > 0; --n) body.record.turns.push_back(turn(body.record.players));
    return RecordDocument{{info(), {}, {}}, body};
  }

  Random random_;
  formats::lake_race::RandomDocuments texts_;
};

TEST(RiverDocuments, WhatIsWrittenReadsBackAsTheSameDocument) {
  RandomRivers documents(3);
  for (int i = 0; i < 1500; ++i) {
    const Document document = documents.next();
    const std::string text = writeDocument(document);
    const auto read = readDocument(text, "random");
    ASSERT_TRUE(read) << toText(read.fault()) << text;
    ASSERT_TRUE(read->document == document) << text;
    ASSERT_EQ(writeDocument(read->document), text);
  }
}

} // namespace
} // namespace fairway::formats::river
