#include "editor/model/files/companions.h"

#include "editor/model/files/document_file.h"
#include "editor/model/words/translation.h"
#include "formats/document/kind.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <map>

namespace fairway::editor {

namespace fs = std::filesystem;
using formats::Document;
using formats::Problems;

namespace {

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

// Copies each document once, however often it is pointed to.
class Copier {
public:
  explicit Copier(fs::path folder) : folder_(std::move(folder)) {}

  Result<fs::path, Problems> copied(const fs::path& source) {
    // While a document is copied it counts as one that points to itself: should it be asked for again, it
    // does.
    const auto [place, isNew] = copies_.try_emplace(
        source.lexically_normal(), Problems{{source.string(), 0, 0, {}, say("points to itself")}});
    if (isNew) place->second = copyOf(source); // the place of a map stays where it is
    return place->second;
  }

private:
  Result<fs::path, Problems> copyOf(const fs::path& source) {
    auto text = formats::readText(source);
    if (!text) return text.fault();
    auto read = formats::readDocument(*text, source.string());
    if (!read) return read.fault();
    Document content = withAbsoluteReferences(std::move(read->document), source.parent_path());
    Problems problems;
    bool points = false;
    formats::changeReferences(content, [&](const std::string&, formats::DocumentPath& path) {
      points = true;
      auto inner = copied(path);
      if (inner)
        path = inner->string();
      else if (problems.empty())
        problems = inner.fault();
    });
    if (!problems.empty()) return problems;
    // What points to nothing is copied as it is, comments and all.
    return put(folder_ / source.filename(),
               points ? formats::writeDocument(withRelativeReferences(std::move(content), folder_)) : *text);
  }

  fs::path folder_;
  std::map<fs::path, Result<fs::path, Problems>> copies_; // by source
};

} // namespace

Result<fs::path, Problems> copyInto(const fs::path& folder, const fs::path& document) {
  return Copier(folder.lexically_normal()).copied(document);
}

bool liesIn(const fs::path& folder, const fs::path& file) {
  const fs::path relative = file.lexically_normal().lexically_relative(folder.lexically_normal());
  return !relative.empty() && *relative.begin() != "..";
}

} // namespace fairway::editor
