#include "editor/model/lake_race/board/change_cells.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/ui/dialogs/number_field.h"
#include "editor/ui/panels/project_panel.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/start/recent_files.h"
#include "editor/ui/window/window_layout.h"
#include "tests/editor/ui/window.h"

#include <wx/aui/dockart.h>
#include <wx/choice.h>
#include <wx/config.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>
#include <wx/stopwatch.h>
#include <wx/translation.h>

namespace fairway::editor {

using namespace lake_race;
namespace {

class Comfort : public WindowTest {};

TEST_F(Comfort, TheOverviewFramesWhatIsSeenAndMovesTheView) {
  openBlank(60, 60);
  frame_->canvas().zoomTo(100);
  const wxRect before = frame_->minimap().frame();
  EXPECT_LT(before.width, frame_->minimap().GetClientSize().x / 2);
  const formats::Point corner = formats::lake_race::centreOf(Cell{58, 58}, bench().board().stagger);
  wxUIActionSimulator hand;
  hand.MouseMove(frame_->minimap().ClientToScreen(frame_->minimap().at(corner)));
  hand.MouseClick();
  ASSERT_TRUE(pumpUntil([&] { return frame_->minimap().frame() != before; }));
  EXPECT_TRUE(wxRect(frame_->canvas().GetClientSize()).Contains(onCanvas({58, 58})));
  picture("overview");
}

TEST_F(Comfort, DraggingInTheOverviewDragsTheView) {
  openBlank(60, 60);
  frame_->canvas().zoomTo(100);
  const auto at = [&](Cell cell) {
    return frame_->minimap().ClientToScreen(
        frame_->minimap().at(formats::lake_race::centreOf(cell, bench().board().stagger)));
  };
  wxUIActionSimulator hand;
  hand.MouseMove(at({10, 10}));
  hand.MouseDown();
  ASSERT_TRUE(pumpUntil([&] { return frame_->minimap().HasCapture(); }));
  hand.MouseMove(at({50, 50}));
  hand.MouseUp();
  ASSERT_TRUE(pumpUntil([&] { return !frame_->minimap().HasCapture(); }));
  EXPECT_TRUE(pumpUntil([&] {
    return wxRect(frame_->canvas().GetClientSize()).Contains(onCanvas({50, 50}));
  }));
}

TEST_F(Comfort, PanningPaintsOnlyStrips) {
  openBlank(120, 120);
  frame_->canvas().zoomTo(100);
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().picture().paintedPixels() > 0; }));
  frame_->canvas().centreOn({60, 50});
  const int paints = frame_->canvas().paints();
  ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > paints; }));
  const std::size_t before = frame_->canvas().picture().paintedPixels();
  const wxSize size = frame_->canvas().GetClientSize();
  for (int step = 1; step <= 20; ++step) {
    const int painted = frame_->canvas().paints();
    frame_->canvas().centreOn({60.0 + step, 50});
    ASSERT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > painted; }));
  }
  const double scale = frame_->canvas().GetContentScaleFactor();
  const double height = (size.y + 2 * ScrolledPicture::margin) * scale;
  EXPECT_LE(frame_->canvas().picture().paintedPixels() - before,
            static_cast<std::size_t>((20 * 32 + 1 + ScrolledPicture::margin) * scale * height));
}

TEST_F(Comfort, ASlowZoomIsSharpInTheEnd) {
  openBlank(100, 100);
  for (int notch = 0; notch < 8; ++notch) wheel({50, 50}, 1, true);
  EXPECT_TRUE(pumpUntil([&] { return frame_->canvas().paints() > 1 && frame_->canvas().sharp(); }));
}

TEST_F(Comfort, RecentDocumentsAreInTheMenuNewestFirst) {
  openBlank();
  for (const char* name : {"one", "two & three"}) {
    questions_.saveTo = folder_ / (std::string(name) + ".lake.yaml");
    ASSERT_TRUE(frame_->saveAs());
  }
  EXPECT_EQ(recentFiles().front().filename(), "two & three.lake.yaml");
  wxMenu* file = frame_->window().GetMenuBar()->GetMenu(0);
  wxMenu* recent = nullptr;
  for (const wxMenuItem* item : file->GetMenuItems())
    if (item->GetItemLabelText() == "Open recent") recent = item->GetSubMenu();
  ASSERT_TRUE(recent);
  // With the folder, so that files of one name are told apart.
  const wxString folder =
      wxString::FromUTF8(" \u2013 ~") + wxString(folder_.string()).Mid(wxGetHomeDir().size());
  EXPECT_EQ(recent->FindItemByPosition(0)->GetItemLabelText(), "two & three.lake.yaml" + folder);
  EXPECT_EQ(recent->FindItemByPosition(1)->GetItemLabelText(), "one.lake.yaml" + folder);
  EXPECT_LE(recent->GetMenuItemCount(), recentFilesKept);
  frame_->run(recent->FindItemByPosition(1)->GetId());
  EXPECT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
}

TEST_F(Comfort, ALayoutIsKeptIfItMakesSense) {
  openBlank();
  const wxString good = frame_->panes().SavePerspective();
  EXPECT_TRUE(makesSense(good, frame_->panes()));
  wxString huge = good, missing = good, twice = good, direction = good;
  huge.Replace("dock_size(4,0,0)=", "dock_size(4,0,0)=999");
  missing.Replace("name=palette", "name=pallete");
  twice.Replace("name=palette", "name=findings");
  direction.Replace(";dir=", ";dir=9");
  for (const wxString& bad : {huge, missing, twice, direction, wxString(), wxString("layout2|"),
                              wxString("layout2|name=palette"), wxString("nonsense|\x01;=|=")})
    EXPECT_FALSE(makesSense(bad, frame_->panes())) << bad;
}

TEST_F(Comfort, NonsenseInTheConfigurationLeavesAWindowThatCanBeUsed) {
  openBlank();
  wxConfigBase* config = wxConfigBase::Get();
  config->Write("/Window/Width", -5000L);
  config->Write("/Window/Height", wxString("tall"));
  config->Write("/Window/Panes-lake", wxString("layout2|name=palette;state=-1;dir=77"));
  config->Write("/Language", wxString("klingon"));
  auto* other = MainFrame::inNewWindow(questions_);
  other->show(std::make_unique<EditedDocument>(blankLake(9, 9, false)));
  DocumentWindow& window = other->window();
  restoreSize(window);
  EXPECT_GE(window.GetSize().x, window.GetMinSize().x);
  EXPECT_GE(window.GetSize().y, window.GetMinSize().y);
  for (const char* pane : {"palette", "properties", "findings", "overview"})
    EXPECT_EQ(other->panes().GetPane(pane).dock_direction, frame_->panes().GetPane(pane).dock_direction);
  EXPECT_EQ(chosenLanguage(), "");
  other->Close(true);
  config->DeleteAll();
}

TEST_F(Comfort, PanesThatWereMovedAreWhereTheyWereInWindowsOfTheirGame) {
  openBlank();
  frame_->panes().GetPane("overview").Right();
  frame_->panes().Update();
  keepLayout(frame_->window(), frame_->panes(), "another");
  auto* first = MainFrame::inNewWindow(questions_);
  first->show(std::make_unique<EditedDocument>(blankLake(9, 9, false)));
  EXPECT_EQ(first->panes().GetPane("overview").dock_direction, wxAUI_DOCK_LEFT);
  first->Close(true);
  keepLayout(frame_->window(), frame_->panes(), "lake");
  auto* other = MainFrame::inNewWindow(questions_);
  other->show(std::make_unique<EditedDocument>(blankLake(9, 9, false)));
  EXPECT_EQ(other->panes().GetPane("overview").dock_direction, wxAUI_DOCK_RIGHT);
  other->resetLayout();
  EXPECT_EQ(other->panes().GetPane("overview").dock_direction, wxAUI_DOCK_LEFT);
  other->Close(true);
}

TEST_F(Comfort, ACompactLayoutShowsTheWholePalette) {
  openBlank();
  frame_->compactLayout();
  ASSERT_TRUE(pumpUntil([&] { return !frame_->project().IsShownOnScreen(); }));
  EXPECT_FALSE(frame_->showsPane("history"));
  auto* palette = dynamic_cast<wxScrolledWindow*>(wxWindow::FindWindowByName("palette", frame_));
  ASSERT_TRUE(palette);
  ASSERT_TRUE(pumpUntil([&] { return palette->GetVirtualSize().y <= palette->GetClientSize().y; }))
      << palette->GetVirtualSize().y << " in " << palette->GetClientSize().y;
  picture("compact");
  frame_->resetLayout();
  EXPECT_TRUE(pumpUntil([&] { return frame_->project().IsShownOnScreen(); }));
}

TEST_F(Comfort, APanelIsClosedAndComesBack) {
  openBlank();
  const auto command = [&](const wxString& text) {
    for (const UiCommand& each : frame_->commands())
      if (each.plainText() == text) return each.id;
    return static_cast<int>(wxID_NONE);
  };
  ASSERT_NE(command("History"), wxID_NONE);
  frame_->run(command("History"));
  EXPECT_FALSE(frame_->panes().GetPane("history").IsShown());
  frame_->show(std::make_unique<EditedDocument>(blankLake(9, 9, false)));
  EXPECT_FALSE(frame_->panes().GetPane("history").IsShown()) << "it stays closed";
  picture("panel-closed");
  frame_->run(command("History"));
  EXPECT_TRUE(frame_->panes().GetPane("history").IsShown());
}

class Folding : public Comfort {
protected:
  int heightOf(const wxString& pane) { return frame_->panes().GetPane(pane).window->GetSize().y; }
  bool seen(const wxString& pane) { return frame_->panes().GetPane(pane).window->IsShownOnScreen(); }
  // The triangle stands left of the cross, in the caption above the panel.
  void clickTriangle(const wxString& pane) {
    const wxWindow* window = frame_->panes().GetPane(pane).window;
    wxAuiDockArt& art = *frame_->panes().GetArtProvider();
    const int button = art.GetMetric(wxAUI_DOCKART_PANE_BUTTON_SIZE);
    const int caption = art.GetMetric(wxAUI_DOCKART_CAPTION_SIZE);
    const wxPoint corner = frame_->ClientToScreen(window->GetPosition());
    wxUIActionSimulator hand;
    hand.MouseMove(corner.x + window->GetSize().x - frame_->FromDIP(3) - button * 3 / 2,
                   corner.y - caption / 2);
    hand.MouseClick();
  }
};

TEST_F(Folding, APanelFoldsToItsCaptionAndOpensAgain) {
  openBlank();
  const int before = heightOf("properties"), below = heightOf("races");
  clickTriangle("properties");
  ASSERT_TRUE(pumpUntil([&] { return frame_->foldsPane("properties"); }));
  EXPECT_TRUE(pumpUntil([&] { return !seen("properties") && heightOf("races") > below; }));
  EXPECT_TRUE(frame_->panes().GetPane("properties").IsShown()) << "its caption is there";
  picture("folded");
  clickTriangle("properties");
  ASSERT_TRUE(pumpUntil([&] { return !frame_->foldsPane("properties"); }));
  EXPECT_TRUE(pumpUntil([&] { return seen("properties") && heightOf("properties") == before; }))
      << heightOf("properties") << ", before: " << before;
}

TEST_F(Folding, PanelsSideBySideFoldTogether) {
  openBlank();
  const int before = heightOf("findings"), board = frame_->canvas().GetSize().y;
  frame_->foldPane("history", true);
  ASSERT_TRUE(pumpUntil([&] { return !seen("history") && !seen("findings"); }));
  EXPECT_TRUE(pumpUntil([&] { return frame_->canvas().GetSize().y > board; })) << "the board has their room";
  frame_->foldPane("findings", false);
  EXPECT_TRUE(pumpUntil([&] { return seen("history") && seen("findings"); }));
  EXPECT_TRUE(pumpUntil([&] { return heightOf("findings") == before; })) << heightOf("findings");
}

TEST_F(Folding, IsKeptForTheNextWindowAndUndoneByAReset) {
  openBlank();
  const int least = frame_->panes().GetPane("races").min_size.y;
  for (const char* pane : {"properties", "races", "findings"}) frame_->foldPane(pane, true);
  EXPECT_TRUE(frame_->canvas().HasFocus() || !frame_->isActive());
  auto* other = MainFrame::inNewWindow(questions_);
  frame_->Close(true);
  other->Close(true);
  frame_ = MainFrame::inNewWindow(questions_);
  frame_->window().SetSize(0, 0, 1280, 800);
  frame_->window().Show();
  openBlank();
  for (const char* pane : {"properties", "races", "findings", "history"}) {
    EXPECT_TRUE(frame_->foldsPane(pane)) << pane;
    EXPECT_TRUE(pumpUntil([&] { return !seen(pane); })) << pane;
  }
  frame_->showPane("races", false);
  frame_->showPane("races", true);
  EXPECT_TRUE(pumpUntil([&] { return seen("races"); })) << "what is asked for is shown";
  frame_->resetLayout();
  for (const char* pane : {"properties", "races", "findings", "history"}) {
    EXPECT_FALSE(frame_->foldsPane(pane)) << pane;
    EXPECT_TRUE(pumpUntil([&] { return seen(pane); })) << pane;
  }
  EXPECT_EQ(frame_->panes().GetPane("races").min_size.y, least);
}

TEST_F(Folding, APanelThatIsTakenOutIsFoldedNoMore) {
  openBlank();
  frame_->foldPane("races", true);
  frame_->panes().GetPane("races").Float();
  frame_->panes().Update();
  EXPECT_TRUE(pumpUntil([&] { return !frame_->foldsPane("races") && seen("races"); }));
}

TEST_F(Comfort, ALakeIsResizedWithAPictureOfWhatWillBe) {
  openBlank(16, 12);
  bench().apply(changeSlots("A slot", {}, {{fairway::lake_race::RaceLetter::A, {3, 3}}}));
  ASSERT_EQ(bench().board().slots.size(), 1u);
  withNextDialog([&](wxDialog& box) {
    std::vector<wxSpinCtrl*> numbers;
    std::vector<wxChoice*> choices;
    for (wxWindow* child : box.GetChildren()) {
      if (auto* found = dynamic_cast<wxSpinCtrl*>(child)) numbers.push_back(found);
      if (auto* found = dynamic_cast<wxChoice*>(child)) choices.push_back(found);
    }
    ASSERT_EQ(numbers.size(), 2u);
    ASSERT_EQ(choices.size(), 3u);
    const auto says = [&](const wxString& text) {
      for (wxWindow* child : box.GetChildren())
        if (child->GetLabel() == text) return true;
      return false;
    };
    choices[0]->SetSelection(1); // at the left
    for (const char digit : std::string("12")) wxUIActionSimulator().Char(digit);
    EXPECT_TRUE(pumpUntil([&] { return says("1 slot falls outside"); }));
    picture("resize");
    numbers[0]->SetValue(14);
    numbers[1]->SetValue(13);
    choices[2]->SetSelection(1); // land
    box.EndModal(wxID_OK);
  });
  lake().resizeBoard();
  EXPECT_EQ(bench().board().map.columns(), 14);
  EXPECT_EQ(bench().board().map.rows(), 13);
  EXPECT_EQ(bench().board().slots.front().at, (Cell{1, 3})) << "two columns went at the left";
  EXPECT_EQ(bench().board().map.at({5, 13}), fairway::lake_race::Terrain::Land);
  bench().undo();
  EXPECT_EQ(bench().board().map.columns(), 16);
}

// Keys that are held come faster than a large board is judged and painted.
TEST_F(Comfort, ABoardIsPaintedWhileStepsFollowEachOther) {
  openBlank(60, 60);
  bench().apply(changeSlots("A slot", {}, {{fairway::lake_race::RaceLetter::A, {3, 3}}}));
  ASSERT_TRUE(pumpUntil([&] { return frame_->settled(); }));
  const int paints = frame_->canvas().paints();
  const wxStopWatch watch;
  while (frame_->canvas().paints() == paints && watch.Time() < 20000) { // and no event comes through
    frame_->run(wxID_UNDO);
    frame_->run(wxID_REDO);
  }
  EXPECT_GT(frame_->canvas().paints(), paints);
}

TEST_F(Comfort, NewWindowsStandAside) {
  frame_->window().SetSize(0, 0, 1100, 720); // beside it there is room on the screen
  openBlank();
  frame_->present(std::make_unique<EditedDocument>(blankLake(9, 9, false)));
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  MainFrame::all().back()->moveToNewWindow();
  ASSERT_EQ(DocumentWindow::all().size(), 2u);
  const DocumentWindow& other = *DocumentWindow::all().back();
  ASSERT_TRUE(pumpUntil([&] { return other.IsShownOnScreen(); }));
  EXPECT_NE(other.GetPosition(), frame_->window().GetPosition());
}

TEST_F(Comfort, QuitClosesAllWindowsUnlessOneWantsToStay) {
  openBlank();
  frame_->present(std::make_unique<EditedDocument>(blankLake(9, 9, false)));
  ASSERT_TRUE(pumpUntil([] { return MainFrame::all().size() == 2; }));
  bench().press({{3, 3}}), bench().release({{3, 3}});
  questions_.saveAnswer = SaveAnswer::Cancel;
  frame_->quit();
  pumpUntil([] { return true; });
  EXPECT_TRUE(frame_->bench());
  EXPECT_THAT(questions_.asked, testing::ElementsAre("save changes"));
}

TEST_F(Comfort, AFindingIsSeenFromAfar) {
  openBlank(200, 200);
  frame_->canvas().fit();
  ASSERT_LT(frame_->canvas().view().percent(), 40);
  frame_->canvas().showClearly(bench().centreOf(Cell{150, 20}));
  EXPECT_GE(frame_->canvas().view().percent(), 40);
  EXPECT_TRUE(wxRect(frame_->canvas().GetClientSize()).Contains(onCanvas({150, 20})));
}

TEST_F(Comfort, APlaceInTheStatusBarIsNotCutOff) {
  openBlank();
  wxStatusBar& bar = *frame_->window().GetStatusBar();
  const wxString place = "1199, 799 mm (in the lee of the teapot)";
  wxRect field;
  ASSERT_TRUE(bar.GetFieldRect(2, field));
  ASSERT_LT(field.width, bar.GetTextExtent(place).x) << "it does not fit by itself";
  frame_->window().tellStatus({"", "", place, "100 %"});
  ASSERT_TRUE(bar.GetFieldRect(2, field));
  EXPECT_GE(field.width, bar.GetTextExtent(place).x);
  EXPECT_EQ(bar.GetStatusText(2), place);
  // However long it is, the hint keeps room.
  frame_->window().tellStatus({"", "", place + place + place, ""});
  ASSERT_TRUE(bar.GetFieldRect(0, field));
  EXPECT_GE(field.width, frame_->FromDIP(200));
}

TEST_F(Comfort, KeysAreTold) {
  withNextDialog([&](wxDialog& dialog) {
    const auto* list = dynamic_cast<wxListView*>(wxWindow::FindWindowByName("keys", &dialog));
    ASSERT_TRUE(list);
    EXPECT_GT(list->GetItemCount(), 20);
    int columns = 0;
    for (int column = 0; column < list->GetColumnCount(); ++column) {
      columns += list->GetColumnWidth(column);
      for (int line = 0; line < list->GetItemCount(); ++line)
        EXPECT_LE(list->GetTextExtent(list->GetItemText(line, column)).x, list->GetColumnWidth(column));
    }
    EXPECT_LE(columns, list->GetClientSize().x);
    picture("keys");
    type(WXK_ESCAPE);
  });
  frame_->showKeys();
}

TEST_F(Comfort, ALanguageIsChosenForTheNextStart) {
  questions_.choiceAnswer = 2;
  frame_->askLanguage();
  EXPECT_EQ(chosenLanguage(), "fr");
  EXPECT_THAT(questions_.asked, testing::ElementsAre("choice", "tell: The language has been changed."));
  questions_.choiceAnswer = 0;
  frame_->askLanguage();
  EXPECT_EQ(chosenLanguage(), "");
}

// Speaks English again whatever the test did.
class Speaking : public WindowTest {
protected:
  void TearDown() override {
    WindowTest::TearDown();
    speak("en");
  }
  MainFrame* speakingFrame(const char* code) {
    speak(code);
    return MainFrame::inNewWindow(questions_);
  }
};

TEST_F(Speaking, MenusAndMessagesFollowTheLanguage) {
  MainFrame* french = speakingFrame("fr");
  EXPECT_EQ(french->window().GetMenuBar()->GetMenuLabelText(0), "Fichier");
  EXPECT_EQ(sayCount("{n} cell", "{n} cells", 0), "0 case") << "French counts none as one";
  MainFrame* german = speakingFrame("de");
  EXPECT_EQ(german->window().GetMenuBar()->GetMenuLabelText(0), "Datei");
  EXPECT_EQ(sayCount("{n} cell", "{n} cells", 0), "0 Felder");
  EXPECT_EQ(say("Move buoy {1}", {"2"}), "Boje 2 versetzen");
  EXPECT_EQ(findCommand(german->commands(), wxID_SAVE)->shownShortcut(), "Strg+S");
}

TEST_F(Speaking, KeysHaveTheNamesThatKeyboardsGiveThem) {
  const auto shown = [](const char* shortcut) {
    UiCommand command;
    command.shortcut = shortcut;
    return command.shownShortcut();
  };
  speak("de");
  EXPECT_EQ(shown("Ctrl+PgDn"), "Strg+Bild ab");
  EXPECT_EQ(shown("Ctrl+Alt+PgUp"), "Strg+Alt+Bild auf");
  EXPECT_EQ(shown("Ctrl+Left"), "Strg+Links");
  EXPECT_EQ(shown("Alt+Home"), "Alt+Pos1");
  EXPECT_EQ(shown("Del"), "Entf");
  EXPECT_EQ(shown("Ctrl++"), "Strg++");
  EXPECT_EQ(shown("Shift+F8"), "Umschalt+F8");
  speak("fr");
  EXPECT_EQ(shown("Ctrl+PgDn"), "Ctrl+Pg.Suiv");
  EXPECT_EQ(shown("Ctrl+Shift+Z"), "Ctrl+Maj+Z");
  EXPECT_EQ(shown("Ctrl+Right"), "Ctrl+Droite");
  // No command has a key that only English keyboards name so.
  for (const UiCommand& command : frame_->commands())
    for (const char* english : {"PgDn", "PgUp", "Home", "Del", "Left", "Right", "Up", "Down", "Shift"})
      EXPECT_FALSE(command.shortcut.Contains(english) && command.shownShortcut().Contains(english))
          << command.shortcut;
}

TEST_F(Speaking, NumbersInFieldsHaveTheMarkOfTheLanguage) {
  wxDialog box(frame_, wxID_ANY, "");
  const auto field = [&](const char* code) {
    speak(code);
    return new DecimalField(&box, 1, 1000, 17.5, 0.5);
  };
  DecimalField* german = field("de");
  auto* other = new wxButton(&box, wxID_ANY, "OK");
  box.Fit();
  box.Show();
  EXPECT_EQ(german->GetTextValue(), "17,5");
  german->SetValue(18.0);
  EXPECT_EQ(german->GetTextValue(), "18,0");
  const std::pair<const char*, double> typed[]{
      {"19,5", 19.5}, {"20.5", 20.5}, {" 21,50 ", 21.5}, {"2000", 1000}};
  for (const auto& [text, number] : typed) {
    german->SetFocus();
    german->SetSelection(-1, -1);
    for (const char* key = text; *key; ++key) type(*key);
    EXPECT_EQ(german->GetValue(), number) << text;
    other->SetFocus();
    const wxString shown = wxString::FromUTF8(shownNumber(number, 1));
    EXPECT_TRUE(pumpUntil([&] { return german->GetTextValue() == shown; })) << text;
  }
  EXPECT_EQ(field("en")->GetTextValue(), "17.5");
}

TEST_F(Speaking, ButtonsOfTheToolkitHaveTheEditorsLanguage) {
  struct Words {
    const char *code, *cancel, *own;
  };
  for (const Words& words : {Words{"de", "Abbrechen", "Weiter"}, Words{"fr", "Annuler", "Continuer"},
                             Words{"en", "Cancel", "Go on"}}) {
    speak(words.code);
    wxDialog box(frame_, wxID_ANY, "");
    box.SetSizerAndFit(box.CreateStdDialogButtonSizer(wxOK | wxCANCEL));
    box.FindWindow(wxID_OK)->SetLabel(words.own);
    const wxWindow* other = box.FindWindow(wxID_CANCEL);
    const auto wordOn = [](const wxWindow* button) { return wxControl::RemoveMnemonics(button->GetLabel()); };
    withNextDialog([&](wxDialog& shown) {
      EXPECT_EQ(wordOn(other), words.cancel);
      EXPECT_EQ(wordOn(shown.FindWindow(wxID_OK)), words.own) << "a word of its own stays";
      EXPECT_GE(other->GetSize().x, other->GetBestSize().x);
      shown.EndModal(wxID_CANCEL);
    });
    box.ShowModal();
  }
}

TEST_F(Speaking, EveryMenuHasALetterOfItsOwn) {
  for (const char* code : {"en", "fr", "de"}) {
    MainFrame* each = speakingFrame(code);
    each->show(std::make_unique<EditedDocument>(blankLake(12, 12, false))); // brings its game's menus
    std::map<wxString, wxString> taken;
    for (const UiCommand& command : each->commands()) {
      const wxString letter = command.menuLabel.AfterFirst('&').Left(1).Lower();
      EXPECT_EQ(taken.emplace(letter, command.menu).first->second, command.menu) << code << ": " << letter;
    }
    EXPECT_GE(taken.size(), 7u);
  }
}

TEST_F(Speaking, EveryItemOfAMenuHasALetterOfItsOwn) {
  for (const char* code : {"en", "fr", "de"}) {
    MainFrame* each = speakingFrame(code);
    each->show(std::make_unique<EditedDocument>(blankLake(12, 12, false)));
    for (std::size_t menu = 0; menu < each->window().GetMenuBar()->GetMenuCount(); ++menu) {
      std::set<wxString> letters;
      for (const wxMenuItem* item : each->window().GetMenuBar()->GetMenu(menu)->GetMenuItems()) {
        if (item->IsSeparator()) continue;
        const wxString letter = item->GetItemLabel().AfterFirst('&').Left(1).Lower();
        EXPECT_TRUE(letter.empty() || letters.insert(letter).second) << code << ": " << item->GetItemLabel();
      }
    }
  }
}

TEST(Letters, AreTakenOnce) {
  std::set<wxString> taken;
  EXPECT_EQ(withOwnLetter("&Save", taken), "&Save");
  EXPECT_EQ(withOwnLetter("&Select all", taken), "Select &all") << "a word's beginning first";
  EXPECT_EQ(withOwnLetter("&Sea", taken), "S&ea");
  EXPECT_EQ(withOwnLetter("Sea", taken), "Sea") << "none is left";
  EXPECT_EQ(withOwnLetter("100 %", taken), "&100 %");
  EXPECT_EQ(withOwnLetter("...", taken), "...");
}

} // namespace
} // namespace fairway::editor
