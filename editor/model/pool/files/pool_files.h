#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/document/references.h"
#include "formats/picture/scene.h"

namespace fairway::editor::pool {

Result<References, formats::Problems> readPoolReferences(const formats::Document& content,
                                                         const formats::Loader& load);

// The pool in small; of a record as its game ends.
std::unique_ptr<formats::Scene> poolPicture(const EditedDocument& document);

// How two versions of a document differ, and what one is, in lines that people can decide by.
std::vector<std::string> poolDifferences(const formats::Document& before, const formats::Document& after);
std::vector<std::string> poolSummary(const formats::Document& content);

} // namespace fairway::editor::pool
