#include "formats/playtest/vassal_map.h"

#include "formats/playtest/table_pictures.h"

// Piles of VASSAL: cards that are drawn, and tiles whose backs nobody may know.
namespace fairway::formats::playtest {

namespace {

constexpr const char* inPile = "VASSAL.build.widget.CardSlot";

std::string placing(const std::string& shuffled, std::size_t place) {
  return "place-" + shuffled + "-" + std::to_string(place);
}

} // namespace

// Tiles come shuffled out of a pile, so that nobody knows which lies where. Each can go to any of the places.
void VassalMap::addStocks(XmlElement& map) {
  for (const auto& [name, box] : layout_.stocks) {
    XmlElement& tiles = map.add(pile(stockName(name), box, false));
    tiles.set("shuffle", "Always");
    for (const Piece& piece : table_.pieces) {
      if (piece.shuffled != name) continue;
      const int id = stock_.nextPiece();
      VassalPiece made = pieceOf(piece, id);
      std::size_t place = 0;
      for (std::size_t i = 0; i < table_.pieces.size(); ++i) {
        if (table_.pieces[i].shuffled != name || !table_.pieces[i].at) continue;
        const MapPixel at = placeOf(i);
        made.goesTo(placing(name, ++place), names_.map, names_.map, at.x, at.y);
      }
      tiles.add(slot(inPile, piece.name, made, id));
    }
  }
}

std::vector<XmlElement> VassalMap::atStart() const {
  std::vector<XmlElement> commands;
  for (const auto& [name, box] : layout_.stocks) {
    std::size_t place = 0;
    for (const Piece& piece : table_.pieces) {
      if (piece.shuffled != name || !piece.at) continue;
      const std::string command = placing(name, ++place);
      commands.emplace_back("VASSAL.build.module.StartupGlobalKeyCommand",
                            XmlElement::Attributes{{"name", "Lay a tile"},
                                                   {"whenToApply", "startOfGameOnly"},
                                                   {"hotkeyOrKeyCommand", "sendKeyCommand"},
                                                   {"hotkey", vassalCommand(command)},
                                                   {"target", "MODULE|true|DECK|||||0|0|" + stockName(name) +
                                                                  "|false|||EQUALS||"},
                                                   {"filter", ""},
                                                   {"deckCount", "1"},
                                                   {"reportSingle", "true"},
                                                   {"reportFormat", ""}});
    }
  }
  return commands;
}

void VassalMap::addDeck(XmlElement& map) {
  if (!table_.deck || !layout_.deck) return;
  const Deck& deck = *table_.deck;
  const std::string back = picture("card-back", deck.back, layout_.scale);
  XmlElement& draw = map.add(pile(drawPileName, layout_.deck->draw, true));
  draw.set("shuffle", "Always");
  for (const CardKind& kind : deck.cards) {
    const std::string face = picture(kind.id, kind.face, layout_.scale);
    for (int copy = 0; copy < kind.copies; ++copy) {
      const int id = stock_.nextPiece();
      VassalPiece card(face, "Card", id);
      card.backed(back);
      card.returnsTo(discardPileName);
      if (deck.headings > 1) card.turns(deck.headings, 0);
      card.staysOffGrid();
      card.labelled("Layer", "Cards");
      draw.add(slot(inPile, "Card", card, id));
    }
  }
  XmlElement& discard = map.add(pile(discardPileName, layout_.deck->discard, false));
  discard.set("shuffle", "Never");
  discard.set("reshufflable", "true");
  discard.set("reshuffleCommand", "Shuffle into the draw pile");
  discard.set("reshuffleMessage", "The discarded cards are shuffled into the draw pile");
  discard.set("reshuffleTarget", drawPileName);
}

} // namespace fairway::formats::playtest
