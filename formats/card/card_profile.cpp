
#include "formats/card/card_panel.h"
#include "formats/picture/signs.h"

#include <algorithm>

namespace fairway::formats {

namespace {

constexpr double profileHead = 18;
constexpr double profileNumbers = 16;
constexpr double betweenProfiles = 16;

// The widths of legs: in proportion, and none so narrow that the marks at its ends touch.
std::vector<double> widthsOf(const std::vector<CardProfile::Part>& parts, double width, double least) {
  double sum = 0;
  for (const CardProfile::Part& part : parts) sum += part.size;
  const auto count = static_cast<double>(parts.size());
  least = std::min(least, width / count);
  const double shared = width - count * least;
  std::vector<double> widths;
  for (const CardProfile::Part& part : parts)
    widths.push_back(least + (sum > 0 ? shared * part.size / sum : shared / count));
  return widths;
}

struct Drawer {
  const Pen& pen;
  const Texts& texts;
  const Theme& theme;
  double letters;
  bool draw;

  double head(const CardProfile& profile, Point at, double width) const {
    const double ofName = profile.total.empty() ? width : 0.42 * width;
    const Texts::Block name =
        texts.fitted({profile.name, {profileHead * letters, Face::SansBold}, ofName, 1}, 0.4);
    const Texts::Block total = texts.fitted(
        {profile.total, {profileHead * letters, Face::Sans, Align::Right}, 0.68 * width, 1}, 0.4);
    const double height = texts.measure(name).height;
    if (draw) {
      texts.draw(name, at, theme.ink);
      if (!profile.total.empty())
        texts.draw(total, {at.x + 0.32 * width, at.y + height - texts.measure(total).height}, theme.inkFaint);
    }
    return height;
  }

  void mark(const std::string& name, Point at, double radius) const {
    drawDisc(pen, theme, at, radius, 0.14 * radius);
    texts.drawCentred(name, {1.15 * radius, Face::SansBold}, at, theme.tokenInk);
  }

  double legs(const CardProfile& profile, Point at, double width) const {
    const double radius = 15 * letters, bar = 12 * letters, numbers = profileNumbers * letters;
    const double middle = at.y + numbers * 0.9 + radius;
    if (draw) {
      const auto widths = widthsOf(profile.parts, width - radius, 2.3 * radius);
      double x = at.x;
      std::vector<double> ends;
      for (std::size_t i = 0; i < widths.size(); ++i) {
        pen.box({x, middle - bar / 2, x + widths[i], middle + bar / 2});
        pen.use(i % 2 == 0 ? cardAccent(theme) : mixed(cardAccent(theme), theme.paper, 0.42));
        pen.fill();
        // between the marks, which the bar ends in
        const double from = i == 0 ? x : x + radius;
        texts.drawCentred(profile.parts[i].text, {numbers},
                          {(from + x + widths[i] - radius) / 2, middle - bar / 2 - 0.75 * numbers},
                          theme.ink);
        ends.push_back(x += widths[i]);
      }
      for (std::size_t i = 0; i < ends.size(); ++i) mark(profile.parts[i].name, {ends[i], middle}, radius);
    }
    return middle + radius - at.y;
  }

  double columns(const CardProfile& profile, Point at, double width) const {
    const double most = 62 * letters, numbers = profileNumbers * letters;
    const double foot = at.y + 1.5 * numbers + most;
    if (draw) {
      double largest = 0;
      for (const CardProfile::Part& part : profile.parts) largest = std::max(largest, part.size);
      const double step = std::min(width / static_cast<double>(profile.parts.size()), 90 * letters);
      for (std::size_t i = 0; i < profile.parts.size(); ++i) {
        const CardProfile::Part& part = profile.parts[i];
        const double x = at.x + (static_cast<double>(i) + 0.5) * step;
        const double top = foot - (largest > 0 ? most * part.size / largest : 0);
        pen.box({x - 0.36 * step, std::min(top, foot - letters), x + 0.36 * step, foot});
        pen.use(mixed(cardAccent(theme), theme.paper, 0.42));
        pen.fill();
        texts.drawCentred(part.text, {std::min(numbers, 0.42 * step)}, {x, top - 0.7 * numbers}, theme.ink);
        texts.drawCentred(part.name, {std::min(numbers, 0.5 * step), Face::SansBold},
                          {x, foot + 0.75 * numbers}, theme.inkFaint);
      }
      pen.move({at.x, foot});
      pen.line({at.x + step * static_cast<double>(profile.parts.size()), foot});
      pen.use(theme.inkFaint, letters);
      pen.stroke();
    }
    return foot + 1.4 * numbers - at.y;
  }
};

} // namespace

double layProfiles(const Pen& pen, const Texts& texts, const Theme& theme,
                   const std::vector<CardProfile>& profiles, Point at, double width, double letters,
                   bool draw) {
  const Drawer drawer{pen, texts, theme, letters, draw};
  const double top = at.y;
  for (const CardProfile& profile : profiles) {
    if (at.y > top) at.y += betweenProfiles * letters;
    at.y += drawer.head(profile, at, width) + 4 * letters;
    if (profile.parts.empty()) continue;
    at.y += profile.shape == CardProfile::Shape::Legs ? drawer.legs(profile, at, width)
                                                      : drawer.columns(profile, at, width);
  }
  return at.y - top;
}

} // namespace fairway::formats
