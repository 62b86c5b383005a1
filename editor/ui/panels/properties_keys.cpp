// How keys work in the table of properties.
#include "editor/ui/panels/properties_panel.h"

#include <algorithm>

namespace fairway::editor {

// Enter or F2 begins to edit the chosen row, or simply typing.
void PropertiesPanel::takeKeys() {
  for (const int key :
       {static_cast<int>(WXK_RETURN), static_cast<int>(WXK_NUMPAD_ENTER), static_cast<int>(WXK_F2)})
    grid_->AddActionTrigger(wxPG_ACTION_EDIT, key);
  grid_->Bind(wxEVT_CHAR, &PropertiesPanel::typeInto, this);
  grid_->Bind(wxEVT_CHAR_HOOK, &PropertiesPanel::onTab, this);
  // A grid where nothing is chosen shows no focus, and swallows the next key, be it Ctrl+Z. After the event:
  // a click that brings the focus chooses a row of its own.
  grid_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    CallAfter([this] {
      if (grid_->HasFocus() && !grid_->GetSelection()) selectFirst();
    });
    event.Skip();
  });
}

void PropertiesPanel::typeInto(wxKeyEvent& event) {
  wxTextCtrl* editor = grid_->GetEditorTextCtrl();
  const bool letter = event.GetUnicodeKey() > WXK_SPACE && event.GetUnicodeKey() != WXK_DELETE;
  if (!editor || !editor->IsEditable() || !letter || event.ControlDown() || event.AltDown())
    return event.Skip();
  editor->SetFocus();
  editor->SetValue(wxString(event.GetUnicodeKey()));
  editor->SetInsertionPointEnd();
}

// To the next field with what is typed taken, round after the last; the grid by itself would swallow the key.
void PropertiesPanel::onTab(wxKeyEvent& event) {
  const bool tab = event.GetKeyCode() == WXK_TAB && (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
  const wxPGProperty* chosen = grid_->GetSelection();
  if (!tab || !chosen) return event.Skip();
  const wxString from = chosen->GetName();
  confirm();
  if (!typed()) selectBeside(from, event.ShiftDown()); // else it was refused
}

void PropertiesPanel::selectBeside(const wxString& key, bool before) {
  std::vector<wxString> fields;
  for (wxPropertyGridIterator each = grid_->GetIterator(wxPG_ITERATE_VISIBLE); !each.AtEnd(); ++each)
    if (!(*each)->IsCategory() && !(*each)->HasFlag(wxPG_PROP_READONLY) && (*each)->IsEnabled())
      fields.push_back((*each)->GetName());
  if (fields.empty()) return;
  if (before) std::reverse(fields.begin(), fields.end());
  const auto from = std::find(fields.begin(), fields.end(), key);
  const bool last = from == fields.end() || from + 1 == fields.end();
  select(last ? fields.front() : *(from + 1), true);
}

void PropertiesPanel::selectFirst() {
  for (wxPropertyGridIterator each = grid_->GetIterator(wxPG_ITERATE_PROPERTIES); !each.AtEnd(); ++each)
    if (select((*each)->GetName())) return;
}

bool PropertiesPanel::select(const wxString& key, bool typing) {
  wxPGProperty* property = grid_->GetPropertyByName(key);
  if (!property) return false;
  grid_->EnsureVisible(property); // before: GTK complains about an editor that is moved into sight
  if (!grid_->SelectProperty(property, typing)) return false;
  watchEditor(); // the grid sends no event for what is set by code
  return true;
}

bool PropertiesPanel::dropTyping() {
  const std::optional<Typed> now = typed();
  wxTextCtrl* editor = grid_->GetEditorTextCtrl();
  if (!now || !editor || !editor->HasFocus()) return false;
  editor->ChangeValue(grid_->GetSelection()->GetValueAsString(wxPG_EDITABLE_VALUE));
  editor->SetInsertionPointEnd();
  return true;
}

} // namespace fairway::editor
