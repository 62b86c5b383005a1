#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/picture/far_view.h"

namespace fairway::formats::lake_race {

namespace {

using Painter = void (*)(const Brush&);

constexpr std::array<Painter, layerCount> painters{paintLake,       paintHeat,    paintGrid,  paintLabels,
                                                   paintStartCells, paintSlots,   paintGates, paintRoute,
                                                   paintCourse,     paintFindings};

void paintLayers(cairo_t* target, const BoardScene& scene, const PaintOptions& options, Layers layers) {
  const Texts texts(target);
  const Brush brush{Pen(target),
                    texts,
                    scene,
                    themeOf(options.theme),
                    options.unitPixels,
                    options.edge,
                    options.visible.value_or(scene.box())};
  for (const Layer layer : allLayers()) {
    if (!layers.has(layer)) continue;
    const Pen::Kept kept(brush.pen);
    cairo_new_path(target);
    cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
    painters[static_cast<std::size_t>(layer)](brush);
  }
}

} // namespace

void BoardScene::paint(cairo_t* target, const PaintOptions& options) const {
  paintLayers(target, *this, options, options.layers.with(Layer::Lake));
}

void BoardScene::paintLayer(cairo_t* target, const PaintOptions& options, int layer) const {
  paintLayers(target, *this, options, Layers::none().with(layer));
}

Layers BoardScene::paintFar(const PixelGrid& pixels, const View& view, const PaintOptions& options) const {
  if (!isFarView(options.unitPixels)) return Layers::none();
  paintFarLake(pixels, view, *this, options);
  return Layers::none().with(Layer::Lake).with(Layer::Grid);
}

} // namespace fairway::formats::lake_race
