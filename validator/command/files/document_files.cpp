#include "validator/command/files/document_files.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string_view>

namespace fairway::command {

namespace {

bool fits(std::string_view text, std::string_view pattern) {
  if (pattern.empty()) return text.empty();
  if (pattern.starts_with("**/")) { // also no folder at all
    if (fits(text, pattern.substr(3))) return true;
    const std::size_t slash = text.find('/');
    return slash != std::string_view::npos && fits(text.substr(slash + 1), pattern);
  }
  if (pattern.front() == '*') {
    const bool folders = pattern.starts_with("**");
    const std::string_view rest = pattern.substr(folders ? 2 : 1);
    for (std::size_t i = 0;; ++i) {
      if (fits(text.substr(i), rest)) return true;
      if (i == text.size() || (text[i] == '/' && !folders)) return false;
    }
  }
  if (text.empty()) return false;
  const bool same = pattern.front() == text.front() || (pattern.front() == '?' && text.front() != '/');
  return same && fits(text.substr(1), pattern.substr(1));
}

bool isMeant(const std::string& path, const std::vector<std::string>& patterns) {
  return std::any_of(patterns.begin(), patterns.end(),
                     [&](const std::string& pattern) { return matchesPattern(path, pattern); });
}

class FolderSearch {
public:
  FolderSearch(const std::vector<std::string>& without, formats::Problems& problems)
      : without_(without), problems_(problems) {}

  // Folder by folder, so that one that cannot be read is named and the others are still searched.
  void search(const std::filesystem::path& folder) {
    std::error_code error;
    auto entry = std::filesystem::directory_iterator(folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) look(*entry);
    if (!error) return;
    problems_.push_back({folder.string(), 0, 0, "", "the folder cannot be read: " + error.message()});
    failed = true;
  }

  std::vector<std::string> found;
  bool failed = false;
  bool leftOut = false; // some were

private:
  void look(const std::filesystem::directory_entry& entry) {
    std::error_code unknown;
    if (isMeant(entry.path().string(), without_)) {
      leftOut = true;
      return;
    }
    // Links to folders are not followed: they may lead in circles.
    if (entry.symlink_status(unknown).type() == std::filesystem::file_type::directory)
      return search(entry.path());
    const std::filesystem::file_type type = entry.status(unknown).type();
    // A link that leads nowhere is tried all the same, so that the report says so.
    const bool file =
        type == std::filesystem::file_type::regular || type == std::filesystem::file_type::not_found;
    const std::filesystem::path ending = entry.path().extension();
    if (file && (ending == ".yaml" || ending == ".yml")) found.push_back(entry.path().string());
  }

  const std::vector<std::string>& without_;
  formats::Problems& problems_;
};

void addFolder(const std::string& folder, const std::vector<std::string>& without,
               std::vector<std::string>& files, formats::Problems& problems) {
  FolderSearch search(without, problems);
  search.search(folder);
  if (search.found.empty() && !search.failed)
    problems.push_back({folder, 0, 0, "",
                        search.leftOut ? "--exclude leaves out all documents of the folder"
                                       : "the folder has no documents (*.yaml, *.yml)"});
  std::sort(search.found.begin(), search.found.end());
  files.insert(files.end(), search.found.begin(), search.found.end());
}

} // namespace

bool matchesPattern(const std::string& path, const std::string& pattern) {
  std::string_view wanted = pattern;
  while (wanted.size() > 1 && wanted.ends_with('/')) wanted.remove_suffix(1);
  if (wanted.find('/') != std::string_view::npos) return fits(path, wanted);
  const auto parts = std::filesystem::path(path);
  return std::any_of(parts.begin(), parts.end(),
                     [&](const std::filesystem::path& part) { return fits(part.string(), wanted); });
}

std::vector<std::string> filesIn(const std::vector<std::string>& names,
                                 const std::vector<std::string>& without, formats::Problems& problems) {
  std::vector<std::string> files;
  for (const std::string& name : names)
    if (std::error_code unknown; name != "-" && std::filesystem::is_directory(name, unknown))
      addFolder(name, without, files, problems);
    else if (!isMeant(name, without))
      files.push_back(name);
  std::set<std::string> seen;
  std::erase_if(files, [&seen](const std::string& file) { return !seen.insert(file).second; });
  return files;
}

} // namespace fairway::command
