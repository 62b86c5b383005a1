#include "formats/regatta/print/table_sheet.h"

#include "formats/print/cut_items.h"
#include "formats/print/packing.h"
#include "formats/regatta/picture/brush.h"
#include "formats/regatta/print/page_frame.h"

#include <cmath>
#include <cstdio>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Course;

constexpr double pieceGap = 1.2; // four boats of the usual size stand side by side on A4
constexpr int seats = 4;

void foldLine(const Pen& pen, Point from, Point to) {
  pen.dash({1.2, 0.8});
  pen.move(from);
  pen.line(to);
  pen.use(pageFaint, 0.15);
  pen.stroke();
  pen.dash({});
}

// Half of a hull along the line from stern (left) to bow (right), its side at +y or -y.
void halfHull(const Pen& pen, double length, double half, double way) {
  cairo_t* const c = pen.cairo();
  pen.move({length, 0});
  cairo_curve_to(c, 0.88 * length, way * 0.55 * half, 0.7 * length, way * half, 0.45 * length, way * half);
  cairo_curve_to(c, 0.2 * length, way * half, 0.07 * length, way * 0.8 * half, 0, way * 0.68 * half);
  pen.line({0, 0});
}

// A strip: half a hull, a sail, the same sail upside down, the other half. Folded at the top the sails stand
// back to back, and the two halves are the foot.
class BoatNet {
public:
  BoatNet(const Course& course, int seat, ThemeName theme)
      : length_(course.length), half_(course.beam / 2.0), mast_(1.25 * course.length), seat_(seat),
        theme_(themeOf(theme)) {}

  double width() const { return length_; }
  double height() const { return 2 * half_ + 2 * mast_; }

  void draw(cairo_t* target) const {
    const Pen pen(target);
    const Texts texts(target);
    for (const bool upper : {true, false}) {
      const Pen::Kept kept(pen);
      // The lower half is the upper one turned over the fold in the middle.
      cairo_translate(target, 0, half_ + mast_);
      if (upper) cairo_scale(target, 1, -1);
      cairo_translate(target, 0, mast_);
      drawHalf(pen, texts, upper);
    }
    foldLine(pen, {ridgeLeft(), half_ + mast_}, {ridgeRight(), half_ + mast_});
  }

private:
  double ridgeLeft() const { return 0.42 * length_; }
  double ridgeRight() const { return 0.72 * length_; }

  // The sail's foot lies on the x axis, its head at -y, the half hull at +y.
  void drawHalf(const Pen& pen, const Texts& texts, bool mirrored) const {
    halfHull(pen, length_, half_, 1);
    pen.close();
    pen.use(boatColour(theme_, seat_));
    pen.fillKept();
    drawCutLine(pen, 1);
    pen.polygon({{0, 0}, {ridgeLeft(), -mast_}, {ridgeRight(), -mast_}, {length_, 0}});
    pen.use(rgb(0xFFFFFF));
    pen.fillKept();
    drawCutLine(pen, 1);
    drawSails(pen);
    drawNumber(pen, texts, mirrored);
    foldLine(pen, {0, 0}, {length_, 0});
  }

  // A mainsail behind the mast and a jib before it, on the white of the paper.
  void drawSails(const Pen& pen) const {
    const double mast = 0.57 * length_;
    const double head = -0.95 * mast_;
    cairo_t* const c = pen.cairo();
    pen.move({mast - 0.5, head});
    cairo_curve_to(c, mast - 0.14 * length_, 0.55 * head, mast - 0.3 * length_, 0.3 * head, 0.12 * length_,
                   -0.13 * mast_);
    pen.line({mast - 0.5, -0.1 * mast_});
    pen.close();
    pen.use(boatColour(theme_, seat_).faded(0.55));
    pen.fillKept();
    pen.use(pageInk, 0.2);
    pen.stroke();
    pen.move({mast + 0.7, 0.88 * head});
    cairo_curve_to(c, mast + 0.08 * length_, 0.5 * head, mast + 0.16 * length_, 0.3 * head, 0.9 * length_,
                   -0.12 * mast_);
    cairo_curve_to(c, mast + 0.2 * length_, -0.1 * mast_, mast + 0.1 * length_, -0.1 * mast_, mast + 0.7,
                   -0.13 * mast_);
    pen.close();
    pen.use(boatColour(theme_, seat_).faded(0.3));
    pen.fillKept();
    pen.use(pageInk, 0.2);
    pen.stroke();
    pen.move({mast, 0});
    pen.line({mast, -0.98 * mast_});
    pen.use(pageInk, 0.5);
    pen.stroke();
  }

  void drawNumber(const Pen& pen, const Texts& texts, bool mirrored) const {
    const Pen::Kept kept(pen);
    cairo_translate(pen.cairo(), 0.4 * length_, -0.26 * mast_);
    if (mirrored) cairo_scale(pen.cairo(), 1, -1); // as one reads it, standing on its head
    if (mirrored) cairo_rotate(pen.cairo(), std::numbers::pi);
    texts.drawCentred(std::to_string(seat_), {0.26 * length_, Face::SansBold, Align::Centre}, {}, pageInk);
  }

  double length_;
  double half_;
  double mast_;
  int seat_;
  const Theme& theme_;
};

CutItem boatItem(const Course& course, int seat, ThemeName theme) {
  const BoatNet net(course, seat, theme);
  CutItem item;
  item.name = "a boat";
  item.width = net.width();
  item.height = net.height();
  item.front = [net](cairo_t* target) { net.draw(target); };
  item.startsRow = seat == 1;
  return item;
}

struct BuoyPiece {
  std::string name; // empty: white
  Colour colour;
};

constexpr double ringHeight = 14;
constexpr double flap = 7; // to glue

// A band that becomes a ring of exactly the buoy's diameter when its flap is glued under.
CutItem ringItem(const BuoyPiece& buoy, int diameter) {
  const double round = std::numbers::pi * diameter;
  CutItem item;
  item.name = "a buoy's ring";
  item.width = round + flap;
  item.height = ringHeight;
  item.front = [buoy, round](cairo_t* target) {
    const Pen pen(target);
    const Texts texts(target);
    pen.box({0, 0, round, ringHeight});
    pen.use(buoy.colour);
    pen.fill();
    pen.polygon({{round, 0}, {round + flap, 1.5}, {round + flap, ringHeight - 1.5}, {round, ringHeight}});
    pen.use(rgb(0xFFFFFF));
    pen.fillKept();
    drawCutLine(pen, 1);
    pen.box({0, 0, round, ringHeight});
    drawCutLine(pen, 1);
    foldLine(pen, {round, 0}, {round, ringHeight});
    const Texts::Block block =
        texts.fitted({buoy.name, {4.5, Face::SansBold, Align::Centre}, round - 2, 1}, 0.4);
    texts.draw(block, {1, (ringHeight - texts.measure(block).height) / 2}, inkOn(buoy.colour));
  };
  return item;
}

// A disc as large as the buoy: what boats must not touch.
CutItem footItem(const BuoyPiece& buoy, int diameter) {
  CutItem item;
  item.name = "a buoy's foot";
  item.width = item.height = diameter;
  item.front = [buoy, diameter](cairo_t* target) {
    const Pen pen(target);
    const double radius = diameter / 2.0;
    pen.circle({radius, radius}, radius);
    pen.use(buoy.colour);
    pen.fillKept();
    drawCutLine(pen, 1);
    pen.circle({radius, radius}, 0.6);
    pen.use(inkOn(buoy.colour));
    pen.fill();
  };
  return item;
}

std::vector<CutItem> itemsOf(const Course& course, const PrintOptions& options) {
  const ThemeName theme = themeFor(options.ink, ThemeName::Light);
  std::vector<CutItem> items;
  for (int seat = 1; seat <= seats; ++seat) items.push_back(boatItem(course, seat, theme));
  std::vector<BuoyPiece> buoys{{"", rgb(0xFFFFFF)}, {"", rgb(0xFFFFFF)}};
  for (std::size_t i = 0; i < course.buoys.size(); ++i)
    buoys.push_back({course.buoys[i].name, buoyColour(themeOf(theme), course.buoys[i].name, i)});
  bool first = true;
  for (const BuoyPiece& buoy : buoys) {
    items.push_back(ringItem(buoy, course.buoy));
    items.back().startsRow = first;
    items.push_back(footItem(buoy, course.buoy));
    first = false;
  }
  return items;
}

class PieceSheets {
public:
  PieceSheets(const Course& course, std::string title, const PrintOptions& options)
      : title_(std::move(title)), options_(options), paper_(paperOf(options)),
        items_(itemsOf(course, options)) {
    std::vector<ItemSize> sizes;
    for (const CutItem& item : items_) sizes.push_back({item.width, item.height, item.startsRow});
    Box room = roomOn(paper_, options);
    room.top += headHeight;
    places_ = packed(sizes, room, pieceGap);
  }

  std::optional<NoRoom> fault() const {
    if (places_) return std::nullopt;
    for (const CutItem& item : items_)
      if (!packed({{item.width, item.height, false}}, roomOn(paper_, options_), pieceGap))
        return noRoomFor(item);
    return noRoomFor(items_.front());
  }

  void draw(PageTarget& target) const {
    const int pages = places_->back().page + 1;
    for (int page = 0; page < pages; ++page)
      target.page(paper_.width, paper_.height, [&](cairo_t* paper) { drawPage(paper, page); });
  }

private:
  static constexpr double headHeight = 14;

  NoRoom noRoomFor(const CutItem& item) const {
    char words[200];
    std::snprintf(words, sizeof words, "%s is %.0f x %.0f mm and does not fit on %s: choose a larger --paper",
                  item.name.c_str(), item.width, item.height, nameOf(paper_).c_str());
    return {words, phrase("a boat is larger than the paper; choose a larger paper")};
  }

  void drawPage(cairo_t* target, int page) const {
    const Pen pen(target);
    const Texts texts(target);
    const Box room = roomOn(paper_, options_);
    const std::string how =
        phrase(
            "Boats: cut out, fold the sails back to back along the dashed line at their heads and glue them; "
            "fold the two halves of the hull outwards. Buoys: glue the flap under, so that a ring stands on "
            "its foot.")
            .in(options_.speaker);
    texts.draw({how, {2.8}, room.width(), 3}, {room.left, room.top}, pageInk);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if ((*places_)[i].page != page) continue;
      const Pen::Kept kept(pen);
      cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
      cairo_translate(target, (*places_)[i].at.x, (*places_)[i].at.y);
      items_[i].front(target);
    }
    drawFooter(pen, texts, paper_, options_,
               joined({title_, phrase("pieces"), phrase("print at 100 %")}, " · ").in(options_.speaker));
  }

  std::string title_;
  const PrintOptions& options_;
  Paper paper_;
  std::vector<CutItem> items_;
  std::optional<std::vector<PackedPlace>> places_;
};

} // namespace

PrintJob pieceSheets(const Course& course, const std::string& title, const PrintOptions& options) {
  return {title, options, [course, title, options](PageTarget& target) {
            const PieceSheets sheets(course, title, options);
            auto fault = sheets.fault();
            if (!fault) sheets.draw(target);
            return fault;
          }};
}

} // namespace fairway::formats::regatta
