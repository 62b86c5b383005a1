#include "editor/ui/canvas/reference_image.h"

#include <wx/image.h>
#include <wx/log.h>

#include <algorithm>

namespace fairway::editor {

namespace {
constexpr double mostSide = 3000; // pixels: what a screen shows, and no more memory than that
} // namespace

std::unique_ptr<ReferenceImage> ReferenceImage::load(const ReferencePicture& picture) {
  const wxLogNull quiet; // who asks says that it cannot be read
  wxImage image;
  const auto map = picture.map();
  if (!map || !image.LoadFile(wxString::FromUTF8(picture.file.string()))) return nullptr;
  const double factor = std::min(1.0, mostSide / std::max(image.GetWidth(), image.GetHeight()));
  if (factor < 1)
    image.Rescale(std::max(1, static_cast<int>(image.GetWidth() * factor)),
                  std::max(1, static_cast<int>(image.GetHeight() * factor)), wxIMAGE_QUALITY_BILINEAR);
  auto made = std::make_unique<ReferenceImage>();
  made->bitmap_ = wxBitmap(image);
  made->map_ = *map;
  for (double* each : {&made->map_.xx, &made->map_.xy, &made->map_.yx, &made->map_.yy}) *each /= factor;
  made->opacity_ = picture.opacity;
  return made;
}

void ReferenceImage::drawOn(wxGraphicsContext& context, const View& view) const {
  const double unit = view.unitSize();
  const formats::Point origin = view.toScreen({0, 0});
  context.PushState();
  context.ConcatTransform(context.CreateMatrix(unit * map_.xx, unit * map_.yx, unit * map_.xy, unit * map_.yy,
                                               origin.x + unit * map_.at.x, origin.y + unit * map_.at.y));
  context.BeginLayer(opacity_);
  context.DrawBitmap(bitmap_, 0, 0, bitmap_.GetWidth(), bitmap_.GetHeight());
  context.EndLayer();
  context.PopState();
}

} // namespace fairway::editor
