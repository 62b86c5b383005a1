#include "editor/ui/commands/ui_command.h"

#include <wx/intl.h>
#include <wx/menuitem.h>
#include <wx/tokenzr.h>

#include <algorithm>

namespace fairway::editor {

wxString UiCommand::plainText() const {
  wxString plain = wxMenuItem::GetLabelText(currentText ? currentText() : text);
  plain.Replace("...", "");
  return plain;
}

namespace {

// Letters, digits and signs are the same on all keyboards.
wxString keyName(const wxString& key) {
  const std::pair<const char*, wxString> names[]{
      {"Ctrl", _("Ctrl")},         {"Alt", _("Alt")},         {"Shift", _("Shift")},
      {"Home", _("Home")},         {"Del", _("Del")},         {"PgUp", _("PgUp")},
      {"PgDn", _("PgDn")},         {"Left", _("Left arrow")}, {"Up", _("Up arrow")},
      {"Right", _("Right arrow")}, {"Down", _("Down arrow")},
  };
  for (const auto& [own, shown] : names)
    if (key == own) return shown;
  return key;
}

} // namespace

wxString UiCommand::shownShortcut() const {
  wxString shown, rest = shortcut;
  // The last plus may be the key itself: "Ctrl++".
  for (std::size_t plus = rest.find('+'); plus != wxString::npos && plus + 1 < rest.size();
       plus = rest.find('+')) {
    shown += keyName(rest.Left(plus)) + "+";
    rest = rest.Mid(plus + 1);
  }
  return shown + keyName(rest);
}

wxString withOwnLetter(const wxString& label, std::set<wxString>& taken) {
  const auto take = [&taken](const wxUniChar letter) {
    return wxIsalnum(letter) && taken.insert(wxString(letter).Lower()).second;
  };
  const int own = label.Find('&');
  if (own != wxNOT_FOUND && static_cast<std::size_t>(own) + 1 < label.size() &&
      take(label[static_cast<std::size_t>(own) + 1]))
    return label;
  wxString plain = label;
  plain.Replace("&", "");
  for (const bool beginning : {true, false})
    for (std::size_t i = 0; i < plain.size(); ++i)
      if ((i == 0 || plain[i - 1] == ' ') == beginning && take(plain[i]))
        return plain.Left(i) + "&" + plain.Mid(i);
  return plain;
}

const UiCommand* findCommand(const CommandTable& table, int id) {
  const auto found =
      std::find_if(table.begin(), table.end(), [id](const UiCommand& c) { return c.id == id; });
  return found == table.end() ? nullptr : &*found;
}

std::vector<const UiCommand*> matching(const CommandTable& table, const wxString& words) {
  std::vector<const UiCommand*> found;
  const wxArrayString wanted = wxStringTokenize(words.Lower());
  for (const UiCommand& command : table) {
    const wxString where = (command.plainText() + " " + command.menu + " " + command.help).Lower();
    const bool all =
        std::all_of(wanted.begin(), wanted.end(), [&](const wxString& word) { return where.Contains(word); });
    if (all) found.push_back(&command);
  }
  // Whose own name begins with what was typed comes first; otherwise the table's order stays.
  std::stable_partition(found.begin(), found.end(), [&](const UiCommand* command) {
    return command->plainText().Lower().StartsWith(words.Lower());
  });
  return found;
}

} // namespace fairway::editor
