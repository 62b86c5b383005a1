#include "formats/pool/picture/brush.h"

namespace fairway::formats::pool {

namespace {

using Painter = void (*)(const Brush&);

constexpr std::array<Painter, layerCount> painters{paintGround, paintGrid, paintLabels, paintBars,
                                                   paintStart,  paintHome, paintTiles,  paintFindings};

void paintLayers(cairo_t* target, const PoolScene& scene, const PaintOptions& options, Layers layers) {
  const Texts texts(target);
  const Brush brush{Pen(target),
                    texts,
                    scene,
                    themeOf(options.theme),
                    paletteOf(options.theme),
                    options.unitPixels,
                    options.edge,
                    options.visible.value_or(scene.box())};
  for (int layer = 0; layer < layerCount; ++layer) {
    if (!layers.has(layer)) continue;
    const Pen::Kept kept(brush.pen);
    cairo_new_path(target);
    cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
    painters[static_cast<std::size_t>(layer)](brush);
  }
}

} // namespace

void PoolScene::paint(cairo_t* target, const PaintOptions& options) const {
  paintLayers(target, *this, options, options.layers.with(Layer::Pool));
}

void PoolScene::paintLayer(cairo_t* target, const PaintOptions& options, int layer) const {
  paintLayers(target, *this, options, Layers::none().with(layer));
}

} // namespace fairway::formats::pool
