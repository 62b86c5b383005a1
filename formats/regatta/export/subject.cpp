#include "formats/regatta/export/subject.h"

#include "formats/regatta/export/race_film.h"
#include "rules/regatta/board/gate.h"

#include <algorithm>
#include <array>

namespace fairway::formats::regatta {

namespace {

RegattaBody bodyOf(const RegattaSubject& regatta) {
  RegattaBody body{regatta.deck, regatta.course};
  for (std::size_t i = 0; i < body.course.round.size(); ++i) {
    fairway::regatta::Rounding& rounding = body.course.round[i];
    if (!rounding.gate) rounding.gate = turnRound(regatta.course, i, rounding.leave).gate;
  }
  return body;
}

struct DocumentMaker {
  const DocumentHead& head;

  Document operator()(const RegattaSubject& subject) const { return RegattaDocument{head, bodyOf(subject)}; }
  Document operator()(const DeckSubject& subject) const { return DeckDocument{head, {subject.deck}}; }
  Document operator()(const RecordSubject& subject) const {
    return RecordDocument{head, {bodyOf(subject.regatta), subject.record}};
  }
};

} // namespace

std::string_view Subject::kind() const {
  constexpr std::array<std::string_view, 3> kinds{"regatta", "deck", "record"};
  return kinds[content.index()];
}

std::string_view Subject::untitled() const {
  constexpr std::array<std::string_view, 3> words{"Regatta", "Deck", "Race"};
  return words[content.index()];
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

std::vector<std::string> Subject::names() const {
  std::vector<std::string> names;
  for (const fairway::regatta::Card& card : deck().cards) names.push_back(card.id);
  if (course() == nullptr) return names;
  for (const fairway::regatta::Buoy& buoy : course()->buoys) names.push_back(buoy.name);
  for (const fairway::regatta::Obstacle& obstacle : course()->obstacles)
    names.push_back(obstacle.name.value_or(""));
  return names;
}

std::span<const std::string_view> Subject::layerNames() const {
  if (course() == nullptr) return deckLayerNames;
  return tableLayerNames;
}

TableScene Subject::table() const {
  const auto* record = std::get_if<RecordSubject>(&content);
  if (record == nullptr) return TableScene(*course(), {deck().width, deck().length});
  RaceFilm film(record->regatta.course, deck(), record->record);
  if (shownTurn && *shownTurn < film.turns()) film.show(*shownTurn, 1);
  return film.table();
}

Result<std::unique_ptr<Film>, Problems> Subject::film() const {
  const auto* record = std::get_if<RecordSubject>(&content);
  if (record == nullptr) return std::unique_ptr<Film>();
  return std::unique_ptr<Film>(
      std::make_unique<RaceFilm>(record->regatta.course, record->regatta.deck, record->record));
}

Result<std::unique_ptr<Scene>, Problems> Subject::scene() const {
  if (course() == nullptr) return std::unique_ptr<Scene>(std::make_unique<DeckScene>(deck()));
  return std::unique_ptr<Scene>(std::make_unique<TableScene>(table()));
}

Result<Document, Phrase> Subject::selfContained() const {
  return std::visit(DocumentMaker{head}, content);
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  if (const auto* deck = document.as<DeckBody>())
    return Subject(document.head, DeckSubject{deck->deck}, file);
  if (const auto* body = document.as<RegattaBody>()) {
    auto regatta = resolveRegatta(*body, file, load);
    if (!regatta) return regatta.fault();
    return Subject(document.head, RegattaSubject{regatta->course, regatta->deck}, file);
  }
  const RecordBody& body = document.get<RecordBody>();
  auto regatta = resolveRecord(body, file, load);
  if (!regatta) return regatta.fault();
  return Subject(document.head, RecordSubject{{regatta->course, regatta->deck}, body.record}, file);
}

double Subject::unit(const Scene& scene) const {
  constexpr double page = 250; // millimetres
  return course() == nullptr ? 0.5 : page / std::max(scene.box().width(), scene.box().height());
}

} // namespace fairway::formats::regatta
