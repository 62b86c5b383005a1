#include "formats/river/picture/brush.h"
#include "formats/river/print/cut_pieces.h"

namespace fairway::formats::river {

namespace {

ThemeName themeOn(const CutSetOptions& options) {
  return themeFor(options.print.ink, ThemeName::Light);
}

Phrase wordFor(SectionKind kind) {
  switch (kind) {
  case SectionKind::Calm:
    return phrase("Calm");
  case SectionKind::Sandbank:
    return phrase("Sandbank");
  case SectionKind::Wave:
    return phrase("Wave");
  case SectionKind::Eddy:
    return phrase("Eddy");
  case SectionKind::Lee:
    return phrase("Lee");
  }
  return {};
}

// Draws in units of the card's height, within the card and its bleed left and right. Cards lie one below the
// other without a gap, so there is none above and below.
void inCardUnits(cairo_t* target, const CardSize& size, double bleeds, double height,
                 const std::function<void(const Pen&, const Texts&, const CardShape&)>& draw) {
  const Pen pen(target);
  const Pen::Kept kept(pen);
  const Texts texts(target);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
  cairo_scale(target, size.height, size.height);
  const CardShape card{size.width / size.height, bleeds / size.height};
  {
    const Pen::Kept clipped(pen);
    pen.box({-card.bleed, 0, card.width + card.bleed, height});
    pen.clip();
    draw(pen, texts, card);
  }
  pen.box({0, 0, card.width, height});
  drawCutLine(pen, 1 / size.height);
}

// A text on a pale ground, its left or right end at `at`.
void drawWord(const Pen& pen, const Texts& texts, const Theme& theme, const std::string& word, Point at,
              Align side) {
  const Texts::Block block{word, {0.1, Face::SansBold}, 0, 0};
  const Texts::Size size = texts.measure(block);
  const double left = side == Align::Right ? at.x - size.width : at.x;
  pen.box({left - 0.04, at.y - 0.02, left + size.width + 0.04, at.y + size.height + 0.02});
  pen.use(theme.token.faded(0.9));
  pen.fill();
  texts.draw(block, {left, at.y}, theme.tokenInk);
}

void drawName(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
              const std::string& name) {
  const double width = card.right() - card.left() - 0.3;
  const Texts::Block block = texts.fitted({name, {0.17, Face::SerifBold, Align::Centre}, width, 1});
  const Texts::Size size = texts.measure(block);
  const double half = std::min(size.width, width) / 2 + 0.06;
  const double top = 0.96 - size.height;
  pen.box({card.width / 2 - half, top, card.width / 2 + half, top + size.height});
  pen.use(theme.token.faded(0.85));
  pen.fill();
  texts.draw(block, {(card.width - width) / 2, top}, theme.tokenInk);
}

// Only what keeps its place says which it is: the others can lie anywhere.
void drawPlace(const Pen& pen, const Texts& texts, const Theme& theme, int place) {
  pen.circle({0.2, 0.24}, 0.15);
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.tokenInk, 0.014);
  pen.stroke();
  texts.drawCentred(std::to_string(place), {0.19, Face::SansBold, Align::Centre}, {0.2, 0.24},
                    theme.tokenInk);
  drawPadlock(pen, theme, {0.2, 0.56}, 0.22);
}

} // namespace

void drawSectionBack(const Pen& pen, const Theme& theme, const CardShape& card) {
  pen.box(Box{0, 0, card.width, 1}.grown(card.bleed));
  pen.use(theme.shallows.empty() ? theme.paper : theme.shallows.front().colour);
  pen.fill();
  // Scales like small waves, the same on every card and from either end.
  constexpr double step = 0.2;
  for (int row = 0; row <= 10; ++row)
    for (double x = -step; x < card.width + step; x += step)
      for (const double share : {1.0, 0.55}) {
        cairo_new_sub_path(pen.cairo());
        cairo_arc(pen.cairo(), x + (row % 2 == 0 ? 0 : step / 2), row * 0.1 + 0.05, share * step / 2,
                  3.14159265, 2 * 3.14159265);
      }
  pen.use(theme.coast.faded(0.6), 0.012);
  pen.stroke();
}

void drawSectionFace(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
                     const River& river, SectionLaid place, const Speaker& speaker) {
  const Section& section = river.at(place);
  drawSection(pen, texts, theme, card, section, static_cast<unsigned>(place.number));
  if (section.fixed) drawPlace(pen, texts, theme, place.number);
  if (section.name) drawName(pen, texts, theme, card, *section.name);
  drawWord(pen, texts, theme, wordFor(section.kind).in(speaker), {card.width - 0.07, 0.05}, Align::Right);
}

CutItem sectionCard(const River& river, SectionLaid place, const CutSetOptions& options, double bleeds) {
  const Theme& theme = themeOf(themeOn(options));
  CutItem item;
  item.name = "section";
  item.width = options.card.width;
  item.height = options.card.height;
  item.front = [=, &theme, speaker = options.print.speaker, size = options.card](cairo_t* target) {
    inCardUnits(target, size, bleeds, 1, [&](const Pen& pen, const Texts& texts, const CardShape& card) {
      drawSectionFace(pen, texts, theme, card, river, place, speaker);
    });
  };
  item.back = [&theme, bleeds, size = options.card](cairo_t* target) {
    inCardUnits(target, size, bleeds, 1, [&](const Pen& pen, const Texts&, const CardShape& card) {
      drawSectionBack(pen, theme, card);
    });
  };
  return item;
}

CutItem harbourCard(const River& river, const CutSetOptions& options, double bleeds) {
  const Theme& theme = themeOf(themeOn(options));
  CutItem item;
  item.name = "harbour";
  item.width = options.card.width;
  item.height = harbourHeight * options.card.height;
  item.startsRow = true;
  item.front = [=, &theme, size = options.card, docks = river.docks](cairo_t* target) {
    inCardUnits(target, size, bleeds, harbourHeight,
                [&](const Pen& pen, const Texts& texts, const CardShape& card) {
                  drawHarbour(pen, texts, theme, card, docks);
                });
  };
  item.back = [&theme, bleeds, size = options.card](cairo_t* target) {
    inCardUnits(target, size, bleeds, harbourHeight,
                [&](const Pen& pen, const Texts&, const CardShape& card) {
                  const Pen::Kept kept(pen);
                  cairo_scale(pen.cairo(), 1, harbourHeight);
                  drawSectionBack(pen, theme, card);
                });
  };
  return item;
}

} // namespace fairway::formats::river
