#include "formats/export/subject.h"

#include "formats/document/json_text.h"
#include "formats/picture/fonts.h"
#include "formats/text/utf8.h"

namespace fairway::formats {

namespace {

// Without folders and endings: `heron-water` of boards/heron-water.lake.yaml. Empty where that is no word: a
// pipe, or bytes that are not text.
std::string stemOf(const std::string& file) {
  const std::string name = std::filesystem::path(file).filename().string();
  const std::string stem = name.substr(0, name.find('.'));
  for (std::size_t at = 0; at < stem.size();) {
    const Utf8Character character = characterAt(stem, at);
    if (character.bytes == 0 || character.code < 0x20 || character.code == 0x7f) return "";
    at += static_cast<std::size_t>(character.bytes);
  }
  return stem == "-" ? "" : stem;
}

} // namespace

std::string Subject::title() const {
  if (head.info.name) return *head.info.name;
  const std::string stem = stemOf(file);
  return stem.empty() ? std::string(untitled()) : stem;
}

PictureTexts Subject::texts() const {
  const DocumentInfo& info = head.info;
  std::string credits = info.author.value_or("");
  if (info.licence) credits += (credits.empty() ? "" : " · ") + *info.licence;
  return {title(), info.notes.value_or(""), credits};
}

Result<std::vector<NamedFile>, Problems> Subject::ownForm(const std::filesystem::path& /*out*/,
                                                          std::string_view ending, ThemeName) const {
  return Problems{{file, 0, 0, "", "it cannot be written as " + std::string(ending)}};
}

Result<playtest::Kit, Problems> Subject::kit(ThemeName) const {
  return Problems{
      {file, 0, 0, "kind", "a " + std::string(kind()) + " cannot be laid on a table: export a board"}};
}

std::string exportJson(const Subject& subject) {
  const DocumentInfo& info = subject.head.info;
  Tree json{{"schema", std::string(subject.schema())}, {"kind", std::string(subject.kind())}};
  if (info.name) json["name"] = *info.name;
  if (info.author) json["author"] = *info.author;
  if (info.licence) json["licence"] = *info.licence;
  if (info.notes) json["notes"] = *info.notes;
  subject.addFacts(json);
  return jsonText(json, 1);
}

std::optional<std::string> fontAdvice(const Subject& subject) {
  const PictureTexts texts = subject.texts();
  std::vector<std::string> all = subject.names();
  all.insert(all.begin(), {texts.title, texts.subtitle, texts.credits});
  return fontAdvice(std::span<const std::string>(all));
}

} // namespace fairway::formats
