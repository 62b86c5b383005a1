#include "editor/ui/river/river_commands.h"

#include "editor/model/river/river_edit.h"

#include <wx/numdlg.h>

namespace fairway::editor::river {

std::unique_ptr<EditedDocument> beginPublished(wxWindow*) {
  return std::make_unique<EditedDocument>(publishedRiver());
}

std::unique_ptr<EditedDocument> askCalmRiver(wxWindow* parent) {
  wxNumberEntryDialog dialog(parent, _("How many sections does it have?"), _("Sections:"),
                             _("New calm river"), 10, fairway::river::leastSections,
                             fairway::river::mostSections);
  if (dialog.ShowModal() != wxID_OK) return nullptr;
  return std::make_unique<EditedDocument>(calmRiver(static_cast<int>(dialog.GetValue())));
}

} // namespace fairway::editor::river
