#pragma once

#include "formats/document/locate.h"
#include "validator/core/finding.h"

namespace fairway::command {

// A piece of a document's text, and what to write instead of it.
struct Replacement {
  formats::yaml::Span where;
  std::string text;
};

// Where in the text of a document stands what its findings talk about.
class FindingPlaces {
public:
  explicit FindingPlaces(std::string_view text);

  // What a fix changes. Nothing where not all of it is a value that can be replaced in its place.
  std::vector<Replacement> replacements(const validator::Fix& fix) const;

  // The letter of a place on the document's own map. Nothing where the board is of tiles or in another file.
  std::optional<formats::yaml::Span> onMap(const Spot& spot) const;

private:
  std::optional<formats::yaml::Span> onMap(std::string_view key) const;

  formats::Locator locator_;
  int mapLine_ = 0; // of `map: |`; the rows are below it
};

} // namespace fairway::command
