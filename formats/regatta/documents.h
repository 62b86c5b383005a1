#pragma once

#include "formats/document/kind.h"
#include "rules/regatta/board/course.h"
#include "rules/regatta/board/deck.h"
#include "rules/regatta/play/record.h"

#include <variant>

// The documents of the card regatta. What they mean, with references followed, is made by
// formats/regatta/resolve.h.
namespace fairway::formats::regatta {

using fairway::regatta::Course;
using fairway::regatta::Deck;
using fairway::regatta::RaceRecord;

struct DeckBody {
  Deck deck;

  friend bool operator==(const DeckBody&, const DeckBody&) = default;
};

// A course with its deck, as it stands in a document of its own or inside a record.
struct RegattaBody {
  std::variant<DocumentPath, Deck> deck;
  Course course;

  friend bool operator==(const RegattaBody&, const RegattaBody&) = default;
};

struct RecordBody {
  std::variant<DocumentPath, RegattaBody> regatta;
  RaceRecord record;

  friend bool operator==(const RecordBody&, const RecordBody&) = default;
};

const Kind& regattaKind();
const Kind& deckKind();
const Kind& recordKind();

inline const Kind& kindFor(const RegattaBody&) {
  return regattaKind();
}
inline const Kind& kindFor(const DeckBody&) {
  return deckKind();
}
inline const Kind& kindFor(const RecordBody&) {
  return recordKind();
}

using RegattaDocument = DocumentOf<RegattaBody>;
using DeckDocument = DocumentOf<DeckBody>;
using RecordDocument = DocumentOf<RecordBody>;

} // namespace fairway::formats::regatta
