#include "editor/model/river/pages.h"

#include "editor/model/words/translation.h"
#include "validator/river/study/river_study.h"

namespace fairway::editor::river {

MadeExport exporting(const formats::Document& content, formats::river::PictureChoice shown,
                     formats::Layers layers, const std::filesystem::path& file) {
  auto made = formats::river::subjectOf(content, file);
  if (!made) return made.fault();
  made->shown = shown;
  const auto subject = std::make_shared<const formats::river::Subject>(std::move(made).value());
  return Exporting{subject,
                   [subject, layers]() -> Result<std::unique_ptr<formats::Scene>, formats::Problems> {
                     auto scene = std::make_unique<formats::river::RiverScene>(subject->riverScene());
                     if (layers.has(formats::river::Layer::Heat))
                       scene->save = validator::river::RiverStudy(subject->river).saveChances(scene->phase);
                     return std::unique_ptr<formats::Scene>(std::move(scene));
                   }};
}

MadeJob printJob(const formats::Document& content, formats::river::CutSetOptions options) {
  const auto subject = formats::river::subjectOf(content, {});
  if (!subject) return subject.fault();
  options.print.speaker = speaker(); // paper is for people
  return formats::river::cutSet(subject->river, subject->title(), options);
}

} // namespace fairway::editor::river
