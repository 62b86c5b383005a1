#pragma once

#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

// Texts that are too long to stand in a test: tests/golden/texts/NAME.txt. FAIRWAY_GOLDEN=write writes them
// anew, and git shows what has changed, line by line.
namespace fairway::test {

inline void expectGoldenText(const std::string& name, const std::string& now) {
  const std::filesystem::path file = sourceDir() / "tests/golden/texts" / (name + ".txt");
  if (std::getenv("FAIRWAY_GOLDEN") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << now;
  }
  std::ifstream in(file, std::ios::binary);
  const std::string golden{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(golden, now) << file;
}

} // namespace fairway::test
