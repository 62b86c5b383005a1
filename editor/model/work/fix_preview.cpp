#include "editor/model/work/fix_preview.h"

#include "editor/model/work/game.h"

namespace fairway::editor {

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
