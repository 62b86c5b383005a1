#include "editor/ui/canvas/picture_clipboard.h"

#include "editor/ui/canvas/canvas.h"
#include "formats/picture/board_svg.h"
#include "formats/picture/raster.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/image.h>
#include <wx/mstream.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace fairway::editor {

namespace {

constexpr double mostOfAUnit = 72;  // pixels of one unit of the board
constexpr double mostPixels = 2400; // of the longer side

} // namespace

void copyPicture(const std::string& png, const std::string& svg) {
  if (!wxTheClipboard->Open()) return;
  auto both = std::make_unique<wxDataObjectComposite>();
  wxMemoryInputStream in(png.data(), png.size());
  const wxImage image(in, wxBITMAP_TYPE_PNG);
  both->Add(new wxBitmapDataObject(wxBitmap(image)), true);
  auto vector = std::make_unique<wxCustomDataObject>(wxDataFormat("image/svg+xml"));
  vector->SetData(svg.size(), svg.data());
  both->Add(vector.release());
  wxTheClipboard->SetData(both.release());
  wxTheClipboard->Close();
}

void copyScene(const formats::Scene& scene, const formats::PaintOptions& options) {
  const formats::Box& box = scene.box();
  const double unit = std::min(mostOfAUnit, mostPixels / std::max({box.width(), box.height(), 1.0}));
  const int width = static_cast<int>(std::ceil(unit * box.width()));
  const int height = static_cast<int>(std::ceil(unit * box.height()));
  formats::Raster raster(width, height);
  raster.paint(scene, formats::fittedView(box, width, height), options, Canvas::ground());
  copyPicture(raster.png(), formats::boardSvg(scene, options, options.layers));
}

} // namespace fairway::editor
