#include "validator/command/load_document.h"

#include "formats/document/locate.h"

namespace fairway::command {

namespace {

std::optional<std::filesystem::path> allowedFolder; // none: everywhere

} // namespace

RootGuard::RootGuard(const std::string& folder) {
  if (!folder.empty()) allowedFolder = folder;
}

RootGuard::~RootGuard() {
  allowedFolder.reset();
}

formats::Loader referenceLoader() {
  return allowedFolder ? formats::fileLoaderWithin(*allowedFolder) : formats::fileLoader();
}

formats::Loader LoadedDocument::loader() const {
  return [own = std::filesystem::path(file), &text = text, files = referenceLoader()](
             const std::filesystem::path& wanted) -> Result<std::string, formats::Problems> {
    return wanted == own ? text : files(wanted);
  };
}

formats::Problem LoadedDocument::problem(const std::string& key, std::string message) const {
  formats::Problem problem{file, 0, 0, key, std::move(message)};
  formats::placeIn(problem, text);
  return problem;
}

Result<LoadedDocument, formats::Problems> loadDocument(const std::string& file, std::istream& in) {
  auto text = file == "-" ? formats::readText(in, file) : formats::readText(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(text.value(), file);
  if (!read) return read.fault();
  return LoadedDocument{file, std::move(text).value(), std::move(read).value()};
}

} // namespace fairway::command
