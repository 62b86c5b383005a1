#include "editor/model/regatta/examination.h"

#include "editor/model/regatta/table/references.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/documents.h"
#include "formats/regatta/print/true_pages.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/validator.h"

#include <algorithm>

namespace fairway::editor::regatta {

namespace {

using fairway::regatta::Deck;
using Made = std::shared_ptr<const Examination>;
namespace proofs = validator::regatta;

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

std::vector<proofs::PaperSheets> sheetsOf(const fairway::regatta::Course& course, const Deck& deck) {
  std::vector<proofs::PaperSheets> sheets;
  for (const formats::regatta::TruePages& pages : formats::regatta::truePages(course, deck))
    sheets.push_back({pages.paper, pages.table, pages.cards, pages.parts});
  return sheets;
}

std::unique_ptr<proofs::CourseStudy> studyOf(const fairway::regatta::Course& course, const Deck& deck,
                                             LastStudy& last) {
  const auto before = last.take();
  auto sheets = sheetsOf(course, deck);
  return before ? std::make_unique<proofs::CourseStudy>(course, deck, std::move(sheets), *before)
                : std::make_unique<proofs::CourseStudy>(course, deck, std::move(sheets));
}

// As `validate --deep` does it; what was stopped says so.
std::optional<validator::Report> deepReport(const proofs::CourseStudy& study, const DocumentInfo& info,
                                            DeepWork& work, const Stale& stale,
                                            std::shared_ptr<const Analysis>& analysis) {
  DeepWatch watch(work, stale);
  auto report =
      proofs::validateCourse(study, info, [&](validator::Judge& judge, const proofs::CourseStudy& course) {
        const auto figures = proofs::judgeDeep(judge, course, watch, work.seed);
        if (figures) analysis = std::make_shared<const Analysis>(analysisOf(*figures));
      });
  return stale && stale() ? std::nullopt : std::optional(std::move(report));
}

Made examineTable(const fairway::regatta::Course& course, const Deck& deck, const DocumentInfo& info,
                  std::size_t revision, LastStudy& last, DeepWork* deep, const Stale& stale) {
  auto result = std::make_shared<RegattaExamination>();
  result->revision = revision;
  auto study = studyOf(course, deck, last);
  const StaleWatch watch(stale);
  auto report = deep ? deepReport(*study, info, *deep, stale, result->analysis)
                     : proofs::validateCourse(*study, info, watch);
  if (report) {
    result->deep = deep != nullptr;
    result->report = std::move(*report);
    result->judged = true;
    if (study->fits()) result->table = tableFacts(*study, study->turns(), study->plays());
  }
  last.keep(std::move(study));
  return result->judged ? result : nullptr;
}

// The turns of a record are the referee's affair.
Made examineRecord(const DocumentInfo& info, std::size_t revision) {
  auto result = std::make_shared<RegattaExamination>();
  result->revision = revision;
  result->report = proofs::validateRecord(info);
  result->judged = true;
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
  return examinationOf(document, std::make_shared<LastStudy>());
}

ExaminationTask examinationOf(const EditedDocument& document, std::shared_ptr<LastStudy> last,
                              std::shared_ptr<DeepWork> deep) {
  const std::size_t revision = document.revision();
  const DocumentInfo info = document.content().head.info;
  if (const auto* body = document.content().as<formats::regatta::DeckBody>())
    return [deck = body->deck, info, revision](const Stale&) { return examineDeck(deck, info, revision); };
  if (document.content().is<formats::regatta::RecordBody>())
    return [info, revision](const Stale&) { return examineRecord(info, revision); };
  const Deck* deck = deckBehind(document);
  if (deck == nullptr) return [revision](const Stale&) { return notExamined(revision); };
  return [course = document.content().get<formats::regatta::RegattaBody>().course, deck = *deck, info,
          revision, last = std::move(last), work = std::move(deep)](const Stale& stale) {
    return examineTable(course, deck, info, revision, *last, work.get(), stale);
  };
}

} // namespace fairway::editor::regatta
