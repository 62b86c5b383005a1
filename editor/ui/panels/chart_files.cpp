#include "editor/ui/panels/chart_files.h"

#include "editor/model/words/wording.h"
#include "formats/chart/chart_picture.h"
#include "formats/document/writer.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/image.h>
#include <wx/mstream.h>

#include <memory>

namespace fairway::editor {

namespace {

constexpr formats::ChartSize paper{160, 90, 3.2}; // millimetres
constexpr double dpi = 200;

} // namespace

void copyChart(const formats::Chart& chart) {
  if (!wxTheClipboard->Open()) return;
  auto both = std::make_unique<wxDataObjectComposite>();
  const std::string png = formats::chartPng(chart, paper, formats::ThemeName::Light, dpi);
  wxMemoryInputStream in(png.data(), png.size());
  const wxImage image(in, wxBITMAP_TYPE_PNG);
  both->Add(new wxBitmapDataObject(wxBitmap(image)), true);
  const std::string svg = formats::chartSvg(chart, paper, formats::ThemeName::Light);
  auto vector = std::make_unique<wxCustomDataObject>(wxDataFormat("image/svg+xml"));
  vector->SetData(svg.size(), svg.data());
  both->Add(vector.release());
  wxTheClipboard->SetData(both.release());
  wxTheClipboard->Close();
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
