#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fairway::editor {

// Where the samples lie: $FAIRWAY_SAMPLES, else beside the installed program, else in the sources.
std::filesystem::path samplesFolder();

struct Sample {
  std::filesystem::path file;
  std::string name; // as the document calls itself
};

// Those of a kind ("lake", "course", "tileset"), by name.
std::vector<Sample> samplesOf(const std::string& kind);

} // namespace fairway::editor
