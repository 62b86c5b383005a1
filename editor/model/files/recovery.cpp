#include "editor/model/files/recovery.h"

#include "editor/model/files/document_file.h"
#include "editor/model/work/game.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "system/files.h"

#include <cstdlib>
#include <set>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".recovery";
constexpr std::string_view lastEnding = ".last"; // behind the other

fs::path lastFile(const fs::path& recovery) {
  return recovery.string() + std::string(lastEnding);
}

bool write(formats::Document content, const fs::path& file) {
  std::error_code error;
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
  if (const auto form = gameOf(content).toRecovery) form(content);
  return !formats::replaceFile(file, formats::writeDocument(content));
}

struct Found {
  formats::Document content;
  bool whole = false; // read without a fault
};

std::optional<Found> read(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return std::nullopt;
  const auto text = formats::readText(file);
  if (!text) return std::nullopt;
  formats::PartlyRead partly = formats::readDespiteFaults(*text, file.string());
  if (!partly.read || !findKind(partly.read->document)) return std::nullopt;
  return Found{std::move(partly.read->document), partly.problems.empty()};
}

} // namespace

fs::path recoveryFolder() {
  const std::string program = "fairway-editor";
  const char* named = std::getenv("XDG_STATE_HOME");
  if (const fs::path state = named ? named : ""; state.is_absolute()) return state / program;
  if (const fs::path home = system::homeFolder(); !home.empty()) return home / ".local" / "state" / program;
  const fs::path whileLoggedIn = system::privateFolder(program);
  return whileLoggedIn.empty() ? fs::path() : whileLoggedIn / (program + "-work");
}

fs::path formerRecoveryFolder() {
  const fs::path home = system::homeFolder();
  return home.empty() ? fs::path() : home / ".fairway-editor";
}

fs::path recoveryFile(const fs::path& document) {
  return document.string() + std::string(ending);
}

FileLock::Try holdDocument(const fs::path& document) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(document, error);
  const fs::path& file = error ? document : real;
  return FileLock::hold(file.parent_path() / ("." + file.filename().string() + ".lock"));
}

std::optional<UntitledRecovery> UntitledRecovery::hold(const fs::path& file) {
  FileLock::Try held = FileLock::hold(file.string() + ".lock");
  return held.lock ? std::optional(UntitledRecovery(file, std::move(*held.lock))) : std::nullopt;
}

std::optional<UntitledRecovery> UntitledRecovery::take(const fs::path& folder) {
  // It would lie where the program was started.
  if (folder.empty()) return std::nullopt;
  constexpr int most = 1000; // windows; a folder that cannot be written would be tried forever
  std::error_code error;
  fs::create_directories(folder, error);
  for (int number = 1; number <= most; ++number) {
    const fs::path file = folder / ("untitled-" + std::to_string(number) + ".recovery");
    if (fs::exists(file, error) || fs::exists(lastFile(file), error)) continue;
    if (auto held = hold(file)) return held;
  }
  return std::nullopt;
}

std::vector<UntitledRecovery> UntitledRecovery::leftBehind(const fs::path& folder) {
  std::set<fs::path> files; // in their order
  for (const fs::path& entry : system::entriesOf(folder)) {
    std::string name = entry.filename().string();
    if (name.ends_with(lastEnding)) name.resize(name.size() - lastEnding.size());
    if (name.starts_with("untitled") && name.ends_with(ending)) files.insert(folder / name);
  }
  std::vector<UntitledRecovery> places;
  for (const fs::path& file : files)
    if (auto held = hold(file)) places.push_back(std::move(*held));
  return places;
}

bool writeRecovery(formats::Document content, const fs::path& recovery) {
  if (!write(std::move(content), recovery)) return false;
  std::error_code error;
  fs::remove(lastFile(recovery), error); // older than this now
  return true;
}

bool writeLastRecovery(formats::Document content, const fs::path& recovery) {
  return write(std::move(content), lastFile(recovery));
}

void removeRecovery(const fs::path& recovery) {
  std::error_code error; // ignored: there may be none
  fs::remove(recovery, error);
  fs::remove(lastFile(recovery), error);
}

std::optional<formats::Document> readRecovery(const fs::path& recovery) {
  std::optional<Found> found = read(recovery);
  if (std::optional<Found> last = read(lastFile(recovery)); last && (last->whole || !found))
    found = std::move(last);
  if (!found) return std::nullopt;
  formats::Document content = mended(std::move(found->content));
  if (const auto isBare = gameOf(content).isBare; !found->whole && isBare && isBare(content))
    return std::nullopt; // nothing is left to show
  if (const auto form = gameOf(content).fromRecovery) form(content);
  return content;
}

} // namespace fairway::editor
