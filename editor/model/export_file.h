#pragma once

#include "formats/documents.h"
#include "formats/problem.h"

#include <filesystem>

namespace fairway::editor {

// Writes the document in another form, by the file's ending: .yaml (self-contained), .json, .svg, .png, .pdf;
// the same code as `fairway export`. References are absolute. What went wrong, or nothing.
formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file);

// The sheets to print, a page a course, as a PDF: the same as `fairway print`.
formats::Problems printSheets(const formats::Document& content, const std::filesystem::path& file);

} // namespace fairway::editor
