#include "editor/ui/thumbnail.h"

#include "formats/picture/raster.h"

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

} // namespace

wxBitmapBundle thumbnail(const wxWindow& window, const lake_race::Lake& lake, const wxSize& size,
                         bool light) {
  const double scale = window.GetContentScaleFactor();
  formats::Raster raster(size.x, size.y, scale);
  const formats::BoardScene scene(lake);
  formats::PaintOptions options;
  options.theme = light ? formats::ThemeName::Light : formats::ThemeName::Dark;
  options.layers = formats::Layers::none().with(formats::Layer::Slots);
  const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
  raster.paint(scene, formats::fittedView(scene.box(), size.x, size.y, 3), options,
               {ground.Red() / 255.0, ground.Green() / 255.0, ground.Blue() / 255.0, 1});
  wxBitmap bitmap(toImage(raster), -1, scale);
  return wxBitmapBundle::FromBitmap(bitmap);
}

lake_race::Lake turnedLake(const lake_race::Lake& lake) {
  lake_race::Lake turned = lake;
  // An even number of rows, as tiles have, turns onto itself; an odd one would need the other shift.
  turned.map = lake.map.turnedHalf();
  for (lake_race::Slot& slot : turned.slots) {
    slot.at = lake.map.turnedHalf(slot.at);
    slot.letter = opposite(slot.letter);
  }
  return turned;
}

} // namespace fairway::editor
