#pragma once

#include "editor/model/document/command.h"

#include <map>

namespace fairway::editor {

// Steps on what every document says of itself; null where nothing would change.
CommandPtr changeInfo(const formats::Document& content, std::string text, DocumentInfo info,
                      std::string mergeKey = {});

// Another version of the whole document, such as the one on the disk. It must be of the same kind.
CommandPtr replaceDocument(const formats::Document& content, std::string text, formats::Document version);

// Accepts a finding: the waiver is written into the document.
CommandPtr waive(const formats::Document& content, Waiver waiver);

// The document's own severities and waivers, all at once.
CommandPtr changeChecks(const formats::Document& content, std::map<std::string, Severity> severity,
                        std::vector<Waiver> waivers);

} // namespace fairway::editor
