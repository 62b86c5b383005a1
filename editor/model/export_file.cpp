#include "editor/model/export_file.h"

#include "editor/model/translation.h"
#include "formats/atomic_file.h"
#include "formats/export/json_export.h"
#include "formats/export/picture_export.h"
#include "formats/export/sheet_courses.h"
#include "formats/export/yaml_export.h"
#include "formats/writer.h"

namespace fairway::editor {

using formats::Problems;
using formats::Subject;
namespace fs = std::filesystem;

namespace {

constexpr double screenDpi = 150;

Problems wrong(const fs::path& file, const std::string& message) {
  return {{file.string(), 0, 0, "", message}};
}

Problems write(const fs::path& file, const std::string& bytes) {
  const std::optional<formats::Problem> problem = formats::replaceFile(file, bytes);
  return problem ? Problems{*problem} : Problems();
}

Problems writePicture(const Subject& subject, const fs::path& file, const std::string& ending) {
  formats::PictureChoice choice;
  choice.route = true;
  const auto scene = formats::sceneOf(subject, choice, file.string());
  if (!scene) return scene.fault();
  formats::PictureOptions look;
  look.paint.theme = subject.theme;
  const formats::Picture picture(*scene, formats::textsOf(subject), look);
  if (ending == ".svg") return write(file, picture.svg());
  if (ending == ".pdf") return write(file, picture.pdf());
  const std::optional<std::string> png = picture.png(screenDpi);
  return png ? write(file, *png) : wrong(file, say("the picture would be too large; choose .svg or .pdf"));
}

Problems writeSubject(const Subject& subject, const fs::path& file) {
  const std::string ending = file.extension().string();
  if (ending == ".json") return write(file, formats::exportJson(subject));
  if (ending == ".svg" || ending == ".pdf" || ending == ".png") return writePicture(subject, file, ending);
  if (ending != ".yaml" && ending != ".yml")
    return wrong(file, say("the ending must be .yaml, .json, .svg, .png or .pdf"));
  const std::optional<formats::Document> whole = formats::selfContained(subject);
  if (!whole)
    return wrong(file, say("arrows or directions are left out, and cannot be chosen for these buoys"));
  return write(file, formats::writeDocument(*whole));
}

} // namespace

Problems exportDocument(const formats::Document& content, const fs::path& file) {
  const auto subject = formats::subjectOf(content, file);
  return subject ? writeSubject(*subject, file) : subject.fault();
}

Problems printSheets(const formats::Document& content, const fs::path& file) {
  const auto subject = formats::subjectOf(content, file);
  if (!subject) return subject.fault();
  const auto courses = formats::sheetCourses(*subject, file.string());
  if (!courses) return courses.fault();
  return write(file, formats::sheetsPdf(*courses, {}));
}

} // namespace fairway::editor
