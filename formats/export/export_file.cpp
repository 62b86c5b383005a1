#include "formats/export/export_file.h"

#include "formats/document/head.h"
#include "formats/document/writer.h"

#include <algorithm>

namespace fairway::formats {

std::string endingOf(const std::filesystem::path& file) {
  std::string ending = file.extension().string();
  for (char& c : ending)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return ending;
}

bool isPicture(std::string_view ending) {
  return ending == ".svg" || ending == ".png" || ending == ".pdf";
}

std::vector<std::string> knownEndings(std::span<const std::string_view> own) {
  std::vector<std::string> endings{".yaml", ".json"};
  endings.insert(endings.end(), own.begin(), own.end());
  endings.insert(endings.end(), {".svg", ".png", ".pdf"});
  return endings;
}

std::optional<Result<std::vector<NamedFile>, Problems>> dataFiles(const Subject& subject,
                                                                  const std::filesystem::path& out,
                                                                  std::string_view ending, ThemeName theme,
                                                                  const Speaker& speaker) {
  if (ending == ".json") return std::vector<NamedFile>{{out, exportJson(subject)}};
  if (ending == ".yaml" || ending == ".yml") {
    auto document = subject.selfContained();
    if (!document) return Problems{{subject.file, 0, 0, "", document.fault().in(speaker)}};
    document->head = withoutSchemaPath(std::move(document->head));
    return std::vector<NamedFile>{{out, writeDocument(*document)}};
  }
  const auto own = subject.ownEndings();
  if (std::find(own.begin(), own.end(), ending) == own.end()) return std::nullopt;
  return subject.ownForm(out, ending, theme);
}

std::optional<std::string> pictureBytes(const Picture& picture, std::string_view ending, double dpi,
                                        const Progress& progress) {
  if (ending == ".svg") return picture.watchedSvg(progress);
  return ending == ".pdf" ? picture.pdf() : picture.png(dpi, progress);
}

} // namespace fairway::formats
