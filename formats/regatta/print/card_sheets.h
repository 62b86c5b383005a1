#pragma once

#include "formats/picture/geometry.h"
#include "formats/print/print_job.h"
#include "rules/regatta/board/deck.h"

namespace fairway::formats::regatta {

struct CardPrint {
  fairway::regatta::Deck deck;
  std::string title;
  bool backs = true; // behind each sheet of fronts comes one of backs
  // What the printer misses when it turns the sheet: the backs are moved by this much (millimetres).
  Point backOffset;
};

// How cards lie on a sheet: the paper upright or landscape, whichever holds more.
struct CardGrid {
  Paper paper;
  int across = 0;
  int down = 0;

  int perSheet() const { return across * down; }
};
// None if a card finds no room.
std::optional<CardGrid> cardGrid(const fairway::regatta::Deck& deck, const PrintOptions& options);

// Every card of the deck at true size, ready to be cut: nine of 63 x 88 mm on a page of A4.
PrintJob cardSheets(CardPrint cards, const PrintOptions& options);

} // namespace fairway::formats::regatta
