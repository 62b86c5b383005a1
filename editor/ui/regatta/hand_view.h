#pragma once

#include "rules/regatta/board/deck.h"

#include <wx/bmpbndl.h>
#include <wx/window.h>

#include <functional>

namespace fairway::editor::regatta {

// A hand of cards as they are drawn, as large as there is room: each with its number, those that can do
// nothing now pale, the chosen ones raised.
class HandView final : public wxWindow {
public:
  explicit HandView(wxWindow* parent);

  struct Place {
    int card = 0; // of the deck, by number
    bool alive = true;
    bool chosen = false;
    std::string tip;

    friend bool operator==(const Place&, const Place&) = default;
  };
  void show(const fairway::regatta::Deck& deck, std::vector<Place> places);

  std::function<void(std::size_t place)> onChoose;

  wxRect rectOf(std::size_t place) const;              // where a card lies
  bool AcceptsFocus() const override { return false; } // keys come to the board

private:
  struct Grid {
    int columns = 1;
    wxSize cell;
  };
  Grid grid() const;
  wxRect frameOf(std::size_t place, const wxRect& picture) const;
  std::optional<std::size_t> placeAt(const wxPoint& at) const;
  void paint();
  void makePictures();

  fairway::regatta::Deck deck_;
  std::vector<Place> places_;
  std::vector<wxBitmapBundle> pictures_; // of the places, for one size of cells
  wxSize pictured_;
};

} // namespace fairway::editor::regatta
