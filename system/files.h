#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the standard library cannot do with files.
namespace fairway::system {

// Replaces a file whole or not at all: a temporary file beside it, fsync, rename; permissions are kept, links
// are followed. Says what went wrong, in which case the old file is untouched and nothing is left beside it.
std::optional<std::string> replaceFile(const std::filesystem::path& file, std::string_view content);

// A file to read that is neither a pipe nor a device, so that reading never waits; otherwise why not.
struct RegularFile {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream{nullptr, std::fclose};
  std::string whyNot = {};
};
RegularFile openRegular(const std::filesystem::path& file);
// The same below a folder, step by step and without following a link: what is exchanged for one meanwhile
// leads nowhere. The relative path has no `..`.
RegularFile openRegularWithin(const std::filesystem::path& folder, const std::filesystem::path& relative);

// Tells whether a file has changed, without reading it.
struct FileStamp {
  std::uint64_t number = 0; // of the file in its file system; another after it was replaced
  std::uint64_t size = 0;
  std::int64_t modified = 0; // nanoseconds
  std::int64_t changed = 0;

  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
std::optional<FileStamp> stampOf(const std::filesystem::path& file); // none: it is not there

bool mayWrite(const std::filesystem::path& file); // it is there, and we are allowed to

// The contents of a folder; as far as it can be read, and in no order.
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder);

// The user's own folder: HOME or, where that does not name one, what the system's list of users says. Empty:
// there is none.
std::filesystem::path homeFolder();

// A folder for what lives as long as the user is logged in. It is ours, and no other user can enter it.
// Empty: there is none.
std::filesystem::path privateFolder(const std::string& program);

} // namespace fairway::system
