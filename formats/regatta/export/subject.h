#pragma once

#include "formats/regatta/resolve.h"

#include <variant>

// A document with everything behind its references, as exports and prints need it.
namespace fairway::formats::regatta {

struct RegattaSubject {
  Course course;
  Deck deck;
};
struct DeckSubject {
  Deck deck;
};
struct RecordSubject {
  RegattaSubject regatta;
  RaceRecord record;
};

struct Subject {
  DocumentHead head;
  std::variant<RegattaSubject, DeckSubject, RecordSubject> content;

  std::string title() const;    // the document's name, or its kind
  const Course* course() const; // none of a deck
  const Deck& deck() const;
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

} // namespace fairway::formats::regatta
