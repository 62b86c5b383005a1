#include "editor/ui/canvas/colours.h"

#include <cmath>

namespace fairway::editor {

wxColour toWx(const formats::Colour& colour, double alpha) {
  const auto byte = [](double share) { return static_cast<unsigned char>(std::lround(share * 255)); };
  return {byte(colour.red), byte(colour.green), byte(colour.blue), byte(colour.alpha * alpha)};
}

} // namespace fairway::editor
