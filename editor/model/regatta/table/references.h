#pragma once

#include "editor/model/document/edited_document.h"
#include "rules/regatta/board/course.h"
#include "rules/regatta/board/deck.h"

namespace fairway::editor::regatta {

// What a regatta names: its deck.
struct TableReferences {
  fairway::regatta::Deck deck;

  friend bool operator==(const TableReferences&, const TableReferences&) = default;
};

// What a record names: its regatta, with the deck.
struct RecordReferences {
  fairway::regatta::Course course;
  fairway::regatta::Deck deck;

  friend bool operator==(const RecordReferences&, const RecordReferences&) = default;
};

// The regatta of a record on the desk, its own or the one that it names; none: it could not be read.
std::optional<RecordReferences> regattaBehind(const EditedDocument& document);

// The deck of a regatta on the desk, its own or the one that it names; null: it could not be read.
const fairway::regatta::Deck* deckBehind(const EditedDocument& document);

} // namespace fairway::editor::regatta
