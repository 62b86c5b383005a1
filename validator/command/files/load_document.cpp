#include "validator/command/files/load_document.h"

#include "formats/document/locate.h"

#include <ostream>

namespace fairway::command {

namespace {

std::optional<std::filesystem::path> allowedFolder; // none: everywhere
OpenTextFinder openTexts;

KnownDocuments::Known readFile(const std::string& file, std::istream& in) {
  auto text = file == "-" ? formats::readText(in, file) : formats::readText(file);
  if (!text) return {nullptr, text.fault()};
  formats::PartlyRead partly = formats::readDespiteFaults(*text, file);
  const formats::Kind* kind = partly.read ? partly.read->document.kind : nullptr;
  if (!partly.problems.empty()) return {kind, std::move(partly.problems)};
  return {kind, LoadedDocument{file, std::move(text).value(), std::move(*partly.read)}};
}

} // namespace

RootGuard::RootGuard(const std::string& folder) : previous_(allowedFolder) {
  if (!folder.empty()) allowedFolder = folder;
}

RootGuard::~RootGuard() {
  allowedFolder = previous_;
}

void setOpenTexts(OpenTextFinder find) {
  openTexts = std::move(find);
}

formats::Loader referenceLoader() {
  formats::Loader files = allowedFolder ? formats::fileLoaderWithin(*allowedFolder) : formats::fileLoader();
  if (!openTexts) return files;
  return [files](const std::filesystem::path& wanted) -> Result<std::string, formats::Problems> {
    const std::string* open = openTexts(wanted);
    return open ? *open : files(wanted);
  };
}

formats::Loader LoadedDocument::loader() const& {
  return [own = std::filesystem::path(file), &text = text, files = referenceLoader()](
             const std::filesystem::path& wanted) -> Result<std::string, formats::Problems> {
    return wanted == own ? text : files(wanted);
  };
}

formats::Problem LoadedDocument::problem(const std::string& key, std::string message) const {
  formats::Problem problem{file, 0, 0, key, std::move(message)};
  read.places->place(problem);
  return problem;
}

Result<LoadedDocument, formats::Problems> loadDocument(const std::string& file, const Streams& streams) {
  const KnownDocuments::Known* known = streams.known ? streams.known->find(file) : nullptr;
  return known ? known->document : readFile(file, streams.in).document;
}

formats::Problems otherKind(const LoadedDocument& loaded, std::string_view wanted) {
  const std::string found(formats::kindOf(loaded.read.document));
  std::string message = "expected a " + std::string(wanted) + ", found a " + found;
  if (found == "record")
    message += "; `fairway replay " + loaded.file + "` referees it";
  else if (wanted == "record")
    message += "; `fairway race` races on a board and writes a record";
  return {loaded.problem("kind", std::move(message))};
}

const KnownDocuments::Known* KnownDocuments::read(const std::string& file, std::istream& in) {
  if (const Known* known = find(file)) return known;
  std::error_code missing;
  if (file != "-" && !std::filesystem::is_regular_file(file, missing)) return nullptr;
  return &files_.emplace(file, readFile(file, in)).first->second;
}

const KnownDocuments::Known* KnownDocuments::find(const std::string& file) const {
  const auto found = files_.find(file);
  return found == files_.end() ? nullptr : &found->second;
}

void warnOfOtherBoard(const LoadedDocument& record, const formats::Document& whole, const Streams& streams) {
  if (!formats::hasOtherBoard(record.read.document, whole)) return;
  streams.err << "fairway: " << record.file
              << ": warning: the board has changed since this race was recorded; its digest is now "
              << *formats::digestOfBoardInside(whole) << '\n';
}

} // namespace fairway::command
