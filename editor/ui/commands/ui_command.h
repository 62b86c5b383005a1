#pragma once

#include <wx/string.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace fairway::editor {

// One thing a user can do. Menus, toolbar, shortcuts and the searchable list are all made from one table of
// these, so none can lack what another has.
struct UiCommand {
  enum class Kind { Plain, Check };

  int id = 0;
  wxString menu;      // without the ampersand
  wxString menuLabel; // with it
  wxString submenu;   // with its ampersand; its commands are shown there while they are enabled
  wxString text;      // as in the menu, with its ampersand
  wxString shortcut;  // "Ctrl+S", "B"; empty: none
  wxString second;    // another shortcut for the same; empty: none
  wxString help;      // for the status bar and the tooltip
  std::string icon;   // empty: not on the toolbar
  Kind kind = Kind::Plain;
  bool startsGroup = false; // a line above it
  std::function<void()> run;
  std::function<bool()> enabled;         // empty: always
  std::function<bool()> checked;         // of Kind::Check
  std::function<wxString()> currentText; // where the text changes: "Undo Paint 14 cells"

  bool isEnabled() const { return !enabled || enabled(); }
  bool isChecked() const { return checked && checked(); }
  wxString plainText() const;     // without ampersand and dots
  wxString shownShortcut() const; // as keyboards of the user's language name the keys
};

using CommandTable = std::vector<UiCommand>;

const UiCommand* findCommand(const CommandTable& table, int id);

// The label with a letter to type (the one after the ampersand) that no label before it in its menu has: its
// own if that is free, else another of its letters, those that begin words first. In any language, and
// whatever is added to a menu. Takes the letter.
wxString withOwnLetter(const wxString& label, std::set<wxString>& taken);

// The commands whose text or menu holds all words, best first: for the searchable list.
std::vector<const UiCommand*> matching(const CommandTable& table, const wxString& words);

} // namespace fairway::editor
