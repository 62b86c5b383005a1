#include "formats/river/export/subject.h"

#include "formats/river/export/race_film.h"

#include "rules/river/play/referee.h"

#include <algorithm>

namespace fairway::formats::river {

Subject::Subject(DocumentHead itsHead, River itsRiver, const std::filesystem::path& itsFile)
    : formats::Subject(std::move(itsHead), itsFile), riverInfo(head.info), river(std::move(itsRiver)) {}

Subject::Subject(DocumentHead itsHead, ResolvedRecord resolved, const std::filesystem::path& itsFile)
    : formats::Subject(std::move(itsHead), itsFile), riverInfo(std::move(resolved.riverInfo)),
      river(std::move(resolved.river)), record(std::move(resolved.record)) {}

RiverScene Subject::riverScene() const {
  if (!record) return RiverScene(river, fairway::river::phaseAfter(shown.waterfalls, river.length()));
  RaceFilm film(river, *record);
  if (shown.turns && *shown.turns < film.turns()) film.show(*shown.turns, 1);
  return film.riverScene();
}

Result<std::unique_ptr<Film>, Problems> Subject::film() const {
  if (!record) return std::unique_ptr<Film>();
  return std::unique_ptr<Film>(std::make_unique<RaceFilm>(river, *record));
}

Result<std::unique_ptr<Scene>, Problems> Subject::scene() const {
  return std::unique_ptr<Scene>(std::make_unique<RiverScene>(riverScene()));
}

std::vector<std::string> Subject::names() const {
  std::vector<std::string> names;
  for (const fairway::river::Section& section : river.sections)
    if (section.name) names.push_back(*section.name);
  return names;
}

Result<Document, Phrase> Subject::selfContained() const {
  if (!record) return Document(RiverDocument{head, {river}});
  return Document(RecordDocument{head, {InlineRiver{riverInfo, river}, *record}});
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  if (const auto* body = document.as<RiverBody>()) return Subject(document.head, body->river, file);
  if (const auto* body = document.as<RecordBody>()) {
    auto record = resolveRecord(*body, file, load);
    if (!record) return record.fault();
    return Subject(document.head, std::move(record).value(), file);
  }
  return Problems{{file.string(), 0, 0, "kind", "expected a river or a record of the river race"}};
}

} // namespace fairway::formats::river
