#include "editor/ui/recent_files.h"

#include <wx/config.h>

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {
constexpr int most = 9;
} // namespace

std::vector<fs::path> recentFiles() {
  std::vector<fs::path> files;
  for (int i = 0; i < most; ++i) {
    const fs::path file(wxConfigBase::Get()->Read(wxString::Format("/Recent/%d", i), "").utf8_string());
    std::error_code error;
    if (!file.empty() && fs::exists(file, error)) files.push_back(file);
  }
  return files;
}

void rememberFile(const fs::path& file) {
  std::vector<fs::path> files = recentFiles();
  files.erase(std::remove(files.begin(), files.end(), file), files.end());
  files.insert(files.begin(), file);
  wxConfigBase* config = wxConfigBase::Get();
  config->DeleteGroup("/Recent");
  for (int i = 0; i < most && i < static_cast<int>(files.size()); ++i)
    config->Write(wxString::Format("/Recent/%d", i),
                  wxString::FromUTF8(files[static_cast<std::size_t>(i)].string()));
  config->Flush();
}

} // namespace fairway::editor
