#include "editor/ui/panels/chart_files.h"

#include "editor/model/words/wording.h"
#include "editor/ui/canvas/picture_clipboard.h"
#include "formats/chart/chart_picture.h"
#include "formats/document/writer.h"

namespace fairway::editor {

namespace {

constexpr formats::ChartSize paper{160, 90, 3.2}; // millimetres
constexpr double dpi = 200;

} // namespace

void copyChart(const formats::Chart& chart) {
  copyPicture(formats::chartPng(chart, paper, formats::ThemeName::Light, dpi),
              formats::chartSvg(chart, paper, formats::ThemeName::Light));
}

std::optional<std::filesystem::path> saveChart(wxWindow* parent, Questions& questions,
                                               const formats::Chart& chart,
                                               const std::filesystem::path& suggested) {
  const auto file = questions.fileToExport(parent, _("Save the chart"), suggested,
                                           _("SVG picture (*.svg)|*.svg|PNG picture (*.png)|*.png"));
  if (!file) return std::nullopt;
  const bool png = file->extension() == ".png";
  const std::string bytes = png ? formats::chartPng(chart, paper, formats::ThemeName::Light, dpi)
                                : formats::chartSvg(chart, paper, formats::ThemeName::Light);
  const auto problem = formats::replaceFile(*file, bytes);
  if (!problem) return file;
  questions.tell(parent, _("The chart could not be saved."), wxString::FromUTF8(shownText({*problem})));
  return std::nullopt;
}

} // namespace fairway::editor
