#pragma once

#include "editor/model/document/command.h"

#include <map>

namespace fairway::editor {

// Steps on what every document says of itself; null where nothing would change.
CommandPtr changeInfo(const formats::Document& content, std::string text, DocumentInfo info,
                      std::string mergeKey = {});

// Accepts a finding: the waiver is written into the document.
CommandPtr waive(const formats::Document& content, Waiver waiver);

// The document's own severities and waivers, all at once.
CommandPtr changeChecks(const formats::Document& content, std::map<std::string, Severity> severity,
                        std::vector<Waiver> waivers);

} // namespace fairway::editor
