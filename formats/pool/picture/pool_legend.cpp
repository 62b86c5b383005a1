#include "formats/picture/legend.h"

#include "formats/pool/picture/brush.h"
#include "rules/base/number_text.h"

namespace fairway::formats::pool {

namespace {

void ground(const Pen& pen, Colour colour) {
  pen.box({-0.5, -0.5, 0.5, 0.5});
  pen.use(colour);
  pen.fill();
}

using Entries = std::vector<LegendEntry>;

void addLadders(const PoolScene& scene, const Theme& theme, const Said& said, Entries& entries) {
  const Palette& palette = paletteOf(theme);
  for (const Side side : fairway::pool::bothSides) {
    const auto& ladders = scene.shownPool().ladders;
    if (std::none_of(ladders.begin(), ladders.end(), [side](const Ladder& l) { return l.bar == side; }))
      continue;
    entries.push_back(
        {[&palette, side](const Pen& pen, const Texts&) {
           pen.box({-0.5, 0, 0.5, 0.5});
           pen.use(palette.water[0]);
           pen.fill();
           pen.box({-0.5, -0.5, 0.5, 0});
           pen.use(palette.rim);
           pen.fill();
           drawLadder(pen, palette, side, {}, {0, -1});
         },
         said(side == Side::Red ? phrase("ladder to red’s bar") : phrase("ladder to yellow’s bar"))});
  }
}

void addStart(const PoolScene& scene, const Theme& theme, const Said& said, Entries& entries) {
  const Palette& palette = paletteOf(theme);
  for (const Side side : fairway::pool::bothSides) {
    if (scene.shownPool().start[side].empty()) continue;
    entries.push_back({[&palette, side](const Pen& pen, const Texts&) {
                         ground(pen, palette.rim);
                         drawSlabs(pen, palette, side, {}, {1, 0}, 2);
                       },
                       said(side == Side::Red ? phrase("start row of red, a slab for each swimmer")
                                              : phrase("start row of yellow, a slab for each swimmer"))});
  }
}

// The tiles that there are: swimmers and crocodiles of either side, and piles.
void addTiles(const PoolScene& scene, const Theme& theme, const Said& said, Entries& entries) {
  const Palette& palette = paletteOf(theme);
  const auto add = [&](Tile tile, const Phrase& text) {
    entries.push_back({[&palette, tile](const Pen& pen, const Texts& texts) {
                         ground(pen, palette.water[0]);
                         drawTile(pen, texts, palette, tile, {});
                       },
                       said(text)});
  };
  const auto has = [&scene](auto&& wanted) {
    return std::any_of(scene.piles.begin(), scene.piles.end(), wanted);
  };
  for (const Side side : fairway::pool::bothSides) {
    if (has([side](const PileMark& p) { return p.tiles.back() == Tile{side, 0}; }))
      add({side, 0}, side == Side::Red ? phrase("red swimmer") : phrase("yellow swimmer"));
    const auto crocodile = std::find_if(scene.piles.begin(), scene.piles.end(), [side](const PileMark& p) {
      return p.tiles.back().side == side && !p.tiles.back().isSwimmer();
    });
    if (crocodile != scene.piles.end())
      add(crocodile->tiles.back(), side == Side::Red ? phrase("red crocodile and its number of steps")
                                                     : phrase("yellow crocodile and its number of steps"));
  }
  if (!has([](const PileMark& p) { return p.tiles.size() > 1; })) return;
  entries.push_back({[&theme](const Pen& pen, const Texts& texts) {
                       pen.circle({}, 0.3);
                       pen.use(theme.token);
                       pen.fillKept();
                       pen.use(theme.tokenInk, 0.05);
                       pen.stroke();
                       texts.drawCentred("×2", {0.34, Face::SansBold}, {}, theme.tokenInk);
                     },
                     said(phrase("pile with its number of tiles; the top one owns it"))});
}

void addHome(const PoolScene& scene, const Theme& theme, const Said& said, Entries& entries) {
  if (!scene.home) return;
  const Palette& palette = paletteOf(theme);
  const std::string value = std::to_string(scene.home->value);
  const bool red = scene.home->side == Side::Red;
  const Phrase text =
      scene.home->value == 0
          ? (red ? phrase("turns that a red swimmer alone takes to its bar; a cross: never")
                 : phrase("turns that a yellow swimmer alone takes to its bar; a cross: never"))
          : (red ? phrase("turns that red’s {1} alone takes to its bar; a cross: never", {value})
                 : phrase("turns that yellow’s {1} alone takes to its bar; a cross: never", {value}));
  entries.push_back({[&palette, &theme](const Pen& pen, const Texts& texts) {
                       ground(pen, palette.water[0]);
                       texts.drawCentred("3", {0.5, Face::SansBold}, {}, theme.mark);
                     },
                     said(text)});
}

} // namespace

std::vector<LegendEntry> PoolScene::legend(const Theme& theme, Layers layers, const Speaker& speaker) const {
  const Said said{speaker};
  Entries entries;
  if (layers.has(Layer::Bars)) addLadders(*this, theme, said, entries);
  if (layers.has(Layer::Start)) addStart(*this, theme, said, entries);
  if (layers.has(Layer::Tiles)) addTiles(*this, theme, said, entries);
  if (layers.has(Layer::Home)) addHome(*this, theme, said, entries);
  if (layers.has(Layer::Findings))
    addFindings(
        findings,
        [&theme](const Pen& pen, const FindingMark& finding) {
          ground(pen, paletteOf(theme).water[0]);
          const Pen::Kept kept(pen);
          cairo_translate(pen.cairo(), -0.5, -0.5);
          drawFindingFrame(pen, theme, finding.severity, {{1, 1}});
        },
        said, entries);
  return entries;
}

std::string PoolScene::scaleInWords(int units, double millimetres, const Speaker& speaker) const {
  return countPhrase("{n} square = {1} mm; one square is {2} mm wide",
                     "{n} squares = {1} mm; one square is {2} mm wide", static_cast<std::size_t>(units),
                     {withDigits(units * millimetres, 4), withDigits(millimetres, 4)})
      .in(speaker);
}

} // namespace fairway::formats::pool
