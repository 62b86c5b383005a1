#include "editor/model/work/examination.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "formats/document/edit.h"
#include "validator/core/report.h"

namespace fairway::editor {

formats::FindingMark markOf(const validator::Finding& finding) {
  return {finding.severity, finding.code, {}, finding.spots, finding.evidence};
}

CommandPtr fixOf(const formats::Document& content, const validator::Finding& finding) {
  if (!finding.fix) return nullptr;
  auto mended = formats::edited(content, finding.fix->edits);
  if (!mended || mended->body == content.body) return nullptr;
  const auto reach = [](formats::Document& document) -> formats::Body& { return document.body; };
  return std::make_unique<ValueChange<formats::Body>>(say(finding.fix->text), reach, std::move(mended->body));
}

void fixAll(EditedDocument& document, validator::Fixes which) {
  const Game& game = gameOf(document.content());
  Transaction transaction(document, which == validator::Fixes::All ? say("Fix all findings")
                                                                   : say("Fix all that is safe to fix"));
  for (std::size_t done = 0; done < validator::mostFixes; ++done) {
    const auto examination = game.examination(document)({});
    const validator::Finding* finding = validator::nextFix(examination->report, which);
    CommandPtr fix = finding ? fixOf(document.content(), *finding) : nullptr;
    if (!fix) break;
    document.apply(std::move(fix));
  }
  transaction.commit();
}

std::unique_ptr<Workbench> afterFix(const Workbench& now, const validator::Finding& finding) {
  const EditedDocument& document = now.document();
  CommandPtr fix = fixOf(document.content(), finding);
  if (!fix) return nullptr;
  auto mended = std::make_unique<EditedDocument>(document.content(), document.references(), document.file());
  mended->apply(std::move(fix));
  std::unique_ptr<Workbench> bench = gameOf(document.content()).workbench(std::move(mended));
  bench->lookLike(now);
  return bench;
}

} // namespace fairway::editor
