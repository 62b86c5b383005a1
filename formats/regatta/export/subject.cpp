#include "formats/regatta/export/subject.h"

#include <array>

namespace fairway::formats::regatta {

std::string Subject::title() const {
  if (head.info.name) return *head.info.name;
  constexpr std::array<const char*, 3> kinds{"Regatta", "Deck", "Race"};
  return kinds[content.index()];
}

const Course* Subject::course() const {
  if (const auto* regatta = std::get_if<RegattaSubject>(&content)) return &regatta->course;
  const auto* record = std::get_if<RecordSubject>(&content);
  return record != nullptr ? &record->regatta.course : nullptr;
}

const Deck& Subject::deck() const {
  if (const auto* regatta = std::get_if<RegattaSubject>(&content)) return regatta->deck;
  if (const auto* record = std::get_if<RecordSubject>(&content)) return record->regatta.deck;
  return std::get<DeckSubject>(content).deck;
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  if (const auto* deck = document.as<DeckBody>()) return Subject{document.head, DeckSubject{deck->deck}};
  if (const auto* body = document.as<RegattaBody>()) {
    auto regatta = resolveRegatta(*body, file, load);
    if (!regatta) return regatta.fault();
    return Subject{document.head, RegattaSubject{regatta->course, regatta->deck}};
  }
  const RecordBody& body = document.get<RecordBody>();
  auto regatta = resolveRecord(body, file, load);
  if (!regatta) return regatta.fault();
  return Subject{document.head, RecordSubject{{regatta->course, regatta->deck}, body.record}};
}

} // namespace fairway::formats::regatta
