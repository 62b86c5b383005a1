#pragma once

#include "formats/picture/picture.h"
#include "formats/pool/picture/pool_scene.h"
#include "formats/pool/resolve.h"

// A pool or a record with everything behind its references, as exports and prints need it.
namespace fairway::formats::pool {

struct Subject {
  DocumentHead head;
  DocumentInfo poolInfo; // the same as the head's, unless it is a record
  Pool pool;
  std::optional<GameRecord> record;

  std::string title() const; // the document's name, or its kind
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

// The pool with its setup, or with the tiles as they lie after so many turns of the record; none: after all
// that are legal. There must be as many.
PoolScene sceneOf(const Subject& subject, std::optional<int> turns = {});

// How many turns of its record can be played.
int legalTurns(const Subject& subject);

PictureTexts textsOf(const Subject& subject);

// What to tell people about letters of its texts that no font has; none if all are there.
std::optional<std::string> fontAdvice(const Subject& subject);

// The document without references: a record has its pool inside.
Document selfContained(const Subject& subject);

// The subject for other programs, as one JSON object of the schema `fairway-pool-export-1`: what the document
// says, with all defaults written out, and the squares of each start row.
std::string exportJson(const Subject& subject);

} // namespace fairway::formats::pool
