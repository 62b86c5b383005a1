#include "formats/lake_race/picture/paint.h"

#include "formats/lake_race/picture/brush.h"

namespace fairway::formats {

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
                    options.hexPixels,
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

void paintBoard(cairo_t* target, const BoardScene& scene, const PaintOptions& options) {
  paintLayers(target, scene, options, options.layers.with(Layer::Lake));
}

void paintLayer(cairo_t* target, const BoardScene& scene, const PaintOptions& options, Layer layer) {
  paintLayers(target, scene, options, Layers::none().with(layer));
}

} // namespace fairway::formats
