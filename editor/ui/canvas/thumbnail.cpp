#include "editor/ui/canvas/thumbnail.h"

#include "editor/model/words/translation.h"
#include "formats/picture/raster.h"

#include <wx/dcmemory.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/settings.h>

namespace fairway::editor {

namespace {

wxImage toImage(const formats::Raster& raster) {
  wxImage image(raster.deviceWidth(), raster.deviceHeight(), false);
  unsigned char* out = image.GetData();
  for (int y = 0; y < raster.deviceHeight(); ++y) {
    const unsigned char* row = raster.pixels() + y * raster.stride();
    for (int x = 0; x < raster.deviceWidth(); ++x, out += 3) {
      out[0] = row[4 * x + 2], out[1] = row[4 * x + 1], out[2] = row[4 * x];
    }
  }
  return image;
}

void blend(wxImage& image, const wxColour& with, double share) {
  const unsigned char parts[]{with.Red(), with.Green(), with.Blue()};
  unsigned char* byte = image.GetData();
  const std::size_t count = 3u * static_cast<std::size_t>(image.GetWidth() * image.GetHeight());
  for (std::size_t i = 0; i < count; ++i)
    byte[i] = static_cast<unsigned char>(share * parts[i % 3] + (1 - share) * byte[i]);
}

// A tick in a disk, in the lower right corner.
void drawTick(wxBitmap& bitmap, const wxSize& size, double radius) {
  wxMemoryDC dc(bitmap);
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (!context) return;
  const double x = size.x - radius - 2, y = size.y - radius - 2;
  context->SetPen(wxPen(*wxWHITE, 2));
  context->SetBrush(wxBrush(wxColour(46, 125, 50)));
  context->DrawEllipse(x - radius, y - radius, 2 * radius, 2 * radius);
  wxGraphicsPath tick = context->CreatePath();
  tick.MoveToPoint(x - 0.45 * radius, y + 0.05 * radius);
  tick.AddLineToPoint(x - 0.1 * radius, y + 0.4 * radius);
  tick.AddLineToPoint(x + 0.5 * radius, y - 0.35 * radius);
  context->StrokePath(tick);
}

} // namespace

wxBitmapBundle thumbnail(const wxWindow& window, const formats::Scene& scene, const wxSize& size,
                         const ThumbnailLook& look) {
  const double scale = window.GetContentScaleFactor();
  formats::Raster raster(size.x, size.y, scale);
  formats::PaintOptions options;
  options.theme = look.theme;
  options.layers = look.layers;
  options.speaker = speaker();
  const wxColour ground =
      look.ground.IsOk() ? look.ground : wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
  raster.paint(scene, formats::fittedView(scene.box(), size.x, size.y, 3), options,
               {ground.Red() / 255.0, ground.Green() / 255.0, ground.Blue() / 255.0, 1});
  wxImage image = toImage(raster);
  if (look.faint) blend(image, ground, 0.6);
  wxBitmap bitmap(image, -1, scale);
  if (look.ticked) drawTick(bitmap, size, window.FromDIP(9));
  return wxBitmapBundle::FromBitmap(bitmap);
}

} // namespace fairway::editor
