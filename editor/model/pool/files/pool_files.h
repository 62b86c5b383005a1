#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/document/references.h"
#include "formats/picture/scene.h"
#include "rules/pool/board/pool.h"

namespace fairway::editor::pool {

// The pool that a record names, where it is a file of its own.
struct RecordReferences {
  fairway::pool::Pool pool;

  friend bool operator==(const RecordReferences&, const RecordReferences&) = default;
};

Result<References, formats::Problems> readPoolReferences(const formats::Document& content,
                                                         const formats::Loader& load);

// The pool in small; of a record as its game ends.
std::unique_ptr<formats::Scene> poolPicture(const EditedDocument& document);

// How two versions of a document differ, and what one is, in lines that people can decide by.
std::vector<std::string> poolDifferences(const formats::Document& before, const formats::Document& after);
std::vector<std::string> poolSummary(const formats::Document& content);

} // namespace fairway::editor::pool
