#include "editor/ui/window/stock_words.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/stockitem.h>

namespace fairway::editor {

namespace {

bool speaksEnglish() {
  return _("Cancel") == "Cancel";
}

// A button that was given a text keeps it. A text that is the toolkit's own word would be replaced by the
// toolkit again; with the key at another letter it counts as another one.
void writeWords(wxWindow& window) {
  for (wxWindow* child : window.GetChildren()) {
    if (auto* button = dynamic_cast<wxButton*>(child)) {
      if (!wxIsStockID(button->GetId())) continue;
      const wxString word = wxGetStockLabel(button->GetId(), wxSTOCK_NOFLAGS);
      if (word.size() > 1 && button->GetLabelText() == word)
        button->SetLabel(word.Left(1) + "&" + word.Mid(1));
    } else if (!child->IsTopLevel()) {
      writeWords(*child);
    }
  }
}

} // namespace

// Sees all events of the program and changes none.
class StockWords::Filter final : public wxEventFilter {
public:
  Filter() { wxEvtHandler::AddFilter(this); }
  ~Filter() override { wxEvtHandler::RemoveFilter(this); }

  int FilterEvent(wxEvent& event) override {
    if (event.GetEventType() != wxEVT_INIT_DIALOG || speaksEnglish()) return Event_Skip;
    if (auto* dialog = dynamic_cast<wxDialog*>(event.GetEventObject())) {
      writeWords(*dialog);
      dialog->Layout();
    }
    return Event_Skip;
  }
};

StockWords::StockWords() : filter_(std::make_unique<Filter>()) {}
StockWords::~StockWords() = default;

} // namespace fairway::editor
