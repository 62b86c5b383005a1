#pragma once

#include "rules/base/document_info.h"
#include "rules/base/phrase.h"
#include "rules/lake_race/board/course.h"

namespace fairway::validator {

// How a finding's place is drawn.
enum class EvidenceKind : std::uint8_t { Path, Cut, Region, Line };

std::string_view nameOf(EvidenceKind kind); // path, cut, region, line

struct Evidence {
  EvidenceKind kind = EvidenceKind::Region;
  std::vector<Cell> cells;

  friend bool operator==(const Evidence&, const Evidence&) = default;
};

// A mending that can be applied to the document: the choices to set, all others stay as they are. It is data,
// so that the command line and the editor can both apply it, and undo it.
struct Fix {
  bool safe = true; // takes nothing away that the author may want to keep
  Phrase text;
  lake_race::OpenChoices set;

  friend bool operator==(const Fix&, const Fix&) = default;
};

// Something that a check has shown to be wrong (or, with severity Info, worth knowing).
struct Finding {
  std::string code;
  std::string name;
  Severity severity = Severity::Error;
  Phrase message;          // claim, why, what to do
  std::vector<Cell> cells; // where it is
  std::vector<Evidence> evidence;
  std::optional<Fix> fix;
  std::optional<std::string> waived; // why the document's author accepts it
  std::string key;                   // the document's value at fault, items counted from 1: `buoys[1].arrow`

  // Whether it can fail a document.
  bool counts() const { return !waived && severity != Severity::Ignore; }

  friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace fairway::validator
