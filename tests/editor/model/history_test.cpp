#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor {

using namespace lake_race;
namespace {

using fairway::lake_race::Terrain;
using testing::ElementsAre;

CommandPtr paintOne(const EditedDocument& document, Cell cell, Terrain terrain = Terrain::Land) {
  return paintCells(lakeOf(document)->map, {}, {{cell, terrain}});
}

Terrain at(const EditedDocument& document, Cell cell) {
  return lakeOf(document)->map.at(cell);
}

TEST(History, DoAndUndoAreOneExchange) {
  EditedDocument document(blankLake(5, 5, false));
  const formats::Document before = document.content();
  document.apply(paintOne(document, {2, 2}));
  EXPECT_EQ(at(document, {2, 2}), Terrain::Land);
  document.undo();
  EXPECT_EQ(document.content(), before);
  document.redo();
  EXPECT_EQ(at(document, {2, 2}), Terrain::Land);
}

TEST(History, ReadsLikeASentence) {
  EditedDocument document(blankLake(5, 5, false));
  document.apply(paintOne(document, {2, 2}));
  document.apply(paintCells(lakeOf(document)->map, {}, {{{1, 1}, Terrain::Land}, {{1, 2}, Terrain::Land}}));
  document.apply(paintCells(lakeOf(document)->map, {}, {{{1, 1}, Terrain::Void}, {{1, 2}, Terrain::Water}}));
  EXPECT_THAT(document.history().texts(),
              ElementsAre("Paint 1 cell of land", "Paint 2 cells of land", "Paint 2 cells"));
}

TEST(History, NothingDoneIsNoStep) {
  EditedDocument document(blankLake(5, 5, false));
  document.apply(paintOne(document, {2, 2}, Terrain::Water));
  document.apply(nullptr);
  EXPECT_FALSE(document.canUndo());
  EXPECT_FALSE(document.modified());
}

TEST(History, ANewStepCutsOffWhatCouldBeRedone) {
  EditedDocument document(blankLake(5, 5, false));
  document.apply(paintOne(document, {1, 1}));
  document.apply(paintOne(document, {2, 1}));
  document.undo();
  document.apply(paintOne(document, {3, 1}));
  EXPECT_FALSE(document.canRedo());
  EXPECT_EQ(at(document, {2, 1}), Terrain::Water);
  EXPECT_EQ(document.history().size(), 2u);
}

TEST(History, SavedStateIsFoundAgainByUndoAndRedo) {
  EditedDocument document(blankLake(5, 5, false));
  document.apply(paintOne(document, {1, 1}));
  document.markSaved();
  EXPECT_FALSE(document.modified());
  document.apply(paintOne(document, {2, 1}));
  EXPECT_TRUE(document.modified());
  document.undo();
  EXPECT_FALSE(document.modified());
  document.undo();
  EXPECT_TRUE(document.modified());
}

TEST(History, ASavedStateOnACutOffBranchIsLostForGood) {
  EditedDocument document(blankLake(5, 5, false));
  document.apply(paintOne(document, {1, 1}));
  document.markSaved();
  document.undo();
  document.apply(paintOne(document, {2, 1}));
  EXPECT_TRUE(document.modified()) << "one step deep as when saved, but another step";
  document.undo();
  EXPECT_TRUE(document.modified());
}

TEST(History, StepsWithOneKeyMergeButNotOverASaveOrAnUndo) {
  EditedDocument document(blankLake(5, 5, false));
  const auto name = [&](const std::string& value) {
    DocumentInfo info = document.content().head.info;
    info.name = value;
    document.apply(changeInfo(document.content(), "Name it " + value, info, "name"));
  };
  name("T"), name("Tw"), name("Two");
  EXPECT_THAT(document.history().texts(), ElementsAre("Name it Two"));
  document.markSaved();
  name("Two H");
  EXPECT_EQ(document.history().size(), 2u);
  document.undo();
  name("Two Herons");
  EXPECT_EQ(document.history().size(), 2u);
  document.goTo(0);
  EXPECT_EQ(document.content().head.info.name, std::nullopt);
  document.goTo(2);
  EXPECT_EQ(document.content().head.info.name, "Two Herons");
}

TEST(Transaction, RollsBackUnlessCommitted) {
  EditedDocument document(blankLake(5, 5, false));
  const formats::Document before = document.content();
  {
    Transaction transaction(document, "Two cells");
    document.apply(paintOne(document, {1, 1}));
    document.apply(paintOne(document, {2, 1}));
    EXPECT_FALSE(document.canUndo()) << "not in the middle of a step";
  }
  EXPECT_EQ(document.content(), before);
  EXPECT_EQ(document.history().size(), 0u);
}

TEST(Transaction, CommittedIsOneStepThatUndoesInReverseOrder) {
  EditedDocument document(blankLake(5, 5, false));
  const formats::Document before = document.content();
  {
    Transaction transaction(document, "Back and forth");
    document.apply(paintOne(document, {1, 1}, Terrain::Land));
    document.apply(paintOne(document, {1, 1}, Terrain::Void));
    transaction.commit();
  }
  EXPECT_THAT(document.history().texts(), ElementsAre("Back and forth"));
  document.undo();
  EXPECT_EQ(document.content(), before);
  document.redo();
  EXPECT_EQ(at(document, {1, 1}), Terrain::Void);
}

TEST(Transaction, AnInnerOneBecomesPartOfTheOuter) {
  EditedDocument document(blankLake(5, 5, false));
  {
    Transaction outer(document, "Outer");
    document.apply(paintOne(document, {1, 1}));
    {
      Transaction inner(document, "Inner");
      document.apply(paintOne(document, {2, 1}));
      inner.commit();
    }
    {
      Transaction dropped(document, "Dropped");
      document.apply(paintOne(document, {3, 1}));
    }
    outer.commit();
  }
  EXPECT_THAT(document.history().texts(), ElementsAre("Outer"));
  EXPECT_EQ(at(document, {2, 1}), Terrain::Land);
  EXPECT_EQ(at(document, {3, 1}), Terrain::Water);
  document.undo();
  EXPECT_EQ(lakeOf(document)->map.count(Terrain::Land), 0);
}

TEST(Transaction, AnExceptionRollsBack) {
  EditedDocument document(blankLake(5, 5, false));
  try {
    Transaction transaction(document, "Fails");
    document.apply(paintOne(document, {1, 1}));
    throw 1;
  } catch (int) {
  }
  EXPECT_EQ(at(document, {1, 1}), Terrain::Water);
}

} // namespace
} // namespace fairway::editor
