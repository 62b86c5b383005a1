#include "formats/card/card_scene.h"

#include "formats/card/card_panel.h"
#include "formats/picture/legend.h"
#include "formats/picture/surfaces.h"

#include <array>

namespace fairway::formats {

namespace {

constexpr std::array<std::string_view, 3> cardLayers{"paper", "board", "texts"};
enum class CardLayer : std::uint8_t { Paper, Board, Texts };

constexpr double cardMargin = 34;
constexpr double cardWater = 20;    // between the board and the card's edge
constexpr double mostOfWidth = 0.6; // that the board may take
constexpr double belowBoard = 230;  // room under a board that is worth using

} // namespace

CardScene::CardScene(const Scene& board, CardContent content, const PaintOptions& paint, double width,
                     double height)
    : scene_(board), content_(std::move(content)), paint_(paint), box_{0, 0, width, height} {
  using enum CardBlock;
  const Box& its = board.box();
  const double unit =
      std::min((mostOfWidth * width - 2 * cardWater) / its.width(), (height - 2 * cardWater) / its.height());
  const double wide = unit * its.width(), high = unit * its.height();
  const bool below = height - high - 2 * cardWater > belowBoard && !content_.profiles.empty();
  water_ = {0, 0, wide + 2 * cardWater, below ? high + 2 * cardWater : height};
  const Point corner{cardWater, (water_.height() - high) / 2};
  board_ = {corner.x, corner.y, corner.x + wide, corner.y + high};

  const Box beside{water_.right + cardMargin, cardMargin - 6, width - cardMargin, height - cardMargin + 12};
  const Measuring measuring;
  const auto add = [&](const Box& box, std::vector<CardBlock> blocks) {
    columns_.push_back(
        fittedColumn(measuring.context(), themeOf(paint_.theme), content_, {box, std::move(blocks)}));
  };
  if (below) {
    add(beside, {Head, Verdict, Basis});
    add({cardMargin, water_.bottom + cardMargin, water_.right - cardWater, height - cardMargin},
        {Figures, Profiles});
  } else {
    add(beside, {Head, Figures, Verdict, Profiles, Basis});
  }
}

CardScene::~CardScene() = default;

std::span<const std::string_view> CardScene::layerNames() const {
  return cardLayers;
}

std::vector<LegendEntry> CardScene::legend(const Theme&, Layers, const Speaker&) const {
  return {};
}

void CardScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  if (layers.has(CardLayer::Paper)) paintGround(target);
  if (layers.has(CardLayer::Board)) paintBoard(target, options.unitPixels);
  if (layers.has(CardLayer::Texts)) paintTexts(target);
}

void CardScene::paintGround(cairo_t* target) const {
  const Pen pen(target);
  const Theme& theme = themeOf(paint_.theme);
  pen.box(box_);
  pen.use(theme.paper);
  pen.fill();
  if (theme.sparesInk()) return;
  pen.box(water_);
  pen.use(cardAccent(theme));
  pen.fill();
}

void CardScene::paintBoard(cairo_t* target, double unitPixels) const {
  const Pen::Kept kept{Pen(target)};
  const double unit = board_.width() / scene_.box().width();
  cairo_translate(target, board_.left - unit * scene_.box().left, board_.top - unit * scene_.box().top);
  cairo_scale(target, unit, unit);
  PaintOptions paint = paint_;
  paint.unitPixels = unit * unitPixels;
  constexpr double sign = 27; // a buoy with its arrow
  paint.leastSign = sign / unit;
  scene_.paint(target, paint);
}

void CardScene::paintTexts(cairo_t* target) const {
  const Pen::Kept kept{Pen(target)};
  cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  for (const CardColumn& column : columns_) CardPanel(target, themeOf(paint_.theme), content_, column).draw();
}

} // namespace fairway::formats
