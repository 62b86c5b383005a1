#include "formats/card/card_panel.h"

#include "formats/picture/signs.h"

#include <algorithm>
#include <utility>

namespace fairway::formats {

namespace {

constexpr double betweenBlocks = 20; // at least

Colour toneColour(const Theme& theme, CardVerdict::Tone tone) {
  switch (tone) {
  case CardVerdict::Tone::Good:
    return theme.shown(rgb(0x00714F));
  case CardVerdict::Tone::Bad:
    return theme.shown(rgb(0xAE4A00));
  case CardVerdict::Tone::Neutral:
    break;
  }
  return theme.shown(rgb(0x3B6A88));
}

// A tick, two equal lines or a cross: verdicts differ without colour too.
void drawTone(const Pen& pen, CardVerdict::Tone tone, Point at, double size) {
  const auto line = [&](Point from, Point to) {
    pen.move(at + size * from);
    pen.line(at + size * to);
  };
  if (tone == CardVerdict::Tone::Good) {
    line({-0.5, 0.05}, {-0.12, 0.42});
    pen.line(at + size * Point{0.5, -0.4});
  } else if (tone == CardVerdict::Tone::Neutral) {
    line({-0.42, -0.2}, {0.42, -0.2});
    line({-0.42, 0.2}, {0.42, 0.2});
  } else {
    line({-0.36, -0.36}, {0.36, 0.36});
    line({-0.36, 0.36}, {0.36, -0.36});
  }
  pen.stroke();
}

} // namespace

Colour cardAccent(const Theme& theme) {
  return theme.sparesInk() ? theme.ink : theme.deepWater();
}

double CardPanel::layText(const Texts::Block& block, Point at, Colour colour, bool draw) const {
  if (draw) texts_.draw(block, at, colour);
  return texts_.measure(block).height;
}

double CardPanel::layHead(Point at, bool draw) const {
  const double top = at.y;
  const PictureTexts& words = content_.texts;
  const Texts::Block game{content_.game, {sized(19), Face::SansBold}, width(), 1};
  if (!content_.game.empty()) at.y += layText(game, at, cardAccent(theme_), draw) + sized(2);
  const Texts::Block title = texts_.fitted({words.title, {sized(56), Face::SerifBold}, width(), 2}, 0.5);
  at.y += layText(title, at, theme_.ink, draw);
  if (!words.credits.empty()) {
    at.y += sized(4);
    at.y += layText({words.credits, {sized(17)}, width(), 1}, at, theme_.inkFaint, draw);
  }
  if (column_.notes && !words.subtitle.empty()) {
    at.y += sized(10);
    at.y += layText({words.subtitle, {sized(20)}, width(), 3}, at, theme_.ink, draw);
  }
  return at.y - top;
}

double CardPanel::layFigures(Point at, bool draw) const {
  const double top = at.y, gap = sized(22);
  const std::size_t count = content_.figures.size();
  const auto fitting = static_cast<std::size_t>(std::clamp((width() + gap) / (sized(150) + gap), 1.0, 4.0));
  const std::size_t rows = (count + fitting - 1) / fitting;
  const std::size_t columns = (count + rows - 1) / rows; // rows are about as long as each other
  const double cell = (width() + gap) / static_cast<double>(columns) - gap;
  double rowHeight = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t column = i % columns;
    if (column == 0 && i > 0) at.y += std::exchange(rowHeight, 0) + sized(14);
    const CardFigure& figure = content_.figures[i];
    const Point corner{at.x + static_cast<double>(column) * (cell + gap), at.y};
    const Texts::Block value = texts_.fitted({figure.value, {sized(42), Face::SansBold}, cell, 1}, 0.4);
    double height = layText(value, corner, cardAccent(theme_), draw);
    height +=
        layText({figure.name, {sized(17)}, cell, 3}, {corner.x, corner.y + height}, theme_.inkFaint, draw);
    rowHeight = std::max(rowHeight, height);
  }
  return at.y + rowHeight - top;
}

double CardPanel::layVerdict(Point at, bool draw) const {
  const CardVerdict& verdict = *content_.verdict;
  const double plate = sized(40), sign = sized(24);
  const Texts::Block word{verdict.word, {sized(23), Face::SansBold}};
  const double wide = texts_.measure(word).width + sign + sized(40);
  const Texts::Block why{verdict.why, {sized(17)}, std::max(width() - wide - sized(16), sized(40)), 4};
  const double high = texts_.measure(why).height;
  const double height = std::max(plate, high);
  if (!draw) return height;
  const double top = at.y + (height - plate) / 2;
  addRoundedBox(pen_, {at.x, top, at.x + wide, top + plate}, plate / 2);
  pen_.use(toneColour(theme_, verdict.tone));
  pen_.fill();
  const Colour light = rgb(0xFFFFFF);
  pen_.use(light, sized(3.4));
  drawTone(pen_, verdict.tone, {at.x + sized(16) + sign / 2, top + plate / 2}, sign);
  texts_.draw(word, {at.x + sign + sized(24), top + (plate - texts_.measure(word).height) / 2}, light);
  texts_.draw(why, {at.x + wide + sized(16), at.y + (height - high) / 2}, theme_.ink);
  return height;
}

double CardPanel::layBasis(Point at, bool draw) const {
  return layText({content_.basis, {sized(13.5)}, width(), 3}, at, theme_.inkFaint, draw);
}

std::vector<CardBlock> CardPanel::blocks() const {
  std::vector<CardBlock> said;
  for (const CardBlock block : column_.blocks) {
    const bool silent = (block == CardBlock::Figures && content_.figures.empty()) ||
                        (block == CardBlock::Verdict && !content_.verdict) ||
                        (block == CardBlock::Profiles && content_.profiles.empty()) ||
                        (block == CardBlock::Basis && content_.basis.empty());
    if (!silent) said.push_back(block);
  }
  return said;
}

double CardPanel::lay(CardBlock block, Point at, bool draw) const {
  switch (block) {
  case CardBlock::Head:
    return layHead(at, draw);
  case CardBlock::Figures:
    return layFigures(at, draw);
  case CardBlock::Verdict:
    return layVerdict(at, draw);
  case CardBlock::Profiles:
    return layProfiles(pen_, texts_, theme_, content_.profiles, at, width(), column_.letters, draw);
  case CardBlock::Basis:
    break;
  }
  return layBasis(at, draw);
}

double CardPanel::height() const {
  double sum = -sized(betweenBlocks);
  for (const CardBlock block : blocks()) sum += lay(block, {}, false) + sized(betweenBlocks);
  return sum;
}

void CardPanel::draw() const {
  const std::vector<CardBlock> all = blocks();
  const double room = std::max(0.0, column_.box.height() - height());
  const double gap = sized(betweenBlocks) + (all.size() > 1 ? room / static_cast<double>(all.size() - 1) : 0);
  Point at{column_.box.left, column_.box.top};
  for (const CardBlock block : all) at.y += lay(block, at, true) + gap;
}

CardColumn fittedColumn(cairo_t* measuring, const Theme& theme, const CardContent& content,
                        CardColumn column) {
  constexpr double most = 1.25, least = 0.4;
  constexpr double small = 0.86; // rather no notes than smaller letters
  const auto fits = [&] {
    return CardPanel(measuring, theme, content, column).height() <= column.box.height();
  };
  for (column.letters = most; column.letters > least && !fits(); column.letters -= 0.02)
    if (column.notes && column.letters < small) {
      column.notes = false;
      column.letters = most;
    }
  return column;
}

} // namespace fairway::formats
