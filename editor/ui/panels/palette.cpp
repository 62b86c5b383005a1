#include "editor/ui/panels/palette.h"

namespace fairway::editor {

wxToggleButton* Palette::addChoice(wxSizer* row, const wxString& text, const wxString& tip,
                                   std::function<void()> choose, std::function<bool()> chosen) {
  auto* button = new wxToggleButton(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetToolTip(tip);
  button->SetName(text.empty() ? tip : text);
  button->Bind(wxEVT_TOGGLEBUTTON, [this, choose = std::move(choose)](wxCommandEvent&) {
    choose();
    update();
    if (onUsed) onUsed();
  });
  row->Add(button, choiceFlags());
  choices_.push_back({button, std::move(chosen)});
  return button;
}

void Palette::showChosen() {
  for (const Choice& choice : choices_)
    if (choice.button->GetValue() != choice.chosen()) choice.button->SetValue(choice.chosen());
}

void Palette::clear() {
  GetSizer()->Clear(true);
  choices_.clear();
}

} // namespace fairway::editor
