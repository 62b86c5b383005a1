#include "editor/ui/canvas/colours.h"

namespace fairway::editor {

wxColour toWx(const formats::Colour& colour, double alpha) {
  const auto byte = [](double share) { return static_cast<unsigned char>(share * 255 + 0.5); };
  return {byte(colour.red), byte(colour.green), byte(colour.blue), byte(colour.alpha * alpha)};
}

} // namespace fairway::editor
