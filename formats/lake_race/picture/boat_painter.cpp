#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/picture/palette.h"
#include "rules/lake_race/play/seats.h"

#include <numbers>

namespace fairway::formats::lake_race {

namespace {

constexpr double hullLength = 0.78;
constexpr double hullBeam = 0.42;

// As one looks down on it, round the origin: the bow to the east.
void addDeck(const Pen& pen) {
  cairo_t* const c = pen.cairo();
  constexpr double bow = hullLength / 2;
  constexpr double half = hullBeam / 2;
  pen.move({bow, 0});
  cairo_curve_to(c, 0.6 * bow, 0.75 * half, 0.1 * bow, half, -0.25 * bow, half);
  cairo_curve_to(c, -0.6 * bow, half, -0.85 * bow, 0.9 * half, -bow, 0.68 * half);
  pen.line({-bow, -0.68 * half});
  cairo_curve_to(c, -0.85 * bow, -0.9 * half, -0.6 * bow, -half, -0.25 * bow, -half);
  cairo_curve_to(c, 0.1 * bow, -half, 0.6 * bow, -0.75 * half, bow, 0);
  pen.close();
}

void drawWreck(const Pen& pen, const Texts& texts, const Theme& theme, const BoatMark& boat) {
  constexpr double reach = 0.24;
  for (const double way : {1.0, -1.0}) {
    pen.move(boat.at + Point{-reach, -way * reach});
    pen.line(boat.at + Point{reach, way * reach});
  }
  pen.strokeCased(seatColour(theme, boat.seat), 0.09, theme.tokenInk, 0.16);
  drawDisc(pen, theme, boat.at, 0.13, 0.03);
  texts.drawCentred(std::to_string(boat.seat), {0.19, Face::SansBold, Align::Centre}, boat.at,
                    theme.tokenInk);
}

// Beside the stern, where the number leaves room for four: the fourth sinks the boat.
void drawDamage(const Pen& pen, const Theme& theme, int markers) {
  constexpr int most = 4;
  for (int i = 0; i < std::min(markers, most); ++i) {
    pen.circle({-0.4 * hullLength, (i - 1.5) * 0.085}, 0.034);
    pen.use(theme.severities[static_cast<std::size_t>(Severity::Error)]);
    pen.fillKept();
    pen.use(theme.tokenInk, 0.014);
    pen.stroke();
  }
}

} // namespace

Colour seatColour(const Theme& theme, int seat) {
  static constexpr std::array<Colour, fairway::lake_race::maxPlayers> colours{
      rgb(0xE69F00), rgb(0xF2F2F2), rgb(0xF0E442), rgb(0xCC79A7), rgb(0x29B98B), rgb(0xE0702A)};
  static constexpr std::array<Colour, fairway::lake_race::maxPlayers> grays{
      rgb(0xFFFFFF), rgb(0xB8B8B8), rgb(0xE4E4E4), rgb(0x9C9C9C), rgb(0xD0D0D0), rgb(0x868686)};
  return (theme.coloured ? colours : grays)[static_cast<std::size_t>(seat - 1)];
}

void drawBoat(const Pen& pen, const Texts& texts, const Theme& theme, const BoatMark& boat) {
  if (boat.state == BoatMark::State::Sunk) return drawWreck(pen, texts, theme, boat);
  const double solid = boat.state == BoatMark::State::Finished ? 0.45 : 1; // it has left the lake
  {
    const Pen::Kept kept(pen);
    cairo_translate(pen.cairo(), boat.at.x, boat.at.y);
    cairo_rotate(pen.cairo(), -boat.degrees * std::numbers::pi / 180);
    addDeck(pen);
    pen.use(theme.token.faded(solid), 0.12); // stands out on any water
    pen.strokeKept();
    pen.use(seatColour(theme, boat.seat).faded(solid));
    pen.fillKept();
    pen.use(theme.tokenInk.faded(solid), 0.04);
    pen.stroke();
    drawDamage(pen, theme, boat.damage);
  }
  texts.drawCentred(std::to_string(boat.seat), {0.28, Face::SansBold, Align::Centre}, boat.at,
                    theme.tokenInk.faded(solid));
}

void drawTrack(const Pen& pen, const Theme& theme, const std::vector<Point>& points, int seat) {
  if (points.size() < 2) return;
  // Seats differ by their lines, too, for eyes and papers without colours.
  static const std::array<std::vector<double>, fairway::lake_race::maxPlayers> dashes{
      {{}, {0.4, 0.16}, {0.03, 0.16}, {0.4, 0.14, 0.03, 0.14}, {0.8, 0.2}, {0.16, 0.16}}};
  for (std::size_t i = 0; i < points.size(); ++i) i == 0 ? pen.move(points[i]) : pen.line(points[i]);
  pen.dash(dashes[static_cast<std::size_t>(seat - 1)]);
  pen.strokeCased(seatColour(theme, seat), 0.07, theme.markCase.faded(0.6), 0.13);
  pen.dash({});
}

// Tracks lie side by side where several boats went the same way. Boats that race lie above those that do
// not.
void paintBoats(const Brush& brush) {
  const double middle = (static_cast<double>(brush.scene.tracks.size()) + 1) / 2;
  int seat = 0;
  for (std::vector<Point> track : brush.scene.tracks) {
    ++seat;
    for (Point& point : track) point = point + (0.07 * (seat - middle)) * Point{1, 0.6};
    drawTrack(brush.pen, brush.theme, track, seat);
  }
  for (const bool racing : {false, true})
    for (const BoatMark& boat : brush.scene.boats)
      if ((boat.state == BoatMark::State::Racing) == racing && brush.sees(boat.at, 1))
        drawBoat(brush.pen, brush.texts, brush.theme, boat);
}

} // namespace fairway::formats::lake_race
