#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "formats/document/writer.h"
#include "tests/editor/model/lake_race/desk.h"

#include <random>

// Every command of the model in random order: each state can be gone back to, byte for byte.
namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::RaceLetter;
using fairway::lake_race::Terrain;
using formats::Document;

class AnyCommand {
public:
  AnyCommand(const EditedDocument& document, unsigned seed) : document_(document), engine_(seed) {}

  CommandPtr next() {
    if (below(4) == 0) return onDocument();
    if (courseOf(content())) return onCourse();
    if (const formats::lake_race::TileLayout* tiles = tileLayoutOf(content())) return onTiles(*tiles);
    if (content().is<formats::lake_race::TilesetBody>()) return onTileSet();
    return onLake();
  }

private:
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }
  const Document& content() const { return document_.content(); }
  std::string word() { return "word-" + std::to_string(below(5)); }

  CommandPtr onDocument() {
    DocumentInfo info = content().head.info;
    switch (below(4)) {
    case 0:
      info.name = word();
      return changeInfo(content(), "name", info, below(2) == 0 ? "name" : "");
    case 1: {
      const int check = 1 + below(7), column = 1 + below(4);
      return waive(content(), {"L0" + std::to_string(check), {Cell{column, 2}}, word()});
    }
    case 2:
      return changeChecks(content(), {{"L04", static_cast<Severity>(below(4))}}, {});
    default:
      return changeStrip(content(), 1 + below(6));
    }
  }
  CommandPtr onLake() {
    const fairway::lake_race::Lake lake = *lakeOf(document_);
    const Cell cell{1 + below(lake.map.columns()), 1 + below(lake.map.rows())};
    switch (below(4)) {
    case 0: {
      const auto terrain = static_cast<Terrain>(below(3));
      return paintCells(lake.map, {}, {{cell, terrain}, {{1, 1}, Terrain::Land}},
                        static_cast<PaintVerb>(below(4)));
    }
    case 1: {
      std::vector<fairway::lake_race::Slot> slots = lake.slots;
      slots.push_back({static_cast<RaceLetter>(below(3)), cell, static_cast<Direction>(below(6))});
      return changeSlots("slot", {}, std::move(slots), below(2) == 0 ? "slots" : "");
    }
    case 2:
      return resizeLake(content(), {below(3) - 1, below(3) - 1, below(3) - 1, below(3) - 1}, Terrain::Land);
    default: {
      const CutOut cut = cutOut(lake, {cell, {1, 1}, {2, 1}});
      return below(2) == 0 ? putDown(lake, {}, cut.patch.turned(below(6)), cell)
                           : moveRegion(lake, {}, {cell, {1, 1}, {2, 1}}, cut.patch.flipped(), cell);
    }
    }
  }
  CommandPtr onTiles(const formats::lake_race::TileLayout& tiles) {
    const fairway::lake_race::Tileset& set = *lakeReferences(document_).set;
    const TilePlace place{0, below(2)};
    switch (below(8)) {
    case 0:
      return layTile(tiles, set, place, {below(2) == 0 ? "pike" : "swan", below(2) == 0});
    case 1:
      return swapTiles(tiles, place, {0, below(2)});
    case 2:
      return turnTile(tiles, place);
    case 3:
      return liftTile(tiles, place);
    case 4:
      return layTheRest(tiles, set);
    case 5:
      return shuffleTiles(tiles, set, static_cast<std::uint64_t>(below(9)));
    case 6:
      return changeSide(tiles, static_cast<fairway::lake_race::BoardSide>(below(2)));
    default:
      return below(6) == 0 ? openUp(document_) : nullptr;
    }
  }
  CommandPtr onTileSet() {
    switch (below(3)) {
    case 0:
      return addTile(content(), word());
    case 1: {
      const std::string before = below(2) == 0 ? "pike" : word();
      return renameTile(content(), before, word());
    }
    default:
      return removeTile(content(), word());
    }
  }
  CommandPtr onCourse() {
    const formats::lake_race::CourseBody& body = *courseOf(content());
    const fairway::lake_race::Lake lake = *lakeOf(document_);
    const auto side =
        below(3) == 0 ? std::nullopt : std::optional(static_cast<fairway::lake_race::PassSide>(below(2)));
    switch (below(9)) {
    case 0:
      return assignBuoys(body, lake, RaceLetter::A, assignmentNumbered(below(24)));
    case 1:
      return stepAssignment(body, lake, below(2) == 0 ? 1 : -1);
    case 2: {
      const int buoy = below(4);
      return moveBuoy(body, lake, buoy, lake.slots[static_cast<std::size_t>(below(4))].at);
    }
    case 3:
      return turnStrip(body, lake, 1 + below(5));
    case 4:
      return chooseForMe(body);
    case 5:
      return freeBuoys(body, lake);
    case 6: {
      const int buoy = 1 + below(3);
      return setArrow(body, buoy,
                      below(3) == 0 ? std::nullopt
                                    : std::optional(static_cast<fairway::lake_race::Arrow>(below(2))));
    }
    case 7:
      return setStart(body, side);
    default:
      return setFinish(body, side);
    }
  }

  const EditedDocument& document_;
  std::mt19937 engine_;
};

// A board with an empty place is no document: such states are compared as values.
void expectEveryStateComesBack(const Document& begin, const LakeReferences& references, unsigned seed) {
  EditedDocument document(begin, References(references));
  AnyCommand any(document, seed);
  std::vector<Document> states{begin};
  for (int i = 0; i < 60; ++i) {
    document.apply(any.next());
    const std::size_t position = document.history().position();
    states.resize(position); // a step that merged replaces the one before
    states.push_back(document.content());
  }
  ASSERT_EQ(states.size(), document.history().size() + 1);
  for (std::size_t i = states.size(); i-- > 0;) {
    ASSERT_EQ(document.content(), states[i]) << "seed " << seed << ", undone to " << i;
    if (document.canUndo()) document.undo();
  }
  ASSERT_EQ(formats::writeDocument(document.content()), formats::writeDocument(begin));
  for (std::size_t i = 0; i < states.size(); ++i) {
    ASSERT_EQ(document.content(), states[i]) << "seed " << seed << ", redone to " << i;
    if (document.canRedo()) document.redo();
  }
  for (std::size_t i = 0; i < states.size(); i += 7) {
    document.goTo(i);
    ASSERT_EQ(document.content(), states[i]) << "seed " << seed << ", gone to " << i;
  }
}

TEST(Commands, EveryStateOfALakeComesBack) {
  for (unsigned seed = 1; seed <= 60; ++seed)
    expectEveryStateComesBack(formats::lake_race::LakeDocument{{}, {raceLake()}}, {}, seed);
}

TEST(Commands, EveryStateOfABoardOfTilesComesBack) {
  LakeReferences references;
  references.set = smallSet(true);
  const Document board = lakeOfTiles("/sets/small.tileset.yaml", fairway::lake_race::BoardSide::Dark,
                                     plainLayout(*references.set, fairway::lake_race::BoardSide::Dark));
  for (unsigned seed = 1; seed <= 60; ++seed) expectEveryStateComesBack(board, references, seed);
}

TEST(Commands, EveryStateOfATileSetComesBack) {
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(true);
  for (unsigned seed = 1; seed <= 60; ++seed) expectEveryStateComesBack(document, {}, seed);
}

TEST(Commands, EveryStateOfACourseComesBack) {
  for (unsigned seed = 1; seed <= 60; ++seed)
    expectEveryStateComesBack(
        *courseFor(raceLake(), RaceLetter::A, assignmentNumbered(static_cast<int>(seed % 24))), {}, seed);
}

} // namespace
} // namespace fairway::editor::lake_race
