#include "editor/model/lake_race/course/course_edit.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/dialogs/waiting_box.h"
#include "editor/ui/lake_race/page_dialogs.h"
#include "editor/ui/print/page_printout.h"
#include "formats/document/reader.h"
#include "tests/editor/ui/window.h"

#include <wx/config.h>
#include <wx/dcmemory.h>

#include <fstream>

namespace fairway::editor {

using namespace lake_race;
namespace {

namespace fs = std::filesystem;
using lake_race::ExportDialog;
using lake_race::PrintDialog;

class Paper : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    const auto read = formats::readDocumentFile(samplesFolder() / "lake_race/classic.tileset.yaml");
    ASSERT_TRUE(read);
    set_ = read->document;
  }
  void TearDown() override {
    wxConfigBase::Get()->DeleteGroup("/Print");
    WindowTest::TearDown();
  }
  bool settle(const PreviewDialog& dialog) {
    return pumpUntil([&] { return dialog.settled(); });
  }

  formats::Document set_;
};

TEST_F(Paper, PagesFollowTheChoices) {
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  ASSERT_TRUE(settle(dialog));
  const int sheets = dialog.preview().count();
  EXPECT_GE(sheets, 1);
  PrintChoice choice = dialog.choice();
  choice.mode = PrintMode::Poster;
  dialog.choose(choice);
  ASSERT_TRUE(settle(dialog));
  const int poster = dialog.preview().count();
  EXPECT_GT(poster, 4);
  choice.mode = PrintMode::Tiles;
  choice.print.paper = formats::a3;
  dialog.choose(choice);
  ASSERT_TRUE(settle(dialog));
  EXPECT_GT(dialog.preview().count(), 2);
  choice.print.paper = formats::a4;
  choice.print.unit = 100;
  dialog.choose(choice);
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 0);
  EXPECT_FALSE(dialog.preview().message().empty()) << "it says why there are none";
}

TEST_F(Paper, AssignmentsAndPagesAreChosen) {
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  dialog.Show();
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 3) << "a sheet for each race";
  dialog.chooseAssignments("1, 3-4");
  ASSERT_TRUE(settle(dialog));
  const int some = dialog.preview().count();
  EXPECT_EQ(some, 9);
  PrintChoice choice = dialog.choice();
  choice.mode = PrintMode::Cards;
  dialog.choose(choice);
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 2) << "nine cards";
  choice.mode = PrintMode::Booklet;
  choice.print.landscape = true;
  dialog.choose(choice);
  ASSERT_TRUE(settle(dialog));
  picture("print-booklet");
  dialog.choosePages("1");
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 1);
  for (const char* nonsense : {"x", "0", "3-1"}) {
    dialog.choosePages(nonsense);
    EXPECT_EQ(dialog.preview().count(), 0);
    EXPECT_FALSE(dialog.preview().message().empty());
    EXPECT_FALSE(dialog.saveAsPdf());
  }
  dialog.choosePages("");
  dialog.chooseAssignments("25");
  EXPECT_FALSE(dialog.preview().message().empty());
}

TEST_F(Paper, WhatIsShownOnTheBoardIsWhatPrintsAtFirst) {
  using fairway::lake_race::RaceLetter;
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf", ChosenAssignment{RaceLetter::B, 4});
  dialog.Show();
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 1);
  EXPECT_EQ(dialog.choice().assignments.race, RaceLetter::B);
  EXPECT_TRUE(dialog.choice().assignments.numbers.has(5));
  picture("print-shown");
  dialog.chooseAssignments("");
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 3) << "a sheet for each race";
  dialog.chooseRace(RaceLetter::C);
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 1);
}

TEST_F(Paper, TheCourseShownIsWhatIsExportedAtFirst) {
  ASSERT_TRUE(frame_->openFile(samplesFolder() / "lake_race/duck-pond.lake.yaml"));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  races().turnTo(fairway::lake_race::RaceLetter::A);
  races().choose(2);
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled() && bench().preview(); }));
  questions_.saveTo = folder_ / "shown.yaml";
  withNextDialog([&](wxDialog& dialog) {
    auto& box = dynamic_cast<ExportDialog&>(dialog);
    box.chooseForm(".yaml");
    EXPECT_TRUE(box.exportNow());
    dialog.EndModal(wxID_CLOSE);
  });
  frame_->run(matching(frame_->commands(), "export").front()->id);
  EXPECT_THAT(bytesOf(folder_ / "shown.yaml"), testing::HasSubstr("kind: course"));
}

TEST_F(Paper, ASizeWithoutANameIsPrinted) {
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  PrintChoice choice = dialog.choice();
  choice.print.paper = *formats::paperNamed("180x240");
  dialog.choose(choice);
  EXPECT_EQ(dialog.choice().print.paper.width, 180);
  EXPECT_EQ(dialog.choice().print.paper.height, 240);
  questions_.saveTo = folder_ / "small.pdf";
  ASSERT_TRUE(settle(dialog) && dialog.saveAsPdf());
  PrintDialog next(frame_, questions_, set_, folder_ / "a.pdf");
  EXPECT_EQ(next.choice().print.paper.height, 240) << "it is remembered";
}

TEST_F(Paper, PagesAreTurned) {
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  PrintChoice choice = dialog.choice();
  choice.mode = PrintMode::Poster;
  dialog.choose(choice);
  dialog.Show();
  ASSERT_TRUE(settle(dialog));
  EXPECT_FALSE(dialog.FindWindow(wxID_BACKWARD)->IsEnabled());
  dialog.turnPage(2);
  EXPECT_EQ(dialog.preview().page(), 2);
  EXPECT_TRUE(dialog.FindWindow(wxID_BACKWARD)->IsEnabled());
  dialog.turnPage(10000);
  EXPECT_EQ(dialog.preview().page(), dialog.preview().count() - 1);
  EXPECT_FALSE(dialog.FindWindow(wxID_FORWARD)->IsEnabled());
  const int paints = dialog.preview().paints();
  EXPECT_TRUE(pumpUntil([&] { return dialog.preview().paints() > paints; }));
  dialog.turnPage(-10000);
  picture("print-poster");
}

TEST_F(Paper, ThePdfIsWrittenAndTheChoicesAreKept) {
  questions_.saveTo = folder_ / "poster.pdf";
  {
    PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
    PrintChoice choice = dialog.choice();
    choice.mode = PrintMode::Poster;
    choice.print.paper = formats::letter;
    choice.print.ink = formats::Ink::Gray;
    dialog.choose(choice);
    ASSERT_TRUE(dialog.saveAsPdf());
    EXPECT_TRUE(bytesOf(folder_ / "poster.pdf") == printedPdf(printJob(set_, dialog.choice())).value());
  }
  PrintDialog next(frame_, questions_, set_, folder_ / "a.pdf");
  EXPECT_EQ(next.choice().mode, PrintMode::Poster);
  EXPECT_EQ(next.choice().print.paper.name, "Letter");
  EXPECT_EQ(next.choice().print.ink, formats::Ink::Gray);
}

TEST_F(Paper, NonsenseInTheConfigurationIsPassedOver) {
  wxConfigBase::Get()->Write("/Print/Mode", 77L);
  wxConfigBase::Get()->Write("/Print/PaperSize", wxString("birch bark"));
  wxConfigBase::Get()->Write("/Print/Unit", -3.0);
  const PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  EXPECT_EQ(dialog.choice().mode, PrintMode::Sheet);
  EXPECT_EQ(dialog.choice().print.paper.name, "A4");
  EXPECT_GE(dialog.choice().print.unit, formats::leastUnit);
}

// Drawing 72 cards blocked the window for seconds.
TEST_F(Paper, TheWindowLivesWhileAPdfIsDrawnAndCancellingLeavesNothing) {
  questions_.saveTo = folder_ / "cards.pdf";
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  PrintChoice choice = dialog.choice();
  choice.mode = PrintMode::Cards;
  dialog.choose(choice);
  dialog.chooseAssignments("1-24");
  bool wasAsked = false;
  withNextDialog([&](wxDialog& box) {
    wasAsked = true;
    dynamic_cast<WaitingBox&>(box).cancel();
  });
  EXPECT_FALSE(dialog.saveAsPdf());
  EXPECT_TRUE(wasAsked) << "the window's events came through";
  EXPECT_FALSE(fs::exists(folder_ / "cards.pdf"));
  EXPECT_THAT(questions_.asked, testing::ElementsAre("export")) << "and nothing is told";
  std::ofstream(folder_ / "cards.pdf") << "before";
  withNextDialog([](wxDialog& box) { dynamic_cast<WaitingBox&>(box).cancel(); });
  EXPECT_FALSE(dialog.saveAsPdf());
  EXPECT_EQ(bytesOf(folder_ / "cards.pdf"), "before");
  EXPECT_TRUE(dialog.saveAsPdf());
  EXPECT_THAT(bytesOf(folder_ / "cards.pdf"), testing::StartsWith("%PDF"));
}

TEST_F(Paper, APdfThatCannotBeWrittenIsTold) {
  questions_.saveTo = folder_ / "no" / "such" / "folder.pdf";
  PrintDialog dialog(frame_, questions_, set_, folder_ / "a.pdf");
  EXPECT_FALSE(dialog.saveAsPdf());
  EXPECT_THAT(questions_.asked, testing::Contains("tell: The PDF could not be written."));
}

// The part of a bitmap's width on which a printed page has ink, at so many dots to the inch.
double inkedShare(PagePrintout& printout, int dotsPerInch) {
  const wxSize size(dotsPerInch * 827 / 100, dotsPerInch * 1169 / 100); // A4
  wxBitmap bitmap(size, 24);
  wxMemoryDC dc(bitmap);
  dc.SetBackground(*wxWHITE_BRUSH);
  dc.Clear();
  printout.SetDC(&dc);
  printout.SetPPIPrinter(dotsPerInch, dotsPerInch);
  EXPECT_TRUE(printout.OnPrintPage(1));
  dc.SelectObject(wxNullBitmap);
  const wxImage image = bitmap.ConvertToImage();
  int first = size.x, last = 0;
  for (int y = 0; y < size.y; ++y)
    for (int x = 0; x < size.x; ++x)
      if (image.GetGreen(x, y) < 128) first = std::min(first, x), last = std::max(last, x);
  return static_cast<double>(last - first) / size.x;
}

// A printer's dots are what its context counts in: the page must fill its paper on any of them.
TEST_F(Paper, APrintoutHasItsTrueSizeOnEveryPrinter) {
  const auto pages = printedPages(printJob(set_, {}));
  ASSERT_TRUE(pages);
  PagePrintout printout(*pages, "sheets");
  for (const int dotsPerInch : {72, 150, 300})
    EXPECT_NEAR(inkedShare(printout, dotsPerInch), 190.0 / 210, 0.01) << dotsPerInch; // but for the margins
}

// The system's print dialog is never opened here: without a person it waits for ever. What it would be given
// is drawn on a bitmap.
TEST_F(Paper, APrintoutDrawsThePagesItHas) {
  const auto pages = printedPages(printJob(set_, {}));
  ASSERT_TRUE(pages);
  PagePrintout printout(*pages, "sheets");
  int first = 0, last = 0, from = 0, to = 0;
  printout.GetPageInfo(&first, &last, &from, &to);
  EXPECT_EQ(first, 1);
  EXPECT_EQ(last, pages->count());
  EXPECT_FALSE(printout.HasPage(0));
  EXPECT_FALSE(printout.HasPage(last + 1));
  wxBitmap bitmap(596, 842, 24);
  wxMemoryDC dc(bitmap);
  dc.SetBackground(*wxWHITE_BRUSH);
  dc.Clear();
  printout.SetDC(&dc);
  printout.SetPPIPrinter(72, 72);
  EXPECT_FALSE(printout.OnPrintPage(0));
  EXPECT_TRUE(printout.OnPrintPage(1));
  dc.SelectObject(wxNullBitmap);
  const wxImage image = bitmap.ConvertToImage();
  EXPECT_GT(image.CountColours(1000), 50u);
}

TEST_F(Paper, AnExportHasTheFormThatWasChosen) {
  ExportDialog dialog(frame_, questions_, set_, folder_ / "a");
  dialog.Show();
  ASSERT_TRUE(settle(dialog));
  EXPECT_EQ(dialog.preview().count(), 1);
  picture("export");
  dialog.chooseForm(".json");
  EXPECT_EQ(dialog.preview().count(), 0);
  questions_.saveTo = folder_ / "board";
  ASSERT_TRUE(dialog.exportNow());
  EXPECT_TRUE(fs::exists(folder_ / "board.json")) << "the ending is added";
  dialog.chooseForm(".png");
  ASSERT_TRUE(settle(dialog));
  ASSERT_TRUE(dialog.exportNow());
  ASSERT_TRUE(exportTo(folder_ / "same.png",
                       exporting(set_, dialog.choice().layers, fairway::lake_race::BoardSide::Dark),
                       dialog.choice())
                  .empty());
  EXPECT_TRUE(bytesOf(folder_ / "board.png") == bytesOf(folder_ / "same.png"));
}

TEST_F(Paper, TheWindowOpensBothBoxes) {
  openBlank();
  for (const int id : {static_cast<int>(wxID_PRINT), matching(frame_->commands(), "export").front()->id}) {
    bool opened = false;
    withNextDialog([&](wxDialog& dialog) {
      opened = dynamic_cast<PreviewDialog*>(&dialog) != nullptr;
      dialog.EndModal(wxID_CLOSE);
    });
    frame_->run(id);
    EXPECT_TRUE(opened);
  }
}

} // namespace
} // namespace fairway::editor
