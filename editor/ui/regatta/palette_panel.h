#pragma once

#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace fairway::editor::regatta {

// The left panel: for a table its tools, what obstacles are and the cards to try; for a deck what can be done
// to a card, and how well the deck is balanced.
class PalettePanel final : public ScrolledRows {
public:
  explicit PalettePanel(wxWindow* parent);

  void show(Workbench* bench);
  void update(); // after any change
  void examined(const RegattaExamination& examination);

  std::function<void()> onUsed; // the focus goes back to the board

private:
  void rebuild();
  void addTools();
  void addObstacle();
  void addDiameter(wxSizer* row);
  void addCards();
  void addDeckButtons();
  void addBalance();
  void showBalance(const std::optional<DeckFacts>& facts);
  wxToggleButton* addChoice(wxSizer* row, const wxString& text, const wxString& tip,
                            std::function<void()> choose, std::function<bool()> chosen);
  void addButton(wxSizer* rows, const wxString& text, const std::function<void(DeckWorkbench&)>& act,
                 const std::function<bool(const DeckWorkbench&)>& when);

  struct Choice {
    wxToggleButton* button;
    std::function<bool()> chosen;
  };
  struct Act {
    wxWindow* button;
    std::function<bool(const DeckWorkbench&)> when;
  };

  TableWorkbench* table_ = nullptr;
  DeckWorkbench* deck_ = nullptr;
  std::optional<fairway::regatta::Deck> shown_; // whose cards can be tried
  std::vector<Choice> choices_;
  std::vector<Act> acts_;
  wxSpinCtrl* diameter_ = nullptr;
  wxStaticText* balance_ = nullptr;
};

} // namespace fairway::editor::regatta
