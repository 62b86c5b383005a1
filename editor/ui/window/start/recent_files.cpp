#include "editor/ui/window/start/recent_files.h"

#include <wx/config.h>
#include <wx/utils.h>

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> keptFiles() {
  std::vector<fs::path> files;
  for (std::size_t i = 0; i < recentFilesKept; ++i) {
    const fs::path file(wxConfigBase::Get()->Read(wxString::Format("/Recent/%zu", i), "").utf8_string());
    std::error_code error;
    if (!file.empty() && fs::exists(file, error)) files.push_back(file);
  }
  return files;
}

// Read once: menus ask for it at every step.
std::vector<fs::path>& files() {
  static std::vector<fs::path> read = keptFiles();
  return read;
}

} // namespace

const std::vector<fs::path>& recentFiles() {
  return files();
}

wxString shownFolder(const fs::path& file) {
  const wxString folder = wxString::FromUTF8(file.parent_path().string());
  const wxString home = wxGetHomeDir();
  return folder == home || folder.StartsWith(home + "/") ? "~" + folder.Mid(home.size()) : folder;
}

wxString tellingFolder(const fs::path& file, const std::vector<fs::path>& among) {
  const auto partsOf = [](const fs::path& any) {
    const fs::path folder = any.parent_path();
    return std::vector<fs::path>(folder.begin(), folder.end());
  };
  const std::vector<fs::path> parts = partsOf(file);
  std::size_t alike = 0; // parts at the end, with the other that is most alike
  for (const fs::path& other : among) {
    if (other == file || other.filename() != file.filename()) continue;
    const std::vector<fs::path> theirs = partsOf(other);
    const auto differ = std::mismatch(parts.rbegin(), parts.rend(), theirs.rbegin(), theirs.rend());
    alike = std::max(alike, static_cast<std::size_t>(differ.first - parts.rbegin()));
  }
  if (alike == 0 || alike >= parts.size()) return shownFolder(file);
  const fs::path between = alike > 1 ? fs::path("...") / parts.back() : parts.back();
  return wxString::FromUTF8((parts[parts.size() - 1 - alike] / between).string());
}

void rememberFile(const fs::path& file) {
  // NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const fs::path kept = file; // may be one of those that are moved now
  files().erase(std::remove(files().begin(), files().end(), kept), files().end());
  files().insert(files().begin(), kept);
  if (files().size() > recentFilesKept) files().resize(recentFilesKept);
  wxConfigBase* config = wxConfigBase::Get();
  config->DeleteGroup("/Recent");
  for (std::size_t i = 0; i < files().size(); ++i)
    config->Write(wxString::Format("/Recent/%zu", i), wxString::FromUTF8(files()[i].string()));
  config->Flush();
}

} // namespace fairway::editor
