#include "formats/river/picture/brush.h"

#include <algorithm>
#include <cmath>

// The strip as a whole: sections between harbour and waterfall, and what is written on their banks.
namespace fairway::formats::river {

namespace {

// A section looks the same wherever the waterfall has carried it.
unsigned variationOf(const Brush& brush, SectionNow place) {
  return static_cast<unsigned>(asLaid(place, brush.scene.phase, brush.scene.river().length()).number);
}

template <class Draw>
void at(const Brush& brush, const Box& box, Draw draw) {
  const Pen::Kept kept(brush.pen);
  cairo_translate(brush.pen.cairo(), box.left, box.top);
  draw();
}

// A text on a bank, dark on a pale plate: banks have any colour.
void drawPlate(const Brush& brush, const std::string& text, Point centre, double size) {
  const Texts::Size room = brush.texts.measure({text, {size, Face::SansBold}, 0, 0});
  const double half = std::max(room.width / 2 + 0.04, 0.16);
  const double tall = size * 0.66;
  brush.pen.box({centre.x - half, centre.y - tall, centre.x + half, centre.y + tall});
  brush.pen.use(brush.theme.token.faded(0.92));
  brush.pen.fillKept();
  brush.pen.use(brush.theme.tokenInk.faded(0.6), 0.01);
  brush.pen.stroke();
  brush.texts.drawCentred(text, {size, Face::SansBold, Align::Centre}, centre, brush.theme.tokenInk);
}

// Most boats are saved: near the top a decimal distinguishes chances, and only certainty is 100 %.
std::string percent(double chance) {
  if (chance >= 1) return "100%";
  if (chance >= 0.9995) return ">99.9%";
  char text[40];
  std::snprintf(text, sizeof text, chance < 0.95 ? "%.0f%%" : "%.1f%%", chance * 100);
  return text;
}

void crossOut(const Brush& brush, const Box& box) {
  for (double x = box.left; x < box.right; x += 0.16)
    for (const double way : {0.0, 1.0}) {
      brush.pen.move({x + way * box.height(), box.top});
      brush.pen.line({x + (1 - way) * box.height(), box.bottom});
    }
  brush.pen.use(brush.theme.mark.faded(0.5), 0.012);
  brush.pen.stroke();
}

} // namespace

void paintRiver(const Brush& brush) {
  const CardShape card;
  const StripGeometry& geometry = brush.scene.geometry();
  if (geometry.harbour().meets(brush.visible))
    drawHarbour(brush.pen, brush.texts, brush.theme, card, brush.scene.river().docks);
  brush.forVisible([&](SectionNow place, const Section& section, const Box& box) {
    at(brush, box, [&] {
      drawSection(brush.pen, brush.texts, brush.theme, card, section, variationOf(brush, place));
      if (section.fixed) drawPadlock(brush.pen, brush.theme, {0.21, 0.76}, 0.28);
    });
    if (!brush.edge) return;
    brush.pen.move({box.left, box.top});
    brush.pen.line({box.right, box.top});
    brush.pen.use(brush.theme.edge, 0.016);
    brush.pen.stroke();
  });
  if (geometry.waterfall().meets(brush.visible))
    at(brush, geometry.waterfall(), [&] { drawWaterfall(brush.pen, brush.theme, card, waterfallHeight); });
  if (!brush.edge) return;
  brush.pen.box(geometry.box());
  brush.pen.use(brush.theme.edge, 0.025);
  brush.pen.stroke();
}

// Chances near 1 are what most sections have, so they are spread out.
Colour chanceColour(const Theme& theme, double chance) {
  return heatColour(theme, 1 - std::sqrt(1 - chance));
}

// The chance shows as shade, as a number and as the height of a gauge, and doomed boats are crossed out.
void paintHeat(const Brush& brush) {
  const CardShape card;
  brush.forVisible([&](SectionNow place, const Section& section, const Box& box) {
    const auto i = static_cast<std::size_t>(place.number - 1);
    if (i >= brush.scene.save.size()) return;
    const double chance = std::clamp(brush.scene.save[i], 0.0, 1.0);
    const unsigned variation = variationOf(brush, place);
    at(brush, box, [&] {
      {
        const Pen::Kept kept(brush.pen);
        addWater(brush.pen, card, variation);
        brush.pen.clip();
        brush.pen.box({0, 0, sectionWidth, 1});
        brush.pen.use(chanceColour(brush.theme, chance).faded(0.82));
        brush.pen.fill();
        if (chance <= 0) crossOut(brush, {card.left() - 1, 0, card.right(), 1});
        // What the section does must be seen through the shade.
        drawKind(brush.pen, brush.texts, brush.theme, card, section, variation);
      }
      const Box gauge{sectionWidth - 0.13, 0.1, sectionWidth - 0.05, 0.9};
      brush.pen.box(gauge);
      brush.pen.use(brush.theme.token);
      brush.pen.fill();
      brush.pen.box({gauge.left, gauge.bottom - chance * gauge.height(), gauge.right, gauge.bottom});
      brush.pen.use(brush.theme.tokenInk);
      brush.pen.fill();
      brush.pen.box(gauge);
      brush.pen.use(brush.theme.tokenInk, 0.012);
      brush.pen.stroke();
      drawPlate(brush, percent(chance), {sectionWidth - 0.46, 0.19}, 0.185);
    });
  });
}

// Where it lies now; and where it was laid, once that is another place.
void paintPlaces(const Brush& brush) {
  brush.forVisible([&](SectionNow place, const Section&, const Box& box) {
    drawPlate(brush, std::to_string(place.number), {box.left + 0.21, box.top + 0.21}, 0.23);
    if (brush.scene.phase == Phase{}) return;
    const SectionLaid laid = asLaid(place, brush.scene.phase, brush.scene.river().length());
    brush.texts.drawCentred("(" + std::to_string(laid.number) + ")", {0.16, Face::SansBold, Align::Centre},
                            {box.left + 0.21, box.top + 0.5}, brush.theme.labelOnLand);
  });
}

void paintNames(const Brush& brush) {
  brush.forVisible([&](SectionNow, const Section& section, const Box& box) {
    if (!section.name) return;
    const double width = sectionWidth - 2 * bankWidth - 0.5;
    const Texts::Block block =
        brush.texts.fitted({*section.name, {0.17, Face::SerifBold, Align::Centre}, width, 1});
    const Texts::Size size = brush.texts.measure(block);
    const Point corner{box.left + (sectionWidth - width) / 2, box.bottom - size.height - 0.02};
    const double half = std::min(size.width, width) / 2 + 0.05;
    brush.pen.box({box.centre().x - half, corner.y, box.centre().x + half, corner.y + size.height});
    brush.pen.use(brush.theme.markCase.faded(0.6));
    brush.pen.fill();
    brush.texts.draw(block, corner, brush.theme.mark);
  });
}

} // namespace fairway::formats::river
