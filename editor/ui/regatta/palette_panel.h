#pragma once

#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/panels/palette.h"

#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace fairway::editor::regatta {

// The left panel: for a table its tools, what obstacles are and the cards to try; for a deck what can be done
// to a card, and how well the deck is balanced.
class PalettePanel final : public Palette {
public:
  using Palette::Palette;

  void show(Workbench* bench);
  void update() override;
  void examined(const RegattaExamination& examination);

private:
  wxSizerFlags choiceFlags() const override {
    return wxSizerFlags(1).Expand().Border(wxRIGHT | wxBOTTOM, FromDIP(3));
  }
  void rebuild();
  void addTools();
  void addObstacle();
  void addDiameter(wxSizer* row);
  void addCards();
  void addDeckButtons();
  void addBalance();
  void showBalance(const std::optional<DeckFacts>& facts);
  void addButton(wxSizer* rows, const wxString& text, const std::function<void(DeckWorkbench&)>& act,
                 const std::function<bool(const DeckWorkbench&)>& when);

  struct Act {
    wxWindow* button;
    std::function<bool(const DeckWorkbench&)> when;
  };

  TableWorkbench* table_ = nullptr;
  DeckWorkbench* deck_ = nullptr;
  std::optional<fairway::regatta::Deck> shown_; // whose cards can be tried
  std::vector<Act> acts_;
  wxSpinCtrl* diameter_ = nullptr;
  wxStaticText* balance_ = nullptr;
};

} // namespace fairway::editor::regatta
