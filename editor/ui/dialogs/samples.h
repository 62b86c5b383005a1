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

// Those of a kind ("lake", "course", "tileset"), by name. Several games may have the kind; empty: any.
std::vector<Sample> samplesOf(std::string_view kind, std::string_view game = {});

} // namespace fairway::editor
