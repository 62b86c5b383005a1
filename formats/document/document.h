#pragma once

#include "formats/document/body.h"
#include "rules/base/contract.h"
#include "rules/base/document_info.h"

#include <string>
#include <vector>

// Documents as they are written: references stay references, what is left out stays left out. A document is
// its head, the same for all games, and the body of its game.
namespace fairway::formats {

struct Kind;

using DocumentPath = std::string; // as written, relative to the document that names it

struct DocumentHead {
  DocumentInfo info;
  std::vector<std::string>
      comment; // the block at the document's head: lines with their `#`, or empty lines; no line ends
  std::optional<std::string> board; // of a record: the digest of its board (formats/document/board_digest.h)

  friend bool operator==(const DocumentHead&, const DocumentHead&) = default;
};

// A document of which the kind is known. The game that the body belongs to has a function `kindFor` that
// names it.
template <class KnownBody>
struct DocumentOf {
  DocumentHead head;
  KnownBody body;

  friend bool operator==(const DocumentOf&, const DocumentOf&) = default;
};

struct Document {
  const Kind* kind = nullptr; // null: there is none
  DocumentHead head;
  Body body;

  Document() = default;
  Document(const Kind& itsKind, DocumentHead itsHead, Body itsBody)
      : kind(&itsKind), head(std::move(itsHead)), body(std::move(itsBody)) {}
  template <class KnownBody>
  Document(DocumentOf<KnownBody> known) // NOLINT(google-explicit-constructor): it is one
      : kind(&kindFor(known.body)), head(std::move(known.head)), body(std::move(known.body)) {}

  // The body, if the document is of the kind that has such a one; else null.
  template <class KnownBody>
  const KnownBody* as() const {
    return body.as<KnownBody>();
  }
  template <class KnownBody>
  KnownBody* as() {
    return body.as<KnownBody>();
  }
  template <class KnownBody>
  bool is() const {
    return as<KnownBody>() != nullptr;
  }
  // The same where the kind is known.
  template <class KnownBody>
  const KnownBody& get() const {
    FAIRWAY_EXPECTS(is<KnownBody>());
    return *as<KnownBody>();
  }
  template <class KnownBody>
  KnownBody& get() {
    FAIRWAY_EXPECTS(is<KnownBody>());
    return *as<KnownBody>();
  }

  friend bool operator==(const Document&, const Document&) = default;
};

std::string_view kindOf(const Document& document); // the word behind `kind:`

} // namespace fairway::formats
