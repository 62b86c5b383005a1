#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/picture/palette.h"

#include <algorithm>
#include <numbers>

namespace fairway::formats::lake_race {

Colour raceColour(const Theme& theme, fairway::lake_race::RaceLetter race) {
  static constexpr std::array<Colour, 3> dark{rgb(0xE69F00), rgb(0x56B4E9), rgb(0xCC79A7)};
  static constexpr std::array<Colour, 3> light{rgb(0xD98E00), rgb(0x0072B2), rgb(0xB24E86)};
  if (!theme.coloured) return rgb(0x222222);
  return (theme.name == ThemeName::Dark ? dark : light)[static_cast<std::size_t>(race)];
}

// A ring where the buoy will stand, and the letter in a tab at its side of the cell.
void drawSlot(const Pen& pen, const Texts& texts, const Theme& theme, Point centre,
              const fairway::lake_race::Slot& slot) {
  const Pen::Kept kept(pen);
  const Colour colour = raceColour(theme, slot.race);
  const std::array<Point, 6> corners = cornersOf({});
  const auto side = static_cast<std::size_t>(slot.letter);
  constexpr double outer = 0.965;
  constexpr double inner = 0.42;
  pen.polygon({centre + outer * corners[(side + 5) % 6], centre + outer * corners[side],
               centre + inner * corners[side], centre + inner * corners[(side + 5) % 6]});
  pen.use(colour);
  pen.fillKept();
  pen.use(theme.tokenInk.faded(0.6), 0.02);
  pen.stroke();
  // The ring stays open towards the tab.
  const double middle = -degrees(slot.letter) * std::numbers::pi / 180;
  cairo_new_sub_path(pen.cairo());
  cairo_arc(pen.cairo(), centre.x, centre.y, 0.24, middle + 0.95, middle - 0.95);
  pen.strokeCased(colour, 0.05, theme.markCase.faded(0.7), 0.085);
  const std::string letter(1, fairway::lake_race::letterOf(slot.race));
  const Point at = centre + 0.345 * pointing(slot.letter);
  texts.drawCentred(letter, {0.25, Face::SansBold, Align::Centre}, at,
                    colour.light() > 0.45 ? theme.tokenInk : rgb(0xFFFFFF));
}

void paintSlots(const Brush& brush) {
  const std::optional<CourseMarks>& course = brush.scene.course;
  std::vector<Cell> taken;
  if (course) {
    const std::array<Cell, 5> buoys = buoyCells(brush.lake(), course->placement);
    taken.assign(buoys.begin(), buoys.end());
  }
  for (const fairway::lake_race::Slot& slot : brush.lake().slots) {
    // A race shows its own slots alone, and buoys stand on those.
    if (course && course->race && slot.race != *course->race) continue;
    if (std::find(taken.begin(), taken.end(), slot.at) != taken.end()) continue;
    const Point centre = brush.scene.centre(slot.at);
    if (brush.sees(centre, 1)) drawSlot(brush.pen, brush.texts, brush.theme, centre, slot);
  }
}

} // namespace fairway::formats::lake_race
