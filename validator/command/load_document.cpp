#include "validator/command/load_document.h"

#include "formats/document/locate.h"

namespace fairway::command {

formats::Loader LoadedDocument::loader() const {
  return [own = std::filesystem::path(file), &text = text, files = formats::fileLoader()](
             const std::filesystem::path& wanted) -> Result<std::string, formats::Problems> {
    return wanted == own ? text : files(wanted);
  };
}

formats::Problem LoadedDocument::problem(const std::string& key, std::string message) const {
  const auto position = formats::locate(file, key, loader());
  return {file, position.line, position.column, key, std::move(message)};
}

Result<LoadedDocument, formats::Problems> loadDocument(const std::string& file, std::istream& in) {
  auto text = file == "-" ? formats::readText(in, file) : formats::readText(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(text.value(), file);
  if (!read) return read.fault();
  return LoadedDocument{file, std::move(text).value(), std::move(read).value()};
}

} // namespace fairway::command
