#pragma once

#include "formats/river/resolve.h"
#include "formats/text/problem.h"

// A document with everything behind its references, as exports and prints need it.
namespace fairway::formats::river {

struct Subject {
  DocumentHead head;
  DocumentInfo riverInfo; // the same as the head's, unless it is a record
  River river;
  std::optional<Record> record;

  std::string title() const; // the document's name, or its kind
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

} // namespace fairway::formats::river
