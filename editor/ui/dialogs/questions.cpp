#include "editor/ui/dialogs/questions.h"

#include <wx/choicdlg.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/textdlg.h>

#include <algorithm>

namespace fairway::editor {

namespace {

namespace fs = std::filesystem;

wxString fileKinds() {
  return _("Fairway documents (*.yaml)|*.yaml;*.yml|All files|*");
}

// Names are UTF-8 in every locale.
wxString textOf(const fs::path& path) {
  return wxString::FromUTF8(path.string());
}

std::optional<fs::path> chosenIn(wxFileDialog& dialog) {
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return fs::path(dialog.GetPath().utf8_string());
}

class DialogQuestions final : public Questions {
public:
  std::optional<fs::path> fileToOpen(wxWindow* parent, const fs::path& folder) override {
    wxFileDialog dialog(parent, _("Open"), textOf(folder), "", fileKinds(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    return chosenIn(dialog);
  }

  std::optional<fs::path> fileToImport(wxWindow* parent, const wxString& caption,
                                       const wxString& kinds) override {
    wxFileDialog dialog(parent, caption, "", "", kinds, wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    return chosenIn(dialog);
  }

  std::optional<fs::path> fileToSave(wxWindow* parent, const fs::path& suggested) override {
    return fileToExport(parent, _("Save as"), suggested, fileKinds());
  }

  std::optional<fs::path> fileToExport(wxWindow* parent, const wxString& caption, const fs::path& suggested,
                                       const wxString& kinds) override {
    wxFileDialog dialog(parent, caption, textOf(suggested.parent_path()), textOf(suggested.filename()), kinds,
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    return chosenIn(dialog);
  }

  SaveAnswer saveChanges(wxWindow* parent, const wxString& name) override {
    wxMessageDialog dialog(parent, wxString::Format(_("Save the changes to \"%s\"?"), name), "Fairway",
                           wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetExtendedMessage(_("Changes that are not saved are lost."));
    dialog.SetYesNoCancelLabels(_("&Save"), _("&Discard"), _("&Cancel"));
    switch (dialog.ShowModal()) {
    case wxID_YES:
      return SaveAnswer::Save;
    case wxID_NO:
      return SaveAnswer::Discard;
    default:
      return SaveAnswer::Cancel;
    }
  }

  OutsideAnswer changedOutside(wxWindow* parent, const wxString& name, bool modifiedHere,
                               bool saving) override {
    wxMessageDialog dialog(
        parent, wxString::Format(_("Another program has changed \"%s\"."), name), "Fairway",
        wxYES_NO | (saving ? wxCANCEL | wxCANCEL_DEFAULT : wxNO_DEFAULT) | wxICON_QUESTION);
    dialog.SetExtendedMessage(modifiedHere
                                  ? _("Reloading replaces what was changed here; undo brings it back.")
                                  : _("Nothing has been changed here since it was read."));
    if (saving)
      dialog.SetYesNoCancelLabels(_("&Reload"), _("&Save mine over it"), _("&Cancel"));
    else
      dialog.SetYesNoLabels(_("&Reload"), _("&Keep mine"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_YES) return OutsideAnswer::Reload;
    return answer == wxID_NO || !saving ? OutsideAnswer::Keep : OutsideAnswer::Cancel;
  }

  RecoverAnswer recover(wxWindow* parent, const wxString& name, const wxString& heading,
                        const std::vector<std::string>& all) override {
    wxMessageDialog dialog(parent, wxString::Format(_("There is unsaved work on \"%s\"."), name), "Fairway",
                           wxYES_NO | wxCANCEL | wxICON_QUESTION);
    wxString lines = heading;
    for (std::size_t i = 0; i < all.size() && i < 8; ++i)
      lines += wxString::FromUTF8("\n  \u2022 ") + wxString::FromUTF8(all[i]);
    if (all.size() > 8)
      lines +=
          "\n  " + wxString::Format(wxPLURAL("and %zu more", "and %zu more", all.size() - 8), all.size() - 8);
    dialog.SetExtendedMessage(lines);
    dialog.SetYesNoCancelLabels(_("&Recover it"), _("&Discard it"), _("Decide &later"));
    switch (dialog.ShowModal()) {
    case wxID_YES:
      return RecoverAnswer::Recover;
    case wxID_NO:
      return RecoverAnswer::Drop;
    default:
      return RecoverAnswer::Later;
    }
  }

  bool openCopy(wxWindow* parent, const wxString& name) override {
    wxMessageDialog dialog(parent, wxString::Format(_("\"%s\" is open in another Fairway."), name), "Fairway",
                           wxYES_NO | wxICON_QUESTION);
    dialog.SetExtendedMessage(_("If both save the file, the changes of one are lost. A copy has no name yet: "
                                "you are asked for one when you save it."));
    dialog.SetYesNoLabels(_("&Open a copy"), _("&Cancel"));
    return dialog.ShowModal() == wxID_YES;
  }

  bool openFaulty(wxWindow* parent, const wxString& name, const wxString& faults) override {
    return askToOpenFaulty(parent, name, faults);
  }

  bool finish(wxWindow* parent, const wxString& heading, const wxString& text, const wxString& yes) override {
    wxMessageDialog dialog(parent, heading, "Fairway", wxYES_NO | wxICON_QUESTION);
    dialog.SetExtendedMessage(text);
    dialog.SetYesNoLabels(yes, _("&Cancel"));
    return dialog.ShowModal() == wxID_YES;
  }

  bool dropComments(wxWindow* parent, const std::vector<int>& lines) override {
    wxMessageDialog dialog(parent, _("Saving removes comments from this file."), "Fairway",
                           wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    wxString where;
    for (std::size_t i = 0; i < lines.size() && i < 10; ++i)
      where += (i ? ", " : "") + wxString::Format("%d", lines[i]);
    dialog.SetExtendedMessage(
        wxString::Format(_("Comments at the top of the file are kept; others cannot be. Lines: %s"),
                         where + (lines.size() > 10 ? ", ..." : "")));
    dialog.SetYesNoLabels(_("&Save without them"), _("&Cancel"));
    return dialog.ShowModal() == wxID_YES;
  }

  std::optional<wxString> text(wxWindow* parent, const wxString& caption, const wxString& question,
                               const wxString& value) override {
    wxTextEntryDialog dialog(parent, question, caption, value);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.GetValue();
  }

  std::optional<std::size_t> choice(wxWindow* parent, const wxString& caption, const wxString& question,
                                    const std::vector<wxString>& choices, std::size_t current) override {
    wxSingleChoiceDialog dialog(parent, question, caption, wxArrayString(choices.size(), choices.data()));
    dialog.SetSelection(static_cast<int>(current));
    // All of a few choices are seen at once; the box itself begins with three and a half.
    if (wxWindow* list = wxWindow::FindWindowByName("listBox", &dialog)) {
      const int lines = static_cast<int>(std::min<std::size_t>(choices.size(), 12));
      list->SetMinSize({list->GetSize().x, lines * list->GetCharHeight() * 7 / 4});
      dialog.Fit();
    }
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return static_cast<std::size_t>(dialog.GetSelection());
  }

  void tell(wxWindow* parent, const wxString& caption, const wxString& message) override {
    wxMessageDialog dialog(parent, caption, "Fairway", wxOK | wxICON_INFORMATION);
    dialog.SetExtendedMessage(message);
    dialog.ShowModal();
  }
};

} // namespace

Questions& dialogQuestions() {
  static DialogQuestions questions;
  return questions;
}

} // namespace fairway::editor
