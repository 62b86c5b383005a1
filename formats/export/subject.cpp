#include "formats/export/subject.h"

#include "formats/document/json_text.h"
#include "formats/picture/fonts.h"

namespace fairway::formats {

std::string Subject::title() const {
  return head.info.name.value_or(std::string(untitled()));
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
