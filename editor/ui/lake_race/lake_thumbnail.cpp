#include "editor/ui/lake_race/lake_thumbnail.h"

#include "formats/lake_race/picture/board_scene.h"

namespace fairway::editor::lake_race {

formats::ThemeName themeOf(fairway::lake_race::BoardSide side) {
  return side == fairway::lake_race::BoardSide::Light ? formats::ThemeName::Light : formats::ThemeName::Dark;
}

wxBitmapBundle lakeThumbnail(const wxWindow& window, const fairway::lake_race::Lake& lake, const wxSize& size,
                             ThumbnailLook look) {
  look.layers = formats::Layers::none().with(formats::lake_race::Layer::Slots);
  return thumbnail(window, formats::lake_race::BoardScene(lake), size, look);
}

fairway::lake_race::Lake turnedLake(const fairway::lake_race::Lake& lake) {
  fairway::lake_race::Lake turned = lake;
  // An even number of rows, as tiles have, turns onto itself; an odd one would need the other shift.
  turned.map = lake.map.turnedHalf();
  for (fairway::lake_race::Slot& slot : turned.slots) {
    slot.at = lake.map.turnedHalf(slot.at);
    slot.letter = opposite(slot.letter);
  }
  return turned;
}

} // namespace fairway::editor::lake_race
