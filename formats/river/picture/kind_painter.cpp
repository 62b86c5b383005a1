#include "formats/river/picture/brush.h"

#include <cmath>
#include <numbers>

// What sections do is drawn so that it can be told apart without colours: dots of sand from bank to bank,
// crests, a spiral, an anchor between trees.
namespace fairway::formats::river {

namespace {

constexpr double pi = std::numbers::pi;

// The same picture for the same section, always: places that look scattered.
class Scatter {
public:
  explicit Scatter(unsigned seed) : state_(seed * 2654435761U + 12345U) {}
  double next() { // 0 to 1
    state_ = state_ * 1664525U + 1013904223U;
    return static_cast<double>(state_ >> 8) / (1 << 24);
  }

private:
  std::uint32_t state_;
};

struct Kind {
  const Pen& pen;
  const Texts& texts;
  const Theme& theme;
  const CardShape& card;
  const Section& section;
  unsigned variation;

  Point middle() const { return {card.width / 2, 0.5}; }
  double water() const { return card.right() - card.left(); }
};

// A short wavy line.
void ripple(const Pen& pen, Point at, double length) {
  pen.move(at);
  const double half = length / 2;
  for (int i = 0; i < 2; ++i) {
    const double x = at.x + i * half;
    const double up = i == 0 ? -0.035 : 0.035;
    cairo_curve_to(pen.cairo(), x + half / 3, at.y + up, x + 2 * half / 3, at.y + up, x + half, at.y);
  }
}

void drawRipples(const Kind& kind, int count) {
  Scatter scatter(kind.variation);
  for (int i = 0; i < count; ++i) {
    const double length = 0.16 + 0.12 * scatter.next();
    const double x = kind.card.left() + 0.2 + (kind.water() - 0.4 - length) * scatter.next();
    const double y = 0.12 + 0.76 * (i + 0.2 + 0.6 * scatter.next()) / count;
    ripple(kind.pen, {x, y}, length);
  }
  kind.pen.use(kind.theme.mark.faded(0.4), 0.014);
  kind.pen.stroke();
}

// A bar of sand right across, from bank to bank.
void addBar(const Kind& kind) {
  const double left = 0.08;
  const double right = kind.card.width - 0.08;
  const double step = (right - left) / 6;
  constexpr std::array<double, 7> top{0.40, 0.31, 0.25, 0.29, 0.23, 0.30, 0.40};
  constexpr std::array<double, 7> bottom{0.60, 0.72, 0.74, 0.70, 0.77, 0.71, 0.60};
  cairo_t* target = kind.pen.cairo();
  kind.pen.move({left, top[0]});
  for (std::size_t i = 1; i < top.size(); ++i) {
    const double x = left + static_cast<double>(i) * step;
    cairo_curve_to(target, x - step / 2, top[i - 1], x - step / 2, top[i], x, top[i]);
  }
  cairo_curve_to(target, right + 0.06, 0.45, right + 0.06, 0.55, right, bottom.back());
  for (std::size_t i = top.size() - 1; i-- > 0;) {
    const double x = left + static_cast<double>(i) * step;
    cairo_curve_to(target, x + step / 2, bottom[i + 1], x + step / 2, bottom[i], x, bottom[i]);
  }
  cairo_curve_to(target, left - 0.06, 0.55, left - 0.06, 0.45, left, top[0]);
  kind.pen.close();
}

void drawSandbank(const Kind& kind) {
  const Pen& pen = kind.pen;
  drawRipples(kind, 4);
  const Pen::Kept kept(pen);
  addBar(kind);
  pen.use(kind.theme.slopes.empty() ? kind.theme.paper : kind.theme.slopes.back().colour);
  pen.fillKept();
  pen.use(kind.theme.coast, 0.024);
  pen.strokeKept();
  pen.clip();
  Scatter scatter(kind.variation + 77);
  constexpr int grains = 150;
  for (int i = 0; i < grains; ++i) {
    const double y = 0.24 + 0.53 * scatter.next();
    const double x = 0.08 + (kind.card.width - 0.16) * (i + scatter.next()) / grains;
    pen.circle({x, y}, 0.009);
  }
  pen.use(kind.theme.coast);
  pen.fill();
}

// A crest that breaks: a line that rises and curls over.
void addCrest(const Pen& pen, Point foot, double width) {
  const double height = width * 0.5;
  pen.move(foot);
  cairo_curve_to(pen.cairo(), foot.x + width * 0.35, foot.y, foot.x + width * 0.35, foot.y - height,
                 foot.x + width * 0.68, foot.y - height);
  cairo_curve_to(pen.cairo(), foot.x + width * 0.92, foot.y - height, foot.x + width * 0.95,
                 foot.y - height * 0.35, foot.x + width * 0.72, foot.y - height * 0.38);
}

void drawWave(const Kind& kind) {
  const Pen& pen = kind.pen;
  constexpr double width = 0.36;
  const double left = kind.card.left() + 0.16; // the push stands at the right
  for (int row = 0; row < 2; ++row) {
    const int count = static_cast<int>((kind.water() - 0.86 - row * width / 2) / width);
    for (int i = 0; i < count; ++i) addCrest(pen, {left + (i + row * 0.5) * width, 0.42 + row * 0.42}, width);
  }
  pen.strokeCased(kind.theme.mark, 0.034, kind.theme.markCase.faded(0.55), 0.062);
}

// A spiral with a head that turns against the stream.
void drawEddy(const Kind& kind) {
  const Pen& pen = kind.pen;
  drawRipples(kind, 3);
  const Point centre = kind.middle() - Point{0.25, 0};
  constexpr double turns = 2.4;
  constexpr int pieces = 90;
  constexpr double reach = 0.38;
  Point last = centre;
  Point before = centre;
  for (int i = 0; i <= pieces; ++i) {
    const double share = static_cast<double>(i) / pieces;
    const double angle = 2 * pi * turns * share + 0.5;
    const Point to = centre + reach * (0.12 + 0.88 * share) * Point{1.5 * std::cos(angle), std::sin(angle)};
    i == 0 ? pen.move(to) : pen.line(to);
    before = last;
    last = to;
  }
  pen.strokeCased(kind.theme.mark, 0.036, kind.theme.markCase.faded(0.55), 0.066);
  const Point way = (1 / lengthOf(last - before)) * (last - before);
  const Point side{way.y, -way.x};
  pen.polygon({last + 0.13 * way, last - 0.05 * way + 0.09 * side, last - 0.05 * way - 0.09 * side});
  pen.strokeCased(kind.theme.mark, 0.02, kind.theme.markCase.faded(0.55), 0.04);
  pen.polygon({last + 0.13 * way, last - 0.05 * way + 0.09 * side, last - 0.05 * way - 0.09 * side});
  pen.use(kind.theme.mark);
  pen.fill();
}

void drawTree(const Kind& kind, Point foot, double size) {
  const Pen& pen = kind.pen;
  for (int i = 0; i < 2; ++i) {
    const double top = foot.y - size * (0.62 + 0.38 * i);
    const double half = size * (0.34 - 0.08 * i);
    pen.polygon({{foot.x, top}, {foot.x + half, top + size * 0.5}, {foot.x - half, top + size * 0.5}});
    pen.use(mixed(kind.theme.land, kind.theme.coast, 0.45));
    pen.fillKept();
    pen.use(kind.theme.coast, 0.012);
    pen.stroke();
  }
  pen.move({foot.x, foot.y - size * 0.12});
  pen.line(foot);
  pen.use(kind.theme.coast, 0.03);
  pen.stroke();
}

void addAnchor(const Pen& pen, Point centre, double size) {
  const auto at = [&](double x, double y) { return centre + size * Point{x, y}; };
  pen.circle(at(0, -0.4), size * 0.09);
  pen.move(at(0, -0.31));
  pen.line(at(0, 0.44));
  pen.move(at(-0.22, -0.18));
  pen.line(at(0.22, -0.18));
  pen.move(at(-0.38, 0.12));
  const auto bend = [&](Point first, Point second, Point end) {
    cairo_curve_to(pen.cairo(), first.x, first.y, second.x, second.y, end.x, end.y);
  };
  bend(at(-0.3, 0.38), at(-0.1, 0.44), at(0, 0.44));
  bend(at(0.1, 0.44), at(0.3, 0.38), at(0.38, 0.12));
  for (const double way : {-1.0, 1.0}) {
    pen.move(at(way * 0.46, 0.24));
    pen.line(at(way * 0.38, 0.12));
    pen.line(at(way * 0.26, 0.2));
  }
}

// Smooth water behind trees, where one can lie at anchor.
void drawLee(const Kind& kind) {
  for (int i = 0; i < 3; ++i) { // below what is written on the banks
    const double y = 0.6 + 0.18 * i;
    const double shift = i % 2 == 0 ? 0.0 : 0.1;
    drawTree(kind, {0.12 + shift, y}, 0.22);
    drawTree(kind, {kind.card.width - 0.2 - shift, y}, 0.22);
  }
  const Point centre = kind.middle() + Point{kind.water() / 2 - 0.46, 0.06};
  addAnchor(kind.pen, centre, 0.58);
  kind.pen.strokeCased(kind.theme.mark, 0.042, kind.theme.markCase.faded(0.6), 0.075);
}

} // namespace

void drawPush(const Pen& pen, const Texts& texts, const Theme& theme, Point centre, double size,
              const Section& section) {
  pen.circle(centre, size / 2);
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.tokenInk, size * 0.06);
  pen.stroke();
  const std::string text =
      (section.kind == SectionKind::Wave ? "+" : "\u2212") + std::to_string(section.push);
  texts.drawCentred(text, {size * 0.56, Face::SansBold, Align::Centre}, centre, theme.tokenInk);
}

void drawPadlock(const Pen& pen, const Theme& theme, Point centre, double size) {
  const Pen::Kept kept(pen);
  const Box body{centre.x - size * 0.36, centre.y - size * 0.06, centre.x + size * 0.36,
                 centre.y + size * 0.46};
  cairo_new_sub_path(pen.cairo());
  cairo_arc(pen.cairo(), centre.x, centre.y - size * 0.14, size * 0.22, pi, 2 * pi);
  pen.line({centre.x + size * 0.22, body.top});
  pen.move({centre.x - size * 0.22, centre.y - size * 0.14});
  pen.line({centre.x - size * 0.22, body.top});
  pen.strokeCased(theme.tokenInk, size * 0.1, theme.token, size * 0.22);
  pen.box(body);
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.tokenInk, size * 0.08);
  pen.stroke();
  pen.circle({centre.x, centre.y + size * 0.18}, size * 0.07);
  pen.use(theme.tokenInk);
  pen.fill();
}

void drawKind(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
              const Section& section, unsigned variation) {
  const Kind kind{pen, texts, theme, card, section, variation};
  switch (section.kind) {
  case SectionKind::Calm:
    drawRipples(kind, 6);
    break;
  case SectionKind::Sandbank:
    drawSandbank(kind);
    break;
  case SectionKind::Wave:
    drawWave(kind);
    break;
  case SectionKind::Eddy:
    drawEddy(kind);
    break;
  case SectionKind::Lee:
    drawLee(kind);
    break;
  }
  if (fairway::river::hasPush(section.kind))
    drawPush(pen, texts, theme, {card.right() - 0.46, 0.52}, 0.44, section);
}

void drawSection(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
                 const Section& section, unsigned variation) {
  drawBanks(pen, theme, card, variation);
  drawKind(pen, texts, theme, card, section, variation);
}

} // namespace fairway::formats::river
