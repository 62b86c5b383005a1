#include "editor/model/recovery.h"

#include "editor/model/layout_edit.h"
#include "editor/model/mend.h"
#include "formats/atomic_file.h"
#include "formats/reader.h"
#include "formats/writer.h"

#include <algorithm>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace fairway::editor {

namespace fs = std::filesystem;

fs::path recoveryFile(const fs::path& document) {
  return document.string() + ".recovery";
}

std::optional<UntitledRecovery> UntitledRecovery::hold(const fs::path& file) {
  const int lock = open((file.string() + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return std::nullopt;
  if (flock(lock, LOCK_EX | LOCK_NB) == 0) return UntitledRecovery(file, lock);
  close(lock);
  return std::nullopt;
}

std::optional<UntitledRecovery> UntitledRecovery::take(const fs::path& folder) {
  constexpr int most = 1000; // windows; a folder that cannot be written would be tried for ever
  std::error_code error;
  fs::create_directories(folder, error);
  for (int number = 1; number <= most; ++number) {
    const fs::path file = folder / ("untitled-" + std::to_string(number) + ".recovery");
    if (fs::exists(file, error)) continue;
    if (auto held = hold(file)) return held;
  }
  return std::nullopt;
}

std::vector<UntitledRecovery> UntitledRecovery::leftBehind(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("untitled") && name.ends_with(".recovery")) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<UntitledRecovery> places;
  for (const fs::path& file : files)
    if (auto held = hold(file)) places.push_back(std::move(*held));
  return places;
}

UntitledRecovery::UntitledRecovery(UntitledRecovery&& other) noexcept
    : file_(std::move(other.file_)), lock_(std::exchange(other.lock_, -1)) {}

UntitledRecovery& UntitledRecovery::operator=(UntitledRecovery&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(lock_, other.lock_);
  return *this;
}

UntitledRecovery::~UntitledRecovery() {
  if (lock_ >= 0) close(lock_); // the empty lock file stays: removing it could rob somebody who just took it
}

namespace {

// No document can hold a place without a tile: in a recovery file it bears this name.
constexpr const char* emptyPlace = "empty-place";

void renameTiles(formats::Document& content, const std::string& from, const std::string& to) {
  auto* lake = std::get_if<formats::LakeDocument>(&content);
  auto* tiles = lake ? std::get_if<formats::TileLayout>(&lake->content) : nullptr;
  if (!tiles) return;
  for (auto& row : tiles->layout)
    for (lake_race::PlacedTile& place : row)
      if (place.tile == from) place.tile = to;
}

} // namespace

bool writeRecovery(const EditedDocument& document, const fs::path& recovery) {
  std::error_code error;
  if (recovery.has_parent_path()) fs::create_directories(recovery.parent_path(), error);
  formats::Document content = document.content();
  renameTiles(content, "", emptyPlace);
  return !formats::replaceFile(recovery, formats::writeDocument(content));
}

void removeRecovery(const fs::path& recovery) {
  std::error_code error; // it is no fault if there is none
  fs::remove(recovery, error);
}

std::optional<formats::Document> readRecovery(const fs::path& recovery) {
  std::error_code error;
  if (!fs::is_regular_file(recovery, error)) return std::nullopt;
  const auto text = formats::readText(recovery);
  if (!text) return std::nullopt;
  formats::PartlyRead partly = formats::readDespiteFaults(*text, recovery.string());
  if (!partly.read) return std::nullopt;
  formats::Document content = mended(std::move(partly.read->document));
  renameTiles(content, emptyPlace, "");
  return content;
}

} // namespace fairway::editor
