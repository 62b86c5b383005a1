#include "editor/ui/dialogs/samples.h"
#include "editor/ui/lake_race/page_dialogs.h"
#include "tests/editor/ui/window.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <set>

// Figures of all games, what is said of them, and what an edit makes of them.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

class AnalysisWindow : public WindowTest {
protected:
  void analyse() {
    frame_->openAnalysis();
    ASSERT_TRUE(pumpUntil([&] { return panel().current() && frame_->settled(); }));
  }
  // What the box writes with its choices as they are at first.
  std::string exported(const std::string& name) {
    questions_.saveTo = folder_ / name;
    withNextDialog([&](wxDialog& dialog) {
      auto& box = dynamic_cast<lake_race::ExportDialog&>(dialog);
      box.chooseForm(".svg");
      EXPECT_TRUE(box.exportNow());
      dialog.EndModal(wxID_CLOSE);
    });
    frame_->exportWithDialog();
    return bytesOf(folder_ / name);
  }
  std::string printed(const std::string& name) {
    questions_.saveTo = folder_ / name;
    withNextDialog([&](wxDialog& dialog) {
      auto& box = dynamic_cast<lake_race::PrintDialog&>(dialog);
      EXPECT_TRUE(pumpUntil([&] { return box.settled(); }));
      picture("printed-" + name);
      EXPECT_TRUE(box.saveAsPdf());
      dialog.EndModal(wxID_CLOSE);
    });
    frame_->printWithDialog();
    return bytesOf(folder_ / name);
  }
  AnalysisPanel& panel() { return frame_->analysis(); }
  const std::vector<validator::ComparedFigure>& compared() { return panel().comparison().figures(); }
  const validator::ComparedFigure* figure(const std::string& key) {
    for (const validator::ComparedFigure& each : compared())
      if (each.key == key) return &each;
    return nullptr;
  }
};

TEST_F(AnalysisWindow, NotesAreReadAndCopied) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  panel().turnTo(AnalysisPanel::Page::Notes);
  const std::string text = panel().notes().text().utf8_string();
  EXPECT_THAT(text, testing::StartsWith("This course has a shortest route of 33 steps"));
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3) << "four sentences, a line each";
  picture("course-notes");
  frame_->copyNotes();
  ASSERT_TRUE(wxTheClipboard->Open());
  wxTextDataObject copied;
  EXPECT_TRUE(wxTheClipboard->GetData(copied));
  wxTheClipboard->Close();
  EXPECT_EQ(copied.GetText().utf8_string(), text);
}

TEST_F(AnalysisWindow, APinnedStateIsHeldAgainstWhatComesOfAnEdit) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  EXPECT_TRUE(compared().empty());
  frame_->pinState();
  ASSERT_FALSE(compared().empty());
  for (const validator::ComparedFigure& each : compared()) EXPECT_FALSE(each.differs()) << each.key;
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); })) << "raced again, with dice of its own";
  for (const validator::ComparedFigure& each : compared())
    EXPECT_EQ(each.difference(), 0) << each.key << ": a board is not held against other races on itself";
  races().choose(3); // the buoys stand elsewhere now
  ASSERT_TRUE(pumpUntil([&] { return !panel().current(); }));
  ASSERT_TRUE(pumpUntil([&] { return panel().current() && frame_->settled(); }));
  ASSERT_TRUE(figure("route"));
  EXPECT_EQ(figure("route")->first, 33);
  EXPECT_NE(figure("route")->second, 33);
  ASSERT_TRUE(figure("par"));
  EXPECT_TRUE(figure("par")->differs());
  picture("comparison");
  frame_->run(wxID_UNDO);
  ASSERT_TRUE(pumpUntil([&] { return figure("route")->second == 33; })) << "back with undo";
}

TEST_F(AnalysisWindow, AnotherFileIsWorkedOutAndCompared) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  questions_.open = samplesFolder() / "lake_race/morning-mere-a.course.yaml";
  frame_->compareWithDialog();
  ASSERT_TRUE(pumpUntil([&] { return !compared().empty() && frame_->settled(); }));
  EXPECT_THAT(panel().comparison().told().utf8_string(), testing::HasSubstr("morning-mere-a.course.yaml"));
  EXPECT_EQ(figure("route")->second, 33) << "this one is now, the other is pinned";
  EXPECT_TRUE(figure("par")->differs());
  questions_.open = samplesFolder() / "river/otter-bend.river.yaml";
  const std::size_t told = questions_.asked.size();
  frame_->compareWithDialog();
  EXPECT_GT(questions_.asked.size(), told) << "it is of another game";
}

// What would the other arrow do? The same course with one arrow turned, each with dice of its own.
TEST_F(AnalysisWindow, ACourseIsComparedWithOneArrowTurned) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  const std::vector<WhatIf> whatIfs = frame_->bench()->whatIfs();
  ASSERT_EQ(whatIfs.size(), 3u);
  EXPECT_EQ(whatIfs[0].name, "Buoy 1 counterclockwise");
  EXPECT_EQ(whatIfs[1].name, "Buoy 2 clockwise");
  questions_.choiceAnswer = 1;
  frame_->askWhatIf();
  ASSERT_TRUE(pumpUntil([&] { return !compared().empty() && frame_->settled(); }));
  EXPECT_EQ(panel().comparison().told(), "Pinned: Buoy 2 clockwise");
  EXPECT_EQ(figure("route")->first, 34) << "as `compare --arrow 2` says";
  EXPECT_EQ(figure("route")->second, 33);
  EXPECT_TRUE(figure("par")->differs());
  EXPECT_TRUE(figure("seats")->differs());
  picture("comparison-arrow");
}

// All of the notes can be read in a window of the usual size.
TEST_F(AnalysisWindow, AllNotesAreSeenAtOnce) {
  frame_->SetSize(1280, 800);
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  panel().turnTo(AnalysisPanel::Page::Notes);
  ASSERT_TRUE(settle());
  picture("course-notes-whole");
  const auto* text = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("course notes", frame_));
  ASSERT_TRUE(text);
  const wxPoint end = text->PositionToCoords(text->GetLastPosition());
  EXPECT_GT(end.y, 0);
  EXPECT_LE(end.y + text->GetCharHeight(), text->GetClientSize().y) << "the last line is cut";
}

// One overlay at a time lies on the board, with its legend.
TEST_F(AnalysisWindow, OverlaysTakeTurnsAndSayWhatTheyShow) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  const std::size_t count = panel().current()->overlays.size();
  ASSERT_EQ(count, 6u);
  for (std::size_t i = 0; i < count; ++i) {
    const AnalysedOverlay& overlay = panel().current()->overlays[i];
    panel().chooseOverlay(overlay.key);
    ASSERT_TRUE(bench().laidOver());
    EXPECT_EQ(bench().laidOver()->key, overlay.key);
    EXPECT_THAT(bench().laidOver()->legend, testing::StartsWith(overlay.name + ": up to "));
    EXPECT_EQ(bench().heat()->legend, overlay.legend) << "pages say the same as the board";
  }
  panel().chooseOverlay("");
  EXPECT_FALSE(bench().laidOver());
}

// What is drawn over the board, on black: its upper left corner, where the legend is.
TEST_F(AnalysisWindow, LegendsOfOverlaysArePainted) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  const auto painted = [&] {
    wxBitmap bitmap(300, 40, 24);
    {
      wxMemoryDC black(bitmap);
      black.SetBackground(*wxBLACK_BRUSH);
      black.Clear();
      const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(black));
      frame_->fittings().paintOver(*context, *frame_->bench(),
                                   {frame_->canvas().view(), formats::ThemeName::Light, wxSize(300, 40), {}});
    }
    const wxImage image = bitmap.ConvertToImage();
    return std::string(reinterpret_cast<const char*>(image.GetData()), std::size_t{3} * 300 * 40);
  };
  const std::string plain = painted();
  std::set<std::string> legends;
  for (const AnalysedOverlay& overlay : panel().current()->overlays) {
    panel().chooseOverlay(overlay.key);
    legends.insert(painted());
  }
  EXPECT_EQ(legends.size(), 6u) << "each says something of its own";
  EXPECT_FALSE(legends.contains(plain));
  panel().chooseOverlay("");
  EXPECT_EQ(painted(), plain);
}

TEST_F(AnalysisWindow, WhatLiesOverTheBoardIsExportedAndPrinted) {
  openCopyOf("lake_race/duck-pond-a.course.yaml");
  analyse();
  const std::string plain = exported("plain.svg"), plainPage = printed("plain.pdf");
  panel().chooseOverlay("traffic");
  const std::string traffic = exported("traffic.svg"), trafficPage = printed("traffic.pdf");
  panel().chooseOverlay("heading");
  const std::string heading = exported("heading.svg"), headingPage = printed("heading.pdf");
  EXPECT_FALSE(plain.empty() || plainPage.empty());
  EXPECT_NE(traffic, plain);
  EXPECT_NE(heading, plain);
  EXPECT_NE(heading, traffic);
  EXPECT_NE(trafficPage, plainPage);
  EXPECT_NE(headingPage, trafficPage);
  panel().chooseOverlay("");
  EXPECT_EQ(exported("again.svg"), plain) << "nothing stays on the page";
}

TEST_F(AnalysisWindow, OtherGamesHaveFiguresToo) {
  openCopyOf("river/quiet-backwater.river.yaml");
  analyse();
  EXPECT_THAT(panel().figures().utf8_string(), testing::HasSubstr("Alone: "));
  EXPECT_FALSE(panel().notes().text().empty());
  ASSERT_TRUE(panel().chosen());
  EXPECT_EQ(panel().chosen()->key, "two");
  picture("analysis-river");
  frame_->pinState();
  EXPECT_FALSE(compared().empty());
}

// A deck is no board.
TEST_F(AnalysisWindow, WhereThereAreNoFiguresThePanelSaysSo) {
  openCopyOf("regatta/classic.deck.yaml");
  frame_->openAnalysis();
  EXPECT_TRUE(pumpUntil([&] { return panel().told() == "There are no figures of this document."; }))
      << panel().told();
}

} // namespace
} // namespace fairway::editor
