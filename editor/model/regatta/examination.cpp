#include "editor/model/regatta/examination.h"

#include "editor/model/regatta/references.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/documents.h"
#include "validator/regatta/route/wakes.h"
#include "validator/regatta/validator.h"

#include <algorithm>

namespace fairway::editor::regatta {

namespace {

using fairway::regatta::Deck;
using Made = std::shared_ptr<const Examination>;
namespace proofs = validator::regatta;

TableFacts factsOf(const proofs::CourseStudy& study) {
  TableFacts facts;
  facts.startBoats = study.startBoats().boats;
  constexpr std::size_t shown = 4; // as many as race
  if (facts.startBoats.size() > shown) facts.startBoats.resize(shown);
  facts.turns = study.turns().turns();
  facts.plays = study.plays().turns();
  facts.route = proofs::wakesOf(study.plays());
  return facts;
}

DeckFacts factsOf(const Deck& deck) {
  const proofs::NoWay chances = proofs::noWay(deck);
  const std::vector<bool> headings = proofs::reachedHeadings(deck);
  return {cardCount(deck),
          proofs::unbalancedCards(deck),
          chances.left,
          chances.straight,
          chances.right,
          chances.any,
          static_cast<int>(std::count(headings.begin(), headings.end(), true))};
}

Made examineDeck(const Deck& deck, const DocumentInfo& info, std::size_t revision) {
  auto result = std::make_shared<RegattaExamination>();
  result->revision = revision;
  result->report = proofs::validateDeck(deck, info);
  result->judged = true;
  result->deck = factsOf(deck);
  return result;
}

Made examineTable(const fairway::regatta::Course& course, const Deck& deck, const DocumentInfo& info,
                  std::size_t revision, const Stale& stale) {
  auto result = std::make_shared<RegattaExamination>();
  result->revision = revision;
  const proofs::CourseStudy study(course, deck);
  const StaleWatch watch(stale);
  auto report = proofs::validateCourse(study, info, watch);
  if (!report) return nullptr;
  result->report = std::move(*report);
  result->judged = true;
  if (study.fits()) result->table = factsOf(study);
  return result;
}

Made notExamined(std::size_t revision) {
  auto result = std::make_shared<RegattaExamination>();
  result->revision = revision;
  result->whyNot = say("The regatta is not judged: its deck could not be read.");
  return result;
}

} // namespace

ExaminationTask examinationOf(const EditedDocument& document) {
  const std::size_t revision = document.revision();
  const DocumentInfo info = document.content().head.info;
  if (const auto* body = document.content().as<formats::regatta::DeckBody>())
    return [deck = body->deck, info, revision](const Stale&) { return examineDeck(deck, info, revision); };
  const Deck* deck = deckBehind(document);
  if (deck == nullptr) return [revision](const Stale&) { return notExamined(revision); };
  return [course = document.content().get<formats::regatta::RegattaBody>().course, deck = *deck, info,
          revision](const Stale& stale) { return examineTable(course, deck, info, revision, stale); };
}

formats::regatta::FindingMark markOf(const validator::Finding& finding) {
  return {finding.severity, finding.code, {}, finding.spots, finding.evidence};
}

} // namespace fairway::editor::regatta
