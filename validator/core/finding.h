#pragma once

#include "rules/base/document_info.h"
#include "rules/base/evidence.h"
#include "rules/base/phrase.h"

namespace fairway::validator {

// A mending that can be applied to the document: the keys to set, all others stay as they are. It is data, so
// that the command line and the editor can both apply it, and undo it.
struct Fix {
  bool safe = true;    // takes nothing away that the author may want to keep
  bool urgent = false; // what others find means little until it is done
  Phrase text;
  std::vector<KeyEdit> edits;

  friend bool operator==(const Fix&, const Fix&) = default;
};

// Something that a check has shown to be wrong (or, with severity Info, worth knowing).
// What a finding says: only what was made by `phrase`, `countPhrase` or `joined`. A text put together in
// English would be read as a name, and stay English in every language.
struct Sentences : Phrase {
  Sentences() = default;
  Sentences(Phrase said) : Phrase(std::move(said)) {} // NOLINT(google-explicit-constructor)
};

struct Finding {
  std::string code;
  std::string name;
  Severity severity = Severity::Error;
  Sentences message;       // claim, why, what to do
  std::vector<Spot> spots; // where it is
  std::vector<Evidence> evidence;
  std::optional<Fix> fix;
  std::optional<std::string> waived; // why the document's author accepts it
  std::string key;                   // the document's value at fault, items counted from 1: `buoys[1].arrow`

  // Whether it can fail a document.
  bool counts() const { return !waived && severity != Severity::Ignore; }

  friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace fairway::validator
