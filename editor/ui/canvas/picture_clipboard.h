#pragma once

#include "formats/picture/scene.h"

#include <string>

namespace fairway::editor {

// Both forms at once: whoever pastes takes the one that suits them. Images go as a bitmap and as SVG.
void copyPicture(const std::string& png, const std::string& svg);

// The scene as it is shown, without title and legend, and never larger than what can be posted.
void copyScene(const formats::Scene& scene, const formats::PaintOptions& options);

} // namespace fairway::editor
