#include "formats/document/references.h"

#include "formats/document/kind.h"
#include "formats/document/locate.h"
#include "formats/document/reader.h"

namespace fairway::formats {

namespace fs = std::filesystem;

Loader fileLoader() {
  return [](const fs::path& file) -> Result<std::string, Problems> {
    if (file == "-") return Problems{}; // what came from a pipe does not come again
    return readText(file);
  };
}

Problem Place::problem(const std::string& field, std::string message) const {
  const yaml::Position at = locate(file, key + field, load);
  return {file.string(), at.line, at.column, key + field, std::move(message)};
}

fs::path Place::targetOf(const DocumentPath& path) const {
  const fs::path target = file.parent_path() / fs::path(path);
  return target == "-" ? fs::path("./-") : target;
}

Result<Document, Problems> follow(const Place& place, const std::string& field, const DocumentPath& path,
                                  const Kind& kind) {
  const fs::path target = place.targetOf(path);
  const auto unusable = [&](Problems problems, const std::string& why) {
    problems.push_back(place.problem(field, "'" + path + "' " + why));
    return problems;
  };
  const auto text = place.load(target);
  if (!text) return unusable(text.fault(), "cannot be read");
  auto read = readDocument(text.value(), target.string());
  if (!read) return unusable(read.fault(), "is not a valid document");
  if (read->document.kind == &kind) return std::move(read->document);
  return unusable({},
                  "is a " + std::string(kindOf(read->document)) + "; expected a " + std::string(kind.name));
}

} // namespace fairway::formats
