#include "editor/model/regatta/files/pages.h"

#include "editor/model/words/translation.h"
#include "formats/regatta/print/card_sheets.h"
#include "formats/regatta/print/rules_page.h"
#include "formats/regatta/print/table_sheet.h"
#include "validator/regatta/route/search.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::editor::regatta {

formats::regatta::TableScene picturedTable(const formats::regatta::Subject& subject, formats::Layers layers) {
  using formats::regatta::TableLayer;
  formats::regatta::TableScene scene = subject.table();
  const validator::regatta::CourseStudy study(*subject.course(), subject.deck());
  if (!study.fits()) return scene;
  if (layers.has(TableLayer::Route)) scene.route = validator::regatta::wakesOf(study.plays());
  if (!layers.has(TableLayer::Start)) return scene;
  scene.startBoats = study.startBoats().boats;
  constexpr std::size_t racing = 4;
  if (scene.startBoats.size() > racing) scene.startBoats.resize(racing);
  return scene;
}

MadeExport exporting(const formats::Document& content, formats::Layers layers,
                     const std::filesystem::path& file) {
  const auto made =
      formats::sharedSubject<formats::regatta::subjectOf, const formats::regatta::Subject>(content, file);
  if (!made) return made.fault();
  return Exporting{*made,
                   [subject = *made, layers]() -> Result<std::unique_ptr<formats::Scene>, formats::Problems> {
                     if (subject->course() == nullptr) return subject->scene();
                     return std::unique_ptr<formats::Scene>(
                         std::make_unique<formats::regatta::TableScene>(picturedTable(*subject, layers)));
                   }};
}

bool canPrint(const formats::Document& content, PrintMode mode) {
  return mode == PrintMode::Cards || !content.is<formats::regatta::DeckBody>();
}

MadeJob printJob(const formats::Document& content, PrintChoice choice) {
  choice.print.speaker = speaker(); // paper is for people
  const auto subject = formats::regatta::subjectOf(content, {});
  if (!subject) return subject.fault();
  if (choice.mode == PrintMode::Cards || subject->course() == nullptr)
    return formats::regatta::cardSheets({subject->deck(), subject->title(), choice.backs, choice.backOffset},
                                        choice.print);
  if (choice.mode == PrintMode::Pieces)
    return formats::regatta::pieceSheets(*subject->course(), subject->title(), choice.print);
  if (choice.mode == PrintMode::Rules)
    return formats::regatta::rulesSheet(*subject->course(), subject->deck(), subject->title(), choice.print);
  const formats::regatta::TablePrint table{picturedTable(*subject, choice.print.layers), subject->title(),
                                           subject->texts().credits, formats::ThemeName::Light, 0};
  if (choice.mode == PrintMode::Sheet) return formats::regatta::planSheet(table, choice.print);
  return formats::regatta::poster(table, choice.print, choice.onePage);
}

} // namespace fairway::editor::regatta
