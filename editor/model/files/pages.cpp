#include "editor/model/files/pages.h"

#include "editor/model/words/translation.h"
#include "formats/document/writer.h"
#include "formats/export/export_file.h"

namespace fairway::editor {

using formats::Problems;

namespace {

Problems wrong(const std::filesystem::path& file, const std::string& message) {
  return {{file.string(), 0, 0, "", message}};
}

Problems write(const std::filesystem::path& file, const std::string& bytes) {
  const std::optional<formats::Problem> problem = formats::replaceFile(file, bytes);
  return problem ? Problems{*problem} : Problems();
}

formats::Picture pictureOf(const formats::Subject& subject, const formats::Scene& scene,
                           const ExportChoice& choice) {
  formats::PictureOptions look;
  look.paint.theme = choice.theme.value_or(subject.theme());
  look.paint.layers = choice.layers;
  look.unit = choice.unit ? *choice.unit : subject.unit(scene);
  look.legend = choice.legend;
  look.speaker = speaker();
  return {scene, subject.texts(), look};
}

Problems whyNot(const formats::NoRoom& fault) {
  return wrong({}, fault.inShort.in(speaker()));
}

} // namespace

Problems exportTo(const std::filesystem::path& file, const MadeExport& made, const ExportChoice& choice) {
  if (!made) return made.fault();
  const formats::Subject& subject = *made->subject;
  const std::string ending = formats::endingOf(file);
  if (formats::isPicture(ending)) {
    const auto scene = made->scene();
    if (!scene) return scene.fault();
    const auto bytes = formats::pictureBytes(pictureOf(subject, **scene, choice), ending, choice.dpi);
    return bytes ? write(file, *bytes)
                 : wrong(file, say("the picture would be too large; choose .svg or .pdf"));
  }
  const auto files =
      formats::dataFiles(subject, file, ending, choice.theme.value_or(subject.theme()), speaker());
  if (!files) {
    std::string known;
    for (const std::string& each : formats::knownEndings(subject.ownEndings()))
      known += (known.empty() ? "" : ", ") + each;
    return wrong(file, say("the ending must be one of these: {1}", {known}));
  }
  if (!*files) return files->fault();
  for (auto each = files->value().rbegin(); each != files->value().rend(); ++each)
    if (const Problems problems = write(each->name, each->bytes); !problems.empty()) return problems;
  return {};
}

Result<formats::Pages, Problems> exportPreview(const MadeExport& made, const ExportChoice& choice) {
  if (!made) return made.fault();
  const auto scene = made->scene();
  if (!scene) return scene.fault();
  return pictureOf(*made->subject, **scene, choice).page();
}

Result<formats::Pages, Problems> printedPages(const MadeJob& job) {
  if (!job) return job.fault();
  auto pages = job->pages();
  if (!pages) return whyNot(pages.fault());
  if (pages->count() == 0) return wrong({}, say("there are no such pages"));
  return std::move(pages).value();
}

Result<std::string, Problems> printedPdf(const MadeJob& job) {
  if (!job) return job.fault();
  auto pdf = job->pdf();
  if (!pdf) return whyNot(pdf.fault());
  if (pdf->empty()) return wrong({}, say("there are no such pages"));
  return std::move(pdf).value();
}

} // namespace fairway::editor
