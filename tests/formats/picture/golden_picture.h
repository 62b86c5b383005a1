#pragma once

#include "formats/picture/scene.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

// Golden pictures: tests/golden/pictures/GAME/NAME--THEME.ppm, each a scene averaged over blocks of pixels.
// So a coast that moves, a colour or a missing buoy shows, another version of the fonts does not.
// FAIRWAY_GOLDEN=write writes them anew: look at them, and at the change, before committing.
namespace fairway::test {

struct GoldenSize {
  int across = 64; // blocks
  int down = 64;
  int block = 16;    // pixels, each way
  int farthest = 40; // what a block may differ by
};

// Red, green and blue of each block.
std::vector<int> averaged(const formats::Scene& scene, formats::ThemeName theme, const GoldenSize& size);

void expectGolden(const std::string& game, const std::string& name, const formats::Scene& scene,
                  formats::ThemeName theme, const GoldenSize& size);

// All golden pictures of a game whose names are those of samples.
void expectGoldenSamples(
    const std::string& game, const GoldenSize& size,
    const std::function<std::unique_ptr<formats::Scene>(const std::string& sample)>& sceneOf);

} // namespace fairway::test
