#include "validator/command/language_server/desk.h"

#include "formats/document/reader.h"
#include "validator/command/files/load_document.h"
#include "validator/command/validate/validate_file.h"

namespace fairway::command::lsp {

Desk::Desk() {
  setOpenTexts([this](const Path& file) -> const std::string* {
    const OpenText* open = find(file);
    return open ? &open->text() : nullptr;
  });
}

Desk::~Desk() {
  setOpenTexts({});
}

void Desk::open(const Path& file, std::string text) {
  texts_.insert_or_assign(file, OpenText(std::move(text)));
  examined_.clear(); // others may refer to it
}

void Desk::close(const Path& file) {
  texts_.erase(file);
  examined_.clear();
}

const OpenText* Desk::find(const Path& file) const {
  const auto found = texts_.find(file.lexically_normal());
  return found == texts_.end() ? nullptr : &found->second;
}

Result<std::string, formats::Problems> Desk::read(const Path& file) const {
  return referenceLoader()(file);
}

formats::Loader Desk::loader() const {
  return referenceLoader();
}

const Examined& Desk::examined(const Path& file) {
  const auto known = examined_.find(file);
  if (known != examined_.end()) return known->second;
  validator::WorkWatch watch;
  return examined_.emplace(file, examine(file.string(), find(file)->text(), {}, {false, watch}))
      .first->second;
}

void Desk::examineDeeply(const Path& file, validator::WorkWatch& watch) {
  if (!find(file)) return;
  Examined deep = examine(file.string(), find(file)->text(), {}, {true, watch});
  if (!watch.stopWanted()) examined_.insert_or_assign(file, std::move(deep));
}

} // namespace fairway::command::lsp
