#include "editor/ui/commands/icons.h"
#include "tests/editor/ui/window.h"

#include <wx/menu.h>

#include <set>
#include <sstream>

namespace fairway::editor {
namespace {

class Commands : public WindowTest {};

TEST_F(Commands, EachHasItsOwnShortcutAndNumber) {
  openBlank();
  std::set<int> ids;
  std::set<wxString> shortcuts;
  for (const UiCommand& command : frame_->commands()) {
    EXPECT_TRUE(ids.insert(command.id).second) << command.text;
    EXPECT_LE(command.id, wxID_HIGHEST + static_cast<int>(frame_->commands().size()))
        << command.text << ": no more numbers however many windows there were";
    if (command.shortcut.empty()) continue;
    EXPECT_TRUE(shortcuts.insert(command.shortcut).second) << command.shortcut;
  }
  for (const char* key : {"B", "F", "E", "S", "R", "Z", "Shift+Z", "X", "Ctrl+G", "Ctrl+Shift+G", "Ctrl+0",
                          "Ctrl+/", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+P"})
    EXPECT_TRUE(shortcuts.contains(key)) << key << ", which the design names";
}

TEST_F(Commands, EachHasATextAHelpAndAMenuItem) {
  openBlank();
  for (const UiCommand& command : frame_->commands()) {
    if (!command.submenu.empty() && !command.isEnabled()) continue; // a recent document that there is not
    EXPECT_FALSE(command.plainText().empty());
    EXPECT_FALSE(command.help.empty()) << command.text;
    EXPECT_TRUE(command.icon.empty() || hasIcon(command.icon)) << command.icon;
    EXPECT_TRUE(frame_->window().GetMenuBar()->FindItem(command.id)) << command.text;
  }
}

TEST_F(Commands, NothingToUndoHasNoNameOfAStep) {
  openBlank();
  EXPECT_EQ(findCommand(frame_->commands(), wxID_UNDO)->plainText(), "Undo");
  EXPECT_EQ(findCommand(frame_->commands(), wxID_REDO)->plainText(), "Redo");
  click({3, 3});
  ASSERT_TRUE(pumpUntil([&] { return steps() == 1; }));
  EXPECT_EQ(findCommand(frame_->commands(), wxID_UNDO)->plainText(), "Undo Paint 1 cell of land");
}

TEST_F(Commands, WithoutADocumentThereAreThoseOfAllGamesAndOnlyTheBeginningIsEnabled) {
  std::set<std::string> menus;
  for (const UiCommand& command : frame_->commands()) menus.insert(command.menu.ToStdString());
  EXPECT_THAT(menus, testing::ElementsAre("Edit", "File", "Help", "View", "Window"));
  std::set<wxString> texts;
  for (const UiCommand& command : frame_->commands()) {
    if (command.menu != "Help") continue;
    EXPECT_TRUE(texts.insert(command.plainText()).second) << command.plainText() << " of which game?";
  }
  EXPECT_FALSE(findCommand(frame_->commands(), wxID_SAVE)->isEnabled());
  EXPECT_TRUE(findCommand(frame_->commands(), wxID_OPEN)->isEnabled());
}

TEST_F(Commands, AreFoundByTheirWords) {
  openBlank();
  EXPECT_EQ(matching(frame_->commands(), "undo").front()->id, wxID_UNDO);
  EXPECT_EQ(matching(frame_->commands(), "cell go").front()->plainText(), "Go to cell");
  EXPECT_TRUE(matching(frame_->commands(), "no such command").empty());
  EXPECT_EQ(matching(frame_->commands(), "").size(), frame_->commands().size());
}

TEST_F(Commands, ToolsFollowTheDocument) {
  openBlank();
  for (const UiCommand& command : frame_->commands())
    if (command.menu == "Tools" && command.kind == UiCommand::Kind::Check) {
      const bool other = command.plainText() == "Tiles" || command.plainText() == "Course" ||
                         command.plainText() == "Top-bottom"; // of an even number of rows
      EXPECT_EQ(command.isEnabled(), !other) << command.text;
    }
}

TEST_F(Commands, CopyAndPasteGoThroughTheClipboard) {
  openBlank();
  bench().press({{3, 3}}), bench().release({{3, 3}});
  bench().selectAll();
  lake().copyRegion();
  lake().pasteFromClipboard();
  EXPECT_TRUE(questions_.asked.empty());
  EXPECT_EQ(bench().toolInHand(), ToolId::Stamp);
  EXPECT_EQ(bench().options().stamp.cells().size(), 16u * 12u);
}

TEST_F(Commands, GoToCellUnderstandsNumbersAndPairs) {
  openBlank();
  questions_.textAnswer = "0512";
  lake().goToCell();
  EXPECT_EQ(hovered(), (Cell{5, 12}));
  questions_.textAnswer = "7, 3";
  lake().goToCell();
  EXPECT_EQ(hovered(), (Cell{7, 3}));
  questions_.textAnswer = "9999";
  lake().goToCell();
  EXPECT_EQ(questions_.asked.back(), "tell: There is no such cell.");
}

TEST(Call, HelpAndVersionNeedNoDisplay) {
  std::ostringstream out, err;
  const char* help[]{"fairway-editor", "--help"};
  EXPECT_EQ(readCall(2, const_cast<char**>(help), out, err).exitStatus, 0);
  EXPECT_THAT(out.str(), testing::HasSubstr("FILE"));
  const char* wrong[]{"fairway-editor", "--wrong"};
  EXPECT_EQ(readCall(2, const_cast<char**>(wrong), out, err).exitStatus, 2);
  const char* files[]{"fairway-editor", "a.yaml", "--", "--b.yaml"};
  EXPECT_EQ(readCall(4, const_cast<char**>(files), out, err).files.size(), 2u);
}

} // namespace
} // namespace fairway::editor
