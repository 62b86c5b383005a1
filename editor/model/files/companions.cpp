#include "editor/model/files/companions.h"

#include "editor/model/files/document_file.h"
#include "editor/model/words/translation.h"
#include "formats/document/atomic_file.h"
#include "formats/document/kind.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

namespace fairway::editor {

namespace fs = std::filesystem;
using formats::Document;
using formats::Problems;

namespace {

constexpr int deepest = 8; // documents that point to each other in a circle are refused

// classic.tileset.yaml, classic-2.tileset.yaml, ...
fs::path numbered(const fs::path& file, int number) {
  if (number == 1) return file;
  const std::string name = file.filename().string();
  const std::size_t dot = name.find('.');
  const std::string ending = dot == std::string::npos ? std::string() : name.substr(dot);
  return file.parent_path() / (name.substr(0, dot) + "-" + std::to_string(number) + ending);
}

Result<fs::path, Problems> put(const fs::path& wanted, const std::string& text) {
  for (int number = 1;; ++number) {
    const fs::path file = numbered(wanted, number);
    std::error_code error;
    if (fs::exists(file, error)) {
      const auto there = formats::readText(file);
      if (there && *there == text) return file;
      continue;
    }
    if (std::optional<formats::Problem> problem = formats::replaceFile(file, text)) return Problems{*problem};
    return file;
  }
}

Result<fs::path, Problems> copied(const fs::path& folder, const fs::path& source, int depth) {
  auto text = formats::readText(source);
  if (!text) return text.fault();
  auto read = formats::readDocument(*text, source.string());
  if (!read) return read.fault();
  Document content = withAbsoluteReferences(std::move(read->document), source.parent_path());
  Problems problems;
  bool points = false;
  formats::changeReferences(content, [&](const std::string& key, formats::DocumentPath& path) {
    points = true;
    if (depth >= deepest) return problems.push_back({source.string(), 0, 0, key, say("points to itself")});
    auto inner = copied(folder, path, depth + 1);
    if (inner)
      path = inner->string();
    else
      problems.insert(problems.end(), inner.fault().begin(), inner.fault().end());
  });
  if (!problems.empty()) return problems;
  // What points to nothing is copied as it is, comments and all.
  return put(folder / source.filename(),
             points ? formats::writeDocument(withRelativeReferences(std::move(content), folder)) : *text);
}

} // namespace

Result<fs::path, Problems> copyInto(const fs::path& folder, const fs::path& document) {
  return copied(folder.lexically_normal(), document, 0);
}

bool liesIn(const fs::path& folder, const fs::path& file) {
  const fs::path relative = file.lexically_normal().lexically_relative(folder.lexically_normal());
  return !relative.empty() && *relative.begin() != "..";
}

} // namespace fairway::editor
