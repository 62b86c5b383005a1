#include "editor/ui/dialogs/samples.h"

#include "formats/document/kind.h"
#include "formats/document/reader.h"
#include "system/files.h"

#include <wx/filename.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

fs::path samplesFolder() {
  wxString named;
  if (wxGetEnv("FAIRWAY_SAMPLES", &named)) return fs::path(named.utf8_string());
  const fs::path program(wxStandardPaths::Get().GetExecutablePath().utf8_string());
  for (const fs::path& folder :
       {program.parent_path().parent_path() / FAIRWAY_SAMPLES_BESIDE, fs::path(FAIRWAY_SAMPLES_SOURCE)}) {
    std::error_code error;
    if (fs::is_directory(folder, error)) return folder;
  }
  return {};
}

namespace {

// Each game has a folder of its own for what people start from.
std::vector<fs::path> gameFolders() {
  std::vector<fs::path> folders;
  std::error_code error;
  for (const fs::path& entry : system::entriesOf(samplesFolder()))
    if (fs::is_directory(entry, error)) folders.push_back(entry);
  return folders;
}

} // namespace

std::vector<Sample> samplesOf(std::string_view kind, std::string_view game) {
  std::vector<Sample> samples;
  for (const fs::path& folder : gameFolders())
    for (const fs::path& file : system::entriesOf(folder)) {
      if (!file.filename().string().ends_with("." + std::string(kind) + ".yaml")) continue;
      const auto read = formats::readDocumentFile(file);
      if (!read || (!game.empty() && read->document.kind->game != game)) continue;
      samples.push_back({file, read->document.head.info.name.value_or(file.stem().stem().string())});
    }
  std::sort(samples.begin(), samples.end(), [](const Sample& a, const Sample& b) { return a.name < b.name; });
  return samples;
}

} // namespace fairway::editor
