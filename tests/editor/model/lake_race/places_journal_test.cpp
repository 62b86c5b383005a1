#include "editor/model/lake_race/analysis/set_analysis.h"
#include "editor/model/lake_race/analysis/set_examples.h"
#include "editor/model/lake_race/analysis/set_overlay.h"
#include "editor/model/lake_race/board/patch.h"
#include "editor/model/lake_race/board/symmetry.h"
#include "editor/model/lake_race/course/placement_map.h"
#include "editor/model/lake_race/tools/tools.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/editor/model/journal.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/deep/set_proof.h"

// What is worked out for those who work on lakes, over small lakes that are made by lot. A commit that
// changes a digest says why.
namespace fairway::editor::lake_race {
namespace {

using namespace fairway::lake_race;

// Land and void by lot on one cell in some, and some slots of each race.
Lake smallLakeByLot(Random& random, int slots) {
  const auto upTo = [&random](int most) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
  };
  Lake lake;
  const int columns = 7 + upTo(6), rows = 6 + upTo(6);
  lake.map = TerrainMap(columns, rows);
  lake.stagger = upTo(2) == 0 ? Stagger::Odd : Stagger::Even;
  lake.strip = 1 + upTo(4);
  const int solid = 4 + upTo(20);
  for (int i = 0; i < lake.map.cellCount(); ++i)
    if (upTo(solid) == 0)
      lake.map.set(lake.map.cellAt(static_cast<std::size_t>(i)),
                   upTo(4) == 0 ? Terrain::Void : Terrain::Land);
  while (static_cast<int>(lake.slots.size()) < slots) {
    const Cell at{1 + upTo(columns), 1 + upTo(rows)};
    const auto race = static_cast<RaceLetter>(upTo(2));
    const bool taken = std::any_of(lake.slots.begin(), lake.slots.end(),
                                   [&](const fairway::lake_race::Slot& slot) { return slot.at == at; });
    if (!taken && lake.map.at(at) != Terrain::Void)
      lake.slots.push_back({race, at, static_cast<Direction>(upTo(6))});
  }
  return lake;
}

template <class Act>
void forEachCell(const Lake& lake, Act act) {
  for (int i = 0; i < lake.map.cellCount(); ++i) act(lake.map.cellAt(static_cast<std::size_t>(i)));
}

void writeStrip(Journal& journal, const StripPreview& strip) {
  journal.line(strip.fits, strip.misfits, strip.finish);
}

void writePatch(Journal& journal, const Patch& patch) {
  for (const auto& [hex, terrain] : patch.cells()) journal.line(hex.q, hex.r, terrain);
  for (const Patch::PatchSlot& slot : patch.slots())
    journal.line(slot.race, slot.at.q, slot.at.r, slot.letter);
}

TEST(PlacesJournal, OfStamps) {
  Journal journal;
  for (const IslandStamp& stamp : islandStamps()) {
    journal.line(stamp.name);
    writePatch(journal, stamp.patch);
  }
  journal.expect("27343d6dbbae1a55");
}

// Which letters fit where, which is the best, and what is said of a slot that stands there.
TEST(PlacesJournal, OfSlots) {
  Journal journal;
  Random random(11);
  for (int round = 0; round < 12; ++round) {
    const Lake lake = smallLakeByLot(random, round % 5);
    for (const auto itself : {std::optional<std::size_t>(), std::optional<std::size_t>(0)}) {
      if (itself && lake.slots.empty()) continue;
      const PlacementMap map(lake, RaceLetter::A, itself);
      forEachCell(lake, [&](Cell cell) {
        journal.line(cell, map.lettersAt(cell).to_string(), map.bestLetter(cell));
      });
      journal.line(map.lettersAt({0, 1}).any(), map.lettersAt({lake.map.columns() + 1, 1}).any());
    }
    forEachCell(lake, [&](Cell cell) {
      const auto letter = static_cast<Direction>((cell.column + cell.row) % 6);
      journal.line(startRoom(lake, cell, letter));
      writeStrip(journal, stripFrom(lake, cell, letter, {Cell{3, 3}, Cell{4, 5}}));
      if (lake.map.at(cell) == Terrain::Water) journal.line(doubtAbout(lake, {RaceLetter::A, cell, letter}));
    });
  }
  journal.expect("6368efeabb562bfa");
}

// Which courses a slot spoils is said for the fourth of a race.
TEST(PlacesJournal, OfTheFourthSlotOfARace) {
  Journal journal;
  for (int row = 1; row <= 16; row += 3)
    for (int column = 1; column <= 16; column += 3) {
      Lake lake = raceLake();
      lake.slots.pop_back();
      journal.line(column, row, doubtAbout(lake, {RaceLetter::A, {column, row}, Direction::W}));
    }
  journal.expect("d516e76183e48c97");
}

TEST(PlacesJournal, OfProposedSlots) {
  Journal journal;
  Random random(12);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Lake lake = smallLakeByLot(random, 0);
    for (const RaceLetter race : {RaceLetter::A, RaceLetter::B}) {
      const auto slots = proposeSlots(lake, race, seed);
      journal.line(slots.has_value());
      if (slots) lake.slots = *slots;
    }
    for (const fairway::lake_race::Slot& slot : lake.slots) journal.line(slot.race, slot.at, slot.letter);
  }
  journal.expect("9143ab0d6286e96b");
}

TEST(PlacesJournal, OfImagesAndWhatHangsTogether) {
  Journal journal;
  Random random(13);
  for (int round = 0; round < 10; ++round) {
    const Lake lake = smallLakeByLot(random, 3);
    for (const Symmetry symmetry :
         {Symmetry::None, Symmetry::HalfTurn, Symmetry::LeftRight, Symmetry::TopBottom}) {
      journal.line(allows(lake.map, symmetry));
      for (const Direction direction : allDirections) journal.line(imageOf(symmetry, direction));
      if (allows(lake.map, symmetry))
        forEachCell(lake, [&](Cell cell) { journal.line(withImage(lake, symmetry, cell)); });
    }
    forEachCell(lake, [&](Cell cell) { journal.line(connected(lake, cell)); });
  }
  journal.expect("1143435062c03998");
}

// Cut out at one place and put down at another, whichever way it was turned.
TEST(PlacesJournal, OfPatches) {
  Journal journal;
  Random random(14);
  for (int round = 0; round < 30; ++round) {
    const Lake lake = smallLakeByLot(random, 6);
    const Cell first{1 + round % 5, 1 + round % 4}, last{3 + round % 6, 2 + round % 7};
    const std::vector<Cell> cells = rectangleOf(lake, first, last);
    const CutOut cut = cutOut(lake, {cells.begin(), cells.end()});
    journal.line(cut.anchor, cells);
    writePatch(journal, cut.patch);
    writePatch(journal, cut.patch.turned(round - 15));
    writePatch(journal, cut.patch.flipped());
    const Cell to{1 + round % 8, 1 + round % 5};
    journal.line(slotsLost(lake, cut.patch, to),
                 slotsLost(lake, cut.patch, to, {cells.begin(), cells.end()}));
    journal.line(ellipseOf(lake, first, last), ellipseOf(lake, last, to));
    formats::Document content(formats::lake_race::LakeDocument{{}, {lake}});
    for (const bool moves : {false, true}) {
      const CommandPtr step = moves ? moveRegion(lake, {}, {cells.begin(), cells.end()}, cut.patch, to)
                                    : putDown(lake, {}, cut.patch, to);
      if (!step) continue;
      step->exchange(content);
      journal.line(step->text(), formats::writeDocument(content));
      step->exchange(content);
    }
  }
  journal.expect("0fd33184903c3a97");
}

void look(Journal& journal, const Analysis& analysis) {
  journal.look(analysis);
  for (const AnalysedOverlay& overlay : analysis.overlays) {
    const auto* content = dynamic_cast<const TileHeatOverlay*>(overlay.content.get());
    ASSERT_TRUE(content);
    for (const TileHeatOverlay::Sheet& sheet : content->sheets) {
      journal.line(sheet.tile.side, sheet.tile.name, sheet.heat.name, sheet.heat.legend);
      for (const auto& cell : sheet.heat.cells) journal.line(cell.cell, cell.value);
    }
  }
  for (const AnalysedExample& each : analysis.examples) {
    const auto& example = dynamic_cast<const SetExample&>(*each.content);
    journal.line(example.side, example.number, example.course.has_value());
    if (example.course) journal.line(example.course->race, example.course->number);
  }
}

// Two that fail: of one the water is split, too, and of the other nothing helps.
TEST(PlacesJournal, OfVerifiedSets) {
  Journal journal;
  for (const std::uint64_t seed : {2U, 5U}) {
    const Tileset set = validator::lake_race::roughSet(seed, 2, seed % 2 == 0);
    validator::WorkWatch watch;
    auto proof = validator::lake_race::proveSet(set, watch);
    ASSERT_TRUE(proof);
    const Analysis analysis = analysisOf(*proof, set);
    look(journal, analysis);
    const EditedDocument unsaved(formats::lake_race::TilesetDocument{});
    const auto& example = dynamic_cast<const SetExample&>(*analysis.examples.at(1).content);
    journal.line(formats::writeDocument(lakeOf(example, unsaved)->content()));
  }
  journal.expect("46a56c9c91ab0bd7");
}

// How sure a sample is: of few lakes in hundredths, of many as one in so many.
TEST(PlacesJournal, OfSamples) {
  const Tileset set = validator::lake_race::pairOfTiles();
  validator::WorkWatch watch;
  auto proof = validator::lake_race::proveSet(set, watch);
  ASSERT_TRUE(proof);
  Journal journal;
  for (const std::uint64_t lakes : {8U, 43U, 44U, 45U, 1000U, 9999U, 10000U, 1234567U}) {
    validator::lake_race::SideProof& side = proof->sides[0];
    side.sample = side.result.lakes = lakes;
    for (const AnalysedFigure& figure : analysisOf(*proof, set).figures)
      journal.line(figure.name, figure.value);
  }
  journal.expect("1096f2619e783c2e");
}

} // namespace
} // namespace fairway::editor::lake_race
