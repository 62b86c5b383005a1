#include "formats/picture/scene.h"

namespace fairway::formats {

Layers Scene::paintFar(const PixelGrid& /*pixels*/, const View& /*view*/,
                       const PaintOptions& /*options*/) const {
  return Layers::none();
}

double Scene::layHeatScale(const Pen& /*pen*/, const Texts& /*texts*/, const PaintOptions& /*options*/,
                           Point /*at*/, double /*width*/, bool /*draw*/) const {
  return 0;
}

} // namespace fairway::formats
