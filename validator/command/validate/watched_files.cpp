#include "validator/command/validate/watched_files.h"

#include "formats/document/kind.h"
#include "validator/command/files/document_files.h"
#include "validator/command/files/load_document.h"
#include "validator/command/terminal/interrupt.h"

#include <chrono>
#include <thread>

namespace fairway::command {

namespace {

constexpr auto betweenLooks = std::chrono::milliseconds(300);

FileState stateOf(const std::filesystem::path& file) {
  std::error_code missing;
  FileState state;
  const auto changed = std::filesystem::last_write_time(file, missing);
  if (missing) return state;
  state.changed = changed;
  state.size = std::filesystem::file_size(file, missing);
  return state;
}

// The state is taken before the file is read: what changes in between is seen as a change later.
void addFile(const std::filesystem::path& file, FileStates& states, const formats::Loader& load) {
  if (!states.emplace(file, stateOf(file)).second) return;
  const auto text = load(file);
  if (!text) return;
  const formats::PartlyRead partly = formats::readDespiteFaults(*text, file.string());
  if (!partly.read) return;
  const formats::Place place{file, load};
  formats::visitReferences(partly.read->document, [&](const std::string&, const formats::DocumentPath& path) {
    addFile(place.targetOf(path), states, load);
  });
}

// Without reading anything.
bool stillStand(const std::vector<std::string>& names, const std::vector<std::string>& without,
                const FileStates& before) {
  for (const auto& [file, state] : before)
    if (stateOf(file) != state) return false;
  formats::Problems ignored;
  for (const std::string& file : filesIn(names, without, ignored))
    if (!before.contains(file)) return false;
  return true;
}

} // namespace

FileStates statesOf(const std::vector<std::string>& names, const std::vector<std::string>& without) {
  FileStates states;
  formats::Problems ignored; // validation reports them
  for (const std::string& file : filesIn(names, without, ignored)) addFile(file, states, referenceLoader());
  return states;
}

bool waitForChange(const std::vector<std::string>& names, const std::vector<std::string>& without,
                   const FileStates& before) {
  while (!InterruptGuard::interrupted()) {
    if (!stillStand(names, without, before)) return true;
    std::this_thread::sleep_for(betweenLooks);
  }
  return false;
}

} // namespace fairway::command
