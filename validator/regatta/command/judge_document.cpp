#include "validator/regatta/command/commands.h"

#include "formats/regatta/print/true_pages.h"
#include "formats/regatta/resolve.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/validator.h"

namespace fairway::command::regatta {

namespace {

using validator::regatta::CourseStudy;

std::vector<validator::regatta::PaperSheets> sheetsOf(const formats::regatta::ResolvedRegatta& regatta) {
  std::vector<validator::regatta::PaperSheets> sheets;
  for (const formats::regatta::TruePages& pages : formats::regatta::truePages(regatta.course, regatta.deck))
    sheets.push_back({pages.paper, pages.table, pages.cards, pages.parts});
  return sheets;
}

Judgement refused(formats::Problems problems) {
  return {std::move(problems), {}, {}};
}

} // namespace

Judgement judgeDocument(const formats::Document& document, const LoadedDocument& loaded,
                        const Judging& judging) {
  const DocumentInfo& info = document.head.info;
  if (const auto* deck = document.as<formats::regatta::DeckBody>())
    return {{}, validator::regatta::validateDeck(deck->deck, info), {}};
  if (const auto* body = document.as<formats::regatta::RegattaBody>()) {
    auto regatta = resolveRegatta(*body, loaded.file, loaded.loader());
    if (!regatta) return refused(regatta.fault());
    const CourseStudy study(regatta->course, regatta->deck, sheetsOf(*regatta));
    const validator::regatta::MoreChecks deep = [&](validator::Judge& judge, const CourseStudy& course) {
      validator::regatta::judgeDeep(judge, course, judging.watch);
    };
    const validator::regatta::MoreChecks more = judging.deep ? deep : nullptr;
    return {
        {},
        validator::regatta::validateCourse(study, info, judging.watch, more).value_or(validator::Report()),
        {}};
  }
  // The turns of a record are judged by its referee; here it must only be sound.
  const auto regatta =
      resolveRecord(document.get<formats::regatta::RecordBody>(), loaded.file, loaded.loader());
  if (!regatta) return refused(regatta.fault());
  return {{}, validator::regatta::validateRecord(info), {}};
}

} // namespace fairway::command::regatta
